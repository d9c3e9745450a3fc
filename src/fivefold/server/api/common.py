"""What routers share: who asks, which house they ask, ids, refusals and common answers."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal

import segno
from fastapi import Depends, Header, Path, Query, Request
from fastapi.responses import StreamingResponse
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from fivefold.refusals import NotFound, TooMany
from fivefold.server.clubs.facts import Person as Member
from fivefold.server.house import House
from fivefold.server.people.access import action_of, allow
from fivefold.server.people.accounts import Person, signed_in
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.people.contacts import Somebody
from fivefold.server.web.rate_limit import network
from fivefold.server.web.security import set_cookie


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


class Body(BaseModel):
    """What a request holds. It is read strictly: a number is no yes or no, and a text is no number."""

    model_config = ConfigDict(strict=True)

    @model_validator(mode="before")
    @classmethod
    def _whole_numbers(cls, data: Any) -> Any:
        """To JSON 3.0 is the whole number 3."""
        if not isinstance(data, dict):
            return data
        return {name: [_whole(e) for e in v] if isinstance(v, list) else _whole(v) for name, v in data.items()}


class Answer(BaseModel):
    """What is answered. A part that has a default is sent all the same."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Refusal(Answer):
    """Why something was refused: a sentence, its code, the rule behind it and what fills the sentence."""

    code: str = Field(examples=["cell-taken"])
    sentence: str = Field(examples=["a6 SE+: a6 already holds a marble (PG3)."])
    rule: str = Field(examples=["PG3"])
    facts: dict[str, str]


NO: dict[int | str, dict[str, Any]] = {
    400: {"model": Refusal, "description": "What was asked makes no sense."},
    403: {"model": Refusal, "description": "You may not do this."},
    404: {"model": Refusal, "description": "There is no such thing, or none that you may see."},
    409: {"model": Refusal, "description": "Somebody was faster, or this is not the moment."},
    413: {"model": Refusal, "description": "Too large."},
    421: {"model": Refusal, "description": "This house has another name."},
    422: {"model": Refusal, "description": "What was asked has another shape."},
    429: {"model": Refusal, "description": "Too fast."},
    503: {"model": Refusal, "description": "Not now: the house is closing, or its store does not take anything."},
}
STRING: Final = {"schema": {"type": "string"}}
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "A text.", "content": {"text/plain": STRING, "text/markdown": STRING}},
    **NO,
}
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"description": "A picture.", "content": {"image/svg+xml": STRING}},
    **NO,
}


class NdjsonResponse(StreamingResponse):
    """One JSON object a line, as they come."""

    media_type = "application/x-ndjson"


def lines_of(name: str) -> dict[int | str, dict[str, Any]]:
    """The responses of a stream, by the component that describes each of its lines (`wire.py`)."""
    line = {"schema": {"$ref": f"#/components/schemas/{name}"}}
    content = {NdjsonResponse.media_type: line}
    return {200: {"description": "One JSON object a line, each of this shape.", "content": content}, **NO}


def the_house(request: Request) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(the_house)]


async def the_person(request: Request, house: InHouse) -> Person:
    """Who asks; nobody, if they have never been here. A signed cookie of an older house becomes a session."""
    person = await house.people.person(house.security.token_of(request.headers, request.cookies))
    if person.signed and "authorization" not in request.headers:
        set_cookie(request, await house.people.exchange(person, request.headers.get("user-agent", "")))
    return person


Asker = Annotated[Person, Depends(the_person)]


def refuse_many_guests(request: Request, house: House) -> None:
    """Refuse a new guest from an address that has made too many."""
    if not house.security.guests.take(network(request.client.host if request.client else "")):
        raise TooMany("Too many new guests from your address; wait a minute", code="too-fast")


async def the_guest(request: Request, house: InHouse, person: Asker) -> Person:
    """Who asks; somebody new becomes a guest at once and gets a cookie."""
    if person.who:
        return person
    refuse_many_guests(request, house)
    guest, token = await house.people.new_guest(request.headers.get("user-agent", ""))
    set_cookie(request, token)
    return guest


Guest = Annotated[Person, Depends(the_guest)]


def member_of(asker: Person) -> Member:
    """Who asks something of a club; guests belong to none."""
    return Member(asker.who, signed_in(asker))


ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
Id = Annotated[str, Path(pattern=f"^{ID.pattern}$", examples=["V2K5xY9aBcDe"])]
"""The id of a table, a tournament, a circuit, a session, or the name of a link."""
PathToken = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,100}$", description="The token of a capability link.")]

LinkToken = Annotated[
    str, Header(alias="X-Fivefold-Link", description="The token of a capability link.", max_length=100)
]
LinkQuery = Annotated[str, Query(alias="link", description="The token of a capability link.", max_length=100)]


def _writable(value: dict[str, Any]) -> dict[str, Any]:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("a text holds half a character") from None
    return value


JsonObject = Annotated[dict[str, Any], AfterValidator(_writable)]
"""An object of any shape that can be written down again: no lone surrogates in its texts."""

Spoken = Literal["de", "de-CH", "en", "fr"]
"""A language that the house writes."""

Number = Annotated[int, Path(ge=1, le=10**6)]
"""The number of a round, a table of the draw, a fact or an entrant."""


class CreatedTournament(BaseModel):
    """A new tournament; `director` is the token of the link that may do everything. It is told only now."""

    id: str
    director: str


class CreatedCircuit(BaseModel):
    """A new circuit; `director` is the token of the link that may change it. It is told only now."""

    id: str
    director: str


class NewVersion(BaseModel):
    """What was asked is done and kept; the table or the tournament stands at this version."""

    version: int


class NewLinkToken(Answer):
    """A link's token, which is told only now, the name to revoke it by, and the address as other devices reach it."""

    token: str
    name: str
    path: str
    url: str = ""


class LinkSummary(BaseModel):
    """A link in a list: its name opens nothing."""

    name: str
    role: str
    note: str
    revoked: bool


class Named(Body):
    """Somebody: an account by its name, or whoever sits at a table that the asker may see."""

    name: str = Field("", max_length=60)
    table: str = Field("", max_length=40)
    seat: int = Field(0, ge=0, le=7)


async def person_named(house: House, who: str, named: Named) -> Somebody:
    """Whom somebody means."""
    if named.table:
        seats = (await house.hall.visible(named.table, who)).table.seats
        if named.seat < len(seats) and seats[named.seat].who:
            return Somebody(seats[named.seat].who, seats[named.seat].name)
    account = await house.people.find(named.name)
    if account is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    return Somebody(account.who, account.name)


def base_of(house: House, request: Request) -> str:
    """Where other devices reach the house: the address it was given, or the one that was just used."""
    return house.settings.link or str(request.base_url).rstrip("/")


def qr_svg(text: str) -> bytes:
    """A text as a QR code."""
    out = io.BytesIO()
    segno.make(text, error="m").save(out, kind="svg", scale=6, border=2, xmldecl=False, light="#fff")
    return out.getvalue()


def named_in(kind: str, data: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Whom a fact gives a name, which must not be that of somebody who is banned."""
    if kind == "split":
        return [{"name": data.get(part, "")} for part in ("name", "other_name")]
    return [dict(data)] if kind in ("entered", "renamed") else []


async def refuse_banned(house: InHouse, id: str, link: str, entries: list[dict[str, Any]]) -> None:
    """Nobody who is banned is entered (TK15). Who enters themselves is not told the reason."""
    if entries:
        _, principal = await house.office.visible(id, link)
        openly = principal.link is not None and principal.link.role != "entry"
        people = [(str(entry.get("name", "")), str(entry.get("person", ""))) for entry in entries]
        await house.bans.refuse(id, people, openly=openly)


async def must_direct(house: InHouse, id: str, token: str, operation: str) -> Principal:
    """Refuse everyone but the director."""
    tournament, principal = await house.office.visible(id, token)
    allow(action_of(operation), Case(principal, tournament.public))
    return principal
