"""The tournament channel: a WebSocket that sends the whole tournament whenever it changes.

With `?packed=yes` each message is the same JSON, packed by gzip.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import NamedTuple

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.refusals import Refused
from fivefold.server.people.access import may
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.tournaments.messages import TournamentPong
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.open_tournament import NoSuchTournament, OpenTournament
from fivefold.server.web.connection import NOT_FOUND, Connection, Visitor, until_one_ends

log = structlog.get_logger()
AGAIN = 1.0
"""Seconds until a view that could not be written is tried again."""


async def serve_tournament(socket: WebSocket, office: Office, visitor: Visitor) -> None:
    """Serve one who watches a tournament; nothing is asked here."""
    connection = visitor.connection
    try:
        tournament, principal = await office.visible(socket.path_params["tournament"], visitor.link)
    except NoSuchTournament:
        await socket.close(NOT_FOUND, "There is no such tournament.")
        return
    full = may("tournament.read-names", Case(principal, tournament.public))
    packed = socket.query_params.get("packed") == "yes"
    tournament.connections.add(connection)
    connection.ask_resync()
    sending = _send(tournament, connection, socket, Sending(principal, full, packed))
    try:
        await until_one_ends(sending, _receive(tournament, connection, socket))
    finally:
        tournament.connections.discard(connection)


class Sending(NamedTuple):
    """Who watches and what they get: the names behind the facts too, and packed by gzip."""

    principal: Principal
    full: bool
    packed: bool


async def _send(tournament: OpenTournament, connection: Connection, socket: WebSocket, sending: Sending) -> None:
    while not connection.closed:
        await connection.wake.wait()
        connection.wake.clear()
        while connection.resync and not connection.closed:
            connection.resync = False  # each message is the whole tournament: only the newest counts
            if not tournament.is_there_for(sending.principal):
                connection.close()
                break
            try:
                view = await tournament.view(sending.full)
            except Refused as error:
                log.warning("a tournament could not be sent", tournament=tournament.name, why=str(error))
                await asyncio.sleep(AGAIN)
                connection.ask_resync()
                continue
            if sending.packed:
                await socket.send_bytes(view.packed)
            else:
                await socket.send_text(view.plain.decode())


async def _receive(tournament: OpenTournament, connection: Connection, socket: WebSocket) -> None:
    """Whatever a client says means: are you there, and what is the newest?"""
    while True:
        try:
            message = await socket.receive()
        except (RuntimeError, WebSocketDisconnect):
            return
        if message["type"] == "websocket.disconnect":
            return
        if time.monotonic() - connection.last_heard > 1:
            connection.last_heard = time.monotonic()
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                pong: TournamentPong = {"t": "pong", "v": tournament.head.version, "n": tournament.wall.version}
                await socket.send_text(msgspec.json.encode(pong).decode())
