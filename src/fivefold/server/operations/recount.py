"""The archive of finished games made anew from the tables, in a closed house; ratings follow from it when it opens."""

from __future__ import annotations

from pathlib import Path

from fivefold.refusals import Refused
from fivefold.server.operations.lock import lock
from fivefold.server.recovery import Tasks
from fivefold.server.storage import open_store
from fivefold.server.tables.archive import Archive
from fivefold.server.tables.clock import new_clock


async def recount(data: Path, database: str = "") -> int:
    """Make the archive anew; the answer is how many games it holds."""
    if database:
        return await _recount(data, database)
    if not (data / "fivefold.db").exists():
        raise Refused("There is nothing in {data} yet", code="nothing-there", data=data)
    with lock(data):
        return await _recount(data, "")


async def _recount(data: Path, database: str) -> int:
    store = await open_store(data, database)
    tasks = Tasks()
    try:
        return await Archive(store, tasks, new_clock()).make_anew()
    finally:
        await tasks.stop()
        await store.close()
