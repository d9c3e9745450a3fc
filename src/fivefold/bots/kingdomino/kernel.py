"""What greed sees in a kingdom: points gained, terrain joined, holes made, and the best next domino."""

from __future__ import annotations

import numpy as np

from fivefold.games.kingdomino.kernel import (
    CROWNS,
    FIELDS,
    FILLED,
    MOST_PLACES,
    TERRAIN,
    Table,
    beside,
    count,
    gained,
    lay,
    list_places,
)
from fivefold.kernels import kernel

POINT, JOINED, HOLE, CROWN = 4, 2, 6, 3  # what each is worth
NO_PLACE = -8  # of a domino that would be discarded


@kernel
def holes(kingdom: Table) -> int:
    """Free squares with filled ones on all four sides."""
    filled = kingdom[FILLED]
    return count(filled << 1 & filled >> 1 & filled << 8 & filled >> 8 & ~filled)


@kernel
def worth_of_laying(kingdom: Table, domino: int, place: int, after: Table) -> int:
    """The worth of one placing; `after` becomes the kingdom with it."""
    after[:] = kingdom
    first, second = lay(after, domino, place)
    joined = count(beside(first) & after[TERRAIN[domino - 1, 0]]) + count(
        beside(second) & after[TERRAIN[domino - 1, 1]]
    )
    return POINT * gained(after, domino, first, second) + JOINED * joined - HOLE * (holes(after) - holes(kingdom))


@kernel
def hope(kingdom: Table, domino: int, size: int, found: Table, after: Table) -> int:
    """The worth of choosing a domino: its best place as things stand, and its crowns."""
    if domino == 0:
        return 0
    best = NO_PLACE
    for i in range(list_places(kingdom, domino, size, found)):
        best = max(best, worth_of_laying(kingdom, domino, found[i], after))
    return best + CROWN * (CROWNS[domino - 1, 0] + CROWNS[domino - 1, 1])


@kernel
def worths(kingdom: Table, domino: int, size: int, picks: Table) -> tuple[Table, Table]:
    """The places of a domino (-1 for none) and the worth of each with each choice; domino 0 is the first round."""
    found = np.empty(MOST_PLACES, np.int64)
    later = np.empty(MOST_PLACES, np.int64)
    after = np.empty(FIELDS, np.int64)
    last = np.empty(FIELDS, np.int64)
    n = 0 if domino == 0 else list_places(kingdom, domino, size, found)
    worth = np.zeros((max(1, n), len(picks)), np.int64)
    after[:] = kingdom
    if n == 0:
        found[0] = -1
        n = 1
    for i in range(n):
        now = 0 if found[i] < 0 else worth_of_laying(kingdom, domino, found[i], after)
        for j in range(len(picks)):
            worth[i, j] = now + hope(after, picks[j], size, later, last)
    return found[:n], worth
