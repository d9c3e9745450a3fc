"""What an organiser's desk asks besides: history, questions, reasons, many entries at once, lots one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from fivefold.server.api.common import (
    NO,
    Body,
    Id,
    InHouse,
    JsonObject,
    LinkToken,
    NewVersion,
    Number,
    named_in,
    refuse_banned,
)
from fivefold.server.api.computed import answer
from fivefold.server.api.wire import HistoryFacts
from fivefold.server.people.access import action_of, check_part, may
from fivefold.server.people.conditions import Case, NotAllowed
from fivefold.server.tournaments import desk_acts
from fivefold.server.tournaments.desk_values import Question, Saying
from fivefold.server.tournaments.forfeits import due_of
from fivefold.server.tournaments.notices import BY_HAND
from fivefold.tournaments import Desk, NotNow, explain
from fivefold.tournaments.corrections import Elsewhere, sat_elsewhere
from fivefold.tournaments.explain import shown
from fivefold.tournaments.lint import lint
from fivefold.tournaments.log import dead_facts
from fivefold.tournaments.need_views import finding_view
from fivefold.tournaments.shapes import FindingView, OptionView
from fivefold.tournaments.undo import depends_on

router = APIRouter(prefix="/api/tournaments", tags=["desk"])
Place = Annotated[int, Query(ge=0, le=10**6)]


class Dependent(BaseModel):
    """A fact that would have to be undone too, and why."""

    number: int
    kind: str
    why: str


class LintFinding(BaseModel):
    """What the linter found before the start."""

    level: Literal["obstacle", "question", "note"]
    name: str
    text: str
    rule: str
    options: list[OptionView]
    default: str
    facts: dict[str, int | str]


class Comparison(BaseModel):
    """One criterion of a comparison: both values, how they came about, and whether it decides."""

    criterion: str
    rule: str
    first: str | None
    second: str | None
    first_shown: str
    second_shown: str
    first_sum: str
    second_sum: str
    decides: bool


class SeatingChange(BaseModel):
    """Who would have sat elsewhere, had a correction been right from the start."""

    round: int
    entrant: int
    sat_at: int
    would_sit_at: int


class NewEntry(Body):
    """Someone who wants to play."""

    name: str = Field(min_length=1, max_length=80)
    club: str = Field("", max_length=80)
    person: str = Field("", max_length=80)
    rating: int = Field(0, ge=0, le=10**6)
    category: str = Field("", max_length=40, description="An age group or class with a standing of its own.")
    sure: bool = Field(False, description="Enter them though the name looks like that of another entrant.")


class NewEntries(Body):
    """Entries, all or none; the house numbers them. A `key` makes sending them twice harmless."""

    entries: list[NewEntry] = Field(min_length=1, max_length=2000)
    key: str = Field("", max_length=80)


class FactInBatch(Body):
    """A fact among several."""

    kind: str = Field(max_length=40)
    data: JsonObject
    reason: str = Field("", max_length=500)


class NewFacts(Body):
    """Facts that are said together: all or none."""

    facts: list[FactInBatch] = Field(min_length=1, max_length=2000)


class NewLot(Body):
    """A lot: drawn by the house, or its outcome from a hat typed in. `seen` is the version that the asker knows."""

    outcome: list[int] = Field(default_factory=list, max_length=5000)
    seed: str = Field("", max_length=100)
    reason: str = Field("", max_length=500)
    expected_version: int | None = Field(None, alias="seen", ge=0, le=10**9)


class NewNotice(Body):
    """A notice for the wall: clock, message, online, placed."""

    kind: str = Field(max_length=20, examples=["message"])
    data: JsonObject = Field(examples=[{"text": "Round 2 begins at 11."}])


@router.get("/{id}/history", responses=NO, operation_id="getHistory", response_model=HistoryFacts)
async def history(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """Every fact, the newest first; what was undone is marked. Names and reasons only for those at the desk."""
    tournament, principal = await house.office.visible(id, link)
    full = may("tournament.read-everything", Case(principal, tournament.public))
    return answer(await house.office.read(id, link, Question(action_of("getHistory")), _history, full))


PRIVATE: Final = {"person": None, "text": ""}
"""Parts of facts that only those at the desk see, and what stands there for others; None: nothing."""


def _history(desk: Desk, full: bool) -> bytes:
    facts = desk.log.facts
    dead = dead_facts(facts)
    return msgspec.json.encode(
        [
            {
                "number": fact.number,
                "kind": fact.kind,
                "data": fact.data if full else _public(fact.data),
                "time": fact.time,
                "actor": fact.actor if full else fact.actor.partition(" ")[0],
                "reason": fact.reason if full else "",
                "undone": fact.number in dead,
            }
            for fact in reversed(facts)
        ]
    )


def _public(data: Mapping[str, object]) -> dict[str, object]:
    shown = {name: PRIVATE.get(name, value) for name, value in data.items()}
    return {name: value for name, value in shown.items() if value is not None}


@router.get("/{id}/undo/{number}", responses=NO, operation_id="listDependents")
async def dependents(id: Id, number: Number, house: InHouse, link: LinkToken = "") -> list[Dependent]:
    """What would have to be undone together with a fact."""
    found = await house.office.read(id, link, Question(action_of("listDependents")), _dependents, number)
    return [Dependent(number=one[0], kind=one[1], why=one[2]) for one in found]


def _dependents(desk: Desk, number: int) -> list[tuple[int, str, str]]:
    return [(found.fact.number, found.fact.kind, found.why) for found in depends_on(desk.log, number)]


@router.get("/{id}/seating-changes/{number}", responses=NO, operation_id="listSeatingChanges")
async def elsewhere(id: Id, number: Number, house: InHouse, link: LinkToken = "") -> list[SeatingChange]:
    """Who would have sat elsewhere in published rounds, had a correction been right from the start."""
    found = await house.office.read(id, link, Question(action_of("listSeatingChanges")), _elsewhere, number)
    return [SeatingChange(**msgspec.to_builtins(one)) for one in found]


def _elsewhere(desk: Desk, number: int) -> list[Elsewhere]:
    return list(sat_elsewhere(desk.log, number))


@router.get("/{id}/lint", responses=NO, operation_id="lintTournament")
async def questions(id: Id, house: InHouse, link: LinkToken = "") -> list[LintFinding]:
    """Every question that the regulation leaves open for those who are entered (or checked in, once anyone is)."""
    found = await house.office.read(id, link, Question(action_of("lintTournament")), _linted)
    return [LintFinding(**finding) for finding in found]


def _linted(desk: Desk) -> list[FindingView]:
    tournament = desk.tournament
    there = [e for e in tournament.players if e.state == "checked-in"] or tournament.players
    found = lint(tournament.rules, len(there), dict(tournament.answers), len(tournament.fillers))
    return [finding_view(finding) for finding in found]


@router.get("/{id}/compare", responses=NO, operation_id="compareEntrants")
async def why(
    id: Id,
    house: InHouse,
    one: Place,
    other: Place,
    group: Annotated[str, Query(max_length=10)] = "",
    link: LinkToken = "",
) -> list[Comparison]:
    """Why one stands before the other: the criteria from the first to the one that decides."""
    question = Question(action_of("compareEntrants"))
    return await house.office.read(id, link, question, _comparisons, one, other, group)


def _comparisons(desk: Desk, one: int, other: int, group: str) -> list[Comparison]:
    return [
        Comparison(
            criterion=c.criterion,
            rule=c.rule,
            first=None if c.first is None else str(c.first),
            second=None if c.second is None else str(c.second),
            first_shown=shown(c.first, c.criterion),
            second_shown=shown(c.second, c.criterion),
            first_sum=c.first_sum,
            second_sum=c.second_sum,
            decides=c.decides,
        )
        for c in explain(desk.tournament, one, other, group)
    ]


@router.post("/{id}/entries", status_code=201, responses=NO, operation_id="addEntries")
async def enter(id: Id, body: NewEntries, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Enter people, all or none; the house gives them their numbers."""
    entries = tuple({name: value for name, value in one.model_dump().items() if value} for one in body.entries)
    await refuse_banned(house, id, link, list(entries))
    return NewVersion(version=await house.office.change(id, link, desk_acts.enter, entries, body.key))


@router.post("/{id}/facts/together", responses=NO, operation_id="addFacts")
async def together(id: Id, body: NewFacts, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Say several facts: all of them, or none. Each is allowed or refused as if the ones before it had been said."""
    await refuse_banned(house, id, link, [one for fact in body.facts for one in named_in(fact.kind, fact.data)])
    facts = [Saying(fact.kind, fact.data, fact.reason) for fact in body.facts]
    return NewVersion(version=await house.office.say(id, link, facts))


@router.post("/{id}/lot", responses=NO, operation_id="drawLot")
async def lot(id: Id, body: NewLot, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Draw the one lot that is wanted now, or write down how it fell from the hat."""
    seed = await house.office.seed(id, body.seed, body.reason)
    arguments = (tuple(body.outcome), seed, body.expected_version)
    return NewVersion(version=await house.office.change(id, link, desk_acts.lot, *arguments))


@router.post("/{id}/notices", responses=NO, operation_id="postNotice")
async def post_notice(id: Id, body: NewNotice, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Hang up a notice: the round's clock, a message, the times for players at home, a fixed place, ratings."""
    if body.kind not in BY_HAND:
        raise NotNow("The notices are {kinds}", code="no-such-notice", kinds=", ".join(BY_HAND))
    if body.kind == "rated":
        check_part("person.register", house.settings.parts)
    return NewVersion(version=await house.office.post(id, link, body.kind, body.data))


class DueTable(BaseModel):
    """A table that has not begun on the screen: its last moment, who has come and who has not."""

    round: int
    table: int
    deadline: float
    came: list[int]
    absent: list[int]


@router.get("/{id}/due", responses=NO, operation_id="listDueTables")
async def due(id: Id, house: InHouse, link: LinkToken = "") -> list[DueTable]:
    """With players at home: the tables that have not begun, for reminders."""
    await house.ready()
    tournament, _ = await house.office.visible(id, link)
    return [DueTable(**msgspec.to_builtins(one)) for one in await due_of(house.hall, tournament)]


class ScreenSeat(BaseModel):
    """A board on the screen, and the token of one's own seat."""

    table: str
    token: str


@router.post("/{id}/tables/{round}/{table}/seat", responses=NO, operation_id="takeSeatOnScreen")
async def seat(
    id: Id, round: Number, table: Number, entrant: Annotated[int, Query(ge=1)], house: InHouse, link: LinkToken = ""
) -> ScreenSeat:
    """One's seat at the board of a table; the board is laid when the first one asks."""
    await house.ready()
    question = Question(action_of("takeSeatOnScreen"), {"round": round, "table": table}, entrant)
    board, order = await house.boards.lay(id, link, question, (round, table), again=False)
    if entrant not in order:
        raise NotAllowed("{name} does not sit at this table", code="other-table", name=entrant)
    tournament, _ = await house.office.visible(id, link)
    name = await tournament.ask(_name, entrant)
    return ScreenSeat(table=board, token=await house.boards.seat_link(board, order, entrant, name))


def _name(desk: Desk, entrant: int) -> str:
    return desk.tournament.name(entrant)
