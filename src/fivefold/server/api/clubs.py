"""Clubs: found one, look at it, join and leave, and who belongs to it."""

from __future__ import annotations

from typing import Literal

import msgspec
from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from fivefold.live.decide import clean
from fivefold.names import hidden_character
from fivefold.refusals import NotFound, Refused
from fivefold.server.api.club_shapes import ClubList, ClubState, ClubSummary, club_state
from fivefold.server.api.common import NO, Asker, Body, Id, InHouse, LinkToken, member_of
from fivefold.server.clubs import decide
from fivefold.server.clubs.facts import Person

router = APIRouter(prefix="/api/clubs", tags=["clubs"])


class NewClub(Body):
    """What a club is: a name, some words, and whether everybody may see it and ask to join."""

    title: str = Field(min_length=1, max_length=80)
    about: str = Field("", max_length=1000)
    public: bool = True


class CreatedClub(BaseModel):
    """A new club."""

    id: str


class NewClubNotice(Body):
    """What the members are to read; empty takes it down."""

    text: str = Field("", max_length=2000)


class InvitedName(Body):
    """Whom to invite: the name of an account."""

    name: str = Field(min_length=1, max_length=60)


class NewClubRole(Body):
    """What a member is to be."""

    role: Literal["organiser", "member"]


def said(text: str) -> str:
    """A text of several lines without what cannot be seen."""
    return "\n".join(clean(line) for line in text.splitlines()).strip()


def _title(body: NewClub) -> str:
    title = " ".join(body.title.split())
    if character := hidden_character(title):
        raise Refused(
            "The name holds a character that cannot be seen or turns the text around: {character}",
            code="hidden-character",
            character=character,
        )
    if not title:
        raise Refused("A club needs a name", code="club-without-name")
    return title


@router.get("", responses=NO, operation_id="listClubs")
async def listed(house: InHouse, asker: Asker) -> ClubList:
    """One's own clubs and all public ones."""
    await house.ready()
    own = await house.clubs.of(asker.who) if asker.account else []
    mine = {one.id: one.role for one in own}
    return ClubList(
        own=[
            ClubSummary(
                id=one.id,
                title=one.club.title,
                about=one.club.about,
                members=len(one.club.members),
                role=one.role,
                waiting=len(one.club.asked) if one.role == "organiser" else 0,
            )
            for one in own
        ],
        public=[
            ClubSummary(
                id=id, title=line.title, about=line.about, members=line.members, role=mine.get(id, ""), waiting=0
            )
            for id, line in await house.clubs.listed()
        ],
    )


@router.post("", status_code=201, responses=NO, operation_id="createClub")
async def found(body: NewClub, house: InHouse, asker: Asker) -> CreatedClub:
    """Found a club; who does is its organiser."""
    await house.ready()
    by = member_of(asker)
    return CreatedClub(id=await house.clubs.found(by, _title(body), said(body.about), public=body.public))


@router.get("/{club}", responses=NO, operation_id="getClub")
async def look(club: Id, house: InHouse, asker: Asker, link: LinkToken = "") -> ClubState:
    """A club as the asker may see it."""
    await house.ready()
    who = asker.who if asker.account else ""
    return await club_state(house, club, who, link)


@router.put("/{club}", status_code=204, responses=NO, operation_id="changeClub", response_class=Response)
async def change(club: Id, body: NewClub, house: InHouse, asker: Asker) -> None:
    """Say anew what the club is."""
    await house.ready()
    by, title, about = member_of(asker), _title(body), said(body.about)
    await house.clubs.act(
        club, by, "changeClub", lambda _, now: decide.describe(by, title, about, now, public=body.public)
    )


@router.put("/{club}/notice", status_code=204, responses=NO, operation_id="postClubNotice", response_class=Response)
async def post(club: Id, body: NewClubNotice, house: InHouse, asker: Asker) -> None:
    """Put up a notice for the members, or take it down."""
    await house.ready()
    by = msgspec.structs.replace(member_of(asker), text=said(body.text))
    await house.clubs.act(club, by, "postClubNotice", lambda _, now: decide.post(by, now))


@router.post("/{club}/join", status_code=204, responses=NO, operation_id="joinClub", response_class=Response)
async def join(club: Id, house: InHouse, asker: Asker, link: LinkToken = "") -> None:
    """Join by a link or an invitation; without either, ask to."""
    await house.ready()
    await house.clubs.join(club, member_of(asker), link)


@router.post("/{club}/leave", status_code=204, responses=NO, operation_id="leaveClub", response_class=Response)
async def leave(club: Id, house: InHouse, asker: Asker) -> None:
    """Leave; ask no more; decline an invitation."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "leaveClub", lambda found, now: decide.leave(found, by, now))


@router.post("/{club}/invitations", status_code=204, responses=NO, operation_id="inviteToClub", response_class=Response)
async def invite(club: Id, body: InvitedName, house: InHouse, asker: Asker) -> None:
    """Invite an account by its name."""
    await house.ready()
    account = await house.people.find(body.name)
    if account is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    await house.clubs.invite(club, member_of(asker), Person(account.who, account.name))


@router.post(
    "/{club}/waiting/{person}/admit", status_code=204, responses=NO, operation_id="admitMember", response_class=Response
)
async def admit(club: Id, person: Id, house: InHouse, asker: Asker) -> None:
    """Take in somebody who has asked."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "admitMember", lambda found, now: decide.admit(found, by, person, now))


@router.delete(
    "/{club}/waiting/{person}", status_code=204, responses=NO, operation_id="refuseMember", response_class=Response
)
async def refuse(club: Id, person: Id, house: InHouse, asker: Asker) -> None:
    """Do not take somebody in, or take an invitation back."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "refuseMember", lambda found, now: decide.turn_down(found, by, person, now))


@router.delete(
    "/{club}/members/{person}", status_code=204, responses=NO, operation_id="expelMember", response_class=Response
)
async def expel(club: Id, person: Id, house: InHouse, asker: Asker) -> None:
    """Somebody belongs to the club no longer."""
    await house.ready()
    by = member_of(asker)
    await house.clubs.act(club, by, "expelMember", lambda found, now: decide.expel(found, by, person, now))


@router.put(
    "/{club}/members/{person}", status_code=204, responses=NO, operation_id="changeMemberRole", response_class=Response
)
async def give_role(club: Id, person: Id, body: NewClubRole, house: InHouse, asker: Asker) -> None:
    """Make a member an organiser, or an organiser a member."""
    await house.ready()
    by, organiser = member_of(asker), body.role == "organiser"
    await house.clubs.act(
        club, by, "changeMemberRole", lambda found, now: decide.give_role(found, by, person, now, organiser=organiser)
    )
