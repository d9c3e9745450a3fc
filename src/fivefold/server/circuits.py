"""Circuits in the house: local tournaments, a national final, an international one (TP8, TP9). Each is a log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from fivefold.games.core import Refused
from fivefold.server.bans import Bans
from fivefold.server.links import Link, Links
from fivefold.server.office import Office, stamp
from fivefold.server.storage import Headline, NewFact, Store
from fivefold.tournaments import Desk, Log
from fivefold.tournaments.circuit import Circuit, fold_circuit, report
from fivefold.tournaments.facts import read_fact


class Circuits:
    """All circuits of the house. They change a few times a year, so each is read when it is asked for."""

    def __init__(self, store: Store, links: Links, office: Office, bans: Bans) -> None:
        self.store, self.links, self.office, self.bans = store, links, office, bans

    async def create(self, title: str, levels: list[str], twice: str, declined: str) -> tuple[str, str]:
        """A new circuit, and the token of who looks after it."""
        name = secrets.token_urlsafe(9)
        data = {"title": title, "levels": levels, "twice": twice, "declined": declined}
        await self._say(name, Log(), "founded", data)
        return name, await self.links.create(Link("circuit", name, "director"))

    async def log(self, name: str) -> Log:
        """What happened in a circuit."""
        facts = tuple(read_fact(kept.body) for kept in await self.store.read(f"circuit/{name}"))
        if not facts:
            raise Refused("There is no such circuit", code="no-such-circuit")
        return Log(facts)

    async def find(self, name: str) -> Circuit:
        """A circuit as it stands."""
        return fold_circuit(await self.log(name))

    async def listed(self) -> list[tuple[str, str]]:
        """Names and titles, the newest first."""
        lines = await self.store.headlines("circuit", "", 100)
        return [(line.stream.removeprefix("circuit/"), msgspec.json.decode(line.body)["title"]) for line in lines]

    async def hold(self, name: str, level: str, tournament: str) -> None:
        """Report a closed tournament of this house."""
        desk = (await self.office.find(tournament)).desk
        await self._say(name, await self.log(name), "held", report(desk.tournament, level, desk.log.digest))

    async def decline(self, name: str, level: str, person: str) -> None:
        """Someone who is qualified does not want to go."""
        await self._say(name, await self.log(name), "declined", {"level": level, "person": person})

    async def carry(self, name: str, level: str, tournament: str, actor: str) -> int:
        """Enter everyone who is qualified for a level into its tournament; who is there already stays as they are."""
        circuit = await self.find(name)
        wanted = circuit.qualified_for(level)
        await self.bans.refuse(tournament, [(one.name, one.person) for one in wanted], openly=True)

        def act(desk: Desk) -> Desk:
            there = {entrant.person for entrant in desk.tournament.entrants.values()}
            number = max(desk.tournament.entrants, default=0)
            for one in wanted:
                if one.person not in there:
                    number += 1
                    data = {"entrant": number, "name": one.name, "person": one.person, "from": one.through}
                    desk = desk.say("entered", data, actor=actor, time=stamp())
            return desk

        return await self.office.do(tournament, act)

    async def _say(self, name: str, log: Log, kind: str, data: Mapping[str, Any]) -> None:
        longer = log.with_fact(kind, data, actor="director", time=stamp())
        title = fold_circuit(longer).title
        body = msgspec.json.encode({"title": title}).decode()
        line = Headline(f"circuit/{name}", "circuit", "running", time.time(), body)
        fact = longer.facts[-1]
        await self.store.append(f"circuit/{name}", log.version, [NewFact(kind, time.time(), fact.text)], line)
