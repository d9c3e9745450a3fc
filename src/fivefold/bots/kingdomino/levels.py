"""Ten levels on one slider, from a beginner to the engine with time. `docs/kingdomino-bot.md` has their strengths.

All but the last see what the net sees at once, and the liking of the low ones wavers by so many points; the last plays
ahead.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.engine import Engine
from fivefold.bots.kingdomino.search import at_once
from fivefold.bots.kingdomino.table import position_of
from fivefold.games import kingdomino


@dataclass(frozen=True)
class Learner:
    """Takes the turn that it likes best today: what the net expects, and wavering of so many points."""

    wavering: float

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The turn that it likes best.

        >>> state = kingdomino.start()
        >>> for text in "deal 1 7 13 48", "king 1":
        ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
        >>> Learner(3.0).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
        True
        """
        turns = at_once(position_of(state))
        return max(turns, key=lambda turn: turn.liking + lots.gauss(0, self.wavering)).verdict.move


WAVERING = (40.0, 16.0, 10.0, 7.0, 5.0, 3.7, 2.7, 1.9, 1.0)

LEVELS: dict[str, Player[kingdomino.State, kingdomino.Move]] = {
    f"level{n}": Learner(points) for n, points in enumerate(WAVERING, 1)
}
LEVELS["level10"] = Engine(seconds=0.5)
