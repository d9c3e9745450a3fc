"""A data folder that the version before this one wrote is opened, shows what it showed, and is gone on with."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.server.conftest import Running, run
from tests.test_before import BEFORE, summary

from fivefold.live.table import Table
from fivefold.server.operations.backup import check, restore
from fivefold.server.settings import Settings
from fivefold.tournaments import Desk, read_log
from fivefold.tournaments.verifier import verify

STOOD: dict[str, Any] = json.loads((BEFORE / "house.json").read_text("utf-8"))
TABLES: dict[str, dict[str, Any]] = STOOD["tables"]
TOURNAMENTS: dict[str, dict[str, Any]] = STOOD["tournaments"]
PEOPLE: dict[str, dict[str, Any]] = STOOD["people"]


class Opened(NamedTuple):
    """A house in the old folder, and what it showed before anybody went on with it."""

    house: Running
    tables: dict[str, Table]
    records: dict[str, str]


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """The old folder, copied and opened once, a minute after its last fact: a table with days for each move still runs.

    Tests that go on with something each take a thing of their own.
    """
    data = tmp_path_factory.mktemp("before") / "house"
    shutil.copytree(BEFORE / "house", data)
    with contextlib.closing(sqlite3.connect(data / "fivefold.db")) as store:
        (last,) = store.execute("select max(at) from facts").fetchone()
    clock_start = last + 60 - time.monotonic()
    with Running(Settings(data=data, bots="1", requests_per_second=1e6, clock_start=clock_start)) as running:
        anna = signed_in(running, "Anna")
        tables = {name: table_of(running, name, anna) for name in TABLES}
        records = {name: anna.get(f"/api/tables/{stood['id']}/record").text for name, stood in TABLES.items()}
        yield Opened(running, tables, records)


@pytest.fixture
def house(opened: Opened) -> Running:
    """The house alone."""
    return opened.house


def signed_in(house: Running, name: str) -> httpx.Client:
    """Somebody who signs in with the password of an old account."""
    client = house.client()
    answer = client.post("/api/me/session", json={"name": name, "password": PEOPLE[name]["password"]})
    assert answer.status_code == 200, answer.text
    return client


def link(token: str) -> dict[str, str]:
    return {"X-Fivefold-Link": token}


def table_of(house: Running, name: str, client: httpx.Client) -> Table:
    """A table as the house has it in memory once it is asked for."""
    answer = client.get(f"/api/tables/{TABLES[name]['id']}")
    assert answer.status_code == 200, answer.text
    return house.house.hall.tables.open[TABLES[name]["id"]].table


def ask(client: httpx.Client, name: str, **request: Any) -> httpx.Response:
    return client.post(f"/api/tables/{TABLES[name]['id']}/requests", json=request)


def wait_for(happened: Callable[[], bool]) -> None:
    """Wait for something that the house does by itself."""
    until = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.02)


def play_on(house: Running, name: str, client: httpx.Client) -> int:
    """Make a legal move at a table; the ply after it."""
    table = table_of(house, name, client)
    rules = table.setting.rules
    move = rules.write_move(table.state, rules.legal_moves(table.state)[0])
    answer = ask(client, name, do="move", ply=table.ply, id=f"new-{table.ply}", move=move)
    assert answer.status_code == 200, answer.text
    return table.ply + 1


@pytest.mark.parametrize("name", TABLES)
def test_a_table_stands_as_it_stood(opened: Opened, name: str) -> None:
    stood, table = TABLES[name], opened.tables[name]
    who = {person["who"]: known for known, person in PEOPLE.items()}
    rules, ended = table.setting.rules, table.ended
    found = {
        "game": table.setting.game,
        "options": table.setting.options,
        "phase": table.phase,
        "ply": table.ply,
        "to_move": table.to_move,
        "position": rules.write_position(table.state),
        "seats": [[seat.kind, seat.name, who.get(seat.who, seat.who), seat.bot] for seat in table.seats],
        "control": str(table.setting.control),
        "talk": [[line.name, line.text] for line in table.lines],
        "left": [round(seconds, 3) for seconds in table.clock.left],
        "outcome": None if ended is None else {"ranks": list(ended.ranks), "scores": [float(s) for s in ended.scores]},
    }
    assert found == {part: stood[part] for part in found}


@pytest.mark.parametrize("name", [name for name in TABLES if "record" in TABLES[name]])
def test_a_table_s_record_is_what_it_was(opened: Opened, name: str) -> None:
    assert without_bots(opened.records[name], name) == without_bots(TABLES[name]["record"], name)


def without_bots(record: str, name: str) -> str:
    """A record without the names of computers, which are told in the reader's language since."""
    bots = [number for number, seat in enumerate(TABLES[name]["seats"], 1) if seat[0] == "bot"]
    for number in bots:
        record = re.sub(rf'\[Seat{number} "[^"]*"\]', f"[Seat{number}]", record)
    return record


def test_the_lists_show_what_they_showed(house: Running) -> None:
    listed = {line["id"] for line in house.client().get("/api/tables?limit=200").json()}
    assert {stood["id"] for stood in TABLES.values() if "record" in stood} <= listed
    tournaments = {line["id"]: line["title"] for line in house.client().get("/api/tournaments").json()}
    for title, stood in TOURNAMENTS.items():
        assert tournaments.get(stood["id"]) == (None if title == "Swiss with people at home" else title)


def test_old_passwords_open_old_accounts_and_old_cookies_of_accounts_do_not(house: Running) -> None:
    for name in PEOPLE.keys() - {"guest"}:
        assert signed_in(house, name).get("/api/me").json()["who"] == PEOPLE[name]["who"]
        stolen = house.client()
        stolen.cookies.update(PEOPLE[name]["cookies"])
        assert stolen.get("/api/me").json()["who"] == ""


def test_a_guest_keeps_seat_and_cookie(house: Running) -> None:
    guest = house.client()
    guest.cookies.update(PEOPLE["guest"]["cookies"])
    assert guest.get("/api/me").json()["who"] == PEOPLE["guest"]["who"]
    table = table_of(house, "board of the championship", guest)
    assert PEOPLE["guest"]["who"] in {seat.who for seat in table.seats}


def test_a_game_with_a_clock_is_played_on_and_nobody_lost_time_while_the_house_was_closed(house: Running) -> None:
    name = "running with a clock"
    table = table_of(house, name, house.client())
    assert list(table.clock.left) == pytest.approx(TABLES[name]["left"], abs=0.001)
    mover = "Anna" if table.seats[table.to_move or 0].who == PEOPLE["Anna"]["who"] else "Bénédicte"
    assert play_on(house, name, signed_in(house, mover)) == TABLES[name]["ply"] + 1


def test_a_bot_goes_on(house: Running) -> None:
    client = signed_in(house, "Anna")
    ply = play_on(house, "with a bot", client)
    wait_for(lambda: table_of(house, "with a bot", client).ply > ply)


def test_a_paused_game_is_resumed_and_played(house: Running) -> None:
    client = signed_in(house, "Anna")
    assert ask(client, "paused", do="resume").status_code == 200
    assert play_on(house, "paused", client) == TABLES["paused"]["ply"] + 1


@pytest.mark.parametrize("name", ["Kingdomino for two", "Katamino alone"])
def test_a_game_without_a_clock_is_played_on(house: Running, name: str) -> None:
    assert play_on(house, name, signed_in(house, "Anna")) == TABLES[name]["ply"] + 1


def test_an_old_invitation_seats_somebody(house: Running) -> None:
    stood = TABLES["gathering"]
    joined = house.client().post(f"/api/tables/{stood['id']}/join", json={"name": "Eve"}, headers=link(stood["invite"]))
    assert joined.status_code == 200, joined.text


@pytest.mark.parametrize("title", TOURNAMENTS)
def test_a_tournament_stands_as_it_stood(house: Running, title: str) -> None:
    stood = TOURNAMENTS[title]
    address, client = f"/api/tournaments/{stood['id']}", house.client()
    text = client.get(f"{address}/log", headers=link(stood["director"])).text
    log = read_log("".join(f"{line}\n" for line in text.splitlines()[: stood["state"]["version"]]))
    assert summary(Desk.of(log)) == stood["state"]
    assert verify([fact.text for fact in log.facts]).problems == []
    wall = client.get(address, headers=link(stood["director"])).json()["wall"]
    assert {part: wall[part] for part in stood["wall"]} == stood["wall"]
    bans = client.get(f"{address}/bans", headers=link(stood["director"])).json()
    assert [{part: ban[part] for part in ("name", "person", "reason", "until")} for ban in bans] == stood["bans"]


def test_old_links_do_what_they_did(house: Running) -> None:
    stood = TOURNAMENTS["Championship in play"]
    for role, token in stood["links"].items():
        found = house.client().get(f"/api/tournaments/{stood['id']}", headers=link(token)).json()
        assert found["role"] == role


def test_a_tournament_that_had_only_entries_is_played_to_its_end(house: Running) -> None:
    stood = TOURNAMENTS["Only entries"]
    address, client, headers = f"/api/tournaments/{stood['id']}", house.client(), link(stood["director"])

    def post(path: str, body: dict[str, Any]) -> None:
        answer = client.post(f"{address}{path}", json=body, headers=headers)
        assert answer.status_code == 200, answer.text

    post("/start", {})
    for _ in range(40):
        state = client.get(address, headers=headers).json()
        need = state["need"]
        if need["need"] == "Decision":
            post("/facts", {"kind": "decided", "data": {"question": need["question"], "answer": need["default"]}})
        elif need["need"] in ("LotNeeded", "Draw"):
            post("/draw", {"seed": "snow", "reason": "drawn in public"})
        elif need["need"] == "Waiting":
            number, table = need["tables"][0]
            seats = next(t for t in state["data"]["rounds"][number - 1]["tables"] if t["table"] == table)["seats"]
            post("/facts", {"kind": "result", "data": {"round": number, "table": table, "winner": min(seats)}})
        else:
            break
    post("/facts", {"kind": "closed", "data": {}})
    log = client.get(f"{address}/log", headers=headers).text
    report = verify(log.splitlines())
    assert report.problems == []
    assert Desk.of(read_log(log)).tournament.closed


def test_a_result_can_be_said_in_a_championship_that_is_being_played(house: Running) -> None:
    stood = TOURNAMENTS["Championship in play"]
    address, client, headers = f"/api/tournaments/{stood['id']}", house.client(), link(stood["director"])
    table = client.get(address, headers=headers).json()["data"]["rounds"][0]["tables"][0]
    data = {"round": 1, "table": table["table"], "scores": [[seat, 50 + seat] for seat in table["seats"]]}
    fact = {"kind": "corrected", "data": data, "reason": "counted again"}
    assert client.post(f"{address}/facts", json=fact, headers=headers).status_code == 200
    banned = {"kind": "entered", "data": {"entrant": 20, "name": "Finn Fuchs"}}
    assert client.post(f"{address}/facts", json=banned, headers=headers).status_code != 200


def test_a_circuit_is_what_it_was_and_goes_on(house: Running) -> None:
    stood = STOOD["circuits"]["Pentago in Sachsen"]
    address, client, headers = f"/api/circuits/{stood['id']}", house.client(), link(stood["director"])
    found = client.get(address, headers=headers).json()
    assert [one.pop("signed_by") for one in found["held"]] == [""]  # only tournaments of other houses are signed
    assert {part: found[part] for part in stood["state"]} == stood["state"]
    assert found["yours"]
    body = {"level": "national", "person": stood["state"]["qualified"]["national"][0]["person"]}
    assert client.post(f"{address}/declined", json=body, headers=headers).status_code == 200


def test_a_backup_of_the_version_before_is_restored(tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    shutil.copyfile(BEFORE / "backup.db", backup)
    assert check(backup) == STOOD["backup"]["facts"]
    assert run(restore(tmp_path / "house", "", backup)) == STOOD["backup"]["facts"]
    with Running(Settings(data=tmp_path / "house", bots="1")) as running:
        for name in STOOD["backup"]["tables"]:
            table = table_of(running, name, running.client())
            assert table.setting.rules.write_position(table.state) == TABLES[name]["position"]
        assert len(running.client().get("/api/tables").json()) == len(STOOD["backup"]["tables"])
