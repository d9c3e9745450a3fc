"""Records brought along: read, checked, and shown move by move."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, Field

from fivefold.games.description import describe
from fivefold.games.record import read_record
from fivefold.server.api.asking import NO, InHouse

router = APIRouter(prefix="/api/records", tags=["records"])
MOST_MOVES = 2000


class RecordText(BaseModel):
    """A record as a person wrote it."""

    text: str = Field(max_length=200_000)


class RecordRead(BaseModel):
    """A record that was read: its headers, moves, comments and every position on the way."""

    headers: dict[str, str]
    moves: list[str]
    comments: list[tuple[int, str]]
    positions: list[dict[str, Any]]


@router.post("", responses=NO, operation_id="readRecord")
async def read(wish: RecordText, house: InHouse) -> RecordRead:
    """Read and check a record; an illegal move is refused at its line and column."""
    await house.ready()
    record = read_record(wish.text)
    states = record.states()
    moves = [record.game.write_move(state, move) for state, move in zip(states, record.moves, strict=False)]
    return RecordRead(
        headers=dict(record.headers),
        moves=moves,
        comments=list(record.comments),
        positions=[describe(record.game, state, ply) for ply, state in enumerate(states[: MOST_MOVES + 1])],
    )
