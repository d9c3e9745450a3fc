"""A position laid out by hand: on the board, judged by the server, studied, given away and played on from."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from fivefold.games import katamino_duel
from fivefold.games.record import read_record

OpenPage = Callable[..., Page]


def set_up(page: Page) -> None:
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("button", name="Analyse this")).to_be_visible()


def lay(page: Page, piece: int, square: str) -> None:
    """By keyboard: it is held over the square."""
    page.locator(f"[data-rack='{piece}']").press("Enter")
    page.locator(f"[data-cell='{square}']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-rack='{piece}']")).to_have_count(0)


def test_a_position_of_the_duel_is_laid_out_refused_mended_given_away_and_played_on(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page("/analyse/katamino_duel", refused=True)
    set_up(page)
    lay(page, 12, "b2")
    page.get_by_role("button", name="Analyse this").click()
    expect(page.get_by_role("alert")).to_contain_text("In no order can the players have laid these pieces")
    page.locator("[data-cell='b2']").click()  # taken up again
    expect(page.locator("[data-rack='12']")).to_be_visible()
    page.keyboard.press("Escape")
    lay(page, 12, "d4")
    page.get_by_role("button", name="Analyse this").click()
    expect(page).to_have_url(re.compile(r"position=.*XXX"))
    expect(page.locator(".says")).to_contain_text("Second player to move")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Record", exact=True).click()
    record = read_record(Path(saved.value.path()).read_text())
    assert "XXX" in katamino_duel.write_position(record.states()[0])  # type: ignore[arg-type]
    with page.expect_download() as drawn:
        page.get_by_role("button", name="Picture").click()
    assert Path(drawn.value.path()).read_bytes().startswith(b"\x89PNG")

    page.reload()  # the address is all it takes
    expect(page.locator(".says")).to_contain_text("Second player to move")
    page.get_by_role("button", name="Practise from here").click()
    expect(page.locator(".says")).to_contain_text("Your turn")
    expect(page.locator("[data-rack]")).to_have_count(11)


def test_a_filling_of_katamino_is_laid_out_judged_by_the_solver_and_solved_from_there(open_page: OpenPage) -> None:
    page = open_page("/analyse/katamino?options=A4", refused=True)
    expect(page.get_by_text("20 solutions go on from here")).to_be_visible()
    set_up(page)
    lay(page, 11, "b2")
    page.get_by_role("button", name="Analyse this").click()
    expect(page).to_have_url(re.compile(r"position=.*W"))
    page.get_by_role("button", name="Practise from here").click()
    expect(page.locator("[data-rack]")).to_have_count(3)


def test_a_position_of_kingdomino_is_laid_out_domino_by_domino(open_page: OpenPage) -> None:
    page = open_page("/analyse/kingdomino?options=two", refused=True)
    set_up(page)
    written = page.get_by_label("Position as text")

    def take(number: int) -> None:
        page.locator(f".bag button[title='{number}']").click()

    def put(number: int, where: str, text: str) -> None:
        take(number)
        page.get_by_role("button", name=where).click()
        expect(written).to_have_value(re.compile(text))

    take(14)
    page.locator("[data-cell='e6']").click()
    expect(written).to_have_value("14:e6E/- | - | - | -")
    expect(page.locator(".missing")).to_contain_text("whole lines of 4 dominoes")
    put(20, "To lay, with this king", "20=1")
    put(48, "To choose, with this king", "48=1")
    put(1, "To choose, still free", r"\| 1 48=1")
    put(2, "To choose, still free", r"\| 1 2 48=1")
    page.get_by_role("radio", name="Pink").check()
    take(15)
    page.locator("[data-cell='e6']").click()
    expect(written).to_have_value(re.compile("/15:e6E"))
    put(21, "To lay, with this king", "21=2")
    put(3, "To choose, with this king", r"\| 1 2 3=2 48=1")
    expect(page.locator(".missing")).to_have_text("")
    page.get_by_role("button", name="Analyse this").click()
    expect(page.locator(".says")).to_contain_text("Blue to move")
    expect(page.locator(".candidates li").first).to_contain_text("points")
