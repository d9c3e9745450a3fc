"""The greedy player's evaluation of a Pentago position: wins in one turn, and open lines."""

from __future__ import annotations

import numpy as np

from fivefold.games.pentago.kernel import (
    CELLS,
    NO_TURN,
    Table,
    five_lines,
    legal_moves,
    lines_of,
    marbles_in,
    placed_and_turned,
    turned,
)
from fivefold.kernels import kernel

LINE_CELLS = np.array(five_lines())
LINE_VALUES = np.array([0, 1, 4, 13, 40, 120])  # of a line with 0, 1, 2 … own marbles and none of the other's
LOST, WON = -1_000_000, 1_000_000


@kernel
def open_lines(mine: int, theirs: int) -> int:
    """The value of the lines that only one side can still fill, mine minus theirs."""
    value = 0
    for i in range(len(LINE_CELLS)):
        own = marbles_in(mine & LINE_CELLS[i])
        other = marbles_in(theirs & LINE_CELLS[i])
        if other == 0:
            value += LINE_VALUES[own]
        if own == 0:
            value -= LINE_VALUES[other]
    return value


@kernel
def can_win_now(mine: int, theirs: int) -> int:
    """1 if the side to move has a turn that leaves it, and it alone, with five."""
    for cell in range(CELLS):
        if (mine | theirs) >> cell & 1:
            continue
        placed = mine | 1 << cell
        if lines_of(placed):
            return 1
        for turn in range(NO_TURN):
            if lines_of(turned(placed, turn)) and not lines_of(turned(theirs, turn)):
                return 1
    return 0


@kernel
def move_values(mine: int, theirs: int, double_five_for_me: int, on_placement: int) -> tuple[Table, Table]:
    """Every legal move and its value to a greedy mover; `double_five_for_me` is the value of five on both sides."""
    moves = legal_moves(mine, theirs, on_placement)
    values = np.empty(len(moves), np.int64)
    for i in range(len(moves)):
        own, other = placed_and_turned(mine, theirs, moves[i] // 9, moves[i] % 9)
        if lines_of(own):
            values[i] = double_five_for_me if lines_of(other) else WON
        elif lines_of(other):
            values[i] = LOST
        elif can_win_now(other, own):
            values[i] = LOST // 2 + open_lines(own, other)
        else:
            values[i] = open_lines(own, other)
    return moves, values
