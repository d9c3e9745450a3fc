"""Streams on both stores: two writers, other workers, who disconnects, what cannot be read, what nobody uses."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.patience import wait_until_async
from tests.server.conftest import run

from fivefold.refusals import Refused
from fivefold.server import streams
from fivefold.server.recovery import Parked, Tasks
from fivefold.server.storage import NewFact, Store, Stored, StoreError, open_store
from fivefold.server.streams import Decision, Stream, Streams

Where = tuple[Path, str]


class Sum(Stream[int, int]):
    """A stream of numbers and their sum. What is told of a 0 is not stored."""

    kind = "sum"

    def __init__(self, store: Store, name: str) -> None:
        super().__init__(store, name)
        self.told: list[tuple[tuple[int, ...], bool]] = []
        self.needed = False

    def fold(self, before: int | None, facts: Sequence[int]) -> int:
        return (before or 0) + sum(facts)

    def read_fact(self, stored: Stored) -> int:
        return int(stored.body)

    def write_fact(self, fact: int) -> NewFact | None:
        return NewFact("added", 0.0, str(fact)) if fact else None

    def missing(self) -> Refused | None:
        return Refused("There is no such sum", code="no-such-sum") if self.name != "empty" else None

    async def settled(self, facts: Sequence[int], *, ours: bool) -> None:
        self.told.append((tuple(facts), ours))

    @property
    def busy(self) -> bool:
        return self.needed

    async def add(self, *numbers: int) -> int:
        async def decide(total: int) -> Decision[int, int]:
            return Decision(total + sum(numbers), numbers)

        return await self.change(decide)


class Worker:
    """A worker with a store of its own."""

    def __init__(self, store: Store) -> None:
        self.store, self.tasks = store, Tasks()
        self.sums = Streams("sum", lambda name: Sum(store, name), store, self.tasks)
        self.parked = Parked(first=0.01)
        self.sums.park(self.parked, lambda: Refused("Not now", code="parked"))

    async def listen(self) -> None:
        await self.store.listen(lambda stream, version: self.sums.on_append(stream.partition("/")[2], version))


@asynccontextmanager
async def workers(where: Where, count: int = 1) -> AsyncIterator[list[Worker]]:
    """Workers on one store; SQLite's file has one process, but two connections write to it as two would."""
    found = [Worker(await open_store(*where)) for _ in range(count)]
    await found[0].store.append("sum/a", 0, [NewFact("added", 0.0, "1")])
    try:
        yield found
    finally:
        for worker in found:
            await worker.parked.close()
            await worker.tasks.stop()
            await worker.store.close()


def test_a_decision_is_stored_folded_and_told(where: Where) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            found = await worker.sums.find("a")
            assert (found.state, found.version, found.told) == (1, 1, [])
            assert await found.add(2, 0, 3) == 3
            assert (found.state, found.told) == (6, [((2, 0, 3), True)])
            assert [one.body for one in await worker.store.read("sum/a")] == ["1", "2", "3"]
            assert await found.add() == 3, "nothing happens, and that is told too"
            assert found.told[1:] == [((), True)]

    run(story())


def test_what_another_has_written_is_read_and_decided_on_anew(where: Where) -> None:
    async def story() -> None:
        async with workers(where, 2) as (one, two):
            mine, theirs = await one.sums.find("a"), await two.sums.find("a")
            await theirs.add(10)
            seen: list[int] = []

            async def double(total: int) -> Decision[int, int]:
                seen.append(total)
                return Decision(2 * total, [total])

            assert await mine.change(double) == 3
            assert seen == [1, 11]
            assert (mine.state, mine.told) == (22, [((10,), False), ((11,), True)])

    run(story())


def test_many_writers_lose_nothing(where: Where) -> None:
    async def story() -> None:
        async with workers(where, 3) as all_workers:
            sums = [await worker.sums.find("a") for worker in all_workers]
            await asyncio.gather(*(one.add(1) for one in sums for _ in range(6)))
            for one in sums:
                await one.catch_up()
            assert [one.state for one in sums] == [19, 19, 19]

    run(story())


def test_a_refused_decision_changes_nothing_and_a_hopeless_one_is_given_up(where: Where) -> None:
    async def story() -> None:
        async with workers(where, 2) as (one, two):
            mine, theirs = await one.sums.find("a"), await two.sums.find("a")

            async def refuse(_total: int) -> Decision[int, int]:
                raise Refused("No", code="no")

            with pytest.raises(Refused, match="No"):
                await mine.change(refuse)
            assert (mine.state, mine.version, mine.told) == (1, 1, [])

            async def too_late(total: int) -> Decision[int, int]:
                await theirs.add(1)
                return Decision(total + 1, [1])

            with pytest.raises(Refused) as caught:
                await mine.change(too_late)
            assert caught.value.code == "too-busy"
            assert mine.version == 1 + streams.RETRIES

    run(story())


def test_who_hangs_up_leaves_nothing_half_done(where: Where) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            found = await worker.sums.find("a")
            deciding, decided = asyncio.Event(), asyncio.Event()

            async def slowly(total: int) -> Decision[int, int]:
                deciding.set()
                await decided.wait()
                return Decision(total + 5, [5])

            asking = asyncio.create_task(found.change(slowly))
            await deciding.wait()
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            assert asking.cancelled()
            decided.set()
            await wait_until_async(lambda: found.told == [((5,), True)])
            assert (await worker.store.versions(["sum/a"]), found.state) == ({"sum/a": 2}, 6)

    run(story())


class SlowReader:
    """Holds up the reading of whole streams, and counts it."""

    def __init__(self, worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
        self._read = worker.store.read
        self.count, self.reading, self.released = 0, asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(worker.store, "read", self._slowly)

    async def _slowly(self, stream: str, after: int = 0) -> list[Stored]:
        found = await self._read(stream, after)
        if not after:
            self.count += 1
            self.reading.set()
            await self.released.wait()
        return found


def test_one_task_reads_a_stream_whoever_waits_or_hangs_up(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            slow = SlowReader(worker, monkeypatch)
            first, second = (asyncio.create_task(worker.sums.find("a")) for _ in range(2))
            await slow.reading.wait()
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            third = asyncio.create_task(worker.sums.find("a"))
            slow.released.set()
            assert await second is await third is worker.sums.open["a"]
            assert slow.count == 1

    run(story())


def test_what_is_written_while_a_stream_is_read_is_not_missed(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with workers(where, 2) as (one, two):
            slow = SlowReader(one, monkeypatch)
            finding = asyncio.create_task(one.sums.find("a"))
            await slow.reading.wait()
            one.sums.on_append("a", await (await two.sums.find("a")).add(4))
            slow.released.set()
            assert (await finding).state == 5

    run(story())


def test_what_is_read_while_everything_is_forgotten_is_read_again(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            slow = SlowReader(worker, monkeypatch)
            finding = asyncio.create_task(worker.sums.find("a"))
            await slow.reading.wait()
            worker.sums.clear()
            slow.released.set()
            assert await finding is worker.sums.open["a"]
            assert slow.count == 2

    run(story())


def test_other_workers_are_heard(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with workers((tmp_path, database), 2) as (one, two):
            await one.listen()
            mine = await one.sums.find("a")
            await (await two.sums.find("a")).add(7)
            await wait_until_async(lambda: mine.told == [((7,), False)])
            assert (mine.state, mine.version) == (8, 2)

    run(story())


def test_a_note_that_was_missed_is_made_good_by_comparing(where: Where) -> None:
    async def story() -> None:
        async with workers(where, 2) as (one, two):
            mine = await one.sums.find("a")
            await (await two.sums.find("a")).add(7)
            assert mine.state == 1
            assert await one.sums.compare()
            assert (mine.state, mine.told) == (8, [((7,), False)])
            mine.version = 3
            assert not await one.sums.compare(), "the store holds less than is known: it was replaced"

    run(story())


def test_there_is_no_stream_without_facts_unless_it_may_be_empty(where: Where) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            with pytest.raises(Refused) as caught:
                await worker.sums.find("b")
            assert (caught.value.code, worker.sums.open) == ("no-such-sum", {})
            empty = await worker.sums.find("empty")
            assert (empty.state, await empty.add(2)) == (0, 1)
            fresh = Sum(worker.store, "b")
            await worker.sums.begin(fresh, Decision(3, [1, 2]))
            assert (fresh.version, await worker.sums.find("b")) == (2, fresh)

    run(story())


def test_facts_that_cannot_be_folded_park_the_stream_until_they_can(
    where: Where, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            await worker.store.append("sum/bad", 0, [NewFact("added", 0.0, "many")])
            for _ in range(2):
                with pytest.raises(Refused) as caught:
                    await worker.sums.find("bad")
                assert caught.value.code == "parked"
            assert list(worker.parked) == ["sum/bad"]
            assert "many" in worker.parked["sum/bad"].why
            assert (await worker.sums.find("a")).state == 1, "the others are not parked"
            monkeypatch.setattr(Sum, "read_fact", lambda _self, stored: len(stored.body))
            await wait_until_async(lambda: not worker.parked)
            assert (await worker.sums.find("bad")).state == 4

    run(story())


def test_a_store_that_fails_parks_nothing(where: Where, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            with monkeypatch.context() as patch:

                async def fail(_stream: str, _after: int = 0) -> list[Stored]:
                    raise StoreError("Away", code="store-away")

                patch.setattr(worker.store, "read", fail)
                with pytest.raises(StoreError):
                    await worker.sums.find("a")
            assert not worker.parked
            assert (await worker.sums.find("a")).state == 1

    run(story())


def test_what_nobody_uses_is_forgotten_and_read_again(where: Where) -> None:
    async def story() -> None:
        async with workers(where) as (worker,):
            found = await worker.sums.find("a")
            await found.add(1)
            worker.sums.forget_idle(time.monotonic() + streams.IDLE - 1)
            found.needed = True
            worker.sums.forget_idle(time.monotonic() + streams.IDLE + 1)
            assert worker.sums.open == {"a": found}
            found.needed = False
            worker.sums.forget_idle(time.monotonic() + streams.IDLE + 1)
            assert worker.sums.open == {}
            again = await worker.sums.find("a")
            assert again is not found
            assert (again.state, again.version) == (2, 2)

    run(story())
