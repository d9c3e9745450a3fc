"""A duellist that leaves the other player as few replies as it can."""

from __future__ import annotations

import random

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.katamino_duel import kernel
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.placements import MOVES, tables_of


class Greedy:
    """Looks one placement ahead, late in the game two; one that leaves no reply wins. Picks are drawn by lot.

    >>> state = katamino_duel.start()
    >>> state = katamino_duel.play(state, Greedy().choose(state, random.Random(1)))
    >>> state.laid
    1
    """

    def choose(self, state: katamino_duel.State, rng: random.Random, stop: Stop | None = None) -> katamino_duel.Move:
        """The placement with the fewest replies, by lot among equals."""
        if state.drafting:
            return rng.choice(katamino_duel.legal_moves(state))
        seat = katamino_duel.to_move(state) or 0
        shared = int(state.options.shared)
        placements, replies = kernel.replies(
            *tables_of(state.options), np.uint64(state.taken), state.left[seat], state.left[1 - seat], shared
        )
        best = np.flatnonzero(replies == replies.min())
        return MOVES[int(placements[rng.choice(best.tolist())])]
