"""Who sits before which worker: each tells the others, so that nobody counts as gone who is connected elsewhere."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Awaitable, Callable

from fivefold import live
from fivefold.live.requests import HouseEvent
from fivefold.server.storage import Store, StoreError
from fivefold.server.tables.open_table import OpenTable

NOTES = ("here", "gone", "who")
"""The first words of the notes: somebody is here, is gone, and: who is there?"""


class Presence:
    """The notes between the workers about who is at a table."""

    def __init__(self, store: Store, seconds: float, event: Callable[[str, HouseEvent], Awaitable[None]]) -> None:
        """What another worker says is believed for some `seconds`."""
        self.store, self.seconds, self.event = store, seconds, event

    async def note(self, what: str, name: str, who: str = "") -> None:
        """Tell the other workers. It is told again whenever leases are renewed, so it may fail."""
        with contextlib.suppress(StoreError):
            await self.store.notify(f"{what}/{name}/{who}".rstrip("/"))

    async def on_note(self, table: OpenTable, what: str, who: str) -> None:
        """A note of another worker about a table that is open here."""
        if what == "who":
            await self.answer(table)
            return
        here = any(connection.who == who for connection in table.connections)
        known = table.elsewhere.pop(who, None) is not None
        if what == "here":
            table.elsewhere[who] = time.monotonic() + self.seconds
            if not known and not here:
                await self.event(table.name, live.Came(who))
        elif not here:
            await self.event(table.name, live.Went(who))

    async def answer(self, table: OpenTable) -> None:
        """Say who of the players is here."""
        for person in {connection.who for connection in table.connections if table.table.seats_of(connection.who)}:
            await self.note("here", table.name, person)

    async def renew(self, table: OpenTable) -> None:
        """Say again who is here, and let go of those of whom nothing was heard."""
        await self.answer(table)
        now = time.monotonic()
        for who in [who for who, until in table.elsewhere.items() if until < now]:
            await self.on_note(table, "gone", who)
