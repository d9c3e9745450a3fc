"""Numbers to check the rules by: leaves of the game tree, random games."""

from __future__ import annotations

from math import comb

import numpy as np
import pytest
from tests.games.kingdomino.test_course import played

from fivefold.games import kingdomino
from fivefold.games.kingdomino import Options, counting, kernel
from fivefold.games.kingdomino.kingdom import Kingdom


def test_leaves_count_what_chance_may_draw() -> None:
    start = kingdomino.start(Options(players=3))
    assert kingdomino.leaves(start, 0) == 1
    assert kingdomino.leaves(start, 1) == comb(48, 3) == 17_296
    dealt = played(start, "deal 3 14 22")
    assert [kingdomino.leaves(dealt, depth) for depth in (1, 2, 3, 4, 5, 6)] == [3, 9, 18, 36, 36, 36]


def test_leaves_of_two_players_draw_equal_kings_once() -> None:
    dealt = played(kingdomino.start(Options(players=2)), "deal 3 14 22 41")
    assert [kingdomino.leaves(dealt, depth) for depth in (1, 2, 3)] == [2, 8, 16]


def test_leaves_of_a_turn_are_places_times_choices() -> None:
    moves = "deal 3 14 22", "king 1", "3", "king 2", "14", "king 3", "22", "deal 5 18 30"
    state = played(kingdomino.start(Options(players=3)), *moves)
    assert kingdomino.leaves(state, 1) == 12 * 3
    assert kingdomino.leaves(state, 2) == 12 * 3 * 24 * 2


KNOWN = {
    "two": (1, counting.Count(40, placed=860, discarded=100, points=1516, best=34, checksum=13167681082917)),
    "three": (2, counting.Count(40, placed=1289, discarded=151, points=2308, best=36, checksum=261609655822321)),
    "ordinary": (3, counting.Count(40, placed=1697, discarded=223, points=3008, best=41, checksum=234083390821231)),
    "duel": (4, counting.Count(20, placed=888, discarded=72, points=2188, best=83, checksum=38888444903392)),
}


@pytest.mark.parametrize("preset", KNOWN)
def test_random_games_are_the_same_compiled_and_plain(preset: str) -> None:
    """This test runs both ways; every placing goes into the checksum."""
    seed, count = KNOWN[preset]
    assert counting.random_games(count.games, seed=seed, options=kingdomino.PRESETS[preset]) == count


@pytest.mark.compiled
@pytest.mark.parametrize(("players", "points"), [(2, 19.1), (3, 19.3), (4, 19.3)])
def test_random_players_score_what_others_measured(players: int, points: float) -> None:
    """Published engines with the base rules give random players 19.3 points and 1.3 discards each."""
    count = counting.random_games(20_000, seed=players, options=Options(players=players))  # type: ignore[arg-type]
    assert count.placed + count.discarded == 20_000 * players * 12
    assert abs(count.points / 20_000 / players - points) < 0.3
    assert abs(count.discarded / 20_000 / players - 1.3) < 0.08
    assert count.best <= 128


def test_gains_are_listed_with_the_places() -> None:
    kingdom = Kingdom().with_domino(14, "e6N").with_domino(48, "d6W")
    worth = kingdom.gains(45)
    assert list(worth) == kingdom.places(45)
    assert worth["c7N"] == 7  # two mines with five crowns instead of one with three
    assert worth["f5E"] == 2  # a mine of its own
    for place, gain in worth.items():
        after = kernel.score(np.array(kingdom.with_domino(45, place).board))
        assert after - kernel.score(np.array(kingdom.board)) == gain
