"""`python -m tests.browser.animation` records docs/gallery/pentago.gif: the last moves of a game, with their turns."""

from __future__ import annotations

import contextlib
import io
import operator
import sys
import tempfile
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import find_chromium
from tests.browser.conftest import House
from tests.browser.gallery import GALLERY
from tests.browser.hands import lay, turn
from tests.patience import wait_until

POSITION = "b..w....b..w..wb....b..w...w....b..."
MOVES = (("b5", "NW+"), ("e4", "SE-"), ("c5", "NE-"), ("b2", "SW+"))
FRAME, REST, SETTLED = 50, 700, 2000  # milliseconds
TURNING, LONGEST = 8, 500_000
SLOW = ".board-side svg * { transition-duration: 60s !important }"
"""A turn takes a minute, and its time is set by hand for each picture, so that a busy machine misses nothing."""
SHOW = """
share => document.getAnimations().forEach(motion => {
  motion.pause();
  motion.currentTime = share * motion.effect.getComputedTiming().endTime;
})
"""
FINISH = "() => document.getAnimations().forEach(a => { try { a.finish() } catch {} })"


def frames(page: Page) -> list[tuple[Image.Image, int]]:
    """Every picture and for how many milliseconds it is shown."""
    board = page.locator(".board-side")
    found: list[tuple[Image.Image, int]] = []

    def take(milliseconds: int) -> None:
        picture = Image.open(io.BytesIO(board.screenshot(animations="allow"))).convert("RGB")
        found.append((picture.resize((390, round(390 * picture.height / picture.width))), milliseconds))

    page.evaluate("document.activeElement?.blur()")
    take(REST)
    for cell, quadrant in MOVES:
        ply = turn(page)
        page.locator(f'[data-cell="{cell}"]').click()
        page.clock.run_for(SETTLED)
        page.evaluate(FINISH)
        take(REST)
        page.locator(f'[data-turn="{quadrant}"]').click()
        wait_until(partial(turn, page), partial(operator.lt, ply))
        page.mouse.move(0, 0)
        for number in range(1, TURNING):
            page.evaluate(SHOW, number / TURNING)
            take(FRAME)
        page.clock.run_for(SETTLED)
        page.evaluate(FINISH)
        take(REST)
    return found


def main() -> None:
    """Play, record, write."""
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        contextlib.closing(House(Path(folder) / "data")) as house,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium())
        page = browser.new_page(viewport={"width": 1000, "height": 700}, locale="en", bypass_csp=True)
        page.clock.install()
        page.goto(house.address)
        lay(page, "pentago", position=POSITION)
        page.add_style_tag(content=SLOW)
        page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=60))
        taken = frames(page)
        browser.close()
    # One palette for all, so that what does not change costs nothing.
    palette = taken[-1][0].quantize(64)
    first, *others = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture, _ in taken]
    out = GALLERY / "pentago.gif"
    first.save(out, save_all=True, append_images=others, duration=[shown for _, shown in taken], loop=0, optimize=True)
    size = out.stat().st_size
    sys.stdout.write(f"{out.name}: {len(taken)} pictures, {size} bytes\n")
    if size > LONGEST:
        sys.exit(f"{out.name} is larger than {LONGEST} bytes")


if __name__ == "__main__":
    main()
