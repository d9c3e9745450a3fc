"""The classes of `fivefold.bots.pentago.kernel_solver`: sets of the root's empty cells, in its order.

A class of level k is two sets: `own` of the side to move (k // 2 cells) and `other` of the side that has just moved.
Rows go by `other`, columns by `own` within the cells that are left, both in colexicographic order.
"""

from __future__ import annotations

import itertools
from functools import cache
from math import comb
from typing import NamedTuple

import numpy as np

from training.pentago.arrays import Array, xp


def class_count(cells: int, level: int) -> int:
    """How many classes a level has.

    >>> class_count(18, 2)
    306
    """
    own = level // 2
    return comb(cells, level - own) * comb(cells - level + own, own)


class Classes(NamedTuple):
    """The classes of a level in order, and for each of the root's empty cells the class on the next level after a
    marble there (-1 where the cell is taken); `after` is empty on the last level.
    """

    own: Array
    other: Array
    after: tuple[Array, ...]


def sets_of(cells: int, size: int) -> Array:
    """The sets of a size in colexicographic order.

    >>> sets_of(3, 2).tolist()
    [3, 5, 6]
    """
    found = (sum(1 << i for i in chosen) for chosen in itertools.combinations(range(cells), size))
    return np.array(sorted(found), np.int64)


def rank_of(sets: Array, cells: int) -> Array:
    """The colexicographic rank of each set among those of its size."""
    rank, size = np.zeros_like(sets), np.zeros_like(sets)
    for i in range(cells):
        bit = sets >> i & 1
        size += bit
        rank += bit * np.array([comb(i, k) for k in range(cells + 1)])[size]
    return rank


def spread(sets: Array, taken: Array, cells: int) -> Array:
    """Sets of the free cells, counted without the taken ones, as sets of all cells."""
    found, place = np.zeros((2, *np.broadcast(sets, taken).shape), np.int64)
    for i in range(cells):
        free = taken >> i & 1 ^ 1
        found |= (sets >> place & 1 & free) << i
        place += free
    return found


def squeezed(sets: Array, taken: Array, cells: int) -> Array:
    """The reverse of `spread`."""
    found, place = np.zeros((2, *np.broadcast(sets, taken).shape), np.int64)
    for i in range(cells):
        free = taken >> i & 1 ^ 1
        found |= (sets >> i & free) << place
        place += free
    return found


@cache
def classes(cells: int, depth: int) -> tuple[Classes, ...]:
    """The classes of the levels 0 to `depth`."""
    found = []
    for level in range(depth + 1):
        own_size = level // 2
        other_size = level - own_size
        columns = sets_of(cells - other_size, own_size)
        other = np.repeat(sets_of(cells, other_size), len(columns))
        own = spread(np.tile(columns, comb(cells, other_size)), other, cells)
        after = []
        for cell in range(cells if level < depth else 0):
            placed = own | 1 << cell
            inner = rank_of(squeezed(other, placed, cells), cells)
            child = rank_of(placed, cells) * comb(cells - own_size - 1, other_size) + inner
            after.append(xp.asarray(np.where((own | other) >> cell & 1 == 1, -1, child)))
        found.append(Classes(xp.asarray(own), xp.asarray(other), tuple(after)))
    return tuple(found)


def placed(root: Array | int, sets: Array, cells: Array) -> Array:
    """The root's marbles with those of a set; `cells` [.., empty cell] may differ from board to board."""
    chosen = sets[..., None] >> xp.arange(cells.shape[-1]) & 1
    return (chosen << cells).sum(-1) | root
