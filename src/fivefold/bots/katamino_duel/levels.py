"""Ten levels on one slider, from a beginner to the player that is perfect.

A level looks for a win within a number of positions and plays it when it is found; before that it prefers to leave few
replies, counted with noise. `docs/katamino-duel.md` has their ratings.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp

from fivefold.bots.core import Stop
from fivefold.bots.katamino_duel.perfect import Perfect, by_replies, pick
from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.placements import MOVES

TABLE_BITS = 14


@dataclass(frozen=True)
class Learner:
    """Looks for a win within `sight` positions, with probability `care`; its count of replies is multiplied
    by log-normal noise.
    """

    sight: int
    wavering: float
    care: float = 1.0

    def choose(self, state: katamino_duel.State, rng: random.Random, stop: Stop | None = None) -> katamino_duel.Move:
        """A win that it sees, or the placement that it likes today.

        >>> state = katamino_duel.start()
        >>> Learner(0, 1.0).choose(state, random.Random(1)) in katamino_duel.legal_moves(state)
        True
        """
        if state.drafting:
            return pick(state, rng) if self.sight else rng.choice(katamino_duel.legal_moves(state))
        if self.sight and rng.random() < self.care:
            verdict = Solver(TABLE_BITS).solve(position_of(state), most_nodes=self.sight)
            if verdict.placement is not None:
                return MOVES[verdict.placement]
        liking = {p: (1 + replies) * exp(rng.gauss(0, self.wavering)) for p, replies in by_replies(state)}
        return MOVES[min(liking, key=lambda placement: liking[placement])]


LEVELS: dict[str, Learner | Perfect] = {
    "level1": Learner(0, 4.0),
    "level2": Learner(0, 0.5),
    "level3": Learner(30, 0.4, 0.55),
    "level4": Learner(30, 0.4, 0.85),
    "level5": Learner(200, 0.3),
    "level6": Learner(3_000, 0.2),
    "level7": Learner(40_000, 0.1),
    "level8": Learner(180_000, 0.05),
    "level9": Learner(500_000, 0.02),
    "level10": Perfect(),
}
