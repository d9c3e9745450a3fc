"""Tournaments: open one, run it by facts, watch it live. A role is a link; see docs/server.md."""

from __future__ import annotations

import time
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from fivefold.names import hidden_character
from fivefold.refusals import Refused
from fivefold.server.api.common import (
    NO,
    PICTURE,
    TEXT,
    Answer,
    Body,
    CreatedTournament,
    Id,
    InHouse,
    JsonObject,
    LinkSummary,
    LinkToken,
    NewLinkToken,
    NewVersion,
    Number,
    base_of,
    must_direct,
    named_in,
    qr_svg,
    refuse_banned,
)
from fivefold.server.people.access import action_of, allow, may
from fivefold.server.people.conditions import Case
from fivefold.server.people.links import Link
from fivefold.server.tournaments import desk_acts, removal
from fivefold.server.tournaments.desk_values import Question, Saying
from fivefold.server.tournaments.messages import TournamentMessage
from fivefold.server.tournaments.regulations import checked_regulation
from fivefold.tournaments import PRESETS, Desk, explanation

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])


Role = Literal["director", "arbiter", "desk", "table", "player", "entry", "screen", "spectator"]


class NewDescription(Body):
    """What a tournament says about itself; days as 2026-11-15. `champion` is the title of its winner (TK10)."""

    season: str = Field("", max_length=40, examples=["2010/2011"])
    place: str = Field("", max_length=120, examples=["Cannes"])
    begins: str = Field("", max_length=10, examples=["2011-02-26"])
    ends: str = Field("", max_length=10)
    organiser: str = Field("", max_length=120)
    champion: str = Field("", max_length=80, examples=["Saxon champion"])
    notes: str = Field("", max_length=2000)
    schedule: list[Annotated[str, Field(max_length=140)]] = Field(
        default_factory=list, max_length=60, examples=[["2011-02-26T10:00 Round 1"]]
    )


class NewTournament(Body):
    """A title and a regulation: a preset's name, or its own data."""

    title: str = Field(min_length=1, max_length=200)
    preset: str = Field("", max_length=60, examples=["kingdomino-championship"])
    regulation: JsonObject | None = None
    description: NewDescription = Field(default_factory=dict, validate_default=True)
    public: bool = True
    organiser: str = Field(
        "", max_length=100, description="The director's token of another tournament, whose register of bans holds too."
    )


class TournamentSummary(Answer):
    """A tournament in a list."""

    id: str
    title: str
    status: str
    at: float
    regulation: str = ""
    players: int = 0
    season: str = ""
    place: str = ""
    begins: str = ""
    ends: str = ""


class NewFact(Body):
    """A fact to be said. `seen` is the version that the asker knows; `key` makes sending it twice harmless."""

    kind: str = Field(max_length=40, examples=["result"])
    data: JsonObject = Field(examples=[{"round": 1, "table": 1, "scores": [[1, 55], [2, 40], [3, 48]]}])
    reason: str = Field("", max_length=500)
    key: str = Field("", max_length=100)
    expected_version: int | None = Field(None, alias="seen", ge=0, le=10**9)
    by: int = Field(0, ge=0, le=10**6, description="Who speaks, where a table shares one link.")


class TournamentStep(Body):
    """A step of the whole tournament; `seen` is the version that the asker knows."""

    expected_version: int | None = Field(None, alias="seen", ge=0, le=10**9)
    seed: str = Field("", max_length=100, description="For lots that were drawn in public, with a reason.")
    reason: str = Field("", max_length=500)


class TournamentState(TournamentMessage):
    """Everything about a tournament but its log; `role` is what the asker's link makes of them.

    `table` are the round and the table of a table link. `now` is the house's time, for the clock.
    """

    id: str
    role: Role
    table: tuple[int, int] | None
    entrant: int
    now: float
    archived: bool


class NewRoleLink(Body):
    """A link for a role; a table link is for one table of one round."""

    role: Role
    note: str = Field("", max_length=80)
    entrant: int = Field(0, ge=0, le=10**6, description="Whose link a player's is.")
    round: int = Field(0, ge=0, le=10**6)
    table: int = Field(0, ge=0, le=10**6)


class ScreenTable(BaseModel):
    """A table on the screen, the token of each seat's link, and whose seat it is, in the order of the seats."""

    table: str
    seats: list[str]
    entrants: list[int]


@router.post("", status_code=201, responses=NO, operation_id="createTournament")
async def create(body: NewTournament, house: InHouse) -> CreatedTournament:
    """Open a tournament."""
    if body.regulation is not None:
        regulation = checked_regulation(body.regulation)
    elif body.preset in PRESETS:
        regulation = PRESETS[body.preset]
    else:
        raise Refused(
            "There is no regulation {name}; there are: {names}",
            code="no-such-regulation",
            name=repr(body.preset),
            names=", ".join(PRESETS),
        )
    about = {name: said for name, said in body.description.model_dump().items() if said}
    name, token = await house.office.create(body.title, regulation, about, public=body.public)
    if body.organiser:
        await house.bans.share(name, body.organiser)
    return CreatedTournament(id=name, director=token)


@router.get("", operation_id="listTournaments")
async def listed(
    house: InHouse, limit: int = Query(50, ge=1, le=200), archived: bool = False
) -> list[TournamentSummary]:
    """Public tournaments, the newest first: those that are not archived, or those that are."""
    away, gone = await house.office.archived(), await removal.removed(house.store)
    found = [
        TournamentSummary(
            id=line.stream.removeprefix("tournament/"), **msgspec.json.decode(line.body), status=line.status, at=line.at
        )
        for line in await house.store.headlines("tournament", "", limit + len(away) + len(gone))
    ]
    return [one for one in found if (one.id in away) == archived and one.id not in gone][:limit]


class ArchivedTournament(Body):
    """Is a tournament archived? Then it stands in no list, and all else is as before."""

    archived: bool


@router.post("/{id}/archive", responses=NO, operation_id="archiveTournament")
async def archive(id: Id, body: ArchivedTournament, house: InHouse, link: LinkToken = "") -> ArchivedTournament:
    """Take a tournament out of the lists, or put it back."""
    await must_direct(house, id, link, "archiveTournament")
    await house.office.archive(id, body.archived)
    return body


class RemovedTournament(Answer):
    """A tournament that was deleted: until when its directors can bring it back."""

    until: float


@router.delete("/{id}", responses=NO, operation_id="deleteTournament")
async def delete(id: Id, house: InHouse, link: LinkToken = "") -> RemovedTournament:
    """Delete a tournament: at once for everybody but its directors, for good after thirty days."""
    await must_direct(house, id, link, "deleteTournament")
    return RemovedTournament(until=await removal.remove(await house.office.find(id), time.time()))


@router.post("/{id}/restore", status_code=204, responses=NO, operation_id="restoreTournament", response_class=Response)
async def restore(id: Id, house: InHouse, link: LinkToken = "") -> None:
    """Bring a deleted tournament back."""
    await must_direct(house, id, link, "restoreTournament")
    await removal.restore(await house.office.find(id))


@router.get("/{id}", responses=NO, operation_id="getTournament", response_model=TournamentState)
async def look(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """A tournament: entrants, rounds, tables, standing, and what it waits for."""
    tournament, principal = await house.office.visible(id, link)
    full = may("tournament.read-names", Case(principal, tournament.public))
    view = await tournament.view(full)
    held = principal.link
    about = {
        "id": id,
        "role": held.role if held else "spectator",
        "table": list(held.table) if held and held.table else None,
        "entrant": held.seat or 0 if held else 0,
        "now": time.time(),
        "archived": id in await house.office.archived(),
    }
    # The view is an object that is written already: what is told to this asker alone is put before it.
    body = msgspec.json.encode(about)[:-1] + b"," + view.plain[1:]
    return Response(body, media_type="application/json")


@router.get("/{id}/log", response_class=Response, responses=TEXT, operation_id="getTournamentLog")
async def log(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """The whole log as JSON lines, for those who work at the tournament; `fivefold tournament check` reads it."""
    tournament, principal = await house.office.visible(id, link)
    allow(action_of("getTournamentLog"), Case(principal, tournament.public))
    lines = await house.office.lines_of(id)
    return Response("".join(f"{line}\n" for line in lines), media_type="text/plain; charset=utf-8")


@router.get("/{id}/explain", response_class=Response, responses=TEXT, operation_id="explainStanding")
async def explain(
    id: Id,
    house: InHouse,
    one: Annotated[int, Query(ge=0, le=10**6)],
    other: Annotated[int, Query(ge=0, le=10**6)],
    group: Annotated[str, Query(max_length=10)] = "",
    link: LinkToken = "",
) -> Response:
    """Why one stands before the other."""
    question = Question(action_of("explainStanding"))
    text = await house.office.read(id, link, question, _explained, one, other, group)
    return Response(text, media_type="text/plain; charset=utf-8")


def _explained(desk: Desk, one: int, other: int, group: str) -> str:
    return explanation(desk.tournament, one, other, group)


@router.post("/{id}/facts", responses=NO, operation_id="addFact")
async def say(id: Id, body: NewFact, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Say a fact: an entry, a result, a ruling. What the role of the link does not allow is refused."""
    await refuse_banned(house, id, link, named_in(body.kind, body.data))
    fact = Saying(body.kind, body.data, body.reason, body.key, body.by)
    return NewVersion(version=await house.office.say(id, link, [fact], body.expected_version))


@router.post("/{id}/start", responses=NO, operation_id="startTournament")
async def start(id: Id, body: TournamentStep, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Start with everyone who has checked in, or with all if nobody has."""
    return NewVersion(version=await house.office.change(id, link, desk_acts.start, body.expected_version))


@router.post("/{id}/draw", responses=NO, operation_id="drawRound")
async def draw(id: Id, body: TournamentStep, house: InHouse, link: LinkToken = "") -> NewVersion:
    """Draw the lots that are needed and publish the next round."""
    seed = await house.office.seed(id, body.seed, body.reason)
    return NewVersion(version=await house.office.change(id, link, desk_acts.draw, seed, body.expected_version))


@router.post("/{id}/undo/{number}", responses=NO, operation_id="undoFact")
async def undo(
    id: Id,
    number: Number,
    house: InHouse,
    together: bool = False,
    reason: str = Query("", max_length=500),
    link: LinkToken = "",
) -> NewVersion:
    """Undo a fact; what depends on it is named, or undone together with it."""
    return NewVersion(version=await house.office.change(id, link, desk_acts.undo, number, reason, together))


@router.post("/{id}/tables/{round}/{table}/screen", status_code=201, responses=NO, operation_id="playOnScreen")
async def on_screen(id: Id, round: Number, table: Number, house: InHouse, link: LinkToken = "") -> ScreenTable:
    """Lay a table on the screen for a table of the draw; its result will flow in by itself.

    A player's link gets the token of its own seat only; the others are empty.
    """
    await house.ready()
    question = Question(action_of("playOnScreen"), {"round": round, "table": table})
    board, order = await house.boards.lay(id, link, question, (round, table), again=True)
    tournament, principal = await house.office.visible(id, link)
    names = await tournament.ask(_names, tuple(order))
    own = principal.link.seat if principal.link is not None and principal.link.role == "player" else None
    tokens = [
        await house.boards.seat_link(board, order, entrant, name) if own in (None, entrant) else ""
        for entrant, name in zip(order, names, strict=True)
    ]
    return ScreenTable(table=board, seats=tokens, entrants=order)


def _names(desk: Desk, entrants: tuple[int, ...]) -> list[str]:
    return [desk.tournament.name(entrant) for entrant in entrants]


@router.delete("/{id}/boards/{board}", status_code=204, responses=NO, operation_id="dismissBoard")
async def dismiss(id: Id, board: Id, house: InHouse, link: LinkToken = "") -> None:
    """Let go of a board whose result the tournament has refused."""
    await house.boards.dismiss(id, link, board)


@router.post("/{id}/links", status_code=201, responses=NO, operation_id="createRoleLink")
async def new_link(id: Id, body: NewRoleLink, request: Request, house: InHouse, link: LinkToken = "") -> NewLinkToken:
    """A link for a role; only the director makes them."""
    await must_direct(house, id, link, "createRoleLink")
    where = (body.round, body.table) if body.role == "table" else None
    if where == (0, 0):
        raise Refused("A table link names its round and its table", code="table-missing")
    if (body.role == "player") != bool(body.entrant):
        raise Refused("A player's link names its entrant, and no other does", code="entrant-missing")
    note = " ".join(body.note.split())
    if character := hidden_character(note):
        raise Refused(
            "The name holds a character that cannot be seen or turns the text around: {character}",
            code="hidden-character",
            character=character,
        )
    made = Link("tournament", id, body.role, note, where, body.entrant or None)
    token = await house.links.create(made)
    return NewLinkToken(
        token=token, name=house.links.name(token), path=f"/j/{token}", url=f"{base_of(house, request)}/j/{token}"
    )


@router.get("/{id}/qr", response_class=Response, responses=PICTURE, operation_id="getTournamentQr")
async def qr(id: Id, request: Request, house: InHouse, link: LinkToken = "") -> Response:
    """The address of the public page as a QR code (SVG)."""
    await house.office.visible(id, link)
    return Response(qr_svg(f"{base_of(house, request)}/t/{id}"), media_type="image/svg+xml")


@router.get("/{id}/links", responses=NO, operation_id="listRoleLinks")
async def links(id: Id, house: InHouse, link: LinkToken = "") -> list[LinkSummary]:
    """All links of this tournament; their names open nothing."""
    await must_direct(house, id, link, "listRoleLinks")
    found = await house.links.of("tournament", id)
    return [LinkSummary(name=name, role=one.role, note=one.note, revoked=one.revoked) for name, one in found.items()]


@router.delete("/{id}/links/{name}", status_code=204, responses=NO, operation_id="revokeRoleLink")
async def revoke(id: Id, name: Id, house: InHouse, link: LinkToken = "") -> None:
    """Make a link worthless; whoever watches through it is disconnected."""
    await must_direct(house, id, link, "revokeRoleLink")
    await house.links.revoke("tournament", id, name)
