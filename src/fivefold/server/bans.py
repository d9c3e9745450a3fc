"""Bans in the house: who left a tournament may be kept out of all, case by case (TK15).

A register of bans belongs to organisers, not to the whole house, in which anyone may open a tournament: tournaments
share one if somebody who directs one of them has said so.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import Any

import structlog

from fivefold.refusals import Conflict, Refused, Unavailable
from fivefold.server.links import Links
from fivefold.server.office import stamp
from fivefold.server.storage import NewFact, Store, Stored, VersionConflict
from fivefold.tournaments import Log
from fivefold.tournaments.bans import Ban, bans, refuse_banned
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.repair import Fold, sound_part

logger = structlog.get_logger()
RETRIES = 20


class Bans:
    """All registers of the house. They change rarely, so each is read when it is asked for."""

    def __init__(self, store: Store, links: Links) -> None:
        self.store, self.links = store, links

    async def listed(self, tournament: str) -> list[Ban]:
        """Everyone whom a tournament's register bans, the newest first."""
        found = bans(await self._log(await self._register(tournament)))
        return sorted(found.values(), key=lambda ban: -ban.fact)

    async def ban(self, tournament: str, person: str, name: str, *, reason: str, until: str, actor: str) -> None:
        """Ban someone, until a day or for good."""
        if until and not _is_day(until):
            raise Refused("{until} is no day; write it as 2026-11-15", code="bad-day", until=repr(until)[:30])
        register = await self._register(tournament)
        if not register:
            fresh = secrets.token_urlsafe(9)
            await self.store.put(f"register/{tournament}", fresh, new=True)
            register = await self._register(tournament)
        data = {"person": person, "name": name, **({"until": until} if until else {})}
        await self._say(register, "banned", data, reason, actor)

    async def lift(self, tournament: str, person: str, *, reason: str, actor: str) -> None:
        """Let someone play again."""
        await self._say(await self._register(tournament), "lifted", {"person": person}, reason, actor)

    async def share(self, tournament: str, director: str) -> bool:
        """Use the register of another tournament, whose director's link this is. False: the link opens nothing."""
        link = await self.links.find(director)
        if link is None or (link.room, link.role) != ("tournament", "director"):
            return False
        register = await self._register(link.id)
        if not register:
            await self.store.put(f"register/{link.id}", secrets.token_urlsafe(9), new=True)
            register = await self._register(link.id)
        await self.store.put(f"register/{tournament}", register)
        return True

    async def refuse(self, tournament: str, people: Iterable[tuple[str, str]], *, openly: bool) -> None:
        """Refuse whoever is banned today, out of names and persons. Who enters themselves is not told the reason."""
        register = await self._register(tournament)
        if not register:
            return
        log, day = await self._log(register), datetime.now(UTC).date().isoformat()
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

    async def _log(self, register: str) -> Log:
        kept = await self.store.read(f"bans/{register}") if register else []
        return sound_log(f"bans/{register}", [one.body for one in kept], bans)

    async def _say(self, register: str, kind: str, data: Mapping[str, Any], reason: str, actor: str) -> None:
        for _ in range(RETRIES):
            log = await self._log(register)
            refuse_damaged(log, await self.store.read(f"bans/{register}", log.version))
            longer = log.with_fact(kind, data, actor=actor, time=stamp(), reason=reason.strip())
            bans(longer)
            try:
                fact = NewFact(kind, time.time(), longer.facts[-1].text)
                await self.store.append(f"bans/{register}", log.version, [fact])
            except VersionConflict:
                continue
            return
        raise Unavailable("The desk is too busy; try again", code="too-busy")


def sound_log(stream: str, lines: list[str], folded: Fold) -> Log:
    """What can be read of a log; what cannot is told to the operator, and `fivefold repair` mends it."""
    log, damage = sound_part(lines, folded)
    if damage is not None:
        logger.error("a log is damaged", stream=stream, line=damage.line, why=damage.why)
    return log


def refuse_damaged(log: Log, rest: Sequence[Stored]) -> None:
    """A log with a line that cannot be read is not written to."""
    if rest:
        raise Conflict(
            "Line {line} of this log cannot be read, so nothing can be added until it is repaired: {why}",
            code="log-damaged",
            line=log.version + 1,
            why="it does not fit",
        )


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
