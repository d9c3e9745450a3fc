"""Pentago as numbers.

action = 9 * cell + turn    cell = 6 * row + column from the top left, a6 = 0, f6 = 5, f1 = 35
                            turn = 0 … 7 for NW+ NW- NE+ NE- SW+ SW- SE+ SE-, 8 for none after a five (PG6)
planes                      own marbles, the other's marbles
"""

from __future__ import annotations

import numpy as np

from fivefold.envs.encoding import Encoding, Numbers
from fivefold.games.pentago import MOVES, Move, Options, State
from fivefold.games.pentago.kernel import CELLS
from fivefold.games.pentago.notation import ROW_MAJOR

ACTIONS = 9 * CELLS
PLACE = tuple(ROW_MAJOR.index(cell) for cell in range(CELLS))
BITS = np.array(ROW_MAJOR)


def number(state: State, move: Move) -> int:
    """The number of a move.

    >>> from fivefold.games import pentago
    >>> number(pentago.start(), pentago.read_move(pentago.start(), "b6 NE-"))
    12
    """
    return 9 * PLACE[move.cell] + move.turn


def move(state: State, number: int) -> Move:
    """The move of a number.

    >>> move(State(), 12)
    <Move b6 NE->
    """
    return MOVES[9 * ROW_MAJOR[number // 9] + number % 9]


def draw(state: State, seat: int) -> Numbers:
    """Own marbles and the other's."""
    mine, theirs = (state.second, state.first) if seat else (state.first, state.second)
    return (np.array([[mine], [theirs]]) >> BITS & 1).astype(np.int16).reshape(2, 6, 6)


def encoding(options: Options) -> Encoding[State, Move]:
    """The same numbers for all options."""
    return Encoding(
        actions=ACTIONS,
        number=number,
        move=move,
        planes=("own marbles", "the other's marbles"),
        size=(6, 6),
        draw=draw,
        longest=CELLS,
    )
