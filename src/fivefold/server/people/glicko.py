"""Glicko-2 (Glickman 2013): how sure a rating is, and how it changes by games against others.

Every game is a rating period of its own, so that a rating moves when a game ends; between games it becomes less sure
by the time that has passed, as in a period without games (step 6 of the paper) for each `PERIOD`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

START: Final = 1500.0
WIDEST: Final = 350.0
NARROWEST: Final = 45.0
"""A rating can always follow its owner."""
TAU: Final = 0.5
PERIOD: Final = 7 * 86400.0
"""Seconds in which an idle rating loses as much certainty as in one period."""
SCALE: Final = 173.7178
EXACT: Final = 1e-6


class Skill(NamedTuple):
    """A rating, its deviation and its volatility, on the usual scale around 1500."""

    value: float = START
    deviation: float = WIDEST
    volatility: float = 0.06

    def idle(self, seconds: float) -> Skill:
        """The same after some time without a game.

        >>> round(Skill(1700, 50).idle(52 * PERIOD).deviation)
        90
        """
        spread = math.hypot(self.deviation, SCALE * self.volatility * math.sqrt(max(0.0, seconds) / PERIOD))
        return self._replace(deviation=min(WIDEST, spread))


class Game(NamedTuple):
    """A game against somebody: 1 for a win, 0.5 for a draw, 0 for a loss."""

    other: Skill
    score: float


def after_games(before: Skill, games: Sequence[Game], *, period: bool = True) -> Skill:
    """The skill after the games of one rating period; without `period` no time has passed since the one before.

    The example of the paper:

    >>> games = [Game(Skill(1400, 30), 1), Game(Skill(1550, 100), 0), Game(Skill(1700, 300), 0)]
    >>> [round(number, 4) for number in after_games(Skill(1500, 200), games)]
    [1464.0507, 151.5165, 0.06]
    """
    mu, phi = (before.value - START) / SCALE, before.deviation / SCALE
    information = surprise = 0.0
    for other, score in games:
        weight = _weight(other.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (mu - (other.value - START) / SCALE)))
        information += weight * weight * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    volatility = _new_volatility(before.volatility, phi, variance, variance * surprise)
    spread = phi * phi + (volatility * volatility if period else 0.0)
    phi_after = 1 / math.sqrt(1 / spread + information)
    return Skill(START + SCALE * (mu + phi_after * phi_after * surprise), SCALE * phi_after, volatility)


def expected_score(one: Skill, other: Skill) -> float:
    """The share of the points that is expected of one against another.

    >>> round(expected_score(Skill(1700, 0), Skill(1500, 0)), 2)
    0.76
    """
    weight = _weight(math.hypot(one.deviation, other.deviation) / SCALE)
    return 1 / (1 + math.exp(-weight * (one.value - other.value) / SCALE))


def _weight(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _new_volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the Illinois method."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = math.exp(x)
        whole = phi * phi + variance + grown
        return grown * (delta * delta - whole) / (2 * whole * whole) - (x - a) / (TAU * TAU)

    low = a
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > EXACT:
        between = low + (low - high) * at_low / (at_high - at_low)
        there = f(between)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, there
    return math.exp(low / 2)
