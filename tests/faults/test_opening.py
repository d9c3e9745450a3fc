"""One table, one board or an absent database keeps nothing else from opening."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx
import pytest
from tests.patience import PATIENCE, wait_until
from tests.ports import free_port
from tests.server.conftest import Running
from tests.soak.postgres import Database
from tests.soak.processes import Served
from websockets.exceptions import ConnectionClosed

from fivefold.server.operations import readiness
from fivefold.server.settings import Settings

TWO = [{"kind": "me"}, {"kind": "me"}]


def change(folder: Path, sql: str, *values: str) -> None:
    """Change a closed or open house's database behind its back."""
    db = sqlite3.connect(folder / "fivefold.db", timeout=PATIENCE)
    with db:
        assert db.execute(sql, values).rowcount == 1
    db.close()


def test_a_table_that_cannot_be_read_is_parked_and_the_others_are_played(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1")
    with Running(settings) as running:
        client = running.client()
        bad, good = (client.post("/api/tables", json={"game": "pentago", "seats": TWO}).json()["id"] for _ in range(2))
    change(tmp_path, "UPDATE facts SET kind = 'no-such-kind' WHERE stream = ? AND version = 2", f"table/{bad}")
    with Running(settings) as running:
        client.base_url = httpx.URL(running.url)
        parked = running.house.parked
        assert list(parked) == [f"table/{bad}"]
        assert "no-such-kind" in parked[f"table/{bad}"].why
        assert b"fivefold_parked 1.0" in running.client().get("/metrics").content
        assert running.client().get(f"/api/tables/{good}").json()["table"]["phase"] == "playing"
        refused = running.client().get(f"/api/tables/{bad}")
        assert (refused.status_code, refused.json()["code"]) == (503, "table-parked")
        change(tmp_path, "UPDATE facts SET kind = 'started' WHERE stream = ? AND version = 2", f"table/{bad}")
        wait_until(lambda: not parked)
        assert running.client().get(f"/api/tables/{bad}").json()["table"]["phase"] == "playing"


def test_a_board_whose_table_is_gone_keeps_no_house_closed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, bots="1")
    with Running(settings) as running:
        assert running.house.warm
    db = sqlite3.connect(tmp_path / "fivefold.db")
    with db:
        db.execute("INSERT INTO slips (key, body) VALUES ('due/no-such-board', 'no-such-tournament')")
    db.close()
    with Running(settings) as running:
        made = running.client().post("/api/tables", json={"game": "pentago", "seats": TWO})
        assert made.status_code == 201, made.text


def test_the_house_waits_for_its_database(postgres: Database, database: str, tmp_path: Path) -> None:
    log = tmp_path / "log"
    secret = database.replace("fivefold@", "fivefold:secret@")
    served = Served(tmp_path, database=secret, log=log)
    postgres.kill()
    try:
        served.start()
        wait_until(lambda: log.exists() and b"waiting for the database at 127.0.0.1" in log.read_bytes())
        wait_until(lambda: _status(served, "/health/alive") == 200)
        health = httpx.get(f"{served.url}/health", timeout=PATIENCE, verify=False)
        assert health.status_code == 503
        assert {"ok": False, "warm": False, "ready": False}.items() <= health.json().items()
        assert health.json()["why"]
        postgres.start_again()
        served.wait()
        assert served.stop() == 0
        assert b"secret" not in log.read_bytes()
        assert b"Traceback" not in log.read_bytes()
    finally:
        served.close()
        if postgres.process is None or postgres.process.poll() is not None:
            postgres.start_again()


def _status(served: Served, path: str) -> int:
    try:
        return httpx.get(f"{served.url}{path}", timeout=PATIENCE, verify=False).status_code
    except httpx.HTTPError:
        return 0


def test_who_comes_before_the_house_is_open_is_asked_to_come_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    nobody = f"postgresql://fivefold@127.0.0.1:{free_port()}/club"
    running = Running(Settings(data=tmp_path, database=nobody, bots="1"))
    running.thread.start()
    try:
        client = running.client()
        wait_until(lambda: _answers(client, "/health/alive"))
        for path in ("/api/tables", "/api/tables/some-table"):
            refused = client.get(path)
            assert (refused.status_code, refused.json()["code"]) == (503, "opening")
        with running.socket("some-table") as line, pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1013
        health = client.get("/health/ready")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "127.0.0.1" not in health.text
    finally:
        running.__exit__()


def _answers(client: httpx.Client, path: str) -> bool:
    try:
        return client.get(path).status_code == 200
    except httpx.HTTPError:
        return False
