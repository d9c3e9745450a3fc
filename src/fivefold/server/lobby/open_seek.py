"""The seeks in memory: each a stream of the one who seeks, known to every worker while it is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog

from fivefold.server.lobby.seek import Fact, Seek, folded, read_fact, write_fact
from fivefold.server.recovery import Tasks, keep_trying
from fivefold.server.storage import Headline, NewFact, Store, Stored
from fivefold.server.streams import Decision, Stream, Streams

log = structlog.get_logger()
KIND = "seek"
MOST = 5_000
"""Seeks that can be open at once."""
Changed = Callable[["OpenSeek", Sequence[Fact]], None]


class OpenSeek(Stream[Seek | None, Fact]):
    """What a person seeks, and has sought."""

    kind = KIND

    def __init__(self, store: Store, name: str, changed: Changed) -> None:
        super().__init__(store, name)
        self._changed = changed

    def fold(self, before: Seek | None, facts: Sequence[Fact]) -> Seek | None:
        """The newest seek."""
        return folded(before, facts)

    def read_fact(self, stored: Stored) -> Fact:
        """A fact that was stored."""
        return read_fact(stored)

    def write_fact(self, fact: Fact) -> NewFact:
        """A fact as it is stored."""
        return write_fact(fact)

    async def opened(self, facts: Sequence[Fact]) -> None:
        """Whoever listens is told of what was read."""
        self._changed(self, facts)

    async def settled(self, facts: Sequence[Fact], *, ours: bool) -> None:
        """Whoever listens is told."""
        self._changed(self, facts)

    @property
    def busy(self) -> bool:
        """A seek that is not over stays in memory."""
        return self.state is not None and self.state.status != "gone"

    def say(self, seek: Seek | None, *facts: Fact) -> Decision[Seek | None, Fact]:
        """What follows from some facts; a list shows whether the seek is open."""
        after = folded(seek, facts)
        status = after.status if after else "gone"
        changed = bool(facts) and (seek is None or seek.status != status or seek.id != (after.id if after else ""))
        return Decision(after, facts, Headline(self.key, KIND, status, facts[-1].at, "{}") if changed else None)


class SeekStreams(Streams[OpenSeek]):
    """The seeks of all people. One that another worker has written is read here at once, though nobody has asked."""

    def __init__(self, store: Store, tasks: Tasks, changed: Changed) -> None:
        super().__init__(KIND, lambda name: OpenSeek(store, name, changed), store, tasks)

    def on_append(self, name: str, version: int) -> None:
        """Another worker has written to a seek."""
        if name in self.open:
            super().on_append(name, version)
        else:
            self._tasks.go(keep_trying(lambda: self.load(name), name="a seek was not read", log=log))
            super().on_append(name, version)

    async def read_open(self) -> None:
        """Read all seeks that are not over."""
        for status in ("open", "full"):
            found = await self._store.headlines(KIND, status, limit=MOST)
            names = [line.stream.removeprefix(f"{KIND}/") for line in found]
            await asyncio.gather(*(self.load(name) for name in names if name not in self.open))

    async def compare(self) -> bool:
        """Read what other workers have written without being heard, new seeks too."""
        await self.read_open()
        return await super().compare()
