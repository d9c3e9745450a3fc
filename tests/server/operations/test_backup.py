"""Backups are made while people play, and bring everything back."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import wait_until
from tests.server.conftest import Running, hear, run, say
from tests.soak.postgres import tool
from websockets.exceptions import ConnectionClosed

from fivefold.refusals import Refused
from fivefold.server.operations.backup import RESTORE_REQUEST, back_up, restore
from fivefold.server.settings import Settings
from fivefold.server.storage import NewFact, open_store

FIVEFOLD = str(Path(sys.executable).parent / "fivefold")


def test_a_backup_of_an_open_house_brings_its_games_back(tmp_path: Path) -> None:
    house, backup = tmp_path / "house", tmp_path / "copy.db"
    with Running(Settings(data=house, bots="1")) as running:
        client = running.client()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = client.post("/api/tables", json={"game": "pentago", "seats": seats}).json()["id"]
        move = {"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"}
        client.post(f"/api/tables/{table}/requests", json=move)
        done = subprocess.run([FIVEFOLD, "backup", str(backup), "--data", str(house)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        assert "3 facts" in done.stdout
        client.post(f"/api/tables/{table}/requests", json={**move, "ply": 1, "id": "b", "move": "a1 NW+"})
        client.post("/api/tables", json={"game": "pentago", "seats": seats})
    command = [FIVEFOLD, "restore", str(backup), "--data", str(house), "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert json.loads(done.stdout) == {"facts": 3, "folder": str(house)}, done.stderr
    with Running(Settings(data=house, bots="1")) as running:
        assert running.client().get(f"/api/tables/{table}").json()["table"]["ply"] == 1
    assert (house / "fivefold.db.before-restore").exists()


def test_an_open_house_goes_on_from_a_backup(tmp_path: Path) -> None:
    house, backup = tmp_path / "house", tmp_path / "copy.db"
    with Running(Settings(data=house, bots="1")) as running:
        client = running.client()
        body = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=body).json()["id"]
        move = {"do": "move", "ply": 0, "id": "a", "move": "c4 NW+"}
        client.post(f"/api/tables/{table}/requests", json=move)
        run(back_up(house, "", backup))
        client.post(f"/api/tables/{table}/requests", json={**move, "ply": 1, "id": "b", "move": "a1 NW+"})
        later = client.post("/api/tables", json=body).json()["id"]
        with running.socket(table, client) as line:
            assert hear(line, "state")["table"]["ply"] == 2
            done = subprocess.run(
                [FIVEFOLD, "restore", str(backup), "--data", str(house)], capture_output=True, text=True
            )
            assert done.returncode == 0, done.stderr
            assert "3 facts are in their place" in done.stdout
            with pytest.raises(ConnectionClosed):
                hear(line, "never")
        with running.socket(table, client) as line:
            assert hear(line, "state")["table"]["ply"] == 1
            say(line, do="move", ply=1, id="c", move="f6 NW+")
            assert hear(line, "ack")
        assert client.get(f"/api/tables/{later}").status_code == 404
    with Running(Settings(data=house, bots="1")) as running:
        assert running.client().get(f"/api/tables/{table}").json()["table"]["ply"] == 2


def test_an_open_house_refuses_a_damaged_backup_and_plays_on(tmp_path: Path) -> None:
    with Running(Settings(data=tmp_path, bots="1")) as running:
        client = running.client()
        body = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=body).json()["id"]
        (tmp_path / RESTORE_REQUEST).write_bytes(b"SQLite format 3\0" + b"x" * 5000)
        aside = tmp_path / f"{RESTORE_REQUEST}.refused"
        wait_until(aside.exists)
        assert client.get(f"/api/tables/{table}").json()["table"]["phase"] == "playing"


def test_a_house_opens_beside_a_damaged_backup_and_sets_it_aside(tmp_path: Path) -> None:
    (tmp_path / RESTORE_REQUEST).write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    with Running(Settings(data=tmp_path, bots="1")) as running:
        assert running.client().get("/health").json()["ok"]
    assert (tmp_path / f"{RESTORE_REQUEST}.refused").exists()


def test_who_restores_hears_that_the_open_house_has_refused_the_backup(tmp_path: Path) -> None:
    house, backup = tmp_path / "house", tmp_path / "copy.db"
    with Running(Settings(data=house, bots="1")):
        run(back_up(house, "", backup))
        db = sqlite3.connect(backup)
        db.executescript(
            "DROP TABLE slips; CREATE TABLE slips (key TEXT, surplus TEXT); INSERT INTO slips VALUES ('a', 'b');"
        )
        db.close()
        with pytest.raises(Refused, match="refused the backup"):
            run(restore(house, "", backup))


def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    for file in (garbage, tmp_path / "missing", tmp_path):
        with pytest.raises(Refused):
            run(restore(tmp_path / "house", "", file))
    assert not (tmp_path / "house" / "fivefold.db").exists()
    with pytest.raises(Refused):
        run(back_up(tmp_path / "nowhere", "", tmp_path / "new"))


@pytest.mark.skipif(not tool("pg_restore"), reason="PostgreSQL is not installed")
def test_postgres_is_dumped_and_brought_back(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path, database)
        await store.append("table/a", 0, [NewFact("opened", 1.0, "{}")])
        await back_up(tmp_path, database, tmp_path / "dump")
        await store.append("table/a", 1, [NewFact("said", 2.0, "{}")])
        await restore(tmp_path, database, tmp_path / "dump")
        assert len(await store.read("table/a")) == 1
        await store.close()

    run(story())
    (tmp_path / "garbage").write_bytes(b"x")
    with pytest.raises(Refused):
        run(restore(tmp_path, database, tmp_path / "garbage"))
