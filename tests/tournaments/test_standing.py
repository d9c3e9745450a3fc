"""Standings: the criteria worked out by hand, and lots between equals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from fivefold.tournaments import PRESETS
from fivefold.tournaments.regulation import Points
from fivefold.tournaments.scoring import Line
from fivefold.tournaments.standing import Ledger, Row, judges_for, lot_judge, rank, total
from fivefold.tournaments.state import Lot, Tournament

HALF = Fraction(1, 2)
# 1 beat 2, 2 beat 3, 1 and 3 drew; 4 had a bye and a walk-over against 3; the game of 2 and 4 is void.
LEDGER = Ledger(
    [
        Line(1, 2, 1, "played", 1, HALF, won=1, opponent=3),
        Line(3, 2, 1, "played", 1, HALF, won=1, opponent=1),
        Line(1, 1, 1, "played", 1, 1, 40, Fraction(1, 3), 11, 2, 2),
        Line(2, 1, 1, "played", 2, 0, 20, Fraction(1, 6), opponent=1),
        Line(2, 3, 1, "played", 1, 1, 30, won=2, opponent=3),
        Line(3, 3, 1, "played", 2, 0, 10, opponent=2),
        Line(4, 1, 0, "bye", 1, 1, won=2),
        Line(4, 4, 1, "walk-over", 1, 1, won=2, opponent=3),
        Line(3, 4, 1, "walk-over", 2, 0, opponent=4),
        Line(2, 4, 2, "void", 1, 0, 9, 9, 9, 2, 4),
    ]
)


@pytest.mark.parametrize(
    ("criterion", "values"),
    [
        ("points", (1 + HALF, 1, HALF, 2)),
        ("score", (40, 20 + 30, 10, 0)),
        ("share", (Fraction(1, 3), Fraction(1, 6), 0, 0)),
        ("speed", (11, 0, 0, 0)),
        ("wins", (1, 1, 0, 0)),  # neither a bye nor a walk-over is a win over the board
        ("solved", (1, 1, 0, 2)),
        ("time", (-40, -50, -10, 0)),
        ("buchholz", (HALF + 1, 1 + HALF + HALF, 1 + HALF + 1 + 2, HALF)),
        ("sonneborn-berger", (1 + HALF / 2, HALF, (1 + HALF) / 2, HALF)),
    ],
)
def test_each_criterion_adds_up_its_games(criterion: str, values: tuple[Points, ...]) -> None:
    assert tuple(LEDGER.value(criterion, entrant) for entrant in (1, 2, 3, 4)) == values


def test_the_games_between_equals_count_only_those() -> None:
    assert LEDGER.value("head-to-head", 1, (1, 2)) == 1
    assert LEDGER.value("head-to-head", 1, (1, 2, 3)) == 1 + HALF
    assert LEDGER.judge("head-to-head")([1, 3]) == {1: HALF, 3: HALF}
    assert LEDGER.judge("head-to-head")([1]) is None
    assert LEDGER.judge("score")([1]) == {1: 40}


def test_games_are_listed_by_round_and_void_ones_are_not_counted() -> None:
    assert [line.round for line in LEDGER.of(1)] == [1, 2]
    assert [LEDGER.games(entrant) for entrant in (1, 2, 4, 5)] == [2, 2, 2, 0]
    assert LEDGER.parts("points", 1) == [1, HALF]
    assert LEDGER.parts("points", 2) == [0, 1]
    assert LEDGER.parts("head-to-head", 1, (3,)) == [0, HALF]
    assert LEDGER.of(5) == []


def test_two_games_of_a_round_are_listed_by_table() -> None:
    ledger = Ledger([Line(1, 1, 2, "played"), Line(1, 1, 1, "played")])
    assert [line.table for line in ledger.of(1)] == [1, 2]


def test_a_sum_of_halves_is_whole_where_it_is_whole() -> None:
    assert type(total([HALF, HALF])) is int
    assert total([HALF, 1]) == Fraction(3, 2)
    assert total([]) == 0


def test_equals_share_their_places_and_the_first_criterion_that_parts_is_named() -> None:
    points: dict[int, Points] = {1: 3, 2: 5, 3: 3, 4: 3, 5: 1}
    speed: dict[int, Points] = {1: 2, 2: 0, 3: 2, 4: 4, 5: 0, 6: 7}
    judges = [
        ("points", lambda block: {e: points.get(e, 0) for e in block}),
        ("speed", lambda block: {e: speed[e] for e in block} if len(block) > 1 else None),
    ]
    standing = rank([5, 4, 3, 2, 1], judges, out=[6])
    assert standing.rows == (
        Row(1, 1, 2, (5, None)),
        Row(2, 2, 4, (3, 4)),
        Row(3, 4, 1, (3, 2)),
        Row(3, 4, 3, (3, 2)),
        Row(5, 5, 5, (1, None)),
    )
    assert standing.separated == ("points", "speed", "", "points")
    assert standing.criteria == ("points", "speed")
    assert (standing.order, standing.equals) == ((2, 4, 1, 3, 5), [(2,), (4,), (1, 3), (5,)])
    assert [row.shared for row in standing.rows] == [False, False, True, True, False]
    assert standing.out == (Row(0, 0, 6, (0, None)),)
    assert (standing.row(6), standing.row(2), standing.row(7)) == (standing.out[0], standing.rows[0], None)
    assert rank([], judges).rows == ()


def test_a_lot_orders_exactly_those_between_whom_it_was_drawn() -> None:
    lots = (
        Lot("standing", frozenset({1, 2, 3}), (3, 1, 2)),
        Lot("seating", frozenset({1, 2}), (2, 1)),
        Lot("standing", frozenset({4, 5}), (4, 5)),
        Lot("standing", frozenset({4, 5}), (5, 4)),
    )
    hall = Tournament(lots=lots, regulation=PRESETS["pentago-tournament"])
    judge = lot_judge(hall, "standing")
    assert judge([1, 2, 3]) == {3: 0, 1: -1, 2: -2}
    assert judge([1, 2]) is None
    assert judge([4, 5]) == {5: 0, 4: -1}, "the last lot counts"
    judges = judges_for(hall, Ledger([]), "seating")
    assert [name for name, _ in judges] == ["points", "speed", "head-to-head", "lot"]
    assert judges[3][1]([1, 2]) == {2: 0, 1: -1}
    assert judges[0][1]([1, 2]) == {1: 0, 2: 0}
