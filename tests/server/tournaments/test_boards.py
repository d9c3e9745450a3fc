"""Boards on the screen whose results are refused: every worker shows them, and nothing else is read for them."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from tests.patience import wait_until
from tests.server.conftest import Running
from tests.server.tournaments.test_tournaments import NAMES, Hall

from fivefold.server.settings import Settings
from fivefold.server.tournaments import boards


def test_a_refused_result_is_shown_by_every_worker_until_it_is_dismissed_at_one(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "RETRIED", 0.2)
    settings = Settings(data=tmp_path, database=database, bots="1")
    with Running(settings) as one, Running(settings) as two:
        here = Hall(one, "pentago-tournament", NAMES)
        there = Hall.__new__(Hall)
        there.house, there.client, there.id, there.director = two, two.client(), here.id, here.director
        here.post("/start")
        here.post("/draw")
        number = next(fact["number"] for fact in here.get("/history").json() if fact["kind"] == "drawn")
        laid = here.post("/tables/1/1/screen").json()
        clients = [one.client(), one.client()]
        for client, token in zip(clients, laid["seats"], strict=True):
            client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
        assert here.post(f"/undo/{number}").status_code == 200
        assert there.state(there.director)["data"]["parked"] == []
        clients[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"})
        for hall in (here, there):
            wait_until(lambda hall=hall: bool(hall.state(hall.director)["data"]["parked"]))  # type: ignore[misc]
        path = f"/api/tournaments/{here.id}/boards/{laid['table']}"
        assert here.client.delete(path, headers={"X-Fivefold-Link": here.director}).status_code == 204
        for hall in (here, there):
            wait_until(lambda hall=hall: not hall.state(hall.director)["data"]["parked"])  # type: ignore[misc]
        time.sleep(1)  # several attempts
        assert not any(hall.state(hall.director)["data"]["parked"] for hall in (here, there))


def test_a_result_that_nobody_could_write_down_is_taken_in_when_the_house_opens(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1")
    with Running(settings) as house:
        hall = Hall(house, "pentago-tournament", NAMES)
        hall.post("/start")
        hall.post("/draw")
        laid = hall.post("/tables/1/1/screen").json()
        house.house.hall.ownership.over.clear()
        clients = [house.client(), house.client()]
        for client, token in zip(clients, laid["seats"], strict=True):
            client.post(f"/api/tables/{laid['table']}/join", json={"name": "x"}, headers={"X-Fivefold-Link": token})
        assert clients[1].post(f"/api/tables/{laid['table']}/requests", json={"do": "resign"}).status_code == 200
        assert hall.state()["data"]["rounds"][0]["tables"][0]["games"][0]["kind"] == "unplayed"
    with Running(settings) as house:
        hall.house, hall.client = house, house.client()
        game = hall.state()["data"]["rounds"][0]["tables"][0]["games"][0]
        assert (game["winner"], game["said_by"]) == (laid["entrants"][0], "screen")


def test_a_board_that_is_not_finished_is_not_read_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(boards, "RETRIED", 0.05)
    with Running(Settings(data=tmp_path, bots="1")) as house:
        hall = Hall(house, "pentago-tournament", NAMES)
        hall.post("/start")
        hall.post("/draw")
        board = hall.post("/tables/1/1/screen").json()["table"]
        tables, looked, read = house.house.hall.tables, [], house.house.store.entries

        async def entries(prefix: str) -> dict[str, str]:
            looked.append(prefix)
            return await read(prefix)

        monkeypatch.setattr(house.house.store, "entries", entries)
        tables.forget(board)
        wait_until(lambda: looked.count(boards.ENDED) > 3)
        assert board not in tables.open
        assert house.client().get(f"/api/tables/{board}").status_code == 200
