"""A club as a pure fold of what has happened in it: who belongs to it, what it says, what it plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal

import msgspec

from fivefold.server.clubs import ladder as ladders
from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.clubs.ladder import Ladder

Role = Literal["organiser", "member"]
OF_LADDERS: Final = frozenset({"entered", "withdrew", "challenged", "laid", "begun", "reported", "played", "dropped"})


class Member(msgspec.Struct, frozen=True):
    """Somebody who belongs to a club."""

    name: str
    role: Role
    since: float


class Asked(msgspec.Struct, frozen=True):
    """Somebody who would like to join, or was invited; and what they say."""

    name: str
    text: str
    at: float


class Notice(msgspec.Struct, frozen=True):
    """What the club's organisers have to say; who has said it, and when."""

    who: str
    name: str
    text: str
    at: float


class Club(msgspec.Struct, frozen=True):
    """A club as it stands; people by their keys. `names` keeps the names of those who have left, too."""

    title: str
    about: str = ""
    public: bool = True
    members: Mapping[str, Member] = {}
    asked: Mapping[str, Asked] = {}
    invited: Mapping[str, Asked] = {}
    expelled: frozenset[str] = frozenset()
    names: Mapping[str, str] = {}
    notice: Notice | None = None
    tournaments: Mapping[str, str] = {}
    circuit: tuple[str, str] = ("", "")
    ladders: Mapping[str, Ladder] = {}
    closed: bool = False

    @property
    def organisers(self) -> list[str]:
        """Who looks after the club."""
        return [who for who, member in self.members.items() if member.role == "organiser"]

    def role_of(self, who: str) -> str:
        """What somebody is here: an `organiser`, a `member`, `invited`, or nothing."""
        if who in self.members:
            return self.members[who].role
        return "invited" if who in self.invited else ""

    def people(self) -> dict[str, str]:
        """Everybody who has to do with the club, by their keys, and as what."""
        found = dict.fromkeys(self.asked, "asked") | dict.fromkeys(self.invited, "invited")
        return found | {who: member.role for who, member in self.members.items()}


def folded(before: Club | None, facts: Iterable[Fact]) -> Club:
    """A club after some more facts; None at the beginning."""
    for fact in facts:
        before = _first(fact) if before is None else _after(before, fact)
    assert before is not None, "a club begins with its founding"
    return before


def _first(fact: Fact) -> Club:
    assert fact.kind == "founded", "a club begins with its founding"
    assert fact.by is not None
    club = Club(fact.title, fact.about, fact.public)
    return _joined(club, fact.by, "organiser", fact.at)


def _after(club: Club, fact: Fact) -> Club:
    change = msgspec.structs.replace
    if fact.kind in OF_LADDERS:
        found = club.ladders.get(fact.game)
        after = ladders.after(found, fact) if found is not None else None
        return change(club, ladders={**club.ladders, fact.game: after}) if after is not None else club
    match fact.kind:
        case "described":
            return change(club, title=fact.title, about=fact.about, public=fact.public)
        case "noticed" if fact.by is not None:
            said = fact.by
            return change(club, notice=Notice(said.who, said.name, said.text, fact.at) if said.text else None)
        case "attached":
            return change(club, tournaments={**club.tournaments, fact.id: fact.title})
        case "detached":
            return change(club, tournaments={id: one for id, one in club.tournaments.items() if id != fact.id})
        case "circuit-attached":
            return change(club, circuit=(fact.id, fact.title))
        case "circuit-detached":
            return change(club, circuit=("", ""))
        case "closed":
            return change(club, closed=True)
        case "ladder-opened":
            before = club.ladders.get(fact.game) or Ladder(fact.game)
            terms = change(before, options=fact.options, clock=fact.clock, reach=fact.reach)
            return change(club, ladders={**club.ladders, fact.game: terms})
        case "ladder-closed":
            return change(club, ladders={game: one for game, one in club.ladders.items() if game != fact.game})
    return _of_people(club, fact)


def _of_people(club: Club, fact: Fact) -> Club:
    change = msgspec.structs.replace
    about = fact.whom or fact.by
    if about is None:
        return club
    match fact.kind:
        case "invited":
            return change(club, invited={**club.invited, about.who: Asked(about.name, "", fact.at)})
        case "asked":
            return change(club, asked={**club.asked, about.who: Asked(about.name, about.text, fact.at)})
        case "joined":
            return _joined(club, about, "member", fact.at)
        case "declined":
            return _waits_no_more(club, about.who)
        case "left":
            return _gone(club, about.who)
        case "expelled":
            return change(_gone(club, about.who), expelled=club.expelled | {about.who})
        case "promoted" | "demoted" if about.who in club.members:
            role: Role = "organiser" if fact.kind == "promoted" else "member"
            member = change(club.members[about.who], role=role)
            return change(club, members={**club.members, about.who: member})
    return club


def _joined(club: Club, person: Person, role: Role, at: float) -> Club:
    return msgspec.structs.replace(
        _waits_no_more(club, person.who),
        members={**club.members, person.who: Member(person.name, role, at)},
        names={**club.names, person.who: person.name},
        expelled=club.expelled - {person.who},
    )


def _waits_no_more(club: Club, who: str) -> Club:
    asked = {one: person for one, person in club.asked.items() if one != who}
    invited = {one: person for one, person in club.invited.items() if one != who}
    return msgspec.structs.replace(club, asked=asked, invited=invited)


def _gone(club: Club, who: str) -> Club:
    members = {one: member for one, member in club.members.items() if one != who}
    left = {game: ladders.without(one, who) for game, one in club.ladders.items()}
    return msgspec.structs.replace(_waits_no_more(club, who), members=members, ladders=left)
