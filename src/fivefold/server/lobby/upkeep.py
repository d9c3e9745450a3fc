"""What the lobby does by itself: pair those who wait, end seeks that are old or forsaken, lay tables, ping."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final

import structlog

from fivefold.server.lobby.lobby import Lobby
from fivefold.server.lobby.seek import Seek
from fivefold.server.recovery import keep_trying
from fivefold.server.tables.messages import PING
from fivefold.server.web.websocket_protocol import text_frame

log = structlog.get_logger()
EVERY: Final = 0.5
"""Seconds between two looks."""
LAID_WITHIN: Final = 5.0
"""Seconds after which a table that was not laid is laid by whoever looks."""
LEASE: Final = "lobby"
PING_FRAME: Final = text_frame(PING)


class Upkeep:
    """The lobby's chores. Of several workers one does those that concern all."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby, self.settings = lobby, lobby.settings
        self._name = self.settings.worker or secrets.token_hex(8)
        self._leads = not self.settings.database
        self._renewed = 0.0
        self._running: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin."""
        self._running = asyncio.create_task(keep_trying(self._keep, name="the lobby's chores failed", log=log))

    async def close(self) -> None:
        """End."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self._ping()
            await self._renew()
            if self._leads:
                await self.sweep(self.lobby.hall.clock.now())
                await self.lobby.pair()

    async def _renew(self) -> None:
        """Say who is here, and find out which worker does the chores of all."""
        now = time.monotonic()
        if now - self._renewed < self.settings.lease / 3:
            return
        self._renewed = now
        seated, presence = self.lobby.seated, self.lobby.presence
        await presence.renew(seated)
        presence.forget(seated)
        self.lobby.seeks.forget_idle(now)
        if self.settings.database:
            self._leads = await self.lobby.store.lease(LEASE, self._name, self.settings.lease)

    def _ping(self) -> None:
        now = time.monotonic()
        for connection in self.lobby.listeners.connections:
            if now - connection.last_heard > self.settings.silence:
                connection.close()
            elif connection.ping_due(now, self.settings.heartbeat):
                connection.push(PING, PING_FRAME)

    async def sweep(self, now: float) -> None:
        """End what is too old or forsaken, and lay what is full."""
        for name, stream in list(self.lobby.seeks.open.items()):
            seek = stream.state
            if seek is None or seek.status == "gone":
                continue
            if seek.status == "full":
                if now - seek.full > LAID_WITHIN:
                    await self.lobby.lay(stream)
            elif now > seek.until:
                await self.lobby.end(name, seek.id, "time")
            elif seek.terms.control.kind != "days":  # for a game by days nobody waits at the screen
                await self._end_forsaken(seek)

    async def _end_forsaken(self, seek: Seek) -> None:
        for who in seek.whos:
            if self.lobby.presence.away(who) <= self.settings.seek_grace:
                continue
            if who == seek.owner:
                await self.lobby.end(who, seek.id, "left")
            else:
                await self.lobby.leave(seek.owner, seek.id, who)
