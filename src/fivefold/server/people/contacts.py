"""Whom somebody knows: friends, who have both asked, and blocks. Each person has a stream, `contacts/WHO`.

What concerns two is written to both streams, first to that of the one who acts. Friends are those of whom both facts
are there, so what was written by half is no friendship, and asking again completes it. A block holds in both
directions: the two are not brought together.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from fivefold.refusals import Forbidden, NotFound, Refused, TooMany
from fivefold.server.recovery import Tasks
from fivefold.server.storage import NewFact, Store, Stored
from fivefold.server.streams import Decision, Stream, Streams

MOST_FRIENDS: Final = 500
MOST_BLOCKED: Final = 1000
NOBODY: Final[frozenset[str]] = frozenset()


class Somebody(NamedTuple):
    """A person by their key, and the name under which they are known."""

    who: str
    name: str

    @property
    def id(self) -> str:
        """What they are called in addresses: it tells nobody their key."""
        return hashlib.sha256(self.who.encode()).hexdigest()[:16]


class Contact(msgspec.Struct, frozen=True):
    """A fact: what happened (`asked`, `was-asked`, `blocked` …) with whom."""

    kind: str
    at: float
    who: str
    name: str = ""


class Contacts(msgspec.Struct, frozen=True):
    """Whom somebody has asked, who has asked them, and who is blocked; names by keys."""

    asked: Mapping[str, str] = {}
    asked_by: Mapping[str, str] = {}
    blocked: Mapping[str, str] = {}
    blocked_by: frozenset[str] = NOBODY

    @property
    def friends(self) -> dict[str, str]:
        """Who has asked and was asked."""
        return {who: name for who, name in self.asked.items() if who in self.asked_by}

    @property
    def hidden(self) -> frozenset[str]:
        """With whom somebody is not brought together."""
        return self.blocked_by | self.blocked.keys()


def after(before: Contacts, fact: Contact) -> Contacts:
    """The contacts after one more fact.

    >>> two = after(after(Contacts(), Contact("asked", 0, "b", "Ben")), Contact("was-asked", 1, "b", "Ben"))
    >>> two.friends, after(two, Contact("blocked", 2, "b", "Ben")).friends
    ({'b': 'Ben'}, {})
    """
    others = {name: {who: n for who, n in getattr(before, name).items() if who != fact.who} for name in PARTS}
    change = msgspec.structs.replace
    match fact.kind:
        case "asked":
            return change(before, asked={**before.asked, fact.who: fact.name})
        case "unasked":
            return change(before, asked=others["asked"], asked_by=others["asked_by"])
        case "was-asked":
            return change(before, asked_by={**before.asked_by, fact.who: fact.name})
        case "was-unasked":
            return change(before, asked=others["asked"], asked_by=others["asked_by"])
        case "blocked":
            blocked = {**before.blocked, fact.who: fact.name}
            return change(before, asked=others["asked"], asked_by=others["asked_by"], blocked=blocked)
        case "unblocked":
            return change(before, blocked=others["blocked"])
        case "was-blocked":
            blocked_by = before.blocked_by | {fact.who}
            return change(before, asked=others["asked"], asked_by=others["asked_by"], blocked_by=blocked_by)
        case "was-unblocked":
            return change(before, blocked_by=before.blocked_by - {fact.who})
    return before


PARTS: Final = ("asked", "asked_by", "blocked")


class OpenContacts(Stream[Contacts, Contact]):
    """The contacts of one person."""

    kind = "contacts"

    def fold(self, before: Contacts | None, facts: Sequence[Contact]) -> Contacts:
        """The contacts after some more facts."""
        found = before or Contacts()
        for fact in facts:
            found = after(found, fact)
        return found

    def read_fact(self, stored: Stored) -> Contact:
        """A fact that was stored."""
        return msgspec.json.decode(stored.body, type=Contact)

    def write_fact(self, fact: Contact) -> NewFact:
        """A fact as it is stored."""
        return NewFact(fact.kind, fact.at, msgspec.json.encode(fact).decode())

    @property
    def busy(self) -> bool:
        """Who blocks somebody stays in memory: it is asked at every seat and every line."""
        return bool(self.state.hidden)


class ContactBook:
    """The contacts of all people."""

    def __init__(self, store: Store, tasks: Tasks) -> None:
        self.streams = Streams("contacts", lambda name: OpenContacts(store, name), store, tasks)

    async def of(self, who: str) -> Contacts:
        """Whom somebody knows."""
        return (await self.streams.find(who)).state if who else Contacts()

    def hidden(self, who: str) -> frozenset[str]:
        """With whom somebody is not brought together, as far as their contacts were read (`of`)."""
        found = self.streams.open.get(who)
        return found.state.hidden if found is not None else NOBODY

    async def apart(self, who: str, others: set[str]) -> bool:
        """Is there anybody among these with whom somebody is not brought together?"""
        return bool(who and (await self.of(who)).hidden & others)

    async def ask(self, asker: Somebody, other: Somebody) -> None:
        """Ask somebody to be a friend, or accept if they have asked."""
        refuse_oneself(asker, other)
        mine = await self.of(asker.who)
        if other.who in mine.blocked_by:
            return  # who was blocked is not told so
        if other.who in mine.blocked:
            raise Refused("You have blocked this person", code="blocked-by-you")
        if len(mine.asked) >= MOST_FRIENDS:
            raise TooMany("You have asked {most} people; take somebody out first", code="too-many-friends", most=500)
        if len((await self.of(other.who)).asked_by) >= MOST_FRIENDS:
            raise TooMany("This person cannot be asked just now", code="too-many-asked")
        await self._say(asker, "asked", other)

    async def unask(self, asker: Somebody, id: str) -> None:
        """Ask no more, decline, or end a friendship."""
        mine = await self.of(asker.who)
        other = _named(id, {**mine.asked_by, **mine.asked})
        await self._say(asker, "unasked", other)

    async def block(self, asker: Somebody, other: Somebody) -> None:
        """Have nothing to do with somebody."""
        refuse_oneself(asker, other)
        if len((await self.of(asker.who)).blocked) >= MOST_BLOCKED:
            raise TooMany("You have blocked {most} people; let somebody go first", code="too-many-blocked", most=1000)
        await self._say(asker, "blocked", other)

    async def unblock(self, asker: Somebody, id: str) -> None:
        """Let a block go."""
        await self._say(asker, "unblocked", _named(id, (await self.of(asker.who)).blocked))

    async def _say(self, asker: Somebody, kind: str, other: Somebody) -> None:
        now = time.time()
        for owner, fact in (
            (asker.who, Contact(kind, now, other.who, other.name)),
            (other.who, Contact(f"was-{kind}", now, asker.who, asker.name)),
        ):
            stream = await self.streams.find(owner)

            async def decide(before: Contacts, fact: Contact = fact) -> Decision[Contacts, Contact]:
                found = after(before, fact)
                return Decision(found, () if found == before else (fact,))

            await stream.change(decide)


def refuse_oneself(asker: Somebody, other: Somebody) -> None:
    """Refuse what somebody can only do to others."""
    if not asker.who:
        raise Forbidden("Only somebody with a name can do this", code="nobody-here")
    if asker.who == other.who:
        raise Refused("This is yourself", code="yourself")


def _named(id: str, people: Mapping[str, str]) -> Somebody:
    found = next((one for one in (Somebody(who, name) for who, name in people.items()) if one.id == id), None)
    if found is None:
        raise NotFound("There is nobody of this name", code="no-such-person")
    return found
