"""A second, plain search of the duel, to check the first: no table, no symmetry, no graph, nothing shared.

A position is a list of placements that still fit. Squares are bits, a1 b1 … h8 row by row; `cells` are a placement's
squares, `touched` those that it touches. `owner` says who may lay it: 0 who began, 1 the other side, 2 both.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino_duel.kernel import Table, Words
from fivefold.kernels import kernel

NOTHING = np.uint64(0)
DEEPEST = 13


@kernel
def wins(
    cells: Words,
    touched: Words,
    piece: Table,
    owner: Table,
    lists: Table,
    order: Table,
    length: int,
    near: np.uint64,
    side: int,
    depth: int,
    count: Table,
) -> int:
    """1 if the side to move can lay the last piece; lists[depth, :length] fit, `near` are squares beside a piece."""
    count[0] += 1
    moves = 0
    for i in range(length):
        p = lists[depth, i]
        if owner[p] == 1 - side or cells[p] & near == NOTHING:
            continue
        answers = 0
        around = near | touched[p]
        for j in range(length):
            q = lists[depth, j]
            if piece[q] != piece[p] and owner[q] != side and cells[q] & cells[p] == NOTHING:
                if cells[q] & around != NOTHING:
                    answers += 1
        if answers == 0:
            return 1
        order[depth, moves] = answers * 4096 + p
        moves += 1
    order[depth, :moves].sort()
    for i in range(moves):
        p = order[depth, i] & 4095
        kept = 0
        for j in range(length):
            q = lists[depth, j]
            if piece[q] != piece[p] and cells[q] & cells[p] == NOTHING:
                lists[depth + 1, kept] = q
                kept += 1
        after = near | touched[p]
        if not wins(cells, touched, piece, owner, lists, order, kept, after, 1 - side, depth + 1, count):
            return 1
    return 0
