"""What happens at a table besides its result: an upset board."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.tournaments.halls import drawn, scored, started, won

from fivefold.refusals import Conflict, Forbidden, Refused
from fivefold.tournaments import PRESETS, Desk, NotNow, standing_of
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.verifier import compare, verify

PENTE = replace(PRESETS["round-robin"], game="pente", tie_breaks=("points", "wins", "lot"))
MARBLES = replace(PRESETS["round-robin"], game="pentago", marbles=18, tie_breaks=("points", "speed", "lot"))


def refused(kind: type[Refused], code: str, sentence: str, act: Callable[[], object]) -> None:
    with pytest.raises(kind) as caught:
        act()
    assert (caught.value.code, str(caught.value)) == (code, sentence)


def places(desk: Desk) -> list[tuple[int, list[int]]]:
    """Everyone's number and values, from first to last."""
    return [(row.entrant, [int(value or 0) for value in row.values]) for row in standing_of(desk.tournament).rows]


def checked(desk: Desk) -> Desk:
    """The second implementation finds the same."""
    report = verify([fact.text for fact in desk.log.facts])
    assert report.problems == []
    standing = standing_of(desk.tournament)
    points = {row.entrant: row.values[0] for row in standing.rows} if standing.criteria[0] == "points" else None
    assert compare(report, standing.equals, points) == []
    return desk


def upset(desk: Desk, one: int, other: int, by: int, **more: Any) -> Desk:
    """One of two upsets the board of their table in the last round."""
    tables = desk.tournament.tables_of(desk.tournament.rounds[-1])
    table = next(table for table in tables if set(table.seats) == {one, other})
    return desk.say("upset", {"round": table.round, "table": table.number, "entrant": by}, actor="referee", **more)


@pytest.mark.rule("PT12")
def test_who_upsets_the_board_loses_the_game_and_the_other_has_won_it() -> None:
    desk = drawn(started(PENTE, 3))
    desk = upset(desk, 1, 2, by=1)
    game = next(table.games[0] for table in desk.tournament.tables.values() if set(table.seats) == {1, 2})
    assert game.result is not None
    assert (game.result.kind, game.result.winner, game.state, game.said_by) == ("upset", 2, "confirmed", "referee")
    desk = checked(won(won(desk, 1, 3, 1), 2, 3, 3))
    assert places(desk)[0][1][:2] == [3, 1], "each has won once, and Ben's win is a win over the board"
    assert sorted(values[:2] for _, values in places(desk)) == [[3, 1]] * 3
    other = checked(won(won(upset(drawn(started(PENTE, 3)), 1, 2, by=2), 1, 3, 1), 2, 3, 3))
    assert [(entrant, values[:2]) for entrant, values in places(other)] == [(1, [6, 2]), (3, [3, 1]), (2, [0, 0])]


@pytest.mark.rule("PT12", "TP5")
def test_an_upset_board_gives_points_and_no_marbles() -> None:
    desk = won(won(drawn(started(MARBLES, 3)), 1, 3, 1, 8), 2, 3, 2, 10)
    won_fast = checked(won(desk, 1, 2, 2, 6))
    assert [(entrant, values[:2]) for entrant, values in places(won_fast)] == [(2, [6, 20]), (1, [3, 10]), (3, [0, 0])]
    won_by_upset = checked(upset(desk, 1, 2, by=1))
    assert [(entrant, values[:2]) for entrant, values in places(won_by_upset)] == [
        (2, [6, 8]),
        (1, [3, 10]),
        (3, [0, 0]),
    ]


@pytest.mark.rule("PT12")
def test_in_a_cup_who_has_not_upset_the_board_goes_on_and_nothing_is_replayed() -> None:
    desk = drawn(started("knock-out", 4))
    first, second = (table.seats for table in desk.tournament.tables.values())
    desk = upset(desk, first[0], first[1], by=first[0])
    assert len(desk.tournament.tables[1, 1].games) == 1
    desk = won(desk, second[0], second[1], second[0])
    desk = drawn(desk.say("decided", {"question": "third-place", "answer": "no"}))
    assert set(desk.tournament.tables[2, 1].seats) == {first[1], second[0]}
    desk = won(desk, first[1], second[0], 0)
    desk = checked(desk.say("upset", {"round": 2, "table": 1, "game": 2, "entrant": second[0]}))
    assert standing_of(desk.tournament).order[0] == first[1], "the replay of the final was upset"


@pytest.mark.rule("PT12")
def test_an_upset_board_waits_for_no_confirmation_and_no_later_result_contradicts_it() -> None:
    desk = upset(drawn(started(replace(PENTE, confirm=True), 3)), 1, 2, by=2)
    table = next(table for table in desk.tournament.tables.values() if set(table.seats) == {1, 2})
    where = {"round": 1, "table": table.number}
    from_the_screen = {**where, "winner": 2}
    sentence = f"Round 1, table {table.number} has a result that is confirmed; correct it instead."
    refused(Conflict, "has-result", sentence, lambda: desk.say("result", from_the_screen, actor="screen"))
    refused(Conflict, "has-result", sentence, lambda: desk.say("upset", {**where, "entrant": 1}))
    after = won(desk, 1, 3, 1)
    assert places(after)[0][1][0] == 3, "the other result still waits to be confirmed"


@pytest.mark.rule("PT12")
def test_an_upset_board_is_corrected_and_undone_like_any_result() -> None:
    desk = upset(drawn(started(PENTE, 3)), 1, 2, by=1)
    table = next(table for table in desk.tournament.tables.values() if set(table.seats) == {1, 2})
    where = {"round": 1, "table": table.number}
    undone = desk.undo(desk.log.version, reason="it was the waiter")
    assert undone.tournament.tables[1, table.number].result is None
    corrected = checked(desk.say("corrected", {**where, "winner": 0}, reason="the wind"))
    assert [values[0] for _, values in places(corrected)] == [1, 1, 0]
    back = checked(corrected.say("corrected", {**where, "upset": 2}, reason="seen on a film"))
    assert next((entrant, values[0]) for entrant, values in places(back)) == (1, 3)
    found = back.tournament.tables[1, table.number].result
    assert found is not None
    assert (found.kind, found.winner) == ("upset", 1)


@pytest.mark.rule("PT12")
def test_a_board_is_upset_by_one_of_two_who_sit_there_while_the_game_is_open() -> None:
    tables = drawn(started("kingdomino-championship", 4))
    no_duel = "Round 1, table 1: only in a game for two does an upset board decide; the referee rules (PT12)."
    at = {"round": 1, "table": 1}
    refused(NotNow, "upset-no-duel", no_duel, lambda: tables.say("upset", {**at, "entrant": 1}))
    trial = drawn(started("katamino-time-trial", 2))
    refused(NotNow, "upset-no-duel", no_duel, lambda: trial.say("upset", {**at, "entrant": 1}))
    desk = drawn(started("swiss", 4))
    one, _ = desk.tournament.tables[1, 1].seats
    stranger = desk.tournament.tables[1, 2].seats[0]
    name = desk.tournament.name(stranger)
    not_there = f"{name} does not sit at that table (PT12)."
    refused(Forbidden, "not-seated", not_there, lambda: desk.say("upset", {**at, "entrant": stranger}))
    played = desk.say("result", {**at, "winner": one})
    has_one = "Round 1, table 1 has a result that is submitted; correct it instead."
    refused(Conflict, "has-result", has_one, lambda: played.say("upset", {**at, "entrant": one}))
    assert checked(scored(tables, 1, 40, 30, 20, 10)).tournament.tables[1, 1].result is not None


@pytest.mark.rule("PT12")
@pytest.mark.parametrize(("table", "stranger", "why"), [
    (1, True, "upset a board without sitting at it"),
    (2, False, "a board was upset after its game had ended"),
])  # fmt: skip
def test_the_verifier_takes_no_upset_board_that_cannot_be(table: int, stranger: bool, why: str) -> None:
    desk = drawn(started("swiss", 4))
    first, second = desk.tournament.tables[1, 1].seats, desk.tournament.tables[1, 2].seats
    desk = upset(won(desk, second[0], second[1], second[0]), first[0], first[1], by=first[0])
    entrant = second[0] if stranger or table == 2 else first[0]
    last = json.loads(desk.log.facts[-1].text)
    forged = Fact(**{**last, "data": {"round": 1, "table": table, "entrant": entrant}})
    report = verify([*(fact.text for fact in desk.log.facts[:-1]), forged.text])
    assert [problem.code for problem in report.problems] == ["no-sense"]
    assert why in report.problems[0]
