"""Katamino's puzzles: the printed series, and what can still be done with a filling."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from fivefold.games.katamino.daily import LARGEST, SMALLEST
from fivefold.games.katamino.own_series import one_series
from fivefold.games.katamino.series import LEAFLET, tables
from fivefold.games.options import write_options
from fivefold.server.api.common import PICTURE, Body, InHouse, base_of, qr_svg
from fivefold.server.api.computed import COMPUTED, Asks, answer
from fivefold.server.engines.game_tasks import grade_series, look_ahead, new_penta, new_series

router = APIRouter(prefix="/api/katamino", tags=["games"])


class KataminoPenta(BaseModel):
    """One PENTA of a series: what a table is created with, and how many solutions there are, with mirror images
    counted and without.
    """

    penta: int
    pieces: list[int]
    options: str
    solutions: int
    distinct: int


class KataminoSeries(BaseModel):
    """A line of the grid (KT4)."""

    name: str
    pentas: list[KataminoPenta]


class OwnSeries(Body):
    """A series of one's own as text (KT5)."""

    text: str = Field(max_length=200, examples=["mine: 2 3 6 11 | 8 4"])


class GradedPenta(KataminoPenta):
    """A PENTA of a series of one's own; grade 1 is as easy as the easiest printed ones, 10 as hard as the hardest."""

    grade: int


class CheckedSeries(BaseModel):
    """A series whose every PENTA can be made, and the text that means it."""

    name: str
    text: str
    pentas: list[GradedPenta]


class SeriesWish(Body):
    """A new series by lot; the same seed gives the same one."""

    name: str = Field("", max_length=20, examples=["mine"])
    seed: int = Field(ge=0, le=2**53)


class PentaWish(Body):
    """A new PENTA by lot, of this size and about this grade; the same seed gives the same one."""

    penta: int = Field(ge=SMALLEST, le=LARGEST)
    grade: int = Field(ge=1, le=10)
    seed: int = Field(ge=0, le=2**53)


class NewPenta(BaseModel):
    """A PENTA with one solution: what a table is created with, its grade, and how many pieces lie already."""

    options: str
    position: str
    grade: int
    given: int
    pieces: int


class KataminoPuzzle(Body):
    """A puzzle and what lies in it."""

    options: str = Field("", max_length=400, examples=["A4"])
    position: str = Field("", max_length=400, examples=["Y.../Y.../YY../Y..L/LLLL"])


class KataminoProspect(BaseModel):
    """How many solutions go on from a filling, and a way on: the steps of a piece to lay or to take up."""

    solutions: int
    hint: list[str] | None
    after: int


@router.get("/series", operation_id="listSeries")
async def series() -> list[KataminoSeries]:
    """The leaflet's grid A–L: 96 PENTAs."""
    return _series()


@lru_cache
def _series() -> list[KataminoSeries]:
    return [
        KataminoSeries(
            name=line.name,
            pentas=[
                KataminoPenta(
                    penta=step.penta,
                    pieces=list(step.numbers),
                    options=write_options(line.options(step.penta)),
                    solutions=step.count.solutions,
                    distinct=step.count.distinct,
                )
                for step in line.steps()
            ],
        )
        for line in tables()[LEAFLET]
    ]


@router.post("/series", response_model=CheckedSeries, responses=COMPUTED, operation_id="checkSeries")
async def check(body: OwnSeries, caller: Asks) -> Response:
    """Can every PENTA of this series be made, and how hard is each?"""
    return answer(await caller.chore(grade_series, body.text))


@router.post("/series/new", response_model=CheckedSeries, responses=COMPUTED, operation_id="makeSeries")
async def make_series(body: SeriesWish, caller: Asks) -> Response:
    """A series from PENTA 4 to 11 in which every step is harder than the one before (KT5)."""
    return answer(await caller.chore(new_series, body.name, body.seed))


@router.post("/puzzle", response_model=NewPenta, responses=COMPUTED, operation_id="makePenta")
async def make_penta(body: PentaWish, caller: Asks) -> Response:
    """A PENTA with one solution, as near to the wanted grade as a few tries come."""
    return answer(await caller.chore(new_penta, body.penta, body.grade, body.seed))


@router.get("/series/qr", response_class=Response, responses=PICTURE, operation_id="getSeriesQr")
async def series_qr(request: Request, house: InHouse, text: str = Query(max_length=200)) -> Response:
    """The link that shares a series, as a QR code (SVG)."""
    series = one_series(text)
    address = f"{base_of(house, request)}/katamino?series={quote(str(series))}"
    return Response(qr_svg(address), media_type="image/svg+xml")


@router.post("/prospect", response_model=KataminoProspect, responses=COMPUTED, operation_id="getProspect")
async def prospect(body: KataminoPuzzle, caller: Asks) -> Response:
    """Can this still be solved, and how could one go on?"""
    return answer(await caller.chore(look_ahead, body.options, body.position))
