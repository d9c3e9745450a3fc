"""`python -m tests.browser.gallery_desk` takes the pictures of the tournament desk in docs/gallery."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.chromium import find_chromium
from tests.browser.club import Club
from tests.browser.conftest import House
from tests.browser.gallery import GALLERY, keep

LAPTOP, PHONE, PROJECTOR = (1120, 720), (390, 844), (1920, 1080)


def take(
    browser: Browser,
    club: Club,
    name: str,
    link: str,
    path: str = "",
    size: tuple[int, int] = LAPTOP,
    *,
    dark: bool = False,
    lang: str = "en",
) -> None:
    """Come in through a link, go to a part of the tournament, and take its picture."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=lang, color_scheme="dark" if dark else "light"
    )
    page = context.new_page()
    page.goto(f"{club.house.address}/j/{link}")
    page.wait_for_timeout(700)
    if path:
        page.goto(f"{club.house.address}{club.path}/{path}")
        page.wait_for_timeout(900)
    keep(page, name)
    context.close()


def main() -> None:
    GALLERY.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=find_chromium())
        championship = Club(house, "kingdomino-championship", 24, "Saxon championship")
        championship.go_on()
        championship.play_round()
        championship.go_on()
        take(browser, championship, "desk-round", championship.director, "round")
        take(browser, championship, "desk-standing-dark-de", championship.director, "standing", dark=True, lang="de")
        take(browser, championship, "desk-projector", championship.link("spectator"), "screen", PROJECTOR)
        table = championship.link("table", round=2, table=1)
        take(browser, championship, "desk-table-phone-fr", table, size=PHONE, lang="fr")
        cup = Club(house, "pentago-tournament", 12, "Zürich")
        take(browser, cup, "desk-questions", cup.director, "players")
        cup.go_on()
        for table in cup.state()["data"]["rounds"][0]["tables"][:3]:
            cup.say("result", cup.result(table, 1))
        take(browser, cup, "desk-groups-de", cup.director, "round", lang="de")
        take(
            browser,
            cup,
            "desk-projector-groups-dark-fr",
            cup.link("spectator"),
            "screen",
            PROJECTOR,
            dark=True,
            lang="fr",
        )
        waits = next(table for table in cup.state()["data"]["rounds"][0]["tables"] if table["waits"] == 1)
        take(browser, cup, "desk-player-phone", cup.link("player", entrant=waits["seats"][0]), size=PHONE)
        take(browser, cup, "desk-papers-fr", cup.director, "share", lang="fr")
        cup.play_round()
        for _ in range(3):
            cup.go_on()
            cup.play_round()
        take(browser, cup, "desk-cup-dark", cup.director, "standing", dark=True)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
