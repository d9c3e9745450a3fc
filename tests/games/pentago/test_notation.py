"""Pentago's texts: moves, positions, keys, symmetries, pictures; and what nonsense does to their readers."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest

from fivefold.games import pentago
from fivefold.games.core import BadNotation, BadPosition
from fivefold.games.pentago.notation import CELL_NAMES, read_move_text

from .referee import random_position, text


def test_cells_are_columns_from_the_left_and_rows_from_the_bottom() -> None:
    assert CELL_NAMES[0] == "a6"
    assert CELL_NAMES[11] == "f6"
    assert CELL_NAMES[24] == "a1"
    assert CELL_NAMES[35] == "f1"
    assert sorted(CELL_NAMES) == list(range(36))


@pytest.mark.parametrize("written", ["c4 NW+", "c4/NW+", " C4  nw + ", "c4NW+", "c4 / nw+"])
def test_a_move_is_read_with_a_space_a_slash_or_nothing(written: str) -> None:
    assert str(read_move_text(written)) == "c4 NW+"


def test_a_winning_placement_is_the_cell_alone() -> None:
    assert str(read_move_text("c4")) == "c4"


GARBAGE = [
    "",
    " ",
    "c",
    "4c",
    "g1",
    "a7",
    "a0",
    "c4 NW",
    "c4 +",
    "c4 XX+",
    "c4 NW++",
    "c4 NW+ d4",
    "NW+",
    "c4\x00",
    "ç4",
    "c４ NW+",
]


@pytest.mark.parametrize("nonsense", [*GARBAGE, "c4 " * 10_000, "💥"])
def test_nonsense_is_no_move(nonsense: str) -> None:
    with pytest.raises(BadNotation, match="is not a Pentago move; write a cell and a turn") as refusal:
        pentago.read_move(pentago.start(), nonsense)
    assert len(str(refusal.value)) < 120


@pytest.mark.parametrize(
    "nonsense", ["", "b", "x" * 36, "b" * 36, "ww" + "." * 34, "." * 37, "." * 35, "💥" * 36, "bb" + "." * 34]
)
def test_nonsense_is_no_position(nonsense: str) -> None:
    with pytest.raises(BadPosition):
        pentago.read_position(nonsense)


def test_a_position_is_36_letters_from_the_top_left() -> None:
    state = pentago.read_position("b....w/....../....../....../....../.....b")
    assert pentago.write_position(state) == "b....w.............................b"
    assert str(state).splitlines()[0] == "6  ● · · | · · ○"
    assert pentago.to_move(state) == 1


def test_keys_are_small_and_tell_boards_apart() -> None:
    rng = random.Random(5)
    boards = {text(random_position(rng, rng.randrange(30))) for _ in range(200)}
    keys = {pentago.key(pentago.read_position(board)) for board in boards}
    assert len(keys) == len(boards)
    assert all(0 <= key < 1 << 60 for key in keys)


def test_the_picture_is_an_svg_with_a_marble_for_each_marble() -> None:
    state = pentago.read_position("bbbbb.wwww.." + "." * 24)
    picture = ElementTree.fromstring(state._repr_svg_())
    marbles = [e.get("fill") for e in picture.iter("{http://www.w3.org/2000/svg}circle") if e.get("r") == "15"]
    assert (marbles.count("url(#pg-b)"), marbles.count("url(#pg-w)")) == (5, 4)
    ringed = [e for e in picture.iter() if e.get("stroke")]
    assert len(ringed) == 5
