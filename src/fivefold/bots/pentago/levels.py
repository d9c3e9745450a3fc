"""Ten levels on one slider, from a beginner to a player that is perfect from seventeen marbles on.

The low levels err as people do: they see every win in one turn of their own and a four that needs no turn, but not
what the other side can do by turning a quadrant; and their scores are noisy. Ratings: `docs/pentago-engine.md`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Player
from fivefold.bots.levels import NoisyPlayer
from fivefold.bots.pentago import kernel_value, solver
from fivefold.bots.pentago.engine import EXACT_FROM, Engine
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.result import SearchLimits
from fivefold.bots.pentago.search import iterate
from fivefold.games import pentago
from fivefold.games.pentago.kernel import lines_of
from fivefold.games.pentago.notation import Move


@dataclass(frozen=True)
class OneIteration:
    """Scores by one iteration of the search with the smaller network: proofs up to a horizon, evaluation at a depth."""

    limits: SearchLimits

    def __call__(self, state: pentago.State, rng: random.Random) -> list[tuple[Move, float]]:
        """The moves to choose from.

        >>> state = pentago.read_position("bbbb..wwww..........................")
        >>> OneIteration(SearchLimits(1, 1))(state, random.Random(1))
        [(<Move e6>, 30000)]
        """
        cells = solver.empty_cells(state)
        limits = SearchLimits(min(self.limits.horizon, len(cells)), min(self.limits.depth, len(cells)))
        found = iterate(state, cells, limits, 1, lambda share: None, weights("levels"))
        if limits.horizon < 2:
            careless = {move for move in found if _leaves_four(state, move)}
            found = {m: v for m, v in found.items() if m not in careless or v == kernel_value.WON} or found
        return list(_open(found).items())


def noisy(horizon: int, depth: int, noise: float) -> NoisyPlayer[pentago.State, Move]:
    """A level: one iteration, and Gaussian noise (σ in log-odds).

    >>> state = pentago.read_position("bbbb..wwww..........................")
    >>> noisy(1, 1, noise=3.0).choose(state, random.Random(1))
    <Move e6>
    """
    return NoisyPlayer(OneIteration(SearchLimits(horizon, depth)), noise, kernel_value.SCALE)


def _open(found: dict[Move, int]) -> dict[Move, int]:
    """The winning moves if there are some, else those not seen to lose, else all."""
    won = {m: v for m, v in found.items() if v == kernel_value.WON}
    return won or {m: v for m, v in found.items() if v != -kernel_value.WON} or found


def _leaves_four(state: pentago.State, move: Move) -> bool:
    """Can the other side then make five by a marble alone, without a turn?"""
    after = pentago.play(state, move)
    if pentago.to_move(after) is None:
        return False
    theirs = after.second if pentago.to_move(after) else after.first
    return any(lines_of(theirs | 1 << int(cell)) for cell in solver.empty_cells(after))


LEVELS: dict[str, Player[pentago.State, Move]] = {
    "level1": noisy(1, 1, noise=4.0),
    "level2": noisy(1, 1, noise=1.5),
    "level3": noisy(1, 1, noise=0.8),
    "level4": noisy(2, 1, noise=0.8),
    "level5": noisy(2, 1, noise=0.05),
    "level6": noisy(3, 2, noise=0.2),
    "level7": noisy(4, 2, noise=0.05),
    "level8": noisy(5, 3, noise=0.02),
    "level9": Engine(seconds=0.3),
    "level10": Engine(seconds=3.0, exact_from=EXACT_FROM, threads=2),
}
