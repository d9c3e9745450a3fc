"""What other programs take: reports, calendars, a standing in a frame; and what a tournament will be like."""

from __future__ import annotations

import csv
import io

from openpyxl import load_workbook
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import NAMES, Hall

from fivefold.tournaments import PRESETS, write_regulation

OPEN = """\
012 Open
XXR 3
001    1      Anna                                                               1.0    1     2 w 1
001    2      Ben                                                                0.0    2     1 b 0
"""


def started(house: Running, preset: str) -> Hall:
    hall = Hall(house, preset, NAMES)
    assert hall.post("/start").status_code == 200
    assert hall.post("/draw").status_code == 200
    return hall


def test_a_report_is_given_and_opened_as_a_tournament(open_house: Running) -> None:
    report = started(open_house, "swiss").get("/report.trf", "")
    assert (report.status_code, report.text.splitlines()[0]) == (200, "012 Dresden")
    assert sum(line.startswith("001") for line in report.text.splitlines()) == 4
    client = open_house.client()
    made = client.post("/api/tournaments/open", json={"log": OPEN}).json()
    data = client.get(f"/api/tournaments/{made['id']}", headers={"X-Fivefold-Link": made["director"]}).json()["data"]
    assert (data["title"], [row["name"] for row in data["standing"]["rows"]]) == ("Open", ["Anna", "Ben"])
    bad = client.post("/api/tournaments/open", json={"log": OPEN.replace("2 w 1", "2 w =")})
    assert (bad.status_code, bad.json()["code"]) == (400, "trf-results")


def test_tables_of_several_have_no_report(open_house: Running) -> None:
    refused = started(open_house, "kingdomino-championship").get("/report.trf")
    assert (refused.status_code, refused.json()["code"]) == (400, "trf-only-duels")


def test_the_match_days_of_a_league_come_as_a_calendar(open_house: Running) -> None:
    hall = started(open_house, "league")
    assert hall.get("/calendar.ics").json()["code"] == "no-first-day"
    assert hall.say("described", {"begins": "2026-12-28", "place": "Dresden, Hof 2"}).status_code == 200
    answer = hall.get("/calendar.ics?lang=de")
    lines = answer.text.split("\r\n")
    assert answer.headers["content-type"].startswith("text/calendar")
    assert lines.count("BEGIN:VEVENT") == 6
    assert lines.count("LOCATION:Dresden\\, Hof 2") == 6
    assert "DTSTART;VALUE=DATE:20270104" in lines
    assert "SUMMARY:Dresden: 2. Spieltag" in lines
    assert all(len(line.encode()) <= 75 for line in lines)


def test_another_site_may_frame_the_standing_and_nothing_else(open_house: Running) -> None:
    hall = started(open_house, "swiss")
    hall.say("renamed", {"entrant": 1, "name": "Anna <b>"})
    framed = hall.get("/embed", "")
    assert "frame-ancestors *" in framed.headers["content-security-policy"]
    assert "Anna &lt;b&gt;" in framed.text
    assert "<script" not in framed.text
    assert "frame-ancestors 'none'" in hall.get("", "").headers["content-security-policy"]


def test_a_private_tournament_gives_nothing_to_strangers(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES, public=False)
    for path in ("/report.trf", "/calendar.ics", "/embed"):
        assert hall.get(path, "").status_code == 404


def test_a_forecast_tells_rounds_time_and_chances(open_house: Running) -> None:
    asked = {"regulation": write_regulation(PRESETS["swiss"]), "entrants": 37, "minutes": 50}
    found = open_house.client().post("/api/tournaments/forecast", json=asked).json()
    assert (found["rounds"], found["minutes"], found["games"]) == (5, 250, 90)
    assert 0.1 < found["best_wins"] < 0.4
    few = open_house.client().post("/api/tournaments/forecast", json={**asked, "entrants": 1})
    assert (few.status_code, few.json()["code"]) == (400, "cannot-be-played")


def test_beyond_the_limit_one_comes_onto_the_waiting_list(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", [])
    names = [{"name": f"Player {number}"} for number in range(1, 27)]
    assert hall.post("/entries", {"entries": names}).status_code == 201
    states = [entrant["state"] for entrant in hall.state()["data"]["entrants"]]
    assert (states.count("entered"), states.count("waiting")) == (24, 2)
    hall.say("left", {"entrant": 3})
    states = [entrant["state"] for entrant in hall.state()["data"]["entrants"]]
    assert (states[24], states[25]) == ("entered", "waiting")


def test_the_desk_takes_a_tournament_as_sheets_and_nobody_else_does(open_house: Running) -> None:
    hall = started(open_house, "arena")
    stranger = hall.get("/sheets.xlsx", "")
    assert (stranger.status_code, stranger.json()["code"]) == (403, "not-your-role")
    taken = hall.get("/sheets.xlsx", hall.role("desk"))
    assert taken.headers["content-type"].endswith("spreadsheetml.sheet")
    book = load_workbook(io.BytesIO(taken.content))
    assert book.sheetnames == ["standing", "entrants", "tables", "log"]
    assert [cell.value for cell in book["entrants"]["B"]] == ["name", *NAMES]


def test_sheets_come_as_csv_for_those_who_work_there(open_house: Running) -> None:
    hall = started(open_house, "swiss")
    answer = hall.get("/sheets/standing.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    rows = list(csv.reader(io.StringIO(answer.text.removeprefix("\ufeff"))))
    assert (rows[0][:3], sorted(row[2] for row in rows[1:])) == (["place", "number", "name"], sorted(NAMES))
    assert hall.get("/sheets/entrants.csv").text.splitlines()[0].endswith("number,name,club,rating,category,state")
    assert len(hall.get("/sheets/tables.csv").text.splitlines()) == 5
    assert hall.get("/sheets/standing.csv", "").status_code == 403
    assert hall.get("/sheets/secrets.csv").status_code == 422


def test_the_file_of_a_tournament_holds_its_log_and_a_signature_that_is_good(open_house: Running) -> None:
    hall = started(open_house, "swiss")
    file = hall.get("/tournament.json").json()
    body = {"log": "".join(f"{line}\n" for line in file["log"]), "signed": file["signed"]}
    report = hall.client.post("/api/tournaments/verify", json=body).json()
    assert (report["ok"], report["signature"], report["digest"]) == (True, "good", file["digest"])
    assert file["title"] == "Dresden"
    assert hall.get("/tournament.json", "").status_code == 403


def test_a_schedule_comes_as_a_calendar_with_its_times(open_house: Running) -> None:
    hall = started(open_house, "swiss")
    lines = ["2026-12-28T14:00 Round 2", "2026-12-28 10:00 Round 1", "2026-12-29T09:00 Round 3"]
    assert hall.say("described", {"schedule": lines}).status_code == 200
    assert hall.state()["data"]["description"]["schedule"][0] == "2026-12-28T10:00 Round 1"
    found = hall.get("/calendar.ics").text.split("\r\n")
    assert [line for line in found if line.startswith("DTSTART")] == [
        *("DTSTART:20261228T100000", "DTSTART:20261228T140000", "DTSTART:20261229T090000")
    ]
    assert [line for line in found if line.startswith("DTEND")] == [
        *("DTEND:20261228T140000", "DTEND:20261228T150000", "DTEND:20261229T100000")
    ]
    assert "SUMMARY:Dresden: Round 3" in found
    for bad in ("10:00 Round 1", "2026-12-32T10:00 Round 1", "2026-12-28T25:00 x", "2026-12-28T10:00"):
        assert hall.say("described", {"schedule": [bad]}).json()["code"] == "bad-schedule"
    assert hall.say("described", {"schedule": ["2026-12-28T10:00 x"] * 61}).json()["code"] == "schedule-too-long"
