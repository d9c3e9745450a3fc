"""Hints that teach, grades, new puzzles and the PENTA of the day."""

from __future__ import annotations

import datetime
import random

import pytest

from fivefold.games import katamino
from fivefold.games.katamino.daily import BadWish, daily, new_puzzle
from fivefold.games.katamino.grading import CUTS, effort, grade
from fivefold.games.katamino.options import Options
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.katamino.series import tables
from fivefold.games.katamino.teaching import areas, fitting, lesson, tightest

A4 = katamino.PRESETS["A4"]


def lesson_on(picture: str, options: Options = A4) -> tuple[str, str]:
    found = lesson(katamino.read_position(picture, options))
    assert found is not None
    return found.kind, found.text


def test_a_square_that_one_placement_covers_is_named() -> None:
    kind, text = lesson_on("Y.../Y.../YY../Y..L/LLLL")
    assert kind == "only-cover"
    assert text == "b2 is covered by a single placement: lay piece 11 on b2 c2 c3 d3 d4."


def test_a_piece_that_fits_only_one_way_is_named() -> None:
    kinds = set()
    for seed in range(40):
        rng = random.Random(seed)
        options = Options("5x6", "2-3-4-6-7-11")
        solution = rng.choice(puzzle_of(options).distinct_solutions())
        laid = rng.sample(options.numbers, 3)
        placed = tuple(mask if number in laid else 0 for number, mask in enumerate(solution, 1))
        found = lesson(katamino.State(placed, options))
        assert found is not None
        kinds.add(found.kind)
        fits = fitting(options, placed)
        if found.kind == "only-place":
            assert len(fits[found.move.piece]) == 1
        if found.kind == "only-cover":
            assert len(tightest(options.region.full & ~sum(placed), fits)[1]) == 1
        after = katamino.play(katamino.State(placed, options), found.move)
        assert katamino.solvable(after)
    assert "only-cover" in kinds
    assert "tightest" in kinds


def test_the_tightest_square_is_told_with_what_covers_it() -> None:
    kind, text = lesson_on("..../..../..../..../....")
    assert kind == "tightest"
    assert text.startswith("a1 is the tightest square: 18 placements cover it")


def test_a_hole_is_shown() -> None:
    kind, text = lesson_on("..../..../PP../PP../.P..")
    assert kind == "hole"
    assert "a1" in text
    assert "take up piece 6" in text


def test_every_lesson_on_the_way_leads_to_a_solution() -> None:
    for options in (A4, tables()["original_12"][2].options(6)):
        state = katamino.start(options)
        while katamino.to_move(state) is not None:
            found = lesson(state)
            assert found is not None
            state = katamino.play(state, found.move)
        assert lesson(state) is None


def test_dead_ends_are_explained_until_they_are_left() -> None:
    rng, explained = random.Random(3), set()
    for _ in range(30):
        state = katamino.start(A4)
        for _ in range(2):
            laying = [move for move in katamino.legal_moves(state) if move.squares]
            if laying:
                state = katamino.play(state, rng.choice(laying))
        for _ in range(8):
            if katamino.to_move(state) is not None:
                found = lesson(state)
                assert found is not None
                if not found.move.squares:
                    explained.add(found.kind)
                state = katamino.play(state, found.move)
        assert katamino.outcome(state) is not None
    assert "hole" in explained
    assert explained <= {"hole", "no-place", "dead-end"}


def test_without_a_solution_there_is_no_lesson() -> None:
    assert lesson(katamino.start(Options("5x4", "2-3-4-5"))) is None


def test_free_squares_are_parted_where_they_do_not_hang_together() -> None:
    region = A4.region
    wall = region.mask(((1, 0), (1, 1), (1, 2), (1, 3), (1, 4)))
    assert sorted(area.bit_count() for area in areas(region, region.full & ~wall)) == [5, 10]


def test_the_effort_is_the_average_of_the_patient_solver() -> None:
    """The exact number against a simulation of the same solver."""
    options, rng = Options("5x3", "3-6-7"), random.Random(1)

    def play_on(free: int, fits: dict[int, tuple[int, ...]]) -> tuple[bool, int]:
        if not free:
            return True, 0
        _, ways = tightest(free, fits)
        rng.shuffle(ways)
        laid = 0
        for number, mask in ways:
            laid += 1
            left = free & ~mask
            if any(area.bit_count() % 5 for area in areas(options.region, left)):
                continue
            rest = {n: tuple(m for m in masks if not m & mask) for n, masks in fits.items() if n != number}
            solved, more = play_on(left, rest)
            laid += more
            if solved:
                return True, laid
        return False, laid

    runs = [play_on(options.region.full, dict(fitting(options, (0,) * 12)))[1] for _ in range(3000)]
    assert sum(runs) / len(runs) == pytest.approx(effort(options).tries, rel=0.05)


def test_grades_rise_with_the_effort() -> None:
    assert list(CUTS) == sorted(CUTS)
    assert [grade(cut) for cut in CUTS] == list(range(2, 11))
    series = tables()["original_12"][0]
    assert effort(series.options(4)).tries < effort(series.options(6)).tries
    assert not effort(Options("5x4", "2-3-4-5")).solvable


@pytest.mark.parametrize(("penta", "wanted"), [(4, 1), (6, 2), (7, 4), (8, 6)])
def test_new_puzzles_have_one_solution_and_about_the_wanted_grade(penta: int, wanted: int) -> None:
    puzzle = new_puzzle(random.Random(penta), penta=penta, wanted=wanted)
    assert katamino.solutions_left(puzzle.start) == 1
    assert abs(puzzle.grade - wanted) <= 1
    assert puzzle.given >= 1
    again = new_puzzle(random.Random(penta), penta=penta, wanted=wanted)
    assert again == puzzle


@pytest.mark.parametrize(("penta", "wanted"), [(2, 3), (13, 3), (5, 0), (5, 11)])
def test_impossible_wishes_are_refused(penta: int, wanted: int) -> None:
    with pytest.raises(BadWish):
        new_puzzle(random.Random(1), penta=penta, wanted=wanted)


def test_every_day_has_its_own_penta() -> None:
    week = [daily(datetime.date(2026, 3, 2) + datetime.timedelta(days=n)) for n in range(7)]
    assert all(katamino.solutions_left(puzzle.start) == 1 for puzzle in week)
    assert len({katamino.write_position(puzzle.start) for puzzle in week}) == 7
    assert week[6].tries > week[0].tries
