"""The solver: known totals, and a plain slow exact cover that must agree on hundreds of regions."""

from __future__ import annotations

import random

import pytest

from fivefold.games.core import BadPosition
from fivefold.games.katamino.cover import Cover, Search
from fivefold.games.katamino.pieces import SHAPES, Shape, in_corner, orientations, tripled
from fivefold.games.katamino.puzzle import cover_of
from fivefold.games.katamino.region import Region, read_region, rectangle, region_of

from . import plain_cover
from .plain_cover import PENTOMINOES, Solution, Squares


def searched(cover: Cover) -> Search:
    search = Search(cover)
    assert search.run()
    return search


def named_solutions(cover: Cover, search: Search, names: list[int]) -> set[Solution]:
    found = set()
    for row in cover.by_piece(search.all_rows()).tolist():
        lying = ((name, frozenset(cover.region.squares(mask))) for name, mask in zip(names, row, strict=True) if mask)
        found.add(frozenset(lying))
    return found


def agree(region: Squares, shapes: dict[int, Squares]) -> int:
    """Both solvers find the same solutions; returns how many."""
    plain = set(plain_cover.fillings(region, shapes))
    cover = Cover(region_of(in_corner(region)), tuple(in_corner(shape) for shape in shapes.values()))
    search = searched(cover)
    assert search.solutions == len(search.all_rows()) == len(plain)
    assert named_solutions(cover, search, list(shapes)) == plain
    assert search.distinct == len(search.distinct_rows()) == plain_cover.kinds(region, plain)
    return len(plain)


@pytest.mark.rule("KT1")
def test_the_twelve_pieces_are_the_pentominoes_of_their_numbers() -> None:
    for number, shape in PENTOMINOES.items():
        lying = {frozenset(way) for way in orientations(SHAPES[number - 1])}
        assert lying == plain_cover.ways_to_lie(shape)
    assert len({frozenset(orientations(shape)) for shape in SHAPES}) == 12


@pytest.mark.compiled
@pytest.mark.rule("KT7")
@pytest.mark.parametrize(("columns", "rows", "kinds"), [(10, 6, 2339), (12, 5, 1010), (15, 4, 368), (20, 3, 2)])
def test_the_four_formats_have_their_known_totals(columns: int, rows: int, kinds: int) -> None:
    search = searched(Cover(rectangle(columns, rows), SHAPES))
    assert (search.distinct, search.solutions) == (kinds, 4 * kinds)


@pytest.mark.rule("KT7")
def test_the_longest_format_has_two_solutions_on_either_side_of_the_switch() -> None:
    upright = searched(Cover(rectangle(20, 3), SHAPES))
    assert (upright.distinct, upright.laid) == (2, 10_119)


@pytest.mark.compiled
def test_the_chessboard_without_its_centre_has_65_solutions() -> None:
    region = read_region("/".join(["########"] * 3 + ["###..###"] * 2 + ["########"] * 3))
    assert searched(Cover(region, SHAPES)).distinct == 65


@pytest.mark.compiled
def test_the_chessboard_without_its_corners_has_2170_solutions() -> None:
    region = read_region("/".join([".######.", *["########"] * 6, ".######."]))
    assert searched(Cover(region, SHAPES)).distinct == 2170


@pytest.mark.compiled
@pytest.mark.rule("KT8")
@pytest.mark.parametrize("number", range(1, 13))
def test_every_piece_can_be_tripled(number: int) -> None:
    others = tuple(other for other in range(1, 13) if other != number)
    search = searched(cover_of(region_of(tripled(SHAPES[number - 1])), others, False))
    expected = [19, 113, 86, 68, 63, 497, 48, 131, 125, 106, 91, 15]
    assert search.distinct == expected[number - 1]


@pytest.mark.parametrize("seed", range(120))
def test_a_plain_slow_cover_agrees_on_regions_that_can_be_filled(seed: int) -> None:
    rng = random.Random(seed)
    numbers = rng.sample(sorted(PENTOMINOES), rng.randint(1, 4))
    region = plain_cover.random_filled_region(rng, [PENTOMINOES[number] for number in numbers])
    spare = rng.sample(sorted(set(PENTOMINOES) - set(numbers)), rng.randint(0, 2))
    assert agree(region, {number: PENTOMINOES[number] for number in sorted(numbers + spare)}) >= 1


@pytest.mark.parametrize("seed", range(120))
def test_a_plain_slow_cover_agrees_on_any_shapes_and_any_region(seed: int) -> None:
    rng = random.Random(1000 + seed)
    shapes = {name: plain_cover.random_shape(rng, rng.randint(1, 5)) for name in range(rng.randint(1, 5))}
    if seed % 2:
        region = plain_cover.random_filled_region(rng, rng.sample(list(shapes.values()), rng.randint(1, len(shapes))))
    else:
        region = plain_cover.random_shape(rng, rng.randint(1, 14))
    agree(region, shapes)


@pytest.mark.parametrize(("columns", "rows"), [(5, 3), (3, 5), (4, 5), (5, 4), (4, 4), (5, 2), (3, 3)])
def test_a_plain_slow_cover_agrees_on_rectangles_and_squares(columns: int, rows: int) -> None:
    region = frozenset((x, y) for x in range(columns) for y in range(rows))
    for seed in range(3):
        rng = random.Random(seed)
        shapes = {name: plain_cover.random_shape(rng, size) for name, size in enumerate([1, 2, 3, 4, 5, 5, 3, 2])}
        wanted = dict(rng.sample(sorted(shapes.items(), key=str), 6))
        agree(region, wanted)


def test_squares_up_to_the_64th_bit_can_be_used() -> None:
    long = region_of(in_corner((x, y) for x in range(16) for y in range(4)))
    assert long.full == 2**64 - 1
    bars: tuple[Shape, ...] = tuple(tuple((x, 0) for x in range(n)) for n in (16, 15, 1, 14, 2, 13, 3))
    search = searched(Cover(long, bars))
    plain = set(plain_cover.fillings(frozenset(long.cells), dict(enumerate(map(frozenset, bars)))))
    assert search.solutions == len(plain) == 448


def test_a_search_can_be_watched_stopped_and_gone_on_with() -> None:
    search = Search(Cover(rectangle(5, 5), SHAPES))
    seen = [search.progress]

    def keep_going(search: Search) -> bool:
        seen.append(search.progress)
        return len(seen) < 6

    assert not search.run(keep_going, steps=500)
    assert not search.done
    assert seen == sorted(seen)
    assert 0 <= seen[0] <= seen[-1] < 1
    some = search.solutions
    while not search.step(500):
        seen.append(search.progress)
    assert seen == sorted(seen)
    assert search.progress == 1
    whole = searched(Cover(rectangle(5, 5), SHAPES))
    assert some < search.solutions == whole.solutions == 856
    assert search.laid == whole.laid == 3_518
    assert search.distinct == 107


def test_more_solutions_than_the_buffer_holds_are_all_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fivefold.games.katamino.cover.BUFFER", 3)
    assert searched(Cover(rectangle(4, 5), SHAPES)).solutions == 200


def test_a_search_goes_on_from_what_lies() -> None:
    cover = cover_of(rectangle(4, 5), (2, 3, 6, 11), True)
    whole = searched(cover)
    table = cover.by_piece(whole.all_rows())
    for piece in range(4):
        for mask in sorted(set(table[:, piece].tolist())):
            search = Search(cover, aside=1 << piece, taken=mask)
            assert search.run()
            assert search.solutions == (table[:, piece] == mask).sum()
    full = Search(cover, aside=15, taken=cover.region.full)
    assert full.run()
    assert full.solutions == 1


def test_pieces_set_aside_are_not_used() -> None:
    cover = Cover(rectangle(4, 5), SHAPES)
    given = sum(1 << number - 1 for number in (2, 3, 6, 11))
    search = Search(cover, aside=4095 & ~given)
    assert search.run()
    assert (search.solutions, search.distinct) == (20, 5)
    nothing = Search(cover, aside=4095)
    assert nothing.run()
    assert nothing.solutions == 0


def test_no_pieces_fill_nothing_and_too_many_are_refused() -> None:
    assert searched(Cover(rectangle(2, 2), ())).solutions == 0
    dominoes: tuple[Shape, ...] = (((0, 0), (1, 0)),) * 65
    assert searched(Cover(rectangle(2, 1), dominoes[:64])).solutions == 64
    with pytest.raises(BadPosition, match="At most 64 pieces"):
        Cover(rectangle(2, 1), dominoes)


@pytest.mark.parametrize("text", ["", "x", "...", "#" * 65, "#/" * 65, "##\0", "#" + "." * 40 + "#"])
def test_what_is_no_region_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        read_region(text)


def test_a_region_is_read_as_it_is_drawn() -> None:
    assert read_region(" .#. / ### / .#. ") == region_of(SHAPES[11])
    assert Region(((0, 0),)) == read_region("..#/...")
