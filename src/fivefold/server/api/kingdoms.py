"""Kingdoms from real tables: what one scores, and a position laid out domino by domino."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.games.description import PositionView
from fivefold.games.kingdomino.scoring import TallyView
from fivefold.server.api.common import Body
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines.game_tasks import score_kingdom, sketch_kingdoms

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


class KingdomSketch(Body):
    """A position that is being laid out, and the domino in the hand; 0 for none."""

    options: str = Field("", max_length=400, examples=["two"])
    position: str = Field(min_length=1, max_length=4000, examples=["14:e6N/- | - | - | -"])
    seat: int = Field(0, ge=0, le=3, description="Whose kingdom the domino in the hand is for.")
    domino: int = Field(0, ge=0, le=48)


class SketchedKingdoms(BaseModel):
    """The position as far as it stands, and where the domino fits in that kingdom (KD5, KD6)."""

    position: PositionView
    places: list[str]


@router.post("/sketch", response_model=SketchedKingdoms, responses=COMPUTED, operation_id="sketchKingdoms")
async def sketch(body: KingdomSketch, caller: Asks) -> Response:
    """Look at a position that is not complete yet: each kingdom must be lawful, kings and dominoes may be missing."""
    return answer(await caller.chore(sketch_kingdoms, body.options, body.position, body.seat, body.domino))
