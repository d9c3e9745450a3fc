"""The lobby under load: 1,000 open seeks, 2,000 who look at them, and how soon all of them see a change.

The listeners are processes of their own on the same machine and share its cores with the house. Every listener's every
message is counted: each must hear of each change exactly once, and its list must end as the house's.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import multiprocessing
import os
import tempfile
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import NamedTuple, cast
from urllib.parse import urlsplit

import httpx
import uvloop
from websockets.frames import Frame, Opcode

from benchmarks.server import House, percentile

SEEKS, LISTENERS, PROCESSES = 1000, 2000, 2
CHANGES = 60 if os.environ.get("FIVEFOLD_SOAK") else 20
EVERY = 0.25
MOST_MS = 200
PATH = "/api/lobby/socket?packed=yes"
PING = b'{"t":"ping"}'
PONG = Frame(Opcode.TEXT, b'{"do":"pong"}').serialize(mask=True)
PINGED = 0x89
"""How a frame begins that the other side answers by itself."""
TERMS = {"game": "pentago", "clock": "days 3"}


@dataclass
class Heard:
    """What the listeners of one process heard: when a seek came on how many lines, and what they ended with."""

    came: dict[str, list[float]] = field(default_factory=dict)
    gone: dict[str, list[float]] = field(default_factory=dict)
    lists: set[frozenset[str]] = field(default_factory=set)
    cpu: float = 0.0


class Told(NamedTuple):
    """What a message says: the `whole` list, or what came and went."""

    whole: bool
    came: frozenset[str]
    gone: frozenset[str]


class Listener(asyncio.Protocol):
    """One who looks at the lobby, without a library, since what is measured is the house. It reads the frames of a
    server, which are whole and not masked, keeps the list, and answers pings.
    """

    def __init__(self, heard: Heard, read: dict[bytes, Told]) -> None:
        self.heard, self.read = heard, read
        self.seeks: set[str] = set()
        self.there = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self._rest += data
        if not self._upgraded:
            head, end, rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101 "), head
            self._upgraded, self._rest = True, rest
        while (found := _frame(self._rest)) is not None:
            kind, payload, self._rest = found
            if kind == PINGED:
                self.transport.write(Frame(Opcode.PONG, payload).serialize(mask=True))
            elif payload == PING:
                self.transport.write(PONG)
            else:
                self._hear(payload, at)

    def _hear(self, payload: bytes, at: float) -> None:
        told = self.read.get(payload)
        if told is None:
            text = gzip.decompress(payload) if payload[:2] == b"\x1f\x8b" else payload
            found = json.loads(text)
            came = found["seeks"] if found["t"] == "lobby" else found.get("came", [])
            told = Told(found["t"] == "lobby", frozenset(one["id"] for one in came), frozenset(found.get("gone", [])))
            self.read[payload] = told
        if told.whole:
            self.seeks = set(told.came)
            if not self.there.done():
                self.there.set_result(None)
            return
        for kind, ids in ((self.heard.came, told.came), (self.heard.gone, told.gone)):
            for seek in ids:
                kind.setdefault(seek, []).append(at)
        self.seeks |= told.came
        self.seeks -= told.gone


def _frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """The first frame of what was received, and the rest; None while it is not whole."""
    if len(data) < 2:
        return None
    length, start = data[1], 2
    if length >= 126:
        start = 4 if length == 126 else 10
        length = int.from_bytes(data[2:start])
    if len(data) < start + length:
        return None
    return data[0], data[start : start + length], data[start + length :]


def listeners(address: str, count: int, pipe: Connection) -> None:
    """A process full of listeners. It tells when all have the whole list, and when asked, what they heard."""
    uvloop.run(_listeners(address, count, pipe))


async def _listeners(address: str, count: int, pipe: Connection) -> None:
    heard, read = Heard(), dict[bytes, Told]()
    at, loop = urlsplit(address), asyncio.get_running_loop()
    asks = (
        f"GET {PATH} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    lines: list[Listener] = []

    def listener() -> Listener:
        return Listener(heard, read)

    for _ in range(0, count, 50):
        made = [loop.create_connection(listener, at.hostname or "", at.port or 80) for _ in range(50)]
        fresh = [line for _, line in await asyncio.gather(*made)]
        for line in fresh:
            line.transport.write(asks.encode())
        await asyncio.gather(*(line.there for line in fresh))
        lines += fresh
    began = time.process_time()
    pipe.send("there")
    while not pipe.poll():
        await asyncio.sleep(0.2)
    heard.cpu = time.process_time() - began
    heard.lists = {frozenset(line.seeks) for line in lines}
    pipe.send(heard)
    for line in lines:
        line.transport.close()


def put_up(house: House, name: str) -> tuple[httpx.Client, str]:
    """Somebody new, and their seek."""
    client = httpx.Client(base_url=house.url, timeout=60, verify=False)
    answer = client.post("/api/lobby/seeks", json={**TERMS, "name": name})
    assert answer.status_code == 201, answer.text
    return client, answer.json()["seek"]["id"]


def measure(house: House) -> None:
    """Seeks are put up and withdrawn, one after another; all listeners are to hear of each."""
    began = time.perf_counter()
    for number in range(SEEKS):
        put_up(house, f"Seeker {number}")[0].close()
    print(f"{SEEKS} seeks put up in {time.perf_counter() - began:.1f} s")
    spawn = multiprocessing.get_context("spawn")
    pipes = []
    began = time.perf_counter()
    for _ in range(PROCESSES):
        here, there = spawn.Pipe()
        spawn.Process(target=listeners, args=(house.url, LISTENERS // PROCESSES, there), daemon=True).start()
        pipes.append(here)
    for pipe in pipes:
        assert pipe.recv() == "there"
    print(f"{LISTENERS} listeners have the whole list after {time.perf_counter() - began:.1f} s")
    time.sleep(1)
    came, gone, cpu, wall = dict[str, float](), dict[str, float](), house.cpu(), time.perf_counter()
    for number in range(CHANGES):
        asked = time.perf_counter()
        client, seek = put_up(house, f"Late {number}")
        came[seek] = asked
        time.sleep(EVERY)
        gone[seek] = time.perf_counter()
        assert client.delete(f"/api/lobby/seeks/{seek}").status_code == 204
        client.close()
        time.sleep(EVERY)
    time.sleep(2)
    wall, cpu = time.perf_counter() - wall, house.cpu() - cpu
    left = frozenset(one["id"] for one in httpx.get(f"{house.url}/api/lobby/seeks").json()["seeks"])
    for pipe in pipes:
        pipe.send("tell")
    told = [pipe.recv() for pipe in pipes]
    waits, all_saw = [], []
    for asked_of, kind in ((came, "came"), (gone, "gone")):
        for seek, asked in asked_of.items():
            times = [at for heard in told for at in getattr(heard, kind).get(seek, [])]
            assert len(times) == LISTENERS, f"{len(times)} of {LISTENERS} heard of a seek, each once"
            waits += [at - asked for at in times]
            all_saw.append(max(times) - asked)
    assert {one for heard in told for one in heard.lists} == {left}, "somebody's list is not the house's"
    assert len(left) == SEEKS
    middle, late, last = percentile(waits, 0.5), percentile(waits, 0.99), percentile(all_saw, 0.99)
    print(f"{2 * CHANGES} changes, until {LISTENERS} listeners heard: p50 {middle:.0f} ms, p99 {late:.0f} ms")
    print(f"until all saw it, p99 {last:.0f} ms; {'within' if late <= MOST_MS else 'beyond'} {MOST_MS} ms")
    listening = sum(heard.cpu for heard in told)
    print(
        f"CPU of the house {cpu:.1f} s of {wall:.1f} s ({1000 * cpu / (2 * CHANGES):.0f} ms a change), "
        f"of the listeners {listening:.1f} s"
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder, "--with", "lobby")
        try:
            measure(house)
        finally:
            house.close()
