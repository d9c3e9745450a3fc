"""The heuristic of the player `greedy`: points gained, equal squares joined, no holes; one pick ahead."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import crowns_of
from fivefold.games.kingdomino.kernel import (
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

POINT, JOINED, HOLE, CROWN = 4, 2, 6, 3  # the weight of each
NO_PLACE = -8  # the score of a domino that would be discarded


@kernel
def holes(kingdom: Table) -> int:
    """Free squares with filled ones on all four sides."""
    filled = kingdom[FILLED]
    return count(filled << 1 & filled >> 1 & filled << 8 & filled >> 8 & ~filled)


@kernel
def place_score(kingdom: Table, domino: int, place: int, after: Table) -> int:
    """The score of one place; `after` becomes the kingdom with the domino there."""
    after[:] = kingdom
    first, second = lay(after, domino, place)
    joined = count(beside(first) & after[TERRAIN[domino - 1, 0]]) + count(
        beside(second) & after[TERRAIN[domino - 1, 1]]
    )
    return POINT * gained(after, domino, first, second) + JOINED * joined - HOLE * (holes(after) - holes(kingdom))


@kernel
def pick_score(kingdom: Table, domino: int, size: int, found: Table, after: Table) -> int:
    """The score of picking a domino: that of its best place today, and its crowns."""
    if domino == 0:
        return 0
    best = NO_PLACE
    for i in range(list_places(kingdom, domino, size, found)):
        best = max(best, place_score(kingdom, domino, found[i], after))
    return best + CROWN * crowns_of(domino)


@kernel
def heuristic_scores(kingdom: Table, domino: int, size: int, picks: Table) -> tuple[Table, Table]:
    """The places of a domino (-1 for none) and the score of each with each pick; domino 0 is the first round."""
    found = np.empty(MOST_PLACES, np.int64)
    later = np.empty(MOST_PLACES, np.int64)
    after = np.empty(FIELDS, np.int64)
    last = np.empty(FIELDS, np.int64)
    n = 0 if domino == 0 else list_places(kingdom, domino, size, found)
    scores = np.zeros((max(1, n), len(picks)), np.int64)
    after[:] = kingdom
    if n == 0:
        found[0] = -1
        n = 1
    for i in range(n):
        now = 0 if found[i] < 0 else place_score(kingdom, domino, found[i], after)
        for j in range(len(picks)):
            scores[i, j] = now + pick_score(after, picks[j], size, later, last)
    return found[:n], scores
