"""Circuits in the house: local tournaments, a national final, an international one (TP8, TP9). Each is a log."""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
import structlog

from fivefold.refusals import NotFound, Refused
from fivefold.server.people.access import allow
from fivefold.server.people.conditions import NOBODY, Case, Principal
from fivefold.server.people.links import Link, Links
from fivefold.server.recovery import Tasks
from fivefold.server.storage import Headline, NewFact, Store
from fivefold.server.streams import Decision, Streams
from fivefold.server.tournaments import desk_acts
from fivefold.server.tournaments.bans import Bans
from fivefold.server.tournaments.log_stream import LogStream, Sound, refuse_damaged
from fivefold.server.tournaments.office import Office, stamp
from fivefold.tournaments import Desk, Log
from fivefold.tournaments.circuit import Circuit, Qualified, fold_circuit, report
from fivefold.tournaments.formats import finished

logger = structlog.get_logger()


class Place(NamedTuple):
    """Where a tournament stands in its circuit, and the circuit."""

    name: str
    level: str
    circuit: Circuit

    @property
    def goes_on(self) -> list[Qualified]:
        """Who is qualified for the level above."""
        at = self.circuit.levels.index(self.level) + 1
        return self.circuit.qualified_for(self.circuit.levels[at]) if at < len(self.circuit.levels) else []


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
        self._running: dict[str, int] = {}
        """How far the logs of tournaments went when they were last seen running."""
        self.circuits = Streams("circuit", lambda name: OpenCircuit(store, name), store, tasks)

    async def create(self, founded_with: Mapping[str, object]) -> tuple[str, str]:
        """A new circuit, and the token of who looks after it."""
        name, data = secrets.token_urlsafe(9), founded_with
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
        """A circuit as it stands. What has become of its tournaments is written down first: nobody reports (TP8)."""
        circuit = fold_circuit(await self.log(name))
        versions = await self.store.versions([f"tournament/{one}" for one in circuit.members])
        followed = [await self._follow(name, circuit, one, versions) for one in list(circuit.members)]
        return fold_circuit(await self.log(name)) if any(followed) else circuit

    async def _follow(self, name: str, circuit: Circuit, tournament: str, versions: Mapping[str, int]) -> bool:
        """Write down that a tournament was closed, or closed anew with another result, or is open again."""
        newest = versions.get(f"tournament/{tournament}", 0)
        if newest in (0, circuit.members[tournament].version, self._running.get(tournament)):
            return False
        try:
            found = await (await self.office.find(tournament)).ask(_report, circuit.members[tournament].level)
        except Refused as error:  # it is damaged, or a worker is away; the next look tries again
            logger.warning("a tournament was not reported", tournament=tournament, why=str(error))
            return False
        about = {"tournament": tournament, "version": found.version}
        if found.data is None and not any(held.tournament == tournament for held in circuit.held):
            self._running[tournament] = found.version
            return False
        await self._say_newer(name, tournament, *(("held", found.data | about) if found.data else ("reopened", about)))
        return True

    async def _say_newer(self, name: str, tournament: str, kind: str, data: Mapping[str, object]) -> None:
        stream, version = await self.circuits.find(name), data["version"]

        async def decide(sound: Sound) -> Decision[Sound, NewFact]:
            refuse_damaged(sound.damage)
            member = fold_circuit(sound.log).members.get(tournament)
            if member is None or member.version == version:  # another one who looked was faster
                return Decision(sound)
            return stream.after(sound, kind, data, actor="house", at=stamp())

        await stream.change(decide)

    async def place_of(self, tournament: str) -> Place | None:
        """The circuit to which a tournament belongs, and its level there."""
        name = await self.store.get(f"member/{tournament}")
        circuit = await self.find(name) if name else None
        member = circuit.members.get(tournament) if circuit else None
        return Place(name, member.level, circuit) if name and circuit and member else None

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

    async def admit(self, name: str, level: str, tournament: str, director: str) -> None:
        """Take in a tournament of this house. One that is not public is taken in by its director."""
        found, _ = await self.office.visible(tournament, director)
        there = await self.store.get(f"member/{tournament}")
        if there not in (None, name) and tournament in (await self.find(there or "")).members:
            raise Refused("This tournament belongs to another circuit", code="in-another-circuit")
        await self._say(name, "admitted", {"tournament": tournament, "level": level, "title": await found.ask(_title)})
        await self.store.put(f"member/{tournament}", name)

    async def release(self, name: str, tournament: str) -> None:
        """Let a tournament go; what it has reported counts no longer."""
        await self._say(name, "released", {"tournament": tournament})
        await self.store.delete(f"member/{tournament}")

    async def decline(self, name: str, level: str, person: str) -> None:
        """Someone who is qualified does not want to go."""
        await self._say(name, "declined", {"level": level, "person": person})

    async def hold_signed(self, name: str, data: Mapping[str, object]) -> None:
        """A report of another house, which has signed it; whether that counts the log of the circuit says."""
        await self._say(name, "held", data)

    async def trust(self, name: str, key: str, called: str) -> None:
        """Let the signature of a house count."""
        await self._say(name, "trusted", {"key": key, "name": called})

    async def distrust(self, name: str, key: str) -> None:
        """Let it count no longer, nor what the house has reported."""
        await self._say(name, "distrusted", {"key": key})

    async def enter(self, tournament: str, director: str, persons: Sequence[str]) -> int:
        """Enter those of its circuit who are qualified for a tournament; who is there already stays as they are."""
        place = await self.place_of(tournament)
        wanted = [one for one in (place.circuit.qualified_for(place.level) if place else []) if one.person in persons]
        if place is None or len(wanted) < len(set(persons)):
            raise Refused("Not all of them are qualified for this tournament", code="not-all-qualified", rule="TP8")
        await self.bans.refuse(tournament, [(one.name, one.person) for one in wanted], openly=True)
        entries = tuple((one.name, one.person, one.through) for one in wanted)
        return await self.office.change(tournament, director, desk_acts.enter_qualified, entries)

    async def _say(self, name: str, kind: str, data: Mapping[str, object]) -> None:
        await (await self.circuits.find(name)).say(kind, data, actor="director", at=stamp())


class Report(NamedTuple):
    """How far a tournament's log goes, and what it reports; nothing while it is open or was broken off."""

    version: int
    data: dict[str, object] | None


def _report(desk: Desk, level: str) -> Report:
    tournament = desk.tournament
    over = tournament.closed and finished(tournament)
    return Report(desk.log.version, report(tournament, level, desk.log.digest) if over else None)


def _title(desk: Desk) -> str:
    return desk.tournament.title


def persons_in(desk: Desk) -> set[str]:
    """Who is entered in a tournament, as they are known across tournaments."""
    return {entrant.person for entrant in desk.tournament.entrants.values()}
