"""Who looks at the lobby through which worker: each tells the others, so that no seek ends whose owner is elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

from fivefold.server.storage import Store, StoreError

HERE, GONE = "in-lobby", "left-lobby"
NOTES: Final = (HERE, GONE)
"""The first words of the notes: somebody is in the lobby, or has left it at that worker."""


class LobbyPresence:
    """Who was seen when, here or at another worker."""

    def __init__(self, store: Store, seconds: float) -> None:
        """What another worker says is believed for some `seconds`."""
        self.store, self.seconds = store, seconds
        self._here: set[str] = set()
        self._elsewhere: dict[str, float] = {}
        self._seen: dict[str, float] = {}

    async def came(self, who: str) -> None:
        """Somebody looks at the lobby through this worker."""
        self._here.add(who)
        self._seen.pop(who, None)
        await self._note(HERE, who)

    async def went(self, who: str) -> None:
        """Their last connection here is gone."""
        self._here.discard(who)
        self.see(who)
        await self._note(GONE, who)

    def see(self, who: str) -> None:
        """Somebody has done something just now, though they may have no connection yet."""
        self._seen[who] = time.monotonic()

    def on_note(self, what: str, who: str) -> None:
        """Another worker says who is there."""
        if what == HERE:
            self._elsewhere[who] = time.monotonic() + self.seconds
        else:
            self._elsewhere.pop(who, None)
            self.see(who)

    async def renew(self, whos: Iterable[str]) -> None:
        """Say again who of these is here: somebody's seek depends on it."""
        for who in whos:
            if who in self._here:
                await self._note(HERE, who)

    def away(self, who: str) -> float:
        """For how many seconds nobody has seen somebody; whoever was never seen counts from now."""
        now = time.monotonic()
        if who in self._here:
            return 0.0
        if (until := self._elsewhere.get(who, 0.0)) > now:
            self._seen[who] = now
            return 0.0
        if until:
            del self._elsewhere[who]
        return now - self._seen.setdefault(who, now)

    def forget(self, whos: set[str]) -> None:
        """Keep only what is known of these."""
        for known in (self._elsewhere, self._seen):
            for who in [who for who in known if who not in whos]:
                del known[who]

    async def _note(self, what: str, who: str) -> None:
        try:
            await self.store.notify(f"{what}/{who}")
        except StoreError:
            return  # it is told again
