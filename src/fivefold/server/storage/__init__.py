"""Where facts are kept: streams that only grow, and entries that are found by a key.

`open_store` takes a folder for SQLite or a `postgresql://` address; both answer the same questions (`core.py`).
"""

from __future__ import annotations

from pathlib import Path

from fivefold.server.storage.core import (
    DISCONNECTED,
    RECONNECTED,
    RESTORED,
    REWRITTEN,
    Headline,
    NewFact,
    Store,
    StoreAway,
    Stored,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreReadOnly,
    VersionConflict,
)

__all__ = [
    "DISCONNECTED",
    "RECONNECTED",
    "RESTORED",
    "REWRITTEN",
    "Headline",
    "NewFact",
    "Store",
    "StoreAway",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreReadOnly",
    "Stored",
    "VersionConflict",
    "new_store",
    "open_store",
]


def new_store(data: Path, database: str = "") -> Store:
    """The store of a data folder, or the one at a database address; it is not open yet."""
    if database:
        from fivefold.server.storage.postgres import Postgres

        return Postgres(database)
    from fivefold.server.storage.sqlite import Sqlite

    return Sqlite(data / "fivefold.db")


async def open_store(data: Path, database: str = "") -> Store:
    """A store whose tables are made or brought up to date."""
    store = new_store(data, database)
    await store.open()
    return store
