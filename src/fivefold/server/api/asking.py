"""Who asks, and which house they ask."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Header, Query, Request, Response
from pydantic import BaseModel, Field

from fivefold.games.core import Refused
from fivefold.server.door import cookie_for
from fivefold.server.house import House
from fivefold.server.people import Person


class Refusal(BaseModel):
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
    429: {"model": Refusal, "description": "Too fast."},
}
TEXT: dict[int | str, dict[str, Any]] = {
    200: {"description": "A text.", "content": {"text/plain": {}, "text/markdown": {}}},
    **NO,
}
PICTURE: dict[int | str, dict[str, Any]] = {200: {"description": "A picture.", "content": {"image/svg+xml": {}}}, **NO}
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"description": "One JSON object a line.", "content": {"application/x-ndjson": {}}},
    **NO,
}


def the_house(request: Request) -> House:
    """The house that is asked."""
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(the_house)]


def the_person(request: Request, house: InHouse) -> Person:
    """Who asks; nobody, if they have never been here."""
    return house.people.person(house.door.token_of(request.headers, request.cookies))


Asker = Annotated[Person, Depends(the_person)]


class TooFast(Refused):
    """Too many new guests from one address."""


def the_guest(request: Request, response: Response, house: InHouse, person: Asker) -> Person:
    """Who asks; somebody new becomes a guest at once and gets a cookie."""
    if person.who:
        return person
    address = request.client.host if request.client else ""
    if not house.door.guests.take(address):
        raise TooFast("Too many new guests from your address; wait a minute", code="too-fast")
    token = house.people.new_guest()
    response.headers.append("set-cookie", cookie_for(token, secure=request.url.scheme == "https"))
    return house.people.person(token)


Guest = Annotated[Person, Depends(the_guest)]

LinkToken = Annotated[
    str, Header(alias="X-Fivefold-Link", description="The token of a capability link.", max_length=100)
]
LinkQuery = Annotated[str, Query(alias="link", description="The token of a capability link.", max_length=100)]
