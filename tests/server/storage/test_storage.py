"""Both stores keep the same promises."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.patience import wait_until_async
from tests.server.conftest import run

from fivefold.server.storage import Headline, NewFact, VersionConflict, open_store

Where = tuple[Path, str]


def fact(body: str = "{}") -> NewFact:
    return NewFact("said", 1.5, body)


def test_facts_come_back_in_order(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        assert await store.append("table/a", 0, [fact('"é"'), fact("2")]) == 2
        assert await store.append("table/a", 2, [fact("3")]) == 3
        await store.close()
        again = await open_store(*where)
        assert [(f.version, f.body, f.at) for f in await again.read("table/a")] == [
            (1, '"é"', 1.5),
            (2, "2", 1.5),
            (3, "3", 1.5),
        ]
        assert [f.version for f in await again.read("table/a", after=2)] == [3]
        assert await again.read("table/b") == []
        await again.close()

    run(story())


def test_of_two_writers_one_is_first(where: Where) -> None:
    async def story() -> None:
        one, two = await open_store(*where), await open_store(*where)
        writers = [store.append("table/a", 0, [fact(str(n))]) for n, store in enumerate([one, two] * 20)]
        answers = await asyncio.gather(*writers, return_exceptions=True)
        assert sum(answer == 1 for answer in answers) == 1
        assert sum(isinstance(answer, VersionConflict) for answer in answers) == 39
        assert len(await one.read("table/a")) == 1
        await one.close()
        await two.close()

    run(story())


def test_a_conflict_spoils_nobody_else_s_commit(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        work = [store.append(f"table/{n}", n % 2, [fact()]) for n in range(100)]
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert [answer == 1 for answer in answers] == [n % 2 == 0 for n in range(100)]
        await store.close()

    run(story())


def test_headlines_show_the_newest_first(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        for n, status in enumerate(["playing", "over", "playing"]):
            stream = f"table/{n}"
            await store.append(stream, 0, [fact()], Headline(stream, "table", status, float(n), "{}"))
        await store.append("table/0", 1, [fact()], Headline("table/0", "table", "over", 9.0, '"end"'))
        assert [h.stream for h in await store.headlines("table")] == ["table/0", "table/2", "table/1"]
        assert [(h.stream, h.body) for h in await store.headlines("table", "over")] == [
            ("table/0", '"end"'),
            ("table/1", "{}"),
        ]
        assert await store.headlines("tournament") == []
        await store.close()

    run(story())


def test_slips_are_found_and_a_new_one_replaces_none(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        assert await store.put("account/anna", "1", new=True)
        assert not await store.put("account/anna", "2", new=True)
        assert await store.put("account/anna", "3")
        assert await store.get("account/anna") == "3"
        assert await store.get("account/%") is None
        assert await store.entries("account/") == {"account/anna": "3"}
        await store.close()

    run(story())


def test_several_new_slips_are_stored_all_or_none(where: Where) -> None:
    async def story() -> None:
        store = await open_store(*where)
        assert await store.put_new({"account/anna": "1", "look/anna": "2"})
        assert not await store.put_new({"account/ben": "3", "look/anna": "4"})
        assert await store.entries("") == {"account/anna": "1", "look/anna": "2"}
        await store.close()

    run(story())


def test_a_lease_is_one_worker_s_until_it_runs_out(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_store(tmp_path, database)
        assert await store.lease("table/a", "one", 600)
        assert not await store.lease("table/a", "two", 600)
        assert await store.lease("table/a", "one", 0.01)
        await asyncio.sleep(0.02)
        assert await store.lease("table/a", "two", 600)
        await store.close()

    run(story())


def test_workers_hear_of_each_other(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        one, two = await open_store(tmp_path, database), await open_store(tmp_path, database)
        heard: list[tuple[str, int]] = []
        await two.listen(lambda stream, version: heard.append((stream, version)))
        await one.append("table/a b", 0, [fact()])
        await two.append("table/c", 0, [fact()])
        await one.append("table/d", 0, [fact()])  # notes come in order: after this one nothing earlier can come
        await wait_until_async(lambda: ("table/d", 1) in heard)
        assert heard == [("table/a b", 1), ("table/d", 1)]
        await one.close()
        await two.close()

    run(story())
