"""A tournament that is open in this process: how far its log goes, its notices, who watches, and what was last sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple, TypeVar

import msgspec
import structlog

from fivefold.refusals import Conflict, NotFound, Refused
from fivefold.server.people.conditions import Principal
from fivefold.server.storage import Headline, NewFact, Store
from fivefold.server.streams import Decision, PlainStream, Streams, to_the_end
from fivefold.server.tournaments import desk_worker
from fivefold.server.tournaments.desk_pool import DeskPool
from fivefold.server.tournaments.desk_values import Change, Head, ParkedBoard, View, ViewContext, digest_of
from fivefold.server.tournaments.log_stream import refuse_damaged
from fivefold.server.tournaments.notices import Called, Notices, Online, fold_notices
from fivefold.server.web.connection import Connection
from fivefold.tournaments import Desk
from fivefold.tournaments.repair import Damage

log = structlog.get_logger()
T = TypeVar("T")
LONGEST_LOG: Final = 16_000_000
"""Bytes; two thousand players in nine rounds write about three million."""
ARENA: Final = "arena/"
"""Entries of the store, by the name of a tournament: an arena is on, and the house pairs it and watches its time."""
Allowed = Callable[[], Awaitable[None]]


class NoSuchTournament(NotFound):
    """There is no such tournament, or none that the asker may see."""

    def __init__(self) -> None:
        super().__init__("There is no such tournament", code="no-such-tournament")


class LogState(NamedTuple):
    """How far a log goes, its size in bytes, and its first line that cannot be read."""

    head: Head = Head()
    size: int = 0
    damage: Damage | None = None


class Wall(PlainStream[Notices]):
    """The notices of a tournament. They stay in memory as long as it does."""

    kind = "notice"

    def __init__(self, store: Store, name: str) -> None:
        super().__init__(store, name)
        self.changed: Callable[[], None] | None = None

    def fold(self, before: Notices | None, facts: Sequence[NewFact]) -> Notices:
        """The wall after some more notices."""
        return fold_notices(facts, before)

    async def settled(self, facts: Sequence[NewFact], *, ours: bool) -> None:
        """The tournament shows it."""
        if facts and self.changed is not None:
            self.changed()

    @property
    def busy(self) -> bool:
        """Is the tournament open?"""
        return self.changed is not None


class OpenTournament(PlainStream[LogState]):
    """A tournament in the memory of this process. What it looks like is known in a desk process."""

    kind = "tournament"
    wall: Wall

    def __init__(self, store: Store, name: str, desks: DeskPool, walls: Streams[Wall]) -> None:
        super().__init__(store, name)
        self.desks, self.walls = desks, walls
        self.public = False
        self.parked: dict[str, ParkedBoard] = {}
        self.connections: set[Connection] = set()
        self.laying = asyncio.Lock()
        self._views: dict[bool, tuple[tuple[object, ...], View]] = {}
        self._writing = {True: asyncio.Lock(), False: asyncio.Lock()}

    @property
    def head(self) -> Head:
        """How far the log goes, as far as it can be read."""
        return self.state.head

    @property
    def busy(self) -> bool:
        """Does anybody watch?"""
        return bool(self.connections)

    def is_there_for(self, principal: Principal) -> bool:
        """A tournament that was deleted is there for its directors alone."""
        directs = principal.link is not None and principal.link.role == "director"
        return directs or not self.wall.state.removed.until

    def fold(self, before: LogState | None, facts: Sequence[NewFact]) -> LogState:
        """How far the log goes now."""
        before = before or LogState()
        if before.damage is not None or not facts:
            return before
        head = Head(before.head.version + len(facts), digest_of(facts[-1].body))
        return LogState(head, before.size + sum(len(fact.body) for fact in facts))

    def missing(self) -> Refused:
        """There is no tournament without facts."""
        return NoSuchTournament()

    async def opened(self, facts: Sequence[NewFact]) -> None:
        """The log is folded in a desk process, and games are called that could not be before."""
        settings = msgspec.json.decode(await self.store.get(self.key) or "{}")
        self.public = bool(settings.get("public"))
        opened = await self.desks.open(self.name, tuple(fact.body for fact in facts))
        self.state = self.state._replace(head=opened.head, damage=opened.damage)
        await self.open_wall()
        if opened.damage is None:
            await self.call_games()
        else:
            log.error("a tournament is damaged", tournament=self.name, line=opened.damage.line, why=opened.damage.why)

    async def open_wall(self) -> None:
        """Read the notices."""
        self.wall = await self.walls.find(self.name)
        self.wall.changed = self.show

    def forgotten(self) -> None:
        """The notices are forgotten too."""
        self.walls.forget(self.name)

    async def settled(self, facts: Sequence[NewFact], *, ours: bool) -> None:
        """Call games to the tables that became free, and show everything to who watches."""
        if not facts:
            return
        if ours:
            if any(fact.kind in ("started", "undone") for fact in facts):
                await self.mind_arena()
            await self.call_games()
        else:
            await self.wall.catch_up()
        self.show()

    async def mind_arena(self) -> None:
        """Have the house pair this tournament and watch its time, if it is an arena that is on."""
        if await self.ask(desk_worker.is_arena_on):
            await self.store.put(f"{ARENA}{self.name}", "yes")

    def show(self) -> None:
        """Send the tournament to everybody who watches."""
        for connection in self.connections:
            connection.ask_resync()

    async def ask(self, task: Callable[..., T], *args: object) -> T:
        """Have a desk process answer a question."""
        return await self.desks.read(self.name, self.head, task, *args)

    async def view(self, full: bool) -> View:
        """The tournament as it is sent, written once for each version; `full` with the names behind its facts."""
        async with self._writing[full]:
            key = (self.head, self.wall.version, tuple(self.parked))
            if full not in self._views or self._views[full][0] != key:
                context = ViewContext(
                    self.wall.state, self.wall.version, tuple(self.parked.values()), self.state.damage
                )
                self._views[full] = (key, await self.ask(desk_worker.view, context, full))
            return self._views[full][1]

    async def act(self, act: Callable[..., Desk], arguments: Callable[[], Awaitable[tuple[object, ...]]]) -> int:
        """Let something happen; the answer is the version when it is on disk."""

        async def decide(state: LogState) -> Decision[LogState, NewFact]:
            refuse_damaged(state.damage)
            change = await self.desks.change(self.name, state.head, act, *await arguments())
            return Decision(state) if change is None else self.after(state, change)

        return await self.change(decide)

    def after(self, state: LogState, change: Change) -> Decision[LogState, NewFact]:
        """The log with the facts of a change."""
        size = state.size + sum(map(len, change.lines))
        if size > LONGEST_LOG:
            raise Conflict("The log of a tournament has at most {most} MB", code="log-full", most=LONGEST_LOG // 10**6)
        now = time.time()
        facts = [NewFact(kind, now, line) for kind, line in zip(change.kinds, change.lines, strict=True)]
        return Decision(LogState(change.head, size), facts, headline(self.name, self.public, change, now))

    async def post(self, kind: str, notice: msgspec.Struct, allowed: Allowed | None = None) -> int:
        """Post a notice, if that is still allowed; the answer is the number of notices."""
        return await to_the_end(self._post(kind, notice, allowed))

    async def _post(self, kind: str, notice: msgspec.Struct, allowed: Allowed | None) -> int:
        async def decide(wall: Notices) -> Decision[Notices, NewFact]:
            refuse_damaged(self.state.damage)
            if allowed is not None:
                await allowed()
            if isinstance(notice, Called):
                await self.ask(desk_worker.check_place, wall, (notice.round, notice.table, notice.place))
            return await self._with_calls(wall, [_written(kind, notice)])

        version = await self.wall.change(decide)
        if isinstance(notice, Online):
            await self.store.put(f"online/{self.name}", "yes" if notice.minutes else "")
        return version

    async def call_games(self) -> None:
        """Call games to the tables that are free."""
        try:
            await self.wall.change(lambda wall: self._with_calls(wall, []))
        except Refused as error:  # what made it possible is stored; the next change calls
            log.warning("games were not called", tournament=self.name, why=str(error))

    async def _with_calls(self, wall: Notices, facts: list[NewFact]) -> Decision[Notices, NewFact]:
        after = fold_notices(facts, wall)
        calls = await self.ask(desk_worker.calls, after)
        called = [_written("called", Called(*call)) for call in calls]
        return Decision(fold_notices(called, after), [*facts, *called])


def _written(kind: str, notice: msgspec.Struct) -> NewFact:
    return NewFact(kind, time.time(), msgspec.json.encode(notice).decode())


def headline(name: str, public: bool, change: Change, now: float) -> Headline:
    """What a list shows of a tournament; private ones are of another kind."""
    summary = change.summary
    body = {name: value for name, value in summary._asdict().items() if name != "closed" and value != ""}
    status = "closed" if summary.closed else "running"
    kind = "tournament" if public else "private-tournament"
    return Headline(f"tournament/{name}", kind, status, now, msgspec.json.encode(body).decode())
