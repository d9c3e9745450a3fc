"""Somebody signs in or up: who they are then, and what of their guest's is theirs."""

from __future__ import annotations

from fastapi import Request

from fivefold.refusals import TooMany
from fivefold.server.api.common import Answer, InHouse
from fivefold.server.people.accounts import Person
from fivefold.server.web.rate_limit import network
from fivefold.server.web.security import set_cookie


class Me(Answer):
    """Who asks; `who` is empty for one who has never been here, `account` for a guest."""

    who: str
    guest: bool
    account: str
    moderator: bool = False


def me_of(person: Person) -> Me:
    """Who somebody is, as they are told."""
    return Me(who=person.who, guest=not person.account, account=person.account)


def agent_of(request: Request) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")


async def arrive(request: Request, house: InHouse, before: Person, person: Person, token: str) -> None:
    """Somebody has signed in: what they had as a guest of this browser is theirs, and its session ends."""
    if before.who and not before.account:
        await house.people.take_over(before.who, person)
        await house.hall.take_over(before.who, person.who, person.account)
        await house.take_reminders_along(before.who, person.who)
    await house.people.sign_out(before)
    set_cookie(request, token)


def address_of(request: Request) -> str:
    """The network of an address, as it is counted."""
    return network(request.client.host if request.client else "")


def slow_down(request: Request, house: InHouse) -> None:
    """Refuse an address that tries too often to sign in."""
    if not house.security.passwords.take(address_of(request)):
        raise TooMany("Too many attempts; wait a minute", code="too-fast")
