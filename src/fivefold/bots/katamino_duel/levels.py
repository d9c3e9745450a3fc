"""Ten levels on one slider, from a beginner to the player that is perfect.

A level searches a number of positions for a win and plays it when it is found; otherwise it prefers to leave few
replies, with noise. `docs/katamino-duel.md` has their ratings.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import log

from fivefold.bots.core import Player
from fivefold.bots.katamino_duel.perfect import Perfect, by_replies, pick
from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.bots.levels import NoisyPlayer
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.placements import MOVES

TABLE_BITS = 14


@dataclass(frozen=True)
class ShortSearch:
    """With probability `care` searches `nodes` positions for a win, which is then the only move; otherwise a move's
    score is minus the logarithm of the replies it leaves.
    """

    nodes: int
    care: float = 1.0

    def __call__(self, state: katamino_duel.State, rng: random.Random) -> list[tuple[katamino_duel.Move, float]]:
        """The moves to choose from.

        >>> state = katamino_duel.start()
        >>> len(ShortSearch(0)(state, random.Random(1))) == len(katamino_duel.legal_moves(state))
        True
        """
        if state.drafting:
            return [(pick(state, rng) if self.nodes else rng.choice(katamino_duel.legal_moves(state)), 0.0)]
        if self.nodes and rng.random() < self.care:
            result = Solver(TABLE_BITS).solve(position_of(state), Budget(nodes=self.nodes))
            if result.placement is not None:
                return [(MOVES[result.placement], 0.0)]
        return [(MOVES[placement], -log(1 + replies)) for placement, replies in by_replies(state)]


LEVELS: dict[str, Player[katamino_duel.State, katamino_duel.Move]] = {
    "level1": NoisyPlayer(ShortSearch(0), noise=4.0),
    "level2": NoisyPlayer(ShortSearch(0), noise=0.5),
    "level3": NoisyPlayer(ShortSearch(30, care=0.55), noise=0.4),
    "level4": NoisyPlayer(ShortSearch(30, care=0.85), noise=0.4),
    "level5": NoisyPlayer(ShortSearch(200), noise=0.3),
    "level6": NoisyPlayer(ShortSearch(3_000), noise=0.2),
    "level7": NoisyPlayer(ShortSearch(40_000), noise=0.1),
    "level8": NoisyPlayer(ShortSearch(180_000), noise=0.05),
    "level9": NoisyPlayer(ShortSearch(500_000), noise=0.02),
    "level10": Perfect(),
}
