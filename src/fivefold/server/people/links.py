"""Capability links: who has the link may do what it says, until it is revoked. Only a hash of each is kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from fivefold.refusals import NotFound
from fivefold.server.storage import Store

REVOKED = "revoked"
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,60}")


LinkKind = Literal["table", "tournament", "circuit", "club"]


class Link(msgspec.Struct, frozen=True, rename={"kind": "room"}):
    """What a link is for: its `kind` (table, tournament, club …), which one, and the role it gives."""

    kind: LinkKind
    id: str
    role: str
    note: str = ""
    table: tuple[int, int] | None = None
    seat: int | None = None
    revoked: bool = False


class Links:
    """All links of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.revoked: list[Callable[[str], object]] = []
        """Called with the name of each link that is revoked here; other workers hear the note `revoked/NAME`."""

    async def create(self, link: Link) -> str:
        """A new link; its token is told only now."""
        token = secrets.token_urlsafe(18)
        await self.store.put(self._key(token), msgspec.json.encode(link).decode(), new=True)
        await self.store.put(f"links/{link.kind}/{link.id}/{self.name(token)}", self._key(token))
        return token

    async def find(self, token: str) -> Link | None:
        """What a token opens; None for one that is unknown or revoked."""
        if not TOKEN.fullmatch(token):
            return None
        body = await self.store.get(self._key(token))
        link = msgspec.json.decode(body, type=Link) if body else None
        return None if link is None or link.revoked else link

    async def of(self, kind: str, id: str) -> dict[str, Link]:
        """The links of a table or tournament by their names, which open nothing."""
        found: dict[str, Link] = {}
        for key, where in (await self.store.entries(f"links/{kind}/{id}/")).items():
            body = await self.store.get(where)
            if body:
                found[key.rsplit("/", 1)[1]] = msgspec.json.decode(body, type=Link)
        return found

    async def forget(self, kind: str, id: str) -> None:
        """Forget every link of what is dropped for good."""
        for key, where in (await self.store.entries(f"links/{kind}/{id}/")).items():
            await self.store.delete(where)
            await self.store.delete(key)

    async def revoke(self, kind: str, id: str, name: str) -> None:
        """Make a link worthless."""
        where = await self.store.get(f"links/{kind}/{id}/{name}")
        body = await self.store.get(where) if where else None
        if not where or not body:
            raise NotFound("There is no such link", code="no-such-link")
        link = msgspec.structs.replace(msgspec.json.decode(body, type=Link), revoked=True)
        await self.store.put(where, msgspec.json.encode(link).decode())
        for close in self.revoked:
            close(name)
        await self.store.notify(f"{REVOKED}/{name}")

    def name(self, token: str) -> str:
        """A short name of a link, to revoke it by."""
        return hashlib.sha256(token.encode()).hexdigest()[:16]

    def _key(self, token: str) -> str:
        return f"link/{hashlib.sha256(token.encode()).hexdigest()}"
