"""Glicko-2 against the worked example of its paper, and what its numbers mean."""

from __future__ import annotations

import math

import pytest

from fivefold.server.people.glicko import PERIOD, WIDEST, Game, Skill, after_games, expected_score

PLAYER = Skill(1500, 200, 0.06)
OPPONENTS = [Game(Skill(1400, 30), 1), Game(Skill(1550, 100), 0), Game(Skill(1700, 300), 0)]


def test_the_example_of_the_paper_comes_out_as_published() -> None:
    after = after_games(PLAYER, OPPONENTS)
    assert after.value == pytest.approx(1464.06, abs=0.02)  # the paper rounds on the way
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_period_without_games_makes_a_rating_less_sure_as_the_paper_says() -> None:
    idle = PLAYER.idle(PERIOD)
    assert idle.deviation == pytest.approx(math.hypot(200, 173.7178 * 0.06))
    assert (idle.value, idle.volatility) == (1500, 0.06)
    assert PLAYER.idle(1e12).deviation == WIDEST
    assert PLAYER.idle(-5) == PLAYER


def test_time_before_the_games_counts_as_in_one_period() -> None:
    """A period without games after which games are played costs the certainty once."""
    once = after_games(PLAYER, OPPONENTS)
    twice = after_games(PLAYER.idle(PERIOD), OPPONENTS, period=False)
    assert twice.value == pytest.approx(once.value, abs=0.01)
    assert twice.deviation == pytest.approx(once.deviation, abs=0.01)


def test_a_win_raises_and_a_loss_lowers_by_as_much_against_an_equal() -> None:
    won, lost = (after_games(Skill(), [Game(Skill(), score)], period=False) for score in (1, 0))
    assert won.value - 1500 == pytest.approx(1500 - lost.value)
    assert won.value > 1600
    assert after_games(Skill(), [Game(Skill(), 0.5)], period=False).value == pytest.approx(1500)


def test_a_surprise_makes_the_volatility_grow() -> None:
    strong = Skill(2200, 50)
    lost = after_games(strong, [Game(Skill(1000, 50), 0)] * 4)
    assert lost.volatility > strong.volatility
    assert lost.value < strong.value


def test_what_is_expected_adds_up() -> None:
    one, other = Skill(1650, 80), Skill(1500, 60)
    assert expected_score(one, other) + expected_score(other, one) == pytest.approx(1)
    assert 0.5 < expected_score(one, Skill(1500, 300)) < expected_score(one, other)
