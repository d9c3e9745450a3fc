"""Players of noughts and crosses."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from fivefold.bots.core import Stop
from fivefold_noughts import Move, State, legal_moves, outcome, play, to_move


@cache
def value(state: State) -> float:
    """The score of the side to move under perfect play: 1, a half or 0."""
    ended = outcome(state)
    if ended is not None:
        return ended.scores[state.crosses.bit_count() - state.noughts.bit_count()]
    return max(1 - value(play(state, move)) for move in legal_moves(state))


@dataclass(frozen=True)
class Perfect:
    """Never loses."""

    def choose(self, state: State, rng: random.Random, stop: Stop | None = None) -> Move:
        """One of the best moves."""
        assert to_move(state) is not None
        worth = {move: 1 - value(play(state, move)) for move in legal_moves(state)}
        return rng.choice([move for move in worth if worth[move] == max(worth.values())])


PLAYERS = {"perfect": Perfect()}
