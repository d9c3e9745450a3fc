"""The tournament channel: a WebSocket that sends the whole tournament whenever it changes.

With `?packed=yes` each message is the same JSON, packed by gzip.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.server.admission import NOT_FOUND, visitor_of
from fivefold.server.house import House
from fivefold.server.lines import Line
from fivefold.server.office import NoSuchTournament, Seen


async def tournament_channel(socket: WebSocket) -> None:
    """Serve one who watches a tournament; nothing is asked here."""
    house: House = socket.app.state.house
    name = socket.path_params["tournament"]
    visitor = visitor_of(socket)
    line = visitor.line
    link = await house.link(visitor.link, "tournament", name)
    try:
        seen = await house.office.find(name)
        if not seen.public and link is None:
            raise NoSuchTournament
    except NoSuchTournament:
        await socket.close(NOT_FOUND, "There is no such tournament.")
        return
    packed = socket.query_params.get("packed") == "yes"
    seen.lines.add(line)
    line.send(seen.message())
    talking = asyncio.create_task(_talk(seen, line, socket, packed=packed))
    hearing = asyncio.create_task(_hear(seen, line, socket))
    try:
        await asyncio.wait({talking, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        seen.lines.discard(line)
        for task in (talking, hearing):
            task.cancel()
        await asyncio.gather(talking, hearing, return_exceptions=True)


async def _talk(seen: Seen, line: Line, socket: WebSocket, *, packed: bool) -> None:
    while not line.closed:
        await line.wake.wait()
        line.wake.clear()
        if line.waiting or line.resync:
            # Each message is the whole tournament: only the newest counts.
            line.resync = False
            line.waiting.clear()
            if packed:
                await socket.send_bytes(seen.packed())
            else:
                await socket.send_text(seen.message().decode())


async def _hear(seen: Seen, line: Line, socket: WebSocket) -> None:
    """Whatever a client says means: are you there, and what is the newest?"""
    while True:
        try:
            message = await socket.receive()
        except (RuntimeError, WebSocketDisconnect):
            return
        if message["type"] == "websocket.disconnect":
            return
        if time.monotonic() - line.heard > 1:
            line.heard = time.monotonic()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.send_text(f'{{"t":"pong","v":{seen.desk.log.version},"n":{seen.notices}}}')
