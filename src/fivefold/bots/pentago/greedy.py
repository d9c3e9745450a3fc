"""A Pentago player that wins when it can, stops a win when it must, and else prefers open lines."""

from __future__ import annotations

import random

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.pentago import kernel
from fivefold.games import pentago
from fivefold.games.pentago.kernel import DRAW, MOVER


class Greedy:
    """Looks one turn ahead and one turn back.

    >>> state = pentago.read_position("bbbb..wwww..........................")
    >>> Greedy().choose(state, random.Random(1))
    <Move e6>
    """

    def choose(self, state: pentago.State, rng: random.Random, stop: Stop | None = None) -> pentago.Move:
        """The move of the highest value; ties are broken at random."""
        double_five, on_placement = state.options.codes
        seat = pentago.to_move(state)
        mine, theirs = (state.second, state.first) if seat else (state.first, state.second)
        if double_five == DRAW:
            both = 0
        else:
            both = kernel.WON if double_five == MOVER or not seat else kernel.LOST
        moves, values = kernel.move_values(mine, theirs, both, on_placement)
        best = np.flatnonzero(values == values.max())
        return pentago.MOVES[int(moves[rng.choice(best.tolist())])]
