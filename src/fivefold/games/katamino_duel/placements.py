"""Every way to lay a piece on the 8×8 board, as the tables of the kernel."""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino.notation import Move
from fivefold.games.katamino.pieces import SHAPES
from fivefold.games.katamino.region import rectangle
from fivefold.games.katamino_duel.kernel import EVERYWHERE, Table, Words
from fivefold.games.katamino_duel.options import Options

BOARD = rectangle(8, 8)
CENTRE = ((3, 3), (3, 4), (4, 3), (4, 4))
ALL_PLACEMENTS = tuple((number, mask) for number in range(12) for mask in sorted(BOARD.placements(SHAPES[number])))


def halo(mask: int) -> int:
    """The squares that touch some squares by a side or a corner, without these (KT11).

    >>> BOARD.names(halo(1))
    ('b1', 'a2', 'b2')
    """
    squares = BOARD.squares(mask)
    around = {(x + i, y + j) for x, y in squares for i in (-1, 0, 1) for j in (-1, 0, 1)} - set(squares)
    return BOARD.mask(tuple(square for square in around if square in BOARD.bit))


MASKS = np.array([mask for _, mask in ALL_PLACEMENTS], np.uint64)
HALOS = np.array([halo(mask) for _, mask in ALL_PLACEMENTS], np.uint64)
PIECES = np.array([piece for piece, _ in ALL_PLACEMENTS], np.int64)
TABLES = MASKS, HALOS, PIECES
FREE_TABLES = MASKS, np.full(len(MASKS), EVERYWHERE), PIECES


def tables_of(options: Options) -> tuple[Words, Words, Table]:
    """The tables for the kernels; where pieces need not touch, every placement touches everything."""
    return TABLES if options.touching else FREE_TABLES


MOVES = tuple(Move(piece + 1, BOARD.squares(mask)) for piece, mask in ALL_PLACEMENTS)
"""The move of each placement."""

PLACEMENT = {place: index for index, place in enumerate(ALL_PLACEMENTS)}
"""The placement of a piece (counted from 0) and its squares."""
