"""Things carried by the hand: kings, dominoes and stones; and aiming with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .hands import is_over, lay, turn
from .test_endings import last_placing

OpenPage = Callable[..., Page]


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(page: Page, thing: Locator, to: Locator) -> None:
    thing.scroll_into_view_if_needed()
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(to), steps=8)


@pytest.mark.rule("KD5")
def test_a_king_is_carried_to_a_domino(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "kingdomino", options="two")
    before, king = turn(page), page.locator("[data-grip=king]").first
    page.wait_for_selector("[data-grip=king]")
    carry(page, king, page.locator("[data-domino]").last)
    expect(page.locator(".carried")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".carried")).to_have_count(0)
    page.wait_for_function("before => Number(document.querySelector('[data-ply]').dataset.ply) > before", arg=before)


@pytest.mark.rule("KD4")
def test_a_domino_is_carried_to_its_place(open_page: OpenPage) -> None:
    page = open_page()
    position, square, _ = last_placing()
    lay(page, "kingdomino", position=position, options="two")
    cell, over = page.locator(f".realm [data-cell={square}]"), page.locator("[data-phase=over]")
    for _ in range(4):
        carry(page, page.locator("[data-grip=domino]"), cell)
        expect(page.locator(".realm .ghost")).to_have_count(1)  # it is seen where it would lie
        page.mouse.up()
        page.wait_for_timeout(300)
        if over.count():
            break
        page.keyboard.press("r")  # it does not fit this way: back in the hand, and turned
    is_over(page, "most points")


def test_a_domino_dropped_beside_the_kingdom_stays_in_the_hand(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "kingdomino", position=last_placing()[0], options="two")
    before = turn(page)
    carry(page, page.locator("[data-grip=domino]"), page.locator("header").first)
    page.mouse.up()
    expect(page.locator("[data-grip=domino]")).to_be_visible()
    assert turn(page) == before


@pytest.mark.rule("PT2")
def test_a_stone_is_carried_from_the_bowl(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "pente")
    carry(page, page.locator("[data-bowl]"), page.locator("[data-cell=K10]"))
    page.mouse.up()
    expect(page.locator("[data-ply='1']")).to_have_count(1)


def test_a_finger_aims_under_the_magnifier_and_confirms(open_page: OpenPage) -> None:
    page = open_page(width=390, height=844, touch=True)
    lay(page, "pente")
    cell = page.locator("[data-cell=K10]")
    cell.scroll_into_view_if_needed()
    x, y = middle(cell)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x - 30, "y": y - 30}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(".lens")).to_have_count(1)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".lens")).to_have_count(0)
    expect(page.locator("[data-ply='0']")).to_have_count(1)  # only proposed
    cell.tap()
    expect(page.locator("[data-ply='1']")).to_have_count(1)
