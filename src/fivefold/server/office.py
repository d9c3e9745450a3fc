"""The tournament office: every tournament's log, the one door for its facts, and the lines of those who watch."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import secrets
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import msgspec
import structlog

from fivefold.games.core import Refused
from fivefold.live.table import Table
from fivefold.server.calling import check_call, seated, wanted_calls
from fivefold.server.forfeits import keep_times
from fivefold.server.hall import Hall, to_the_end
from fivefold.server.lines import Line
from fivefold.server.links import Link, Links
from fivefold.server.notices import Board, Called, Online, hung, read_notice
from fivefold.server.onscreen import control_of, result_of, setting_of
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
        self.wall = hung(())
        self.notices = 0
        self._message: tuple[int, int, bytes, bytes] = (0, 0, b"", b"")

    def message(self) -> bytes:
        """The whole tournament, written once for each version."""
        return self._written()[2]

    def packed(self) -> bytes:
        """The same in far fewer bytes: a hall full of phones hangs on one access point."""
        return self._written()[3]

    def _written(self) -> tuple[int, int, bytes, bytes]:
        version = self.desk.log.version
        if self._message[:2] != (version, self.notices):
            data = {name: value for name, value in as_data(self.desk).items() if name != "log"}
            for a_round in data["rounds"]:
                where = seated(self.desk.tournament, self.wall, a_round["round"])
                line = {number: at for at, number in enumerate(where.waiting, 1)}
                for table in a_round["tables"]:
                    table["called"], table["place"] = where.called, where.places[table["table"]]
                    table["waits"] = line.get(table["table"], 0)
            told = {"t": "tournament", "v": version, "n": self.notices, "data": data, "need": self.need()}
            wall = {name: value for name, value in self.wall.items() if name != "calls"}
            plain = msgspec.json.encode({**told, "wall": wall})
            self._message = (version, self.notices, plain, gzip.compress(plain, 6, mtime=0))
        return self._message

    def need(self) -> dict[str, Any]:
        """What the tournament waits for."""
        try:
            wanted = self.desk.need()
        except TournamentRefused as refusal:
            return {"need": "Nothing", "text": str(refusal)}
        return {"need": type(wanted).__name__, **msgspec.to_builtins(wanted)}


class Office:
    """All tournaments of this process."""

    def __init__(self, store: Store, hall: Hall, links: Links) -> None:
        self.store, self.hall, self.links = store, hall, links
        self.seen: dict[str, Seen] = {}
        self._loading = asyncio.Lock()
        self._written_meanwhile: set[str] = set()
        self._laying = asyncio.Lock()
        hall.over.append(self._game_over)
        hall.bells.append(self._heard)

    async def open(self) -> None:
        """Let in what was played on the screen while nobody could write it down."""
        for key, body in (await self.store.slips("due/")).items():
            if body:
                place = await self.hall.place(key.removeprefix("due/"))
                if place.table.phase == "over":
                    await self._game_over(place.name, place.table)
        self.hall.go(keep_times(self))

    def forget(self) -> None:
        """Hang up every line and forget what is in memory; it will be read again."""
        for seen in self.seen.values():
            for line in seen.lines:
                line.close()
        self.seen.clear()

    async def create(self, title: str, regulation: Regulation, *, public: bool) -> tuple[str, str]:
        """A new tournament, and the token of its director."""
        desk = Desk.opened(title, regulation, actor="director", time=stamp())
        return await self.take_in(desk, public=public)

    async def take_in(self, desk: Desk, *, public: bool) -> tuple[str, str]:
        """A tournament that has a log already, from another house, and the token of its director here."""
        name = secrets.token_urlsafe(9)
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
                seen = Seen(name, Desk.of(Log(tuple(facts))), public=bool(settings.get("public")))
                await self._read_wall(seen)
                await self._call(seen)
                while name in self._written_meanwhile:
                    self._written_meanwhile.discard(name)
                    await self._catch_up(seen)
                    await self._read_wall(seen)
                self.seen[name] = seen
            return self.seen[name]

    async def _read_wall(self, seen: Seen) -> None:
        stored = await self.store.read(f"notice/{seen.name}", seen.notices)
        seen.wall, seen.notices = hung(stored, seen.wall), seen.notices + len(stored)

    async def _call(self, seen: Seen) -> None:
        """Call games to the tables that are free; another worker may have done it meanwhile."""
        for _ in range(RETRIES):
            calls = wanted_calls(seen.desk.tournament, seen.wall)
            if not calls:
                return
            facts = [NewFact("called", time.time(), msgspec.json.encode(Called(*call)).decode()) for call in calls]
            with contextlib.suppress(Conflict):
                await self.store.append(f"notice/{seen.name}", seen.notices, facts)
            await self._read_wall(seen)

    async def hang(self, name: str, kind: str, data: Mapping[str, Any]) -> int:
        """Hang up a notice; whoever watches sees it at once."""
        notice = read_notice(kind, data)
        seen = await self.find(name)
        async with seen.lock:
            for _ in range(RETRIES):
                if isinstance(notice, Called):
                    check_call(seen.desk.tournament, seen.wall, notice.round, notice.table, notice.place)
                fact = NewFact(kind, time.time(), msgspec.json.encode(notice).decode())
                try:
                    await self.store.append(f"notice/{name}", seen.notices, [fact])
                except Conflict:
                    await self._read_wall(seen)
                    continue
                await self._read_wall(seen)
                await self._call(seen)
                self._tell(seen)
                if isinstance(notice, Online):
                    await self.store.put(f"online/{name}", "yes" if notice.minutes else "")
                return seen.notices
        raise Refused("The desk is too busy; try again", code="too-busy")

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
                await self._call(seen)
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
        seen = await self.find(name)
        tournament = seen.desk.tournament
        setting, entrants = setting_of(tournament, name, number, control_of(seen.wall["thinking"]))
        table = await self.hall.create(setting)
        await self.store.put(f"due/{table}", name)
        games = len(tournament.tables[number].games)
        await self.hang(name, "board", msgspec.to_builtins(Board(*number, table, games)))
        tokens = [
            await self.links.create(Link("table", table, "seat", tournament.name(entrant), seat=seat))
            for seat, entrant in enumerate(entrants)
        ]
        return table, tokens

    async def board_of(self, name: str, number: tuple[int, int]) -> tuple[str, list[int]]:
        """The board on which a table is played, laid if there is none yet, and who sits where at it."""
        seen = await self.find(name)
        _, entrants = setting_of(seen.desk.tournament, name, number)
        async with self._laying:
            hangs = seen.wall["boards"].get(f"{number[0]}/{number[1]}")
            games = len(seen.desk.tournament.tables[number].games)
            if hangs is not None and hangs["game"] == games:
                return hangs["id"], entrants
            return (await self.lay_table(name, number))[0], entrants

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
            log.warning("a result from the screen was refused", tournament=name, table=table, why=str(trouble))
        await self.store.put(f"due/{table}", "")

    async def _append(self, name: str, before: Log, after: Log, *, public: bool) -> None:
        fresh = after.facts[before.version :]
        facts = [NewFact(fact.kind, time.time(), fact.text) for fact in fresh]
        begun = after.facts[0].data
        said = {
            "title": begun.get("title", ""),
            "regulation": begun.get("regulation", {}).get("name", ""),
            "players": sum(fact.kind == "entered" for fact in after.facts),
        }
        status = "closed" if fresh[-1].kind == "closed" else "running"
        room = "tournament" if public else "private-tournament"
        line = Headline(f"tournament/{name}", room, status, time.time(), msgspec.json.encode(said).decode())
        await self.store.append(f"tournament/{name}", before.version, facts, line)

    def _tell(self, seen: Seen) -> None:
        if seen.lines:
            message = seen.message()
            for line in seen.lines:
                line.send(message)

    def _heard(self, stream: str, version: int) -> None:
        room, _, name = stream.partition("/")
        seen = self.seen.get(name)
        if seen is None and room in ("tournament", "notice") and self._loading.locked():
            self._written_meanwhile.add(name)
        if room == "tournament" and seen is not None and version > seen.desk.log.version:
            self.hall.go(self._hear(seen))
        if room == "notice" and seen is not None and version > seen.notices:
            self.hall.go(self._look_at_wall(seen))

    async def _look_at_wall(self, seen: Seen) -> None:
        async with seen.lock:
            await self._read_wall(seen)
            self._tell(seen)

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
