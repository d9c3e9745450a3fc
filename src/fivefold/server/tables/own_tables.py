"""The tables of a person whose games are not over, so that every browser of theirs finds them.

What stands here is written with the headline of the table, in one transaction. What is over stands in the archive.
"""

from __future__ import annotations

from fivefold.server.storage import Store


def own_key(who: str, name: str = "") -> str:
    """Where it stands that somebody sits at a table that is not over; without a table, how all of these begin."""
    return f"sits/{who}/{name}"


class OwnTables:
    """Who sits where."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, who: str) -> list[str]:
        """Somebody's tables."""
        start = own_key(who)
        return [key.removeprefix(start) for key in await self.store.entries(start)]

    async def leave(self, who: str, name: str) -> None:
        """Somebody does not sit there any more, whatever the table says: they are forgotten."""
        await self.store.delete(own_key(who, name))
