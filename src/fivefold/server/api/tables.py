"""Tables: lay one, sit down, look, ask, invite."""

from __future__ import annotations

import random
import re
import unicodedata
from datetime import UTC, datetime
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field
from typing_extensions import TypedDict

from fivefold import bots, games, live
from fivefold.games.core import BadOptions
from fivefold.games.options import read_options, write_options
from fivefold.games.record import write_record
from fivefold.live.decide import clean
from fivefold.live.shapes import TableView
from fivefold.messages import Catalogue, catalogue
from fivefold.refusals import Forbidden, NotFound, Refused
from fivefold.server.api.common import (
    NO,
    PICTURE,
    TEXT,
    Answer,
    Asker,
    Body,
    Guest,
    Id,
    InHouse,
    JsonObject,
    LinkSummary,
    LinkToken,
    NewLinkToken,
    NewVersion,
    PathToken,
    Spoken,
    base_of,
    qr_svg,
)
from fivefold.server.house import House
from fivefold.server.people.access import check_part
from fivefold.server.people.accounts import Person
from fivefold.server.people.links import Link, LinkKind
from fivefold.server.settings import Settings
from fivefold.server.tables import messages
from fivefold.server.tables.hall import check_level

router = APIRouter(prefix="/api/tables", tags=["tables"])


class NewSeat(Body):
    """`open`: for who comes with the link. `me`: the asker's; several `me` are one device. `bot`: a bot's."""

    kind: Literal["open", "me", "bot"] = "open"
    name: str = Field(default="", max_length=60)
    bot: str = Field(default="", max_length=40)


class NewTable(Body):
    """How a table is to be laid. Without seats, the asker takes the first and the others are open."""

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400, description="A preset or name=value words.", examples=["tournament"])
    position: str = Field("", max_length=4000, description="Begin from this position.")
    title: str = Field("", max_length=80)
    name: str = Field("", max_length=60, description="The asker's name.")
    seats: list[NewSeat] = Field(default=[], max_length=8)
    clock: str = Field("none", max_length=40, description="none, move 30, fischer 300+5 or days 3")
    strict: bool = Field(False, description="Touch-move (PG4).")
    public: bool = Field(True, description="Shown in the list and open to watchers.")
    rated: bool = Field(False, description="The game counts for its players' ratings.")
    by_lot: bool = Field(True, description="Lots decide who sits where (PG1).")
    colour: str = Field(
        "", max_length=20, description="The asker's colour, where the game lets either begin (PG1).", examples=["Light"]
    )
    match: str = Field(
        "", max_length=20, description="Several games: points 21, wins 3 or best 5.", examples=["wins 3"]
    )
    handicaps: list[Annotated[int, Field(ge=0, le=9999)]] = Field(
        default=[], max_length=8, description="What each seat has of the match before its first game."
    )
    takebacks: bool = True
    draws: bool = True
    talk: bool = True
    claim_after: int = Field(
        60, ge=5, le=3600, description="Seconds that somebody may be gone before it can be claimed."
    )


class CreatedTable(BaseModel):
    """A new table; `invite` is the token of a link to its open seats, if there are any."""

    id: str
    invite: str
    version: int


class TableState(TypedDict):
    """A table as the asker may see it."""

    id: str
    v: int
    table: TableView


class JoinTable(Body):
    """Sit down."""

    name: str = Field(min_length=1, max_length=60)
    seat: int | None = Field(None, ge=0, le=7)


class NewTableLink(Body):
    """What a new link is for: a seat, or to watch a private table."""

    role: Literal["seat", "watch"]


def _seats(body: NewTable, asker: Person, count: int, settings: Settings) -> tuple[live.Seat, ...]:
    chosen = body.seats or [NewSeat(kind="me"), *[NewSeat() for _ in range(count - 1)]]
    alone = sum(seat.kind == "me" for seat in chosen) == 1
    mine = asker.account or clean(body.name)[:40] or "Guest"
    account = bool(asker.account)
    seats: list[live.Seat] = []
    for seat in chosen:
        if seat.kind == "bot":
            settings.check_bot(body.game, seat.bot)
            seats.append(live.Seat("bot", seat.bot.title(), bot=seat.bot))
        elif seat.kind == "me":
            name = mine if alone and account else clean(seat.name)[:40] or mine
            seats.append(live.Seat("person", name, asker.who, account=account and name == mine))
        else:
            seats.append(live.Seat())
    return tuple(seats)


def _with_colour(body: NewTable, rng: random.Random) -> NewTable:
    """The table with the asker in the colour they chose; who begins is another matter, and drawn here if by lot."""
    rules = games.game(body.game)
    if body.colour not in rules.first_options:
        names = ", ".join(rules.first_options)
        raise BadOptions(
            "{colour} cannot be chosen; there are: {names}",
            code="no-such-colour",
            colour=repr(body.colour),
            names=names,
        )
    seats = body.seats or [NewSeat(kind="me"), NewSeat()]
    if body.by_lot:
        rng.shuffle(seats)
    mine = next((number for number, seat in enumerate(seats) if seat.kind == "me"), 0)
    first = body.colour if mine == 0 else next(name for name in rules.first_options if name != body.colour)
    words = rules.first_options[first].split()
    chosen = {word.partition("=")[0] for word in words}
    options = write_options(read_options(rules.options, body.options, rules.presets)).split()
    kept = [word for word in options if word.partition("=")[0] not in chosen]
    return body.model_copy(update={"seats": seats, "by_lot": False, "options": " ".join([*kept, *words])})


def _check_rated(setting: live.Setting, asker: Person, house: House) -> None:
    """Everybody at a rated table has an account and one seat, or is a computer whose strength was measured."""
    check_part("person.register", house.settings.parts)
    if not asker.account:
        raise Forbidden("Sign in to play a rated game", code="rated-needs-account")
    if sum(seat.who == asker.who for seat in setting.seats) > 1:
        raise Refused("Nobody is rated for playing against themselves", code="rated-own-seats")
    for seat in setting.seats:
        if seat.kind == "bot":
            check_level(setting, seat.bot)


@router.post("", status_code=201, responses=NO, operation_id="createTable")
async def create(body: NewTable, house: InHouse, guest: Guest) -> CreatedTable:
    """Lay a table. It starts when every seat is taken."""
    await house.ready()
    if body.colour:
        body = _with_colour(body, house.hall.rng)
    rules = games.game(body.game)
    options = live.Setting(body.game, body.options).chosen()
    for seat in body.seats:
        if seat.kind == "bot":
            house.preparation.check_player(rules.name, seat.bot)
    seats = _seats(body, guest, rules.seats(options), house.settings)
    setting = live.Setting(
        body.game,
        body.options,
        body.position,
        clean(body.title),
        seats,
        live.read_control(body.clock),
        host=guest.who,
        strict=body.strict,
        public=body.public,
        by_lot=body.by_lot,
        rated=body.rated,
        takebacks=body.takebacks,
        draws=body.draws,
        talk=body.talk,
        stand_in=bots.stand_in(body.game),
        claim_after=body.claim_after,
        match=live.read_match(body.match, seats=len(seats), handicaps=body.handicaps) if body.match else None,
    )
    waiting = any(seat.kind == "open" for seat in setting.seats)
    if waiting:
        await house.moderation.refuse_banned(guest.who)
    if setting.rated:
        _check_rated(setting, guest, house)
    name = await house.hall.create(setting)
    invite = await house.links.create(Link("table", name, "seat")) if waiting else ""
    return CreatedTable(id=name, invite=invite, version=(await house.hall.find(name)).version)


@router.get("/{table}", responses=NO, operation_id="getTable", response_model=TableState)
async def look(table: Id, house: InHouse, asker: Asker, link: LinkToken = "") -> Response:
    """A table as the asker may see it."""
    await house.ready()
    found = await house.hall.visible(table, asker.who, link)
    state: TableState = {"id": table, "v": found.table.version, "table": live.view(found.table, asker.who, found.now())}
    return Response(msgspec.json.encode(state), media_type="application/json")


@router.post("/{table}/join", responses=NO, operation_id="joinTable")
async def join(table: Id, body: JoinTable, house: InHouse, guest: Guest, link: LinkToken = "") -> NewVersion:
    """Sit down at a table that is public, or whose link one has."""
    await house.ready()
    return NewVersion(version=await house.hall.ask(table, guest.who, live.Sit(body.name, body.seat), link))


@router.post("/{table}/requests", responses=NO, operation_id="sendRequest")
async def ask(table: Id, body: JsonObject, house: InHouse, asker: Asker, link: LinkToken = "") -> NewVersion:
    """Ask what can be asked on the game channel: `{"do": "move", "ply": 0, "id": "m1", "move": "c4 NW+"}`."""
    await house.ready()
    if not isinstance(body.get("do"), str):
        raise messages.BadMessage('A request is an object with a "do"', code="bad-message")
    if body["do"] not in ("move", "touch"):
        body.pop("id", None)
    return NewVersion(version=await house.hall.ask(table, asker.who, messages.read_request(body), link))


@router.get("/{table}/record", response_class=Response, responses=TEXT, operation_id="getRecord")
async def record(
    table: Id, house: InHouse, asker: Asker, link: LinkToken = "", lang: Spoken = "en"
) -> PlainTextResponse:
    """The game record as text; computers are named in `lang`."""
    await house.ready()
    found = await house.hall.visible(table, asker.who, link)
    day = datetime.fromtimestamp(found.table.since, UTC).date().isoformat()
    names = seat_names(found.table, lang)
    text = write_record(live.record_of(found.table, day, names))
    headers = {"content-disposition": f'attachment; filename="{_file_name(found.table.setting.game, day, names)}"'}
    return PlainTextResponse(text, headers=headers)


def seat_names(table: live.Table, lang: str) -> tuple[str, ...]:
    """Who sits at a table, as a reader of a record knows them: a computer by its strength."""
    say = catalogue(lang)
    return tuple(
        say("seat-bot", strength=_strength(say, seat.bot)) if seat.kind == "bot" else seat.name or f"Seat {number}"
        for number, seat in enumerate(table.seats, 1)
    )


def _strength(say: Catalogue, bot: str) -> str:
    stem, number = bot.rstrip("0123456789").rstrip("-"), bot[len(bot.rstrip("0123456789")) :]
    if f"bot-{bot}" in say:
        return say(f"bot-{bot}")
    return say(f"bot-{stem}", number=number) if number and f"bot-{stem}" in say else bot


def _file_name(game: str, day: str, names: tuple[str, ...]) -> str:
    """The name under which a record is saved: the game, the day, who played; letters that every system takes."""
    plain = [unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode() for name in names]
    words = [word for name in plain if (word := "-".join(re.findall(r"\w+", name))[:20])]
    return "-".join([game, day, *words]) + ".txt"


@router.post("/{table}/links", status_code=201, responses=NO, operation_id="createTableLink")
async def invite(table: Id, body: NewTableLink, house: InHouse, asker: Asker) -> NewLinkToken:
    """A new link to this table; its players and its host make them."""
    await house.ready()
    await house.hall.may_invite(table, asker.who)
    token = await house.links.create(Link("table", table, body.role))
    return NewLinkToken(token=token, name=house.links.name(token), path=f"/j/{token}")


@router.get("/{table}/links", responses=NO, operation_id="listTableLinks")
async def links(table: Id, house: InHouse, asker: Asker) -> list[LinkSummary]:
    """The links of this table."""
    await house.ready()
    await house.hall.may_invite(table, asker.who)
    found = await house.links.of("table", table)
    return [
        LinkSummary(name=name, role=link.role, note=link.note, revoked=link.revoked) for name, link in found.items()
    ]


@router.delete("/{table}/links/{name}", status_code=204, responses=NO, operation_id="revokeTableLink")
async def revoke(table: Id, house: InHouse, asker: Asker, name: Id) -> None:
    """Make a link worthless."""
    await house.ready()
    await house.hall.may_invite(table, asker.who)
    await house.links.revoke("table", table, name)


class LinkInfo(Answer):
    """What a link opens."""

    kind: LinkKind
    id: str
    role: str
    table: tuple[int, int] | None = Field(None, description="Round and table of a tournament's table link.")


link_router = APIRouter(prefix="/api/links", tags=["links"])


@link_router.get("/{token}", responses=NO, operation_id="getLink")
async def what_link(token: PathToken, house: InHouse) -> LinkInfo:
    """What a link opens; the page behind `/j/…` asks this."""
    link = await house.links.find(token)
    if link is None:
        raise NotFound("This link is unknown or was revoked", code="no-such-link")
    return LinkInfo(kind=link.kind, id=link.id, role=link.role, table=link.table)


@link_router.get("/{token}/qr", response_class=Response, responses=PICTURE, operation_id="getLinkQr")
async def qr(token: PathToken, request: Request, house: InHouse) -> Response:
    """The link as a QR code (SVG)."""
    if await house.links.find(token) is None:
        raise NotFound("This link is unknown or was revoked", code="no-such-link")
    return Response(qr_svg(f"{base_of(house, request)}/j/{token}"), media_type="image/svg+xml")
