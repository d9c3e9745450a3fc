"""The 48 dominoes."""

from __future__ import annotations

import pytest
from tests.games.kingdomino.referee import DOMINOES

from fivefold.games.kingdomino.box import BOX, SQUARES, TERRAINS, bag_of, domino, numbers_in


@pytest.mark.rule("KD1")
def test_the_box_is_the_list_that_eleven_sources_agree_on() -> None:
    assert [one.number for one in BOX] == list(range(1, 49)) == list(DOMINOES)
    for one in BOX:
        halves = tuple((TERRAINS[half.terrain], half.crowns) for half in (one.first, one.second))
        assert halves == DOMINOES[one.number]


@pytest.mark.rule("KD1")
def test_squares_and_crowns_add_up() -> None:
    squares = dict.fromkeys(TERRAINS, 0)
    crowns = dict.fromkeys(TERRAINS, 0)
    for square, n in SQUARES.items():
        squares[TERRAINS[square.terrain]] += n
        crowns[TERRAINS[square.terrain]] += n * square.crowns
    assert squares == {"wheat": 26, "forest": 22, "water": 18, "grassland": 14, "swamp": 10, "mine": 6}
    assert crowns == {"wheat": 5, "forest": 6, "water": 6, "grassland": 6, "swamp": 6, "mine": 10}


def test_the_twelve_doubles_come_first_and_crowns_grow_with_the_numbers() -> None:
    assert [one.number for one in BOX if one.double] == list(range(1, 13))
    assert all(one.first.crowns == one.second.crowns == 0 for one in BOX[:18])
    assert all(bool(one.first.crowns) != bool(one.second.crowns) for one in BOX[18:])


def test_dominoes_and_bags_speak() -> None:
    assert str(domino(48)) == "48 wheat|mine³"
    assert domino(19).text == "W1|F"
    assert numbers_in(bag_of((3, 48, 7))) == [3, 7, 48]
