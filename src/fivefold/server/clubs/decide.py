"""What follows from what somebody asks of a club: facts, or a refusal. Pure; whether they may ask it at all is decided
before (`people/access.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fivefold.refusals import Conflict, NotFound, Refused, TooMany
from fivefold.server.clubs.club import Club
from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.people.contacts import Somebody

MOST_MEMBERS: Final = 500
MOST_WAITING: Final = 200
"""People who have asked, and people who were invited."""
MOST_TOURNAMENTS: Final = 200


def named(people: Iterable[tuple[str, str]], id: str) -> Person:
    """Whom an address names."""
    found = next((Person(who, name) for who, name in people if Somebody(who, name).id == id), None)
    if found is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    return found


def _members(club: Club) -> list[tuple[str, str]]:
    return [(who, member.name) for who, member in club.members.items()]


def member_named(club: Club, id: str) -> Person:
    """The member whom an address names."""
    return named(_members(club), id)


def _waiting(club: Club, id: str) -> Person:
    return named([(who, one.name) for waiting in (club.asked, club.invited) for who, one in waiting.items()], id)


def _refuse_full(club: Club) -> None:
    if len(club.members) >= MOST_MEMBERS:
        raise Conflict("This club has {most} members, and takes no more", code="club-full", most=MOST_MEMBERS)


def join(club: Club, by: Person, now: float, *, by_link: bool) -> list[Fact]:
    """Who was invited, or shows a link, is a member at once; others ask. Who was expelled asks, too."""
    if by.who in club.members:
        raise Conflict("You belong to this club already", code="member-already")
    _refuse_full(club)
    if by.who in club.invited or (by_link and by.who not in club.expelled):
        return [Fact("joined", now, by=by)]
    if by.who in club.asked:
        raise Conflict("You have asked already", code="asked-already")
    if len(club.asked) >= MOST_WAITING:
        raise TooMany("Too many are waiting for an answer; try again later", code="too-many-waiting")
    return [Fact("asked", now, by=by)]


def leave(club: Club, by: Person, now: float) -> list[Fact]:
    """Leave; or ask no more, or decline an invitation. With the last member the club is closed."""
    if by.who in club.asked or by.who in club.invited:
        return [Fact("declined", now, by=by)]
    if club.organisers == [by.who] and len(club.members) > 1:
        raise Conflict("Make somebody else an organiser first", code="last-organiser")
    return [Fact("left", now, by=by), *([Fact("closed", now)] if set(club.members) == {by.who} else [])]


def forget(club: Club, who: str, now: float) -> list[Fact]:
    """Somebody deletes their account. If nobody else looks after the club, its oldest member does from now on."""
    if who not in club.members:
        return [Fact("declined", now, whom=Person(who))]
    left = [Fact("left", now, by=Person(who))]
    others = [(one, member.name) for one, member in club.members.items() if one != who]
    if not others:
        return [*left, Fact("closed", now)]
    return left if club.organisers != [who] else [*left, Fact("promoted", now, whom=Person(*others[0]))]


def invite(club: Club, by: Person, other: Person, now: float) -> list[Fact]:
    """Invite an account by its name; one that has asked already is admitted."""
    if other.who in club.members:
        raise Conflict("{name} belongs to this club already", code="other-member-already", name=other.name)
    _refuse_full(club)
    if other.who in club.asked:
        return [Fact("joined", now, by=by, whom=other)]
    if len(club.invited) >= MOST_WAITING:
        raise TooMany("Too many are waiting for an answer; try again later", code="too-many-waiting")
    return [] if other.who in club.invited else [Fact("invited", now, by=by, whom=other)]


def admit(club: Club, by: Person, id: str, now: float) -> list[Fact]:
    """Take in somebody who has asked."""
    other = named([(who, one.name) for who, one in club.asked.items()], id)
    _refuse_full(club)
    return [Fact("joined", now, by=by, whom=other)]


def turn_down(club: Club, by: Person, id: str, now: float) -> list[Fact]:
    """Do not take in somebody who has asked, or take an invitation back."""
    return [Fact("declined", now, by=by, whom=_waiting(club, id))]


def expel(club: Club, by: Person, id: str, now: float) -> list[Fact]:
    """Somebody belongs to the club no longer."""
    other = member_named(club, id)
    if other.who == by.who:
        raise Refused("This is yourself", code="yourself")
    return [Fact("expelled", now, by=by, whom=other)]


def give_role(club: Club, by: Person, id: str, now: float, *, organiser: bool) -> list[Fact]:
    """Make a member an organiser, or an organiser a member. One organiser stays."""
    other = member_named(club, id)
    if (club.members[other.who].role == "organiser") == organiser:
        return []
    if not organiser and club.organisers == [other.who]:
        raise Conflict("Make somebody else an organiser first", code="last-organiser")
    return [Fact("promoted" if organiser else "demoted", now, by=by, whom=other)]


def describe(by: Person, title: str, about: str, now: float, *, public: bool) -> list[Fact]:
    """Say anew what the club is."""
    return [Fact("described", now, by=by, title=title, about=about, public=public)]


def post(by: Person, now: float) -> list[Fact]:
    """Put up a notice, the text of `by`; an empty one takes it down."""
    return [Fact("noticed", now, by=by)]


def attach(club: Club, by: Person, id: str, title: str, now: float) -> list[Fact]:
    """Show a tournament on the club's page."""
    if id in club.tournaments:
        raise Conflict("This tournament is shown already", code="attached-already")
    if len(club.tournaments) >= MOST_TOURNAMENTS:
        raise TooMany(
            "A club shows {most} tournaments; take one off first", code="too-many-attached", most=MOST_TOURNAMENTS
        )
    return [Fact("attached", now, by=by, id=id, title=title)]


def detach(club: Club, by: Person, id: str, now: float) -> list[Fact]:
    """Show a tournament no longer."""
    if id not in club.tournaments:
        raise NotFound("The club does not show this tournament", code="not-attached")
    return [Fact("detached", now, by=by, id=id)]
