"""The lobby: seeks of people who look for others, and taking one."""

from __future__ import annotations

from fastapi import APIRouter, Response
from pydantic import Field

from fivefold.bots.measured import Company
from fivefold.live.decide import clean
from fivefold.names import clean_name
from fivefold.refusals import NotFound
from fivefold.server.api.common import NO, Answer, Asker, Body, Guest, Id, InHouse
from fivefold.server.house import House
from fivefold.server.lobby.messages import SeekView, seek_view
from fivefold.server.lobby.seek import Addressee, Seek, Seeker, Terms
from fivefold.server.people.accounts import Person

router = APIRouter(prefix="/api/lobby", tags=["lobby"])


class NewSeek(Body):
    """What somebody would like to play, and with whom. A guest says how they are called."""

    game: str = Field(max_length=40, examples=["pentago"])
    options: str = Field("", max_length=400)
    clock: str = Field("none", max_length=40, description="none, move 30, fischer 300+5 or days 3")
    rated: bool = Field(False, description="For the rating; with an account, and with a clock.")
    least: int = Field(0, ge=0, le=9999, description="The other's rating is not lower; 0: no bound.")
    most: int = Field(0, ge=0, le=9999, description="The other's rating is not higher; 0: no bound.")
    quick: bool = Field(False, description="Play with whoever suits: a seek that is open is taken at once.")
    to: str = Field("", max_length=60, description="A challenge: the name of the account that it is for.")
    name: str = Field("", max_length=60)


class JoiningSeek(Body):
    """Take a seat, or the first that is free. A guest says how they are called."""

    seat: int | None = Field(None, ge=0, le=7)
    name: str = Field("", max_length=60)


class SeekState(Answer):
    """A seek as it stands; `table` once all have come."""

    seek: SeekView
    table: str


class SeekList(Answer):
    """All open seeks, and the one at which the asker has a seat."""

    seeks: list[SeekView]
    you: str


def _seeker(house: House, person: Person, name: str, terms: Terms) -> Seeker:
    """Who looks for a game: an account by its name and its rating for this game, a guest by the name they give."""
    if person.account:
        return Seeker(person.who, person.account, account=True, rating=_rating(house, person.who, terms))
    return Seeker(person.who, clean(clean_name(name, 40)) if name.strip() else "Guest")


def _rating(house: House, who: str, terms: Terms) -> int | None:
    """Somebody's rating by which they are found; none while they have not played this for it."""
    company: Company = "two" if len(terms.setting().seats) == 2 else "more"
    found = house.ratings.of(who, terms.game, terms.control.speed, company)
    return found.value if found.games else None


async def _addressee(house: House, name: str) -> Addressee:
    account = await house.people.find(name)
    if account is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    return Addressee(account.who, account.name)


def _state(seek: Seek) -> SeekState:
    return SeekState(seek=seek_view(seek), table=seek.table if seek.laid else "")


@router.get("/seeks", responses=NO, operation_id="listSeeks")
async def listed(house: InHouse, asker: Asker) -> SeekList:
    """All open seeks; the socket tells of changes."""
    await house.ready()
    await house.contacts.of(asker.who)  # what is seen depends on them
    return SeekList(seeks=house.lobby.listeners.seen_by(asker.who), you=house.lobby.seat_of(asker.who))


@router.post("/seeks", status_code=201, responses=NO, operation_id="createSeek")
async def seek(body: NewSeek, house: InHouse, guest: Guest) -> SeekState:
    """Look for others. What one has sought before is withdrawn; `quick` takes a seek that suits, if there is one."""
    await house.ready()
    terms = Terms(body.game, body.options, body.clock, body.rated, body.least, body.most)
    to = await _addressee(house, body.to) if body.to else None
    seeker = _seeker(house, guest, body.name, terms)
    return _state(await house.lobby.seek(seeker, terms, quick=body.quick and to is None, to=to))


@router.post("/seeks/{seek}/join", responses=NO, operation_id="joinSeek")
async def join(seek: Id, body: JoiningSeek, house: InHouse, guest: Guest) -> SeekState:
    """Take a seat at a seek. With the last one the table is laid, and everybody is led there."""
    await house.ready()
    terms = house.lobby.find(seek).terms
    return _state(await house.lobby.join(_seeker(house, guest, body.name, terms), seek, body.seat))


@router.post(
    "/seeks/{seek}/decline", status_code=204, responses=NO, operation_id="declineSeek", response_class=Response
)
async def decline(seek: Id, house: InHouse, asker: Asker) -> None:
    """Decline a challenge."""
    await house.ready()
    await house.lobby.decline(asker.who, seek)


@router.delete("/seeks/{seek}", status_code=204, responses=NO, operation_id="withdrawSeek", response_class=Response)
async def withdraw(seek: Id, house: InHouse, asker: Asker) -> None:
    """Withdraw one's seek, or leave somebody's before all have come."""
    await house.ready()
    await house.lobby.withdraw(asker.who, seek)
