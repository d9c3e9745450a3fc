"""The sets of puzzles: no two alike, each proved again by a second program; `tests/soak/puzzles.py` proves all."""

from __future__ import annotations

import datetime
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from training import puzzles as maker

from fivefold.bots.puzzles import Puzzle, games_with_puzzles, puzzle_master, puzzle_of_the_day, puzzles, read_puzzle
from fivefold.games import GAMES, game, kingdomino, pentago
from fivefold.games.core import own
from fivefold.messages import LANGUAGES, catalogue
from fivefold.refusals import Refused

from .kingdomino.test_endgame import tree_size
from .puzzle_proofs import proved

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
FEW = 6  # of a set in `make test`
TREE = 4_000  # lines of play of a Kingdomino puzzle that is quickly proved


def sample(name: str) -> Sequence[Puzzle]:
    known = list(puzzles(name).values())
    return known if SOAK else known[:: max(1, len(known) // FEW)][:FEW]


def test_every_game_has_puzzles_and_no_two_are_the_same_in_any_symmetry() -> None:
    assert games_with_puzzles() == list(GAMES)
    for name in GAMES:
        known = puzzles(name)
        assert len(known) >= 100
        assert len({puzzle_master(name).key(one.state) for one in known.values()}) == len(known)
        for one in known.values():
            assert game(name).read_move(one.state, one.solution) in game(name).legal_moves(one.state)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_solution_is_right_and_its_line_can_be_played(name: str) -> None:
    rules, master = game(name), puzzle_master(name)
    for one in sample(name):
        state = one.state
        right = rules.read_move(state, one.solution)
        assert master.judge(one, state, right, 0).state in ("solved", "right", "open")
        line = master.line(one)
        assert line[0] == right
        for move in line:
            state = rules.play(state, move)


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.rule("PG5", "PG7", "PG8", "PT8", "PT9", "KT3", "KT9", "KT12", "KD4", "KD8", "KD9")
def test_one_answer_alone_reaches_the_goal_as_the_second_program_finds_it(name: str) -> None:
    for one in quick_ones(name):
        assert proved(one), one


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_second_program_finds_out_a_wrong_answer(name: str) -> None:
    one, rules = quick_ones(name)[0], game(name)
    right = rules.read_move(one.state, one.solution)
    wrong = next(move for move in rules.legal_moves(one.state) if move != right)
    claim = replace(one, solution=rules.write_move(one.state, wrong))
    if name == "pente":
        with pytest.raises(Refused):
            proved(claim)
    else:
        assert not proved(claim)


def quick_ones(name: str) -> Sequence[Puzzle]:
    """Some of a set that are quickly proved; all of them are the work of `tests/soak/puzzles.py`."""
    known = list(puzzles(name).values())
    if name == "pentago":
        known = [one for one in known if 36 - one.position.count(".") >= 26]
    elif name == "kingdomino":
        most = of_goal(name, "most")
        known = [one for one in known if tree_size(own(one.state, kingdomino.State)) <= TREE]
        return [*known[:: len(known) // FEW][:FEW], *most[:: len(most) // FEW][:FEW]]
    if name == "pente":
        known = [one for one in known if one.moves == 2]
    return known[:: len(known) // FEW][:FEW]


@pytest.mark.compiled
@pytest.mark.rule("PG5")
def test_a_wrong_turn_of_pentago_is_refuted_on_the_board() -> None:
    one = next(one for one in puzzles("pentago").values() if one.goal == "hold")
    state = own(one.state, pentago.State)
    wrong = next(move for move in pentago.legal_moves(state) if pentago.write_move(state, move) != one.solution)
    verdict = puzzle_master("pentago").judge(one, state, wrong, 0)
    after = pentago.play(state, wrong)
    for answer in verdict.shown:
        after = pentago.play(after, own(answer, pentago.Move))
    assert verdict.state == "wrong"
    assert verdict.why is not None
    assert verdict.why.code == "loses"
    assert (ended := pentago.outcome(after)) is None or ended.scores[pentago.to_move(state) or 0] == 0


def of_goal(name: str, goal: str) -> list[Puzzle]:
    return [one for one in puzzles(name).values() if one.goal == goal]


@pytest.mark.compiled
@pytest.mark.rule("KD8")
def test_an_arrangement_goes_on_after_its_first_domino_and_a_worse_place_is_told_its_points() -> None:
    one, master = of_goal("kingdomino", "most")[0], puzzle_master("kingdomino")
    state, right = own(one.state, kingdomino.State), own(one.state, kingdomino.State)
    seat, line = kingdomino.to_move(state), master.line(one)
    first = master.judge(one, state, line[0], 0)
    assert first.state == "right"
    for move in (line[0], *first.shown):
        right = kingdomino.play(right, own(move, kingdomino.Move))
    assert kingdomino.to_move(right) == seat
    second = next(own(move, kingdomino.Move) for move in line[len(first.shown) + 1 :])
    assert master.judge(one, right, second, 1).state == "solved"
    wrong = next(move for move in kingdomino.legal_moves(state) if move != line[0])
    verdict = master.judge(one, state, wrong, 0)
    assert verdict.state == "wrong"
    assert verdict.why is not None
    assert int(str(verdict.why.facts["own"])) < int(str(verdict.why.facts["best"]))


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_theme_of_a_puzzle_is_what_its_solution_shows_and_every_theme_has_words(name: str) -> None:
    master = puzzle_master(name)
    for one in sample(name):
        assert one.theme == master.theme(one)
    for lang in LANGUAGES:
        for theme in {one.theme for one in puzzles(name).values()}:
            assert catalogue(lang)(f"puzzle-theme-{theme}")


def test_the_puzzle_of_the_day_is_easy_on_monday_and_comes_again_only_when_all_came() -> None:
    monday = datetime.date(2026, 3, 2)
    for name in GAMES:
        week = [puzzle_of_the_day(name, monday + datetime.timedelta(days)) for days in range(7)]
        assert [one.grade for one in week] == sorted(one.grade for one in week)
        band = len(puzzles(name)) // 7
        mondays = {puzzle_of_the_day(name, monday + datetime.timedelta(7 * weeks)).name for weeks in range(band)}
        assert len(mondays) == band


@pytest.mark.parametrize("line", ["", "win\t2", "win\tx\t1\t\t0\t\t19", "lose\t1\t1\t\ta1/NW+\t\t", "²\t" * 7])
def test_garbage_is_no_puzzle(line: str) -> None:
    with pytest.raises(Refused):
        read_puzzle("pentago", line)


@pytest.mark.compiled
def test_the_maker_goes_on_after_its_last_seed_and_adds_each_board_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, before = tmp_path / "found.txt", len(puzzles("katamino"))
    maker.find("katamino", found, 2, 900_000)
    maker.find("katamino", found, 1)
    seeds = [line.split("\t")[0] for line in found.read_text("utf-8").splitlines()]
    assert seeds == ["900000", "900001", "900002"]
    found.write_text(found.read_text("utf-8") * 2, encoding="utf-8")
    monkeypatch.setattr("fivefold.bots.__file__", str(tmp_path / "bots" / "__init__.py"))
    monkeypatch.setattr("fivefold.bots.artifacts.main", lambda name, version: None)
    (tmp_path / "bots" / "katamino").mkdir(parents=True)
    assert maker.choose("katamino", found, before + 10) == before + 3
    assert maker.choose("katamino", found, before + 1) == before + 1


def test_what_strong_levels_alone_solve_is_hard() -> None:
    shares = [[0.0] * 7, [0.0] * 5 + [1.0] * 2, [0.0] * 3 + [1.0] * 4, [1.0] * 7]
    grades = [maker.fitted(each) for each in shares]
    assert grades == sorted(grades, reverse=True)
    assert len(set(grades)) == 4
