"""Records brought along: read, checked, and shown move by move."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.games.description import PositionView
from fivefold.server.api.common import Body
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines.game_tasks import read_game

router = APIRouter(prefix="/api/records", tags=["records"])


class RecordText(Body):
    """A record as a person wrote it."""

    text: str = Field(max_length=200_000)


class ReadRecord(BaseModel):
    """A record that was read: its headers, moves, comments and every position on the way."""

    headers: dict[str, str]
    moves: list[str]
    comments: list[tuple[int, str]]
    positions: list[PositionView]


@router.post("", response_model=ReadRecord, responses=COMPUTED, operation_id="readRecord")
async def read(body: RecordText, caller: Asks) -> Response:
    """Read and check a record; an illegal move is refused at its line and column."""
    return answer(await caller.chore(read_game, body.text))
