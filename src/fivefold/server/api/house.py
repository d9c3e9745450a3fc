"""The house itself: which of its parts are open, and where others reach it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request
from pydantic import Field

from fivefold.server.api.arrival import slow_down
from fivefold.server.api.common import NO, Answer, Body, InHouse, LinkToken, base_of
from fivefold.server.house import House
from fivefold.server.operations.moderators import keep_moderator, moderators
from fivefold.server.people.access import action_of, allow
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.settings import PARTS

router = APIRouter(prefix="/api/house", tags=["house"])


class HouseInfo(Answer):
    """What the page must know of the house before it shows anything."""

    parts: list[str] = Field(description="The parts that are open, of accounts, clubs, lobby, mail and push.")
    address: str = Field(description="Where other devices reach the house; links and QR codes begin with it.")


class HouseParts(Answer):
    """The parts that a house can have: which are open, and which of these the command names, so that they stay. Who
    moderates, where there is a lobby.
    """

    parts: list[str]
    open: list[str]
    named: list[str]
    moderators: list[str]


class NewModerator(Body):
    """The name of an account."""

    name: str = Field(min_length=1, max_length=60)


class ChosenHouseParts(Body):
    """The parts that are to be open, of accounts, clubs and lobby."""

    parts: list[str] = Field(max_length=10)


@router.get("", response_model=HouseInfo, responses=NO, operation_id="getHouse")
async def house_info(request: Request, house: InHouse) -> HouseInfo:
    """Which parts are open, and the address that links show."""
    return HouseInfo(parts=sorted(house.settings.open_parts), address=base_of(house, request))


async def the_operator(request: Request, house: InHouse, link: LinkToken = "") -> House:
    """The house, for whoever runs it."""
    await house.ready()
    operator = await house.chosen.opens(link)
    if not operator:
        slow_down(request, house)
    operation = getattr(request.scope["route"], "operation_id", "")
    allow(action_of(operation), Case(Principal(operator=operator)))
    return house


Operated = Annotated[House, Depends(the_operator)]


@router.get("/parts", responses=NO, operation_id="getHouseParts")
async def parts(house: Operated) -> HouseParts:
    """The parts that whoever runs the house can open."""
    return HouseParts(
        parts=list(PARTS),
        open=sorted(house.settings.parts),
        named=sorted(house.named_parts),
        moderators=await moderators(house.store),
    )


@router.put("/parts", responses=NO, operation_id="chooseHouseParts")
async def choose(body: ChosenHouseParts, house: Operated) -> HouseParts:
    """Open these parts and close the others, but for those that the command names."""
    await house.choose_parts(body.parts)
    return await parts(house)


@router.post("/moderators", responses=NO, operation_id="addModerator")
async def add_moderator(body: NewModerator, house: Operated) -> HouseParts:
    """Make an account a moderator."""
    await keep_moderator(house.store, body.name, moderator=True)
    return await parts(house)


@router.delete("/moderators/{name}", responses=NO, operation_id="removeModerator")
async def remove_moderator(name: Annotated[str, Path(max_length=60)], house: Operated) -> HouseParts:
    """Let an account be no moderator any more."""
    await keep_moderator(house.store, name, moderator=False)
    return await parts(house)
