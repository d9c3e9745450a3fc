"""What a kingdom on the table scores: for players who type it in from real tiles."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.games.kingdomino.grid import kingdom_in
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.scoring import tally
from fivefold.server.api.asking import NO, InHouse

router = APIRouter(prefix="/api/kingdoms", tags=["records"])


class KingdomText(BaseModel):
    """A finished kingdom: rows of squares as `W F1 L G S M3 C .`, set apart by `/`."""

    grid: str = Field(min_length=1, max_length=400, examples=["C W W / . . W / . . M3"])


class Scored(BaseModel):
    """What it scores, with its work (KD8)."""

    points: int
    tally: dict[str, Any]


@router.post("/score", responses=NO, operation_id="scoreKingdom")
async def score(wish: KingdomText, house: InHouse) -> Scored:
    """Check a kingdom against the box and count it, as the championship does: without bonuses."""
    await house.ready()
    found = tally(kingdom_in(wish.grid), Options(harmony=False, middle_kingdom=False))
    return Scored(points=found.points, tally=found.facts())
