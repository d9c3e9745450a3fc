"""A club in the memory of this process, and what a list shows of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fivefold.refusals import NotFound, Refused
from fivefold.server.clubs.club import Club, folded
from fivefold.server.clubs.facts import Fact, read_fact, write_fact
from fivefold.server.storage import Headline, NewFact, Stored
from fivefold.server.streams import Decision, Stream

KIND = "club"


class ClubLine(msgspec.Struct, frozen=True):
    """A club in a list."""

    title: str
    about: str
    members: int


def club_key(who: str, club: str = "") -> str:
    """Where it stands that somebody has to do with a club; without a club, how all of these begin."""
    return f"in-club/{who}/{club}"


def no_such_club() -> Refused:
    """There is no such club, or none that the asker may see."""
    return NotFound("There is no such club", code="no-such-club")


class OpenClub(Stream[Club, Fact]):
    """The stream of one club."""

    kind = KIND

    def fold(self, before: Club | None, facts: Sequence[Fact]) -> Club:
        """The club after some more facts."""
        return folded(before, facts)

    def read_fact(self, stored: Stored) -> Fact:
        """A fact that was stored."""
        return read_fact(stored)

    def write_fact(self, fact: Fact) -> NewFact:
        """A fact as it is stored."""
        return write_fact(fact)

    def missing(self) -> Refused:
        """There is no club without facts."""
        return no_such_club()

    def say(self, before: Club | None, *facts: Fact) -> Decision[Club, Fact]:
        """What follows from some facts; whoever belongs to the club finds it in their list."""
        after = folded(before, facts)
        if not facts:
            return Decision(after)
        people = after.people() if not after.closed else {}
        entries: dict[str, str | None] = {
            club_key(who, self.name): None for who in (before.people() if before else ()) if who not in people
        }
        entries |= {club_key(who, self.name): role for who, role in people.items()}
        status = "closed" if after.closed else "public" if after.public else "private"
        body = msgspec.json.encode(ClubLine(after.title, after.about, len(after.members))).decode()
        return Decision(after, facts, Headline(self.key, KIND, status, facts[-1].at, body, entries))
