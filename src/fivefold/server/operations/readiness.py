"""Whether the house can be asked: its store is open, games can be played, and its memory is what the store holds."""

from __future__ import annotations

import asyncio
import time

from fivefold.refusals import Unavailable
from fivefold.server.storage import Store, StoreAway, StoreError

PATIENCE = 20.0
"""Seconds for which a request waits until the house is open."""
CURRENT = 4.0
"""Seconds for which a request waits until a lost connection to the other workers is made anew."""
CHECKED = 1.0
"""Seconds for which one look at the store is enough."""


class Opening(Unavailable):
    """The house is not open yet."""

    def __init__(self) -> None:
        super().__init__("The house is still opening; try again in a moment", code="opening")


class Readiness:
    """What must be so before requests are answered."""

    def __init__(self) -> None:
        self.reachable, self.warm = asyncio.Event(), asyncio.Event()
        self.why = "The house is opening."
        self.losses = 0
        self._current = asyncio.Event()
        self._current.set()
        self._checked = 0.0
        self._found = ""

    def lose(self) -> None:
        """From now on other workers may write what this one does not hear of."""
        self.losses += 1
        self._current.clear()

    def find(self, losses: int) -> None:
        """All that was written is known again, unless the connection was lost once more meanwhile."""
        if losses == self.losses:
            self._current.set()

    async def wait_for(self, event: asyncio.Event) -> None:
        """Wait a little for an event, or refuse."""
        if not event.is_set():
            try:
                await asyncio.wait_for(event.wait(), PATIENCE)
            except TimeoutError:
                raise Opening from None

    async def wait_until_current(self) -> None:
        """Wait a little until nothing that another worker wrote is unknown here, or refuse."""
        if not self._current.is_set():
            try:
                await asyncio.wait_for(self._current.wait(), CURRENT)
            except TimeoutError:
                raise StoreAway(why="the connection to the other workers is lost") from None

    async def problem(self, store: Store) -> str:
        """Why tables cannot be played just now, as a sentence; empty if they can. The store is asked once a second."""
        if not self.warm.is_set():
            return self.why
        if not self._current.is_set():
            return str(StoreAway())
        if time.monotonic() - self._checked > CHECKED:
            self._found = await self._check(store)
            self._checked = time.monotonic()
        return self._found

    async def _check(self, store: Store) -> str:
        try:
            await asyncio.wait_for(store.check(), CURRENT)
        except StoreError as error:
            return str(error)
        except TimeoutError:
            return str(StoreAway())
        return ""
