"""The lobby of this worker: all open seeks, who looks at them, and what follows when they are full, old or forsaken."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

import structlog

from fivefold import live
from fivefold.bots import stand_in
from fivefold.refusals import Forbidden, Refused, TooMany
from fivefold.server.lobby.listeners import Listeners
from fivefold.server.lobby.open_seek import MOST, OpenSeek, SeekStreams
from fivefold.server.lobby.pairs import pairs
from fivefold.server.lobby.presence import LobbyPresence
from fivefold.server.lobby.seek import (
    LIVE_FOR,
    SLOW_FOR,
    Addressee,
    Fact,
    Gone,
    Seek,
    Seeker,
    Terms,
    check_account,
    check_terms,
    no_seek,
    refusal_of,
    seat_for,
    sought_again,
)
from fivefold.server.people.contacts import ContactBook
from fivefold.server.recovery import Tasks
from fivefold.server.settings import Settings
from fivefold.server.storage import Store, VersionConflict
from fivefold.server.streams import Decision
from fivefold.server.tables.hall import Hall

log = structlog.get_logger()
FOUND_FOR: Final = 60.0
"""Seconds for which somebody who was not connected is led to their table when they come back."""


class Found(NamedTuple):
    """A table at which somebody is awaited, and since when."""

    table: str
    at: float


class Lobby:
    """All seeks of the house."""

    def __init__(self, settings: Settings, store: Store, hall: Hall, tasks: Tasks, contacts: ContactBook) -> None:
        """`contacts` says with whom somebody is not brought together."""
        self.settings, self.store, self.hall, self.tasks, self.contacts = settings, store, hall, tasks, contacts
        self.listeners = Listeners(contacts.hidden)
        self.presence = LobbyPresence(store, settings.lease)
        self.seeks = SeekStreams(store, tasks, self._changed)
        self._at: dict[str, str] = {}
        """The owner of each open seek, by its id."""
        self._seats: dict[str, str] = {}
        """The seek at which somebody has a seat."""
        self._known: dict[str, tuple[str, set[str]]] = {}
        self._found: dict[str, Found] = {}
        hall.arrived.append(self._arrived)
        self._pairing = asyncio.Lock()

    async def open(self) -> None:
        """Go on with the seeks that were open when the house was closed."""
        await self.seeks.read_open()

    def close(self) -> None:
        """Close every connection and forget every seek; what was stored stays."""
        self.listeners.close()
        self.forget()

    def forget(self) -> None:
        """Forget everything: it is read anew."""
        self.seeks.clear()
        for known in (self._at, self._seats, self._known):
            known.clear()
        self.listeners.forget()

    def seat_of(self, who: str) -> str:
        """The id of the seek at which somebody has a seat; empty for none."""
        return self._seats.get(who, "")

    @property
    def seated(self) -> set[str]:
        """Everybody who has a seat at a seek."""
        return set(self._seats)

    def find(self, id: str) -> Seek:
        """A seek that is open, or a refusal."""
        stream = self.seeks.open.get(self._at.get(id, ""))
        if stream is None or stream.state is None or stream.state.id != id:
            raise no_seek()
        return stream.state

    async def seek(self, seeker: Seeker, terms: Terms, *, quick: bool = False, to: Addressee | None = None) -> Seek:
        """Look for others, or challenge somebody; what somebody has sought before is withdrawn."""
        terms = check_terms(terms)
        await self.hall.moderation.refuse_banned(seeker.who)
        if to is not None and (to.who == seeker.who or await self.contacts.apart(seeker.who, {to.who})):
            raise Forbidden("This person cannot be challenged", code="not-to-be-challenged")
        if len(self._at) >= MOST:
            raise TooMany("Too many look for a game just now; join one of them", code="lobby-full")
        setting, now = terms.setting(), self.hall.clock.now()
        if to is not None and len(setting.seats) > 2:
            raise Refused("A challenge is for a game of two", code="challenge-of-two")
        until = now + (SLOW_FOR if terms.control.kind == "days" else LIVE_FOR)
        check_account(terms, seeker)
        await self._free(seeker.who)
        self.presence.see(seeker.who)
        stream = await self.seeks.find(seeker.who)
        id, seats = secrets.token_urlsafe(9), len(setting.seats)
        said = Fact("sought", now, id, terms, seeker, seats=seats, quick=quick, teams=setting.teams, until=until, to=to)

        async def decide(before: Seek | None) -> Decision[Seek | None, Fact]:
            return stream.say(before, *self._ending(before, "own"), said)

        await stream.change(decide)
        assert stream.state is not None
        mine = stream.state
        if quick:
            await self.pair()
            mine = self._brought(mine) or stream.state
        return mine

    def _brought(self, mine: Seek) -> Seek | None:
        """To which seek somebody was brought since they put up their own, by this request or by the lobby itself."""
        for stream in self.seeks.open.values():
            seek = stream.state
            if seek is None or seek.id == mine.id or mine.owner not in seek.whos:
                continue
            if seek.status != "gone" or seek.full > mine.since:
                return seek
        return None

    def _ending(self, seek: Seek | None, why: Gone) -> list[Fact]:
        return [Fact("withdrawn", self.hall.clock.now(), seek.id, why=why)] if seek and seek.status == "open" else []

    async def join(self, seeker: Seeker, id: str, seat: int | None = None) -> Seek:
        """Take a seat at somebody's seek; with the last one the table is laid. One's own seek is withdrawn first."""
        seek = self.find(id)
        if await self.contacts.apart(seeker.who, seek.whos):
            raise no_seek()
        if refusal := refusal_of(seek, seeker):
            raise refusal
        await self.hall.moderation.refuse_banned(seeker.who)
        given_up = await self._free(seeker.who)
        self.presence.see(seeker.who)
        stream = await self.seeks.find(seek.owner)

        async def decide(found: Seek | None) -> Decision[Seek | None, Fact]:
            if found is None or found.id != id:
                raise no_seek()
            if refusal := refusal_of(found, seeker):
                raise refusal
            now, number = self.hall.clock.now(), seat_for(found, seat)
            facts = [Fact("joined", now, id, seeker=seeker, seat=number)]
            if sum(one is None for one in found.people) == 1:
                facts.append(Fact("full", now, id, table=secrets.token_urlsafe(9)))
            return stream.say(found, *facts)

        try:
            await stream.change(decide)
        except Refused:
            if given_up is not None:
                await self._seek_again(given_up)
            raise
        assert stream.state is not None
        if stream.state.status == "full":
            await self.lay(stream)
        return stream.state

    async def _free(self, who: str) -> Seek | None:
        """Let somebody seek and sit nowhere; the answer is their own seek that was withdrawn."""
        id = self.seat_of(who)
        if not id:
            return None
        seek = self.find(id)
        if seek.owner != who:
            await self.leave(seek.owner, id, who)
            return None
        await self.end(who, id, "playing")
        return seek

    async def _seek_again(self, seek: Seek) -> None:
        """Somebody else was faster at the other one: one's own stands again."""
        stream = await self.seeks.find(seek.owner)

        async def decide(before: Seek | None) -> Decision[Seek | None, Fact]:
            if before is not None and before.status != "gone":
                return Decision(before)
            return stream.say(before, sought_again(seek))

        await stream.change(decide)

    async def withdraw(self, who: str, id: str) -> None:
        """Look for others no longer, or leave somebody's seek before all have come."""
        seek = self.find(id)
        if who not in seek.whos:
            raise no_seek()
        if seek.owner == who:
            await self.end(who, id, "own")
        else:
            await self.leave(seek.owner, id, who)

    async def decline(self, who: str, id: str) -> None:
        """Whoever is challenged does not want to play."""
        seek = self.find(id)
        if seek.to is None or seek.to.who != who:
            raise no_seek()
        await self.end(seek.owner, id, "declined")

    async def send_away(self, who: str) -> None:
        """Somebody was banned: they seek no longer."""
        await self._free(who)

    async def part(self, who: str, other: str) -> None:
        """One of two has blocked the other: neither waits at the other's seek, and no challenge stands between them."""
        for id in {self.seat_of(who), self.seat_of(other)} - {""}:
            seek = self.find(id)
            guest = other if seek.owner == who else who
            if guest in seek.whos and seek.owner in (who, other):
                await self.leave(seek.owner, id, guest)
            elif seek.to is not None and seek.to.who == guest:
                await self.end(seek.owner, id, "blocked")
        for connection in self.listeners.by_who.get(who, set()) | self.listeners.by_who.get(other, set()):
            connection.ask_resync()

    async def end(self, owner: str, id: str, why: Gone) -> None:
        """A seek is over without a game."""
        stream = await self.seeks.find(owner)

        async def decide(seek: Seek | None) -> Decision[Seek | None, Fact]:
            return stream.say(seek, *(self._ending(seek, why) if seek and seek.id == id else ()))

        await stream.change(decide)

    async def leave(self, owner: str, id: str, who: str) -> None:
        """Somebody gives their seat at a seek back."""
        stream = await self.seeks.find(owner)

        async def decide(seek: Seek | None) -> Decision[Seek | None, Fact]:
            there = seek is not None and seek.id == id and seek.status == "open" and who in seek.whos
            return stream.say(seek, *([Fact("left", self.hall.clock.now(), id, who=who)] if there else ()))

        await stream.change(decide)

    async def lay(self, stream: OpenSeek) -> None:
        """Lay the table of a seek that is full; another worker may have laid it already."""
        seek = stream.state
        if seek is None or seek.status != "full":
            return
        seats = tuple(
            live.Seat("person", one.name, one.who, account=one.account) for one in seek.people if one is not None
        )
        setting = replace(seek.terms.setting(seats), host=seek.owner, stand_in=stand_in(seek.terms.game))
        try:
            await self.hall.create(setting, seek.table)
        except VersionConflict:
            log.info("a table was laid by another worker", table=seek.table)

        async def decide(found: Seek | None) -> Decision[Seek | None, Fact]:
            if found is None or found.id != seek.id or found.laid:
                return Decision(found)
            return stream.say(found, Fact("laid", self.hall.clock.now(), seek.id, table=seek.table))

        await stream.change(decide)

    def _changed(self, stream: OpenSeek, facts: Sequence[Fact]) -> None:
        """A seek stands otherwise: who has a seat, what is shown, who is led to their table."""
        seek = stream.state
        id, whos = (seek.id, seek.whos) if seek is not None and seek.status != "gone" else ("", set())
        before, sat = self._known.pop(stream.name, ("", set()))
        if id:
            self._known[stream.name] = id, whos
            self._at[id] = stream.name
        if before and before != id:
            self._at.pop(before, None)
            self.listeners.hide(before)
        if seek is not None and seek.status == "open":
            self.listeners.show(seek)
        elif seek is not None:
            self.listeners.hide(seek.id)
        for who in sat - whos if before == id else sat:
            if self._seats.get(who) == before:
                del self._seats[who]
                self.listeners.tell_seat(who, "")
        for who in whos:
            if self._seats.get(who) != id:
                self._seats[who] = id
                self.listeners.tell_seat(who, id)
        if seek is not None and any(fact.kind == "laid" for fact in facts) and seek.laid:
            self._lead(seek)
        if seek is not None and seek.to is not None and any(fact.why == "declined" for fact in facts):
            self.listeners.tell_declined(seek.owner, seek.to.name)

    def _lead(self, seek: Seek) -> None:
        """Lead everybody to their table; who is not connected just now is led there when they come back."""
        now = time.monotonic()
        self._found = {who: found for who, found in self._found.items() if now - found.at < FOUND_FOR}
        for who in seek.whos:
            self._found[who] = Found(seek.table, now)
            if self.listeners.tell_table(who, seek.table):
                del self._found[who]

    def _arrived(self, who: str) -> None:
        """Whoever is at a table of theirs is not led there any more."""
        self._found.pop(who, None)

    def found_for(self, who: str) -> str:
        """The table of a game that was found a moment ago while somebody was not connected; told once."""
        found = self._found.pop(who, None)
        return found.table if found is not None and time.monotonic() - found.at < FOUND_FOR else ""

    async def pair(self) -> None:
        """Bring those together who wait for anybody."""
        async with self._pairing:
            found = [stream.state for stream in self.seeks.open.values() if stream.state is not None]
            for guest, host in list(pairs(found, self.hall.clock.now(), self._together)):
                seeker = guest.people[0]
                assert seeker is not None
                try:
                    await self.join(seeker, host.id)
                except Refused as error:
                    log.info("two were not paired", why=str(error))

    def _together(self, one: Seek, other: Seek) -> bool:
        hidden = self.contacts.hidden
        return not (one.whos & hidden(other.owner)) and not (other.whos & hidden(one.owner))
