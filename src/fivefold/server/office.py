"""The tournament office: every tournament's log, the one door for its facts, and the lines of those who watch."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog

from fivefold.games.core import Refused
from fivefold.live.table import Table
from fivefold.server.hall import Hall, to_the_end
from fivefold.server.lines import Line
from fivefold.server.links import Link, Links
from fivefold.server.onscreen import result_of, setting_of
from fivefold.server.storage import Conflict, Headline, NewFact, Store
from fivefold.tournaments import Desk, Log, Regulation
from fivefold.tournaments import Refused as TournamentRefused
from fivefold.tournaments.exports import as_data
from fivefold.tournaments.facts import Fact, read_fact

log = structlog.get_logger()
RETRIES = 20


class NoSuchTournament(Refused):
    """There is no such tournament, or none that the asker may see."""

    def __init__(self) -> None:
        super().__init__("There is no such tournament", code="no-such-tournament")


class Seen:
    """A tournament in memory: its desk, its lock, its lines, and its data as last sent."""

    def __init__(self, name: str, desk: Desk, *, public: bool) -> None:
        self.name, self.desk, self.public = name, desk, public
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self._message = (0, b"")

    def message(self) -> bytes:
        """The whole tournament, written once for each version."""
        version = self.desk.log.version
        if self._message[0] != version:
            data = {name: value for name, value in as_data(self.desk).items() if name != "log"}
            self._message = (version, msgspec.json.encode({"t": "tournament", "v": version, "data": data}))
        return self._message[1]


class Office:
    """All tournaments of this process."""

    def __init__(self, store: Store, hall: Hall, links: Links) -> None:
        self.store, self.hall, self.links = store, hall, links
        self.seen: dict[str, Seen] = {}
        self._loading = asyncio.Lock()
        hall.over.append(self._game_over)
        hall.bells.append(self._heard)

    async def open(self) -> None:
        """Let in what was played on the screen while nobody could write it down."""
        for key, body in (await self.store.slips("due/")).items():
            if body:
                place = await self.hall.place(key.removeprefix("due/"))
                if place.table.phase == "over":
                    await self._game_over(place.name, place.table)

    def forget(self) -> None:
        """Hang up every line and forget what is in memory; it will be read again."""
        for seen in self.seen.values():
            for line in seen.lines:
                line.close()
        self.seen.clear()

    async def create(self, title: str, regulation: Regulation, *, public: bool) -> tuple[str, str]:
        """A new tournament, and the token of its director."""
        name = secrets.token_urlsafe(9)
        desk = Desk.opened(title, regulation, actor="director", time=stamp())
        await self.store.put(f"tournament/{name}", msgspec.json.encode({"public": public}).decode())
        await self._append(name, Log(), desk.log, public=public)
        self.seen[name] = Seen(name, desk, public=public)
        return name, await self.links.create(Link("tournament", name, "director"))

    async def find(self, name: str) -> Seen:
        """A tournament, from memory or from its log."""
        async with self._loading:
            if name not in self.seen:
                facts = [read_fact(kept.body) for kept in await self.store.read(f"tournament/{name}")]
                if not facts:
                    raise NoSuchTournament
                settings = msgspec.json.decode(await self.store.get(f"tournament/{name}") or "{}")
                self.seen[name] = Seen(name, Desk.of(Log(tuple(facts))), public=bool(settings.get("public")))
            return self.seen[name]

    async def do(self, name: str, act: Callable[[Desk], Desk]) -> int:
        """Let something happen at a tournament's desk; the answer is its version, once that is on disk."""
        return await to_the_end(self._do(name, act))

    async def _do(self, name: str, act: Callable[[Desk], Desk]) -> int:
        seen = await self.find(name)
        async with seen.lock:
            for _ in range(RETRIES):
                before = seen.desk
                after = act(before)
                if after.log.version == before.log.version:
                    return before.log.version
                try:
                    await self._append(name, before.log, after.log, public=seen.public)
                except Conflict:
                    await self._catch_up(seen)
                    continue
                seen.desk = after
                self._tell(seen)
                return after.log.version
        raise Refused("The desk is too busy; try again", code="too-busy")

    async def say(
        self,
        name: str,
        kind: str,
        data: Mapping[str, Any],
        *,
        actor: str,
        reason: str = "",
        key: str = "",
        seen: int | None = None,
    ) -> int:
        """Add one fact."""
        return await self.do(
            name, lambda desk: desk.say(kind, data, actor=actor, time=stamp(), reason=reason, key=key, seen=seen)
        )

    async def lay_table(self, name: str, number: tuple[int, int]) -> tuple[str, list[str]]:
        """A table on the screen for a table of the draw, and the token of each seat's link."""
        tournament = (await self.find(name)).desk.tournament
        setting, entrants = setting_of(tournament, name, number)
        table = await self.hall.create(setting)
        await self.store.put(f"due/{table}", name)
        tokens = [
            await self.links.create(Link("table", table, "seat", tournament.name(entrant), seat=seat))
            for seat, entrant in enumerate(entrants)
        ]
        return table, tokens

    def new_seed(self) -> str:
        """A seed for lots that nobody draws by hand; it is written into the log."""
        return secrets.token_hex(8)

    async def _game_over(self, table: str, state: Table) -> None:
        origin = state.setting.origin
        if "tournament" not in origin:
            return
        name = origin["tournament"]
        data = result_of((await self.find(name)).desk.tournament, state)
        try:
            await self.say(name, "result", data, actor="screen", key=f"table/{table}")
        except (TournamentRefused, Refused) as trouble:
            log.error("a result from the screen was refused", tournament=name, table=table, why=str(trouble))
        await self.store.put(f"due/{table}", "")

    async def _append(self, name: str, before: Log, after: Log, *, public: bool) -> None:
        fresh = after.facts[before.version :]
        facts = [NewFact(fact.kind, time.time(), fact.text) for fact in fresh]
        title = after.facts[0].data.get("title", "")
        status = "closed" if fresh[-1].kind == "closed" else "running"
        room = "tournament" if public else "private-tournament"
        line = Headline(f"tournament/{name}", room, status, time.time(), msgspec.json.encode({"title": title}).decode())
        await self.store.append(f"tournament/{name}", before.version, facts, line)

    def _tell(self, seen: Seen) -> None:
        if seen.lines:
            message = seen.message()
            for line in seen.lines:
                line.send(message)

    def _heard(self, stream: str, version: int) -> None:
        room, _, name = stream.partition("/")
        seen = self.seen.get(name)
        if room == "tournament" and seen is not None and version > seen.desk.log.version:
            self.hall.go(self._hear(seen))

    async def _hear(self, seen: Seen) -> None:
        async with seen.lock:
            await self._catch_up(seen)

    async def _catch_up(self, seen: Seen) -> None:
        kept = await self.store.read(f"tournament/{seen.name}", seen.desk.log.version)
        facts: tuple[Fact, ...] = tuple(read_fact(fact.body) for fact in kept)
        seen.desk = Desk.of(Log((*seen.desk.log.facts, *facts)))
        self._tell(seen)


def stamp() -> str:
    """The time that a fact carries."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
