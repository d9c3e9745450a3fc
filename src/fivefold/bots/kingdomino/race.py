"""A race of turns: all are played ahead in the same sampled deals, and the worse half drops out at each stage."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino.kernel_course import Shares
from fivefold.games.kingdomino.kernel import Table
from fivefold.kernels import seeded

Stop = Callable[[], bool]
Clock = Callable[[], float]
Ahead = Callable[[Table, int, int, Shares], int]
"""Plays turns (rows of place and pick) ahead in so many deals from a chance, adds up worth, points and chance of
winning for each, and gives new chance."""

MOST_DEALS = 64
GRAIN = 0.03  # of the time given; so long a batch may take


@dataclass(frozen=True, slots=True)
class Budget:
    """Until when to race: so many seconds from `began`, or exactly so many playouts; or until `stop` says yes."""

    began: float
    seconds: float
    playouts: int | None = None
    stop: Stop | None = None
    clock: Clock = time.perf_counter


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of a turn, on average over its deals."""

    worth: float
    points: float
    chance: float
    deals: int


@dataclass(frozen=True, slots=True)
class Belief:
    """What is thought of the turns before the race: the points of each, as much trusted as so many deals, and as such a
    share of the deals when there are many; `spread` says how much a point changes the chance of winning."""

    points: Sequence[float]
    deals: float
    share: float
    spread: float


class Race:
    """Turns on the track."""

    def __init__(
        self, turns: Sequence[tuple[int, int]], ahead: Ahead, seed: int, threads: int = 1, belief: Belief | None = None
    ) -> None:
        self.ahead, self.threads, self.belief = ahead, threads, belief
        self.moves = np.array(turns, np.int64)
        self.sums = np.zeros((len(turns), 3))
        self.deals = np.zeros(len(turns), np.int64)
        self.live = list(range(len(turns)))
        self.random = [seeded(seed * 64 + thread) for thread in range(threads)]

    def run(self, budget: Budget) -> None:
        """All stages; each gets the same share of the budget."""
        stages = max(1, (len(self.live) - 1).bit_length())
        pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        try:
            for stage in range(1, stages + 1):
                through = self._timed if budget.playouts is None else self._counted
                if not through(budget, stage, stages, pool):
                    return
                if stage < stages:
                    self._drop()
        finally:
            if pool:
                pool.shutdown()

    def _timed(self, budget: Budget, stage: int, stages: int, pool: ThreadPoolExecutor | None) -> bool:
        batch, until = 1, budget.began + budget.seconds * stage / stages
        while (before := budget.clock()) < until or not self.deals.any():
            if budget.stop and budget.stop():
                return False
            self._try(batch, pool)
            each = max(1e-6, (budget.clock() - before) / batch)
            batch = max(1, min(MOST_DEALS, int(GRAIN * budget.seconds / each)))
        return True

    def _counted(self, budget: Budget, stage: int, stages: int, pool: ThreadPoolExecutor | None) -> bool:
        assert budget.playouts is not None
        deals = max(1, budget.playouts // (stages * len(self.live) * self.threads))
        while deals:
            if budget.stop and budget.stop():
                return False
            batch = min(deals, 8)
            self._try(batch, pool)
            deals -= batch
        return True

    def _try(self, batch: int, pool: ThreadPoolExecutor | None) -> None:
        rows = np.array(self.live)
        moves = self.moves[rows]
        everyone = range(self.threads)
        results = pool.map(lambda t: self._batch(t, moves, batch), everyone) if pool else [self._batch(0, moves, batch)]
        for sums in results:
            self.sums[rows] += sums
            self.deals[rows] += batch

    def _batch(self, thread: int, moves: Table, batch: int) -> Shares:
        sums = np.zeros((len(moves), 3))
        self.random[thread] = self.ahead(moves, batch, self.random[thread], sums)
        return sums

    def _drop(self) -> None:
        worth = self._worth()
        self.live = sorted(sorted(self.live, key=lambda i: (-worth[i], i))[: (len(self.live) + 1) // 2])

    def _worth(self) -> Shares:
        """The mean of each turn's deals, drawn towards what was believed before."""
        deals = np.maximum(1, self.deals)
        worth: Shares = self.sums[:, 0] / deals
        if not self.belief or not self.deals.any():
            return worth
        tried = self.deals > 0
        chance = float(np.clip((self.sums[:, 2] / deals)[tried].mean(), 0.05, 0.95))
        believed = chance * (1 - chance) / self.belief.spread * np.array(self.belief.points)
        live = self.live
        believed += worth[live].mean() - believed[live].mean()
        trust = np.maximum(self.belief.deals, self.belief.share * self.deals)
        drawn: Shares = (self.deals * worth + trust * believed) / (self.deals + trust)
        return drawn

    def order(self) -> list[int]:
        """The turns, the best first: those that stayed longest, then by worth."""
        worth = self._worth()
        return sorted(range(len(self.moves)), key=lambda i: (-self.deals[i], -worth[i], i))

    def findings(self) -> list[Finding]:
        """What has been found about each turn."""
        found = []
        for (worth, points, chance), deals in zip(self.sums.tolist(), self.deals.tolist(), strict=True):
            n = max(1, deals)
            found.append(Finding(worth / n, points / n, chance / n, deals))
        return found
