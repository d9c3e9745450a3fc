"""The tournament desk under load: 1,000 spectators of one hall, and how fast an empty house gets to its first seating.

The load generator runs on the same machine, so that its own CPU time is in the way; figures are worst cases. The way to
the first seating is walked by a real browser, every click and key counted (if there are chromium and Playwright).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import resource
import shutil
import tempfile
import time

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server import House, percentile

SPECTATORS = 1000
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
        made = httpx.post(f"{house.url}/api/tournaments", json={"title": "Hall", "preset": "kingdomino-championship"})
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
    found: int = json.loads(gzip.decompress(message) if isinstance(message, bytes) else message)["v"]
    return found


async def arrival(line: ClientConnection, known: dict[str | bytes, int], version: int) -> tuple[float, int]:
    """When a version is on a phone, and how many bytes came. Phones unpack by themselves: here each message once."""
    size = 0
    while True:
        message = await line.recv()
        at = time.perf_counter()
        size += len(message)
        if message not in known:
            known[message] = version_in(message)
        if known[message] >= version:
            return at, size


async def crowd(house: House, *, packed: bool) -> tuple[list[float], float, float]:
    """How long each spectator waited for each change; bytes a change and line; CPU of the house a change."""
    hall = Hall(house)
    address = f"{house.url.replace('http', 'ws', 1)}/api/tournaments/{hall.id}/socket{'?packed=yes' if packed else ''}"
    lines: list[ClientConnection] = []
    for _ in range(0, SPECTATORS, 50):
        lines += await asyncio.gather(
            *(connect(address, compression=None, ping_interval=None, max_size=None, open_timeout=60) for _ in range(50))
        )
    known: dict[str | bytes, int] = {}
    await asyncio.gather(*(arrival(line, known, hall.version) for line in lines))
    waits: list[float] = []
    sizes: list[int] = []
    cpu = house.cpu()
    async with httpx.AsyncClient(base_url=house.url, headers=hall.headers, timeout=60) as client:
        for change in range(CHANGES):
            state = (await client.get(f"/api/tournaments/{hall.id}")).json()
            table = state["data"]["rounds"][-1]["tables"][change % 6]
            scores = [[seat, 20 + change] for seat in table["seats"]]
            data = {"round": len(state["data"]["rounds"]), "table": table["table"], "scores": scores}
            watching = [asyncio.create_task(arrival(line, known, state["v"] + 1)) for line in lines]
            await asyncio.sleep(0)
            began = time.perf_counter()
            said = await client.post(f"/api/tournaments/{hall.id}/facts", json={"kind": "result", "data": data})
            assert said.json()["version"] == state["v"] + 1, said.text
            for at, size in await asyncio.gather(*watching):
                waits.append(at - began)
                sizes.append(size)
            if change % 6 == 5:
                drawn = (await client.post(f"/api/tournaments/{hall.id}/draw", json={})).json()["version"]
                await asyncio.gather(*(arrival(line, known, drawn) for line in lines))
    cpu = (house.cpu() - cpu) / CHANGES
    assert len(waits) == SPECTATORS * CHANGES
    for line in lines:
        await line.close()
    return waits, sum(sizes) / len(sizes), cpu


def first_seating(house: House) -> None:
    """From an empty house to the seating of 24 on the projector, as an organiser does it."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("desk: Playwright is not installed, so the way to the first seating was not walked")
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"))
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
            first_seating(house)
            figures = {}
            for packed in (True, False):
                waits, size, cpu = asyncio.run(crowd(house, packed=packed))
                figures[packed] = size
                kind = "packed" if packed else "plain"
                print(
                    f"desk: {SPECTATORS} spectators, {CHANGES} results, {kind}: seen after "
                    f"p50 {percentile(waits, 0.5):.0f} ms, p99 {percentile(waits, 0.99):.0f} ms, "
                    f"last {1000 * max(waits):.0f} ms; {size / 1024:.1f} KB a change and phone, "
                    f"{1000 * cpu:.0f} ms CPU a change"
                )
                assert percentile(waits, 0.99) < 1000 or not packed
            print(f"desk: packed messages are {figures[False] / figures[True]:.1f} times smaller")
        finally:
            house.close()


if __name__ == "__main__":
    main()
