"""How the classes of a sweep lie in memory (see `kernel_solver.py`), and in which parts a level is solved."""

from __future__ import annotations

from functools import cache
from math import comb

import numpy as np

from fivefold.bots.pentago import kernel_solver as kernel
from fivefold.games.pentago.kernel import Table

BLOCK_WORK = 100  # what a block takes beside its classes
WORK_AT_ONCE = 300_000  # classes; a few thousandths of a second, so that a search can be watched and stopped
NEAR = 9  # cells, of a sweep with many marbles: a block and what it is met with fit the caches
FEW = 8  # turns; up to here most far sets are small, so blocks with more near cells are better
NEAR_CLASSES = 60_000


def classes(cells: int, level: int) -> int:
    """How many classes a level has: the ways to put its marbles on the empty cells.

    >>> classes(18, 2)
    306
    """
    mine = level // 2
    theirs = level - mine
    return comb(cells, theirs) * comb(cells - theirs, mine)


@cache
def near_cells(cells: int, last: int) -> int:
    """How many of the cells are near ones in a sweep of `last` turns.

    >>> near_cells(18, 18), near_cells(28, 6), near_cells(20, 3)
    (9, 12, 20)
    """
    near, most = 1, min(cells, NEAR) if last > FEW else cells
    while near < most and _classes_within(near + 1, last) <= NEAR_CLASSES:
        near += 1
    return near


def _classes_within(cells: int, turns: int) -> int:
    mine, theirs = min(turns // 2, cells), (turns + 1) // 2
    return sum(comb(cells, a) * comb(cells - a, b) for a in range(mine + 1) for b in range(min(theirs, cells - a) + 1))


def near_classes(near: int, last: int, swapped: int) -> kernel.Near:
    """The classes of the near cells, in the levels where the root's side moves or is `swapped`."""
    last = min(last, 2 * near)
    return _near_classes(near, last // 2, (last + 1) // 2, swapped)


_near_classes = cache(kernel.list_near)


@cache
def begins(cells: int, near: int, level: int) -> Table:
    """In which class the blocks of a level begin [mine, theirs on far cells]."""
    far, mine, theirs = cells - near, level // 2, level - level // 2
    found, total = np.zeros((far + 2, far + 2), np.int64), 0
    for a in range(far + 1):
        for b in range(far - a + 1):
            found[a, b] = total
            i, j = mine - a, theirs - b
            if i >= 0 and j >= 0 and i + j <= near:
                total += comb(far, a) * comb(far - a, b) * comb(near, i) * comb(near - i, j)
    return found


@cache
def parts(cells: int, near: int, level: int) -> list[tuple[Table, int]]:
    """A level's far sets of the side that has just moved, in parts of about `WORK_AT_ONCE`; and the work of each.

    >>> [(items.tolist(), work) for items, work in parts(12, 9, 2)]
    [([[0, 0, 1], [1, 0, 3]], 1432)]
    """
    far, mine, theirs = cells - near, level // 2, level - level // 2
    found: list[tuple[Table, int]] = []
    items, work = [], 0
    for count in range(max(0, theirs - near), min(theirs, far) + 1):
        fewest = max(0, mine + theirs - count - near)
        blocks = sum(comb(far - count, mine_far) for mine_far in range(fewest, min(mine, far - count) + 1))
        per_set = comb(near, theirs - count) * comb(cells - theirs, mine) + BLOCK_WORK * blocks
        step = max(1, WORK_AT_ONCE // per_set)
        sets = comb(far, count)
        for begin in range(0, sets, step):
            end = min(begin + step, sets)
            items.append((count, begin, end))
            work += (end - begin) * per_set
            if work >= WORK_AT_ONCE:
                found.append((np.array(items), work))
                items, work = [], 0
    if items:
        found.append((np.array(items), work))
    return found
