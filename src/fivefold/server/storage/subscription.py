"""The connection on which a worker hears of the others. It is watched, and made anew when it is lost."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg
import structlog

from fivefold.server.recovery import keep_trying
from fivefold.server.storage.connection import Connection
from fivefold.server.storage.core import DISCONNECTED, RECONNECTED, Listener

CHANNEL = "fivefold"
HEARTBEAT = 3.0
"""Seconds between two questions to the database: a connection may be dead without having been closed."""
LOST = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is raised on a connection that is gone."""

log = structlog.get_logger()


class Subscription:
    """LISTEN, for as long as the store is open. The listener also hears when nothing was heard for a while."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], name: str, listener: Listener) -> None:
        self._connect, self._name, self._listener = connect, name, listener
        self._connection: Connection | None = None
        self._lost = asyncio.Event()
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen."""
        await self._listen()
        self._watching = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """Listen no more."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        self._hang_up()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()

    def _on_note(self, _connection: Connection, _pid: int, _channel: str, payload: str) -> None:
        name, version, stream = payload.split(" ", 2)
        if name != self._name:
            self._listener(stream, int(version))

    async def _listen(self) -> None:
        connection, lost = await self._connect(), asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._on_note)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._lost = connection, lost

    async def _watch(self) -> None:
        while True:
            if self._connection is not None:
                await self._until_lost(self._connection)
            self._hang_up()
            log.warning("the connection to the other workers is lost")
            self._listener(DISCONNECTED, 0)
            await keep_trying(
                self._listen, name="waiting to hear of the other workers", first=0.1, longest=2.0, log=log
            )
            self._listener(RECONNECTED, 0)

    async def _until_lost(self, connection: Connection) -> None:
        while not self._lost.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._lost.wait(), HEARTBEAT)
                return
            try:
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
            except (*LOST, asyncpg.PostgresError):
                return
