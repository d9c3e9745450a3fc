"""Who may open a socket: the same questions for every channel, asked before anything else is done."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from fivefold.refusals import Refused
from fivefold.server.api.common import ID
from fivefold.server.house import House
from fivefold.server.web.connection import NOT_FOUND, Connection, Visitor
from fivefold.server.web.rate_limit import network
from fivefold.server.web.websocket_protocol import FRAMES

NOT_ALLOWED, TOO_MANY, GOING, TRY_AGAIN = 4403, 4429, 1001, 1013
PROTOCOL: Final = "fivefold"
LINK_PROTOCOL: Final = "fivefold.link."


def link_in(socket: WebSocket) -> str:
    """The token of a link: offered as the subprotocol `fivefold.link.TOKEN`, or in the query by older clients."""
    offered = socket.scope.get("subprotocols", [])
    found = next((each.removeprefix(LINK_PROTOCOL) for each in offered if each.startswith(LINK_PROTOCOL)), "")
    return found or socket.query_params.get("link", "")


Serve = Callable[[WebSocket, House, Visitor], Awaitable[None]]
Endpoint = Callable[[WebSocket], Awaitable[None]]


def admitted(serve: Serve) -> Endpoint:
    """A socket for those who may open one; it is closed when their session or link ends."""

    async def endpoint(socket: WebSocket) -> None:
        house: House = socket.app.state.house
        if not house.security.host_allowed(socket):
            await _deny(socket, 421, "other-host", "This house does not answer to that name.")
            return
        if not house.security.origin_allowed(socket.headers):
            await socket.close(NOT_ALLOWED)
            return
        connection = Connection("", house.settings.queue)
        if not house.make_room(connection, address_of(socket)):
            await _deny(socket, 503, "too-many-sockets", "Too many connections are open; try again later.")
            return
        try:
            await _admit(house, socket, connection, serve)
        finally:
            house.connections.remove(connection)
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(connection.code if connection.closed else GOING)

    return endpoint


async def _admit(house: House, socket: WebSocket, connection: Connection, serve: Serve) -> None:
    """Serve an admitted socket; while the house is opening or its store is away, the client is to come again."""
    try:
        await house.ready()
        person = await house.people.person(house.security.token_of(socket.headers, socket.cookies))
    except Refused as error:
        await _accept(socket)
        await _close_for(house, socket, error)
        return
    connection.who = person.who
    token = link_in(socket)
    keys = [("session", person.session)]
    if token:
        keys.append(("link", house.links.name(token)))
    house.connections.add(connection, keys)
    await _accept(socket)
    connection.direct = socket.scope.get("extensions", {}).get(FRAMES)
    if not all(ID.fullmatch(value) for value in socket.path_params.values()):
        await socket.close(NOT_FOUND, "There is nothing here.")
        return
    try:
        await serve(socket, house, Visitor(connection, token))
    except Refused as error:
        await _close_for(house, socket, error)


async def _accept(socket: WebSocket) -> None:
    offered = socket.scope.get("subprotocols", [])
    await socket.accept(PROTOCOL if PROTOCOL in offered else next(iter(offered), None))


async def _close_for(house: House, socket: WebSocket, error: Refused) -> None:
    house.metrics.refusals.labels(error.code).inc()
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(TRY_AGAIN, str(error)[:120])


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count as one."""
    return network(connection.client.host if connection.client else "")


async def _deny(socket: WebSocket, status: int, code: str, sentence: str) -> None:
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        body = {"code": code, "sentence": sentence, "rule": "", "facts": {}}
        await socket.send_denial_response(JSONResponse(body, status))
    else:
        await socket.close(TOO_MANY if status == 503 else NOT_ALLOWED)
