"""Whoever runs the house opens its parts on the page, by the link that the terminal shows; nobody else does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running
from tests.server.lobby.lobbies import PENTAGO
from tests.server.people.test_archive import PASSWORD, on, person, played, result

from fivefold.server.settings import Settings, read_parts


def house_in(folder: Path, parts: str = "", database: str = "") -> Running:
    settings = Settings(data=folder, database=database, bots="1", parts=read_parts(parts), passwords_per_minute=1e6)
    return Running(settings)


def operator(house: Running) -> httpx.Client:
    """The page of whoever runs the house."""
    client = house.client()
    client.headers["X-Fivefold-Link"] = on(house, house.house.chosen.key())
    return client


def choose(client: httpx.Client, *parts: str) -> list[str]:
    answer = client.put("/api/house/parts", json={"parts": list(parts)})
    assert answer.status_code == 200, answer.text
    return list(answer.json()["open"])


def test_parts_are_opened_and_closed_while_the_house_is_open_and_outlive_it(tmp_path: Path) -> None:
    with house_in(tmp_path) as house:
        runs, guest = operator(house), house.client()
        account = {"name": "Anna", "password": PASSWORD}
        assert guest.post("/api/me/account", json=account).json()["code"] == "part-closed"
        assert guest.get("/lobby").status_code == 404
        assert choose(runs, "lobby", "clubs") == ["accounts", "clubs", "lobby"]
        assert guest.get("/api/house").json()["parts"] == ["accounts", "clubs", "lobby"]
        assert guest.get("/lobby").status_code == 200
        anna, ben = person(house, "Anna"), person(house, "Ben")
        table = played(anna, ben)
        result(house, table)
        assert anna.get("/api/people/Ben/games").json()["count"] == 1
        assert anna.post("/api/lobby/seeks", json=PENTAGO).status_code == 201
        assert choose(runs, "accounts") == ["accounts"]
        assert anna.post("/api/lobby/seeks", json=PENTAGO).json()["code"] == "part-closed"
    with house_in(tmp_path) as house:
        assert house.client().get("/api/house").json()["parts"] == ["accounts"]
        runs = operator(house)
        assert choose(runs) == []
        assert choose(runs, "accounts", "lobby") == ["accounts", "lobby"]
        assert house.client().get("/api/people/Ben/games").json()["count"] == 1
        [mine] = house.client().get("/api/lobby/seeks").json()["seeks"]
        assert mine["people"][0]["name"] == "Anna"


def test_games_that_ended_before_accounts_were_opened_stand_in_the_archive_afterwards(tmp_path: Path) -> None:
    with house_in(tmp_path, "accounts") as house:
        anna, ben = person(house, "Anna"), person(house, "Ben")
        cookies = [one.cookies for one in (anna, ben)]
    with house_in(tmp_path) as house:
        anna, ben = house.client(), house.client()
        for one, kept in zip((anna, ben), cookies, strict=True):
            one.cookies.update(kept)
        made = anna.post("/api/tables", json={"game": "pentago", "by_lot": False}).json()
        link = {"X-Fivefold-Link": made["invite"]}
        assert ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers=link).is_success
        assert ben.post(f"/api/tables/{made['id']}/requests", json={"do": "resign"}).is_success
        assert house.house.archive.find("pentago", made["id"]) is None
        choose(operator(house), "accounts")
        wait_until(lambda: anna.get("/api/people/Ben/games").json()["count"] == 1)


def test_what_the_command_names_stays_open(tmp_path: Path) -> None:
    with house_in(tmp_path, "accounts") as house:
        runs = operator(house)
        found = runs.get("/api/house/parts").json()
        assert (found["parts"], found["open"], found["named"]) == (
            ["accounts", "clubs", "lobby"],
            ["accounts"],
            ["accounts"],
        )
        assert choose(runs) == ["accounts"]
        unknown = runs.put("/api/house/parts", json={"parts": ["sauna"]})
        assert (unknown.status_code, unknown.json()["code"]) == (400, "no-such-part")


def test_nobody_without_the_key_opens_parts_or_names_moderators(tmp_path: Path) -> None:
    with house_in(tmp_path, "accounts,lobby") as house:
        anna = person(house, "Anna")
        for key in ("", "x" * 32, on(house, house.house.chosen.key())[:-1]):
            headers = {"X-Fivefold-Link": key}
            for answer in (
                anna.get("/api/house/parts", headers=headers),
                anna.put("/api/house/parts", json={"parts": []}, headers=headers),
                anna.post("/api/house/moderators", json={"name": "Anna"}, headers=headers),
                anna.delete("/api/house/moderators/Anna", headers=headers),
            ):
                assert (answer.status_code, answer.json()["code"]) == (403, "not-the-operator")
        runs = operator(house)
        assert runs.post("/api/house/moderators", json={"name": "anna"}).json()["moderators"] == ["Anna"]
        assert anna.get("/api/me").json()["moderator"]
        assert runs.post("/api/house/moderators", json={"name": "Nobody"}).json()["code"] == "no-such-person"
        assert runs.delete("/api/house/moderators/Anna").json()["moderators"] == []
        assert not anna.get("/api/me").json()["moderator"]


def test_the_key_is_not_guessed_quickly(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1", passwords_per_minute=5)) as house:
        guesser = house.client()
        codes = [guesser.get("/api/house/parts", headers={"X-Fivefold-Link": str(n)}).status_code for n in range(8)]
        assert codes[0] == 403
        assert codes[-1] == 429
        assert operator(house).get("/api/house/parts").status_code == 200


def test_two_workers_open_the_same_parts(database: str, tmp_path: Path) -> None:
    with house_in(tmp_path / "a", database=database) as one, house_in(tmp_path / "b", database=database) as other:
        choose(operator(one), "accounts", "lobby")
        wait_until(lambda: other.client().get("/api/house").json()["parts"] == ["accounts", "lobby"])
        person(other, "Anna")
        assert operator(other).get("/api/house/parts").status_code == 200


def test_the_terminal_shows_the_link(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).parent / "fivefold"), "serve", "--port", "0", "--bots", "1", "--data"]
    house = subprocess.Popen([*command, str(tmp_path)], stdout=subprocess.PIPE, text=True)
    try:
        assert house.stdout is not None
        said = house.stdout.readline() + house.stdout.readline()
        found = re.search(r"(http://\S+)/house#(\S+)", said)
        assert found is not None, said

        def opens() -> bool:
            headers = {"X-Fivefold-Link": found[2]}
            return httpx.get(f"{found[1]}/api/house/parts", headers=headers, timeout=PATIENCE).status_code == 200

        wait_until(opens)
    finally:
        house.terminate()
        house.communicate()
