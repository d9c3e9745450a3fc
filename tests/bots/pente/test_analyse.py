"""The Pente analyst: what it calls proved is proved, what it shows stands on the board."""

from __future__ import annotations

import json
import random

import pytest
from tests.games.pente.drawn import drawn, scene

from fivefold.bots import analyst
from fivefold.bots.analysis import WIN_LEFT, WIN_LOST
from fivefold.bots.pente import analyse
from fivefold.bots.pente.threats import threats
from fivefold.games import pente
from fivefold.games.pente import PRESETS
from fivefold.refusals import Refused


@pytest.mark.compiled
def test_every_winning_first_move_of_a_short_win_is_named() -> None:
    state, at = scene(". 1 w w w 2 .\n. . . . . . .\n. b . b . . b")
    report = analyse.position(state, seconds=0.4)
    assert report.value == 1
    assert {m.move for m in report.moves if m.value == 1 and m.turns == 2} == {at["1"], at["2"]}
    assert report.facts["all_first_moves"]
    assert report.facts["proved_in"] == 2
    assert len(report.line) >= 3
    json.dumps(report.to_json())


@pytest.mark.compiled
def test_a_move_that_leaves_the_enemy_a_proved_win_is_called_lost() -> None:
    state, _ = scene(". . b b b . .\n. . . . . . .\n. w . . w . .\n. . . . . . .\n. w . . . . .", "w")
    report = analyse.position(state, seconds=1.0)
    by_move = {m.move: m for m in report.moves}
    corner = by_move[pente.Move(0)]
    assert corner.value in (-1, None)
    assert report.value is None
    assert any(m.value == -1 for m in report.moves)


@pytest.mark.rule("PT5", "PT11")
def test_the_overlay_shows_fours_open_threes_and_hanging_pairs() -> None:
    state, _ = scene("w w w w . .\n. . . . . .\n. b b b . .\n. . . . . .\nw b b . . .", top=11)
    kinds = [(t.kind, t.seat, t.points) for t in threats(state)]
    assert ("tessera", 0, ("H12",)) in kinds
    assert ("capture", 0, ("G8",)) in kinds
    assert [kind for kind, seat, _ in kinds if kind == "tria"] == ["tria"]
    assert threats(pente.start()) == []


@pytest.mark.compiled
def test_a_games_graph_names_the_win_that_was_left() -> None:
    state, at = scene(". 1 w w w . .\n. . . . . . .\n. b . b . . b\n. . . . . . .\n2 . . . . . 3")
    moves = [at["2"], at["1"]]
    states = [state, pente.play(state, moves[0])]
    points = list(analyse.game(states, moves, seconds=0.3))
    assert [point.ply for point in points] == [0, 1]
    assert points[0].value == 1
    assert points[0].turning in (WIN_LEFT, WIN_LOST)
    assert points[0].facts["threats"]
    json.dumps([point.to_json() for point in points])


@pytest.mark.compiled
@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_can_be_analysed(preset: str) -> None:
    rng, state = random.Random(1), pente.start(PRESETS[preset])
    for _ in range(6):
        state = pente.play(state, rng.choice(pente.legal_moves(state)))
    report = analyse.position(state, seconds=0.1)
    assert {m.move for m in report.moves} == set(pente.legal_moves(state))


def test_a_finished_game_is_refused_and_the_analyst_is_found_by_name() -> None:
    over, _ = drawn("w w w w w\nb b b b .", to_move="b")
    with pytest.raises(Refused):
        analyse.position(over)
    assert analyst("pente").position is analyse.position
