"""Backups: make a copy and restore it, whether the house is open or closed."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from pathlib import Path

from fivefold.refusals import Refused
from fivefold.server.operations.lock import lock
from fivefold.server.storage import Store, open_store
from fivefold.server.storage.sqlite import TABLES

RESTORE_REQUEST = "restore-this.db"
"""A backup with this name in the data folder takes the place of everything: at once, or when the house opens."""
PATIENCE = 120.0


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
        if not tables >= set(TABLES):
            raise Refused("{file} is no backup of a house", code="no-backup", file=file)
        count: int = db.execute("SELECT count(*) FROM facts").fetchone()[0]
        return count
    except sqlite3.DatabaseError:
        raise Refused("{file} is no backup of a house", code="no-backup", file=file) from None
    finally:
        db.close()


async def restore(data: Path, database: str, source: Path) -> int:
    """Put a backup in the place of everything; what was there is kept beside it (SQLite). Says how many facts it held.

    An open house does it itself within a second: its tables are read again, and every connection is made anew.
    """
    if database:
        store = await open_store(data, database)
        try:
            await store.replace(source)
        finally:
            await store.close()
        return 0
    count = check(source)
    try:
        held = lock(data)
    except Refused:
        await _request_restore(data, source)
        return count
    try:
        store = await open_store(data)
        await store.replace(source)
        await store.close()
    finally:
        held.close()
    return count


async def _request_restore(data: Path, source: Path) -> None:
    """Put a backup where the open house finds it, and wait until it has taken it."""
    request = data / RESTORE_REQUEST
    if request.exists():
        raise Refused("Another backup is being brought back", code="restoring")
    fresh, refused = data / f"{RESTORE_REQUEST}.new", data / f"{RESTORE_REQUEST}.refused"
    refused.unlink(missing_ok=True)
    await asyncio.to_thread(shutil.copyfile, source, fresh)
    fresh.replace(request)
    until = time.monotonic() + PATIENCE
    while request.exists():
        if time.monotonic() > until:
            request.unlink(missing_ok=True)
            raise Refused("The house in {data} did not take the backup", code="not-restored", data=data)
        await asyncio.sleep(0.05)
    if refused.exists():
        raise Refused("The house in {data} refused the backup; its log says why", code="not-restored", data=data)


async def take_restore_request(data: Path, store: Store) -> bool:
    """Restore the backup that was put into the data folder; one that is none is set aside. Was there one?"""
    request = data / RESTORE_REQUEST
    if not request.exists():
        return False
    try:
        await asyncio.to_thread(check, request)
        await store.replace(request)
    except (Refused, sqlite3.Error):
        request.replace(data / f"{RESTORE_REQUEST}.refused")
        raise
    request.unlink(missing_ok=True)
    return True
