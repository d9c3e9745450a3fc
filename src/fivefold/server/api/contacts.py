"""Friends and blocks."""

from __future__ import annotations

from fastapi import APIRouter, Response

from fivefold.refusals import Forbidden, Refused
from fivefold.server.api.common import NO, Answer, Asker, Guest, Id, InHouse, Named, person_named
from fivefold.server.people.contacts import Somebody

router = APIRouter(prefix="/api/contacts", tags=["contacts"])


class FriendView(Answer):
    """A friend: are they here, and at which table do they play? Only friends are told."""

    id: str
    name: str
    online: bool
    table: str


class PersonView(Answer):
    """Somebody in a list; `id` names them in addresses."""

    id: str
    name: str


class ContactsView(Answer):
    """Friends, who was asked and who has asked, and who is blocked."""

    friends: list[FriendView]
    asked: list[PersonView]
    asking: list[PersonView]
    blocked: list[PersonView]


def _people(found: dict[str, str]) -> list[PersonView]:
    people = sorted((Somebody(who, name) for who, name in found.items()), key=lambda one: one.name)
    return [PersonView(id=one.id, name=one.name) for one in people]


@router.get("", responses=NO, operation_id="listContacts")
async def listed(house: InHouse, asker: Asker) -> ContactsView:
    """Whom I know."""
    await house.ready()
    mine = await house.contacts.of(asker.who)
    here = house.people_here()
    playing = house.hall.tables_of(set(mine.friends))
    return ContactsView(
        friends=[
            FriendView(id=Somebody(who, name).id, name=name, online=who in here, table=playing.get(who, ""))
            for who, name in sorted(mine.friends.items(), key=lambda one: (one[0] not in here, one[1]))
        ],
        asked=_people({who: name for who, name in mine.asked.items() if who not in mine.asked_by}),
        asking=_people({who: name for who, name in mine.asked_by.items() if who not in mine.asked}),
        blocked=_people(dict(mine.blocked)),
    )


@router.post("/friends", status_code=204, responses=NO, operation_id="askFriend", response_class=Response)
async def befriend(body: Named, house: InHouse, asker: Asker) -> None:
    """Ask somebody to be a friend, or accept; both have accounts."""
    await house.ready()
    if not asker.account:
        raise Forbidden("You are not signed in", code="not-signed-in")
    other = await person_named(house, asker.who, body)
    name = await house.people.name_of(other.who)
    if not name:
        raise Refused("{name} has no account here", code="friend-without-account", name=other.name)
    await house.contacts.ask(Somebody(asker.who, asker.account), Somebody(other.who, name))


@router.delete("/friends/{person}", status_code=204, responses=NO, operation_id="endFriend", response_class=Response)
async def unfriend(person: Id, house: InHouse, asker: Asker) -> None:
    """Ask no more, decline, or end a friendship."""
    await house.ready()
    await house.contacts.unask(Somebody(asker.who, asker.account), person)


@router.post("/blocks", status_code=204, responses=NO, operation_id="blockPerson", response_class=Response)
async def block(body: Named, house: InHouse, guest: Guest) -> None:
    """Have nothing to do with somebody: they find no seek, no open table and no ear of mine."""
    await house.ready()
    other = await person_named(house, guest.who, body)
    await house.contacts.block(Somebody(guest.who, guest.account), other)
    await house.lobby.part(guest.who, other.who)


@router.delete("/blocks/{person}", status_code=204, responses=NO, operation_id="unblockPerson", response_class=Response)
async def unblock(person: Id, house: InHouse, asker: Asker) -> None:
    """Let a block go."""
    await house.ready()
    await house.contacts.unblock(Somebody(asker.who, asker.account), person)
