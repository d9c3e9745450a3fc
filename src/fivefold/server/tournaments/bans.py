"""Bans in the house: who left a tournament may be kept out of all, case by case (TK15).

A register of bans belongs to organisers, not to the whole house, in which anyone may open a tournament: tournaments
share one if somebody who directs one of them has said so.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime

from fivefold.refusals import Refused
from fivefold.server.people.links import Links
from fivefold.server.recovery import Tasks
from fivefold.server.storage import Store
from fivefold.server.streams import Streams
from fivefold.server.tournaments.log_stream import LogStream
from fivefold.server.tournaments.office import stamp
from fivefold.tournaments import Log
from fivefold.tournaments.bans import Ban, bans, refuse_banned
from fivefold.tournaments.errors import NotNow


class Register(LogStream):
    """A register of bans."""

    kind = "bans"

    def check(self, log: Log) -> object:
        """Who is banned."""
        return bans(log)


class Bans:
    """All registers of the house."""

    def __init__(self, store: Store, links: Links, tasks: Tasks) -> None:
        self.store, self.links = store, links
        self.registers = Streams("bans", lambda name: Register(store, name), store, tasks)

    async def listed(self, tournament: str) -> list[Ban]:
        """Everyone whom a tournament's register bans, the newest first."""
        register = await self._register(tournament)
        found = bans((await self._current(register)).state.log) if register else {}
        return sorted(found.values(), key=lambda ban: -ban.fact)

    async def ban(self, tournament: str, person: str, name: str, *, reason: str, until: str, actor: str) -> None:
        """Ban someone, until a day or for good."""
        if until and not _is_day(until):
            raise Refused("{until} is no day; write it as 2026-11-15", code="bad-day", until=repr(until)[:30])
        register = await self._own_register(tournament)
        data = {"person": person, "name": name, **({"until": until} if until else {})}
        await self._say(register, "banned", data, reason, actor)

    async def lift(self, tournament: str, person: str, *, reason: str, actor: str) -> None:
        """Let someone play again."""
        await self._say(await self._own_register(tournament), "lifted", {"person": person}, reason, actor)

    async def share(self, tournament: str, director: str) -> bool:
        """Use the register of another tournament, whose director's link this is. False: the link opens nothing."""
        link = await self.links.find(director)
        if link is None or (link.kind, link.role) != ("tournament", "director"):
            return False
        await self.store.put(f"register/{tournament}", await self._own_register(link.id))
        return True

    async def refuse(self, tournament: str, people: Iterable[tuple[str, str]], *, openly: bool) -> None:
        """Refuse whoever is banned today, out of names and persons. Who enters themselves is not told the reason."""
        register = await self._register(tournament)
        if not register:
            return
        log, day = (await self._current(register)).state.log, datetime.now(UTC).date().isoformat()
        for name, person in people:
            try:
                for key in dict.fromkeys((person, name.strip().casefold())):
                    refuse_banned(log, key, day)
            except NotNow:
                if openly:
                    raise
                raise Refused("Please come to the desk to be entered", code="come-to-the-desk") from None

    async def _register(self, tournament: str) -> str:
        return await self.store.get(f"register/{tournament}") or ""

    async def _own_register(self, tournament: str) -> str:
        """The register of a tournament; a new one if it has none."""
        register = await self._register(tournament)
        if not register:
            await self.store.put(f"register/{tournament}", secrets.token_urlsafe(9), new=True)
            register = await self._register(tournament)
        return register

    async def _current(self, register: str) -> Register:
        """A register as it is stored now: whoever was banned at another worker a moment ago is banned here."""
        found = await self.registers.find(register)
        await found.catch_up()
        return found

    async def _say(self, register: str, kind: str, data: Mapping[str, object], reason: str, actor: str) -> None:
        found = await self.registers.find(register)
        await found.say(kind, data, actor=actor, at=stamp(), reason=reason.strip())


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
