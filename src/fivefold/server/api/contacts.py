"""Friends and blocks."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import Field

from fivefold.refusals import Forbidden, NotFound
from fivefold.server.api.common import NO, Answer, Asker, Body, Guest, Id, InHouse
from fivefold.server.house import House
from fivefold.server.people.accounts import Person
from fivefold.server.people.contacts import Somebody

router = APIRouter(prefix="/api/contacts", tags=["contacts"])


class Named(Body):
    """Somebody: an account by its name, or whoever sits at a table that the asker may see."""

    name: str = Field("", max_length=60)
    table: str = Field("", max_length=40)
    seat: int = Field(0, ge=0, le=7)


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


async def resolved(house: House, asker: Person, body: Named) -> Somebody:
    """Whom the asker means."""
    if body.table:
        table = (await house.hall.visible(body.table, asker.who)).table
        if body.seat < len(table.seats) and table.seats[body.seat].who:
            return Somebody(table.seats[body.seat].who, table.seats[body.seat].name)
    account = await house.people.find(body.name)
    if account is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    return Somebody(account.who, account.name)


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
    await house.contacts.ask(Somebody(asker.who, asker.account), await resolved(house, asker, body))


@router.delete("/friends/{person}", status_code=204, responses=NO, operation_id="endFriend", response_class=Response)
async def unfriend(person: Id, house: InHouse, asker: Asker) -> None:
    """Ask no more, decline, or end a friendship."""
    await house.ready()
    await house.contacts.unask(Somebody(asker.who, asker.account), person)


@router.post("/blocks", status_code=204, responses=NO, operation_id="blockPerson", response_class=Response)
async def block(body: Named, house: InHouse, guest: Guest) -> None:
    """Have nothing to do with somebody: they find no seek, no open table and no ear of mine."""
    await house.ready()
    other = await resolved(house, guest, body)
    await house.contacts.block(Somebody(guest.who, guest.account), other)
    await house.lobby.part(guest.who, other.who)


@router.delete("/blocks/{person}", status_code=204, responses=NO, operation_id="unblockPerson", response_class=Response)
async def unblock(person: Id, house: InHouse, asker: Asker) -> None:
    """Let a block go."""
    await house.ready()
    await house.contacts.unblock(Somebody(asker.who, asker.account), person)
