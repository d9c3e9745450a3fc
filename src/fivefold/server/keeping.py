"""Backups: a copy while the house is open, and back again while it is closed."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

from fivefold.games.core import Refused
from fivefold.server.lock import lock
from fivefold.server.storage import open_store, sqlite

TABLES = {"facts", "headlines", "slips"}


async def back_up(data: Path, database: str, target: Path) -> int:
    """Copy everything into a new file; the house may be open. Says how many facts the copy holds (SQLite)."""
    if target.exists():
        raise Refused("{file} already exists; name a new file", code="file-exists", file=target)
    if not database and not (data / "fivefold.db").exists():
        raise Refused("There is nothing in {data} yet", code="nothing-there", data=data)
    store = await open_store(data, database)
    try:
        await store.backup(str(target))
    finally:
        await store.close()
    return 0 if database else check(target)


def check(file: Path) -> int:
    """How many facts a backup holds; what is no backup, or a damaged one, is refused."""
    if not file.is_file():
        raise Refused("There is no file {file}", code="no-such-file", file=file)
    db = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    try:
        if db.execute("PRAGMA integrity_check").fetchone()[0] != "ok":
            raise Refused("{file} is damaged", code="damaged", file=file)
        tables = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables >= TABLES:
            raise Refused("{file} is no backup of a house", code="no-backup", file=file)
        count: int = db.execute("SELECT count(*) FROM facts").fetchone()[0]
        return count
    except sqlite3.DatabaseError:
        raise Refused("{file} is no backup of a house", code="no-backup", file=file) from None
    finally:
        db.close()


def bring_back(data: Path, source: Path) -> int:
    """Put a backup in the place of what a closed house has; what was there is kept beside it."""
    count = check(source)
    held = lock(data)
    try:
        here = data / "fivefold.db"
        fresh = data / "fivefold.db.restoring"
        fresh.unlink(missing_ok=True)
        sqlite.copy(source, fresh)
        if here.exists():
            before = data / "fivefold.db.before-restore"
            before.unlink(missing_ok=True)
            sqlite.copy(here, before)
            for rest in ("-wal", "-shm"):
                Path(f"{here}{rest}").unlink(missing_ok=True)
        fresh.replace(here)
    finally:
        held.close()
    return count


def bring_back_postgres(database: str, source: Path) -> None:
    """Put a dump in the place of what a database has."""
    tool = shutil.which("pg_restore")
    if tool is None:
        raise Refused("pg_restore is not installed; it comes with PostgreSQL", code="no-pg-restore")
    command = [
        tool,
        "--clean",
        "--if-exists",
        "--no-owner",
        "--single-transaction",
        f"--dbname={database}",
        str(source),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Refused("pg_restore: {why}", code="pg-restore-failed", why=done.stderr.strip()[:300])
