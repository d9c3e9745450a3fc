"""The boards one turn after a board of a look, each with what the look has found: for the judge's second look."""

from __future__ import annotations

import numpy as np

from fivefold.bots.pentago.kernel_solver import BINOMIAL, rank_of
from fivefold.bots.pentago.kernel_worth import NEIGHBOURS, Worths, marbles_of
from fivefold.games.pentago.kernel import TURNED, Table, lines_of
from fivefold.kernels import kernel


@kernel
def turned_by(marbles: int, board: int, parity: int) -> int:
    """One side's marbles with the quadrants as they stand on a class's board."""
    r3 = 2 * (board >> 6) + (((board & 3) + (board >> 2 & 3) + (board >> 4 & 3) + parity) & 1)
    ways = board & 63 | r3 << 6
    found = 0
    for q in range(4):
        nine = marbles >> 9 * q & 511
        for _ in range(ways >> 2 * q & 3):
            nine = TURNED[0, nine]
        found |= nine << 9 * q
    return found


@kernel
def class_number(cells: int, mine: int, theirs: int, mine_count: int, their_count: int) -> int:
    """Where a class lies in its level."""
    inner = 0
    j = 0
    for i in range(cells):
        if theirs >> i & 1 == 0:
            inner |= (mine >> i & 1) << j
            j += 1
    return rank_of(theirs) * BINOMIAL[cells - their_count, mine_count] + rank_of(inner)


@kernel
def replies(
    level: int, cells: Table, mine_root: int, theirs_root: int, mine: int, theirs: int, board: int, below: Worths
) -> tuple[Table, Table]:
    """Every turn from a board of a level: (own, other) marbles, and (set of the side that moved, board, worth, over).

    `mine` are the sets of the side to move; `below` is the level after it. Own is the side to move then.
    """
    n = len(cells)
    left = n - level
    boards = np.zeros((8 * left, 2), np.int64)
    found = np.zeros((8 * left, 4), np.int64)
    k = 0
    parity = (level + 1) & 1
    own = marbles_of(theirs_root, theirs, cells)
    for i in range(n):
        if (mine | theirs) >> i & 1:
            continue
        moved = mine | 1 << i
        number = class_number(n, theirs, moved, (level + 1) // 2, level + 1 - (level + 1) // 2)
        other = marbles_of(mine_root, moved, cells)
        for turn in range(8):
            after = NEIGHBOURS[level & 1, board, turn]
            boards[k, 0] = turned_by(own, after, parity)
            boards[k, 1] = turned_by(other, after, parity)
            found[k, 0] = moved
            found[k, 1] = after
            found[k, 2] = below[number, after]
            found[k, 3] = 1 if lines_of(boards[k, 0]) or lines_of(boards[k, 1]) else 0
            k += 1
    return boards, found
