"""The list of public tables: the newest first, or those where the best play."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from fivefold import live
from fivefold.bots.measured import Company
from fivefold.live.shapes import Phase
from fivefold.server.api.common import NO, InHouse
from fivefold.server.house import House
from fivefold.server.storage import Headline

router = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_COMPARED: Final = 500
"""The newest tables, among which the best are looked for."""


class TableSummary(BaseModel):
    """A table in a list."""

    id: str
    phase: Phase
    game: str
    title: str
    seats: list[str]
    bots: list[str] = Field([], description="The player of each seat that a computer holds; empty for people.")
    ratings: list[int | None] = Field(
        [], description="What those with an account are worth in this game at this pace; empty in a house without them."
    )
    open: int
    clock: str
    rated: bool = False
    result: list[float] | None
    at: float


@router.get("", operation_id="listTables", responses={429: NO[429]})
async def listed(
    house: InHouse,
    phase: Literal["", "gathering", "playing", "paused", "over"] = "",
    order: Literal["newest", "best"] = "newest",
    limit: int = Query(50, ge=1, le=200),
) -> list[TableSummary]:
    """Public tables, the newest first; or the best: people against people before others, then by their ratings."""
    lines = await house.store.headlines("table", phase, limit if order == "newest" else MOST_COMPARED)
    found = [_summary(house, line) for line in lines]
    return found if order == "newest" else sorted(found, key=_strength_of, reverse=True)[:limit]


def _summary(house: House, line: Headline) -> TableSummary:
    body = msgspec.json.decode(line.body)
    people: list[str] = body.pop("people", [])
    ratings: list[int | None] = []
    if "accounts" in house.settings.parts:
        company: Company = "two" if len(people) == 2 else "more"
        speed = live.read_control(body["clock"]).speed
        known = [house.ratings.of(who, body["game"], speed, company) if who else None for who in people]
        ratings = [one.value if one is not None and one.games else None for one in known]
    about = {"id": line.stream.removeprefix("table/"), "phase": line.status, "at": line.at, "ratings": ratings}
    return TableSummary.model_validate({**about, **body})


def _strength_of(table: TableSummary) -> tuple[bool, float]:
    """People against people first; then by the mean of what is known, a guest counting nothing."""
    people = [seat for seat, bot in enumerate(table.bots) if not bot]
    ratings = [table.ratings[seat] or 0 for seat in people if seat < len(table.ratings)]
    return len(people) > 1, sum(ratings) / len(ratings) if ratings else 0.0
