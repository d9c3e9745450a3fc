"""Katamino's computer player: it knows every solution."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player, Stop
from fivefold.games import katamino
from fivefold.games.core import Warmer


class Solver:
    """Lays the piece that a hint names, and takes up what stands in the way.

    >>> state = katamino.start()
    >>> while katamino.to_move(state) is not None:
    ...     state = katamino.play(state, Solver().choose(state, random.Random(1)))
    >>> str(katamino.outcome(state).reason)
    'the frame is full'
    """

    def choose(self, state: katamino.State, rng: random.Random, stop: Stop | None = None) -> katamino.Move:
        """The move of the hint; in a puzzle without a solution any move, drawn by lot."""
        hint = katamino.hint(state)
        return hint.move if hint else rng.choice(katamino.legal_moves(state))


PLAYERS: dict[str, Player[katamino.State, katamino.Move]] = {"solver": Solver()}


def warmers() -> Sequence[Warmer]:
    """The solver needs no kernel of its own."""
    return ()
