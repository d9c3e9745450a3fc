"""One's own tables, and vacation."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field

from fivefold.live.shapes import Phase, SeatView
from fivefold.live.views import common
from fivefold.refusals import Forbidden, Refused, TooMany
from fivefold.server.api.common import NO, Asker, Body, InHouse
from fivefold.server.house import House
from fivefold.server.people.accounts import Person
from fivefold.server.slow.player import Player
from fivefold.server.slow.vacation import DAYS_A_YEAR, taken, year_of
from fivefold.server.tables.open_table import OpenTable, own_key

router = APIRouter(prefix="/api/me", tags=["slow games"])

MOST_TABLES = 200
LATEST = 4e9
"""A moment that a body may name, in seconds since 1970."""


class OwnTable(BaseModel):
    """A table at which one sits and that is not over; `left` are the seconds that whoever moves still has."""

    id: str
    game: str
    title: str
    phase: Phase
    clock: str
    seats: list[SeatView]
    you: list[int]
    to_move: int | None
    your_turn: bool
    left: float | None
    falls: float | None


class NewVacation(Body):
    """From when until when, in seconds since 1970."""

    begin: float = Field(ge=0, le=LATEST, allow_inf_nan=False)
    until: float = Field(ge=0, le=LATEST, allow_inf_nan=False)


class VacationView(BaseModel):
    """A vacation: `planned`, `now` or `over`."""

    begin: float
    until: float
    state: str


class OwnVacations(BaseModel):
    """One's vacations, and the days that are left by year (UTC), of `days` a year."""

    days: int
    left: dict[str, float]
    vacations: list[VacationView]


def signed_in(house: House, asker: Person) -> str:
    """The one who asks, who must be somebody and not change things all the time."""
    if not asker.who:
        raise Forbidden("Sit down at a table or sign in first", code="nobody-yet")
    return asker.who


def slowly(house: House, who: str) -> None:
    """Refuse who changes vacations and wishes all the time."""
    if not house.security.changes.take(who):
        raise TooMany("Too many changes; wait a while", code="too-many-changes")


@router.get("/tables", responses=NO, operation_id="listOwnTables")
async def own_tables(house: InHouse, asker: Asker) -> list[OwnTable]:
    """The tables at which I sit: first those that wait for me, the shortest time first."""
    await house.ready()
    if not asker.who:
        return []
    lines = []
    start = own_key(asker.who)
    for key in list(await house.store.entries(start))[-MOST_TABLES:]:
        try:
            found = await house.hall.find(key.removeprefix(start))
        except Refused:
            continue  # parked; the others are shown
        if found.table.phase != "over" and found.table.seats_of(asker.who):
            lines.append(_line(found, asker.who))
    return sorted(lines, key=lambda line: (not line.your_turn, line.falls or float("inf")))


def _line(found: OpenTable, who: str) -> OwnTable:
    table, now = found.table, found.now()
    seen = common(table, now)
    you = list(table.seats_of(who))
    falls = seen["clock"]["falls"]
    mover = table.to_move if table.to_move is not None and table.to_move >= 0 else None
    return OwnTable(
        id=found.name,
        game=table.setting.game,
        title=table.setting.title,
        phase=table.phase,
        clock=seen["clock"]["control"],
        seats=seen["seats"],
        you=you,
        to_move=table.to_move,
        your_turn=table.phase == "playing" and table.to_move in you,
        left=None if falls is None or mover is None else seen["clock"]["left"][mover],
        falls=falls,
    )


@router.get("/vacation", responses=NO, operation_id="getVacation")
async def vacation(house: InHouse, asker: Asker) -> OwnVacations:
    """My vacations."""
    return _vacations(house, await house.players.current(signed_in(house, asker)))


@router.post("/vacation", status_code=201, responses=NO, operation_id="addVacation")
async def rest(body: NewVacation, house: InHouse, asker: Asker) -> OwnVacations:
    """Take a vacation: with days for each move, nobody's time runs while they rest."""
    await house.ready()
    who = signed_in(house, asker)
    slowly(house, who)
    return _vacations(house, await house.players.rest(who, body.begin, body.until))


@router.delete("/vacation/{begin}", responses=NO, operation_id="endVacation")
async def end(begin: Annotated[int, Path(ge=0, le=int(LATEST))], house: InHouse, asker: Asker) -> OwnVacations:
    """End a vacation now, or take one back; `begin` is the second in which it begins."""
    await house.ready()
    who = signed_in(house, asker)
    slowly(house, who)
    return _vacations(house, await house.players.end_rest(who, begin))


def _vacations(house: House, player: Player) -> OwnVacations:
    now = house.clock.now()
    years = (year_of(now), year_of(now) + 1)
    return OwnVacations(
        days=DAYS_A_YEAR,
        left={str(year): max(0.0, round(DAYS_A_YEAR - taken(player.vacations, year), 3)) for year in years},
        vacations=[
            VacationView(begin=one.begin, until=one.until, state=one.state(now)) for one in player.vacations[-30:]
        ],
    )
