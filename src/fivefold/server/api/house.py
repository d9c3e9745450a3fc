"""The house itself: which of its parts are open."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import Field

from fivefold.server.api.common import NO, Answer, InHouse

router = APIRouter(prefix="/api/house", tags=["house"])


class HouseInfo(Answer):
    """What the page must know of the house before it shows anything."""

    parts: list[str] = Field(description="The parts that are open, of accounts, lobby, clubs, mail and push.")


@router.get("", response_model=HouseInfo, responses=NO, operation_id="getHouse")
async def house_info(house: InHouse) -> HouseInfo:
    """Which parts are open."""
    return HouseInfo(parts=sorted(house.settings.open_parts))
