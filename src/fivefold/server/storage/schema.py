"""The tables of both databases, and how they are brought up to date (Alembic; `migrations/`)."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from fivefold.server.storage.errors import StoreNewer

HEAD = "0001"
"""The newest migration; a test compares it with the folder."""

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade_sqlite(path: Path) -> None:
    """Make or migrate a SQLite file; one that is up to date costs a single question."""
    db = sqlite3.connect(path)
    try:
        if db.execute("SELECT version_num FROM alembic_version").fetchall() == [(HEAD,)]:
            return
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
    finally:
        db.close()
    from sqlalchemy import create_engine
    from sqlalchemy.exc import DBAPIError

    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.begin() as connection:
            _upgrade(connection, str(path))
    except DBAPIError as error:
        raise error.orig or error from error
    finally:
        engine.dispose()


async def upgrade_postgres(address: str, where: str) -> None:
    """Make or migrate a PostgreSQL database; workers that start together wait for each other."""
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError
    from sqlalchemy.ext.asyncio import create_async_engine

    engine = create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(5555)"))
            await connection.run_sync(_upgrade, where)
    except DBAPIError as error:
        cause = error.orig.__cause__ if error.orig is not None else None
        raise cause or error from error
    finally:
        await engine.dispose()
    await asyncio.sleep(0)


def _upgrade(connection: Any, where: str) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:  # a revision that this version has never heard of
        raise StoreNewer(where, str(error)) from error
