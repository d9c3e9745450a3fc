"""A seed that is fixed before anybody can know what it would bring.

Whoever holds a secret publishes a hash of it before the start (`committed`). From the secret follows a chain of
seeds, one for each round: the seed of round 3 hashed once is that of round 2, hashed three times the published hash.
So everyone can check at once that a lot has the only seed it could have, and nobody can work out the seeds of later
rounds. A draw that is undone and drawn again has the same seed, so trying again brings nothing.
"""

from __future__ import annotations

import hashlib
import re

ROUNDS = 64
"""How many rounds one secret is good for; no format has more."""
HASH = re.compile("[0-9a-f]{64}")


def seed_hash(secret: str) -> str:
    """What is published before the start.

    >>> seed_hash("snow")[:12]
    '38555c416c5a'
    """
    return round_seed(secret, 0)


def round_seed(secret: str, number: int) -> str:
    """The seed of the lots that are drawn for a round, counted from 1.

    >>> belongs(round_seed("snow", 3), 3, seed_hash("snow"))
    True
    """
    if not 0 <= number <= ROUNDS:
        raise ValueError("a secret has no seed for this round")
    return _hashed(secret, ROUNDS - number + 1)


def belongs(seed: str, number: int, published: str) -> bool:
    """Is this the seed of that round?"""
    return number <= ROUNDS and HASH.fullmatch(seed) is not None and _hashed(seed, number) == published


def _hashed(text: str, times: int) -> str:
    for _ in range(times):
        text = hashlib.sha256(f"fivefold-seed/{text}".encode()).hexdigest()
    return text
