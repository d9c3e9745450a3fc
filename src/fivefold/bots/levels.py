"""Players that are weaker on purpose: they choose by noisy scores."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from fivefold.bots.limits import Stop

S = TypeVar("S")
M = TypeVar("M")

Scores = Callable[[S, random.Random], Iterable[tuple[M, float]]]
"""The moves to choose from, each with its score; moves that are out of the question are left out."""


@dataclass(frozen=True)
class NoisyPlayer(Generic[S, M]):
    """Picks the move with the highest score plus Gaussian noise.

    `noise` is the standard deviation, in units of `scale`: of log-odds where a score counts thousandths of them.

    >>> player = NoisyPlayer(lambda state, rng: [("a", 1.0), ("b", 2.0)], noise=0.1)
    >>> player.choose(None, random.Random(1))
    'b'
    """

    scores: Scores[S, M]
    noise: float
    scale: float = 1

    def choose(self, state: S, rng: random.Random, stop: Stop | None = None) -> M:
        """The move with the highest score today; equal random numbers give equal moves."""
        noisy = [(score + rng.gauss(0, self.noise) * self.scale, move) for move, score in self.scores(state, rng)]
        return max(noisy, key=lambda pair: pair[0])[1]
