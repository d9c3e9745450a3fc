"""Ten levels on one slider, from a beginner to the engine with all it has.

The low levels look a move or two ahead with noisy scores; every level takes a win in one and stops a plain four.
`docs/pente-engine.md` has their ratings.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Stop
from fivefold.bots.pente import search
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.search import SearchLimits
from fivefold.games import pente
from fivefold.games.pente.notation import Move


@dataclass(frozen=True)
class NoisySearch:
    """Depth- and node-limited search with Gaussian noise (σ in log-odds)."""

    depth: int
    nodes: int
    noise: float

    def choose(self, state: pente.State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The move of the greatest noisy value.

        >>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
        >>> NoisySearch(1, 1000, 3.0).choose(state, random.Random(1)) in (pente.Move(177), pente.Move(182))
        True
        """
        limits = SearchLimits(depth=self.depth, nodes=self.nodes, margin=int(3 * self.noise * search.SCALE))
        result = search.search(state, limits)
        if result.value > search.DECISIVE:
            return result.best
        safe = [(move, value) for move, value in result.moves if value > -search.DECISIVE] or list(result.moves)
        noisy = {move: value + rng.gauss(0, self.noise) * search.SCALE for move, value in safe}
        return max(noisy, key=lambda move: noisy[move])


LEVELS: dict[str, NoisySearch | Engine] = {
    "level1": NoisySearch(1, 30_000, 2.5),
    "level2": NoisySearch(1, 30_000, 1.2),
    "level3": NoisySearch(1, 30_000, 0.5),
    "level4": NoisySearch(2, 30_000, 0.4),
    "level5": NoisySearch(3, 30_000, 0.3),
    "level6": NoisySearch(4, 40_000, 0.1),
    "level7": Engine(seconds=None, nodes=30_000, depth=8),
    "level8": Engine(seconds=None, nodes=90_000),
    "level9": Engine(seconds=1.0),
    "level10": Engine(seconds=3.0, threads=2),
}
