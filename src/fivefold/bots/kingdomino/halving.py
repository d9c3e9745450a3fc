"""Sequential halving: candidates are rolled out over the same deals, and the worse half drops out at each stage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino.kernel_state import Doubles
from fivefold.bots.limits import Budget
from fivefold.games.kingdomino.kernel import Table
from fivefold.kernels import seeded

Evaluate = Callable[[Table, int, int, Doubles], int]
"""Rolls moves (rows of place and pick) out over a number of deals from a random state, adds up value, points and chance
of winning of each, and gives the new random state."""

MOST_DEALS = 64
GRAIN = 0.03  # of the time given: the longest batch


@dataclass(frozen=True, slots=True)
class Estimate:
    """What became of a move, on average over its deals."""

    value: float
    points: float
    chance: float
    deals: int


@dataclass(frozen=True, slots=True)
class Prior:
    """Prior for each move: network points, weighted like `deals` rollouts but never less than `share` of them.

    `spread` says how much a point changes the chance of winning.
    """

    points: Sequence[float]
    deals: float
    share: float
    spread: float


class SequentialHalving:
    """Moves that are compared, and what has been found about them."""

    def __init__(
        self,
        moves: Sequence[tuple[int, int]],
        evaluate: Evaluate,
        seed: int,
        threads: int = 1,
        prior: Prior | None = None,
    ) -> None:
        self.evaluate, self.threads, self.prior = evaluate, threads, prior
        self.moves = np.array(moves, np.int64)
        self.sums = np.zeros((len(moves), 3))
        self.deals = np.zeros(len(moves), np.int64)
        self.live = list(range(len(moves)))
        self.random = [seeded(seed * 64 + thread) for thread in range(threads)]

    def run(self, budget: Budget, began: float) -> None:
        """All stages; each gets the same share of the budget, whose nodes are playouts."""
        seconds = budget.seconds or 0.0
        stages = max(1, (len(self.live) - 1).bit_length())
        pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        try:
            for stage in range(1, stages + 1):
                if budget.nodes is None:
                    through = self._timed(budget, began + seconds * stage / stages, pool)
                else:
                    through = self._counted(budget, budget.nodes // (stages * len(self.live) * self.threads), pool)
                if not through:
                    return
                if stage < stages:
                    self._drop()
        finally:
            if pool:
                pool.shutdown()

    def _timed(self, budget: Budget, until: float, pool: ThreadPoolExecutor | None) -> bool:
        batch = 1
        while (before := budget.clock()) < until or not self.deals.any():
            if budget.stop and budget.stop():
                return False
            self._roll_out(batch, pool)
            each = max(1e-6, (budget.clock() - before) / batch)
            batch = max(1, min(MOST_DEALS, int(GRAIN * (budget.seconds or 0.0) / each)))
        return True

    def _counted(self, budget: Budget, deals: int, pool: ThreadPoolExecutor | None) -> bool:
        deals = max(1, deals)
        while deals:
            if budget.stop and budget.stop():
                return False
            batch = min(deals, 8)
            self._roll_out(batch, pool)
            deals -= batch
        return True

    def _roll_out(self, batch: int, pool: ThreadPoolExecutor | None) -> None:
        rows = np.array(self.live)
        moves = self.moves[rows]
        threads = range(self.threads)
        results = pool.map(lambda t: self._batch(t, moves, batch), threads) if pool else [self._batch(0, moves, batch)]
        for sums in results:
            self.sums[rows] += sums
            self.deals[rows] += batch

    def _batch(self, thread: int, moves: Table, batch: int) -> Doubles:
        sums = np.zeros((len(moves), 3))
        self.random[thread] = self.evaluate(moves, batch, self.random[thread], sums)
        return sums

    def _drop(self) -> None:
        values = self._values()
        self.live = sorted(sorted(self.live, key=lambda i: (-values[i], i))[: (len(self.live) + 1) // 2])

    def _values(self) -> Doubles:
        """The mean of each move's deals, drawn towards its prior."""
        deals = np.maximum(1, self.deals)
        values: Doubles = self.sums[:, 0] / deals
        if not self.prior or not self.deals.any():
            return values
        tried = self.deals > 0
        chance = float(np.clip((self.sums[:, 2] / deals)[tried].mean(), 0.05, 0.95))
        expected = chance * (1 - chance) / self.prior.spread * np.array(self.prior.points)
        live = self.live
        expected += values[live].mean() - expected[live].mean()
        weight = np.maximum(self.prior.deals, self.prior.share * self.deals)
        drawn: Doubles = (self.deals * values + weight * expected) / (self.deals + weight)
        return drawn

    def order(self) -> list[int]:
        """The moves, the best first: those that stayed longest, then by value."""
        values = self._values()
        return sorted(range(len(self.moves)), key=lambda i: (-self.deals[i], -values[i], i))

    def estimates(self) -> list[Estimate]:
        """What has been found about each move."""
        found = []
        for (value, points, chance), deals in zip(self.sums.tolist(), self.deals.tolist(), strict=True):
            n = max(1, deals)
            found.append(Estimate(value / n, points / n, chance / n, deals))
        return found
