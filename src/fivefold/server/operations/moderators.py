"""Naming moderators, which the operator does and no player; the house may be open."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fivefold.refusals import NotFound
from fivefold.server.people.account_names import account_key, account_of
from fivefold.server.people.accounts import Account
from fivefold.server.people.conduct import MODERATOR
from fivefold.server.storage import Store, open_store


async def name_moderator(data: Path, database: str, name: str, *, moderator: bool) -> None:
    """Make an account a moderator, or let it be none, from outside the house."""
    store = await open_store(data, database)
    try:
        await keep_moderator(store, name, moderator=moderator)
    finally:
        await store.close()


async def keep_moderator(store: Store, name: str, *, moderator: bool) -> None:
    """Make an account a moderator, or let it be none."""
    body = await store.get(account_key(name))
    if not body:
        raise NotFound("There is nobody of this name", code="no-such-person")
    account = msgspec.json.decode(body, type=Account)
    if moderator:
        await store.put(MODERATOR + account.who, account.name)
    else:
        await store.delete(MODERATOR + account.who)


async def moderators(store: Store) -> list[str]:
    """The names of all moderators."""
    whos = [key.removeprefix(MODERATOR) for key in await store.entries(MODERATOR)]
    names = [await account_of(store, who) for who in whos]
    return sorted(name for name in names if name)
