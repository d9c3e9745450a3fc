"""Reading and writing moves and positions."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from tests.games.kingdomino.test_course import SECOND_ROUND_OF_TWO, played, random_game

from fivefold.games import kingdomino
from fivefold.games.core import BadNotation, BadPosition, BadRecord
from fivefold.games.kingdomino import TOKEN, Deal, King, Move, Options
from fivefold.games.record import read_record
from fivefold.refusals import Refused

TWO = played(kingdomino.start(Options(players=2)), *SECOND_ROUND_OF_TWO)


@pytest.mark.parametrize(
    "text", ["3:e6N/30", "e6N/30", "e6n 30", "E6 N 30", " 3 : e6N / 30 ", "e6/N/30", "e7S 30", "3:e7S>30"]
)
def test_a_turn_is_read_in_all_its_forms(text: str) -> None:
    assert kingdomino.read_move(TWO, text) == Move(3, "e6N", 30)


def test_deals_and_kings_are_read_with_and_without_their_word() -> None:
    start = kingdomino.start()
    assert kingdomino.read_move(start, "deal 3 14 22 41") == Deal((3, 14, 22, 41))
    assert kingdomino.read_move(start, "3, 14, 22, 41") == Deal((3, 14, 22, 41))
    dealt = kingdomino.play(start, Deal((3, 14, 22, 41)))
    assert kingdomino.read_move(dealt, "king 4") == kingdomino.read_move(dealt, "4") == King(3)
    drawn = kingdomino.play(dealt, King(3))
    assert kingdomino.read_move(drawn, "22") == Move(pick=22)


@pytest.mark.parametrize(
    "text",
    ["", "deal", "deal x", "deal 1 2 three", "king", "king 0", "king one", "e6", "e6N/", "e6N/x", "n6e", "3:30", "٣"],
)
def test_what_is_no_move_is_refused_with_an_example(text: str) -> None:
    for state in (kingdomino.start(), played(kingdomino.start(), "deal 3 14 22 41"), TWO):
        with pytest.raises(Refused, match=r"\."):
            kingdomino.play(state, kingdomino.read_move(state, text))


def test_the_refusal_shows_how_it_is_written() -> None:
    with pytest.raises(
        BadNotation, match="'somewhere' is not a turn; write the domino's place and your choice, as 14:e6N/30"
    ):
        kingdomino.read_move(TWO, "somewhere")
    with pytest.raises(BadNotation, match="as deal 3 14 22 41"):
        kingdomino.read_move(kingdomino.start(), "something")


def test_a_deal_in_a_record_takes_its_numbers_and_no_more() -> None:
    for text, token in (
        ("deal 3 14 22 41 king 2 14", "deal 3 14 22 41"),
        ("deal 5 18 30 44 3:e6N/18 22:d5W/5", "deal 5 18 30 44"),
        ("deal 5 18 30 44 2. 3:e6N", "deal 5 18 30 44"),
        ("deal 5\n18 30 44 {so} 3:e6N", "deal 5\n18 30 44"),
        ("king 2 14", "king 2"),
        ("14:x/30 15:e6N", "14:x/30"),
    ):
        found = TOKEN.match(text)
        assert found is not None
        assert found[0] == token


def test_a_record_can_be_written_by_hand_in_short_forms() -> None:
    short = (
        '[Game "kingdomino"]\n[Options "two"]\n'
        "deal 22 3 41 14 king 2 14 king 1 41 king 1 3 king 2 22 deal 5 18 30 44 e6n/44"
    )
    record = read_record(short)
    assert str(record.moves[-1]) == "3:e6N/44"
    with pytest.raises(BadRecord, match=r"Line 3, column 79: 14:e6N/44: 44 is not free in this line"):
        read_record(short + " e6N/44")


@pytest.mark.parametrize(
    "options",
    [Options(), Options(players=3), Options(players=2, dynasty=True), Options(players=2, mighty_duel=True)],
    ids=["four", "three", "dynasty", "duel"],
)
def test_every_position_of_a_game_reads_as_it_is_written(options: Options) -> None:
    for state in random_game(options, seed=11):
        assert kingdomino.read_position(kingdomino.write_position(state), options) == state


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("", "four parts"),
        ("-/- | - | -", "four parts"),
        ("-/-/- | - | - | 1122", "2 kingdoms, not 3"),
        ("-/- | - | - | -", "2 king"),
        ("-/- | - | - | 112", "2 king"),
        ("-/- | - | - | 1123", "seats from 1 to 2"),
        ("-/- | - | - | 112+2", "a line before a king"),
        ("-/- | - | 3 14 22 | 1122", "whole lines of 4"),
        ("-/- | - | 3 14 22 22 | 1122", "22 stands twice"),
        ("-/- | - | 3 14 22 49 | 1122", "from 1 to 48"),
        ("-/- | - | 3 14 22 4x | 1122", "from 1 to 48"),
        ("-/- | - | 3=1 14=1 22=2 41=2 | -", "on the waiting side"),
        ("-/- | 3=1 14=1 22=2 41 | - | -", "a king on each domino"),
        ("-/- | 3=1 14=1 22=1 41=2 | - | -", "2 king"),
        ("-/- | 3=1 14=1 22=2 41=2 | - | 1", "2 king"),
        ("3:e6N/- | 14=1 22=2 41=2 | 5=2 18 30 44 | -", "2 king"),
        ("3:e6N/- | 14=1 22=2 41=2 | 5=1 18 30 | -", "whole lines"),
        ("-/3:e6N | 14=1 22=2 41=2 | 5=1 18 30 44 | -", "seat 1 1 dominoes"),
        ("3:x/- | 14=1 22=2 41=2 | 5=1 18 30 44 | -", "first domino always fits"),
        ("3:e8N/- | 14=1 22=2 41=2 | 5=1 18 30 44 | -", "3:e8N: neither half"),
        ("3:q8N/- | 14=1 22=2 41=2 | 5=1 18 30 44 | -", "names dominoes as"),
        ("-/- | - | - | 1122 | 30.5.4,20.8.2", "of 1 games cannot have 1"),
        ("-/- | - | - | 1122 | 30", "points.largest.crowns"),
    ],
)
def test_positions_that_cannot_be_are_refused(text: str, what: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        kingdomino.read_position(text, Options(players=2))
    assert what in str(refusal.value)


def test_garbage_never_breaks_a_reader() -> None:
    rng = random.Random(3)
    letters = "0123456789 :/|=+-,.xeNESWdealkingCWFLGSM{}\n\t·³٣"
    for _ in range(3000):
        text = "".join(rng.choice(letters) for _ in range(rng.randrange(40)))
        for state in (TWO, kingdomino.start()):
            with suppress(Refused):
                kingdomino.play(state, kingdomino.read_move(state, text))
        with suppress(Refused):
            kingdomino.read_position(text)
