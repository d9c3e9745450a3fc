"""Matches: turning seats, repeatable games, error bars, and programs from outside."""

from __future__ import annotations

import math
import random
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from fivefold.arena import Plan, Sprt, play_match, player_named, read_openings, read_sprt
from fivefold.arena.external import External
from fivefold.arena.house import House
from fivefold.arena.sprt import expected
from fivefold.bots import players
from fivefold.games import game as named, pentago
from fivefold.games.record import read_record, write_record
from fivefold.refusals import Refused


def test_seats_turn_and_the_points_add_up() -> None:
    both = players("pentago")
    match = play_match("pentago", {"a": both["greedy"], "b": both["random"]}, games=6, seed=3)
    assert [record.header("Seat1") for record in match.records] == ["a", "b"] * 3
    assert sum(standing.points for standing in match.standings) == 6
    best = match.standings[0]
    assert best.name == "a"
    assert best.wins + best.draws + best.losses == best.games == 6
    assert 0 < best.error < 0.3


def test_every_game_is_reported_when_it_is_over() -> None:
    both = players("pentago")
    seated = {"a": both["random"], "b": both["random"]}
    seen: list[int] = []
    match = play_match("pentago", seated, games=2, seed=5, on_game=lambda number, record: seen.append(number))
    with pytest.warns(DeprecationWarning, match="on_game"):
        assert play_match("pentago", seated, games=2, seed=5, told=lambda number, record: seen.append(number)) == match
    assert seen == [0, 1, 0, 1]


def test_a_seed_repeats_a_match_and_its_records_replay() -> None:
    both = players("pentago")
    seated = {"a": both["greedy"], "b": both["random"]}
    first, second = (play_match("pentago", seated, games=2, seed=5) for _ in range(2))
    assert first == second
    assert [read_record(write_record(record)).moves for record in first.records] == [r.moves for r in first.records]
    assert play_match("pentago", seated, games=2, seed=6).records != first.records


def test_a_match_needs_a_player_for_each_seat() -> None:
    with pytest.raises(Refused) as refusal:
        play_match("pentago", {"a": players("pentago")["random"]}, games=1, seed=1)
    assert refusal.value.code == "wrong-number-of-players"


def test_an_even_score_is_no_rating_difference() -> None:
    both = players("pentago")
    match = play_match("pentago", {"a": both["random"], "b": both["random"]}, games=2, seed=1)
    for standing in match.standings:
        elo, error = standing.elo
        assert math.isinf(elo) or abs(elo) < 500
        assert error > 0


PROGRAM = """
    import json, sys
    from fivefold.games import pentago
    from fivefold.games.options import read_options
    for line in sys.stdin:
        asked = json.loads(line)
        options = read_options(pentago.Options, asked["options"], pentago.PRESETS)
        state = pentago.read_position(asked["position"], options)
        assert pentago.to_move(state) == asked["seat"]
        move = pentago.legal_moves(state)[asked["seed"] % len(pentago.legal_moves(state))]
        print(pentago.write_move(state, move), flush=True)
"""


def test_a_program_outside_plays_through_its_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "engine.py"
    file.write_text(textwrap.dedent(PROGRAM))
    with External(named("pentago"), [sys.executable, str(file)]) as outside:
        match = play_match("pentago", {"outside": outside, "greedy": players("pentago")["greedy"]}, games=2, seed=2)
    assert {standing.name for standing in match.standings} == {"outside", "greedy"}


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("pass", "engine-silent"),
        ("import sys; sys.stdin.readline(); print('', flush=True)", "pentago-not-a-move"),
        ("import sys; sys.stdin.readline(); print('q9 ??', flush=True)", "pentago-not-a-move"),
        ("import sys; sys.stdin.readline(); print('a6', flush=True)", "turn-missing"),
        ("import sys; sys.stdin.readline(); sys.stdout.buffer.write(b'\\x00\\x07!\\n')", "pentago-not-a-move"),
    ],
)
def test_a_program_that_answers_nonsense_is_refused(program: str, code: str) -> None:
    with External(named("pentago"), [sys.executable, "-c", program]) as outside, pytest.raises(Refused) as refusal:
        outside.choose(pentago.start(), random.Random(1))
    assert refusal.value.code == code


def test_a_program_that_says_nothing_or_is_not_there_is_refused() -> None:
    idle = [sys.executable, "-c", "import time; time.sleep(60)"]
    with External(named("pentago"), idle, patience=0.2) as outside, pytest.raises(Refused) as refusal:
        outside.choose(pentago.start(), random.Random(1))
    assert refusal.value.code == "engine-silent"
    with pytest.raises(Refused) as refusal:
        External(named("pentago"), "/no/such/engine").choose(pentago.start(), random.Random(1))
    assert refusal.value.code == "engine-not-started"


def test_a_word_names_a_player_or_a_program() -> None:
    assert player_named("pentago", "greedy") is players("pentago")["greedy"]
    assert isinstance(player_named("pentago", "run:true"), External)
    with pytest.raises(Refused) as refusal:
        player_named("pentago", "run:")
    assert refusal.value.code == "no-such-player"


def test_a_test_ends_the_match_when_the_result_is_clear() -> None:
    both = players("pentago")
    seated = {"a": both["greedy"], "b": both["random"]}
    match = play_match("pentago", seated, games=200, seed=1, plan=Plan(sprt=Sprt(0, 200)))
    assert match.verdict == "elo1"
    assert match.ratio is not None
    assert match.ratio >= Sprt(0, 200).bounds[1]
    assert len(match.records) < 60
    assert len(match.records) % 2 == 0
    undecided = play_match("pentago", seated, games=2, seed=1, plan=Plan(sprt=Sprt(0, 200)))
    assert (undecided.verdict, len(undecided.records)) == (None, 2)


@pytest.mark.parametrize(("elo", "verdict"), [(0.0, "elo0"), (60.0, "elo1")])
def test_the_test_is_wrong_about_as_seldom_as_it_promises(elo: float, verdict: str) -> None:
    test, wrong, rng = Sprt(0, 60), 0, random.Random(7)
    for _ in range(200):
        scores: list[float] = []
        found = None
        while found is None:
            scores.append(sum(rng.random() < expected(elo) for _ in range(2)) / 2)
            found = test.verdict(scores)
        wrong += found != verdict
    assert wrong <= 20  # 10 are promised; twice as many would be a bad test


def test_each_opening_is_played_with_turned_seats() -> None:
    both, rules = players("pentago"), named("pentago")
    openings = read_openings(rules, rules.options(), "b2/SE+ e5/NW-  # calm\n\nc3/NW+\n")
    match = play_match(
        "pentago", {"a": both["random"], "b": both["random"]}, games=6, seed=1, plan=Plan(openings=openings)
    )
    begun = []
    for number, record in enumerate(match.records):
        begun.append(tuple(str(move) for move in record.moves[: len(openings[number // 2 % 2])]))
    assert begun == [("b2 SE+", "e5 NW-")] * 2 + [("c3 NW+",)] * 2 + [("b2 SE+", "e5 NW-")] * 2
    assert [record.header("Seat1") for record in match.records] == ["a", "b"] * 3


def test_drawn_openings_are_the_same_for_both_seatings() -> None:
    both = players("pentago")
    match = play_match(
        "pentago", {"a": both["random"], "b": both["random"]}, games=4, seed=1, plan=Plan(random_plies=5)
    )
    openings = [record.moves[:5] for record in match.records]
    assert openings[0] == openings[1] != openings[2] == openings[3]
    assert match.records[0].moves[5:] != match.records[1].moves[5:]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: read_sprt("5"), "sprt-text"),
        (lambda: read_sprt("0:nan"), "sprt-text"),
        (lambda: read_sprt("20:0"), "sprt-order"),
        (lambda: Sprt(0, 5, alpha=0.7), "sprt-errors"),
        (lambda: read_openings(named("pentago"), pentago.Options(), "# nothing"), "no-openings"),
        (lambda: read_openings(named("pentago"), pentago.Options(), "a1/NW+ a9/NW+"), "bad-opening"),
        (lambda: player_named("pentago", "gomocup:./brain"), "not-gomocup"),
        (lambda: House("club.example"), "bad-address"),
        (lambda: House("http://127.0.0.1:9").post("/api/tables", {}), "house-silent"),
        (
            lambda: play_match(
                "kingdomino",
                dict.fromkeys("abcd", players("kingdomino")["random"]),
                games=1,
                seed=1,
                plan=Plan(sprt=Sprt(0, 5)),
            ),
            "sprt-for-two",
        ),
    ],
)
def test_what_cannot_be_arranged_is_refused(make: Callable[[], object], code: str) -> None:
    with pytest.raises(Refused) as refusal:
        make()
    assert refusal.value.code == code


def test_a_gomocup_engine_sits_down_by_its_command() -> None:
    brain = f"gomocup:{sys.executable} -m fivefold.cli brain --bot random --seed 1"
    player = player_named("pente", brain)
    state = named("pente").start()
    assert str(player.choose(state, random.Random(1))) == "K10"
