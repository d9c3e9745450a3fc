"""Naming moderators, which the operator does and nobody on the page; the house may be open."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fivefold.refusals import NotFound
from fivefold.server.people.accounts import Account
from fivefold.server.people.conduct import MODERATOR
from fivefold.server.storage import open_store


async def name_moderator(data: Path, database: str, name: str, *, moderator: bool) -> None:
    """Make an account a moderator, or let it be none."""
    store = await open_store(data, database)
    try:
        body = await store.get(f"account/{name.casefold()}")
        if not body:
            raise NotFound("There is nobody of this name", code="no-such-person")
        key = MODERATOR + msgspec.json.decode(body, type=Account).who
        if moderator:
            await store.put(key, name)
        else:
            await store.delete(key)
    finally:
        await store.close()
