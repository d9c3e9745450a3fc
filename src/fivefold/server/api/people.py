"""Who one is: a guest at once, an account if one likes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from fivefold.games.core import Refused
from fivefold.server.api.asking import NO, Asker, Guest, InHouse, TooFast
from fivefold.server.door import cookie_for

router = APIRouter(prefix="/api/me", tags=["people"])


class Me(BaseModel):
    """Who asks; `who` is empty for one who has never been here."""

    who: str
    guest: bool


class Credentials(BaseModel):
    """A name and a password."""

    name: str = Field(max_length=60)
    password: str = Field(max_length=300)


class Token(BaseModel):
    """A token for programs: `Authorization: Bearer …`."""

    token: str
    who: str


@router.get("", operation_id="getMe")
async def me(asker: Asker) -> Me:
    """Who am I?"""
    return Me(who=asker.who, guest=not asker.who.startswith("a-"))


@router.post("", operation_id="becomeGuest", responses=NO)
async def become(guest: Guest) -> Me:
    """Become a guest; a cookie keeps it."""
    return Me(who=guest.who, guest=not guest.who.startswith("a-"))


@router.post("/token", status_code=201, operation_id="createToken", responses=NO)
async def token(request: Request, house: InHouse) -> Token:
    """A token for a program that plays as somebody new."""
    address = request.client.host if request.client else ""
    if not house.door.guests.take(address):
        raise TooFast("Too many new guests from your address; wait a minute", code="too-fast")
    made = house.people.new_guest()
    return Token(token=made, who=house.people.person(made).who)


@router.post("/account", status_code=201, operation_id="register", responses=NO)
async def register(wish: Credentials, request: Request, response: Response, house: InHouse, asker: Asker) -> Me:
    """Make an account; a guest keeps their seats."""
    _slow_down(request, house)
    account = await house.people.register(wish.name, wish.password, asker.who)
    _keep(request, response, house.people.token(account.who, account.epoch))
    return Me(who=account.who, guest=False)


@router.post("/session", operation_id="signIn", responses=NO)
async def sign_in(wish: Credentials, request: Request, response: Response, house: InHouse) -> Me:
    """Sign in."""
    _slow_down(request, house)
    account = await house.people.sign_in(wish.name, wish.password)
    _keep(request, response, house.people.token(account.who, account.epoch))
    return Me(who=account.who, guest=False)


@router.delete("/session", status_code=204, operation_id="signOut", responses=NO)
async def sign_out(
    request: Request, response: Response, house: InHouse, asker: Asker, everywhere: bool = False
) -> None:
    """Sign out, here or everywhere."""
    if everywhere and not asker.who:
        raise Refused("You are not signed in", code="not-you")
    if everywhere:
        await house.people.sign_out_everywhere(asker.who)
    _keep(request, response, "")


def _slow_down(request: Request, house: InHouse) -> None:
    address = request.client.host if request.client else ""
    if not house.door.guests.take(f"password {address}"):
        raise TooFast("Too many attempts; wait a minute", code="too-fast")


def _keep(request: Request, response: Response, token: str) -> None:
    response.headers.append("set-cookie", cookie_for(token, secure=request.url.scheme == "https"))
