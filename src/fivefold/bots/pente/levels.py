"""Ten levels on one slider, from a beginner to the engine with all it has.

The low levels look a move or two ahead with noisy scores; every level takes a win in one and stops a plain four.
`docs/pente-engine.md` has their ratings.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Player
from fivefold.bots.levels import NoisyPlayer
from fivefold.bots.limits import Budget
from fivefold.bots.pente import search
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.search import SearchLimits
from fivefold.games import pente
from fivefold.games.pente.notation import Move


@dataclass(frozen=True)
class ShallowSearch:
    """Scores by a search of `nodes` positions at most; moves within the limits' margin have exact values."""

    nodes: int
    limits: SearchLimits

    def __call__(self, state: pente.State, rng: random.Random) -> list[tuple[Move, float]]:
        """The moves to choose from: a win that is seen, else the moves not seen to lose, else all.

        >>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
        >>> ShallowSearch(1000, SearchLimits(depth=1))(state, random.Random(1))
        [(<Move G10>, 29999)]
        """
        result = search.search(state, Budget(nodes=self.nodes), self.limits)
        if result.value > search.DECISIVE:
            return [result.moves[0]]
        return [(move, value) for move, value in result.moves if value > -search.DECISIVE] or list(result.moves)


def noisy(depth: int, nodes: int, noise: float) -> NoisyPlayer[pente.State, Move]:
    """A level: a search to this depth, and Gaussian noise (σ in log-odds).

    >>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
    >>> noisy(1, 1000, 3.0).choose(state, random.Random(1))
    <Move G10>
    """
    margin = int(3 * noise * search.SCALE)
    return NoisyPlayer(ShallowSearch(nodes, SearchLimits(depth, margin=margin)), noise, search.SCALE)


LEVELS: dict[str, Player[pente.State, Move]] = {
    "level1": noisy(1, 30_000, 2.5),
    "level2": noisy(1, 30_000, 1.2),
    "level3": noisy(1, 30_000, 0.5),
    "level4": noisy(2, 30_000, 0.4),
    "level5": noisy(3, 30_000, 0.3),
    "level6": noisy(4, 40_000, 0.1),
    "level7": Engine(seconds=None, nodes=30_000, depth=8),
    "level8": Engine(seconds=None, nodes=90_000),
    "level9": Engine(seconds=1.0),
    "level10": Engine(seconds=3.0, threads=2),
}
