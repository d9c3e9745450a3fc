"""The game channel: one WebSocket for one table.

The server sends `state` first and whenever a client has fallen behind, then `event` for what happens, `ack` or `no` for
what was asked, and `ping`. Everything that happens has a version; a client that comes back says `?after=17` and is told
what it missed. An ack is sent only when the facts are on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.refusals import Refused, TooMany
from fivefold.server.tables import messages
from fivefold.server.tables.hall import Hall
from fivefold.server.tables.open_table import NoSuchTable
from fivefold.server.web.connection import NOT_FOUND, Connection, Visitor, number_in, until_one_ends
from fivefold.server.web.rate_limit import Bucket

MOST_NONSENSE = 20
TOO_MUCH = 4408
Current = Callable[[], Awaitable[None]]


async def serve_table(socket: WebSocket, hall: Hall, visitor: Visitor, current: Current) -> None:
    """Serve one client at one table; `current` waits until the table in memory is the one in the store."""
    name, connection = socket.path_params["table"], visitor.connection
    try:
        await hall.visible(name, connection.who, visitor.link)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "There is no such table.")
        return
    first = await hall.enter(name, connection, number_in(socket.query_params.get("after", "")))
    connection.waiting.appendleft(first)
    connection.wake.set()
    client = _Client(hall, name, visitor, current)
    try:
        await until_one_ends(_send(hall, name, connection, socket), client.receive(socket))
    finally:
        await hall.leave(name, connection)


async def _send(hall: Hall, name: str, connection: Connection, socket: WebSocket) -> None:
    """Send what waits; the only place that waits for a client."""
    while not connection.closed:
        await connection.wake.wait()
        connection.wake.clear()
        while not connection.closed:
            if connection.waiting:
                message = connection.waiting.popleft()
            elif connection.resync:
                connection.resync = False
                message = hall.state_for(name, connection.who)
            else:
                break
            try:
                await socket.send_text(message.decode())
            except (RuntimeError, WebSocketDisconnect):
                return


class _Client(NamedTuple):
    """One client at one table."""

    hall: Hall
    name: str
    visitor: Visitor
    current: Current

    async def receive(self, socket: WebSocket) -> None:
        """Take what the client asks."""
        rate, connection = self.hall.settings.messages_per_second, self.visitor.connection
        bucket = Bucket(rate, 3 * rate, time.monotonic())
        nonsense = 0
        while nonsense < MOST_NONSENSE:
            try:
                incoming = await socket.receive()
            except RuntimeError:
                return
            if incoming["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(0)  # messages that wait are taken one at a time: others may have something to say too
            raw = incoming.get("text") or incoming.get("bytes") or b""
            connection.last_heard = time.monotonic()
            found: dict[str, Any] = {}
            try:
                if not bucket.take(connection.last_heard):
                    raise TooMany("Too many messages; slow down", code="too-fast")
                found = messages.read_message(raw)
                await self._serve(found)
                nonsense = 0
            except Refused as error:
                nonsense += isinstance(error, messages.BadMessage)
                self.hall.metrics.refusals.labels(error.code).inc()
                re = found.get("id")
                connection.send(messages.no(error, re if isinstance(re, str) else None))
                if error.code == "other-position":
                    connection.ask_resync()
        await socket.close(TOO_MUCH, "Too much nonsense.")

    async def _serve(self, found: dict[str, Any]) -> None:
        connection = self.visitor.connection
        if found["do"] == "pong":
            connection.answered()
        elif found["do"] == "ping":
            connection.send(messages.pong(time.time()))
        elif found["do"] == "state":
            await self.current()
            connection.ask_resync()
        else:
            re = found.get("id") if found["do"] in ("move", "touch") else found.pop("id", None)
            request = messages.read_request(found, connection.credit)
            version = await self.hall.ask(self.name, connection.who, request, self.visitor.link)
            if re is not None:
                connection.send(messages.ack(re, version))
