"""`python -m tests.browser.gallery` takes the pictures in docs/gallery: light and dark, laptop and phone."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import House

from fivefold.games import GAMES

GALLERY = Path(__file__).parents[2] / "docs" / "gallery"


def sat_down(page: Page, game: str) -> None:
    """Begin a game against the computer and wait until it is one's own turn."""
    face = page.locator(".game").nth(GAMES.index(game))
    face.locator(".face").click()
    face.locator("button.primary").click()
    page.wait_for_selector("[data-phase=playing]", timeout=30_000)
    page.wait_for_timeout(2_500)


def take(browser: Browser, house: House, name: str, path: str, game: str, phone: bool, dark: bool, lang: str) -> None:
    size = (390, 844) if phone else (1120, 720)
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=lang, color_scheme="dark" if dark else "light"
    )
    page = context.new_page()
    page.goto(house.address + path)
    page.wait_for_timeout(900)
    if game:
        sat_down(page, game)
    page.screenshot(path=GALLERY / f"{name}.jpg", type="jpeg", quality=82)
    context.close()
    sys.stdout.write(f"{name}.jpg\n")


def main() -> None:
    GALLERY.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"))
        take(browser, house, "home", "/", "", False, False, "en")
        take(browser, house, "home-phone-dark-de", "/", "", True, True, "de")
        take(browser, house, "rules-fr", "/rules/pentago", "", False, False, "fr")
        for game in GAMES:
            take(browser, house, game, "/", game, False, False, "en")
            take(browser, house, f"{game}-phone-dark-de", "/", game, True, True, "de")
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
