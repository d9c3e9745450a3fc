"""Where facts are kept: streams that only grow, and slips of paper that can be found by a key.

`open_store` takes a folder for SQLite or a `postgresql://` address; both answer the same questions (`core.py`).
"""

from __future__ import annotations

from pathlib import Path

from fivefold.server.storage.core import RESTORED, Conflict, Headline, NewFact, Store, Stored

__all__ = ["RESTORED", "Conflict", "Headline", "NewFact", "Store", "Stored", "open_store"]


async def open_store(data: Path, database: str = "") -> Store:
    """The store of a data folder, or the one at a database address; its tables are made or brought up to date."""
    store: Store
    if database:
        from fivefold.server.storage.postgres import Postgres

        store = Postgres(database)
    else:
        from fivefold.server.storage.sqlite import Sqlite

        data.mkdir(parents=True, exist_ok=True)
        store = Sqlite(data / "fivefold.db")
    await store.open()
    return store
