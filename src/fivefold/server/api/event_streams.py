"""Streams for programs in any language: one JSON object a line, over plain HTTP.

`/api/stream` tells of all one's tables; `/api/stream/tables/…` of one, its whole state first. Moves are made with POST.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse

from fivefold.refusals import Forbidden, TooMany
from fivefold.server.api.common import NDJSON, STREAM, Asker, Id, InHouse, LinkToken
from fivefold.server.house import House
from fivefold.server.people.accounts import Person
from fivefold.server.tables.hall import turn_message
from fivefold.server.web.connection import Line
from fivefold.server.web.rate_limit import network

router = APIRouter(prefix="/api/stream", tags=["streams"])


@router.get("", responses=STREAM, operation_id="streamTables", response_class=Response)
async def mine(request: Request, house: InHouse, asker: Asker) -> StreamingResponse:
    """All my tables: a line for each that is played now, then one whenever something happens at one."""
    await house.ready()
    if not asker.who:
        raise Forbidden("Only somebody with a token has tables", code="not-you")
    line = _opened(request, house, asker)

    async def lines() -> AsyncIterator[bytes]:
        house.hall.ears.setdefault(asker.who, set()).add(line)
        try:
            for table in list(house.hall.tables.open.values()):
                if asker.who in table.table.people and table.table.phase != "over":
                    line.send(turn_message(table, asker.who))
            async for message in _messages(line):
                yield message
        finally:
            house.hall.ears[asker.who].discard(line)
            if not house.hall.ears[asker.who]:
                del house.hall.ears[asker.who]
            house.connections.remove(line)

    return StreamingResponse(lines(), media_type=NDJSON)


@router.get("/tables/{table}", responses=STREAM, operation_id="streamTable", response_class=Response)
async def one(table: Id, request: Request, house: InHouse, asker: Asker, link: LinkToken = "") -> StreamingResponse:
    """One table: the state first, then what happens, the same objects as on the game channel."""
    await house.ready()
    await house.hall.visible(table, asker.who, link)
    line = _opened(request, house, asker, link)
    line.heard = float("inf")  # a stream cannot answer a ping

    async def lines() -> AsyncIterator[bytes]:
        try:
            yield await house.hall.enter(table, line, 0) + b"\n"
            async for message in _messages(line):
                yield message
                if line.resync:
                    line.resync = False
                    yield house.hall.state_for(table, line.who) + b"\n"
        finally:
            await house.hall.leave(table, line)
            house.connections.remove(line)

    return StreamingResponse(lines(), media_type=NDJSON)


def _opened(request: Request, house: House, asker: Person, link: str = "") -> Line:
    """A line that ends with the session and the link that it was opened with."""
    line = Line(asker.who, house.settings.queue)
    address = network(request.client.host if request.client else "")
    if not house.make_room(line, address, stream=True):
        raise TooMany("Too many streams are open from your address", code="too-many-sockets")
    house.connections.add(line, [("session", asker.session), ("link", house.links.name(link) if link else "")])
    return line


async def _messages(line: Line) -> AsyncIterator[bytes]:
    while not line.closed:
        await line.wake.wait()
        line.wake.clear()
        while line.waiting:
            yield line.waiting.popleft() + b"\n"
        if line.resync:
            yield b"\n"
