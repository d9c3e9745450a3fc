"""The first page: one's own games, the way to tournaments, and what an address answers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import choose, open_sheet, type_moves

OpenPage = Callable[..., Page]


def test_a_game_that_was_left_waits_on_the_first_page(open_page: OpenPage) -> None:
    page = open_page()
    sheet = open_sheet(page, "pentago")
    sheet.locator("input[value=link]").check()
    sheet.get_by_label("Who begins?").select_option("me")
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "gathering")
    friend = open_page(re.sub(r"^https?://[^/]+", "", page.get_by_label("Link").input_value()))
    page.get_by_role("link", name="Play", exact=True).click()
    own = page.get_by_role("region", name="Your games")
    expect(own).to_contain_text("Waiting for the others")
    friend.get_by_role("button", name="Sit down").click()
    expect(friend.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.reload()
    expect(own).to_contain_text("Your turn")
    own.get_by_role("link").click()
    expect(page).to_have_title("Your turn · Pentago · Fivefold")
    type_moves(page, "c4 NW+")
    expect(page).to_have_title("Pentago · Fivefold")
    expect(friend).to_have_title("Your turn · Pentago · Fivefold")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("heading", name="Tournaments")).to_be_visible()
    expect(own).to_have_count(0)


def test_tournaments_are_in_the_navigation(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    page.get_by_role("navigation").get_by_role("link", name="Turniere").click()
    expect(page).to_have_url(re.compile("/tournaments$"))
    expect(page.get_by_role("navigation").get_by_role("link", name="Turniere")).to_have_attribute(
        "aria-current", "page"
    )


def test_an_invitation_that_only_this_machine_can_open_says_so(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="link")
    expect(page.get_by_text("Only this machine reaches this address")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(1366, 640), (1920, 1080)])
def test_every_game_can_be_begun_without_scrolling_on_a_laptop(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(width=width, height=height)
    buttons = page.get_by_role("button", name=re.compile("^Play .* now$"))
    expect(buttons).to_have_count(5)
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_one_click_and_a_move_are_enough_to_play(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play Pente now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
