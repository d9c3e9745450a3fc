"""The archive of a house: the result of every finished game, and what is computed from the results.

A table that ends is written down by the worker that owns it. What was missed – a worker was killed in between, a backup
was laid in, the part was opened later – is found by comparing the tables that are over with the results.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Final

import structlog

from fivefold import games, live
from fivefold.live.table import Table
from fivefold.server.people.ratings import Ratings
from fivefold.server.people.results import Result, Results, ResultStream, result_of
from fivefold.server.recovery import Tasks, keep_trying, reason
from fivefold.server.storage import Store
from fivefold.server.streams import Streams
from fivefold.server.tables.clock import Clock
from fivefold.server.tables.open_table import read_fact

log = structlog.get_logger()
COMPARED: Final = 300.0
"""Seconds between two looks for results that were missed."""
NEWEST: Final = 500
"""Tables that are compared every time; all of them are when the house is opened."""
ALL: Final = 10**7


class _Held(Mapping[str, Results]):
    """The results of each game whose stream is open."""

    def __init__(self, streams: Streams[ResultStream]) -> None:
        self._streams = streams

    def __getitem__(self, game: str) -> Results:
        return self._streams.open[game].state

    def __iter__(self) -> Iterator[str]:
        return iter(self._streams.open)

    def __len__(self) -> int:
        return len(self._streams.open)


class Archive:
    """All finished games of the house, and the ratings."""

    def __init__(self, store: Store, tasks: Tasks, clock: Clock) -> None:
        self.store, self.tasks = store, tasks
        self.streams = Streams("results", self._new_stream, store, tasks)
        self.results: Mapping[str, Results] = _Held(self.streams)
        self.ratings = Ratings(self.results, clock.now)
        self._unreadable: set[str] = set()
        self._opened = 0

    def _new_stream(self, name: str) -> ResultStream:
        return ResultStream(self.store, name, self._added)

    def _added(self, game: str) -> None:
        self.tasks.go(self.ratings.count(game))

    async def open(self) -> None:
        """Read all results, count the ratings, and look for what was missed on the side."""
        for game in games.names():
            await self.streams.find(game)
            await self.ratings.count(game)
        self._opened += 1
        comparing = partial(self._compare_on, self._opened)
        self.tasks.go(keep_trying(comparing, name="results were not compared with tables", log=log))

    def forget(self) -> None:
        """Everything in the store is another."""
        self.streams.clear()
        self.ratings.forget_all()

    async def read_again(self, game: str) -> None:
        """Results of a game are not what they were."""
        self.streams.forget(game)
        self.ratings.forget(game)
        await self.streams.find(game)
        await self.ratings.count(game)

    async def game_over(self, name: str, table: Table) -> None:
        """A game is over: its result is kept."""
        await self.keep(result_of(name, table))

    async def keep(self, result: Result) -> None:
        """Keep a result, and count it."""
        stream = await self.streams.find(result.game)
        await stream.keep(result)
        await self.ratings.count(result.game)

    async def _compare_on(self, opened: int) -> None:
        """Compare again and again, until the archive is opened anew."""
        await self.compare(ALL)
        while opened == self._opened:
            await asyncio.sleep(COMPARED)
            await self.compare(NEWEST)

    async def make_anew(self) -> int:
        """Forget all results, and make them from the tables; the answer is how many there are."""
        for game in games.names():
            await self.store.drop(f"{ResultStream.kind}/{game}")
        self.forget()
        for game in games.names():
            await self.streams.find(game)
        return await self.compare()

    async def compare(self, newest: int = ALL) -> int:
        """Keep the results of tables that are over and are not in the archive, in the order in which they ended; the
        answer is how many there were."""
        over = [line for kind in ("table", "private") for line in await self.store.headlines(kind, "over", newest)]
        known = {name for results in self.results.values() for name in results.at}
        missed = [name for line in over if (name := line.stream.removeprefix("table/")) not in known]
        found = [result for name in missed if (result := await self._read(name)) is not None]
        for result in sorted(found, key=lambda one: (one.ended, one.table)):
            await self.keep(result)
        if found:
            log.info("results were found at tables", results=len(found))
        return len(found)

    async def _read(self, name: str) -> Result | None:
        """The result of a table, from its facts; None where they cannot be folded."""
        if name in self._unreadable:
            return None
        try:
            table = live.folded(read_fact(one) for one in await self.store.read(f"table/{name}"))
        except Exception as error:  # a damaged table is parked where it is asked for; here it only has no result
            self._unreadable.add(name)
            log.error("a table has no result", table=name, why=reason(error))
            return None
        return result_of(name, table) if table.phase == "over" else None

    def find(self, game: str, table: str) -> Result | None:
        """The result of a table, if its game is over."""
        results = self.results.get(game)
        number = results.at.get(table) if results is not None else None
        return results.all[number] if results is not None and number is not None else None

    def of(self, whos: Iterable[str]) -> list[Result]:
        """All finished games of somebody, by the keys under which they have played, the newest first."""
        keys = list(whos)
        found = [result for results in self.results.values() for who in keys for result in results.games_of(who)]
        return sorted(found, key=lambda result: (-result.ended, result.table))
