"""Circuits in the house: local tournaments, a national final, an international one (TP8, TP9). Each is a log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping

import msgspec

from fivefold.refusals import NotFound, Refused
from fivefold.server.people.access import allow
from fivefold.server.people.conditions import NOBODY, Case, Principal
from fivefold.server.people.links import Link, Links
from fivefold.server.recovery import Tasks
from fivefold.server.storage import Headline, Store
from fivefold.server.streams import Streams
from fivefold.server.tournaments import desk_acts
from fivefold.server.tournaments.bans import Bans
from fivefold.server.tournaments.log_stream import LogStream, Sound
from fivefold.server.tournaments.office import Office, stamp
from fivefold.tournaments import Desk, Log
from fivefold.tournaments.circuit import Circuit, fold_circuit, report


class OpenCircuit(LogStream):
    """The log of a circuit."""

    kind = "circuit"

    def check(self, log: Log) -> object:
        """The circuit."""
        return fold_circuit(log)

    def missing(self) -> Refused:
        """There is no circuit without facts."""
        return NotFound("There is no such circuit", code="no-such-circuit")

    def headline(self, log: Log) -> Headline:
        """What a list shows of a circuit."""
        body = msgspec.json.encode({"title": fold_circuit(log).title}).decode()
        return Headline(self.key, "circuit", "running", time.time(), body)


class Circuits:
    """All circuits of the house."""

    def __init__(self, store: Store, links: Links, office: Office, bans: Bans, tasks: Tasks) -> None:
        self.store, self.links, self.office, self.bans = store, links, office, bans
        self.circuits = Streams("circuit", lambda name: OpenCircuit(store, name), store, tasks)

    async def create(self, title: str, levels: list[str], twice: str, declined: str) -> tuple[str, str]:
        """A new circuit, and the token of who looks after it."""
        name = secrets.token_urlsafe(9)
        data = {"title": title, "levels": levels, "twice": twice, "declined": declined}
        fresh = OpenCircuit(self.store, name)
        founded = fresh.after(Sound(), "founded", data, actor="director", at=stamp())
        await self.circuits.begin(fresh, founded)
        return name, await self.links.create(Link("circuit", name, "director"))

    async def log(self, name: str) -> Log:
        """What happened in a circuit."""
        found = await self.circuits.find(name)
        await found.catch_up()  # another worker may have written a moment ago
        return found.state.log

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
        return Principal(link=link) if link is not None and (link.kind, link.id) == ("circuit", name) else NOBODY

    async def hold(self, name: str, level: str, tournament: str) -> None:
        """Report a closed tournament of this house, which must be public."""
        found, _ = await self.office.visible(tournament, "")
        held = await found.ask(_report, level)
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
        return await self.office.change(tournament, director, desk_acts.enter_qualified, entries)

    async def _say(self, name: str, kind: str, data: Mapping[str, object]) -> None:
        await (await self.circuits.find(name)).say(kind, data, actor="director", at=stamp())


def _report(desk: Desk, level: str) -> dict[str, object]:
    return report(desk.tournament, level, desk.log.digest)
