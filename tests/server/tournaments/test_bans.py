"""Bans at the desk (TK15): case by case, with a reason, until a day, and lifted again; for their own organisers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import Hall

NAMES = ["Anna", "Ben", "Cem", "Dora"]


@pytest.fixture
def hall(open_house: Running) -> Hall:
    hall = Hall(open_house, "kingdomino-championship", NAMES)
    assert hall.say("left", {"entrant": 2}).status_code == 200
    return hall


def bans(hall: Hall) -> Any:
    return hall.client.get(f"/api/tournaments/{hall.id}/bans", headers={"X-Fivefold-Link": hall.director}).json()


@pytest.mark.rule("TK15")
def test_a_ban_needs_its_reason_and_holds_in_all_tournaments_of_the_organiser(hall: Hall, open_house: Running) -> None:
    assert hall.post("/bans", {"entrant": 2, "reason": " "}).json()["code"] == "reason-missing"
    assert hall.post("/bans", {"entrant": 9, "reason": "x"}).json()["code"] == "no-such-entrant"
    assert hall.post("/bans", {"entrant": 2, "reason": "x", "until": "soon"}).json()["code"] == "bad-day"
    made = hall.post("/bans", {"entrant": 2, "reason": "left in round 2"})
    assert made.status_code == 201, made.text
    assert bans(hall) == [{"person": "ben", "name": "Ben", "reason": "left in round 2", "until": ""}]

    later = Hall(open_house, "kingdomino-championship", ["Anna"], organiser=hall.director)
    refused = later.say("entered", {"entrant": 2, "name": "Ben "})
    assert (refused.status_code, refused.json()["code"], refused.json()["rule"]) == (400, "banned", "TK15")
    assert refused.json()["facts"]["reason"] == "left in round 2"
    many = later.post("/entries", {"entries": [{"name": "Cem"}, {"name": "BEN"}]})
    assert many.json()["code"] == "banned"
    assert len(later.state()["data"]["entrants"]) == 1  # all or none
    together = {"facts": [{"kind": "entered", "data": {"entrant": 2, "name": "ben"}}]}
    assert later.post("/facts/together", together).json()["code"] == "banned"
    self_made = later.post("/entries", {"entries": [{"name": "Ben"}]}, later.role("entry"))
    assert self_made.json()["code"] == "come-to-the-desk"
    assert "round 2" not in self_made.text  # the reason is not told to everyone who types a name

    assert later.post("/bans/lift", {"person": "ben", "reason": "talked it over"}).json() == []
    assert bans(hall) == []
    assert later.say("entered", {"entrant": 2, "name": "Ben"}).status_code == 200
    assert later.post("/bans/lift", {"person": "ben"}).json()["code"] == "not-banned"


@pytest.mark.rule("TK15")
def test_a_ban_ends_with_its_day(hall: Hall, open_house: Running) -> None:
    assert hall.post("/bans", {"entrant": 2, "reason": "left", "until": "2001-01-01"}).status_code == 201
    later = Hall(open_house, "kingdomino-championship", [], organiser=hall.director)
    assert later.say("entered", {"entrant": 1, "name": "Ben"}).status_code == 200


@pytest.mark.rule("TK15", "TP8")
def test_who_is_banned_is_not_carried_into_the_final(hall: Hall, open_house: Running) -> None:
    local = Hall(open_house, "knock-out", ["Ben", "Cem"])
    local.post("/start")
    while local.state()["need"]["need"] != "Waiting":
        local.post("/draw")
    local.say("result", {"round": 1, "table": 1, "winner": 1})
    assert local.say("closed", {}).status_code == 200
    circuit = hall.client.post("/api/circuits", json={"title": "Swiss"}).json()
    keeper = {"X-Fivefold-Link": circuit["director"]}
    address = f"/api/circuits/{circuit['id']}"
    held = hall.client.post(f"{address}/tournaments", json={"level": "local", "tournament": local.id}, headers=keeper)
    assert [one["name"] for one in held.json()["qualified"]["national"]] == ["Ben"]
    hall.post("/bans", {"entrant": 2, "reason": "left"})
    final = Hall(open_house, "knock-out", [], organiser=hall.director)
    hall.client.post(f"{address}/tournaments", json={"level": "national", "tournament": final.id}, headers=keeper)
    assert final.post("/qualified", {"persons": ["ben"]}).json()["code"] == "banned"


def test_strangers_neither_see_a_register_nor_are_bound_by_it(hall: Hall, open_house: Running) -> None:
    hall.post("/bans", {"entrant": 2, "reason": "left"})
    for link in ("", hall.role("desk"), hall.role("arbiter"), hall.role("spectator")):
        headers = {"X-Fivefold-Link": link}
        seen = hall.client.get(f"/api/tournaments/{hall.id}/bans", headers=headers)
        assert seen.status_code == 403
        assert hall.post("/bans", {"entrant": 1, "reason": "x"}, link).status_code == 403
    stranger = Hall(open_house, "kingdomino-championship", ["Ben"])
    assert bans(stranger) == []
    for token in ("", "x" * 24, stranger.role("desk"), hall.role("desk")):
        if token:
            assert stranger.post("/bans/share", {"director": token}).json()["code"] == "no-such-link"
    shared = stranger.post("/bans/share", {"director": f"http://house/j/{hall.director}"})
    assert [ban["name"] for ban in shared.json()] == ["Ben"]  # who holds both links may join them
