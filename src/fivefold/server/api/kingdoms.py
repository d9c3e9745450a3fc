"""What a kingdom on the table scores: for players who type it in from real tiles."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.games.kingdomino.scoring import TallyView
from fivefold.server.api.common import Body
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines.game_tasks import score_kingdom

router = APIRouter(prefix="/api/kingdoms", tags=["records"])


class KingdomGrid(Body):
    """A finished kingdom: rows of squares as `W F1 L G S M3 C .`, set apart by `/`."""

    grid: str = Field(min_length=1, max_length=400, examples=["C W W / . . W / . . M3"])


class KingdomScore(BaseModel):
    """What it scores, with its work (KD8)."""

    points: int
    tally: TallyView


@router.post("/score", response_model=KingdomScore, responses=COMPUTED, operation_id="scoreKingdom")
async def score(body: KingdomGrid, caller: Asks) -> Response:
    """Check a kingdom against the box and count it, as the championship does: without bonuses."""
    return answer(await caller.chore(score_kingdom, body.grid))
