"""Ten levels on one slider, from a beginner to the engine with time. `docs/kingdomino-bot.md` has their strengths.

The low levels see what the net sees at once, but their liking wavers by so many points; the high ones play ahead.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.engine import Engine
from fivefold.bots.kingdomino.search import Look, at_once
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
        turns = [judged.verdict for judged in at_once(position_of(state))]
        return max(turns, key=lambda turn: turn.points + lots.gauss(0, self.wavering)).move


LEVELS: dict[str, Player] = {
    "level1": Learner(40.0),
    "level2": Learner(15.0),
    "level3": Learner(9.0),
    "level4": Learner(6.0),
    "level5": Learner(4.0),
    "level6": Learner(2.5),
    "level7": Learner(1.2),
    "level8": Learner(0.0),
    "level9": Engine(playouts=16, look=Look(turns=4, rounds=1, trust=8.0)),
    "level10": Engine(seconds=0.5),
}
