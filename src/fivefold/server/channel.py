"""The game channel: one WebSocket for one table.

The server sends `state` first and whenever a client has fallen behind, then `event` for what happens, `ack` or `no` for
what was asked, and `ping`. Everything that happens has a version; a client that comes back says `?after=17` and is told
what it missed. An ack is sent only when the facts are on disk.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.refusals import Refused, TooMany
from fivefold.server import messages
from fivefold.server.admission import NOT_FOUND, number_in, visitor_of
from fivefold.server.hall import Hall
from fivefold.server.house import House
from fivefold.server.limits import Bucket
from fivefold.server.lines import Line
from fivefold.server.place import NoSuchTable

MOST_NONSENSE = 20
TOO_MUCH = 4408


async def channel(socket: WebSocket) -> None:
    """Serve one client at one table."""
    house: House = socket.app.state.house
    name = socket.path_params["table"]
    visitor = visitor_of(socket)
    line = visitor.line
    try:
        await house.hall.visible(name, line.who, visitor.link)
    except NoSuchTable:
        await socket.close(NOT_FOUND, "There is no such table.")
        return
    first = await house.hall.enter(name, line, number_in(socket.query_params.get("after", "")))
    line.waiting.appendleft(first)
    line.wake.set()
    talking = asyncio.create_task(_talk(house.hall, name, line, socket))
    hearing = asyncio.create_task(_listen(house, name, line, socket, visitor.link))
    try:
        await asyncio.wait({talking, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (talking, hearing):
            task.cancel()
        await asyncio.gather(talking, hearing, return_exceptions=True)
        await house.hall.leave(name, line)


async def _talk(hall: Hall, name: str, line: Line, socket: WebSocket) -> None:
    """Send what waits; the only place that waits for a client."""
    while not line.closed:
        await line.wake.wait()
        line.wake.clear()
        while not line.closed:
            if line.waiting:
                message = line.waiting.popleft()
            elif line.resync:
                line.resync = False
                message = hall.state_for(name, line.who)
            else:
                break
            try:
                await socket.send_text(message.decode())
            except (RuntimeError, WebSocketDisconnect):
                return


async def _listen(house: House, name: str, line: Line, socket: WebSocket, token: str) -> None:
    rate = house.settings.messages_per_second
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
        line.heard = time.monotonic()
        found: dict[str, Any] = {}
        try:
            if not bucket.take(line.heard):
                raise TooMany("Too many messages; slow down", code="too-fast")
            found = messages.read_message(raw)
            await _serve(house, name, line, found, token)
            nonsense = 0
        except Refused as trouble:
            nonsense += isinstance(trouble, messages.BadMessage)
            house.metrics.refusals.labels(trouble.code).inc()
            re = found.get("id") if isinstance(found.get("id"), str) else None
            line.send(messages.encode({"t": "no", "re": re, **messages.refusal(trouble)}))
            if trouble.code == "other-position":
                line.ask_resync()
    await socket.close(TOO_MUCH, "Too much nonsense.")


async def _serve(house: House, name: str, line: Line, found: dict[str, Any], token: str) -> None:
    if found["do"] == "pong":
        line.answered()
    elif found["do"] == "ping":
        line.send(messages.encode({"t": "pong", "at": time.time()}))
    elif found["do"] == "state":
        await house.current()
        line.ask_resync()
    else:
        re = found.get("id") if found["do"] in ("move", "touch") else found.pop("id", None)
        version = await house.hall.ask(name, line.who, messages.read_request(found, line.credit), token)
        if re is not None:
            line.send(messages.encode({"t": "ack", "re": re, "v": version}))
