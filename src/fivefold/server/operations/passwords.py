"""A new password for somebody who has forgotten theirs, which the operator gives them; the house may be open."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec

from fivefold.refusals import NotFound
from fivefold.server.people.account_names import account_key
from fivefold.server.people.accounts import Account
from fivefold.server.people.passwords import hash_password
from fivefold.server.people.sessions import Sessions
from fivefold.server.storage import open_store
from fivefold.server.web.connections import Connections


async def new_password(data: Path, database: str, name: str) -> str:
    """Give an account a new password, which is told only now; every session of it ends."""
    store = await open_store(data, database)
    try:
        body = await store.get(account_key(name))
        if not body:
            raise NotFound("There is nobody of this name", code="no-such-person")
        account, password = msgspec.json.decode(body, type=Account), secrets.token_urlsafe(12)
        account.password = hash_password(password)
        await store.put(account_key(name), msgspec.json.encode(account).decode())
        await Sessions(store, Connections()).end_all(account.who)
        return password
    finally:
        await store.close()
