"""Each game played to its end through the page: by mouse, by finger, by keyboard."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, expect

from fivefold.games import kingdomino
from fivefold.games.core import CHANCE

from .hands import is_over, lay

OpenPage = Callable[..., Page]
WAYS = ("mouse", "finger", "keyboard")

PENTAGO = "bb....|...b..|...b..|......|..w..w|w...w.".replace("|", "")  # c6, then the upper right quadrant: five
PENTE = "19/" * 9 + "6wwww9/7bbb9/11b7" + "/19" * 7 + " 8 0-0"
KATAMINO = "YPPP/YPP./YY../Y..L/LLLL"
DUEL = "..YYYYN./.LLY..NN/.LPPPUUN/.LPP..UN/ZL..WUU./ZZZ.WW../..Z..WW./........"


def opened(open_page: OpenPage, way: str) -> Page:
    return open_page(width=390, height=844, touch=True) if way == "finger" else open_page()


def go_to(page: Page, cell: str, columns: str, top: int, board: Locator | None = None) -> None:
    """Walk with the arrow keys to a cell; rows are counted from the bottom, `top` is the highest."""
    (board or page).locator(".cell[tabindex='0']").first.focus()
    for _ in range(40):
        at = str(page.evaluate("document.activeElement.dataset.cell"))
        across = columns.index(cell[0]) - columns.index(at[0])
        up = int(cell[1:]) - int(at[1:])
        if not across and not up:
            return
        if across:
            page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    raise AssertionError(f"the keyboard does not come to {cell}, {top}")


@pytest.mark.rule("PG5")
@pytest.mark.parametrize("way", WAYS)
def test_pentago_ends(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "pentago", position=PENTAGO)
    arrow = page.locator("[data-turn='NE+']")
    if way == "mouse":
        page.locator("[data-cell=c6]").click()
        arrow.click()
    elif way == "finger":
        page.locator("[data-cell=c6]").tap()
        arrow.tap()
    else:
        go_to(page, "c6", "abcdef", 6)
        page.keyboard.press("Enter")
        for _ in range(12):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.turn") == "NE+":
                break
        page.keyboard.press("Enter")
    is_over(page, "five in a row")
    expect(page.locator(".five")).to_have_count(5)


@pytest.mark.rule("PT8")
@pytest.mark.parametrize("way", WAYS)
def test_pente_ends(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "pente", position=PENTE)
    if way == "mouse":
        page.locator("[data-cell=L10]").click()
    elif way == "finger":
        page.locator("[data-cell=L10]").tap()
        page.get_by_role("button", name="Place on L10").tap()
    else:
        go_to(page, "L10", "ABCDEFGHJKLMNOPQRST", 19)
        page.keyboard.press("Enter")
    is_over(page, "five in a row")
    expect(page.locator(".board-side .five")).to_have_count(5)


@cache
def last_placing() -> tuple[str, str, str]:
    """A game of two before its last domino, the square and the direction of a place for it."""
    options = kingdomino.PRESETS["two"]
    for seed in range(500):
        rng, state = random.Random(seed), kingdomino.start(options)
        while (seat := kingdomino.to_move(state)) is not None:
            moves = kingdomino.legal_moves(state)
            move = kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(moves)
            after = kingdomino.play(state, move)
            if kingdomino.outcome(after) and getattr(move, "place", "x") != "x":
                square, way = kingdomino.clicks(state, move)
                return kingdomino.write_position(state), square, way
            state = after
    raise AssertionError("no game ends with a placing")


@pytest.mark.rule("KD4")
@pytest.mark.parametrize("way", WAYS)
def test_kingdomino_ends(open_page: OpenPage, way: str) -> None:
    position, square, _ = last_placing()
    page = opened(open_page, way)
    lay(page, "kingdomino", position=position, options="two")
    cell = page.locator(f".realm [data-cell={square}]")
    over = page.locator("[data-phase=over]")
    if way == "mouse":
        for _ in range(2):  # the first click turns the domino until it fits, the second lays it
            if not over.count():
                cell.click()
                page.wait_for_timeout(300)
    elif way == "finger":
        cell.tap()
        page.get_by_role("button", name="Lay here").tap()
    else:
        go_to(page, square, "abcdefghi", 9)
        for _ in range(4):
            if "fits" in (cell.get_attribute("aria-label") or ""):
                break
            page.keyboard.press("r")
        page.keyboard.press("Enter")
    is_over(page, "most points")


def turn_until_it_fits(page: Page, press: Callable[[str], None]) -> None:
    for _ in range(2):
        for _ in range(4):
            if page.locator(".target").count():
                return
            press("Turn")
        press("Flip")
    raise AssertionError("the piece fits nowhere")


@pytest.mark.rule("KT3")
@pytest.mark.parametrize("way", [*WAYS, "dragging"])
def test_katamino_ends(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "katamino", 1, position=KATAMINO, options="A4")
    piece, cell = page.locator("[data-rack='11']"), page.locator("[data-cell=c3]")
    if way == "finger":
        piece.tap()
        turn_until_it_fits(page, lambda how: page.get_by_role("button", name=how).tap())
        cell.tap()
    elif way == "keyboard":
        piece.focus()
        page.keyboard.press("Enter")
        turn_until_it_fits(page, lambda how: page.keyboard.press({"Turn": "r", "Flip": "f"}[how]))
        for target in ("c3", "b3", "c4", "b4", "d3"):
            if page.locator("[data-phase=over]").count():
                break
            go_to(page, target, "abcd", 5)
            page.keyboard.press("Enter")
            page.wait_for_timeout(200)
    else:
        piece.click()
        turn_until_it_fits(page, lambda how: page.get_by_role("button", name=how).click())
        if way == "mouse":
            cell.click()
        else:
            piece.scroll_into_view_if_needed()
            piece.hover()
            page.mouse.down()
            box = cell.bounding_box()
            assert box is not None
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
            page.mouse.up()
    is_over(page, "Solved: the frame is full")


@pytest.mark.rule("KT12")
@pytest.mark.parametrize("way", WAYS)
def test_the_duel_ends(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "katamino_duel", position=DUEL)
    piece, cell = page.locator("[data-rack='1']"), page.locator("[data-cell=d1]")
    if way == "mouse":
        piece.click()
        cell.click()
    elif way == "finger":
        piece.tap()
        cell.tap()
        expect(page.locator("[data-phase=playing]")).to_have_count(1)
        page.get_by_role("button", name="Lay here").tap()
    else:
        piece.focus()
        page.keyboard.press("Enter")
        go_to(page, "d1", "abcdefgh", 8)
        page.keyboard.press("Enter")
    is_over(page, "the other player cannot lay a piece")
