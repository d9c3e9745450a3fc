"""The line protocol of Gomocup: our player as an engine, and an engine as our player."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

from fivefold.bots.core import Random
from fivefold.bots.gomocup import Brain, Engine, EngineTrouble, board_stones, position_text
from fivefold.games.core import own

pente: Any = pytest.importorskip("fivefold.games.pente")
FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def talk(*lines: str) -> list[str]:
    return list(Brain(Random(pente.GAME), random.Random(1)).answers(lines))


def test_a_manager_plays_a_game_with_our_brain() -> None:
    answers = talk(
        "START 19", "INFO timeout_turn 1000", "BEGIN", "TURN 0,0", "TAKEBACK 0,0", "ABOUT", "END", "TURN 1,1"
    )
    assert answers[0] == "OK"
    assert all(len(answer.split(",")) == 2 for answer in answers[1:3])
    assert answers[3] == "OK"
    assert answers[4].startswith("name=")
    assert len(answers) == 5


def test_nonsense_gets_an_error_and_the_brain_goes_on() -> None:
    answers = talk(
        "TURN 1,1", "START 20", "START 15", "TURN x", "TURN 15,0", "DANCE", "BOARD", "7,7,1", "x,y", "DONE", "BEGIN"
    )
    assert [answer.split()[0] for answer in answers[:7]] == [
        "ERROR",
        "ERROR",
        "OK",
        "ERROR",
        "ERROR",
        "UNKNOWN",
        "ERROR",
    ]
    assert "," in answers[7]


def test_captures_are_told_with_the_board() -> None:
    state = pente.start(pente.Options(opening="free"))
    for point in ("K10", "L10", "A1", "M10", "N10"):
        state = pente.play(state, pente.read_move(state, point, "K10"))
    stones = board_stones(state)
    taken = state.caught
    text = position_text(stones, (taken[1], taken[0]), 19)
    assert text == pente.write_position(state)


def test_an_engine_plays_as_one_of_ours() -> None:
    engine = Engine((FIVEFOLD, "brain", "--bot", "random"), patience=PATIENCE)
    state = pente.start(pente.Options(opening="free"))
    for _ in range(2):
        state = pente.play(state, own(engine.choose(state, random.Random(1)), pente.Move))
    assert len([mark for row in pente.board(state) for mark in row if mark in "wb"]) == 2


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("pass", "engine-no-move"),
        ("print('9,9')", "engine-illegal"),
        ("print('99,99')", "bad-point"),
        ("import time; time.sleep(60)", "engine-silent"),
    ],
)
def test_a_bad_engine_is_named(program: str, code: str) -> None:
    engine = Engine((sys.executable, "-c", program), patience=-4.0 if "sleep" in program else PATIENCE)
    state = pente.start(pente.Options(opening="free"))
    state = pente.play(state, pente.read_move(state, "K10", "K10"))
    with pytest.raises(EngineTrouble) as trouble:
        engine.choose(state, random.Random(1))
    assert trouble.value.code == code


def test_the_manager_says_how_long_a_player_with_a_clock_may_think() -> None:
    from fivefold.bots.pente.engine import Engine as Thinking

    brain = Brain(Thinking(seconds=60.0), random.Random(1))
    list(brain.answers(["START 19", "INFO timeout_turn 500", "INFO timeout_turn soon", "INFO timeout_turn -1"]))
    assert brain.player == Thinking(seconds=0.9 * 0.5 - 0.02)


def test_the_time_that_is_left_for_the_game_is_shared_out() -> None:
    from fivefold.bots.pente.engine import Engine as Thinking

    brain, seconds = Brain(Thinking(seconds=60.0), random.Random(1)), []
    for line in (
        "INFO timeout_match 20000",
        "INFO timeout_turn 500",
        "INFO time_left 4000",
        "INFO time_left -5",
        "INFO timeout_match 0",
        "INFO time_left 2147483647",
    ):
        list(brain.answers([line]))
        assert isinstance(brain.player, Thinking)
        seconds.append(brain.player.seconds)
    assert seconds == pytest.approx([0.88, 0.43, 0.16, 0.01, 0.01, 0.43])


def test_the_manager_sets_the_rule() -> None:
    brain = Brain(Random(pente.GAME), random.Random(1))
    assert list(brain.answers(["START 15", "INFO rule 1"])) == ["OK"]
    assert brain.state.options.line == "exactly_five"
    assert list(brain.answers(["RESTART", "INFO rule 4"]))[1].startswith("MESSAGE rule 4 is not known")
    assert brain.state.options.line == "exactly_five"


def test_nothing_is_played_before_the_start() -> None:
    assert talk("BEGIN", "BOARD", "PLAY 9,9") == ["ERROR START comes first."] * 3


def test_a_suggestion_is_taken_and_what_the_manager_makes_of_ours_is_played() -> None:
    assert talk("START 19", "PLAY 9,9", "PLAY 9,9")[1:] == ["9,9", "ERROR K10: K10 already holds a stone (PT4)."]
    engine = Engine((sys.executable, "-c", "print('SUGGEST 9,9')"), seconds=PATIENCE)
    assert str(engine.choose(pente.start(), random.Random(1))) == "K10"


def test_the_dialogue_with_a_real_manager_is_the_recorded_one() -> None:
    """Two games on 15 × 15 as c-gomoku-cli led them with `fivefold brain --bot random --seed 1`."""
    lines = (Path(__file__).parents[1] / "golden" / "gomocup" / "manager-15.txt").read_text("utf-8").splitlines()
    asked = [line[3:] for line in lines if line.startswith("<-")]
    assert talk(*asked) == [line[3:] for line in lines if line.startswith("->")]
    assert sum(line.startswith("START 15") or line.startswith("RESTART") for line in asked) == 2


def test_a_manager_may_begin_anywhere() -> None:
    assert talk("START 19", "TURN 0,0")[1].count(",") == 1
    assert talk("START 15", "TURN 0,0", "TAKEBACK 0,0")[0] == "OK"


@pytest.mark.compiled
def test_our_engine_wins_through_the_protocol_where_captures_are_told() -> None:
    engine = Engine((FIVEFOLD, "brain", "--bot", "level7"), seconds=30.0)
    text = "13/13/13/13/13/13/4wbb6/13/13/13/2b10/13/13 20 8-0"  # the fifth pair hangs at H7
    state = pente.read_position(text, pente.Options(size=13, opening="free"))
    after = pente.play(state, own(engine.choose(state, random.Random(1)), pente.Move))
    assert after.caught == (10, 0)
