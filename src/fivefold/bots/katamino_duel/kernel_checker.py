"""A second, plain search of the duel, to check the first: no table, no symmetry, no graph, nothing shared.

A position is a list of placements that still fit. Squares are bits, a1 b1 … h8 row by row; `squares` are a placement's
own [CELLS] and those it touches [TOUCHED]. `pieces` are its piece [PIECE] and who may lay it [OWNER]: 0 the side to
move at depth 0, 1 the other side, 2 both.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino_duel.kernel import Table, Words
from fivefold.kernels import kernel

NOTHING = np.uint64(0)
DEEPEST = 13
CELLS, TOUCHED = 0, 1
PIECE, OWNER = 0, 1


@kernel
def wins(
    squares: Words, pieces: Table, fitting: Table, order: Table, count: Table, length: int, near: np.uint64, depth: int
) -> int:
    """1 if the side to move can lay the last piece; fitting[depth, :length] fit, `near` are squares beside a piece.

    `order` is working memory, and count[0] grows by the positions visited.
    """
    count[0] += 1
    side = depth & 1
    moves = 0
    for i in range(length):
        p = fitting[depth, i]
        mask, piece = squares[CELLS, p], pieces[PIECE, p]
        if pieces[OWNER, p] == 1 - side or mask & near == NOTHING:
            continue
        answers = 0
        around = near | squares[TOUCHED, p]
        for j in range(length):
            q = fitting[depth, j]
            if pieces[PIECE, q] != piece and pieces[OWNER, q] != side and squares[CELLS, q] & mask == NOTHING:
                if squares[CELLS, q] & around != NOTHING:
                    answers += 1
        if answers == 0:
            return 1
        order[depth, moves] = answers * 4096 + p
        moves += 1
    order[depth, :moves].sort()
    for i in range(moves):
        p = order[depth, i] & 4095
        mask, piece = squares[CELLS, p], pieces[PIECE, p]
        kept = 0
        for j in range(length):
            q = fitting[depth, j]
            if pieces[PIECE, q] != piece and squares[CELLS, q] & mask == NOTHING:
                fitting[depth + 1, kept] = q
                kept += 1
        after = near | squares[TOUCHED, p]
        if not wins(squares, pieces, fitting, order, count, kept, after, depth + 1):
            return 1
    return 0
