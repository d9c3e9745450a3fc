"""The Kingdomino analyst: turns with reasons, turning points, and the best arrangement of what was taken."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from tests.bots.kingdomino.test_kernels import random_game
from tests.bots.kingdomino.test_players import middle
from tests.games.kingdomino.test_course import played

from fivefold.bots import analyst
from fivefold.bots.kingdomino import analyse
from fivefold.bots.kingdomino.arrangement import best_arrangement, taken_by
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, own
from fivefold.games.kingdomino import Kingdom, Options
from fivefold.games.kingdomino.scoring import tally
from fivefold.refusals import Refused


@pytest.mark.compiled
def test_every_turn_has_its_points_its_chance_and_its_reasons() -> None:
    state = middle(2)
    report = analyse.position(state, seconds=0.2)
    assert {m.text for m in report.moves} == {str(move) for move in kingdomino.legal_moves(state)}
    best, facts = dict[str, Any](report.moves[0].facts), dict[str, Any](report.facts)
    assert 0 <= best["chance"] <= 1
    assert best["turn_order"] in (1, 2, 3, 4)
    assert best["feeds"]
    assert "next round" in best["why"]
    assert -1 <= report.worth <= 1
    assert sum(facts["chances"]) == pytest.approx(1, abs=0.01)
    assert facts["chances"][report.seat] == best["chance"]
    assert facts["points"][report.seat] == best["points"]
    assert report.to_json()["moves"][0]["facts"]["points"] == best["points"]


@pytest.mark.compiled
def test_the_reasons_name_the_property_that_is_fed() -> None:
    moves = "deal 1 2 3 48", "king 1", "48", "king 1", "1", "king 2", "2", "king 2", "3", "deal 7 8 45 9"
    state = played(kingdomino.start(Options(players=2)), *moves)
    report = analyse.position(state, seconds=0.1)
    turn = next(m for m in report.moves if m.text == "1:e6N/45")
    assert (turn.facts["gain"], turn.facts["takes"], turn.facts["turn_order"]) == (0, "45 mine²|wheat", 4)
    assert own(turn.facts["next_feeds"], list)[0] in ("mine 1 × 2 = 2", "wheat 3 × 0 = 0")


@pytest.mark.compiled
def test_a_late_position_is_solved() -> None:
    report = analyse.position(middle(11, Options(players=2), lines=6), seconds=1, exact_from=0)
    assert report.depth == "to the end, exactly"
    with pytest.raises(Refused) as refusal:
        analyse.position(middle(2), seconds=0.05, exact_from=0)
    assert refusal.value.code == "kingdomino-not-solvable"


def test_nobody_to_move_is_refused() -> None:
    with pytest.raises(Refused, match="a line is to be dealt"):
        analyst("kingdomino").position(kingdomino.start())
    with pytest.raises(Refused, match="a king is to be drawn"):
        analyse.position(played(kingdomino.start(), "deal 1 2 3 4"))


@pytest.mark.compiled
def test_a_game_has_a_point_for_each_turn_and_names_its_turning_points() -> None:
    states, moves = random_game(Options(players=3), 4)
    points = list(analyse.game(states, moves, seconds=0.02))
    turns = [ply for ply, state in enumerate(states[:-1]) if kingdomino.to_move(state) != CHANCE]
    assert [point.ply for point in points] == turns
    assert all(-1 <= point.worth <= 1 for point in points)
    assert sum(bool(point.turning) for point in points) > 3, "random players give much away"
    lost = max(points, key=lambda point: own(point.facts["lost_chance"], float))
    assert lost.turning is not None
    assert lost.turning.code == "gives"
    assert lost.best != lost.played


def brute(dominoes: tuple[int, ...], kingdom: Kingdom, options: Options) -> int:
    """The best points of all arrangements in this order."""
    if not dominoes:
        return tally(kingdom, options).points
    places = kingdom.places(dominoes[0])
    after = [kingdom.with_domino(dominoes[0], place) for place in places] or [kingdom.without(dominoes[0])]
    return max(brute(dominoes[1:], each, options) for each in after)


@pytest.mark.rule("KD7", "KD8")
@pytest.mark.parametrize("options", [Options(), Options(middle_kingdom=True), Options(players=2, mighty_duel=True)])
def test_the_best_arrangement_of_few_dominoes_is_that_of_brute_force(options: Options) -> None:
    rng = random.Random(3)
    for _ in range(2):
        dominoes = tuple(rng.sample(range(19, 49), 2 if options.mighty_duel else 3))
        best = best_arrangement(dominoes, options, seconds=20)
        assert best.proved
        assert best.points == tally(best.kingdom, options).points == brute(dominoes, Kingdom(options.size), options)


@pytest.mark.compiled
def test_the_best_arrangement_is_no_worse_than_what_was_built() -> None:
    for options in (Options(players=3), Options(players=2, harmony=True)):
        states, moves = random_game(options, 7)
        (taken,) = taken_by(states, moves)
        for seat, dominoes in enumerate(taken):
            assert len(dominoes) == 12
            best = best_arrangement(dominoes, options, seconds=1.0, clock=time.thread_time)
            assert tally(states[-1].kingdoms[seat], options).points <= best.points <= best.ceiling
            assert sorted([n for n, _ in best.kingdom.laid] + list(best.kingdom.discarded)) == sorted(dominoes)


def test_each_game_of_a_dynasty_is_told_apart() -> None:
    states, moves = random_game(Options(players=3, dynasty=True), 2)
    games = taken_by(states, moves)
    assert [[len(seat) for seat in game] for game in games] == [[12] * 3] * 3


@pytest.mark.parametrize(
    ("dominoes", "code"),
    [((0,), "kingdomino-no-such-domino"), ((49,), "kingdomino-no-such-domino"), ((3, 3), "kingdomino-dealt-twice"),
     (tuple(range(1, 14)), "kingdomino-too-many")],
)  # fmt: skip
def test_what_nobody_can_have_taken_is_refused(dominoes: tuple[int, ...], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        best_arrangement(dominoes)
    assert refusal.value.code == code


def test_no_domino_makes_a_bare_castle() -> None:
    assert best_arrangement(()).points == 0
