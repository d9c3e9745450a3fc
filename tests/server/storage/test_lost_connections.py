"""Two workers on one PostgreSQL lose their connections: neither answers with what it has not caught up with."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.patience import PATIENCE, wait_until
from tests.server.conftest import Running, hear, say
from tests.soak.postgres import Database

from fivefold.server.settings import Settings

Game = tuple[Running, Running, str, Any, Any]


def sql(address: str, *commands: str) -> None:
    """Say something to a database."""

    async def execute() -> None:
        db = await asyncpg.connect(address)
        for command in commands:
            await db.execute(command)
        await db.close()

    asyncio.run(execute())


def cut(database: str, which: str = "application_name = 'fivefold-listener'") -> str:
    """The command that ends the connections of a database."""
    name = database.rsplit("/", 1)[1]
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND {which}"


def allow(database: str, *, yes: bool) -> str:
    """The command that lets new connections in, or keeps them out."""
    return f"ALTER DATABASE {database.rsplit('/', 1)[1]} ALLOW_CONNECTIONS {str(yes).lower()}"


@pytest.fixture
def game(database: str, tmp_path: Path) -> Iterator[Game]:
    """A game between a person at each of two houses."""
    settings = Settings(data=tmp_path, database=database, bots="1", lease=1.5, silence=PATIENCE)
    with Running(settings) as one, Running(settings) as two:
        anna, ben = one.client(), two.client()
        made = anna.post("/api/tables", json={"game": "pentago", "name": "Anna", "by_lot": False}).json()
        link = {"X-Fivefold-Link": made["invite"]}
        assert ben.post(f"/api/tables/{made['id']}/join", json={"name": "Ben"}, headers=link).status_code == 200
        with one.socket(made["id"], anna) as a, two.socket(made["id"], ben) as b:
            hear(a, "state")
            hear(b, "state")
            yield one, two, made["id"], a, b


def move(line: Any, ply: int, text: str) -> int:
    say(line, do="move", ply=ply, id=f"m{ply}", move=text)
    version: int = hear(line, "ack")["v"]
    return version


def test_a_move_made_while_nobody_listened_is_seen_by_the_other_worker(
    game: Game, postgres: Database, database: str
) -> None:
    one, two, table, a, b = game
    sql(postgres.address, cut(database))
    version = move(a, 0, "c4 NW+")
    while hear(b, "event", 60)["now"]["ply"] != 1:
        pass
    sql(postgres.address, cut(database))
    assert move(b, 1, "a1 NW+") == version + 1
    while hear(a, "event", 60)["now"]["ply"] != 2:
        pass
    for house in (one, two):
        assert house.client().get(f"/api/tables/{table}").json()["v"] == version + 1


def test_a_tournament_changed_while_nobody_listened_is_current_at_the_other_worker(
    game: Game, postgres: Database, database: str
) -> None:
    one, two, *_ = game
    made = one.client().post("/api/tournaments", json={"title": "Two", "preset": "swiss"}).json()
    assert two.client().get(f"/api/tournaments/{made['id']}").json()["v"] == 2  # opened, committed
    sql(postgres.address, cut(database))
    entered = one.client().post(
        f"/api/tournaments/{made['id']}/facts",
        json={"kind": "entered", "data": {"entrant": 1, "name": "Anna"}},
        headers={"X-Fivefold-Link": made["director"]},
    )
    assert entered.status_code == 200, entered.text
    wait_until(lambda: two.client().get(f"/api/tournaments/{made['id']}").json().get("v") == 3)


def test_a_worker_that_cannot_listen_refuses_rather_than_answer_from_memory(
    game: Game, postgres: Database, database: str
) -> None:
    _, two, table, a, b = game
    sql(postgres.address, allow(database, yes=False), cut(database))
    try:
        wait_until(lambda: two.client().get("/health").status_code == 503)
        version = move(a, 0, "c4 NW+")  # the connections of the pool are still there
        refused = two.client().get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "store-away")
        say(b, do="state", id="s1")
        assert hear(b, "no")["code"] == "store-away"
    finally:
        sql(postgres.address, allow(database, yes=True))
    wait_until(lambda: two.client().get("/health").status_code == 200)
    assert two.client().get(f"/api/tables/{table}").json()["v"] == version
    while hear(b, "event", 60)["now"]["ply"] != 1:
        pass


def test_who_lost_the_database_for_longer_than_a_lease_is_no_owner(
    game: Game, postgres: Database, database: str
) -> None:
    one, two, table, a, _ = game
    places = [house.house.hall.tables.open[table] for house in (one, two)]
    wait_until(lambda: [place.owner for place in places].count(True) == 1)
    sql(postgres.address, allow(database, yes=False), cut(database, "true"))
    try:
        wait_until(lambda: not any(place.owner for place in places))
        say(a, do="move", ply=0, id="m0", move="c4 NW+")
        assert hear(a, "no")["code"] == "store-away"
    finally:
        sql(postgres.address, allow(database, yes=True))
    wait_until(lambda: [place.owner for place in places].count(True) == 1)
    wait_until(lambda: one.client().get("/health").status_code == 200)
    version = move(a, 0, "c4 NW+")
    wait_until(lambda: two.client().get(f"/api/tables/{table}").json().get("v") == version)


def test_a_backup_brought_back_while_nobody_listened_is_noticed(game: Game, postgres: Database, database: str) -> None:
    one, two, table, a, _ = game
    version = move(a, 0, "c4 NW+")
    wait_until(lambda: two.client().get(f"/api/tables/{table}").json().get("v") == version)
    sql(database, f"DELETE FROM facts WHERE stream = 'table/{table}' AND version = {version}")
    sql(postgres.address, cut(database))
    for house in (one, two):
        wait_until(lambda asked=house: asked.client().get(f"/api/tables/{table}").json().get("v") == version - 1)  # type: ignore[misc]
