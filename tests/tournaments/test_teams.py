"""Matches of teams: a result from its boards, standings by points of the matches and then of the boards."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from tests.tournaments.halls import drawn, entered, started

from fivefold.refusals import Refused
from fivefold.server.tournaments.regulations import on_screen
from fivefold.tournaments import PRESETS, Desk, standing_of
from fivefold.tournaments.errors import BadRegulation
from fivefold.tournaments.exports import asked_of, result_data
from fivefold.tournaments.lots import picks
from fivefold.tournaments.regulation import Criterion
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.trf import report_of
from fivefold.tournaments.verifier import compare, verify

TIES: tuple[Criterion, ...] = ("points", "board-points", "head-to-head")
LEAGUE = replace(PRESETS["round-robin"], name="teams", boards=4, duel_points=(2, 1, 0), tie_breaks=TIES)
SWISS = replace(PRESETS["swiss"], name="teams", boards=3, rounds=3, half_byes=1, tie_breaks=("points", "board-points"))


def played(desk: Desk, one: int, other: int, winners: list[int]) -> Desk:
    """A match of the last round."""
    tables = desk.tournament.tables_of(desk.tournament.rounds[-1])
    table = next(table for table in tables if set(table.seats) == {one, other})
    return desk.say("result", {"round": table.round, "table": table.number, "boards": winners})


def values(desk: Desk) -> dict[int, tuple[str, ...]]:
    return {row.entrant: tuple(map(str, row.values[:2])) for row in standing_of(desk.tournament).rows}


def test_more_points_at_the_boards_win_the_match_and_separate_equal_teams() -> None:
    desk = drawn(started(LEAGUE, 3))
    desk = played(desk, 1, 2, [1, 1, 0, 2])
    desk = played(desk, 2, 3, [2, 2, 2, 2])
    desk = played(desk, 1, 3, [3, 3, 0, 1])
    assert values(desk) == {1: ("2", "4"), 2: ("2", "11/2"), 3: ("2", "5/2")}
    assert standing_of(desk.tournament).order == (2, 1, 3)
    report = verify([fact.text for fact in desk.log.facts])
    assert report.problems == []
    assert compare(report, standing_of(desk.tournament).equals) == []


def test_as_many_points_at_the_boards_draw_the_match() -> None:
    desk = played(drawn(started(LEAGUE, 2)), 1, 2, [1, 2, 0, 0])
    assert desk.tournament.tables[1, 1].result.winner == 0  # type: ignore[union-attr]
    assert values(desk) == {1: ("1", "2"), 2: ("1", "2")}


def test_a_match_without_play_gives_all_boards_and_a_bye_the_narrowest_win() -> None:
    desk = drawn(entered(SWISS, 4).say("excused", {"entrant": 4, "round": 1}).start())
    table = desk.tournament.tables[1, 1]
    desk = desk.say("result", {"round": 1, "table": 1, "walkover": table.seats[0]})
    bye = desk.tournament.rounds[0].byes[0]
    assert values(desk) == {table.seats[0]: ("1", "3"), bye: ("1", "2"), 4: ("1/2", "3/2"), table.seats[1]: ("0", "0")}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"winner": 1}, "boards-needed"),
        ({"boards": [1, 2, 0]}, "boards-needed"),
        ({"boards": [1, 2, 0, 9]}, "not-seated"),
        ({"boards": [1, 2, 0, 1], "winner": 1}, "one-result"),
    ],
)
def test_a_match_of_teams_needs_all_its_boards(data: dict[str, Any], code: str) -> None:
    desk = drawn(started(LEAGUE, 2))
    with pytest.raises(Refused) as no:
        desk.say("result", {"round": 1, "table": 1, **data})
    assert no.value.code == code


def test_players_have_no_boards() -> None:
    with pytest.raises(Refused) as no:
        drawn(started("round-robin", 2)).say("result", {"round": 1, "table": 1, "boards": [1]})
    assert no.value.code == "winner-needed"


def test_a_correction_changes_single_boards() -> None:
    desk = played(drawn(started(LEAGUE, 2)), 1, 2, [1, 1, 1, 2])
    corrected = {"round": 1, "table": 1, "boards": [2, 2, 1, 2]}
    desk = desk.say("corrected", corrected, reason="misread")
    assert values(desk) == {2: ("2", "3"), 1: ("0", "1")}


@pytest.mark.parametrize(("rules", "teams"), [(LEAGUE, 5), (SWISS, 7), (replace(SWISS, pairing="dutch"), 6)])
def test_a_tournament_of_teams_comes_to_its_end_and_both_implementations_agree(rules: Any, teams: int) -> None:
    done = finish(entered(rules, teams), picks("snow"))
    report = verify([fact.text for fact in done.log.facts])
    assert report.problems == []
    assert compare(report, standing_of(done.tournament).equals) == []
    assert sum(Fraction(row[1]) for row in values(done).values()) >= len(done.tournament.tables) * rules.boards


@pytest.mark.parametrize(
    ("format_name", "more", "code"),
    [
        ("knock-out", {}, "not-in-format"),
        ("swiss", {"best_of": 3}, "matches-of-teams"),
        ("swiss", {"boards": 21}, "out-of-bounds"),
    ],
)
def test_teams_play_where_a_draw_is_a_result(format_name: str, more: dict[str, Any], code: str) -> None:
    with pytest.raises(BadRegulation) as no:
        replace(PRESETS[format_name], name="ours", **{"boards": 4, **more})
    assert no.value.code == code


def test_teams_play_on_real_boards_and_have_no_report_of_players() -> None:
    assert not on_screen(replace(LEAGUE, game="pentago"))
    assert on_screen(replace(LEAGUE, game="pentago", boards=1))
    with pytest.raises(Refused) as no:
        report_of(started(LEAGUE, 2).tournament)
    assert no.value.code == "trf-only-duels"


def test_a_form_asks_for_the_boards_and_the_view_shows_them() -> None:
    desk = drawn(started(LEAGUE, 2))
    table = desk.tournament.tables[1, 1]
    assert asked_of(desk.tournament, table) == {"result": "boards", "of": list(table.seats), "boards": 4}
    desk = played(desk, 1, 2, [1, 0, 0, 2])
    assert result_data(desk.tournament.tables[1, 1].result)["boards"] == [1, 0, 0, 2]
