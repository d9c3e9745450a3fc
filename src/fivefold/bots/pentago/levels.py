"""Ten levels on one slider, from a beginner to a player that is perfect from eighteen marbles on.

The low levels err as people do: they see every win in one turn of their own and a four that needs no turn, but not
what the other side can do by turning a quadrant; and their scores are noisy. Ratings: `docs/pentago-engine.md`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from fivefold.bots.core import Stop
from fivefold.bots.pentago import kernel_worth, search, solver
from fivefold.bots.pentago.engine import EXACT_FROM, Engine
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.thought import Look
from fivefold.games import pentago
from fivefold.games.pentago.kernel import lines_of
from fivefold.games.pentago.notation import Move


@dataclass(frozen=True)
class Learner:
    """Proofs up to a horizon, the network at a fixed depth, and Gaussian noise (σ in log-odds)."""

    look: Look
    wavering: float

    def choose(self, state: pentago.State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The move that it likes best today.

        >>> state = pentago.read_position("bbbb..wwww..........................")
        >>> Learner(Look(1, 1), 3.0).choose(state, random.Random(1))
        <Move e6>
        """
        cells = solver.empty_cells(state)
        depth = min(self.look.depth, len(cells))
        look = Look(min(self.look.horizon, len(cells)), depth)
        found = search.looked(state, cells, look, 1, lambda share: None, weights("levels"))
        if look.horizon < 2:
            careless = {move for move in found if _leaves_four(state, move)}
            found = {m: w for m, w in found.items() if m not in careless or w == kernel_worth.WON} or found
        liking = {m: w + rng.gauss(0, self.wavering) * kernel_worth.SCALE for m, w in _open(found).items()}
        return max(liking, key=lambda move: liking[move])


def _open(found: dict[Move, int]) -> dict[Move, int]:
    """The winning moves if there are some, else those not seen to lose, else all."""
    won = {m: w for m, w in found.items() if w == kernel_worth.WON}
    return won or {m: w for m, w in found.items() if w != -kernel_worth.WON} or found


def _leaves_four(state: pentago.State, move: Move) -> bool:
    """Can the other side then make five by a marble alone, without a turn?"""
    after = pentago.play(state, move)
    if pentago.to_move(after) is None:
        return False
    theirs = after.second if pentago.to_move(after) else after.first
    return any(lines_of(theirs | 1 << int(cell)) for cell in solver.empty_cells(after))


LEVELS: dict[str, Learner | Engine] = {
    "level1": Learner(Look(1, 1), 4.0),
    "level2": Learner(Look(1, 1), 1.5),
    "level3": Learner(Look(1, 1), 0.8),
    "level4": Learner(Look(2, 1), 0.8),
    "level5": Learner(Look(2, 1), 0.05),
    "level6": Learner(Look(3, 2), 0.2),
    "level7": Learner(Look(4, 2), 0.05),
    "level8": Learner(Look(5, 3), 0.02),
    "level9": Engine(seconds=0.3),
    "level10": Engine(seconds=3.0, exact_from=EXACT_FROM, threads=2),
}
