"""Everything of a person is deleted. Their games stay, with a former player.

What others have played with somebody is theirs too, so a game is not taken away from them. In the facts of tables and
in the archive another key that says nothing takes the place of the person's, their name goes, and so does what they
have said. A backup that was made before still holds all of it.
"""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from fivefold import live
from fivefold.refusals import Refused
from fivefold.server.people.accounts import People, Person
from fivefold.server.people.conduct import MODERATOR
from fivefold.server.people.passkeys import Passkeys
from fivefold.server.people.privacy import FORMER
from fivefold.server.people.progress import Progress
from fivefold.server.storage import REWRITTEN, Store
from fivefold.server.tables.archive import Archive
from fivefold.server.tables.hall import Hall
from fivefold.server.tables.rewrite import forgotten, rewrite

OF_ONE_PERSON: Final = ("player", "seek", "contacts")
"""The kinds of streams that are a single person's, and named by their key."""


class Farewell:
    """Deletes everything of a person."""

    def __init__(self, hall: Hall, archive: Archive, people: People, passkeys: Passkeys, progress: Progress) -> None:
        self.hall, self.archive, self.people = hall, archive, people
        self.passkeys, self.progress = passkeys, progress
        self.store: Store = hall.store

    async def delete(self, person: Person) -> list[str]:
        """Delete everything; the answer are the streams that were rewritten."""
        keys = await self.people.keys_of(person.who)
        for key in keys:
            for table in await self.hall.own.of(key):
                await self._leave(table, key)
                await self.hall.own.leave(key, table)
            await self.progress.forget(key)
            await self.passkeys.forget(key)
            await self.store.delete(MODERATOR + key)
        await self.people.delete(person)
        changed = [f"{kind}/{key}" for kind in OF_ONE_PERSON for key in keys]
        for stream in changed:
            await self.store.drop(stream)
        changed += [stream for key in keys for stream in await self._forget(key, FORMER + secrets.token_urlsafe(12))]
        for stream in changed:
            await self.store.notify(f"{REWRITTEN}/{stream}")
        return changed

    async def _leave(self, table: str, who: str) -> None:
        """Give up a game that runs, or the seat of one that has not begun."""
        for request in (live.Resign(), live.Stand()):
            try:
                await self.hall.ask(table, who, request)
            except Refused:
                continue
            left = (await self.hall.find(table)).table
            if left.phase == "over":  # kept now, and not with the old key after everything was forgotten
                await self.archive.game_over(table, left)
            return

    async def _forget(self, who: str, anyone: str) -> list[str]:
        streams = await self.store.mentions(who)
        for stream in streams:
            await rewrite(self.store, stream, who, partial(forgotten, who=who, anyone=anyone))
        return streams
