"""The hall: all tables that are looked at or played at just now, and the lines to everybody there.

What is asked of a table goes through one lock per table: decide, commit, fold, tell. A client hears of a fact only when
it is on disk. If another worker was faster (`VersionConflict`), its facts are read and the question is asked again.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog

from fivefold import live
from fivefold.live.facts import Fact
from fivefold.live.requests import HouseEvent, Request
from fivefold.live.table import Table
from fivefold.refusals import NotFound, Refused, Unavailable
from fivefold.server import messages
from fivefold.server.access import Case, Principal, allow, may
from fivefold.server.bot_moves import BotMoves, closing
from fivefold.server.clock import Clock, new_clock
from fivefold.server.lines import Line
from fivefold.server.links import Link, Links
from fivefold.server.metrics import Metrics
from fivefold.server.place import Place, headline, new_fact, old_fact
from fivefold.server.pools import Workers
from fivefold.server.recovery import Parked, keep_trying
from fivefold.server.settings import Settings
from fivefold.server.storage import NewFact, Store, Stored, StoreError, VersionConflict
from fivefold.server.storage.core import Bell

IDLE = 600.0
RETRIES = 20
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before a bot's move that could not be made is tried again

log = structlog.get_logger()
T = TypeVar("T")
Asked = tuple[Table, tuple[Fact, ...]]
Decide = Callable[[Table, float], Awaitable[Asked]]
Over = Callable[[str, Table], Awaitable[None]]


class NoSuchTable(NotFound):
    """There is no such table, or none that the asker may see."""

    def __init__(self) -> None:
        super().__init__("There is no such table", code="no-such-table")


_unfinished: set[asyncio.Future[Any]] = set()


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do something that is not left half done when the one who asked for it hangs up: what is kept is also told."""
    task = asyncio.ensure_future(work)
    _unfinished.add(task)
    task.add_done_callback(_finished)
    return await asyncio.shield(task)


def _finished(task: asyncio.Future[Any]) -> None:
    _unfinished.discard(task)
    if not task.cancelled():
        task.exception()  # looked at here, because nobody may be left to hear of it


def _tournament_of(table: Table) -> tuple[str, str]:
    return "tournament", table.setting.origin.get("tournament", "")


def as_invited(request: Request, link: Link | None) -> Request:
    """A link to one player's seat says who sits there and where."""
    if isinstance(request, live.Sit) and link is not None and link.room == "table" and link.seat is not None:
        return live.Sit(link.note, link.seat)
    return request


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        links: Links,
        clock: Clock | None = None,
    ) -> None:
        self.settings, self.store, self.metrics, self.links = settings, store, metrics, links
        self.clock = clock or new_clock()
        self.parked = Parked(metrics.parked.set)
        self.name = settings.worker or secrets.token_hex(8)
        self.lots = random.SystemRandom()
        self.bot_moves = BotMoves(settings, workers, self.lots)
        self.places: dict[str, Place] = {}
        self.ears: dict[str, set[Line]] = {}
        self.over: list[Over] = []
        self.bells: list[Bell] = []
        self._loading: dict[str, asyncio.Future[Place]] = {}
        self._written_meanwhile: set[str] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on with every game that was being played when the house was closed."""
        await self.store.listen(self._heard)
        await self._resume()

    async def _resume(self) -> None:
        """Each table on its own: one that cannot be read is parked, and the others are played."""
        for room in ("table", "private"):
            for found in await self.store.headlines(room, "playing", limit=100_000):
                name = found.stream.removeprefix("table/")
                await self.parked.attempt(found.stream, partial(self._lay, name))
        self.go(keep_trying(self._keep_house, name="the hall's chores failed", first=0.5, log=log))
        if self.settings.database:
            often = self.settings.lease / 3
            self.go(keep_trying(self._keep_leases, name="leases were not renewed", first=0.2, longest=often, log=log))

    async def begin_anew(self) -> None:
        """The store holds other facts than before: forget every table, and go on with those that are played."""
        mine = asyncio.current_task()
        await self._stop({task for task in self.tasks if task is not mine})
        await self.parked.close()
        self.places.clear()
        await self._resume()

    async def close(self) -> None:
        """Hang up every line; what was committed stays."""
        await self.parked.close()
        await self._stop(set(self.tasks))

    async def _stop(self, tasks: set[asyncio.Task[None]]) -> None:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for place in self.places.values():
            place.stop_timer()
            for line in place.lines:
                line.close()
        for lines in self.ears.values():
            for line in lines:
                line.close()

    async def create(self, setting: live.Setting) -> str:
        """Lay a new table."""
        name = secrets.token_urlsafe(9)
        now = self.clock.now()
        table, facts = live.opened(setting, now=now, lots=self.lots)
        await self.store.append(f"table/{name}", 0, [new_fact(fact) for fact in facts], headline(name, table, now))
        self.places[name] = place = Place(name, table)
        await self._lease(place)
        self._afterwards(place, facts)
        return name

    async def place(self, name: str) -> Place:
        """A table, from memory or from its facts."""
        place = self.places.get(name)
        if place is not None:
            return place
        if f"table/{name}" in self.parked:
            raise Unavailable("This table cannot be opened just now", code="table-parked")
        return await self._lay(name)

    async def _lay(self, name: str) -> Place:
        # One task reads it, whoever waits or hangs up: two copies would not hear of each other's facts.
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
            self._loading[name].add_done_callback(partial(self._loaded, name))
        return await asyncio.shield(self._loading[name])

    def _loaded(self, name: str, loading: asyncio.Future[Place]) -> None:
        self._loading.pop(name, None)
        _finished(loading)

    async def _load(self, name: str) -> Place:
        self._written_meanwhile.discard(name)
        kept = [old_fact(fact) for fact in await self.store.read(f"table/{name}")]
        if not kept:
            raise NoSuchTable
        place = Place(name, live.folded(kept))
        place.time(self.clock, kept)
        await self._lease(place)
        if place.owner:
            await self._do(place, self._by_house(live.Recover()))
        while name in self._written_meanwhile:
            self._written_meanwhile.discard(name)
            await self._hear(place)
        self.places[name] = place
        await self._whisper(f"who/{name}")
        return place

    async def _lease(self, place: Place) -> None:
        """Take or renew the lease of a table. It is counted from before it was asked for, so that it ends in time."""
        began = time.monotonic()
        if await self.store.lease(f"table/{place.name}", self.name, self.settings.lease):
            place.owned_until = began + self.settings.lease if self.settings.database else math.inf
        else:
            place.owned_until = 0.0

    def now(self, place: Place) -> float:
        """The time at a table."""
        return place.time(self.clock)

    async def principal(self, name: str, table: Table, who: str, token: str) -> Principal:
        """Who asks something of a table: the person, and the link behind a token if it opens this table."""
        link = await self.links.find(token) if token else None
        if link is None or (link.room, link.id) not in (("table", name), _tournament_of(table)):
            return Principal(who)
        return Principal(who, link)

    async def visible(self, name: str, who: str, token: str = "") -> Place:
        """A table that this person may see; any other does not exist for them."""
        place = await self.place(name)
        principal = await self.principal(name, place.table, who, token)
        if not may("table.read", Case(principal, place.table.setting.public, place.table)):
            raise NoSuchTable
        return place

    async def ask(self, name: str, who: str, request: Request, token: str = "") -> int:
        """Something is asked by a person, who may have shown a link; the answer is the version after it."""
        place = await self.place(name)
        began = time.perf_counter()

        async def decide(table: Table, now: float) -> Asked:
            principal = await self.principal(name, table, who, token)
            case = Case(principal, table.setting.public, table)
            if not may("table.read", case):
                raise NoSuchTable
            allow(messages.action_of(request), case)
            return live.ask(table, who, as_invited(request, principal.link), now=now, lots=self.lots)

        version = await to_the_end(self._do(place, decide))
        self.metrics.commit.observe(time.perf_counter() - began)
        return version

    async def may_invite(self, name: str, who: str) -> None:
        """Refuse who may not make, see or revoke the links of a table."""
        place = await self.visible(name, who)
        allow("table.invite", Case(Principal(who), place.table.setting.public, place.table))

    async def house(self, name: str, event: HouseEvent) -> int:
        """Something that the house knows."""
        return await to_the_end(self._do(await self.place(name), self._by_house(event)))

    def _by_house(self, event: HouseEvent) -> Decide:
        async def decide(table: Table, now: float) -> Asked:
            return live.house(table, event, now=now, lots=self.lots)

        return decide

    async def _do(self, place: Place, decide: Decide) -> int:
        async with place.lock:
            for _ in range(RETRIES):
                before, now = place.table, self.now(place)
                table, facts = await decide(before, now)
                kept = [new_fact(fact) for fact in facts if not fact.passing]
                if kept:
                    try:
                        await self._append(place, before, table, kept, now)
                    except VersionConflict:
                        await self._catch_up(place)
                        continue
                place.table = table
                if facts:
                    self._tell(place, facts)
                break
            else:
                raise Unavailable("The table is too busy; try again", code="too-busy")
        self._afterwards(place, facts)
        return place.table.version

    async def _append(self, place: Place, before: Table, table: Table, kept: list[NewFact], now: float) -> None:
        changed = (before.phase, before.seats) != (table.phase, table.seats)
        line = headline(place.name, table, now) if changed else None
        await self.store.append(f"table/{place.name}", before.version, kept, line)

    def _tell(self, place: Place, facts: tuple[Fact, ...]) -> None:
        place.used = time.monotonic()
        if place.lines:
            whos = {line.who for line in place.lines}
            told = messages.broadcast(place.table, facts, whos, self.now(place))
            for line in place.lines:
                line.send(told[line.who])
        moved = sum(fact.kind == "moved" for fact in facts)
        if moved:
            self.metrics.moves.labels(place.table.setting.game).inc(moved)
        for who in place.table.people if self.ears else ():
            for ear in self.ears.get(who, ()):
                ear.send(self.turn_message(place, who))

    def turn_message(self, place: Place, who: str) -> bytes:
        """What somebody who listens to all their games hears of one."""
        table = place.table
        turn = table.phase == "playing" and table.to_move in table.seats_of(who)
        return messages.encode(
            {"t": "table", "id": place.name, "game": table.setting.game, "phase": table.phase, "your_turn": turn}
        )

    def _afterwards(self, place: Place, facts: tuple[Fact, ...]) -> None:
        """Clocks, bots, rematches and tournaments; only the worker that holds the lease looks after a table."""
        table = place.table
        place.stop_timer()
        if not place.owner:
            return
        falls = table.clock.flag_at if table.phase == "playing" else None
        if falls is not None:
            delay = max(0.0, falls - self.now(place)) + 0.01
            place.timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._flag, place.name)
        if place.bot_to_move and not place.thinking:
            place.thinking = True
            self.go(self._think(place))
        if table.rematch_agreed:
            self.go(self._lay_again(place))
        if table.phase == "over" and any(fact.kind not in ("said", "offered", "declined") for fact in facts):
            for hear in self.over:
                self.go(hear(place.name, table))

    def _flag(self, name: str) -> None:
        place = self.places.get(name)
        if place is not None and place.owner:  # otherwise the worker that holds the lease lets the flag fall
            self.go(self._house_quietly(name, live.Tick()))

    async def _house_quietly(self, name: str, event: HouseEvent) -> None:
        with contextlib.suppress(Refused):
            await self.house(name, event)

    async def _think(self, place: Place) -> None:
        """Make the bots' moves while it is their turn. Trouble is logged and tried again; it ends no game."""
        failures = 0
        try:
            while place.owner and (bot := place.bot_to_move):
                try:
                    table = place.table
                    chosen = await self.bot_moves.choose(place.name, table, bot)
                    await self.house(place.name, live.BotPlays(table.ply, chosen.move, chosen.by))
                    failures = 0
                except (Exception, asyncio.CancelledError) as error:
                    if closing(error):
                        return
                    failures += 1
                    log.error("bot's move was not made", table=place.name, exc_info=error)
                    await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
        finally:
            place.thinking = False

    async def _lay_again(self, place: Place) -> None:
        if place.table.rematch_agreed and not place.laying:
            place.laying = True
            name = await self.create(live.rematch_setting(place.table, place.name))
            await self.house(place.name, live.Follow(name))

    async def enter(self, name: str, line: Line, after: int) -> bytes:
        """Somebody comes to a table; the answer is what they see first."""
        place = await self.place(name)
        missed: list[Stored] = []
        if 0 < after < place.table.version:
            missed = await self.store.read(f"table/{name}", after)
        first = all(other.who != line.who for other in place.lines)
        place.lines.add(line)
        self.metrics.lines.inc()
        if line.who and first and place.table.seats_of(line.who):
            await self.house(name, live.Came(line.who))
            await self._whisper(f"here/{name}/{line.who}")
        line.waiting.clear()  # what was told meanwhile is in the state below
        return messages.snapshot(name, place.table, line.who, self.now(place), [old_fact(fact) for fact in missed])

    async def leave(self, name: str, line: Line) -> None:
        """Somebody's line is gone."""
        place = self.places.get(name)
        if place is None or line not in place.lines:
            return
        place.lines.discard(line)
        place.used = time.monotonic()
        self.metrics.lines.dec()
        self.metrics.resyncs.inc(line.resyncs)
        if line.who and all(other.who != line.who for other in place.lines):
            await self._whisper(f"gone/{name}/{line.who}")
            if line.who not in place.elsewhere:
                await self._house_quietly(name, live.Went(line.who))

    def state_for(self, name: str, who: str) -> bytes:
        """What a slow line gets instead of what it missed."""
        place = self.places[name]
        return messages.snapshot(name, place.table, who, self.now(place), [])

    def _heard(self, stream: str, version: int) -> None:
        for bell in self.bells:
            bell(stream, version)
        room, _, rest = stream.partition("/")
        name, _, who = rest.partition("/")
        place = self.places.get(name)
        if place is None:
            if room == "table" and name in self._loading:
                self._written_meanwhile.add(name)
            return
        if room == "table" and version > place.table.version:
            self.go(keep_trying(partial(self._hear, place), name="a table was not read again", log=log))
        elif room in ("here", "gone", "who"):
            self.go(self._presence(place, room, who))

    async def _whisper(self, note: str) -> None:
        """Tell the other workers who is here. It is told again whenever leases are renewed, so it may fail."""
        with contextlib.suppress(StoreError):
            await self.store.tell(note)

    async def _presence(self, place: Place, what: str, who: str) -> None:
        """Somebody sits before another worker, has left it, or another worker asks who sits before us."""
        if what == "who":
            for person in {line.who for line in place.lines if place.table.seats_of(line.who)}:
                await self._whisper(f"here/{place.name}/{person}")
            return
        here = any(line.who == who for line in place.lines)
        known = place.elsewhere.pop(who, None) is not None
        if what == "here":
            place.elsewhere[who] = time.monotonic() + self.settings.lease
            if not known and not here:
                await self._house_quietly(place.name, live.Came(who))
        elif not here:
            await self._house_quietly(place.name, live.Went(who))

    async def _hear(self, place: Place) -> None:
        async with place.lock:
            await self._catch_up(place)

    async def _catch_up(self, place: Place) -> None:
        facts = tuple(old_fact(f) for f in await self.store.read(f"table/{place.name}", place.table.version))
        for fact in facts:
            place.table = live.after(place.table, fact)
        if facts:
            place.time(self.clock, facts)
            self._tell(place, facts)
            self._afterwards(place, facts)

    async def catch_up(self) -> bool:
        """Nothing was heard of other workers for a while: read what they have written to the tables in memory.

        False if the store holds less than is known here: then a backup has taken the place of everything.
        """
        mine = {f"table/{name}": (place, place.table.version) for name, place in self.places.items()}
        stored = await self.store.versions(list(mine))
        if any(stored.get(stream, 0) < version for stream, (_, version) in mine.items()):
            return False
        for stream, (place, version) in mine.items():
            if stored[stream] > version:
                await self._hear(place)
        return True

    def _look_after(self) -> None:
        """Let flags fall and bots move at the tables where the store could not keep it when it was due."""
        for place in self.places.values():
            table = place.table
            if place.owner and table.phase == "playing":
                falls = table.clock.flag_at
                late = falls is not None and self.now(place) > falls + 1.0
                if late or (table.mover is not None and table.mover.mover == "bot" and not place.thinking):
                    self._afterwards(place, ())

    async def _keep_house(self) -> None:
        """Ping the lines, hang up silent ones, forget tables that nobody looks at."""
        ping = msgspec.json.encode({"t": "ping"})
        every = self.settings.heartbeat
        looked = time.monotonic()
        while True:
            await asyncio.sleep(min(0.2, every / 4))
            now = time.monotonic()
            for place in list(self.places.values()):
                for line in place.lines:
                    if now - line.heard > self.settings.silence:
                        line.close()
                    elif line.ping_due(now, every):
                        line.send(ping)
                self._forget_if_idle(place, now)
            for ears in self.ears.values():
                for ear in ears:
                    if ear.ping_due(now, every):
                        ear.send(ping)
            if now - looked >= self.settings.lease / 3:
                looked = now
                self._look_after()
            self.metrics.tables.set(len(self.places))

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            await self._renew()

    async def _renew(self) -> None:
        now = time.monotonic()
        for place in list(self.places.values()):
            await self._presence(place, "who", "")
            for who in [who for who, until in place.elsewhere.items() if until < now]:
                await self._presence(place, "gone", who)
            had = place.owner
            await self._lease(place)
            if place.owner and not had:
                await self._hear(place)
                await self._house_quietly(place.name, live.Recover())
                self._afterwards(place, ())

    def _forget_if_idle(self, place: Place, now: float) -> None:
        busy = place.lines or place.thinking or place.lock.locked()
        ticking = place.table.phase == "playing" and place.table.setting.control.kind != "none"
        if not busy and not ticking and now - place.used > IDLE:
            self.places.pop(place.name, None)

    def go(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Do something on the side; trouble is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._gone)
        return task

    def _gone(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            if isinstance(trouble, StoreError):
                log.error("work in the hall failed", why=trouble.explained)
            else:
                log.error("work in the hall failed", exc_info=trouble)
