"""Streams for programs in any language: one JSON object a line, over plain HTTP.

`/api/stream` tells of all one's tables; `/api/stream/tables/…` of one, its whole state first. Moves are made with POST.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response

from fivefold.refusals import Forbidden, TooMany
from fivefold.server.api.common import Asker, Id, InHouse, LinkToken, NdjsonResponse, lines_of
from fivefold.server.house import House
from fivefold.server.people.accounts import Person
from fivefold.server.tables.hall import turn_message
from fivefold.server.web.connection import Connection
from fivefold.server.web.rate_limit import network

router = APIRouter(prefix="/api/stream", tags=["streams"])


@router.get("", responses=lines_of("TablesMessage"), operation_id="streamTables", response_class=Response)
async def mine(request: Request, house: InHouse, asker: Asker) -> NdjsonResponse:
    """All my tables: a line for each that is played now, then one whenever something happens at one."""
    await house.ready()
    if not asker.who:
        raise Forbidden("Only somebody with a token has tables", code="not-you")
    connection = _opened(request, house, asker)

    async def messages() -> AsyncIterator[bytes]:
        house.hall.followers.setdefault(asker.who, set()).add(connection)
        try:
            for table in list(house.hall.tables.open.values()):
                if asker.who in table.table.people and table.table.phase != "over":
                    connection.send(turn_message(table, asker.who))
            async for message in _sent(connection):
                yield message
        finally:
            house.hall.followers[asker.who].discard(connection)
            if not house.hall.followers[asker.who]:
                del house.hall.followers[asker.who]
            house.connections.remove(connection)

    return NdjsonResponse(messages())


@router.get("/tables/{table}", responses=lines_of("TableMessage"), operation_id="streamTable", response_class=Response)
async def one(table: Id, request: Request, house: InHouse, asker: Asker, link: LinkToken = "") -> NdjsonResponse:
    """One table: the state first, then what happens, the same objects as on the game channel."""
    await house.ready()
    await house.hall.visible(table, asker.who, link)
    connection = _opened(request, house, asker, link)
    connection.last_heard = float("inf")  # a stream cannot answer a ping

    async def messages() -> AsyncIterator[bytes]:
        try:
            yield await house.hall.enter(table, connection, 0) + b"\n"
            async for message in _sent(connection):
                yield message
                if connection.resync:
                    connection.resync = False
                    yield house.hall.state_for(table, connection.who) + b"\n"
        finally:
            await house.hall.leave(table, connection)
            house.connections.remove(connection)

    return NdjsonResponse(messages())


def _opened(request: Request, house: House, asker: Person, link: str = "") -> Connection:
    """A connection that ends with the session and the link that it was opened with."""
    connection = Connection(asker.who, house.settings.queue)
    address = network(request.client.host if request.client else "")
    if not house.make_room(connection, address, stream=True):
        raise TooMany("Too many streams are open from your address", code="too-many-sockets")
    house.connections.add(connection, [("session", asker.session), ("link", house.links.name(link) if link else "")])
    return connection


async def _sent(connection: Connection) -> AsyncIterator[bytes]:
    while not connection.closed:
        await connection.wake.wait()
        connection.wake.clear()
        while connection.waiting:
            yield connection.waiting.popleft() + b"\n"
        if connection.resync:
            yield b"\n"
