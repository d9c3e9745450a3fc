"""Who one is: a guest at once, an account if one likes."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, Field

from fivefold.refusals import NotFound
from fivefold.server.api.arrival import Me, address_of, agent_of, arrive, me_of, slow_down
from fivefold.server.api.common import NO, Asker, Body, Guest, Id, InHouse, refuse_many_guests
from fivefold.server.web.security import set_cookie

router = APIRouter(prefix="/api/me", tags=["people"])


class Credentials(Body):
    """A name and a password."""

    name: str = Field(max_length=60)
    password: str = Field(max_length=1000)


class NewPassword(Body):
    """The password until now, and the new one."""

    old: str = Field(max_length=1000)
    new: str = Field(max_length=1000)


class Password(Body):
    """The password, asked again before something that cannot be undone."""

    password: str = Field(max_length=1000)


class SessionSummary(BaseModel):
    """A session in a list: `id` ends it. `seen` is accurate to a day; `here` is the session that asks."""

    id: str
    created: float
    seen: float
    agent: str
    here: bool


class Token(BaseModel):
    """A token for programs: `Authorization: Bearer …`."""

    token: str
    who: str


@router.get("", operation_id="getMe", responses=NO)
async def me(house: InHouse, asker: Asker) -> Me:
    """Who am I?"""
    return me_of(asker).model_copy(update={"moderator": await house.is_moderator(asker)})


@router.post("", operation_id="createGuest", responses=NO)
async def become(guest: Guest) -> Me:
    """Become a guest; a cookie keeps it."""
    return me_of(guest)


@router.post("/token", status_code=201, operation_id="createToken", responses=NO)
async def token(request: Request, house: InHouse) -> Token:
    """A token for a program that plays as somebody new."""
    refuse_many_guests(request, house)
    person, made = await house.people.new_guest(agent_of(request))
    return Token(token=made, who=person.who)


@router.post("/account", status_code=201, operation_id="createAccount", responses=NO)
async def register(body: Credentials, request: Request, house: InHouse, asker: Asker) -> Me:
    """Make an account; a guest keeps their seats. The session is a new one."""
    slow_down(request, house)
    person, made = await house.people.register(body.name, body.password, asker, agent_of(request))
    set_cookie(request, made)
    return me_of(person)


@router.post("/account/delete", status_code=204, operation_id="deleteAccount", responses=NO, response_class=Response)
async def delete(body: Password, request: Request, house: InHouse, asker: Asker) -> None:
    """Delete the account and everything of it; its games stay, with a former player."""
    slow_down(request, house)
    await house.people.check(asker, body.password, address_of(request))
    keys = await house.people.keys_of(asker.who)
    for key in keys:
        await house.forget_reminders(key)
    await house.clubs.forget(keys)
    for stream in await house.farewell.delete(asker):
        await house.read_again(stream)
    set_cookie(request, "")


@router.put("/password", status_code=204, operation_id="changePassword", responses=NO, response_class=Response)
async def change_password(body: NewPassword, request: Request, house: InHouse, asker: Asker) -> None:
    """Change the password; all other sessions end."""
    slow_down(request, house)
    await house.people.change_password(asker, body.old, body.new, address_of(request))


@router.post("/session", operation_id="signIn", responses=NO)
async def sign_in(body: Credentials, request: Request, house: InHouse, asker: Asker) -> Me:
    """Sign in. The session that this browser had before ends."""
    slow_down(request, house)
    person, made = await house.people.sign_in(body.name, body.password, address_of(request), agent_of(request))
    await arrive(request, house, asker, person, made)
    return me_of(person)


@router.delete("/session", status_code=204, operation_id="signOut", responses=NO, response_class=Response)
async def sign_out(request: Request, house: InHouse, asker: Asker, everywhere: bool = False) -> None:
    """Sign out, here or everywhere."""
    await house.people.sign_out(asker, everywhere=everywhere)
    set_cookie(request, "")


@router.get("/sessions", operation_id="listSessions", responses=NO)
async def sessions(house: InHouse, asker: Asker) -> list[SessionSummary]:
    """Where one is signed in, the newest first."""
    lines = await house.people.sessions.of(asker.who) if asker.who else []
    return [
        SessionSummary(
            id=line.id,
            created=line.session.created,
            seen=line.seen,
            agent=line.session.agent,
            here=line.key == asker.session,
        )
        for line in lines
    ]


@router.delete("/sessions/{session}", status_code=204, operation_id="endSession", responses=NO, response_class=Response)
async def end_session(session: Id, house: InHouse, asker: Asker) -> None:
    """End one of one's own sessions; whatever it has open is closed."""
    lines = await house.people.sessions.of(asker.who) if asker.who else []
    found = next((line for line in lines if line.id == session), None)
    if found is None:
        raise NotFound("There is no such session", code="no-such-session")
    await house.people.sessions.end(found.key)
