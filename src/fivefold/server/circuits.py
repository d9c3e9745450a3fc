"""Circuits in the house: local tournaments, a national final, an international one (TP8, TP9). Each is a log."""

from __future__ import annotations

import contextlib
import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from fivefold.refusals import NotFound, Unavailable
from fivefold.server import desk_worker
from fivefold.server.access import NOBODY, Case, Principal, allow
from fivefold.server.bans import Bans, refuse_damaged, sound_log
from fivefold.server.links import Link, Links
from fivefold.server.office import Office, stamp
from fivefold.server.storage import Headline, NewFact, Store, VersionConflict
from fivefold.tournaments import Desk, Log
from fivefold.tournaments.circuit import Circuit, fold_circuit, report

RETRIES = 20


class Circuits:
    """All circuits of the house. They change a few times a year, so each is read when it is asked for."""

    def __init__(self, store: Store, links: Links, office: Office, bans: Bans) -> None:
        self.store, self.links, self.office, self.bans = store, links, office, bans

    async def create(self, title: str, levels: list[str], twice: str, declined: str) -> tuple[str, str]:
        """A new circuit, and the token of who looks after it."""
        name = secrets.token_urlsafe(9)
        data = {"title": title, "levels": levels, "twice": twice, "declined": declined}
        await self._append(name, Log(), "founded", data)
        return name, await self.links.create(Link("circuit", name, "director"))

    async def log(self, name: str) -> Log:
        """What happened in a circuit."""
        lines = [kept.body for kept in await self.store.read(f"circuit/{name}")]
        if not lines:
            raise NotFound("There is no such circuit", code="no-such-circuit")
        return sound_log(f"circuit/{name}", lines, fold_circuit)

    async def find(self, name: str) -> Circuit:
        """A circuit as it stands."""
        return fold_circuit(await self.log(name))

    async def listed(self) -> list[tuple[str, str]]:
        """Names and titles, the newest first."""
        lines = await self.store.headlines("circuit", "", 100)
        return [(line.stream.removeprefix("circuit/"), msgspec.json.decode(line.body)["title"]) for line in lines]

    async def must_keep(self, name: str, token: str) -> None:
        """Refuse who does not look after a circuit."""
        await self.log(name)
        allow("circuit.keep", Case(await self.principal(name, token)))

    async def principal(self, name: str, token: str) -> Principal:
        """Who asks something of a circuit."""
        link = await self.links.find(token) if token else None
        return Principal(link=link) if link is not None and (link.room, link.id) == ("circuit", name) else NOBODY

    async def hold(self, name: str, level: str, tournament: str) -> None:
        """Report a closed tournament of this house, which must be public."""
        found, _ = await self.office.visible(tournament, "")
        held = await self.office.ask(found, _report, level)
        await self._say(name, "held", held)

    async def decline(self, name: str, level: str, person: str) -> None:
        """Someone who is qualified does not want to go."""
        await self._say(name, "declined", {"level": level, "person": person})

    async def carry(self, name: str, level: str, tournament: str, director: str) -> int:
        """Enter everyone who is qualified for a level into its tournament; who is there already stays as they are."""
        circuit = await self.find(name)
        wanted = circuit.qualified_for(level)
        await self.bans.refuse(tournament, [(one.name, one.person) for one in wanted], openly=True)

        entries = tuple((one.name, one.person, one.through) for one in wanted)
        return await self.office.change(tournament, director, desk_worker.enter_qualified, entries)

    async def _say(self, name: str, kind: str, data: Mapping[str, Any]) -> None:
        """Add a fact; if another worker was faster, look again."""
        for _ in range(RETRIES):
            with contextlib.suppress(VersionConflict):
                log = await self.log(name)
                refuse_damaged(log, await self.store.read(f"circuit/{name}", log.version))
                return await self._append(name, log, kind, data)
        raise Unavailable("The desk is too busy; try again", code="too-busy")

    async def _append(self, name: str, log: Log, kind: str, data: Mapping[str, Any]) -> None:
        longer = log.with_fact(kind, data, actor="director", time=stamp())
        title = fold_circuit(longer).title
        body = msgspec.json.encode({"title": title}).decode()
        line = Headline(f"circuit/{name}", "circuit", "running", time.time(), body)
        fact = longer.facts[-1]
        await self.store.append(f"circuit/{name}", log.version, [NewFact(kind, time.time(), fact.text)], line)


def _report(desk: Desk, level: str) -> dict[str, Any]:
    return report(desk.tournament, level, desk.log.digest)
