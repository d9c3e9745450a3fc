"""The line protocol of Gomocup: our player as an engine, and an engine as our player."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.patience import PATIENCE

import fivefold
from fivefold.bots.core import Random
from fivefold.bots.gomocup import Brain, Engine, EngineTrouble, board_stones, position_text
from fivefold.bots.gomocup.gomoku import Gomoku, GomokuTable, Thinker
from fivefold.bots.gomocup.pente import PenteTable
from fivefold.games.core import own

pente: Any = pytest.importorskip("fivefold.games.pente")
FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


TELLS_CAPTURES = "INFO captures 0,0"


def talk(*lines: str) -> list[str]:
    thinker = Thinker(depth=0)
    return list(Brain(Random(pente.GAME), random.Random(1), thinker=thinker).answers(lines))


@pytest.mark.parametrize("tells", [(), (TELLS_CAPTURES,)], ids=["gomoku", "Pente"])
def test_a_manager_plays_a_game_with_our_brain(tells: tuple[str, ...]) -> None:
    answers = talk(
        "START 19", *tells, "INFO timeout_turn 1000", "BEGIN", "TURN 0,0", "TAKEBACK 0,0", "ABOUT", "END", "TURN 1,1"
    )
    assert answers[0] == "OK"
    assert all(len(answer.split(",")) == 2 for answer in answers[1:3])
    assert answers[3] == "OK"
    assert answers[4] == f'name="Fivefold", version="{fivefold.__version__}", author="Fivefold", country="-"'
    assert len(answers) == 5


@pytest.mark.parametrize("size", [5, 13, 15, 19, 20, 25])
def test_gomoku_is_played_on_the_board_that_the_manager_asks_for(size: int) -> None:
    corner = size - 1
    answers = talk(f"START {size}", f"TURN {corner},{corner}", f"TURN {size},0", "RESTART", "BEGIN")
    assert [answers[0], answers[3]] == ["OK", "OK"]
    assert answers[2] == f"ERROR '{size},0' is no point."
    assert all(0 <= int(word) < size for word in f"{answers[1]},{answers[4]}".split(","))


def test_a_board_that_is_not_there_is_refused_and_another_can_be_asked_for() -> None:
    answers = talk("START 4", "START 26", "START x", TELLS_CAPTURES, "START 20", "START 19")
    assert answers[:3] == ["ERROR The board has 5 to 25 points along an edge."] * 3
    assert answers[3:] == ["ERROR Pente has 13, 15 or 19 points along an edge.", "OK"]


def test_gomoku_leaves_enclosed_stones_where_they_are_and_pente_takes_them() -> None:
    """White stands on both sides of two black stones; the manager puts a stone where one of them was."""
    moves = ("TURN 7,7", "TAKEBACK", "TAKEBACK")
    for tells, answer in (((), "ERROR 8,7 already holds a stone."), ((TELLS_CAPTURES,), "8,7")):
        stones = ["PLAY 7,7", "PLAY 8,7", "PLAY 0,0", "PLAY 9,7", "PLAY 10,7"]
        assert talk("START 15", *tells, *stones, "PLAY 0,14", "PLAY 8,7")[-1] == answer, moves


def test_captures_that_are_told_in_the_middle_of_a_game_come_too_late() -> None:
    assert talk("START 15", "TURN 7,7", "INFO captures 2,0")[-1] == "ERROR Captures are told before the first stone."


def test_nonsense_gets_an_error_and_the_brain_goes_on() -> None:
    answers = talk(
        "TURN 1,1", "START 200", "START 15", "TURN x", "TURN 15,0", "DANCE", "BOARD", "7,7,1", "x,y", "DONE", "BEGIN"
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
    lines = ["INFO timeout_turn 500", "INFO timeout_turn soon", "INFO timeout_turn -1"]
    list(brain.answers(["START 19", TELLS_CAPTURES, *lines, "BEGIN"]))
    assert isinstance(brain.table, PenteTable)
    assert brain.table.player == Thinking(seconds=0.9 * 0.5 - 0.02)


def test_the_time_that_is_left_for_the_game_is_shared_out() -> None:
    brain, seconds = Brain(Random(pente.GAME), random.Random(1)), []
    for line in (
        "INFO timeout_match 20000",
        "INFO timeout_turn 500",
        "INFO time_left 4000",
        "INFO time_left -5",
        "INFO timeout_match 0",
        "INFO time_left 2147483647",
    ):
        list(brain.answers([line]))
        seconds.append(brain.times.to_think)
    assert seconds == pytest.approx([0.88, 0.43, 0.16, 0.01, 0.01, 0.43])


def test_the_manager_sets_the_rule() -> None:
    brain = Brain(Random(pente.GAME), random.Random(1))
    assert list(brain.answers(["START 15", TELLS_CAPTURES, "INFO rule 1"])) == ["OK"]
    assert isinstance(brain.table, PenteTable)
    assert brain.table.state.options.line == "exactly_five"
    assert list(brain.answers(["RESTART", "INFO rule 4"]))[1].startswith("MESSAGE rule 4 is not known")
    assert brain.table.state.options.line == "exactly_five"


@pytest.mark.compiled
def test_a_six_wins_gomoku_only_where_the_rule_says_five_or_more() -> None:
    row = [((x, 7), 1) for x in (3, 4, 6, 7, 8)]
    asked = [f"{x},{y},{whose}" for (x, y), whose in [*row, ((2, 7), 2), ((9, 7), 2)]]
    brain = Brain(Random(pente.GAME), random.Random(1), thinker=Thinker(depth=2))
    six = list(brain.answers(["START 15", "INFO rule 0", "BOARD", *asked, "DONE"]))[-1]
    none = list(brain.answers(["START 15", "INFO rule 1", "BOARD", *asked, "DONE"]))[-1]
    assert six == "5,7"
    assert none != "5,7"


def test_nothing_is_played_before_the_start() -> None:
    assert talk("BEGIN", "BOARD", "PLAY 9,9") == ["ERROR START comes first."] * 3


def test_a_suggestion_is_taken_and_what_the_manager_makes_of_ours_is_played() -> None:
    assert talk("START 19", TELLS_CAPTURES, "PLAY 9,9", "PLAY 9,9")[1:] == [
        "9,9",
        "ERROR K10: K10 already holds a stone (PT4).",
    ]
    engine = Engine((sys.executable, "-c", "print('SUGGEST 9,9')"), seconds=PATIENCE)
    assert str(engine.choose(pente.start(), random.Random(1))) == "K10"


@pytest.mark.compiled
@pytest.mark.parametrize("size", [15, 20])
def test_the_dialogue_with_a_real_manager_is_the_recorded_one(size: int) -> None:
    """Two games as c-gomoku-cli led them with `fivefold brain --bot level4 --seed 1`."""
    path = Path(__file__).parents[1] / "golden" / "gomocup" / f"manager-{size}.txt"
    lines = [line for line in path.read_text("utf-8").splitlines() if "ABOUT" not in line and "name=" not in line]
    asked = [line[3:] for line in lines if line.startswith("<-") and "time" not in line]
    brain = Brain(Random(pente.GAME), random.Random(1), thinker=Thinker(depth=4))
    assert list(brain.answers(asked)) == [line[3:] for line in lines if line.startswith("->")]
    assert sum(line.startswith((f"START {size}", "RESTART")) for line in asked) == 2


def test_a_manager_may_begin_anywhere() -> None:
    assert talk("START 19", "TURN 0,0")[1].count(",") == 1
    assert talk("START 15", "TURN 0,0", "TAKEBACK 0,0")[0] == "OK"


FREE_THREE = [(9, 9), (10, 9), (11, 9)]
FOUR_AND_THREE = [(5, 5), (6, 5), (7, 5), (8, 6), (8, 7)]


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("ours", "theirs", "right"),
    [
        ([(9, 9), (10, 9), (11, 9), (12, 9)], [(0, 0), (19, 19), (8, 9), (19, 0)], {(13, 9)}),
        ([(0, 0), (19, 19), (19, 0)], [(9, 9), (10, 9), (11, 9), (12, 9)], {(8, 9), (13, 9)}),
        ([(0, 0), (19, 19), (19, 0)], FREE_THREE, {(7, 9), (8, 9), (12, 9), (13, 9)}),
        (FOUR_AND_THREE, [(4, 5), (0, 19), (19, 0), (0, 9), (19, 9)], {(8, 5)}),
    ],
    ids=["it makes five", "it blocks a four", "it blocks a three", "it makes a four and a three"],
)
def test_gomoku_is_played_well_on_twenty_by_twenty(
    ours: list[tuple[int, int]], theirs: list[tuple[int, int]], right: set[tuple[int, int]]
) -> None:
    table = GomokuTable(Gomoku(20), Thinker(depth=4))
    table.arrange([*((point, 1) for point in ours), *((point, 2) for point in theirs)])
    assert table.choose(None, random.Random(1)) in right


@pytest.mark.compiled
def test_who_looks_further_wins_at_gomoku() -> None:
    """Eight games on 20 × 20 from drawn openings, each with both seatings: four plies against one."""
    won = 0
    for seed in range(4):
        for deep in (0, 1):
            game, rng = Gomoku(20), random.Random(seed)
            for point in rng.sample([(x, y) for x in range(8, 12) for y in range(8, 12)], 4):
                game.put(point)
            while (winner := five_in(game)) is None and game.free():
                game.put(Thinker(depth=4 if game.mover == deep else 1).choose(game, rng))
            won += winner == deep
    assert won >= 7


def five_in(game: Gomoku) -> int | None:
    """Whose five stands on the board, by looking at every line of five points."""
    stones = {point: number % 2 for number, point in enumerate(game.moves)}
    for (x, y), colour in stones.items():
        for dx, dy in (1, 0), (0, 1), (1, 1), (1, -1):
            if all(stones.get((x + far * dx, y + far * dy)) == colour for far in range(5)):
                return colour
    return None


@pytest.mark.compiled
def test_our_engine_wins_through_the_protocol_where_captures_are_told() -> None:
    engine = Engine((FIVEFOLD, "brain", "--bot", "level7"), seconds=30.0)
    text = "13/13/13/13/13/13/4wbb6/13/13/13/2b10/13/13 20 8-0"  # the fifth pair hangs at H7
    state = pente.read_position(text, pente.Options(size=13, opening="free"))
    after = pente.play(state, own(engine.choose(state, random.Random(1)), pente.Move))
    assert after.caught == (10, 0)
