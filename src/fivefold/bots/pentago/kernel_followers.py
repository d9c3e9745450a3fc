"""The boards one turn after a board, each with what a sweep has proved of it."""

from __future__ import annotations

import numpy as np

from fivefold.games.pentago.kernel import Table, lines_of, placed_and_turned
from fivefold.kernels import kernel

OPEN = 2


@kernel
def followers(own: int, other: int, cells: Table, words: Table, boards_after: Table) -> tuple[Table, Table]:
    """The different boards that a turn leads to, as (marbles of the side that moves then, of the other), and for the
    side that moves now whether each is won (1), drawn (0), lost (-1) or OPEN.

    `words` are the sweep's for each cell, `boards_after` the numbers of the eight turns in them.
    """
    boards = np.zeros((8 * len(cells), 2), np.int64)
    values = np.zeros(8 * len(cells), np.int64)
    k = 0
    for i in range(len(cells)):
        for turn in range(8):
            moved, waiting = placed_and_turned(own, other, cells[i], turn)
            known = False
            for j in range(k):
                if boards[j, 0] == waiting and boards[j, 1] == moved:
                    known = True
                    break
            if known:
                continue
            h, bit = boards_after[turn] >> 6, boards_after[turn] & 63
            boards[k, 0] = waiting
            boards[k, 1] = moved
            if words[i, h] >> bit & 1:
                values[k] = -1
            elif words[i, 2 + h] >> bit & 1 == 0:
                values[k] = 1
            elif lines_of(moved):
                values[k] = 0  # PG7: both have five, and neither wins
            else:
                values[k] = OPEN
            k += 1
    return boards[:k], values[:k]
