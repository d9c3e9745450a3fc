"""The tournament desk under load: 1,000 spectators of one hall, and how fast an empty house gets to its first seating.

The spectators are processes of their own on the same machine; their share of its CPU time is told, because it is in the
way. Every phone's every message is compared byte by byte with one that was unpacked and read; one phone in twenty
unpacks and reads each of its messages while the clock runs. The way to the first seating is walked by a real browser,
every click and key counted (if there are chromium and Playwright).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import multiprocessing
import os
import resource
import tempfile
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import House, percentile

SPECTATORS = 1000
PROCESSES = 2
EVERY = 20
PLAYERS = 24
CHANGES = 30 if os.environ.get("FIVEFOLD_SOAK") else 12
NAMES = [
    f"{first} {last}" for first in ("Anna", "Ben", "Cem", "Dora") for last in ("Ali", "Bo", "Cox", "Day", "Eck", "Fox")
]
MOST_SECONDS, MOST_KEYS = 180, 60


class Hall:
    """A championship of 24 in its first round, run over the API."""

    def __init__(self, house: House) -> None:
        self.house = house
        made = httpx.post(
            f"{house.url}/api/tournaments", json={"title": "Hall", "preset": "kingdomino-championship"}, timeout=60
        )
        self.id, self.headers = made.json()["id"], {"X-Fivefold-Link": made.json()["director"]}
        self.post("entries", {"entries": [{"name": name} for name in NAMES]})
        self.post("start", {})
        self.version = self.post("draw", {})

    def post(self, path: str, body: dict[str, object]) -> int:
        answer = httpx.post(f"{self.house.url}/api/tournaments/{self.id}/{path}", json=body, headers=self.headers)
        assert answer.is_success, answer.text
        version: int = answer.json()["version"]
        return version

    def look(self) -> dict[str, object]:
        found: dict[str, object] = httpx.get(f"{self.house.url}/api/tournaments/{self.id}").json()
        return found


def version_in(message: str | bytes) -> int:
    found: int = json.loads(gzip.decompress(message) if isinstance(message, bytes) else message).get("v", 0)
    return found


@dataclass
class Heard:
    """What the phones of one process heard: which message came when on which line, and what the messages say."""

    came: list[tuple[int, float, int]]
    versions: list[int]
    sizes: list[int]
    unpacked: list[float]
    cpu: float


def phones(address: str, count: int, pipe: Connection) -> None:
    """A process full of phones. It tells when all are there, and when asked, what they heard."""
    asyncio.run(_phones(address, count, pipe))


async def _phones(address: str, count: int, pipe: Connection) -> None:
    lines: list[ClientConnection] = []
    for _ in range(0, count, 50):
        lines += await asyncio.gather(
            *(connect(address, compression=None, ping_interval=None, max_size=None, open_timeout=60) for _ in range(50))
        )
    kinds: dict[str | bytes, int] = {}
    came: list[tuple[int, float, int]] = []
    unpacked: list[float] = []

    async def listen(number: int, line: ClientConnection) -> None:
        async for message in line:
            at = time.perf_counter()
            came.append((number, at, kinds.setdefault(message, len(kinds))))
            if number % EVERY == 0:  # as a phone does: unpack it and read all of it
                state = json.loads(gzip.decompress(message) if isinstance(message, bytes) else message)
                if state.get("t") == "tournament":
                    assert len(state["data"]["entrants"]) == PLAYERS
                    assert state["data"]["version"] == state["v"]
                unpacked.append(time.perf_counter() - at)

    listening = [asyncio.create_task(listen(number, line)) for number, line in enumerate(lines)]
    began = time.process_time()
    pipe.send("there")
    while not pipe.poll():
        await asyncio.sleep(0.2)
    cpu = time.process_time() - began
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    pipe.send(
        Heard(came, [version_in(message) for message in kinds], [len(message) for message in kinds], unpacked, cpu)
    )
    for line in lines:
        await line.close()


@dataclass
class Crowd:
    """How long each phone waited for each change, and what that took."""

    waits: list[float]
    size: float
    unpacking: list[float]
    house_cpu: float
    crowd_cpu: float
    wall: float


def crowd(house: House, *, packed: bool) -> Crowd:
    """Results are entered one after another; phones in processes of their own watch them come in."""
    hall = Hall(house)
    address = f"{house.url.replace('http', 'ws', 1)}/api/tournaments/{hall.id}/socket{'?packed=yes' if packed else ''}"
    spawn = multiprocessing.get_context("spawn")
    pipes, processes = [], []
    for _ in range(PROCESSES):
        here, there = spawn.Pipe()
        process = spawn.Process(target=phones, args=(address, SPECTATORS // PROCESSES, there), daemon=True)
        process.start()
        pipes.append(here)
        processes.append(process)
    for pipe in pipes:
        assert pipe.recv() == "there"
    time.sleep(1)
    cpu, wall, said = house.cpu(), time.perf_counter(), list[tuple[int, float]]()
    with httpx.Client(base_url=house.url, headers=hall.headers, timeout=60) as client:
        for change in range(CHANGES):
            state = client.get(f"/api/tournaments/{hall.id}").json()
            table = state["data"]["rounds"][-1]["tables"][change % 6]
            scores = [[seat, 20 + change] for seat in table["seats"]]
            data = {"round": len(state["data"]["rounds"]), "table": table["table"], "scores": scores}
            began = time.perf_counter()
            answer = client.post(f"/api/tournaments/{hall.id}/facts", json={"kind": "result", "data": data})
            assert answer.json()["version"] == state["v"] + 1, answer.text
            said.append((state["v"] + 1, began))
            time.sleep(0.8)  # a hall does not enter results faster
            if change % 6 == 5:
                assert client.post(f"/api/tournaments/{hall.id}/draw", json={}).is_success
                time.sleep(0.8)
    time.sleep(1)
    wall, cpu = time.perf_counter() - wall, house.cpu() - cpu
    for pipe in pipes:
        pipe.send("enough")
    heard: list[Heard] = [pipe.recv() for pipe in pipes]
    for process in processes:
        process.join(30)
    waits, sizes = [], []
    for one in heard:
        by_line: dict[int, list[tuple[float, int]]] = {}
        for number, at, kind in one.came:
            by_line.setdefault(number, []).append((at, one.versions[kind]))
            if one.versions[kind]:
                sizes.append(one.sizes[kind])
        assert len(by_line) == SPECTATORS // PROCESSES
        for arrivals in by_line.values():
            waits += [min(at for at, shows in arrivals if shows >= version) - began for version, began in said]
    assert len(waits) == SPECTATORS * CHANGES
    unpacking = [took for one in heard for took in one.unpacked]
    assert len(unpacking) >= CHANGES * (SPECTATORS // EVERY)
    return Crowd(waits, sum(sizes) / len(sizes), unpacking, cpu, sum(one.cpu for one in heard), wall)


def first_seating(house: House) -> None:
    """From an empty house to the seating of 24 on the projector, as an organiser does it."""
    try:
        from playwright.sync_api import sync_playwright
        from tests.browser.chromium import find_chromium
    except ImportError:
        print("desk: Playwright is not installed, so the way to the first seating was not walked")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en")
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=house.url)
        page = context.new_page()
        began, done = time.perf_counter(), 0
        page.goto(house.url)
        page.get_by_role("link", name="New tournament").click()
        page.wait_for_selector(".preset")
        page.keyboard.type("Sachsen 2026")
        page.keyboard.press("Enter")
        done += 1 + len("Sachsen 2026") + 1
        page.wait_for_selector(".next")
        page.evaluate("names => navigator.clipboard.writeText(names)", "\n".join(NAMES))
        page.keyboard.press("Control+V")
        page.get_by_role("button", name="Enter 24").click()
        page.wait_for_selector(".person >> nth=23")
        page.get_by_role("button", name="Start").click()
        page.get_by_role("button", name="Draw and publish").click()
        page.wait_for_selector("form.entry")
        with context.expect_page() as opened:
            page.get_by_role("link", name="Projector").click()
        done += 5
        opened.value.wait_for_selector("[data-slide=tables] .tables section >> nth=5")
        took = time.perf_counter() - began
        assert opened.value.locator(".tables li").count() == PLAYERS
        browser.close()
    assert done < MOST_KEYS
    assert took < MOST_SECONDS
    print(
        f"desk: from an empty house to the seating of {PLAYERS} on the projector: {done} clicks and keys, "
        f"{took:.1f} s of waiting"
    )


def main() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        try:
            began = time.perf_counter()
            Hall(house)
            print(f"desk: the round of {PLAYERS} is drawn {time.perf_counter() - began:.1f} s after a house has opened")
            first_seating(house)
            figures = {}
            for packed in (True, False):
                seen = crowd(house, packed=packed)
                figures[packed] = seen.size
                kind = "packed" if packed else "plain"
                print(
                    f"desk: {SPECTATORS} spectators in {PROCESSES} processes, {CHANGES} results, {kind}: there after "
                    f"p50 {percentile(seen.waits, 0.5):.0f} ms, p99 {percentile(seen.waits, 0.99):.0f} ms, "
                    f"last {1000 * max(seen.waits):.0f} ms; unpacked and read p99 "
                    f"{percentile(seen.unpacking, 0.99):.1f} ms later; {seen.size / 1024:.1f} KB a change and phone"
                )
                print(
                    f"desk: CPU a change: the house {1000 * seen.house_cpu / CHANGES:.0f} ms, the spectators' "
                    f"processes {1000 * seen.crowd_cpu / CHANGES:.0f} ms ({100 * seen.crowd_cpu / seen.wall:.0f} % "
                    f"of one core)"
                )
                assert percentile(seen.waits, 0.99) + percentile(seen.unpacking, 0.99) < 1000 or not packed
            print(f"desk: packed messages are {figures[False] / figures[True]:.1f} times smaller")
        finally:
            house.close()


if __name__ == "__main__":
    main()
