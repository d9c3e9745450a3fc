"""Reports, and the moderators' desk."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from fivefold.live.decide import clean
from fivefold.server.api.common import NO, Answer, Asker, Body, Guest, Id, InHouse, Named, person_named
from fivefold.server.people.access import action_of, allow
from fivefold.server.people.accounts import Person
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.people.conduct import Act
from fivefold.server.people.contacts import Somebody
from fivefold.server.tables.rename import new_name, rename

router = APIRouter(prefix="/api/moderation", tags=["moderation"])


class NewReport(Named):
    """Who is reported, and why; what was said at the table is kept as evidence."""

    text: str = Field(min_length=1, max_length=1000)


class Reason(Body):
    """Why something is done; whoever reads the log reads it."""

    text: str = Field("", max_length=500)


class NewHouseBan(Reason):
    """A ban for some days; 0: for good. Who is banned reads the text."""

    days: int = Field(ge=0, le=3650)


class NewName(Reason):
    """The name that somebody gets, in the place of one that cannot stay."""

    name: str = Field(min_length=1, max_length=60)


class HeardLine(Answer):
    """A line of talk, as evidence."""

    name: str
    text: str
    at: float


class ActView(Answer):
    """A line of the log; `person` names the one it is about in addresses."""

    kind: str
    at: float
    by: str
    id: str
    person: str
    name: str
    table: str
    text: str
    lines: list[HeardLine]
    until: float
    renamed: str


class ModerationDesk(Answer):
    """What a moderator sees: open reports, bans, tables without talk, and the end of the log, newest first."""

    reports: list[ActView]
    bans: list[ActView]
    closed: list[str]
    log: list[ActView]


def _view(act: Act) -> ActView:
    return ActView(
        kind=act.kind,
        at=act.at,
        by=act.by_name,
        id=act.id,
        person=Somebody(act.who, act.name).id if act.who else "",
        name=act.name,
        table=act.table,
        text=act.text,
        lines=[HeardLine(name=line.name, text=line.text, at=line.at) for line in act.lines],
        until=act.until,
        renamed=act.renamed,
    )


async def the_moderator(request: Request, house: InHouse, asker: Asker) -> Person:
    """Who asks, if the operator has named them a moderator."""
    await house.ready()
    moderator = await house.is_moderator(asker)
    operation = getattr(request.scope["route"], "operation_id", "")
    allow(action_of(operation), Case(Principal(asker.who, moderator=moderator)))
    return asker


Moderator = Annotated[Person, Depends(the_moderator)]


def _by(person: Person) -> Somebody:
    return Somebody(person.who, person.account or "guest")


@router.post("/reports", status_code=204, responses=NO, operation_id="reportPerson", response_class=Response)
async def report(body: NewReport, house: InHouse, guest: Guest) -> None:
    """Report somebody; a moderator reads it."""
    await house.ready()
    other = await person_named(house, guest.who, body)
    table = (body.table, (await house.hall.visible(body.table, guest.who)).table) if body.table else None
    await house.moderation.report(_by(guest), other, clean(body.text), table)


@router.get("", responses=NO, operation_id="getModeration")
async def desk(house: InHouse, moderator: Moderator) -> ModerationDesk:
    """The moderators' desk."""
    state = await house.moderation.state()
    return ModerationDesk(
        reports=[_view(act) for act in state.reports.values()],
        bans=[_view(act) for act in state.bans.values()],
        closed=sorted(state.closed),
        log=[_view(act) for act in reversed(state.log)],
    )


@router.post(
    "/reports/{report}/decide", status_code=204, responses=NO, operation_id="decideReport", response_class=Response
)
async def decide(report: Id, body: Reason, house: InHouse, moderator: Moderator) -> None:
    """A report is read, and nothing more follows."""
    await house.moderation.decide(_by(moderator), report, clean(body.text))


@router.post("/reports/{report}/ban", status_code=204, responses=NO, operation_id="banPerson", response_class=Response)
async def ban(report: Id, body: NewHouseBan, house: InHouse, moderator: Moderator) -> None:
    """Ban whom a report is about."""
    await house.lobby.send_away(await house.moderation.ban(_by(moderator), report, body.days, clean(body.text)))


@router.post(
    "/reports/{report}/rename", status_code=204, responses=NO, operation_id="renamePerson", response_class=Response
)
async def give_name(report: Id, body: NewName, house: InHouse, moderator: Moderator) -> None:
    """Give whom a report is about another name: wherever the old one stands, but in the log."""
    about = await house.moderation.about(report)
    new = await new_name(house.people, about.who, body.name)
    await house.lobby.send_away(about.who)
    for stream in await rename(house.people, house.store, about, new, clean(body.text)):
        await house.read_again(stream)
    await house.moderation.renamed(_by(moderator), report, new, clean(body.text))


@router.delete("/bans/{person}", status_code=204, responses=NO, operation_id="unbanPerson", response_class=Response)
async def unban(person: Id, house: InHouse, moderator: Moderator) -> None:
    """Let somebody play again."""
    await house.moderation.unban(_by(moderator), person, "")


@router.post("/talk/{table}", status_code=204, responses=NO, operation_id="closeTalk", response_class=Response)
async def close_talk(table: Id, body: Reason, house: InHouse, moderator: Moderator) -> None:
    """Close the talk of a table."""
    await house.hall.find(table)
    await house.moderation.close_talk(_by(moderator), table, clean(body.text), closed=True)


@router.delete("/talk/{table}", status_code=204, responses=NO, operation_id="openTalk", response_class=Response)
async def open_talk(table: Id, house: InHouse, moderator: Moderator) -> None:
    """Open the talk of a table again."""
    await house.moderation.close_talk(_by(moderator), table, "", closed=False)
