"""Series and the atlas: the printed tables, one's own, new ones."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from fivefold.games import katamino
from fivefold.games.katamino.atlas import (
    HEADER,
    BadAtlas,
    atlas,
    atlas_entry,
    compute_atlas,
    compute_frame,
    read_atlas,
    write_atlas,
)
from fivefold.games.katamino.generate import new_grid
from fivefold.games.katamino.own_series import read_series
from fivefold.games.katamino.pieces import numbers_in
from fivefold.games.katamino.puzzle import puzzle_of
from fivefold.games.katamino.series import (
    LEAFLET,
    BadSeries,
    Series,
    by_difficulty,
    penta,
    read_tables,
    tables as printed_tables,
)
from fivefold.refusals import Refused

from . import plain_cover
from .plain_cover import PENTOMINOES

LEAFLET_STEPS = [(series, k) for series in printed_tables()[LEAFLET] for k in series.pentas]


@pytest.mark.rule("KT4")
def test_the_leaflet_has_twelve_series_of_eight_pentas() -> None:
    lines = printed_tables()[LEAFLET]
    assert [line.name for line in lines] == list("ABCDEFGHIJKL")
    assert all(list(line.pentas) == list(range(4, 12)) for line in lines)
    assert len(LEAFLET_STEPS) == 96
    assert lines[0].numbers[:5] == (2, 3, 6, 11, 8)
    left_over = [set(range(1, 13)) - set(line.numbers) for line in lines]
    assert left_over == [{number} for number in range(12, 0, -1)]
    assert len({frozenset(line.numbers[:k]) for line, k in LEAFLET_STEPS}) == 95
    assert penta("A9") == penta("F9")


@pytest.mark.compiled
@pytest.mark.rule("KT2", "KT4")
@pytest.mark.parametrize(("line", "k"), LEAFLET_STEPS, ids=[f"{line.name}{k}" for line, k in LEAFLET_STEPS])
def test_every_penta_of_the_leaflet_can_be_made(line: Series, k: int) -> None:
    options = line.options(k)
    assert options.horizontal
    puzzle = puzzle_of(options)
    entry = atlas_entry(line.numbers[:k], horizontal=True)
    assert (puzzle.solutions, puzzle.distinct, puzzle.effort) == (entry.solutions, entry.distinct, entry.effort)
    state = katamino.State(puzzle.distinct_solutions()[0], options)
    assert katamino.outcome(katamino.read_position(katamino.write_position(state), options)) is not None


@pytest.mark.rule("KT4")
def test_every_penta_of_every_printed_table_can_be_made_with_piece_1_horizontal() -> None:
    sizes = {name: sum(len(line.pentas) for line in lines) for name, lines in printed_tables().items()}
    assert sizes == {
        "original_12": 96,
        "small_slam": 42,
        "the_slam": 118,
        "ultimate_1": 96,
        "ultimate_2": 84,
        "ultimate_3": 12,
        "ultimate_4": 160,
    }
    steps = [step for lines in printed_tables().values() for line in lines for step in line.steps()]
    assert all(step.solvable for step in steps)
    assert len(steps) == 608
    assert len({frozenset(step.numbers) for step in steps}) == 458


@pytest.mark.rule("KT4")
def test_a_penta_is_found_by_its_name() -> None:
    assert penta("a4") == penta("A 4") == penta("original_12:A4") == katamino.PRESETS["A4"]
    assert penta("ultimate_4:11-7").frame == "5x7"
    assert penta("the_slam:Spades6").frame == "5x6"
    for line, k in LEAFLET_STEPS:
        assert penta(f"{line.name}{k}") == line.options(k)
    for text in ("", "A3", "A12", "M4", "4", "slam:A4", "A" * 500, "A-1", "🎲"):
        with pytest.raises(BadSeries):
            penta(text)
    with pytest.raises(BadSeries, match="Series A has PENTA 4 to 11, not 12"):
        printed_tables()[LEAFLET][0].options(12)


@pytest.mark.rule("KT5")
def test_the_checker_says_which_steps_of_ones_own_series_can_be_solved() -> None:
    lines = read_series("# mine\nfine: 2 3 6 11 | 8 4\n\n3 4 5 10 9 1   # not all\nshort: 2 3 10 |")
    assert [line.name for line in lines] == ["fine", "2", "short"]
    assert [step.solvable for step in lines[0].steps()] == [True, True, True]
    assert [list(line.pentas) for line in lines] == [[4, 5, 6], [4, 5, 6], [3]]
    bad = read_series("1 2 3 4 5 6")[0]
    assert [step.solvable for step in bad.steps()] == [False, False, True]
    frame = frozenset((x, y) for x in range(4) for y in range(5))
    upright_too = list(plain_cover.fillings(frame, {number: PENTOMINOES[number] for number in (1, 2, 3, 4)}))
    assert bad.steps(horizontal=False)[0].count.solutions == len(upright_too)
    assert read_series(str(lines[0])) == [lines[0]]
    worst_last = by_difficulty(bad.steps())
    assert worst_last[0].solvable
    assert not worst_last[-1].solvable


@pytest.mark.rule("KT5")
@pytest.mark.parametrize(
    "text",
    ["1 2", "2 2 3 4", "a: b: 2 3 6", "13 1 2 3", "2 3 | 4 | 5", "|", "x" * 999, "\0", "2 3 | 6 11", "🎲: 1 2 3 🎲"],
)
def test_what_is_no_series_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadSeries, match="Line 2:"):
        read_series(f"2 3 6 11\n{text}")


TABLE = "table,series,penta,pieces"


@pytest.mark.parametrize("text", ["", "table\nx", f"{TABLE}\na,b,4,2 3 6", f"{TABLE}\na", f"{TABLE}\na,b,3,2 3 q"])
def test_what_is_no_table_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_tables(text)


@pytest.mark.rule("KT5")
@pytest.mark.parametrize("seed", range(4))
def test_new_series_go_from_easy_to_hard_and_share_no_penta(seed: int) -> None:
    lines = new_grid(random.Random(seed))
    assert len(lines) == 12
    sets = [frozenset(line.numbers[:k]) for line in lines for k in line.pentas]
    assert len(set(sets)) == len(sets) == 96
    for line in lines:
        difficulties = [step.count.difficulty for step in line.steps()]
        assert all(before < after for before, after in pairwise(difficulties))
    last = [line.steps()[-1].count.difficulty for line in lines]
    assert last == sorted(last)
    assert len({frozenset(range(1, 13)) - set(line.numbers) for line in lines}) == 12
    assert lines != new_grid(random.Random(seed + 1))


def test_new_series_of_other_sizes() -> None:
    lines = new_grid(random.Random(3), 5, first=3, last=8, horizontal=False)
    assert [list(line.pentas) for line in lines] == [list(range(3, 9))] * 5
    with pytest.raises(BadSeries, match="There are only 7 such series that share no PENTA, not 8"):
        new_grid(random.Random(3), 8, first=3, last=4)
    for count, first, last in ((0, 4, 11), (27, 4, 11), (1, 2, 5), (1, 5, 4), (1, 4, 13)):
        with pytest.raises(BadSeries):
            new_grid(random.Random(1), count, first=first, last=last)


@pytest.mark.parametrize("k", [3, 4, pytest.param(5, marks=pytest.mark.compiled)])
def test_a_part_of_the_atlas_computed_again_is_the_same(k: int) -> None:
    stored = {pieces: counts for pieces, counts in atlas().items() if pieces.bit_count() == k}
    assert compute_frame(k) == stored


@pytest.mark.compiled
def test_the_whole_atlas_computed_again_is_the_same() -> None:
    seen: list[int] = []

    def keep_going(k: int, part: float) -> bool:
        seen.append(k)
        return 0 <= part <= 1

    entries = compute_atlas(keep_going)
    assert entries == atlas()
    assert sum(free.solutions for free, _ in entries.values()) == 94_328
    assert sum(free.distinct for free, _ in entries.values()) == 23_475
    assert set(seen) <= set(range(3, 13))
    assert seen


@pytest.mark.compiled
def test_an_atlas_can_be_broken_off() -> None:
    with pytest.raises(BadAtlas, match="broken off"):
        compute_frame(11, lambda k, part: False)


@pytest.mark.rule("KT2", "KT3")
@pytest.mark.parametrize("seed", range(12))
def test_a_plain_slow_cover_agrees_with_the_atlas(seed: int) -> None:
    rng = random.Random(seed)
    k = rng.choice([3, 4]) if seed % 3 else 5
    numbers = tuple(sorted(rng.sample(range(1, 13), k)))
    if seed % 2:
        numbers = numbers_in(rng.choice([pieces for pieces in sorted(atlas()) if pieces.bit_count() == k]))
    frame = frozenset((x, y) for x in range(k) for y in range(5))
    found = set(plain_cover.fillings(frame, {number: PENTOMINOES[number] for number in numbers}))
    flat = [filling for filling in found if all(n != 1 or len({y for _, y in squares}) == 1 for n, squares in filling)]
    assert atlas_entry(numbers, horizontal=False).solutions == len(found)
    assert atlas_entry(numbers, horizontal=False).distinct == plain_cover.kinds(frame, found)
    assert atlas_entry(numbers, horizontal=True).solutions == len(flat)


@pytest.mark.parametrize(
    "text", ["", "x", HEADER + "\nx", HEADER + "\n1-2,1,1,1,1,1", HEADER + "\n1-2,1,1,1,1,1,-1", "\0"]
)
def test_what_is_no_atlas_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_atlas(text)
    assert read_atlas(write_atlas(atlas())) == atlas()
