"""The sets of puzzles: no two alike, each proved again by a second program; some in `make test`, all in soak,
but for those of Kingdomino whose rest has more lines of play than brute force can try.
"""

from __future__ import annotations

import datetime
import os
import random
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from training import puzzles as maker
from training.pentago.plain_sweep import PlainSweeper
from training.pentago.rules import Position
from training.pentago.sweep import move_values

from fivefold.bots.katamino_duel import checker
from fivefold.bots.puzzles import Puzzle, games_with_puzzles, puzzle_master, puzzle_of_the_day, puzzles, read_puzzle
from fivefold.games import GAMES, game, katamino, katamino_duel, kingdomino, pentago
from fivefold.games.core import CHANCE, own
from fivefold.messages import LANGUAGES, catalogue
from fivefold.refusals import Refused

from .kingdomino.test_endgame import brute, tree_size

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
FEW = 6  # of a set in `make test`
TREE = 200_000 if SOAK else 4_000  # lines of play of a Kingdomino puzzle that are tried out


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


@pytest.mark.rule("PG5", "PG7", "PG8")
def test_only_one_move_of_a_pentago_puzzle_keeps_its_value_as_the_sweep_in_numpy_finds_it() -> None:
    known = list(puzzles("pentago").values())
    full = [one for one in known if 36 - one.position.count(".") >= 26]
    for one in known if SOAK else full[:: len(full) // FEW][:FEW]:
        state = own(one.state, pentago.State)
        sides = (state.second, state.first) if pentago.to_move(state) else (state.first, state.second)
        root = Position(*sides)
        values = move_values(PlainSweeper("draw", 36 - root.marbles).sweep(root))
        wanted, right = (1 if one.goal == "win" else 0), pentago.read_move(state, one.solution)
        cells = [cell for cell in range(36) if not (root.mine | root.theirs) >> cell & 1]
        keeping = [(cells[i], turn) for i, turn in zip(*np.nonzero(values >= wanted), strict=True)]
        assert keeping == [(right.cell, right.turn)]


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


@pytest.mark.compiled
@pytest.mark.rule("KT9", "KT12")
def test_only_one_placement_of_a_duel_puzzle_wins_as_the_checker_counts() -> None:
    for one in sample("katamino_duel"):
        state = own(one.state, katamino_duel.State)
        right = katamino_duel.read_move(state, one.solution)
        lying = [(n, lying_squares(state, n)) for n in range(1, 13) if state_has(state, n)]
        check = checker.Check("ordinary", "")
        wins = []
        for piece, squares in check.legal(lying):
            won, _ = check.mover_wins([*lying, (piece, squares)])
            if not won:
                wins.append((piece, squares))
        assert wins == [(right.piece, squares_of(right))]


def state_has(state: katamino_duel.State, number: int) -> bool:
    return not state.left[0] >> (number - 1) & 1


def lying_squares(state: katamino_duel.State, number: int) -> frozenset[tuple[int, int]]:
    """The squares of a piece as row and column, read from the position's text."""
    letter, rows = "ILYNVPUZFTWX"[number - 1], katamino_duel.write_position(state).split(" ")[0].split("/")
    return frozenset((7 - r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == letter)


def squares_of(move: katamino_duel.Move) -> frozenset[tuple[int, int]]:
    return frozenset((row, column) for column, row in move.squares)


@pytest.mark.compiled
@pytest.mark.rule("KD4", "KD9")
def test_only_one_turn_of_a_kingdomino_puzzle_wins_by_brute_force() -> None:
    checked = 0
    for one in of_goal("kingdomino", "only"):
        state = own(one.state, kingdomino.State)
        if tree_size(state) > TREE or (not SOAK and checked == FEW // 2):
            continue
        seat = kingdomino.to_move(state) or 0
        worth = {str(move): brute(kingdomino.play(state, move), seat)[seat] for move in kingdomino.legal_moves(state)}
        winning = [move for move, value in worth.items() if value > 0.75]
        assert winning == [str(kingdomino.read_move(state, one.solution))]
        checked += 1
    assert checked


@pytest.mark.rule("KD4", "KD8")
def test_only_one_place_leads_to_the_most_points_of_an_arrangement_as_the_rules_count_them() -> None:
    known = of_goal("kingdomino", "most")
    for one in known if SOAK else known[:: max(1, len(known) // FEW)][:FEW]:
        state = own(one.state, kingdomino.State)
        worth = {
            str(move): most_points(kingdomino.play(state, move), kingdomino.to_move(state) or 0)
            for move in kingdomino.legal_moves(state)
        }
        best = [move for move, most in worth.items() if most == max(worth.values())]
        assert best == [str(kingdomino.read_move(state, one.solution))]


def of_goal(name: str, goal: str) -> list[Puzzle]:
    return [one for one in puzzles(name).values() if one.goal == goal]


def most_points(state: kingdomino.State, seat: int) -> float:
    """The most that a kingdom can have, by every place of its own dominoes; the others lay theirs anywhere."""
    mover = kingdomino.to_move(state)
    if mover is None:
        ended = kingdomino.outcome(state)
        assert ended is not None
        return ended.scores[seat]
    if mover == CHANCE:  # a discard that leaves nothing to choose
        return most_points(kingdomino.play(state, kingdomino.chance(state, random.Random(0))), seat)
    moves = kingdomino.legal_moves(state)
    return max(most_points(kingdomino.play(state, move), seat) for move in (moves if mover == seat else moves[:1]))


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


@pytest.mark.rule("KT3")
def test_a_katamino_puzzle_has_one_solution_by_a_plain_search() -> None:
    for one in sample("katamino"):
        assert plain_solutions(own(one.state, katamino.State)) == 1


def plain_solutions(state: katamino.State) -> int:
    """How many ways there are to fill the frame: the first free square is covered in every way that the rules allow."""
    if katamino.to_move(state) is None:
        return 1
    region = state.options.region
    free = region.squares(region.full & ~state.taken)[0]
    covering = [move for move in katamino.legal_moves(state) if free in move.squares]
    return sum(plain_solutions(katamino.play(state, move)) for move in covering)


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
