"""Short codes of invitations: told to whoever has the link, typed by whoever heard them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from fivefold.server.api.admission import address_of
from fivefold.server.api.common import NO, Answer, Body, InHouse, PathToken
from fivefold.server.house import House
from fivefold.server.people.links import Link
from fivefold.tournaments.desk import Desk

router = APIRouter(prefix="/api", tags=["links"])


class LinkCode(Answer):
    """The code of a link, and until when (seconds of Unix time) it opens it unless it is asked for again."""

    code: str = Field(examples=["KRT4M7"])
    until: float


class TypedCode(Body):
    """A code as it was typed: capitals, blanks and hyphens do not matter."""

    code: str = Field(max_length=40, examples=["krt 4m7"])


class OpenedCode(Answer):
    """The page to which a code leads: that of its link."""

    path: str = Field(examples=["/j/x8YabcdefghijklmnopqrstU"])


@router.post("/links/{token}/code", responses=NO, operation_id="createLinkCode")
async def code_of(token: PathToken, house: InHouse) -> LinkCode:
    """The code of an invitation to a table or of a tournament's self-entry."""
    await house.ready()
    found = await house.codes.of(token)
    return LinkCode(code=found.text, until=found.until)


@router.post("/codes", responses=NO, operation_id="openCode")
async def open_code(body: TypedCode, request: Request, house: InHouse) -> OpenedCode:
    """Where a code leads, while there is something to join. Whoever types wrong codes soon has to wait."""
    await house.ready()

    async def still_open(link: Link) -> bool:
        return await _can_be_joined(house, link)

    return OpenedCode(path=f"/j/{await house.codes.find(body.code, address_of(request), still_open)}")


async def _can_be_joined(house: House, link: Link) -> bool:
    if link.kind == "table":
        table = (await house.hall.find(link.id)).table
        return table.phase == "gathering" and any(seat.kind == "open" for seat in table.seats)
    if link.kind == "club":
        return not (await house.clubs.streams.find(link.id)).state.closed
    return await (await house.office.find(link.id)).ask(_takes_entries)


def _takes_entries(desk: Desk) -> bool:
    tournament = desk.tournament
    late = tournament.regulation is not None and tournament.regulation.late_entries
    return not tournament.closed and (late or not tournament.started)
