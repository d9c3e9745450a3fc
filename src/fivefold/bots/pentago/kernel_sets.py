"""Sets of cells, counted in colexicographic order: a set's rank does not depend on how many cells there are.

A set is an int, one bit a cell. The upper cells of a set add to its rank what depends on them and on how many lower
ones there are, so all sets with the same upper cells and as many lower ones follow each other.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.pentago.kernel import marbles_in
from fivefold.kernels import kernel

BINOMIAL = np.array([[1 if k == 0 else 0 for k in range(22)]] * 37)
for _n in range(1, 37):
    for _k in range(1, 22):
        BINOMIAL[_n, _k] = BINOMIAL[_n - 1, _k - 1] + BINOMIAL[_n - 1, _k]

RANK_PART = np.ascontiguousarray(BINOMIAL[:, 1:].T)
"""[i, place]: what the i-th cell of a set adds to the set's rank."""


@kernel
def next_set(chosen: int) -> int:
    """The next set of the same size."""
    lowest = chosen & -chosen
    ripple = chosen + lowest
    return ripple | (chosen ^ ripple) >> 2 + marbles_in(lowest - 1)


@kernel
def rank_above(chosen: int, without: int, lower: int, cells: int) -> int:
    """What the cells of a set add to its rank if each lies `cells` cells higher, above `lower` others of the set, and
    the cells of `without` are not counted.
    """
    rank = 0
    n = lower
    while chosen:
        rank += RANK_PART[n, cells + marbles_in((chosen & -chosen) - 1 & ~without)]
        chosen &= chosen - 1
        n += 1
    return rank


@kernel
def rank_of(chosen: int) -> int:
    """The rank of a set among the sets of its size."""
    return rank_above(chosen, 0, 0, 0)


@kernel
def rank_beside(chosen: int, without: int) -> int:
    """The rank of a set among the sets of its size that have no cell of `without`."""
    return rank_above(chosen, without, 0, 0)


@kernel
def set_of_rank(rank: int, size: int) -> int:
    """The set of a size that has this rank."""
    chosen = 0
    for n in range(size, 0, -1):
        i = n - 1
        while BINOMIAL[i + 1, n] <= rank:
            i += 1
        rank -= BINOMIAL[i, n]
        chosen |= 1 << i
    return chosen


@kernel
def spread_beside(chosen: int, without: int) -> int:
    """The set whose cells are counted among those that are not in `without`; `rank_beside` gives its rank back."""
    found = 0
    cell = 0
    while chosen:
        if without >> cell & 1 == 0:
            found |= (chosen & 1) << cell
            chosen >>= 1
        cell += 1
    return found
