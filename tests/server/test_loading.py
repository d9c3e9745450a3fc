"""A table or tournament that is being read while another worker writes to it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.conftest import Running

from fivefold.server.settings import Settings


def test_what_is_written_while_a_stream_is_being_read_is_not_missed(database: str, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1")
    with Running(settings) as one, Running(settings) as two:
        anna = one.client()
        seats = [{"kind": "me"}, {"kind": "me"}]
        table = anna.post("/api/tables", json={"game": "pentago", "seats": seats}).json()["id"]
        made = anna.post("/api/tournaments", json={"title": "Two", "preset": "swiss"}).json()
        link = {"X-Fivefold-Link": made["director"]}
        loop = two.house.store._pool._loop  # type: ignore[attr-defined]
        read = two.house.store.read
        written, reading = asyncio.Event(), asyncio.Event()

        async def slowly(stream: str, after: int = 0) -> object:
            found = await read(stream, after)
            if after == 0 and not stream.startswith("notice/"):
                reading.set()
                await written.wait()
            return found

        two.house.store.read = slowly  # type: ignore[method-assign, assignment]

        def late(what: object) -> object:
            return asyncio.run_coroutine_threadsafe(what, loop)  # type: ignore[arg-type]

        for load, write in (
            (
                lambda: two.house.hall.place(table),
                lambda: anna.post(
                    f"/api/tables/{table}/requests", json={"do": "move", "ply": 0, "id": "m", "move": "a1 NW+"}
                ),
            ),
            (
                lambda: two.house.office.find(made["id"]),
                lambda: anna.post(
                    f"/api/tournaments/{made['id']}/facts",
                    json={"kind": "entered", "data": {"entrant": 1, "name": "Anna"}},
                    headers=link,
                ),
            ),
        ):
            written.clear()
            reading.clear()
            loading = late(load())
            late(reading.wait()).result(30)  # type: ignore[attr-defined]
            answer = write()
            assert answer.status_code == 200, answer.text
            late(_heard_all(two, one)).result(30)  # type: ignore[attr-defined]
            loop.call_soon_threadsafe(written.set)
            loading.result(30)  # type: ignore[attr-defined]
        seen = two.client().get(f"/api/tables/{table}").json()
        assert seen["table"]["ply"] == 1
        assert two.client().get(f"/api/tournaments/{made['id']}").json()["v"] == 2


async def _heard_all(two: Running, one: Running) -> None:
    """Wait until a house has heard of what another told after everything else."""
    heard = asyncio.Event()
    two.house.hall.bells.append(lambda stream, _: heard.set() if stream == "marker" else None)
    while not heard.is_set():
        await two.house.store.tell("nothing")
        asyncio.run_coroutine_threadsafe(one.house.store.tell("marker"), one.house.store._pool._loop)  # type: ignore[attr-defined]
        await asyncio.sleep(0.05)
