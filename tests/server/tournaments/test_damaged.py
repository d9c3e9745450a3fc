"""A log with a bad line opens read-only and alone; the repair keeps the original; signatures and seeds over the net."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Running, run
from tests.server.tournaments.test_tournaments import NAMES, Hall

from fivefold.server import streams
from fivefold.server.operations.repair import repair_house
from fivefold.server.settings import Settings
from fivefold.server.tournaments import open_tournament


def spoil(data: Path, tournament: str, version: int) -> None:
    """Put a TAB into a stored fact, as an older writer did."""
    db = sqlite3.connect(data / "fivefold.db")
    where = (f"tournament/{tournament}", version)
    (body,) = db.execute("SELECT body FROM facts WHERE stream = ? AND version = ?", where).fetchone()
    spoiled = body.replace('"reason":""', '"reason":"a\\tb"')
    assert spoiled != body
    db.execute("UPDATE facts SET body = ? WHERE stream = ? AND version = ?", (spoiled, *where))
    db.commit()
    db.close()


class Again(Hall):
    """A tournament that is looked at after a restart."""

    def __init__(self, house: Running, before: Hall) -> None:
        self.house, self.client = house, house.client()
        self.id, self.director = before.id, before.director


def test_a_bad_line_is_shown_nothing_is_added_and_other_tournaments_go_on(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1")
    with Running(settings) as house:
        sound, damaged = (Hall(house, "swiss", NAMES) for _ in range(2))
        assert damaged.post("/start").status_code == 200
        version = damaged.state()["v"]
    spoil(tmp_path, damaged.id, 5)
    with Running(settings) as house:
        sound, damaged = Again(house, sound), Again(house, damaged)
        assert sound.post("/start").status_code == 200
        state = damaged.state(damaged.director)
        assert (state["v"], state["damage"]["line"], len(state["data"]["entrants"])) == (4, 5, 2)
        assert "a\\tb" in state["damage"]["text"]
        assert damaged.state()["damage"]["text"] == ""
        for answer in (
            damaged.say("entered", {"entrant": 9, "name": "Eve"}),
            damaged.post("/draw"),
            damaged.post("/notices", {"kind": "message", "data": {"text": "Lunch"}}),
        ):
            assert (answer.status_code, answer.json()["code"]) == (409, "log-damaged")
        assert damaged.get("/verify").json()["ok"] is False
        assert len(damaged.get("/log").text.splitlines()) == version
    (repaired,) = run(repair_house(tmp_path, time="2026-11-16T12:00:00Z"))
    assert repaired.stream == f"tournament/{damaged.id}"
    with Running(settings) as house:
        damaged = Again(house, damaged)
        assert damaged.state()["damage"] is None
        assert len(damaged.state()["data"]["entrants"]) == len(NAMES)
        assert damaged.post("/draw").status_code == 200
        assert damaged.get("/verify").json()["ok"]


def test_a_signature_shows_that_a_log_was_cut_or_altered(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    signed = hall.get("/signature", "").json()
    assert (signed["version"], signed["digest"]) == (hall.state()["v"], hall.state()["data"]["digest"])
    log = hall.get("/log").text
    lines = log.splitlines(keepends=True)

    def checked(text: str, line: str = signed["text"]) -> dict[str, Any]:
        found: dict[str, Any] = hall.client.post("/api/tournaments/verify", json={"log": text, "signed": line}).json()
        return found

    assert (checked(log)["ok"], checked(log)["signature"]) == (True, "good")
    assert (checked(log, "")["ok"], checked(log, "")["signature"]) == (True, "")
    cut = checked("".join(lines[:-1]))
    assert (cut["signature"], cut["problems"][-1]["code"]) == ("bad", "log-cut")
    altered = checked("".join([*lines[:-1], lines[-1].replace("Dora", "Dana")]))
    assert (altered["signature"], altered["problems"][-1]["code"]) == ("bad", "log-altered")
    assert checked(log, "fivefold-log:1:nonsense")["problems"][-1]["code"] == "no-signature"
    hall.say("entered", {"entrant": 9, "name": "Eve"})
    assert checked(hall.get("/log").text)["signature"] == "good", "a longer log holds everything that was signed"


def test_a_directors_own_seed_needs_a_reason_because_another_was_fixed_before(open_house: Running) -> None:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert len(hall.state()["data"]["commitment"]) == 64
    hall.post("/start")
    chosen = hall.post("/draw", {"seed": "lucky"})
    assert chosen.status_code == 400, chosen.text
    assert hall.post("/draw").status_code == 200
    drawn = hall.state()["data"]["rounds"][0]["tables"]
    number = next(fact["number"] for fact in hall.get("/history").json() if fact["kind"] == "drawn")
    assert hall.post(f"/undo/{number}?together=true").status_code == 200
    assert hall.post("/draw").status_code == 200
    assert hall.state()["data"]["rounds"][0]["tables"] == drawn, "drawing again brings the same"
    checked = hall.get("/verify").json()
    assert (checked["ok"], checked["problems"]) == (True, [])


def test_a_tournament_from_another_house_goes_on_with_seeds_that_say_why(open_house: Running) -> None:
    first = Hall(open_house, "kingdomino-championship", NAMES)
    first.post("/start")
    made = first.client.post("/api/tournaments/open", json={"log": first.get("/log").text}).json()
    hall = Again(open_house, first)
    hall.id, hall.director = made["id"], made["director"]
    assert hall.post("/draw").status_code == 200
    reasons = {fact["reason"] for fact in hall.get("/history").json() if fact["kind"] == "lot"}
    assert reasons == {"opened in another house, which keeps the secret of the seeds"}
    assert hall.get("/verify").json()["ok"]


def test_a_tournament_that_nobody_uses_is_forgotten_and_read_again(open_house: Running) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    before = hall.state()
    tournaments = open_house.house.office.tournaments
    tournament = tournaments.open[hall.id]
    assert not tournament.idle(time.monotonic())
    assert tournament.idle(time.monotonic() + streams.IDLE + 1)
    tournaments.forget(hall.id)
    assert {**hall.state(), "now": 0} == {**before, "now": 0}
    assert hall.say("entered", {"entrant": 9, "name": "Eve"}).status_code == 200


def test_a_log_does_not_grow_without_end(open_house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(open_house, "swiss", NAMES)
    size = open_house.house.office.tournaments.open[hall.id].state.size
    monkeypatch.setattr(open_tournament, "LONGEST_LOG", size + 10)
    version = hall.state()["v"]
    full = hall.say("entered", {"entrant": 9, "name": "Eve"})
    assert (full.status_code, full.json()["code"]) == (409, "log-full")
    assert hall.state()["v"] == version
    monkeypatch.undo()
    assert hall.say("entered", {"entrant": 9, "name": "Eve"}).status_code == 200


def test_only_lists_logs_and_records_may_be_large(open_house: Running) -> None:
    client = open_house.client()
    large = {"game": "pentago", "title": "x" * 300_000}
    assert client.post("/api/tables", json=large).status_code == 413
    assert client.post("/api/tournaments/verify", json={"log": "x" * 300_000}).status_code == 200
