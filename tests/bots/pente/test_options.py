"""Pente's engine under every option of the rules: it takes what wins, stops what loses, and plays on legally."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.pente.drawn import scene

from fivefold.bots import players
from fivefold.bots.pente.engine import Engine
from fivefold.games import pente
from fivefold.games.pente import PRESETS, Move, Options, State

pytestmark = pytest.mark.compiled

CHOICES: dict[str, dict[str, Any]] = {
    "standard": {},
    "exactly five": {"line": "exactly_five"},
    "no double three": {"double_three": "forbidden"},
    "no double three, strict": {"line": "exactly_five", "double_three": "forbidden_strict"},
    "reply": {"reply": True},
    "reply and points": {"reply": True, "points": True},
    "draw when used up": {"stones": 84},
    "count": {"exhaustion": "count", "stones": 84},
    "moving": {"exhaustion": "move", "stones": 84},
    "points": {"points": True},
    "teams": {"teams": True, "size": 19},
}
every_option = pytest.mark.parametrize("options", CHOICES.values(), ids=CHOICES)
for_two = pytest.mark.parametrize("options", [o for o in CHOICES.values() if "teams" not in o])


def played(state: State) -> Move:
    return Engine(seconds=None, nodes=6000).choose(state, random.Random(1))


@every_option
@pytest.mark.rule("PT8", "PT16", "PT19")
def test_a_five_is_made(options: dict[str, Any]) -> None:
    state, at = scene("b w w w w 1\n. . . . . .\nb . b b . .", **options)
    assert played(state) == at["1"]


@every_option
@pytest.mark.rule("PT9", "PT14")
def test_the_fifth_pair_is_taken(options: dict[str, Any]) -> None:
    state, at = scene("w b b 1\n. . . .\nb . . .\n. . b .", caught=(8, 0), **options)
    assert played(state) == at["1"]


@every_option
def test_a_four_is_stopped(options: dict[str, Any]) -> None:
    state, at = scene("w b b b b 1\n. . . . . .\nw . . w . .", **options)
    assert played(state) == at["1"]


@every_option
@pytest.mark.rule("PT9")
def test_a_pair_that_would_be_the_fifth_is_saved(options: dict[str, Any]) -> None:
    state, at = scene(". b w w 1\n. . . . .\n. . 2 . .\n. b . . w", caught=(2, 8), **options)
    after = pente.play(state, played(state))
    assert not (pente.to_move(after) == 1 and after.board[at["1"].point] == 0 and after.caught[0] < 4), "it is saved"


@for_two
def test_an_open_three_becomes_an_open_four(options: dict[str, Any]) -> None:
    state, at = scene(". . . . . . .\n. 1 w w w 2 .\n. . . . . . .\nb . . b . . b", **options)
    assert played(state) in (at["1"], at["2"])


@for_two
def test_an_open_three_is_stopped(options: dict[str, Any]) -> None:
    state, at = scene(". . . . . . .\n3 1 b b b 2 4\n. . . . . . .\nw . . w . . .", **options)
    assert played(state) in at.values()


@pytest.mark.rule("PT16")
def test_under_exactly_five_a_four_that_can_only_become_six_needs_no_answer() -> None:
    picture = ". . . . . . .\nb b b 1 b b .\n. . . . . . .\n. 2 w w w 3 ."
    state, at = scene(picture, line="exactly_five")
    assert played(state) in (at["2"], at["3"])
    state, at = scene(picture)
    assert played(state) == at["1"]


@pytest.mark.rule("PT19")
def test_under_reply_a_five_that_can_be_broken_is_not_preferred_to_a_safe_one() -> None:
    picture = "1 w w w w b\n. . . w . .\n. . . b . .\nb w w w w 2\n. . . . . ."
    state, at = scene(picture, reply=True)
    assert played(state) == at["2"]  # after 1 Black takes the pair below the row from above and breaks the five


@pytest.mark.rule("PT19")
def test_under_reply_an_own_five_answers_a_five() -> None:
    state, at = scene("w w w w w .\n. . . . . .\nw b b b b 1", "b", reply=True, words="claim=1")
    assert played(state) == at["1"]


@pytest.mark.rule("PT18", "PT19")
def test_where_points_weigh_a_row_of_four_answers_a_claim() -> None:
    picture = "w w w w w .\n. . . . . .\nw b b b 1 w\n. . . . . .\nb . . . . b"
    state, at = scene(picture, "b", reply=True, points=True, caught=(0, 8), words="claim=1")
    assert played(state) == at["1"]  # four pairs and the row are five points, as many as the five


@pytest.mark.rule("PT21")
def test_a_stone_is_moved_into_the_five_and_out_of_it() -> None:
    options = Options(exhaustion="move", stones=60, size=13)
    state, at = scene("b w w w w 1\n. . . . . w\nb . b b . .", exhaustion="move", stones=60)
    assert state.options == options
    assert state.moving
    assert played(state).point == at["1"].point
    # Black threatens to move into the gap: White moves a stone there first.
    state, at = scene("b b 1 b b .\n. w . b . .\n. . . . . .\nw . . w . .", exhaustion="move", stones=60)
    after = pente.play(state, played(state))
    assert after.board[at["1"].point] == 1 or after.board[at["1"].point - 17] != 2


@pytest.mark.rule("PT20")
def test_with_the_last_stone_the_pair_that_decides_the_count_is_taken() -> None:
    state, _ = scene("b w w 1\n. . . .\nw . . .\n. . w .", "b", turns=79, exhaustion="count", stones=40)
    after = pente.play(state, played(state))
    ended = pente.outcome(after)
    assert ended is not None
    assert ended.ranks == (2, 1)


@pytest.mark.rule("PT13", "PT14")
def test_in_teams_a_partners_stones_are_no_line_but_a_third_colour_is_stopped_too() -> None:
    options: dict[str, Any] = {"teams": True, "size": 19}
    # Red is White's partner: four of mixed colours make no five, a pair of Green and Black can be taken.
    state, at = scene("w b g 1\n. . . .\n. . . .\nb . . g", caught=(8, 0), **options)
    assert played(state) == at["1"]
    # Black moves next and has a four; White must stop it, for nobody of its team comes before.
    state, at = scene("w b b b b 1\n. . . . . .\nw r w r 2 .", **options)
    assert played(state) == at["1"]


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_game_against_itself_is_legal_and_ends(preset: str) -> None:
    state, rng = pente.start(PRESETS[preset]), random.Random(preset)
    level = players("pente")["level5"]
    while pente.to_move(state) is not None:
        move = level.choose(state, rng)
        assert move in pente.legal_moves(state)
        state = pente.play(state, move)
    assert pente.outcome(state) is not None
