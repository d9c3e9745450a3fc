"""The house itself: which of its parts are open, and where others reach it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import Field

from fivefold.server.api.common import NO, Answer, InHouse, base_of

router = APIRouter(prefix="/api/house", tags=["house"])


class HouseInfo(Answer):
    """What the page must know of the house before it shows anything."""

    parts: list[str] = Field(description="The parts that are open, of accounts, clubs, lobby, mail and push.")
    address: str = Field(description="Where other devices reach the house; links and QR codes begin with it.")


@router.get("", response_model=HouseInfo, responses=NO, operation_id="getHouse")
async def house_info(request: Request, house: InHouse) -> HouseInfo:
    """Which parts are open, and the address that links show."""
    return HouseInfo(parts=sorted(house.settings.open_parts), address=base_of(house, request))
