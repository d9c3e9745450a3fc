"""What an organiser's desk asks besides: history, questions, reasons, many entries at once, lots one by one."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from fivefold.server.api.asking import NO, Body, Id, InHouse, JsonObject, LinkToken
from fivefold.server.api.tournaments import Number, Said, entered, must_direct, refuse_banned
from fivefold.server.forfeits import due_of
from fivefold.server.links import Link
from fivefold.server.notices import BY_HAND
from fivefold.server.office import stamp
from fivefold.server.roles import NotYourRole, check_role
from fivefold.tournaments import Desk, NotNow, explain
from fivefold.tournaments.corrections import sat_elsewhere
from fivefold.tournaments.explain import shown
from fivefold.tournaments.fold import dead_facts
from fivefold.tournaments.lint import lint
from fivefold.tournaments.needs import LotNeeded
from fivefold.tournaments.undo import depends_on

router = APIRouter(prefix="/api/tournaments", tags=["desk"])
Place = Annotated[int, Query(ge=0, le=10**6)]


class FactLine(BaseModel):
    """A fact in the history."""

    number: int
    kind: str
    data: dict[str, Any]
    time: str
    actor: str
    reason: str
    undone: bool


class Hanging(BaseModel):
    """A fact that would have to be undone too, and why."""

    number: int
    kind: str
    why: str


class Answer(BaseModel):
    """A possible answer; `facts` fill its sentence."""

    answer: str
    text: str
    facts: dict[str, int | str]


class Question(BaseModel):
    """What the linter found before the start."""

    level: Literal["obstacle", "question", "note"]
    name: str
    text: str
    rule: str
    options: list[Answer]
    default: str
    facts: dict[str, int | str]


class Reason(BaseModel):
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


class Elsewhere(BaseModel):
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


class NewEntries(Body):
    """Entries, all or none; the house numbers them. A `key` makes sending them twice harmless."""

    entries: list[NewEntry] = Field(min_length=1, max_length=2000)
    key: str = Field("", max_length=80)


class OneFact(Body):
    """A fact among several."""

    kind: str = Field(max_length=40)
    data: JsonObject
    reason: str = Field("", max_length=500)


class NewFacts(Body):
    """Facts that are said together: all or none."""

    facts: list[OneFact] = Field(min_length=1, max_length=2000)


class NewLot(Body):
    """A lot: drawn by the house, or from a hat with its outcome typed in. `seen` is the version before one's eyes."""

    outcome: list[int] = Field(default_factory=list, max_length=5000)
    seed: str = Field("", max_length=100)
    seen: int | None = Field(None, ge=0, le=10**9)


class NewNotice(Body):
    """A notice for the wall: clock, message, online, placed."""

    kind: str = Field(max_length=20, examples=["message"])
    data: JsonObject = Field(examples=[{"text": "Round 2 begins at 11."}])


@router.get("/{id}/history", responses=NO, operation_id="getHistory")
async def history(id: Id, house: InHouse, link: LinkToken = "") -> list[FactLine]:
    """Every fact, the newest first; what was undone is marked."""
    seen, _ = await entered(house, id, link)
    facts = seen.desk.log.facts
    dead = dead_facts(facts)
    return [
        FactLine(
            number=fact.number,
            kind=fact.kind,
            data={} if fact.kind in ("opened", "regulated") else dict(fact.data),
            time=fact.time,
            actor=fact.actor,
            reason=fact.reason,
            undone=fact.number in dead,
        )
        for fact in reversed(facts)
    ]


@router.get("/{id}/undo/{number}", responses=NO, operation_id="whatHangsOnIt")
async def hanging(id: Id, number: Number, house: InHouse, link: LinkToken = "") -> list[Hanging]:
    """What would have to be undone together with a fact."""
    seen, _ = await entered(house, id, link)
    return [
        Hanging(number=found.fact.number, kind=found.fact.kind, why=found.why)
        for found in depends_on(seen.desk.log, number)
    ]


@router.get("/{id}/elsewhere/{number}", responses=NO, operation_id="whoSatElsewhere")
async def elsewhere(id: Id, number: Number, house: InHouse, link: LinkToken = "") -> list[Elsewhere]:
    """Who would have sat elsewhere in published rounds, had a correction been right from the start."""
    seen, _ = await entered(house, id, link)
    return [Elsewhere(**msgspec.to_builtins(one)) for one in sat_elsewhere(seen.desk.log, number)]


@router.get("/{id}/lint", responses=NO, operation_id="lintTournament")
async def questions(id: Id, house: InHouse, link: LinkToken = "") -> list[Question]:
    """Every question that the regulation leaves open for those who are entered (or checked in, once anyone is)."""
    seen, _ = await entered(house, id, link)
    tournament = seen.desk.tournament
    there = [e for e in tournament.players if e.state == "checked-in"] or tournament.players
    found = lint(tournament.rules, len(there), dict(tournament.answers), len(tournament.fillers))
    return [Question(**msgspec.to_builtins(finding)) for finding in found]


@router.get("/{id}/why", responses=NO, operation_id="whyBefore")
async def why(
    id: Id,
    house: InHouse,
    one: Place,
    other: Place,
    group: Annotated[str, Query(max_length=10)] = "",
    link: LinkToken = "",
) -> list[Reason]:
    """Why one stands before the other: the criteria from the first to the one that decides."""
    seen, _ = await entered(house, id, link)
    return [
        Reason(
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
        for c in explain(seen.desk.tournament, one, other, group)
    ]


@router.post("/{id}/entries", status_code=201, responses=NO, operation_id="enterMany")
async def enter(id: Id, wish: NewEntries, house: InHouse, link: LinkToken = "") -> Said:
    """Enter people, all or none; the house gives them their numbers."""
    _, held = await entered(house, id, link)
    actor = check_role(held, "entered", {})
    if held is not None and held.role == "entry" and len(wish.entries) > 1:
        raise NotYourRole("One enters oneself", code="not-your-role")
    await refuse_banned(house, id, held, [entry.model_dump() for entry in wish.entries])

    def act(desk: Desk) -> Desk:
        known = {fact.key for fact in desk.log.facts}
        number = max(desk.tournament.entrants, default=0)
        for count, entry in enumerate(wish.entries, 1):
            key = f"{wish.key}/{count}" if wish.key else ""
            if key and key in known:
                continue
            number += 1
            data = {name: value for name, value in entry.model_dump().items() if value}
            desk = desk.say("entered", {"entrant": number, **data}, actor=actor, time=stamp(), key=key)
        return desk

    return Said(version=await house.office.do(id, act))


@router.post("/{id}/facts/together", responses=NO, operation_id="sayFacts")
async def together(id: Id, wish: NewFacts, house: InHouse, link: LinkToken = "") -> Said:
    """Say several facts: all of them, or none."""
    seen, held = await entered(house, id, link)
    actors = [check_role(held, fact.kind, fact.data, seen.desk.tournament) for fact in wish.facts]
    await refuse_banned(house, id, held, [fact.data for fact in wish.facts if fact.kind == "entered"])

    def act(desk: Desk) -> Desk:
        for fact, actor in zip(wish.facts, actors, strict=True):
            desk = desk.say(fact.kind, fact.data, actor=actor, time=stamp(), reason=fact.reason)
        return desk

    return Said(version=await house.office.do(id, act))


@router.post("/{id}/lot", responses=NO, operation_id="drawLot")
async def lot(id: Id, wish: NewLot, house: InHouse, link: LinkToken = "") -> Said:
    """Draw the one lot that is wanted now, or write down how it fell from the hat."""
    _, held = await entered(house, id, link)
    actor = check_role(held, "lot", {})
    seed = wish.seed or house.office.new_seed()

    def act(desk: Desk) -> Desk:
        wanted = desk.need()
        if not isinstance(wanted, LotNeeded):
            raise NotNow("No lot is wanted now", code="no-lot")
        if not wish.outcome:
            return desk.lot(wanted, seed=seed, actor=actor, time=stamp())
        data = {"purpose": wanted.purpose, "candidates": list(wanted.candidates), "outcome": wish.outcome}
        return desk.say("lot", data, actor=actor, time=stamp(), seen=wish.seen)

    return Said(version=await house.office.do(id, act))


@router.post("/{id}/notices", responses=NO, operation_id="hangNotice")
async def hang(id: Id, wish: NewNotice, house: InHouse, link: LinkToken = "") -> Said:
    """Hang up a notice: the round's clock, a message, the times for players at home, a fixed place."""
    await must_direct(house, id, link)
    if wish.kind not in BY_HAND:
        raise NotNow("The notices are {kinds}", code="no-such-notice", kinds=", ".join(BY_HAND))
    return Said(version=await house.office.hang(id, wish.kind, wish.data))


class DueLine(BaseModel):
    """A table that has not begun on the screen: its last moment, who has come and who has not."""

    round: int
    table: int
    deadline: float
    came: list[int]
    absent: list[int]


@router.get("/{id}/due", responses=NO, operation_id="getDueTables")
async def due(id: Id, house: InHouse, link: LinkToken = "") -> list[DueLine]:
    """With players at home: the tables that have not begun, for reminders."""
    await house.ready()
    seen, _ = await entered(house, id, link)
    return [DueLine(**msgspec.to_builtins(one)) for one in await due_of(house.office, seen)]


class Seated(BaseModel):
    """A board on the screen, and the token of one's own seat."""

    table: str
    token: str


@router.post("/{id}/tables/{round}/{table}/seat", responses=NO, operation_id="takeSeatOnScreen")
async def seat(
    id: Id, round: Number, table: Number, entrant: Annotated[int, Query(ge=1)], house: InHouse, link: LinkToken = ""
) -> Seated:
    """One's seat at the board of a table; the board is laid when the first one asks."""
    await house.ready()
    seen, held = await entered(house, id, link)
    check_role(held, "result", {"round": round, "table": table}, seen.desk.tournament, entrant)
    if held is not None and held.role == "player" and held.seat != entrant:
        raise NotYourRole("This is another player's seat", code="other-table")
    board, order = await house.office.board_of(id, (round, table))
    if entrant not in order:
        raise NotYourRole("{name} does not sit at this table", code="other-table", name=entrant)
    name = seen.desk.tournament.name(entrant)
    token = await house.links.create(Link("table", board, "seat", name, seat=order.index(entrant)))
    return Seated(table=board, token=token)
