"""The tables of both databases, and how they are brought up to date: numbered lists of SQL statements.

The table of the version and its text `0001` are those that databases in use have, so older versions of the program open
what this one has made, and a restored backup of any age says itself which tables it has.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import NamedTuple

from fivefold.server.storage.connection import Connection
from fivefold.server.storage.errors import StoreNewer


class Migration(NamedTuple):
    """The statements that lead from one version of the tables to the next."""

    sqlite: tuple[str, ...]
    postgres: tuple[str, ...]


FACTS = """CREATE TABLE facts (
    stream TEXT NOT NULL, version INTEGER NOT NULL, kind TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
    body TEXT NOT NULL, PRIMARY KEY (stream, version)
)"""
OTHERS = (
    """CREATE TABLE headlines (
        stream TEXT NOT NULL PRIMARY KEY, room TEXT NOT NULL, status TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        body TEXT NOT NULL
    )""",
    "CREATE INDEX headlines_by_room ON headlines (room, status, at)",
    "CREATE TABLE slips (key TEXT NOT NULL PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE leases (stream TEXT NOT NULL PRIMARY KEY, owner TEXT NOT NULL, until DOUBLE PRECISION NOT NULL)",
)

MIGRATIONS = (Migration(sqlite=(f"{FACTS} WITHOUT ROWID", *OTHERS), postgres=(FACTS, *OTHERS)),)
"""The first makes the tables of version 1, the next those of version 2; what has been released is never changed."""
HEAD = len(MIGRATIONS)

MAKE_VERSION = (
    "CREATE TABLE IF NOT EXISTS alembic_version ("
    "version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))",
    "DELETE FROM alembic_version",
    f"INSERT INTO alembic_version (version_num) VALUES ('{HEAD:04}')",
)
"""The statements that write down which version the tables have now."""


def upgrade_sqlite(path: Path) -> None:
    """Make or migrate a SQLite file; one that is up to date costs two questions and is not written."""
    db = sqlite3.connect(path, isolation_level=None, timeout=30)
    try:
        if _sqlite_version(db, path) == HEAD:
            return
        db.execute("BEGIN IMMEDIATE")
        for migration in MIGRATIONS[_sqlite_version(db, path) :]:
            for statement in migration.sqlite:
                db.execute(statement)
        for statement in MAKE_VERSION:
            db.execute(statement)
        db.execute("COMMIT")
    finally:
        db.close()


async def upgrade_postgres(db: Connection, where: str) -> None:
    """Make or migrate a PostgreSQL database; workers that start together wait for each other.

    Only what is read committed shows a worker that has waited what the one before it has made.
    """
    if await _postgres_version(db, where) == HEAD:
        return
    async with db.transaction(isolation="read_committed"):
        await db.execute("SELECT pg_advisory_xact_lock(5555)")
        for migration in MIGRATIONS[await _postgres_version(db, where) :]:
            for statement in migration.postgres:
                await db.execute(statement)
        for statement in MAKE_VERSION:
            await db.execute(statement)


def _sqlite_version(db: sqlite3.Connection, path: Path) -> int:
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
        return 0
    return _read_version([row[0] for row in db.execute("SELECT version_num FROM alembic_version")], str(path))


async def _postgres_version(db: Connection, where: str) -> int:
    # Not `to_regclass`: it answers from a cache that a worker who has waited for the lock has not renewed.
    there = "SELECT 1 FROM pg_tables WHERE tablename = 'alembic_version' AND schemaname = ANY(current_schemas(false))"
    if await db.fetchval(there) is None:
        return 0
    return _read_version([str(row[0]) for row in await db.fetch("SELECT version_num FROM alembic_version")], where)


def _read_version(found: list[str], where: str) -> int:
    """The version of the tables, 0 if there are none; one that this program does not know is a newer program's."""
    known = {f"{number:04}": number for number in range(1, HEAD + 1)}
    unknown = [text for text in found if text not in known]
    if unknown:
        raise StoreNewer(where, f"its tables are version {unknown[0]}, this program knows {HEAD:04}")
    return max((known[text] for text in found), default=0)
