"""Bans: who left a tournament may be kept out of all, case by case (TK15)."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.refusals import NotFound
from fivefold.server.api.common import NO, Body, Id, InHouse, LinkToken, must_direct
from fivefold.tournaments import Desk, NotNow

router = APIRouter(prefix="/api/tournaments", tags=["bans"])


class Ban(BaseModel):
    """Who is banned, why, and until when (nothing: for good)."""

    person: str
    name: str
    reason: str
    until: str


class NewBan(Body):
    """A ban of somebody who is entered here; `until` is a day as 2026-11-15, or nothing."""

    entrant: int = Field(ge=1, le=10**6)
    reason: str = Field(max_length=500)
    until: str = Field("", max_length=10)


class LiftedBan(Body):
    """Somebody who may play again."""

    person: str = Field(min_length=1, max_length=200)
    reason: str = Field("", max_length=500)


class SharedRegister(Body):
    """The director's link (or its token) of the tournament whose register is to be used here too."""

    director: str = Field(min_length=1, max_length=300)


@router.get("/{id}/bans", responses=NO, operation_id="listBans")
async def listed(id: Id, house: InHouse, link: LinkToken = "") -> list[Ban]:
    """The bans that hold in this tournament; for its director."""
    await must_direct(house, id, link, "listBans")
    return [
        Ban(person=ban.person, name=ban.name, reason=ban.reason, until=ban.until) for ban in await house.bans.listed(id)
    ]


@router.post("/{id}/bans", status_code=201, responses=NO, operation_id="banPlayer")
async def ban(id: Id, body: NewBan, house: InHouse, link: LinkToken = "") -> list[Ban]:
    """Ban somebody from all tournaments that share this register."""
    principal = await must_direct(house, id, link, "banPlayer")
    tournament, _ = await house.office.visible(id, link)
    person, name = await tournament.ask(_entrant, body.entrant)
    actor = f"director {principal.link.note}".strip() if principal.link else "director"
    await house.bans.ban(id, person, name, reason=body.reason, until=body.until, actor=actor)
    return await listed(id, house, link)


def _entrant(desk: Desk, number: int) -> tuple[str, str]:
    entrant = desk.tournament.entrants.get(number)
    if entrant is None or entrant.filler:
        raise NotNow("There is no entrant {number}", code="no-such-entrant", number=number)
    return entrant.person, entrant.name


@router.post("/{id}/bans/lift", responses=NO, operation_id="liftBan")
async def lift(id: Id, body: LiftedBan, house: InHouse, link: LinkToken = "") -> list[Ban]:
    """Let somebody play again."""
    await must_direct(house, id, link, "liftBan")
    await house.bans.lift(id, body.person, reason=body.reason, actor="director")
    return await listed(id, house, link)


@router.post("/{id}/bans/share", responses=NO, operation_id="shareBans")
async def share(id: Id, body: SharedRegister, house: InHouse, link: LinkToken = "") -> list[Ban]:
    """Use the register of another tournament; whoever asks must direct both."""
    await must_direct(house, id, link, "shareBans")
    if not await house.bans.share(id, body.director.strip().rsplit("/j/", 1)[-1]):
        raise NotFound("This is no director's link of this house", code="no-such-link")
    return await listed(id, house, link)
