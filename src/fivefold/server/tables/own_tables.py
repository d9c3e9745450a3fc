"""The tables of a person whose games are not over, so that every browser of theirs finds them."""

from __future__ import annotations

from collections.abc import Iterable

from fivefold.live.table import Table
from fivefold.server.storage import Store


class OwnTables:
    """Who sits where. What is over stands in the archive instead."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, name: str, people: Iterable[str]) -> None:
        """These people sit at a table."""
        for who in people:
            await self.store.put(f"seat/{who}/{name}", "", new=True)

    async def clear(self, name: str, table: Table) -> None:
        """The game is over."""
        for who in table.people:
            await self.store.delete(f"seat/{who}/{name}")

    async def of(self, who: str) -> list[str]:
        """Somebody's tables."""
        return [key.rsplit("/", 1)[1] for key in await self.store.entries(f"seat/{who}/")]

    async def leave(self, who: str, name: str) -> None:
        """Somebody does not sit there any more."""
        await self.store.delete(f"seat/{who}/{name}")
