"""Streams: what happened, as facts that are only added to, folded into a state that this worker keeps in memory.

A `Stream` adds facts after the version that it knows. If another worker was faster, its facts are read and the decision
is made anew. Subscribers are told only what is on disk. `Streams` are the open streams of one kind: each is read by one
task, however many ask for it; what other workers write is read when it is heard of, or found by comparing with the
store; and what nobody uses is forgotten.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

import structlog

from fivefold.refusals import Refused, Unavailable
from fivefold.server.recovery import Parked, Tasks, keep_trying, reason
from fivefold.server.storage import Headline, NewFact, Store, Stored, VersionConflict

log = structlog.get_logger()
T = TypeVar("T")
State = TypeVar("State")
Fact = TypeVar("Fact")

RETRIES: Final = 20
"""How often a decision is made anew because another worker was faster."""
IDLE: Final = 600.0
"""Seconds after which a stream that nobody uses is forgotten."""


class Unreadable(Exception):
    """The facts of a stream cannot be folded."""


@dataclass(frozen=True, slots=True)
class Decision(Generic[State, Fact]):
    """What is to happen: its facts, the state after them, and the stream's line in a list if that changes."""

    state: State
    facts: Sequence[Fact] = ()
    headline: Headline | None = None


Decide = Callable[[State], Awaitable[Decision[State, Fact]]]


class Stream(ABC, Generic[State, Fact]):
    """One stream. A client says how its facts are stored and folded, and who is told of them."""

    kind: ClassVar[str]
    """The first part of the stream's key in the store."""
    state: State

    def __init__(self, store: Store, name: str) -> None:
        self.store, self.name = store, name
        self.version = 0
        self.known = 0
        """The newest version that was heard of."""
        self.used = time.monotonic()
        self._lock = asyncio.Lock()

    @abstractmethod
    def fold(self, before: State | None, facts: Sequence[Fact]) -> State:
        """The state after some more facts; `before` is None at the beginning."""

    @abstractmethod
    def read_fact(self, stored: Stored) -> Fact:
        """A fact that was stored."""

    @abstractmethod
    def write_fact(self, fact: Fact) -> NewFact | None:
        """A fact as it is stored; None for one that is only told."""

    def missing(self) -> Refused | None:
        """The refusal of a stream without facts; None where it may be empty."""
        return None

    async def opened(self, facts: Sequence[Fact]) -> None:
        """All facts were read; what is done here comes before anybody uses the stream."""

    async def settled(self, facts: Sequence[Fact], *, ours: bool) -> None:
        """Tell subscribers. Called after each decision, also one without facts, and after facts of other workers."""

    def forgotten(self) -> None:
        """The stream is no longer in memory."""

    @property
    def busy(self) -> bool:
        """Must this stay in memory though nothing was asked of it for a while?"""
        return False

    @property
    def key(self) -> str:
        """The name of the stream in the store."""
        return f"{self.kind}/{self.name}"

    def idle(self, now: float) -> bool:
        """Can this be forgotten? It is read again when somebody asks."""
        return not self.busy and not self._lock.locked() and now - self.used > IDLE

    async def load(self) -> None:
        """Read and fold all facts."""
        stored = await self.store.read(self.key)
        if not stored and (refusal := self.missing()) is not None:
            raise refusal
        try:
            facts = [self.read_fact(one) for one in stored]
            self.state = self.fold(None, facts)
        except Exception as error:
            raise Unreadable(reason(error)) from error
        self.version = len(stored)
        await self.opened(facts)
        while self.version < self.known and await self.catch_up():
            pass

    async def begin(self, decision: Decision[State, Fact]) -> None:
        """Store the first facts."""
        self.version = await self.store.append(self.key, 0, self._written(decision), decision.headline)
        self.state = decision.state

    async def change(self, decide: Decide[State, Fact]) -> int:
        """Decide, store, tell; the answer is the version that then is on disk.

        It is done to the end even if the one who asked is gone: what is stored is also told.
        """
        return await to_the_end(self._change(decide))

    async def _change(self, decide: Decide[State, Fact]) -> int:
        async with self._lock:
            for _ in range(RETRIES):
                decision = await decide(self.state)
                facts = self._written(decision)
                try:
                    if facts:
                        self.version = await self.store.append(self.key, self.version, facts, decision.headline)
                except VersionConflict:
                    await self._catch_up()
                    continue
                self.state, self.used = decision.state, time.monotonic()
                await self.settled(decision.facts, ours=True)
                return self.version
        raise Unavailable("Too much is going on; try again", code="too-busy")

    def _written(self, decision: Decision[State, Fact]) -> list[NewFact]:
        return [new for fact in decision.facts if (new := self.write_fact(fact)) is not None]

    async def catch_up(self) -> bool:
        """Read what other workers have written. Was there anything?"""
        async with self._lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        stored = await self.store.read(self.key, self.version)
        if stored:
            facts = [self.read_fact(one) for one in stored]
            self.state = self.fold(self.state, facts)
            self.version = stored[-1].version
            await self.settled(facts, ours=False)
        return bool(stored)


class PlainStream(Stream[State, NewFact]):
    """A stream whose facts are used as they are stored."""

    def read_fact(self, stored: Stored) -> NewFact:
        """A stored fact without its number."""
        return NewFact(stored.kind, stored.at, stored.body)

    def write_fact(self, fact: NewFact) -> NewFact:
        """The fact itself."""
        return fact


One = TypeVar("One", bound=Stream[Any, Any])


class _Loading(NamedTuple, Generic[One]):
    stream: One
    task: asyncio.Future[None]


class Streams(Generic[One]):
    """The streams of one kind that are in this worker's memory, by their names."""

    def __init__(self, kind: str, new: Callable[[str], One], store: Store, tasks: Tasks) -> None:
        self.kind = kind
        self.open: dict[str, One] = {}
        self._new, self._store, self._tasks = new, store, tasks
        self._loading: dict[str, _Loading[One]] = {}
        self._parked: Parked | None = None
        self._refuse: Callable[[], Refused]

    def park(self, parked: Parked, refuse: Callable[[], Refused]) -> None:
        """Park streams whose facts cannot be folded, with what is said to those who ask for them."""
        self._parked, self._refuse = parked, refuse

    async def find(self, name: str) -> One:
        """A stream from memory, or from its facts."""
        while (found := self.open.get(name)) is None:  # what was read while everything was replaced is read again
            await self._load(name)
        found.used = time.monotonic()
        return found

    async def _load(self, name: str) -> None:
        if self._parked is None:
            return await self.load(name)
        key = f"{self.kind}/{name}"
        if key in self._parked:
            raise self._refuse()
        try:
            await self.load(name)
        except Unreadable as error:
            self._parked.park(key, error, partial(self.load, name))
            raise self._refuse() from error

    async def load(self, name: str) -> None:
        """Read a stream unless it is in memory, parked or not. One task reads it, whoever waits or disconnects: two
        copies would not hear of each other's facts."""
        if name in self.open:
            return
        if name not in self._loading:
            stream = self._new(name)
            task = asyncio.ensure_future(self._read(stream))
            self._loading[name] = _Loading(stream, task)
            task.add_done_callback(_finished)
        await asyncio.shield(self._loading[name].task)

    async def _read(self, stream: One) -> None:
        try:
            await stream.load()
            if self._is_loading(stream):
                self.open[stream.name] = stream
            else:  # everything was forgotten meanwhile
                stream.forgotten()
        finally:
            if self._is_loading(stream):
                del self._loading[stream.name]

    def _is_loading(self, stream: One) -> bool:
        loading = self._loading.get(stream.name)
        return loading is not None and loading.stream is stream

    async def begin(self, stream: One, decision: Decision[Any, Any]) -> None:
        """Store the first facts of a new stream, and keep it in memory."""
        await stream.begin(decision)
        self.open[stream.name] = stream

    def on_append(self, name: str, version: int) -> None:
        """Another worker has written to a stream."""
        stream = self.open.get(name)
        if stream is not None and version > stream.version:
            self._tasks.go(keep_trying(stream.catch_up, name=f"{stream.key} was not read again", log=log))
        elif name in self._loading:
            loading = self._loading[name].stream
            loading.known = max(loading.known, version)

    async def compare(self) -> bool:
        """Read what other workers have written without being heard.

        False if the store holds less than is known here: then a backup has taken the place of everything.
        """
        mine = [(stream, stream.version) for stream in self.open.values()]
        stored = await self._store.versions([stream.key for stream, _ in mine]) if mine else {}
        if any(stored.get(stream.key, 0) < version for stream, version in mine):
            return False
        behind = [stream for stream, _ in mine if stored.get(stream.key, 0) > stream.version]
        await asyncio.gather(*(stream.catch_up() for stream in behind))
        return True

    def forget_idle(self, now: float) -> None:
        """Forget what nobody uses."""
        for name, stream in list(self.open.items()):
            if stream.idle(now):
                self.forget(name)

    def forget(self, name: str) -> None:
        """Forget a stream; it is read again when somebody asks."""
        stream = self.open.pop(name, None)
        if stream is not None:
            stream.forgotten()

    def clear(self) -> None:
        """Forget everything, also what is being read."""
        self._loading.clear()
        for name in list(self.open):
            self.forget(name)


_unfinished: set[asyncio.Future[Any]] = set()


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do something that is not left half done when the one who asked for it is gone."""
    task = asyncio.ensure_future(work)
    _unfinished.add(task)
    task.add_done_callback(_finished)
    return await asyncio.shield(task)


def _finished(task: asyncio.Future[Any]) -> None:
    _unfinished.discard(task)
    if not task.cancelled():
        task.exception()  # looked at here, because nobody may be left to hear of it
