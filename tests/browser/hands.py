"""How people take a game, sit down, and wait for their turn."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from fivefold.games import GAMES


def choose(page: Page, game: str, against: str = "bot", bot: str = "random", clock: str = "") -> None:
    """Take a game on the first page and sit down."""
    ask_for(page, game, against, bot, clock)
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", re.compile("playing|gathering"))


def ask_for(page: Page, game: str, against: str = "bot", bot: str = "random", clock: str = "") -> None:
    """Take a game on the first page."""
    sheet = open_sheet(page, game)
    if game != "katamino":
        sheet.locator(f"input[value={against}]").check()
        if against == "bot":
            sheet.locator(".level summary").click()
            sheet.locator(".level select").select_option(bot)
        if clock:
            sheet.get_by_label("Clock").select_option(clock)
    sheet.locator("button.primary").click()


def open_sheet(page: Page, game: str) -> Locator:
    """The sheet on which a table for this game is set, opened from the first page."""
    page.locator(".game").nth(GAMES.index(game)).locator(".face").click()
    sheet = page.locator("form.setup")
    expect(sheet).to_be_visible()
    return sheet


def lay(page: Page, game: str, seats: int = 2, **wish: Any) -> None:
    """Lay a table for oneself alone from a position, and go there."""
    mine = [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo", "Dora")[:seats]]
    asked = json.dumps({"game": game, "seats": mine, "by_lot": False, **wish})
    post = "{method: 'POST', headers: {'content-type': 'application/json'}, body}"
    table = page.evaluate(f"async body => (await fetch('/api/tables', {post})).json()", asked)
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + f"/table/{table['id']}")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.wait_for_selector(".board-side svg [data-cell]")


def turn(page: Page) -> int:
    """How many moves have been made."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or -1)


def is_over(page: Page, words: str) -> None:
    """The game has ended, and the page says why."""
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    expect(page.locator(".says")).to_contain_text(words)


def wait_for_own_turn(page: Page) -> None:
    """Cells can be chosen while the others move, too: the next move is set ahead then."""
    page.wait_for_selector("[data-mine], [data-phase=over]")


def type_moves(page: Page, *moves: str) -> None:
    """Type moves one after the other, each in its turn."""
    for move in moves:
        wait_for_own_turn(page)
        made = turn(page)
        page.locator("#typed").fill(move)
        page.locator("#typed").press("Enter")
        page.wait_for_function("made => Number(document.querySelector('[data-ply]').dataset.ply) > made", arg=made)


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page is laid out for it.

    `innerWidth` is new before the media queries are, and only the second frame after them surely shows the new layout.
    """
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        "([width, height]) =>"
        " innerWidth === width && matchMedia(`(width: ${width}px) and (height: ${height}px)`).matches",
        arg=[width, height],
    )
    page.evaluate("new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
