"""The sockets: a table, a tournament that is watched, the lobby."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from fivefold.server.api.admission import admitted
from fivefold.server.house import House
from fivefold.server.lobby.socket import serve_lobby
from fivefold.server.people.access import action_of, check_part
from fivefold.server.tables.socket import serve_table
from fivefold.server.tournaments.socket import serve_tournament
from fivefold.server.web.connection import Visitor


async def _table(socket: WebSocket, house: House, visitor: Visitor) -> None:
    await serve_table(socket, house.hall, visitor, house.current)


async def _tournament(socket: WebSocket, house: House, visitor: Visitor) -> None:
    await serve_tournament(socket, house.office, visitor)


async def _lobby(socket: WebSocket, house: House, visitor: Visitor) -> None:
    check_part(action_of("socket:lobby"), house.settings.parts)
    await serve_lobby(socket, house.lobby, visitor)


SOCKETS = (
    WebSocketRoute("/api/tables/{table}/socket", admitted(_table)),
    WebSocketRoute("/api/tournaments/{tournament}/socket", admitted(_tournament)),
    WebSocketRoute("/api/lobby/socket", admitted(_lobby)),
)
