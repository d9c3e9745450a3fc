"""From the hand to the picture: clicks, keys and drags on every board in Debian's chromium, beside a bare button's.

The browser draws without a graphics card here and shares the machine with the house; `fivefold serve` and the built
page are the real ones. A click is told by Event Timing, in steps of 8 ms.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import find_chromium
from tests.browser.conftest import House
from tests.browser.waits import CALM, UNTOLD, before_other_work, waits_at, watched, worst

from fivefold.games import GAMES

BUTTON = "<button onclick=\"this.textContent = 'done ' + Math.random()\">press</button>"
PRESSES = 12


def bare_button(page: Page, address: str) -> list[float]:
    """How long a page with nothing but one button takes."""
    page.goto(f"{address}/health")
    page.set_content(BUTTON)
    page.evaluate("waits.clear()")
    for _ in range(PRESSES):
        page.locator("button").click()
        page.wait_for_timeout(CALM)
    told: list[float] = page.evaluate("[...waits.values()]")
    return [*told, *[UNTOLD] * (PRESSES - len(told))]


def main() -> None:
    """Tell the middle, the 95th of a hundred and the longest wait of each board."""
    chromium = find_chromium()
    assert chromium, "no chromium was found: apt-get install chromium"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        try:
            page = playwright.chromium.launch(executable_path=chromium).new_page()
            watched(page)
            before_other_work()
            bare = bare_button(page, house.address)
            _tell("a bare button", bare, worst(bare))
            page.goto(house.address)
            for game in GAMES:
                waits = waits_at(page, game)
                assert len(waits) >= 18, game
                _tell(game, waits, worst(bare))
        finally:
            house.close()


def _tell(name: str, waits: list[float], peer: float) -> None:
    late = worst(waits)
    print(
        f"{name:14} {len(waits):3} hands: middle {worst(waits, 0.5):3.0f} ms, 95 % {late:3.0f} ms "
        f"({late / peer:.1f} × the bare button), longest {max(waits):3.0f} ms"
    )
