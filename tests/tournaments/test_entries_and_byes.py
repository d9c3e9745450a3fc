"""The waiting list beyond the limit, categories with standings of their own, half-point byes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.tournaments.halls import drawn, entered, started, won

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, fold, standing_of, write_regulation
from fivefold.tournaments.exports import tournament_view
from fivefold.tournaments.verifier import compare, verify

SMALL = replace(PRESETS["swiss"], name="ours", at_most=3, rounds=3, half_byes=1)


def states(desk: Desk) -> dict[int, str]:
    return {number: entrant.state for number, entrant in desk.tournament.entrants.items()}


def full() -> Desk:
    desk = entered(SMALL, 3)
    for number in (4, 5):
        desk = desk.say("entered", {"entrant": number, "name": f"Late {number}", "waits": True})
    return desk


def test_beyond_the_limit_one_is_refused_or_waits() -> None:
    with pytest.raises(Refused) as no:
        entered(SMALL, 3).say("entered", {"entrant": 4, "name": "Dora"})
    assert no.value.code == "full"
    assert [states(full())[number] for number in (3, 4, 5)] == ["entered", "waiting", "waiting"]


def test_who_waits_longest_moves_up_when_somebody_leaves() -> None:
    desk = full().say("left", {"entrant": 2})
    assert [states(desk)[number] for number in (4, 5)] == ["entered", "waiting"]
    assert fold(desk.log) == desk.tournament
    assert states(desk.undo(desk.log.version))[4] == "waiting"


def test_who_waits_moves_up_when_the_regulation_takes_more() -> None:
    desk = full().say("regulated", {"regulation": write_regulation(replace(SMALL, at_most=4))})
    assert [states(desk)[number] for number in (4, 5)] == ["entered", "waiting"]


def test_who_still_waits_at_the_start_does_not_play() -> None:
    desk = drawn(full().start())
    assert states(desk)[4] == "left"
    assert {seat for table in desk.tournament.tables.values() for seat in table.seats} <= {1, 2, 3}
    with pytest.raises(Refused):
        full().say("checked-in", {"entrant": 4})


def test_a_category_has_a_standing_of_its_own() -> None:
    desk = entered(replace(PRESETS["round-robin"], name="ours"), 4)
    for number, category in ((1, "U18"), (3, "U18"), (4, "Women")):
        desk = desk.say("renamed", {"entrant": number, "name": f"P{number}", "category": category})
    desk = drawn(desk.start())
    for table in list(desk.tournament.tables.values()):
        desk = desk.say("result", {"round": 1, "table": table.number, "winner": min(table.seats)})
    found = tournament_view(desk)["categories"]
    assert {name: [(row["place"], row["entrant"]) for row in rows] for name, rows in found.items()} == {
        "U18": [(1, 1), (2, 3)],
        "Women": [(1, 4)],
    }


def test_a_half_point_bye_is_left_out_of_the_draw_and_counts_as_a_draw() -> None:
    desk = started(replace(SMALL, at_most=10), 4).say("excused", {"entrant": 2, "round": 1})
    desk = drawn(desk)
    assert (desk.tournament.rounds[0].halves, desk.tournament.rounds[0].byes) == ((2,), (4,))
    desk = won(desk, 1, 3, 1)
    points = {row.entrant: row.values[0] for row in standing_of(desk.tournament).rows}
    assert (points[1], float(points[2] or 0), points[3], points[4]) == (1, 0.5, 0, 1)
    report = verify([fact.text for fact in drawn(desk).log.facts])
    assert report.problems == []
    assert compare(report, standing_of(desk.tournament).equals) == []


@pytest.mark.parametrize(
    ("entrant", "round_", "code"),
    [(2, 2, "half-byes-taken"), (1, 1, "half-bye-too-late"), (1, 4, "half-bye-too-late"), (9, 2, "no-such-entrant")],
)
def test_what_a_half_point_bye_needs(entrant: int, round_: int, code: str) -> None:
    desk = drawn(started(replace(SMALL, at_most=10), 4).say("excused", {"entrant": 2, "round": 1}))
    with pytest.raises(Refused) as no:
        desk.say("excused", {"entrant": entrant, "round": round_})
    assert no.value.code == code


def test_a_round_that_all_miss_is_drawn_without_tables() -> None:
    desk = started(replace(SMALL, at_most=10), 2)
    for number in (1, 2):
        desk = desk.say("excused", {"entrant": number, "round": 1})
    desk = drawn(drawn(desk))
    assert [len(a_round.tables) for a_round in desk.tournament.rounds] == [0, 1]


def test_the_verifier_notices_a_half_point_that_nobody_asked_for() -> None:
    desk = drawn(started(replace(SMALL, at_most=10), 4))
    facts = [fact.text for fact in desk.log.facts]
    assert verify(facts).problems == []
    data = {"round": 1, "stage": "swiss", "tables": [{"table": 1, "seats": [1, 3], "starter": 1}], "halves": [2]}
    with pytest.raises(Refused) as no:
        started(replace(SMALL, at_most=10), 3).say("drawn", data, reason="so be it")
    assert no.value.code == "bad-half-byes"
