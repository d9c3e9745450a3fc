"""The first page: one's own games, the way to tournaments, and what an address answers."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import choose, open_sheet, turn, type_moves, wait_for_own_turn

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
    expect(page.get_by_role("heading", name="Tournaments", exact=True)).to_be_visible()
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
    expect(page.get_by_text("Only this machine can reach this address")).to_be_visible()


def test_the_navigation_has_five_doors_and_the_rules_are_within_learning(open_page: OpenPage) -> None:
    page = open_page("/rules/pente")
    doors = page.get_by_role("navigation", name="Main").get_by_role("link")
    expect(doors).to_have_text(["Play", "Puzzles", "Learn", "Tournaments", "Analysis"])
    expect(doors.nth(2)).to_have_attribute("aria-current", "page")
    doors.nth(2).click()
    page.get_by_role("link", name="Rules", exact=True).click()
    expect(page).to_have_url(re.compile("/rules/pentago$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Pentago")
    page.goto(page.url.replace("pentago", "TK5"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Kingdomino championship")


@pytest.mark.parametrize(("width", "height", "games"), [(1366, 640, 5), (1920, 1080, 5), (390, 844, 2)])
def test_what_brings_one_here_is_seen_without_scrolling(
    open_page: OpenPage, width: int, height: int, games: int
) -> None:
    page = open_page(width=width, height=height)
    page.get_by_role("button", name="Play Pente now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.get_by_role("link", name="Play", exact=True).click()
    seen = [
        page.get_by_role("region", name="Your games").get_by_role("link", name="Pente"),
        page.get_by_label("Join with a code"),
        page.get_by_role("region", name="Tournaments today").get_by_role("link").first,
        *page.get_by_role("button", name=re.compile("^Play .* now$")).all()[:games],
    ]
    for each in seen:
        expect(each).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("game", "hand"), [("Pente", "[data-cell=K10]"), ("Kingdomino", "button[data-domino]")])
def test_the_first_move_against_the_computer_is_the_second_click(open_page: OpenPage, game: str, hand: str) -> None:
    page = open_page()
    sheet = open_sheet(page, game.lower())
    sheet.get_by_label("Who begins?").select_option("me")
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("button", name=f"Play {game} now").click()  # as the last time: the computer, and I begin
    wait_for_own_turn(page)
    made = turn(page)
    page.locator(hand).first.click()
    page.wait_for_function("made => Number(document.querySelector('[data-ply]').dataset.ply) > made", arg=made)


def test_a_code_that_was_heard_opens_the_invitation(open_page: OpenPage) -> None:
    host = open_page()
    choose(host, "pentago", against="link")
    code = host.locator("p.code strong").inner_text()
    expect(host.locator(".seats .dot")).to_have_count(0)  # lots have not decided yet who has which colour
    assert re.fullmatch("[CDFGHJKMPRTVWX34679]{3} [CDFGHJKMPRTVWX34679]{3}", code)
    friend = open_page(refused=True)
    friend.get_by_label("Join with a code").fill("ccc ccc")
    friend.get_by_role("button", name="Join", exact=True).click()
    expect(friend.get_by_role("alert")).to_contain_text("Nobody is waiting under this code")
    friend.get_by_label("Join with a code").fill(code.lower())
    friend.get_by_label("Join with a code").press("Enter")
    expect(friend.get_by_role("heading", name="Guest invites you to Pentago")).to_be_visible()
    friend.get_by_role("button", name="Sit down").click()
    expect(host.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(host.locator(".seats .dot")).to_have_count(2)
    late = open_page(refused=True, lang="de")
    late.get_by_label("Mit einem Code mitspielen").fill(code)
    late.get_by_role("button", name="Mitspielen", exact=True).click()
    expect(late.get_by_role("alert")).to_contain_text("Unter diesem Code wartet niemand")


def test_who_comes_back_to_a_table_that_waits_still_has_its_invitation(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="link")
    code = page.locator("p.code strong").inner_text()
    page.get_by_role("link", name="Play", exact=True).click()
    page.get_by_role("region", name="Your games").get_by_role("link").click()
    expect(page.locator("p.code strong")).to_have_text(code)
    page.goto(page.url.partition("?")[0])  # the bare address, as after another device
    page.get_by_role("button", name="Invite somebody").click()
    expect(page.locator("p.code strong")).not_to_have_text(code)
