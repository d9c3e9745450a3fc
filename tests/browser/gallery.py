"""`python -m tests.browser.gallery [NAME …]` takes the pictures in docs/gallery: every page, six sizes of screen."""

from __future__ import annotations

import base64
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.chromium import find_chromium
from tests.browser.conftest import House
from tests.browser.hands import lay

from fivefold.games import GAMES

ROOT = Path(__file__).parents[2]
GALLERY = ROOT / "docs" / "gallery"
WIDEST, QUALITY = 1366, 45
SIZES = {
    "small": (320, 480),
    "phone": (390, 844),
    "sideways": (844, 390),
    "tablet": (820, 1180),
    "laptop": (1366, 640),
    "projector": (1920, 1080),
}
OPTIONS = {"kingdomino": "ordinary", "katamino": "A4"}
SEATS = {"kingdomino": 4, "katamino": 1}
MOVES = "a6/SE%2B,a1/SE%2B,b6/SE%2B,b1/SE%2B,c6/SE%2B,f3/SE%2B,d6/SW%2B,d1/SW%2B"
GAME = f"/analyse/pentago?moves={MOVES}&names=Anna,Ben&at=5"


@dataclass(frozen=True)
class Shot:
    """A picture: where, on which screen, in which language and light, and what is done before."""

    name: str
    path: str = "/"
    size: str = "laptop"
    lang: str = "en"
    dark: bool = False
    before: Callable[[Page], None] = lambda page: None


def at_a_table(game: str) -> Callable[[Page], None]:
    """Sit at a game in its middle, the one that the first page shows."""
    picture = json.loads((ROOT / "web" / "src" / "boards" / game / "picture.json").read_text("utf-8"))

    def sit(page: Page) -> None:
        position = "" if game == "pentago" else picture["position"]
        if game == "pentago":
            position = "b..w....b..w..wb....b..w...w....b..."
        options = OPTIONS.get(game, "")
        if game == "katamino":
            options, position = "A4", "Y.../Y.../YY../Y..L/LLLL"
        lay(page, game, SEATS.get(game, 2), position=position, options=options)
        page.wait_for_timeout(400)

    return sit


def with_graph(page: Page) -> None:
    """Wait for the engine, then for the graph of the game."""
    page.wait_for_selector(".candidates", timeout=60_000)
    page.locator("aside button", has_text="nalys").last.click()
    page.wait_for_selector(".graph li", timeout=60_000)
    page.wait_for_timeout(3_000)
    page.evaluate("window.scrollTo(0, 0)")


def at_the_graph(page: Page) -> None:
    """The turning points of the game."""
    with_graph(page)
    page.locator(".graph").scroll_into_view_if_needed()
    page.evaluate("document.querySelector('.graph').scrollIntoView({block: 'center'})")


def chosen(page: Page) -> None:
    """The sheet on which a table is set, with every option."""
    page.locator(".game .face").nth(1).click()
    page.locator("form.setup summary").last.click()
    page.wait_for_timeout(900)


def waiting(page: Page) -> None:
    """A table that waits for a friend: the link and its QR code."""
    chosen(page)
    page.locator("form.setup input[value=link]").check()
    page.locator("form.setup button.primary").click()
    page.wait_for_selector("[data-phase=gathering] img")
    page.wait_for_timeout(400)


def solved(page: Page) -> None:
    """Some PENTAs have been made."""
    page.evaluate(
        "async () => { const lines = await (await fetch('/api/katamino/series')).json(); const made = {};"
        " for (const [i, line] of lines.slice(0, 5).entries())"
        "   for (const step of line.pentas.slice(0, 6 - i)) made[step.options] = 40 + 7 * i;"
        " localStorage.setItem('katamino.solved', JSON.stringify(made)) }"
    )
    page.reload()
    page.wait_for_selector(".solved")


def upright(page: Page) -> None:
    """3 × 20 on a phone."""
    page.locator("button", has_text="3 × 20").click()
    page.wait_for_selector(".upright [data-cell]")
    page.wait_for_timeout(500)


def arranging(page: Page) -> None:
    """A position is being laid out."""
    page.locator("aside .buttons button:has-text('osition'), aside .buttons button:has-text('tellung')").first.click()
    page.wait_for_timeout(500)


def a_step_on(page: Page) -> None:
    """The third step of a lesson."""
    for _ in range(2):
        page.locator("aside .buttons button").last.click()
        page.wait_for_timeout(700)


def shots() -> list[Shot]:
    """Every page, so that each layout, each language and both lights are seen."""
    tables = [
        shot
        for game in GAMES
        for shot in (
            Shot(game, before=at_a_table(game)),
            Shot(f"{game}-phone-dark-de", size="phone", lang="de", dark=True, before=at_a_table(game)),
            Shot(f"{game}-sideways-de", size="sideways", lang="de", before=at_a_table(game)),
        )
    ]
    return [
        Shot("home"),
        Shot("home-dark-de", lang="de", dark=True),
        Shot("home-chosen", before=chosen),
        Shot("home-phone-dark-de", size="phone", lang="de", dark=True),
        Shot("home-projector-fr", size="projector", lang="fr"),
        Shot("home-small-fr", size="small", lang="fr"),
        Shot("home-sideways", size="sideways"),
        Shot("table-set-dark-de", "/play/pentago", lang="de", dark=True),
        Shot("table-set-phone-fr", "/play/kingdomino", "phone", "fr"),
        Shot("invitation-tablet-de", size="tablet", lang="de", before=waiting),
        *tables,
        Shot("pentago-projector-fr", size="projector", lang="fr", before=at_a_table("pentago")),
        Shot("kingdomino-projector-dark-de", size="projector", lang="de", dark=True, before=at_a_table("kingdomino")),
        Shot("kingdomino-tablet-fr", size="tablet", lang="fr", before=at_a_table("kingdomino")),
        Shot("analysis", GAME, before=with_graph),
        Shot("analysis-graph", GAME, before=at_the_graph),
        Shot("analysis-phone-dark-de", GAME, "phone", "de", dark=True, before=with_graph),
        Shot("analysis-start-fr", "/analyse", lang="fr"),
        Shot("analysis-editor-dark-de", "/analyse/pente", lang="de", dark=True, before=arranging),
        Shot("analysis-editor-sideways", "/analyse/kingdomino", "sideways", before=arranging),
        Shot("lesson", "/learn/pentago", before=a_step_on),
        Shot("lesson-phone-dark-de", "/learn/kingdomino", "phone", "de", dark=True, before=a_step_on),
        Shot("lesson-sideways-fr", "/learn/kingdomino", "sideways", "fr"),
        Shot("lesson-chapter-de", "/learn/pente/2", lang="de"),
        Shot("duel-dark-fr", "/duel", lang="fr", dark=True),
        Shot("series", "/katamino", before=solved),
        Shot("series-phone-dark-de", "/katamino", "phone", "de", dark=True, before=solved),
        Shot("upright-phone-fr", "/katamino", "phone", "fr", before=upright),
        Shot("rules-fr", "/rules/pentago", lang="fr"),
        Shot("rules-dark-de", "/rules/kingdomino", lang="de", dark=True),
        Shot("puzzles", "/puzzles"),
        Shot("puzzles-phone-dark-de", "/puzzles", "phone", "de", dark=True),
        Shot("puzzle-run-de", "/puzzles/pente", lang="de"),
        Shot("tournaments-new-de", "/tournaments/new", lang="de"),
    ]


def keep(page: Page, name: str) -> None:
    """Save what is seen as a small WebP; what is wider than a laptop is made narrower."""
    size = page.viewport_size
    assert size is not None
    scrolled = page.evaluate("scrollY")
    clip = {"x": 0, "y": scrolled, **size, "scale": min(1, WIDEST / size["width"])}
    shot = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", shot)
    (GALLERY / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
    sys.stdout.write(f"{name}.webp\n")


def take(browser: Browser, house: House, shot: Shot) -> None:
    """One picture."""
    width, height = SIZES[shot.size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=shot.lang, color_scheme="dark" if shot.dark else "light"
    )
    page = context.new_page()
    page.goto(house.address + shot.path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    shot.before(page)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.wait_for_timeout(300)
    keep(page, shot.name)
    context.close()


def main() -> None:
    """Take those that are named, or all."""
    GALLERY.mkdir(exist_ok=True)
    wanted = [shot for shot in shots() if not sys.argv[1:] or shot.name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        browser = playwright.chromium.launch(executable_path=find_chromium())
        for shot in wanted:
            take(browser, house, shot)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
