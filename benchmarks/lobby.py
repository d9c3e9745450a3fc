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

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import House, percentile

SEEKS, LISTENERS, PROCESSES = 1000, 2000, 2
CHANGES = 60 if os.environ.get("FIVEFOLD_SOAK") else 20
EVERY = 0.25
MOST_MS = 200
PING = '{"t":"ping"}'
TERMS = {"game": "pentago", "clock": "days 3"}


@dataclass
class Heard:
    """What the listeners of one process heard: when a seek came on how many lines, and what they ended with."""

    came: dict[str, list[float]] = field(default_factory=dict)
    gone: dict[str, list[float]] = field(default_factory=dict)
    lists: set[frozenset[str]] = field(default_factory=set)
    cpu: float = 0.0


def listeners(address: str, count: int, pipe: Connection) -> None:
    """A process full of listeners. It tells when all have the whole list, and when asked, what they heard."""
    asyncio.run(_listeners(address, count, pipe))


async def _listeners(address: str, count: int, pipe: Connection) -> None:
    lines: list[ClientConnection] = []
    lists: list[set[str]] = []
    read: dict[str | bytes, dict[str, list[str]]] = {}
    heard = Heard()
    for _ in range(0, count, 50):
        fresh = await asyncio.gather(
            *(
                connect(address, compression=None, ping_interval=None, max_size=None, open_timeout=120)
                for _ in range(50)
            )
        )
        for line in fresh:
            whole = await line.recv()
            assert isinstance(whole, bytes)
            key = read.setdefault(whole, {})
            if not key:
                key["came"] = [one["id"] for one in json.loads(gzip.decompress(whole))["seeks"]]
            lists.append(set(key["came"]))
        lines += fresh

    async def listen(number: int, line: ClientConnection) -> None:
        async for message in line:
            at = time.perf_counter()
            if message == PING:
                await line.send('{"do":"pong"}')
                continue
            if message not in read:
                found = json.loads(message)
                ids = [one["id"] for one in found["came"]] if found["t"] == "seeks" else []
                read[message] = {"came": ids, "gone": found["gone"] if found["t"] == "seeks" else []}
            for kind, told in (("came", heard.came), ("gone", heard.gone)):
                for seek in read[message].get(kind, []):
                    told.setdefault(seek, []).append(at)
            lists[number] = (lists[number] | set(read[message]["came"])) - set(read[message]["gone"])

    listening = [asyncio.create_task(listen(number, line)) for number, line in enumerate(lines)]
    began = time.process_time()
    pipe.send("there")
    while not pipe.poll():
        await asyncio.sleep(0.2)
    heard.cpu = time.process_time() - began
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    heard.lists = {frozenset(one) for one in lists}
    pipe.send(heard)
    await asyncio.gather(*(line.close() for line in lines))


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
    address = f"{house.url.replace('http', 'ws', 1)}/api/lobby/socket?packed=yes"
    spawn = multiprocessing.get_context("spawn")
    pipes = []
    began = time.perf_counter()
    for _ in range(PROCESSES):
        here, there = spawn.Pipe()
        spawn.Process(target=listeners, args=(address, LISTENERS // PROCESSES, there), daemon=True).start()
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
