"""The lobby's channel: all seeks first, then what changes. Nothing is asked here; a client answers pings.

With `?packed=yes` the list of all seeks is packed by gzip.
"""

from __future__ import annotations

import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.server.lobby.lobby import Lobby
from fivefold.server.lobby.messages import found_message, you_message
from fivefold.server.web.connection import Connection, Visitor, until_one_ends

GZIP: Final = b"\x1f\x8b"


async def serve_lobby(socket: WebSocket, lobby: Lobby, visitor: Visitor) -> None:
    """Serve one who looks at the lobby."""
    connection = visitor.connection
    packed = socket.query_params.get("packed") == "yes"
    await lobby.contacts.of(connection.who)  # what is sent depends on them
    lobby.listeners.add(connection)
    connection.ask_resync()
    try:
        if connection.who:
            await lobby.presence.came(connection.who)
        await until_one_ends(_send(lobby, connection, socket, packed), _receive(connection, socket))
    finally:
        if lobby.listeners.discard(connection) and connection.who:
            await lobby.presence.went(connection.who)


async def _send(lobby: Lobby, connection: Connection, socket: WebSocket, packed: bool) -> None:
    while not connection.closed:
        await connection.wake.wait()
        connection.wake.clear()
        while not connection.closed:
            if connection.resync:
                connection.resync = False
                connection.waiting.clear()
                connection.waiting += _whole(lobby, connection.who, packed)
            if not connection.waiting:
                break
            message = connection.waiting.popleft()
            connection.sending = True
            try:
                if message[:2] == GZIP:
                    await socket.send_bytes(message)
                else:
                    await socket.send_text(message.decode())
            except (RuntimeError, WebSocketDisconnect):
                return
            finally:
                connection.sending = False


def _whole(lobby: Lobby, who: str, packed: bool) -> list[bytes]:
    """Everything that somebody is to know; also the table of a game that was found while they were away."""
    whole = [lobby.listeners.snapshot(who, packed=packed), you_message(lobby.seat_of(who))]
    table = lobby.found_for(who)
    return [*whole, found_message(table)] if table else whole


async def _receive(connection: Connection, socket: WebSocket) -> None:
    """Whatever a client says means that it is there."""
    while True:
        try:
            message = await socket.receive()
        except (RuntimeError, WebSocketDisconnect):
            return
        if message["type"] == "websocket.disconnect":
            return
        connection.last_heard = time.monotonic()
