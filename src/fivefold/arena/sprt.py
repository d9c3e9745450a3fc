"""A sequential probability ratio test: a match ends when its result is significant.

Two hypotheses about the first player's rating are compared, game by game: it is ahead by `elo0`, or by `elo1`. The
ratio is the usual normal approximation to the likelihoods (Wald's test on the mean score). Games with the same opening
and turned seats belong together, so their average is one observation.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from fivefold.refusals import Refused

Verdict = Literal["elo0", "elo1"]


def expected(elo: float) -> float:
    """The score that a rating difference stands for.

    >>> round(expected(0), 2), round(expected(191), 2)
    (0.5, 0.75)
    """
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass(frozen=True, slots=True)
class Sprt:
    """The two rating differences, and how often either of them may be believed wrongly."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise Refused("The first difference is the lower one, as 0:20", code="sprt-order")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise Refused("An error is allowed with a probability between 0 and 0.5", code="sprt-errors")

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the lower one `elo0` is believed, above the upper one `elo1`.

        >>> [round(bound, 2) for bound in Sprt(0, 20).bounds]
        [-2.94, 2.94]
        """
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, scores: Sequence[float]) -> float:
        """The logarithm of the likelihood ratio after these scores, each between 0 and 1."""
        n = len(scores)
        if not n:
            return 0.0
        mean = sum(scores) / n
        # One win and one loss more than seen keep the variance of a clean sweep above zero.
        variance = (sum((score - mean) ** 2 for score in scores) + mean**2 + (1 - mean) ** 2) / (n + 2)
        low, high = expected(self.elo0), expected(self.elo1)
        return n * (high - low) * (2 * mean - low - high) / (2 * variance)

    def verdict(self, scores: Sequence[float]) -> Verdict | None:
        """Which difference is believed, or None while neither is.

        >>> Sprt(0, 100).verdict([1.0] * 30), Sprt(0, 100).verdict([0.0, 1.0] * 40), Sprt(0, 100).verdict([1.0, 0.0])
        ('elo1', 'elo0', None)
        """
        lower, upper = self.bounds
        ratio = self.ratio(scores)
        return "elo1" if ratio >= upper else "elo0" if ratio <= lower else None


def read_sprt(text: str) -> Sprt:
    """A test as the command line writes it: `0:20`.

    >>> read_sprt("0:20")
    Sprt(elo0=0.0, elo1=20.0, alpha=0.05, beta=0.05)
    """
    try:
        low, high = (float(part) for part in text.split(":"))
    except ValueError:
        low = high = math.nan
    if not (math.isfinite(low) and math.isfinite(high)):
        raise Refused("A test is two rating differences, as 0:20, not {text}", code="sprt-text", text=repr(text[:40]))
    return Sprt(low, high)
