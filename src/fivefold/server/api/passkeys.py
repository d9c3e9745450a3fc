"""Passkeys: keep one for an account, sign in by one."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from fivefold.server.api.arrival import Me, agent_of, arrive, me_of, slow_down
from fivefold.server.api.common import NO, Asker, Body, InHouse, JsonObject
from fivefold.server.people.accounts import signed_in
from fivefold.server.people.passkeys import Place
from fivefold.server.people.sessions import short_agent

router = APIRouter(prefix="/api/me", tags=["people"])
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


class PasskeySummary(BaseModel):
    """A passkey in a list: its id removes it."""

    id: str
    label: str
    created: float


class NewPasskey(Body):
    """What the browser has made, as `PublicKeyCredential.toJSON()` writes it, and a name for it."""

    credential: JsonObject
    label: str = Field("", max_length=60)


class ShownPasskey(Body):
    """What the browser shows, as `PublicKeyCredential.toJSON()` writes it."""

    credential: JsonObject


class PasskeyOptions(BaseModel):
    """What the browser is asked with: `publicKey` of `navigator.credentials`, in JSON."""

    options: dict[str, Any]


def _place(request: Request) -> Place:
    """Which site the page belongs to, by the origin that the browser names; it was allowed already."""
    host = request.url.hostname or ""
    origin = request.headers.get("origin", "") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Place(host, origin)


@router.get("/passkeys", operation_id="listPasskeys", responses=NO)
async def listed(house: InHouse, asker: Asker) -> list[PasskeySummary]:
    """One's own passkeys."""
    signed_in(asker)
    found = await house.passkeys.of(asker.who)
    return [PasskeySummary(id=id, label=one.label, created=one.created) for id, one in found.items()]


@router.post("/passkeys/options", operation_id="offerPasskey", responses=NO)
async def offer(request: Request, house: InHouse, asker: Asker) -> PasskeyOptions:
    """Begin a new passkey."""
    slow_down(request, house)
    return PasskeyOptions(options=json.loads(await house.passkeys.offer(asker, _place(request))))


@router.post("/passkeys", status_code=201, operation_id="addPasskey", responses=NO)
async def add(body: NewPasskey, request: Request, house: InHouse, asker: Asker) -> list[PasskeySummary]:
    """Keep a new passkey."""
    slow_down(request, house)
    await house.passkeys.add(
        asker, body.credential, body.label.strip() or short_agent(agent_of(request)), _place(request)
    )
    return await listed(house, asker)


@router.delete("/passkeys/{id}", status_code=204, operation_id="removePasskey", responses=NO, response_class=Response)
async def remove(id: PasskeyId, house: InHouse, asker: Asker) -> None:
    """Make a passkey worthless."""
    signed_in(asker)
    await house.passkeys.remove(asker.who, id)


@router.post("/session/passkey/options", operation_id="askPasskey", responses=NO)
async def ask(request: Request, house: InHouse) -> PasskeyOptions:
    """Begin to sign in by a passkey."""
    slow_down(request, house)
    return PasskeyOptions(options=json.loads(await house.passkeys.ask(_place(request))))


@router.post("/session/passkey", operation_id="signInByPasskey", responses=NO)
async def sign_in(body: ShownPasskey, request: Request, house: InHouse, asker: Asker) -> Me:
    """Sign in by a passkey. The session that this browser had before ends."""
    slow_down(request, house)
    name = await house.passkeys.account_by(body.credential, _place(request))
    person, token = await house.people.begin(name, agent_of(request))
    await arrive(request, house, asker, person, token)
    return me_of(person)
