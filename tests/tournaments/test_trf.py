"""Reports (TRF16): written, read, played on."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from tests.tournaments.halls import drawn, entered, started

from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, standing_of
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import finish
from fivefold.tournaments.trf import read_trf, report_of, write_trf
from fivefold.tournaments.trf_log import desk_of
from fivefold.tournaments.verifier import verify

EXAMPLE = """\
012 Open
022 Cannes
042 2011/02/26
052 2011/02/27
062 4
XXR 3
001    1 m  g Anna Ackermann                    2100 SUI     1300011 1980/01/01  1.5    1     3 w 1     2 b =
001    2 w    Ben                               1800 FRA                         1.0    2     4 b =     1 w =
001    3      Cem                                                                1.0    3     1 b 0  0000 - U
001    4      Dora                              1750                             1.0    4     2 w =  0000 - H
"""
# Where the parts of a line begin, as the format counts them: the first character is 1.
COLUMNS = {"number": (5, 8), "name": (15, 47), "rating": (49, 52), "points": (81, 84), "rank": (86, 89)}


def test_a_report_is_read_into_a_tournament_that_can_be_played_on() -> None:
    desk = desk_of(read_trf(EXAMPLE))
    tournament = desk.tournament
    assert (tournament.title, tournament.description.place, tournament.description.ends) == (
        "Open",
        "Cannes",
        "2011-02-27",
    )
    assert {row.entrant: float(row.values[0] or 0) for row in standing_of(tournament).rows} == {
        1: 1.5,
        2: 1,
        3: 1,
        4: 1,
    }
    assert (tournament.rounds[1].byes, tournament.rounds[1].halves) == ((3,), (4,))
    assert verify([fact.text for fact in desk.log.facts]).problems == []
    assert len(drawn(desk).tournament.rounds) == 3


@pytest.mark.parametrize(
    ("name", "players"), [("swiss", 9), ("round-robin", 6), ("double-elimination", 7), ("pentago-tournament", 8)]
)
def test_what_is_written_is_read_back(name: str, players: int) -> None:
    text = write_trf(report_of(finish(entered(name, players), picks("trf")).tournament))
    assert write_trf(read_trf(text)) == text


def test_a_swiss_tournament_goes_through_a_report_and_is_the_same() -> None:
    rules = replace(PRESETS["swiss"], name="ours", half_byes=1)
    desk = drawn(started(rules, 7).say("excused", {"entrant": 7, "round": 1}))
    desk = desk.say("result", {"round": 1, "table": 1, "walkover": 1})
    desk = drawn(_all_drawn(desk))
    desk = _all_drawn(desk.say("entered", {"entrant": 8, "name": "Late"})).say("left", {"entrant": 2})
    text = write_trf(report_of(_all_drawn(drawn(desk)).tournament))
    again = desk_of(read_trf(text))
    assert write_trf(report_of(again.tournament)).splitlines()[6:] == text.splitlines()[6:]


@pytest.mark.parametrize(
    ("name", "players"), [("swiss", 9), ("swiss", 24), ("round-robin", 6), ("double-elimination", 7), ("arena", 5)]
)
def test_a_pairing_programs_own_reader_reads_every_part_and_what_it_writes_is_read_here(
    name: str, players: int, tmp_path: Path
) -> None:
    parser = pytest.importorskip("py4swiss.trf").TrfParser
    desk = entered(name, players).say("renamed", {"entrant": 1, "name": "Çelik, Cem"})
    desk = desk.say("described", {"place": "Cannes", "begins": "2011-02-26", "ends": "2011-02-27"})
    report = report_of(finish(desk, picks("trf")).tournament)
    ours, theirs = tmp_path / "ours.trf", tmp_path / "theirs.trf"
    ours.write_text(write_trf(report), encoding="utf-8")
    found = parser.parse(ours)
    section = found.tournament_section
    assert (section.tournament_name, section.city, section.date_of_start, section.number_of_players) == (
        *("Test", "Cannes", "2011/02/26"),
        str(players),
    )
    assert [
        (one.starting_number, one.name, one.rank, Fraction(one.points_times_ten, 10)) for one in found.player_sections
    ] == [(one.number, one.name, one.rank, one.points) for one in report.players]
    for one, other in zip(found.player_sections, report.players, strict=True):
        assert [(played.id, played.color.value, played.result.value) for played in one.results] == [
            (played.opponent, played.colour, played.result) for played in other.rounds
        ]
    found.write_to_file(theirs)
    again = read_trf(theirs.read_text(encoding="utf-8"))
    assert again.worth == report.worth
    assert [(one.number, one.name, one.points, one.rounds) for one in again.players] == [
        (one.number, one.name, one.points, one.rounds) for one in report.players
    ]


def _all_drawn(desk: Desk) -> Desk:
    for table in desk.tournament.tables_of(desk.tournament.rounds[-1]):
        if table.result is None:
            desk = desk.say("result", {"round": table.round, "table": table.number, "winner": 0})
    return desk


def test_every_part_stands_in_the_columns_of_the_format() -> None:
    desk = entered("swiss", 3).say("entered", {"entrant": 4, "name": "Çelik, Cem", "rating": 1850}).start()
    line = write_trf(report_of(drawn(desk).tournament)).splitlines()[-1]
    found = {part: line[first - 1 : last].strip() for part, (first, last) in COLUMNS.items()}
    assert (found["number"], found["name"], found["rating"]) == ("4", "Çelik, Cem", "1850")
    assert line[91:99].split() in (["2", "b"], ["3", "b"], ["1", "b"])  # columns 92–99; not played yet


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("001    1 m", "001    x m"), "trf-unread"),
        (("001    2 w", "001    1 w"), "trf-unread"),
        (("     3 w 1", "     4 w 1"), "trf-opponents"),
        (("     3 w 1", "     3 w ?"), "trf-unread"),
        (("     3 w 1", "     3 w 0"), "trf-results"),
        (("2100", "21OO"), "trf-unread"),
        (("XXR 3", "XXR 99"), "trf-rounds"),
        (("001", "003"), "trf-empty"),
    ],
)
def test_a_report_that_makes_no_sense_is_refused(change: tuple[str, str], code: str) -> None:
    text = EXAMPLE.replace(*change) if code == "trf-empty" else EXAMPLE.replace(*change, 1)
    with pytest.raises(Refused) as no:
        desk_of(read_trf(text))
    assert no.value.code == code


def test_a_table_of_several_has_no_report() -> None:
    with pytest.raises(Refused) as no:
        report_of(started("kingdomino-championship", 4).tournament)
    assert no.value.code == "trf-only-duels"
