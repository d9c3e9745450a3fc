"""A table or tournament that is being read while another worker writes to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.conftest import Running

from fivefold.server.settings import Settings
from fivefold.server.storage import Stored


class Slow:
    """The house whose reading of whole streams is held up."""

    def __init__(self, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.loop = running.house, running.house.store._pool._loop  # type: ignore[attr-defined]
        self.reading, self.released = asyncio.Event(), asyncio.Event()
        self._read = self.house.store.read
        monkeypatch.setattr(self.house.store, "read", self._slowly)

    async def _slowly(self, stream: str, after: int = 0) -> list[Stored]:
        found = await self._read(stream, after)
        if after == 0 and not stream.startswith("notice/"):
            self.reading.set()
            await self.released.wait()
        return found

    def do(self, work: Coroutine[Any, Any, Any]) -> Future[Any]:
        """Do something in the house's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self.loop)

    async def hear(self, other: Running) -> None:
        """Wait for a note that another house tells after everything else."""
        heard, before = asyncio.Event(), self.house.people.on_note

        def hear(note: str) -> None:
            if note == "marker":
                heard.set()
            before(note)

        self.house.people.on_note = hear  # type: ignore[method-assign]
        theirs = other.house.store._pool._loop  # type: ignore[attr-defined]
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(other.house.store.notify("marker"), theirs))
        await heard.wait()

    def load(self, read: Coroutine[Any, Any, Any], write: Callable[[], httpx.Response], other: Running) -> None:
        """Another house writes after this one has read, but before it has put away what it read."""
        self.reading.clear()
        self.released.clear()
        loading = self.do(read)
        self.do(self.reading.wait()).result(30)
        answer = write()
        assert answer.status_code == 200, answer.text
        self.do(self.hear(other)).result(30)
        self.loop.call_soon_threadsafe(self.released.set)
        loading.result(30)


def test_what_is_written_while_a_stream_is_being_read_is_not_missed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path, database=database, bots="1")
    with Running(settings) as one, Running(settings) as two:
        anna, slow = one.client(), Slow(two, monkeypatch)
        body = {"game": "pentago", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = anna.post("/api/tables", json=body).json()["id"]
        move = {"do": "move", "ply": 0, "id": "m", "move": "a1 NW+"}
        slow.load(slow.house.hall.find(table), lambda: anna.post(f"/api/tables/{table}/requests", json=move), one)
        made = anna.post("/api/tournaments", json={"title": "Two", "preset": "swiss"}).json()
        address, link = f"/api/tournaments/{made['id']}", {"X-Fivefold-Link": made["director"]}
        fact = {"kind": "entered", "data": {"entrant": 1, "name": "Anna"}}
        slow.load(
            slow.house.office.find(made["id"]), lambda: anna.post(f"{address}/facts", json=fact, headers=link), one
        )
        assert two.client().get(f"/api/tables/{table}").json()["table"]["ply"] == 1
        assert two.client().get(address).json()["v"] == 3  # opened, committed, entered
