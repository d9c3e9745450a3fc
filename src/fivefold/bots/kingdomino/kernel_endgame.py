"""The best that a kingdom can become with dominoes that are known: every way to lay them is tried."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import points_of, rank_of
from fivefold.games.kingdomino.kernel import FIELDS, MOST_PLACES, Table, lay, list_places
from fivefold.kernels import kernel

TOO_MUCH = -1


@kernel
def best_rank(
    kingdom: Table,
    dominoes: Table,
    size: int,
    bonus: int,
    boards: Table,
    found: Table,
    many: Table,
    tried: Table,
    work: int,
) -> tuple[int, int]:
    """The greatest rank number (`rank_of`) after laying these dominoes in turn, 0 among them meaning none, and the work
    that is left; TOO_MUCH when it was not enough. What fits must be laid (KD7)."""
    n = len(dominoes)
    best = -1
    depth = 0
    boards[0] = kingdom
    many[0] = -1
    while depth >= 0:
        if depth == n:
            points = points_of(boards[depth], size, bonus)
            if points << 16 | 0xFFFF > best:
                best = max(best, rank_of(boards[depth], points, bonus))
            depth -= 1
            continue
        if many[depth] < 0:
            work -= 1
            if work < 0:
                return TOO_MUCH, 0
            many[depth] = list_places(boards[depth], dominoes[depth], size, found[depth]) if dominoes[depth] else 0
            tried[depth] = 0
        if tried[depth] >= max(1, many[depth]):
            depth -= 1
            continue
        boards[depth + 1] = boards[depth]
        if many[depth]:
            lay(boards[depth + 1], dominoes[depth], found[depth, tried[depth]])
        tried[depth] += 1
        depth += 1
        if depth < n:
            many[depth] = -1
    return best, work


@kernel
def best_ranks(kingdoms: Table, ways: Table, size: int, bonus: int, work: int) -> tuple[Table, int]:
    """`best_rank` of each kingdom (a row) with each way (a row of dominoes), and the work left: TOO_MUCH if none is."""
    depth = ways.shape[1]
    boards = np.zeros((depth + 1, FIELDS), np.int64)
    found = np.zeros((depth + 1, MOST_PLACES), np.int64)
    many = np.zeros(depth + 1, np.int64)
    tried = np.zeros(depth + 1, np.int64)
    ranks = np.zeros((len(kingdoms), len(ways)), np.int64)
    for k in range(len(kingdoms)):
        for w in range(len(ways)):
            ranks[k, w], work = best_rank(kingdoms[k], ways[w], size, bonus, boards, found, many, tried, work)
            if ranks[k, w] == TOO_MUCH:
                return ranks, TOO_MUCH
    return ranks, work


@kernel
def laid_each(kingdom: Table, domino: int, places: Table) -> Table:
    """The kingdom with the domino at each of these places (-1: nowhere), a row for each."""
    boards = np.empty((len(places), FIELDS), np.int64)
    for i in range(len(places)):
        boards[i] = kingdom
        if places[i] >= 0:
            lay(boards[i], domino, places[i])
    return boards
