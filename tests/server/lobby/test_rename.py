"""A moderator gives somebody another name: it stands everywhere at once, and its owner still gets in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tests.server.conftest import Running, hear
from tests.server.lobby.lobbies import member, seek
from tests.server.lobby.test_conduct import name_moderator, reported
from tests.server.people.test_archive import PASSWORD, person, rated
from tests.server.people.test_identity import befriend

from fivefold.server.settings import Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("names"), bots="1", guests_per_minute=1e6, passwords_per_minute=1e6, seek_grace=1e6
    )
    with Running(settings) as running:
        yield running


@pytest.fixture(scope="module")
def moderator(house: Running) -> httpx.Client:
    client, name = member(house)
    assert not client.get("/api/me").json()["moderator"]
    assert name_moderator(house, "add", name).returncode == 0
    assert client.get("/api/me").json()["moderator"]
    return client


def report_on(moderator: httpx.Client, by: httpx.Client, name: str) -> str:
    """The id of a new report on an account."""
    assert by.post("/api/moderation/reports", json={"name": name, "text": "what a name"}).status_code == 204
    found = [one for one in moderator.get("/api/moderation").json()["reports"] if one["name"] == name]
    return str(found[0]["id"])


def give(moderator: httpx.Client, report: str, name: str, text: str = "rude") -> httpx.Response:
    return moderator.post(f"/api/moderation/reports/{report}/rename", json={"name": name, "text": text})


def names_at(client: httpx.Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}").json()["table"]["seats"]]


def test_an_account_has_its_new_name_wherever_it_had_the_old_one(house: Running, moderator: httpx.Client) -> None:
    rude, ben = person(house, "Rudename"), person(house, "Benmeets")
    running = rated(rude, ben)
    befriend(rude, "Rudename", ben, "Benmeets")
    club = ben.post("/api/clubs", json={"title": "Five", "about": "", "public": True}).json()["id"]
    assert rude.post(f"/api/clubs/{club}/join").status_code == 204
    mine = seek(rude)["seek"]["id"]
    report = report_on(moderator, ben, "Rudename")
    with house.socket(running, ben) as line:
        hear(line, "state")
        assert give(moderator, report, "Player.7").status_code == 204
    assert mine not in [one["id"] for one in ben.get("/api/lobby/seeks").json()["seeks"]]
    assert rude.get("/api/me").json()["account"] == "Player.7"  # still signed in
    assert names_at(ben, running) == ["Player.7", "Benmeets"]
    assert [one["name"] for one in ben.get("/api/contacts").json()["friends"]] == ["Player.7"]
    assert "Player.7" in ben.get(f"/api/clubs/{club}").text
    assert ben.get("/api/people/Rudename").json()["code"] == "no-such-person"
    assert [one.get("/api/people/Player.7").json()["given"] for one in (rude, ben)] == ["rude", None]
    move: dict[str, Any] = {"do": "move", "ply": 0, "move": "c4 NW+"}
    assert rude.post(f"/api/tables/{running}/requests", json=move).is_success
    log = moderator.get("/api/moderation").json()["log"][:2]
    assert [(one["kind"], one["name"], one["renamed"]) for one in log] == [
        ("decided", "Rudename", ""),
        ("renamed", "Rudename", "Player.7"),
    ]
    assert give(moderator, report, "Player.8").json()["code"] == "no-such-report"


def test_the_old_name_signs_its_owner_in_and_nobody_else_gets_it(house: Running, moderator: httpx.Client) -> None:
    person(house, "Rudesigner")
    ben, _ = member(house)
    assert give(moderator, report_on(moderator, ben, "Rudesigner"), "Player.9").status_code == 204
    for name in ("Rudesigner", "rudesigner", "Player.9"):
        browser = house.client()
        answer = browser.post("/api/me/session", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.json()["account"]) == (200, "Player.9")
        assert browser.get("/api/people/Player.9").json()["you"]
    taken = house.client().post("/api/me/account", json={"name": "RUDESIGNER", "password": PASSWORD})
    assert taken.json()["code"] == "name-taken"
    wrong = house.client().post("/api/me/session", json={"name": "Rudesigner", "password": "another rowing boat"})
    assert wrong.json()["code"] == "not-you"
    gone = house.client()
    gone.post("/api/me/session", json={"name": "Rudesigner", "password": PASSWORD})
    assert gone.post("/api/me/account/delete", json={"password": PASSWORD}).status_code == 204
    again = house.client().post("/api/me/session", json={"name": "Rudesigner", "password": PASSWORD})
    assert again.json()["code"] == "not-you"


def test_a_name_that_cannot_be_given_changes_nothing(house: Running, moderator: httpx.Client) -> None:
    person(house, "Rudestays")
    ben, his_name = member(house)
    report = report_on(moderator, ben, "Rudestays")
    for name, code in ((his_name, "name-taken"), ("a b", "bad-account-name"), ("Rudestays", "name-taken")):
        assert give(moderator, report, name).json()["code"] == code
    assert ben.get("/api/people/Rudestays").status_code == 200
    assert [one["id"] for one in moderator.get("/api/moderation").json()["reports"]] == [report]
    for client in (ben, house.client()):
        assert give(client, report, "Player.3").json()["code"] == "not-a-moderator"
    assert moderator.post(f"/api/moderation/reports/{report}/decide", json={}).status_code == 204


def test_a_guest_has_the_new_name_at_their_tables(house: Running, moderator: httpx.Client) -> None:
    anna, troll = member(house)[0], house.client()
    table, report = reported(house, anna, troll, moderator)
    own = {"game": "pentago", "seats": [{"kind": "me", "name": "Troll"}, {"kind": "me", "name": "Sister"}]}
    device = troll.post("/api/tables", json={**own, "by_lot": False}).json()["id"]
    assert give(moderator, report, "Guest 7").status_code == 204
    assert names_at(anna, table)[1] == "Guest 7"
    assert names_at(troll, device) == ["Guest 7", "Sister"]
    lines = anna.get(f"/api/tables/{table}").json()["table"]["lines"]
    assert [line["name"] for line in lines] == ["Guest 7"]


def test_a_game_of_a_renamed_player_goes_on_where_nobody_looks(house: Running, moderator: httpx.Client) -> None:
    rude, ben = person(house, "Rudeclock"), person(house, "Benwaits")
    table = rated(rude, ben)
    assert give(moderator, report_on(moderator, ben, "Rudeclock"), "Player.5").status_code == 204
    found = house.house.hall.tables.open[table]
    assert (found.owner, found.table.phase, found.table.seats[0].name) == (True, "playing", "Player.5")
