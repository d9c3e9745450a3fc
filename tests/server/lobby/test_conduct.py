"""Manners: talk has its pace, reports carry their evidence, moderators ban and close talk, and all of it is undone."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.conftest import Running, hear, say
from tests.server.lobby.lobbies import PENTAGO, join, listed, member, seek

from fivefold.server.settings import Settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    settings = Settings(
        data=tmp_path_factory.mktemp("conduct"),
        bots="1",
        guests_per_minute=1e6,
        passwords_per_minute=1e6,
        lines_per_minute=15,
        seek_grace=1e6,
    )
    with Running(settings) as running:
        yield running


def name_moderator(house: Running, *words: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).parent / "fivefold"), "moderator", *words]
    return subprocess.run(
        [*command, "--data", str(house.house.settings.data)], capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def moderator(house: Running) -> httpx.Client:
    """Somebody whom the operator has named while the house was open."""
    client, name = member(house)
    assert client.get("/api/moderation").json()["code"] == "not-a-moderator"
    assert name_moderator(house, "add", name).returncode == 0
    assert client.get("/api/moderation").status_code == 200
    return client


def table_with(house: Running, anna: httpx.Client, troll: httpx.Client) -> str:
    body = {"game": "pentago", "name": "Anna", "by_lot": False}
    table: str = anna.post("/api/tables", json=body).json()["id"]
    assert troll.post(f"/api/tables/{table}/join", json={"name": "Troll"}).status_code == 200
    return table


def reported(house: Running, anna: httpx.Client, troll: httpx.Client, moderator: httpx.Client) -> tuple[str, str]:
    """A table at which somebody has talked badly, and the report."""
    table = table_with(house, anna, troll)
    with house.socket(table, troll) as line:
        say(line, do="say", text="You play like a fool", id="1")
        hear(line, "ack")
    oneself = anna.post("/api/moderation/reports", json={"table": table, "seat": 0, "text": "me"})
    assert oneself.json()["code"] == "yourself"
    answer = anna.post("/api/moderation/reports", json={"table": table, "seat": 1, "text": "insults"})
    assert answer.status_code == 204, answer.text
    (report,) = [one for one in moderator.get("/api/moderation").json()["reports"] if one["table"] == table]
    assert [one["text"] for one in report["lines"]] == ["You play like a fool"]
    assert (report["text"], report["name"]) == ("insults", "Troll")
    return table, report["id"]


def test_only_moderators_see_the_desk_and_only_the_operator_names_them(house: Running) -> None:
    somebody, name = member(house)
    for client in (somebody, house.client()):
        for answer in (
            client.get("/api/moderation"),
            client.post("/api/moderation/reports/x/ban", json={"days": 1}),
            client.post("/api/moderation/reports/x/decide", json={}),
            client.post("/api/moderation/talk/x", json={}),
            client.delete("/api/moderation/talk/x"),
            client.delete("/api/moderation/bans/x"),
        ):
            assert (answer.status_code, answer.json()["code"]) == (403, "not-a-moderator")
    assert name_moderator(house, "add", name).returncode == 0
    assert somebody.get("/api/moderation").status_code == 200
    assert name_moderator(house, "remove", name).returncode == 0
    assert somebody.get("/api/moderation").status_code == 403
    nobody = name_moderator(house, "add", "Nobody.there")
    assert nobody.returncode != 0
    assert "nobody of this name" in nobody.stderr


def test_a_banned_person_gets_one_clear_sentence_until_the_ban_is_lifted(
    house: Running, moderator: httpx.Client
) -> None:
    anna, _ = member(house)
    troll = house.client()
    table, report = reported(house, anna, troll, moderator)
    waiting = seek(troll, name="Troll")["seek"]["id"]
    other = anna.post("/api/tables", json={"game": "pentago", "name": "Anna"}).json()["id"]
    body = {"days": 7, "text": "insults"}
    assert moderator.post(f"/api/moderation/reports/{report}/ban", json=body).status_code == 204
    assert waiting not in listed(anna)
    for answer in (
        troll.post("/api/lobby/seeks", json=PENTAGO),
        join(troll, seek(anna)["seek"]["id"]),
        troll.post(f"/api/tables/{other}/join", json={"name": "Troll"}),
        troll.post("/api/tables", json={"game": "pentago", "name": "Troll"}),
        troll.post(f"/api/tables/{table}/requests", json={"do": "say", "text": "why"}),
    ):
        said = answer.json()
        assert (answer.status_code, said["code"], said["facts"]["reason"]) == (403, "banned-until", "insults")
    alone = {"game": "pentago", "name": "Troll", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
    assert troll.post("/api/tables", json=alone).status_code == 201
    again = moderator.post(f"/api/moderation/reports/{report}/ban", json=body)
    assert again.json()["code"] == "no-such-report"
    (ban,) = [one for one in moderator.get("/api/moderation").json()["bans"] if one["table"] == table]
    assert moderator.delete(f"/api/moderation/bans/{ban['person']}").status_code == 204
    assert troll.post("/api/lobby/seeks", json=PENTAGO).status_code == 201
    log = [one["kind"] for one in moderator.get("/api/moderation").json()["log"]][:4]
    assert log == ["unbanned", "decided", "banned", "reported"]
    assert moderator.delete(f"/api/moderation/bans/{ban['person']}").json()["code"] == "no-such-ban"


def test_a_moderator_closes_the_talk_of_a_table_and_opens_it_again(house: Running, moderator: httpx.Client) -> None:
    anna, _ = member(house)
    table, report = reported(house, anna, house.client(), moderator)
    assert moderator.post(f"/api/moderation/talk/{table}", json={"text": "calm"}).status_code == 204
    with house.socket(table, anna) as line:
        say(line, do="say", text="Is it quiet?", id="1")
        assert hear(line, "no")["code"] == "talk-closed"
        assert moderator.post(f"/api/moderation/talk/{table}", json={}).json()["code"] == "talk-stands"
        assert moderator.delete(f"/api/moderation/talk/{table}").status_code == 204
        say(line, do="say", text="Is it open?", id="2")
        hear(line, "ack")
    assert moderator.post(f"/api/moderation/reports/{report}/decide", json={"text": "seen"}).status_code == 204
    assert moderator.get("/api/moderation").json()["reports"] == []
    assert moderator.post("/api/moderation/talk/nothing", json={}).json()["code"] == "no-such-table"


def test_talk_has_a_pace_and_reports_have_a_limit(house: Running, moderator: httpx.Client) -> None:
    anna, troll = house.client(), house.client()
    table = table_with(house, anna, troll)
    with house.socket(table, troll) as line:
        answers: list[str] = []
        for number in range(8):
            say(line, do="say", text=f"line {number}", id=str(number))
        while len(answers) < 8:
            message = json.loads(line.recv(timeout=PATIENCE))
            if message["t"] in ("ack", "no"):
                answers.append(message.get("code", "kept"))
    assert answers[:3] == ["kept"] * 3
    assert "talk-too-fast" in answers
    body = {"table": table, "seat": 1, "text": "too much"}
    codes = [anna.post("/api/moderation/reports", json=body).status_code for _ in range(6)]
    assert codes == [204] * 5 + [429]
    for one in moderator.get("/api/moderation").json()["reports"]:
        assert moderator.post(f"/api/moderation/reports/{one['id']}/decide", json={}).status_code == 204


def test_nobody_floods_the_desk_or_the_list_of_clubs_from_one_address(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", guests_per_minute=1e6, reports_per_hour=3, clubs_per_hour=2)
    with Running(settings) as house:
        anna, name = member(house)
        report = {"name": name, "text": "spam"}
        sent = [house.client().post("/api/moderation/reports", json=report).status_code for _ in range(5)]
        assert sent == [204] * 3 + [429] * 2
        founded = [anna.post("/api/clubs", json={"title": f"Club {n}"}) for n in range(4)]
        assert [answer.status_code for answer in founded] == [201] * 2 + [429] * 2
        assert founded[-1].json()["code"] == "too-many-opened"


def test_bans_hold_after_the_house_was_closed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1", seek_grace=1e6)
    with Running(settings) as house:
        anna, name = member(house)
        troll = house.client()
        assert name_moderator(house, "add", name).returncode == 0
        _, report = reported(house, anna, troll, anna)
        body = {"days": 0, "text": "insults"}
        assert anna.post(f"/api/moderation/reports/{report}/ban", json=body).status_code == 204
        cookies = troll.cookies
    with Running(settings) as house:
        troll = house.client()
        troll.cookies.update(cookies)
        assert troll.post("/api/lobby/seeks", json=PENTAGO).json()["code"] == "banned-for-good"
