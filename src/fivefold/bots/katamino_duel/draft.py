"""The draft (KT13) as a game of its own: who has the better six pieces?

After the draft everything is fixed by the starter's six pieces: 924 divisions. What is known of them is carried back
through the picks by minimax. While some are unknown, proof numbers say which division to solve next.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations

import numpy as np

from fivefold.games.katamino.pieces import ALL, set_of
from fivefold.games.katamino_duel.kernel import Table

PICKS = 12
MANY = 1 << 40
BUSY = 12  # what a division in work counts for, so that the next worker takes another

DIVISIONS = tuple(sorted(set_of(numbers) for numbers in combinations(range(1, 13), 6)))
"""The starter's pieces in every division."""


@dataclass(frozen=True, slots=True)
class Level:
    """Every state after a number of picks: the hands of both, and which states of the next level each pick leads to."""

    hands: tuple[tuple[int, int], ...]
    number: Mapping[tuple[int, int], int]
    children: Table


@cache
def levels() -> tuple[Level, ...]:
    """The states of a draft, level by level.

    >>> [len(level.hands) for level in levels()][:4], len(levels()[12].hands)
    ([1, 12, 132, 660], 924)
    """
    states: list[tuple[tuple[int, int], ...]] = [((0, 0),)]
    for picks in range(PICKS):
        after = {child for state in states[-1] for child in _following(state, picks)}
        states.append(tuple(sorted(after)))
    numbers = [{state: i for i, state in enumerate(level)} for level in states]
    found = []
    for picks, level in enumerate(states):
        rows = [[numbers[picks + 1][c] for c in _following(s, picks)] for s in level] if picks < PICKS else []
        found.append(Level(level, numbers[picks], np.array(rows, np.int64)))
    return tuple(found)


def _children(first: int, second: int) -> list[tuple[int, int]]:
    """The hands after each pick, in the order of the pieces."""
    return _following((first, second), (first | second).bit_count())


def _following(hands: tuple[int, int], picks: int) -> list[tuple[int, int]]:
    free = ALL & ~(hands[0] | hands[1])
    bits = [1 << piece for piece in range(12) if free >> piece & 1]
    if picks % 2 == 0:
        return [(hands[0] | bit, hands[1]) for bit in bits]
    return [(hands[0], hands[1] | bit) for bit in bits]


@dataclass(frozen=True, slots=True)
class Pick:
    """A piece that can be picked, seen by who picks it: does it win (None: not known yet), which next pick refutes it,
    and of the divisions that can still come about, how many there are, are solved, and are won.
    """

    piece: int
    wins: bool | None
    refutation: int | None
    divisions: int
    solved: int
    won: int


class Draft:
    """The draft with what is known of its divisions: by the starter's pieces, does the starter win?"""

    def __init__(self, known: Mapping[int, bool], busy: Iterable[int] = ()) -> None:
        self.known = dict(known)
        last = levels()[PICKS].hands
        in_work = frozenset(busy)
        proof, disproof = (np.ones(len(last), np.int64) for _ in range(2))
        for i, (starter, _) in enumerate(last):
            if starter in self.known:
                proof[i], disproof[i] = (0, MANY) if self.known[starter] else (MANY, 0)
            elif starter in in_work:
                proof[i] = disproof[i] = BUSY
        self.proof, self.disproof = [proof], [disproof]
        for picks in range(PICKS - 1, -1, -1):
            children = levels()[picks].children
            below, against = self.proof[0][children], self.disproof[0][children]
            if picks % 2:
                below, against = against, below
            best, all_of = below.min(axis=1), np.minimum(against.sum(axis=1), MANY)
            self.proof.insert(0, all_of if picks % 2 else best)
            self.disproof.insert(0, best if picks % 2 else all_of)

    def value(self, first: int, second: int) -> bool | None:
        """Does the starter win from these hands, each side picking best? None: not known yet.

        >>> Draft({}).value(0, 0) is None, Draft(dict.fromkeys(DIVISIONS, True)).value(0, 0)
        (True, True)
        """
        picks = (first | second).bit_count()
        i = levels()[picks].number[first, second]
        if self.proof[picks][i] == 0:
            return True
        return False if self.disproof[picks][i] == 0 else None

    def share(self, first: int, second: int) -> float:
        """Of the known divisions that can still come about, the share that the starter wins; a half if none is known.

        >>> Draft({63: True}).share(0, 0)
        1.0
        """
        open_ones = [wins for starter, wins in self.known.items() if not first & ~starter and not second & starter]
        return sum(open_ones) / len(open_ones) if open_ones else 0.5

    def picks(self, first: int, second: int) -> tuple[Pick, ...]:
        """Every piece that can be picked from these hands, with what is known of it.

        >>> by_pieces = Draft({starter: bool(starter & 1) for starter in DIVISIONS})  # who has piece 1 wins
        >>> [(pick.piece, pick.wins, pick.refutation) for pick in by_pieces.picks(0, 0)][:2]
        [(1, True, None), (2, False, 1)]
        """
        seat = (first | second).bit_count() % 2
        return tuple(
            self._pick(child, seat, child[seat] & ~(first, second)[seat]) for child in _children(first, second)
        )

    def _pick(self, hands: tuple[int, int], seat: int, bit: int) -> Pick:
        wins = self.value(*hands)
        if wins is not None and seat:
            wins = not wins
        refutation = None
        if wins is False and hands[0] | hands[1] != ALL:
            lost = next(child for child in _children(*hands) if self.value(*child) is bool(seat))
            refutation = ((lost[0] | lost[1]) & ~(hands[0] | hands[1])).bit_length()
        coming = [starter for starter in DIVISIONS if not hands[0] & ~starter and not hands[1] & starter]
        solved = [self.known[starter] for starter in coming if starter in self.known]
        won = len(solved) - sum(solved) if seat else sum(solved)
        return Pick(bit.bit_length(), wins, refutation, len(coming), len(solved), won)

    def next_division(self) -> int | None:
        """The unknown division that most likely helps to settle the draft; once it is settled, any; None: all known.

        >>> Draft({}).next_division() in DIVISIONS
        True
        """
        i = 0
        if self.value(0, 0) is not None:
            return next((starter for starter in DIVISIONS if starter not in self.known), None)
        for picks in range(PICKS):
            children = levels()[picks].children[i]
            numbers = self.disproof if picks % 2 else self.proof
            i = int(children[int(np.argmin(numbers[picks + 1][children]))])
        return levels()[PICKS].hands[i][0]
