"""Own series: written, kept, shared, checked by the solver and graded (KT5)."""

from __future__ import annotations

import random

import pytest

from fivefold.games import katamino
from fivefold.games.katamino.own_series import MOST, check_series, faults, grade_of, read_series, write_series
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.katamino.series import LEAFLET, BadSeries, Series, tables


@pytest.mark.rule("KT5")
@pytest.mark.parametrize("seed", range(200))
def test_what_is_written_is_read_back(seed: int) -> None:
    lots, lines = random.Random(seed), []
    for number in range(lots.randint(1, 5)):
        numbers = tuple(lots.sample(range(1, 13), lots.randint(3, 12)))
        name = lots.choice(["A", "Große Runde", "été 3", "1"]) + f" {number}"
        lines.append(Series(name, numbers, lots.randint(3, len(numbers))))
    text = write_series(lines)
    assert read_series(text) == lines
    assert write_series(read_series(text)) == text


@pytest.mark.rule("KT5", "KT4")
def test_the_printed_series_round_trip_and_pass_the_solver() -> None:
    for lines in tables().values():
        assert read_series(write_series(lines)) == list(lines)
        assert not any(faults(line) for line in lines)


@pytest.mark.rule("KT5")
def test_the_solver_says_of_every_penta_why_it_cannot_be_made() -> None:
    line = read_series("mine: 1 2 3 4 | 5 6")[0]
    assert [str(wrong) for wrong in faults(line)] == [
        "mine, PENTA 4: piece 1 lies along the board and needs five columns (KT2).",
        "mine, PENTA 5: the pieces 1 2 3 4 5 do not fill 5 × 5 squares (KT5).",
    ]
    with pytest.raises(BadSeries) as refusal:
        check_series(line)
    assert refusal.value.code == "series-bar-too-early"
    for wrong in faults(line):
        puzzle = katamino.start(line.options(int(str(wrong.facts["penta"]))))
        assert not katamino.solvable(puzzle)


@pytest.mark.compiled
@pytest.mark.rule("KT5", "KT2")
def test_a_series_that_passes_can_be_played_step_by_step() -> None:
    steps = check_series(read_series("meine: 2 3 6 11 | 8 4")[0])
    assert [(step.penta, step.numbers[-1]) for step in steps] == [(4, 11), (5, 8), (6, 4)]
    line = read_series("meine: 2 3 6 11 | 8 4")[0]
    for step in steps:
        puzzle = puzzle_of(line.options(step.penta))
        assert (puzzle.solutions, puzzle.distinct) == (step.solutions, step.distinct)


@pytest.mark.rule("KT5")
def test_grades_part_the_printed_pentas_into_tenths() -> None:
    printed = {
        frozenset(step.numbers): grade_of(step)
        for lines in tables().values()
        for line in lines
        for step in line.steps()
    }
    for grade in range(1, 11):
        share = list(printed.values()).count(grade) / len(printed)
        assert 0.08 < share < 0.12, grade
    assert [step.grade for step in check_series(tables()[LEAFLET][0])] == [1, 1, 2, 7, 9, 9, 6, 7]


@pytest.mark.rule("KT5")
@pytest.mark.parametrize(("text", "sentence", "code"), [
    ("2 3 6 11\nmine: 2 3", "Line 2: a series is 3 to 12 pieces, as mine: 2 3 6 11 | 8 4 (KT5).", "bad-series"),
    ("a: 2 3 6\n\na: 2 3 10", "Line 3: the name a stands twice (KT5).", "series-name-twice"),
    ("a: 2 3 3", "Line 1: '3' is listed twice (KT5).", "piece-twice"),
    ("a: 2 3 13", "Line 1: '13' is no piece: they are 1 to 12, or ILYNVPUZFTWX (KT5).", "bad-piece"),
    ("\n".join(f"{n}: 2 3 6" for n in range(MOST + 1)), "Line 101: there are at most 100 series in a grid (KT5).",
     "too-many-series"),
])  # fmt: skip
def test_a_text_that_is_no_series_is_refused_with_its_line(text: str, sentence: str, code: str) -> None:
    with pytest.raises(BadSeries) as refusal:
        read_series(text)
    assert (str(refusal.value), refusal.value.code) == (sentence, code)
