"""Tournaments: open one, run it by facts, watch it live. A role is a link; see docs/server.md."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, Field

from fivefold.games.core import Refused
from fivefold.server.api.asking import NO, PICTURE, TEXT, Body, Id, InHouse, JsonObject, LinkToken
from fivefold.server.api.tables import LinkLine, LinkMade, qr_svg
from fivefold.server.links import Link
from fivefold.server.office import NoSuchTournament, Seen, stamp
from fivefold.server.onscreen import setting_of
from fivefold.server.roles import NotYourRole, check_role
from fivefold.tournaments import PRESETS, explanation, read_regulation, write_log, write_regulation

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
Number = Annotated[int, Path(ge=1, le=10**6)]


class NewTournament(Body):
    """A title and a regulation: a preset's name, or its own data."""

    title: str = Field(min_length=1, max_length=200)
    preset: str = Field("", max_length=60, examples=["kingdomino-championship"])
    regulation: JsonObject | None = None
    public: bool = True
    organiser: str = Field(
        "", max_length=100, description="The director's token of another tournament, whose register of bans holds too."
    )


class Opened(BaseModel):
    """A new tournament; `director` is the token of the link that may do everything. It is told only now."""

    id: str
    director: str


class TournamentLine(BaseModel):
    """A tournament in a list."""

    id: str
    title: str
    status: str
    at: float
    regulation: str = ""
    players: int = 0


class NewFact(Body):
    """A fact to be said. `seen` is the version before one's eyes; `key` makes sending it twice harmless."""

    kind: str = Field(max_length=40, examples=["result"])
    data: JsonObject = Field(examples=[{"round": 1, "table": 1, "scores": [[1, 55], [2, 40], [3, 48]]}])
    reason: str = Field("", max_length=500)
    key: str = Field("", max_length=100)
    seen: int | None = Field(None, ge=0, le=10**9)
    by: int = Field(0, ge=0, le=10**6, description="Who speaks, where a table shares one link.")


class Step(Body):
    """A step of the whole tournament; `seen` is the version before one's eyes."""

    seen: int | None = Field(None, ge=0, le=10**9)
    seed: str = Field("", max_length=100, description="For lots that were drawn in public.")


class Said(BaseModel):
    """It is written down; the tournament stands at this version."""

    version: int


class TournamentState(BaseModel):
    """Everything about a tournament but its log; `role` is what the asker's link makes of them.

    `wall` are the notices: the clock, a message, boards on the screen. `now` is the house's time, for the clock.
    """

    id: str
    v: int
    n: int
    role: str
    table: list[int] | None
    entrant: int
    data: dict[str, Any]
    need: dict[str, Any]
    wall: dict[str, Any]
    now: float


class NewRole(Body):
    """A link for a role; a table link is for one table of one round."""

    role: Literal["director", "arbiter", "desk", "table", "player", "entry", "screen", "spectator"]
    note: str = Field("", max_length=80)
    entrant: int = Field(0, ge=0, le=10**6, description="Whose link a player's is.")
    round: int = Field(0, ge=0, le=10**6)
    table: int = Field(0, ge=0, le=10**6)


class OnScreen(BaseModel):
    """A table on the screen, the token of each seat's link, and whose seat it is, in the order of the seats."""

    table: str
    seats: list[str]
    entrants: list[int]


@router.get("/presets", operation_id="listRegulations")
async def presets() -> dict[str, dict[str, Any]]:
    """The regulations that come with the house."""
    return {name: write_regulation(preset) for name, preset in PRESETS.items()}


@router.post("", status_code=201, responses=NO, operation_id="createTournament")
async def create(wish: NewTournament, house: InHouse) -> Opened:
    """Open a tournament."""
    if wish.regulation is not None:
        regulation = read_regulation(wish.regulation)
    elif wish.preset in PRESETS:
        regulation = PRESETS[wish.preset]
    else:
        raise Refused(
            "There is no regulation {name}; there are: {names}",
            code="no-such-regulation",
            name=repr(wish.preset),
            names=", ".join(PRESETS),
        )
    name, token = await house.office.create(wish.title, regulation, public=wish.public)
    if wish.organiser:
        await house.bans.share(name, wish.organiser)
    return Opened(id=name, director=token)


@router.get("", operation_id="listTournaments")
async def listed(house: InHouse, limit: int = Query(50, ge=1, le=200)) -> list[TournamentLine]:
    """Public tournaments, the newest first."""
    return [
        TournamentLine(
            id=line.stream.removeprefix("tournament/"), **msgspec.json.decode(line.body), status=line.status, at=line.at
        )
        for line in await house.store.headlines("tournament", "", limit)
    ]


async def entered(house: InHouse, id: str, token: str) -> tuple[Seen, Link | None]:
    """A tournament that the asker may see, and their link to it."""
    link = await house.link(token, "tournament", id)
    seen = await house.office.find(id)
    if not seen.public and link is None:
        raise NoSuchTournament
    return seen, link


@router.get("/{id}", responses=NO, operation_id="getTournament")
async def look(id: Id, house: InHouse, link: LinkToken = "") -> TournamentState:
    """A tournament: entrants, rounds, tables, standing, and what it waits for."""
    seen, held = await entered(house, id, link)
    message = msgspec.json.decode(seen.message())
    role = held.role if held else "spectator"
    del message["t"]
    return TournamentState(
        id=id,
        role=role,
        table=list(held.table) if held and held.table else None,
        entrant=held.seat or 0 if held else 0,
        now=time.time(),
        **message,
    )


@router.get("/{id}/log", response_class=Response, responses=TEXT, operation_id="getTournamentLog")
async def log(id: Id, house: InHouse, link: LinkToken = "") -> Response:
    """The whole log as JSON lines; `fivefold tournament check` reads it."""
    seen, _ = await entered(house, id, link)
    return Response(write_log(seen.desk.log), media_type="text/plain; charset=utf-8")


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
    seen, _ = await entered(house, id, link)
    return Response(explanation(seen.desk.tournament, one, other, group), media_type="text/plain; charset=utf-8")


@router.post("/{id}/facts", responses=NO, operation_id="sayFact")
async def say(id: Id, wish: NewFact, house: InHouse, link: LinkToken = "") -> Said:
    """Say a fact: an entry, a result, a ruling. What the role of the link does not allow is refused."""
    seen, held = await entered(house, id, link)
    actor = check_role(held, wish.kind, wish.data, seen.desk.tournament, wish.by)
    await refuse_banned(house, id, held, [wish.data] if wish.kind == "entered" else [])
    version = await house.office.say(
        id, wish.kind, wish.data, actor=actor, reason=wish.reason, key=wish.key, seen=wish.seen
    )
    return Said(version=version)


async def refuse_banned(house: InHouse, id: str, held: Link | None, entries: list[dict[str, Any]]) -> None:
    """Nobody who is banned is entered (TK15)."""
    if entries:
        people = [(str(entry.get("name", "")), str(entry.get("person", ""))) for entry in entries]
        await house.bans.refuse(id, people, openly=held is None or held.role != "entry")


@router.post("/{id}/start", responses=NO, operation_id="startTournament")
async def start(id: Id, wish: Step, house: InHouse, link: LinkToken = "") -> Said:
    """Start with everyone who has checked in, or with all if nobody has."""
    _, held = await entered(house, id, link)
    actor = check_role(held, "started", {})
    return Said(version=await house.office.do(id, lambda desk: desk.start(actor=actor, time=stamp(), seen=wish.seen)))


@router.post("/{id}/draw", responses=NO, operation_id="drawRound")
async def draw(id: Id, wish: Step, house: InHouse, link: LinkToken = "") -> Said:
    """Draw the lots that are needed and publish the next round."""
    _, held = await entered(house, id, link)
    actor = check_role(held, "drawn", {})
    seed = wish.seed or house.office.new_seed()
    return Said(
        version=await house.office.do(id, lambda desk: desk.draw(seed=seed, actor=actor, time=stamp(), seen=wish.seen))
    )


@router.post("/{id}/undo/{number}", responses=NO, operation_id="undoFact")
async def undo(
    id: Id,
    number: Number,
    house: InHouse,
    together: bool = False,
    reason: str = Query("", max_length=500),
    link: LinkToken = "",
) -> Said:
    """Undo a fact; what depends on it is named, or undone together with it."""
    _, held = await entered(house, id, link)
    actor = check_role(held, "undone", {})
    return Said(
        version=await house.office.do(
            id, lambda desk: desk.undo(number, actor=actor, time=stamp(), reason=reason, together=together)
        )
    )


@router.post("/{id}/tables/{round}/{table}/screen", status_code=201, responses=NO, operation_id="playOnScreen")
async def on_screen(id: Id, round: Number, table: Number, house: InHouse, link: LinkToken = "") -> OnScreen:
    """Lay a table on the screen for a table of the draw; its result will flow in by itself."""
    await house.ready()
    seen, held = await entered(house, id, link)
    check_role(held, "result", {"round": round, "table": table})
    _, order = setting_of(seen.desk.tournament, id, (round, table))
    name, tokens = await house.office.lay_table(id, (round, table))
    return OnScreen(table=name, seats=tokens, entrants=order)


@router.post("/{id}/links", status_code=201, responses=NO, operation_id="createRoleLink")
async def new_link(id: Id, wish: NewRole, request: Request, house: InHouse, link: LinkToken = "") -> LinkMade:
    """A link for a role; only the director makes them."""
    await must_direct(house, id, link)
    where = (wish.round, wish.table) if wish.role == "table" else None
    if where == (0, 0):
        raise Refused("A table link names its round and its table", code="table-missing")
    if (wish.role == "player") != bool(wish.entrant):
        raise Refused("A player's link names its entrant, and no other does", code="entrant-missing")
    token = await house.links.create(Link("tournament", id, wish.role, wish.note, where, wish.entrant or None))
    return LinkMade(
        token=token, name=house.links.name(token), path=f"/j/{token}", url=f"{_base(house, request)}/j/{token}"
    )


@router.get("/{id}/qr", response_class=Response, responses=PICTURE, operation_id="getTournamentQr")
async def qr(id: Id, request: Request, house: InHouse, link: LinkToken = "") -> Response:
    """The address of the public page as a QR code (SVG)."""
    await entered(house, id, link)
    return Response(qr_svg(f"{_base(house, request)}/t/{id}"), media_type="image/svg+xml")


def _base(house: InHouse, request: Request) -> str:
    return house.settings.link or str(request.base_url).rstrip("/")


@router.get("/{id}/links", responses=NO, operation_id="listRoleLinks")
async def links(id: Id, house: InHouse, link: LinkToken = "") -> list[LinkLine]:
    """All links of this tournament; their names open nothing."""
    await must_direct(house, id, link)
    found = await house.links.of("tournament", id)
    return [LinkLine(name=name, role=one.role, note=one.note, revoked=one.revoked) for name, one in found.items()]


@router.delete("/{id}/links/{name}", status_code=204, responses=NO, operation_id="revokeRoleLink")
async def revoke(id: Id, name: Id, house: InHouse, link: LinkToken = "") -> None:
    """Make a link worthless."""
    await must_direct(house, id, link)
    await house.links.revoke("tournament", id, name)


async def must_direct(house: InHouse, id: str, token: str) -> None:
    """Refuse everyone but the director."""
    _, held = await entered(house, id, token)
    if held is None or held.role != "director":
        raise NotYourRole("Only the director does this", code="not-your-role")
