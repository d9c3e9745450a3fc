"""Lots: chance enters a tournament only here, and is written down.

A lot puts its candidates into an order. With a seed, anyone can work the order out again: each candidate gets the
SHA-256 of `seed/purpose/number`, and the smallest comes first. A lot drawn from a hat has no seed, only its outcome.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

Pick = Callable[[int], int]
"""Gives a number from 0 to n - 1."""


def lot_order(purpose: str, candidates: Sequence[int], seed: str) -> tuple[int, ...]:
    """The candidates in the order that the seed gives them.

    >>> lot_order("seating", [1, 2, 3, 4], "snow")
    (4, 3, 1, 2)
    """
    return tuple(sorted(candidates, key=lambda number: (_ticket(purpose, number, seed), number)))


def _ticket(purpose: str, number: int, seed: str) -> str:
    return hashlib.sha256(f"{seed}/{purpose}/{number}".encode()).hexdigest()


def picks(seed: str) -> Pick:
    """An endless row of numbers out of a seed, for rehearsals.

    >>> pick = picks("snow")
    >>> [pick(6) for _ in range(5)]
    [1, 4, 2, 2, 1]
    """
    count = 0

    def pick(n: int) -> int:
        nonlocal count
        count += 1
        return int.from_bytes(hashlib.blake2b(f"{seed}/{count}".encode(), digest_size=8).digest(), "big") % n

    return pick
