"""Finished kingdoms as text grids: scored, or refused with the reason."""

from __future__ import annotations

import random
import time

import pytest

from fivefold.games.core import BadPosition
from fivefold.games.kingdomino import Options
from fivefold.games.kingdomino.box import BOX
from fivefold.games.kingdomino.grid import check_box, kingdom_in, read_grid
from fivefold.games.kingdomino.kingdom import Kingdom, grid_lines
from fivefold.games.kingdomino.scoring import tally
from fivefold.refusals import Refused


def refusal(text: str, size: int = 5) -> str:
    with pytest.raises(BadPosition) as refused:
        kingdom_in(text, size)
    return str(refused.value)


def random_kingdom(rng: random.Random, size: int = 5) -> Kingdom:
    kingdom, box = Kingdom(size), rng.sample(range(1, 49), (size * size - 1) // 2)
    for number in box:
        if places := kingdom.places(number):
            kingdom = kingdom.with_domino(number, rng.choice(places))
    return kingdom


def as_grid(kingdom: Kingdom) -> str:
    """The drawing of a kingdom without its labels."""
    return "\n".join(line[3:] for line in grid_lines(kingdom)[:-1])


@pytest.mark.parametrize("size", [5, 7])
def test_every_kingdom_that_was_laid_is_accepted_with_its_score(size: int) -> None:
    rng = random.Random(size)
    for _ in range(40):
        kingdom = random_kingdom(rng, size)
        again = kingdom_in(as_grid(kingdom), size)
        assert again.properties() == kingdom.properties()
        assert again.squares() == kingdom.squares()


@pytest.mark.rule("KD6")
def test_the_size_is_checked_but_empty_edges_are_not_counted() -> None:
    assert refusal("C W W F F W") == "A kingdom's size is 5 × 5 at most; this is 6 wide and 1 high (KD6)."
    assert "6 high" in refusal("C/W/W/F/F/W")
    assert kingdom_in(". . . . . . .\n. C W W . . .\n. . . . . . .").laid == ((1, "f5E"),)
    assert "8 wide" in refusal("C W W F F W W F", size=7)


@pytest.mark.rule("KD1")
def test_more_than_the_box_holds_is_refused() -> None:
    assert refusal("C M M M M / . M M M .") == "Squares of mine: 7; the box has 6 (KD1)."
    assert "Crowns of mine: 12; the box has 10 (KD1)." in refusal("C M3 M3 M3 M3")
    assert "Squares of mine³: 2; the box has 1 (KD1)." in refusal("C M3 M3 W W")
    assert "Squares of forest²: 1; the box has 0" in refusal("C F2 W")
    assert "Squares of mine without crowns: 2; the box has 1" in refusal("C M M")
    assert "Squares of swamp: 11; the box has 10" in refusal("CSSSS/SSSSS/SS.../...../.....")


@pytest.mark.rule("KD1")
def test_kingdoms_of_one_table_share_one_box() -> None:
    one, other = read_grid("C M3 W"), read_grid("C W W / . . M3")
    check_box([one])
    check_box([other])
    with pytest.raises(BadPosition, match=r"Squares of mine³: 2; the box has 1 \(KD1\)\."):
        check_box([one, other])


@pytest.mark.rule("KD1")
def test_land_that_no_dominoes_of_the_box_cover_is_refused() -> None:
    assert "cannot be laid with dominoes of the box" in refusal("C W W / . W W / . W W")  # three doubles of wheat
    assert "cannot be laid with dominoes of the box" in refusal("C M M1")  # no double mine
    assert "cannot be laid" in refusal(". W . / W C W / . W .")  # single squares
    assert "an even number of squares" in refusal("C W W F")


@pytest.mark.rule("KD5")
def test_land_that_could_be_laid_in_no_order_is_refused() -> None:
    assert "in no order does each touch the castle or its terrain (KD5)" in refusal("C . W W")
    assert "in no order" in refusal("C W W . . / . . . F F / . . . . .")
    assert kingdom_in("C W F / . . F / . . W1").laid == ((13, "f5E"), (19, "g3N"))


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "castle, C, stands in it once, not 0 times"),
        ("W W", "not 0 times"),
        ("C C", "not 2 times"),
        ("C Q W", "row 1 has 'Q'"),
        ("C W/X", "row 2 has 'X'"),
        ("C W4 W", "row 1 has 'W4'"),
        ("C1 W W", "row 1 has 'C1'"),
        ("C W12 W", "row 1 has 'W12'"),
        ("C W W / W", "rows are equally long; these have 3, 1 squares"),
        ("🏰 W", "row 1 has"),
    ],
)
def test_garbage_is_refused_with_the_reason(text: str, what: str) -> None:
    assert what in refusal(text)


def test_any_text_is_answered_soon() -> None:
    rng = random.Random(8)
    began = time.process_time()
    for size in (5, 7):
        for _ in range(60):
            cells = ["C", *(rng.choice(BOX[rng.randrange(48)].text.split("|")) for _ in range(size * size - 1))]
            rng.shuffle(cells)
            text = "\n".join(" ".join(cells[size * row : size * row + size]) for row in range(size))
            try:
                kingdom = kingdom_in(text, size)
            except Refused as refused:
                assert str(refused).endswith(".")
            else:
                assert tally(kingdom, Options()).points >= 0
    assert time.process_time() - began < 60
