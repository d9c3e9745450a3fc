"""A Pente position as a frozen value, and its way into the kernels and back."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fivefold.games.pente import drawing
from fivefold.games.pente.kernel import NOWHERE, POINTS, Bytes, Table
from fivefold.games.pente.notation import Move
from fivefold.games.pente.options import Options

EMPTY_BOARD = bytes(POINTS)
NONE = np.empty(0, np.int64)


@dataclass(frozen=True, slots=True)
class State:
    """A position: the board, a byte a point (0 empty, else colour + 1; see `kernel.py`), and what led to it.

    `turns` counts the turns taken; `caught` the stones that each side has caught; `claim` is 0 or, where a win waits
    for its reply (PT19), the side + 1; `passes` in a row; `fives` are the fives on the board that their owners
    completed; `seen` the hashes of the positions since stones move without a capture (PT21); `ended` is the kernel's
    word on how the game ended.
    """

    board: bytes = EMPTY_BOARD
    turns: int = 0
    caught: tuple[int, int] = (0, 0)
    claim: int = 0
    passes: int = 0
    fives: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()
    ended: int = 0
    options: Options = Options()

    def __str__(self) -> str:
        return drawing.text_board(self.board, self.options.size)

    def _repr_svg_(self) -> str:
        return drawing.svg_board(self.board, self.options, self.caught, self.fives)

    @property
    def seat(self) -> int:
        """The seat whose turn it is or would be; also the colour."""
        return self.turns % self.options.seats

    @property
    def moving(self) -> bool:
        """Are all stones used and moved now (PT21)?"""
        options = self.options
        return options.exhaustion == "move" and self.turns >= options.stones * options.seats


def packed(state: State) -> tuple[Bytes, Table, Table]:
    """Board, tallies and law, as the kernels take a position."""
    board = np.frombuffer(bytearray(state.board), np.uint8)
    tallies = np.array((state.turns, *state.caught, state.claim, state.passes, state.ended))
    return board, tallies, state.options.law


def numbers(values: tuple[int, ...]) -> Table:
    """A tuple of ints as the kernels take it."""
    return np.array(values, np.int64) if values else NONE


def can_be_put(state: State, move: Move) -> bool:
    """Is the move's point an empty one of the board, and its origin a stone of the seat to move?"""
    size, point = state.options.size, move.point
    if not 0 <= point < POINTS or point % 19 >= size or point // 19 >= size or state.board[point]:
        return False
    return move.origin == NOWHERE or (0 <= move.origin < POINTS and state.board[move.origin] == state.seat + 1)
