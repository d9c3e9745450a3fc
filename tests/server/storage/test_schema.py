"""Databases are made once, by whoever comes first, and those of older versions are opened as they are."""

from __future__ import annotations

import asyncio
import multiprocessing
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from tests.server.conftest import run
from tests.soak.postgres import Database

from fivefold.server.storage import NewFact, open_store, schema
from fivefold.server.storage.errors import StoreNewer

BEFORE = Path(__file__).parents[2] / "golden" / "before" / "database.sql"
COLUMNS = (
    "SELECT table_name, column_name, data_type, character_maximum_length, is_nullable, column_default "
    "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position"
)
INDEXES = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname"
MADE = "SELECT relname, oid, relfilenode FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname"


def two_at_once(where: tuple[Path, str]) -> list[int | str]:
    """Two processes that open a store at the same moment: the facts that each has written, or why it could not."""
    context = multiprocessing.get_context("spawn")
    barrier, answers = context.Barrier(2), context.Queue()
    workers = [context.Process(target=open_and_write, args=(where, name, barrier, answers)) for name in "ab"]
    for worker in workers:
        worker.start()
    found = [answers.get(timeout=120) for _ in workers]
    for worker in workers:
        worker.join(60)
    return found


def open_and_write(where: tuple[Path, str], name: str, barrier: Any, answers: Any) -> None:
    """One of the two; the barrier lets both begin together."""

    async def work() -> int:
        store = await open_store(*where)
        try:
            return await store.append(f"table/{name}", 0, [NewFact("said", 1.0, "{}")])
        finally:
            await store.close()

    barrier.wait(60)
    try:
        answers.put(asyncio.run(work()))
    except BaseException as error:
        answers.put(repr(error))


async def asked(address: str, *questions: str) -> list[list[tuple[Any, ...]]]:
    """What a database answers."""
    db = await asyncpg.connect(address)
    try:
        return [[tuple(row) for row in await db.fetch(question)] for question in questions]
    finally:
        await db.close()


async def load_before(address: str) -> None:
    """Make the database that the version before wrote."""
    db = await asyncpg.connect(address)
    await db.execute(BEFORE.read_text("utf-8"))
    await db.close()


def test_two_workers_open_an_empty_database_at_once(where: tuple[Path, str]) -> None:
    assert two_at_once(where) == [1, 1]


def test_workers_wait_for_the_one_that_migrates(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        first = await asyncpg.connect(database)
        hold = first.transaction()
        await hold.start()
        await first.execute("SELECT pg_advisory_xact_lock(5555)")
        second = asyncio.create_task(open_store(tmp_path, database))
        while not await first.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            await asyncio.sleep(0.01)
        for statement in (*schema.MIGRATIONS[0].postgres, *schema.MAKE_VERSION):
            await first.execute(statement)
        await hold.commit()
        store = await second
        assert await store.append("table/a", 0, [NewFact("said", 1.0, "{}")]) == 1
        await store.close()
        await first.close()

    run(story())


def test_a_database_of_the_version_before_is_opened_as_it_is(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        await load_before(database)
        (made,) = await asked(database, MADE)
        store = await open_store(tmp_path, database)
        assert [(fact.kind, fact.body) for fact in await store.read("table/a")] == [
            ("opened", '{"game": "pentago"}'),
            ("moved", '"é"'),
        ]
        assert [line.body for line in await store.headlines("table", "playing")] == ['{"title": "Löwe"}']
        assert await store.get("account/anna") == '{"name": "Anna"}'
        assert await store.lease("table/a", "two", 1.0)
        assert await store.append("table/a", 2, [NewFact("moved", 4.0, "{}")]) == 3
        await store.close()
        assert await asked(database, MADE, "SELECT * FROM alembic_version") == [made, [("0001",)]]

    run(story())


def test_a_new_postgresql_database_is_made_as_the_version_before_made_it(postgres: Database, tmp_path: Path) -> None:
    database, other = postgres.new("of_this_version"), postgres.new("of_the_version_before")

    async def story() -> None:
        await load_before(other)
        await (await open_store(tmp_path, database)).close()
        columns, indexes = await asked(database, COLUMNS, INDEXES)
        assert [columns, indexes] == await asked(other, COLUMNS, INDEXES)
        assert len(columns) == 16

    run(story())


def test_a_new_sqlite_file_has_every_table_and_is_not_written_twice(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    schema.upgrade_sqlite(file)
    before = file.read_bytes()
    schema.upgrade_sqlite(file)
    assert file.read_bytes() == before
    db = sqlite3.connect(file)
    tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert tables == {"alembic_version", "facts", "headlines", "slips", "leases"}
    assert db.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    with pytest.raises(sqlite3.OperationalError, match="no such column: rowid"):
        db.execute("SELECT rowid FROM facts")
    db.close()


def test_a_migration_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = schema.Migration(sqlite=("CREATE TABLE half (x TEXT)", "CREATE NONSENSE"), postgres=())
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
    with pytest.raises(sqlite3.OperationalError):
        schema.upgrade_sqlite(tmp_path / "x.db")
    db = sqlite3.connect(tmp_path / "x.db")
    assert db.execute("SELECT name FROM sqlite_master").fetchall() == []
    db.close()


@pytest.mark.parametrize("version", ["0002", "9999", "a1b2c3"])
def test_a_store_of_a_newer_version_is_refused(where: tuple[Path, str], version: str) -> None:
    async def story() -> None:
        await (await open_store(*where)).close()
        folder, address = where
        statement = f"UPDATE alembic_version SET version_num = '{version}'"
        if address:
            await asked(address, statement)
        else:
            db = sqlite3.connect(folder / "fivefold.db")
            with db:
                db.execute(statement)
            db.close()
        with pytest.raises(StoreNewer) as caught:
            await open_store(*where)
        assert str(caught.value) == "The store was written by a newer version of Fivefold; this one cannot open it."
        assert f"its tables are version {version}, this program knows 0001" in caught.value.explained

    run(story())
