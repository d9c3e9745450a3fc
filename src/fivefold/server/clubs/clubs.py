"""All clubs of the house: who may do what in them, and what follows at tables."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from fivefold.refusals import Conflict, Forbidden, Refused, TooMany
from fivefold.server.clubs import challenges, decide
from fivefold.server.clubs.club import Club
from fivefold.server.clubs.club_tables import ClubTables
from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.clubs.open_club import KIND, ClubLine, OpenClub, club_key, no_such_club
from fivefold.server.people.access import action_of, allow, may
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.people.links import Links
from fivefold.server.recovery import Tasks
from fivefold.server.storage import Store
from fivefold.server.streams import Decision, Streams
from fivefold.server.tables.hall import Hall

MOST_CLUBS: Final = 50
"""Clubs with which one person has to do."""
LISTED: Final = 200
FORGOTTEN: Final = 60.0
"""Seconds between two looks for clubs that nobody uses."""
Acts = Callable[[Club, float], Sequence[Fact]]


class Seen(NamedTuple):
    """A club as somebody sees it, and what they are there."""

    club: Club
    role: str


class Own(NamedTuple):
    """A club with which somebody has to do, and how."""

    id: str
    club: Club
    role: str


class Clubs:
    """All clubs."""

    def __init__(self, store: Store, links: Links, hall: Hall, tasks: Tasks) -> None:
        self.store, self.links, self.hall = store, links, hall
        self.streams = Streams(KIND, lambda name: OpenClub(store, name), store, tasks)
        self.tables = ClubTables(hall, links)
        self._swept = time.monotonic()

    async def found(self, by: Person, title: str, about: str, *, public: bool) -> str:
        """Found a club; who does is its organiser."""
        await self._refuse_many(by.who)
        await self.hall.moderation.refuse_banned(by.who)
        name = secrets.token_urlsafe(9)
        fresh = OpenClub(self.store, name)
        fact = Fact("founded", self.hall.clock.now(), by=by, title=title, about=about, public=public)
        await self.streams.begin(fresh, fresh.say(None, fact))
        return name

    async def listed(self) -> list[tuple[str, ClubLine]]:
        """The public clubs, those first in which something has happened."""
        lines = await self.store.headlines(KIND, "public", LISTED)
        return [(line.stream.removeprefix(f"{KIND}/"), msgspec.json.decode(line.body, type=ClubLine)) for line in lines]

    async def of(self, who: str) -> list[Own]:
        """The clubs with which somebody has to do."""
        found = []
        for id, role in (await self._own(who)).items():
            with contextlib.suppress(Refused):
                found.append(Own(id, (await self.streams.find(id)).state, role))
        return found

    async def _own(self, who: str) -> dict[str, str]:
        start = club_key(who)
        entries = await self.store.entries(start) if who else {}
        return {key.removeprefix(start): role for key, role in entries.items()}

    async def _refuse_many(self, who: str) -> None:
        if len(await self._own(who)) >= MOST_CLUBS:
            raise TooMany("You belong to {most} clubs; leave one first", code="too-many-clubs", most=MOST_CLUBS)

    async def see(self, id: str, who: str, token: str = "") -> Seen:
        """A club as it stands now, if somebody may see it; games that are over have changed its ladders."""
        self._forget_idle()
        stream = await self.streams.find(id)
        await stream.catch_up()  # another worker may have written a moment ago
        role = await self._role(stream.state, id, who, token)
        if stream.state.closed or not may("club.read", _case(stream.state, role)):
            raise no_such_club()
        await self._follow(stream)
        return Seen(stream.state, role)

    async def _role(self, club: Club, id: str, who: str, token: str) -> str:
        return club.role_of(who) or ("invited" if await self._opens(id, token) else "")

    async def _opens(self, id: str, token: str) -> bool:
        link = await self.links.find(token) if token else None
        return link is not None and (link.kind, link.id) == (KIND, id)

    async def act(self, id: str, by: Person, entrance: str, acts: Acts, token: str = "") -> None:
        """Somebody does something in a club: whether they may is asked in the step that does it."""
        stream = await self.streams.find(id)
        invited = await self._opens(id, token)
        await self._follow(stream)

        async def decided(club: Club) -> Decision[Club, Fact]:
            role = club.role_of(by.who) or ("invited" if invited else "")
            case = _case(club, role)
            if club.closed or not may("club.read", case):
                raise no_such_club()
            allow(action_of(entrance), case)
            return stream.say(club, *acts(club, self.hall.clock.now()))

        await stream.change(decided)

    async def join(self, id: str, by: Person, token: str) -> None:
        """Join, or ask to."""
        await self.hall.moderation.refuse_banned(by.who)
        club = (await self.see(id, by.who, token)).club
        if by.who not in club.people():
            await self._refuse_many(by.who)
        by_link = await self._opens(id, token)
        await self.act(id, by, "joinClub", lambda club, now: decide.join(club, by, now, by_link=by_link), token)

    async def invite(self, id: str, by: Person, other: Person) -> None:
        """Invite somebody by their name."""
        if await self.hall.contacts.apart(by.who, {other.who}):
            raise Forbidden("{name} cannot be invited", code="not-to-be-invited", name=other.name)
        if len(await self._own(other.who)) >= MOST_CLUBS:
            raise Conflict("{name} belongs to too many clubs", code="other-too-many-clubs", name=other.name)
        await self.act(id, by, "inviteToClub", lambda club, now: decide.invite(club, by, other, now))

    async def challenge(self, id: str, by: Person, game: str, person: str) -> None:
        """Challenge a member on a ladder."""
        await self.hall.moderation.refuse_banned(by.who)
        other = decide.member_named((await self.see(id, by.who)).club, person)
        if await self.hall.contacts.apart(by.who, {other.who}):
            raise Forbidden("This person cannot be challenged", code="not-to-be-challenged")
        await self.act(id, by, "challengeMember", lambda club, now: challenges.challenge(club, by, game, person, now))

    async def play(self, id: str, by: Person, challenge: str) -> str:
        """The table of a challenge: laid by the first of the two who comes; the game begins with the second."""
        name, club = secrets.token_urlsafe(9), (await self.see(id, by.who)).club
        _, found = challenges.challenge_of(club, challenge, self.hall.clock.now())
        there = found.table if await self.tables.can_be_played(found) else None

        def lay(club: Club, now: float) -> list[Fact]:
            laid = challenges.lay(club, by, challenge, name, now)
            return (
                laid if there is None and challenges.challenge_of(club, challenge, now)[1].table == found.table else []
            )

        await self.act(id, by, "playChallenge", lay)
        stream = await self.streams.find(id)
        game, found_now = challenges.challenge_of(stream.state, challenge, self.hall.clock.now())
        if found_now.table == name:
            await self.tables.lay(id, stream.state, stream.state.ladders[game], found_now, by)
        else:
            await self.tables.sit(found_now.table, by)
            await self._follow(stream)
        return found_now.table

    async def _follow(self, stream: OpenClub) -> None:
        """Write down what has become of challenges at their tables: nobody reports."""
        if not await self.tables.news(stream.state):
            return

        async def decided(club: Club) -> Decision[Club, Fact]:
            return stream.say(club, *await self.tables.news(club))

        await stream.change(decided)

    async def forget(self, whos: Sequence[str]) -> None:
        """Somebody has deleted their account: they belong to no club any more."""
        for who in whos:
            for id in await self._own(who):
                stream = await self.streams.find(id)

                async def decided(club: Club, stream: OpenClub = stream, who: str = who) -> Decision[Club, Fact]:
                    there = who in club.people()
                    return stream.say(club, *(decide.forget(club, who, self.hall.clock.now()) if there else ()))

                await stream.change(decided)
                await self.store.delete(club_key(who, id))

    def _forget_idle(self) -> None:
        now = time.monotonic()
        if now - self._swept > FORGOTTEN:
            self._swept = now
            self.streams.forget_idle(now)


def _case(club: Club, role: str) -> Case:
    return Case(Principal(), club.public, club=role)
