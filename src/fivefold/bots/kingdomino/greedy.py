"""A Kingdomino player that takes what scores most now and next turn, and dislikes holes."""

from __future__ import annotations

import random

import numpy as np

from fivefold.bots.kingdomino import kernel
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kingdom import place_names
from fivefold.games.kingdomino.notation import DISCARD


class Greedy:
    """Looks at each place of its domino, and from there at the best place of each domino it may choose.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 1":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> str(Greedy().choose(state, random.Random(1)))
    '48'
    """

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The turn of the greatest worth; lots decide between equals."""
        seat = kingdomino.to_move(state)
        assert seat is not None
        size = state.options.size
        board = np.array(state.kingdoms[seat].board)
        number = 0 if state.hand else state.waiting[0][0]
        picks = state.free or [0]
        places, worth = kernel.worths(board, number, size, np.array(picks))
        best = np.argwhere(worth == worth.max())
        i, j = best[lots.randrange(len(best))].tolist()
        if not number:
            return kingdomino.Move(pick=picks[j])
        place = DISCARD if places[i] < 0 else place_names(size)[int(places[i])]
        return kingdomino.Move(number, place, picks[j])
