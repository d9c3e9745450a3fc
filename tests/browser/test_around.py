"""Around the board: talk, offers, pause, absence, announcements, watchers, clocks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import choose, lay, type_moves, wait_for_own_turn

OpenPage = Callable[..., Page]
POST = "{method: 'POST', headers: {'content-type': 'application/json'}, body}"


def two_at_a_table(open_page: OpenPage, game: str = "pentago", clock: str = "") -> tuple[Page, Page]:
    """The one to move first, and the other."""
    one = open_page()
    choose(one, game, against="link", clock=clock)
    link = one.get_by_label("Link").input_value()
    two = open_page(re.sub(r"^https?://[^/]+", "", link))
    two.get_by_role("button", name="Sit down").click()
    for page in (one, two):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    one.wait_for_function("() => /Your turn|to move/.test(document.querySelector('.says').textContent)")
    return (one, two) if "Your turn" in one.locator(".says").inner_text() else (two, one)


def test_two_talk_offer_and_take_back(open_page: OpenPage) -> None:
    first, second = two_at_a_table(open_page)
    first.get_by_text("Table talk").click()
    first.get_by_label("Say something").fill("Good luck!")
    first.get_by_label("Say something").press("Enter")
    expect(second.locator(".unread")).to_have_text("1")
    second.get_by_text("Table talk").click()
    expect(second.locator(".talk li")).to_contain_text(["Good luck!"])
    type_moves(first, "a1 NW+")
    first.get_by_role("button", name="Take back").click()
    expect(first.locator(".offer")).to_contain_text("You have asked to take back")
    second.get_by_role("button", name="Accept").click()
    expect(first.locator("section.moves li")).to_have_count(0)
    type_moves(first, "b1 NW+")
    second.get_by_role("button", name="Offer a draw").click()
    second.get_by_role("button", name="Withdraw").click()
    expect(first.locator(".offer")).to_have_count(0)
    first.get_by_role("button", name="Offer a draw").click()
    second.get_by_role("button", name="Accept").click()
    for page in (first, second):
        expect(page.locator(".says")).to_contain_text("A draw: agreed")


def test_a_clock_runs_and_is_paused_by_both(open_page: OpenPage) -> None:
    first, second = two_at_a_table(open_page, clock="fischer 300+5")
    expect(first.get_by_role("timer").first).to_have_text(re.compile(r"[45]:\d\d"))
    first.get_by_role("button", name="Pause").click()
    second.get_by_role("button", name="Accept").click()
    expect(first.locator("[data-phase]")).to_have_attribute("data-phase", "paused")
    second.get_by_role("button", name="Go on").click()
    expect(first.locator("[data-phase]")).to_have_attribute("data-phase", "playing")


def test_who_is_gone_is_told_and_the_game_can_be_claimed(open_page: OpenPage) -> None:
    first, second = two_at_a_table(open_page)
    type_moves(first, "a1 NW+")
    second.context.set_offline(True)
    second.close()
    expect(first.locator(".absent")).to_contain_text("you can claim the game")
    # The page's clock runs ahead; the house keeps its own and says so.
    first.evaluate("{ const now = performance.now.bind(performance); performance.now = () => now() + 90_000 }")
    first.get_by_role("button", name="Claim the win").click()
    expect(first.locator(".refusal")).to_contain_text("Nobody has been gone for 60 s")


def laid_for_two(open_page: OpenPage, **wish: object) -> tuple[Page, Page]:
    """Two at a table that was laid by a program: the one to move first, and the other."""
    one = open_page()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    body = json.dumps({"game": "pentago", "seats": seats, "by_lot": False, **wish})
    table = one.evaluate(f"async body => (await fetch('/api/tables', {POST})).json()", body)
    one.goto(one.url + f"table/{table['id']}")
    two = open_page(f"/j/{table['invite']}")
    two.get_by_role("button", name="Sit down").click()
    for page in (one, two):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    return one, two


@pytest.mark.parametrize(
    ("button", "ending"),
    [("Claim the win", "You win: the other side is gone"), ("Claim a draw", "A draw: the other side is gone")],
)
def test_a_game_that_was_left_is_claimed(open_page: OpenPage, button: str, ending: str) -> None:
    first, second = laid_for_two(open_page, claim_after=5)
    type_moves(first, "a1 NW+")
    second.close()
    first.get_by_role("button", name=button).click()
    expect(first.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    expect(first.locator(".says")).to_contain_text(ending)
    expect(first.locator(".absent")).to_have_count(0)


def test_a_bot_plays_on_for_who_has_left_until_they_come_back(open_page: OpenPage) -> None:
    first, second = laid_for_two(open_page, claim_after=5)
    type_moves(first, "a1 NW+")
    again = second.url
    second.goto("about:blank")
    first.get_by_role("button", name="Let the computer play on").click()
    expect(first.locator("section.moves li")).to_have_count(2)
    second.goto(again)
    second.get_by_role("button", name="Take your seat back").click()
    for page, made in ((first, 3), (second, 4)):
        wait_for_own_turn(page)
        page.locator(".cell.free").first.click()
        page.locator("[data-turn='SE+']").click()
        expect(first.locator("section.moves li")).to_have_count(made)


def test_a_line_that_was_cut_is_found_again(open_page: OpenPage) -> None:
    first, second = two_at_a_table(open_page)
    second.context.set_offline(True)
    type_moves(first, "a1 NW+")
    expect(second.locator(".lost")).to_be_visible()
    second.context.set_offline(False)
    expect(second.locator(".lost")).to_have_count(0)
    expect(second.locator("section.moves li")).to_have_count(1)
    type_moves(second, "f6 SE-")
    expect(first.locator("section.moves li")).to_have_count(2)
    expect(first.locator("p.sr-only[aria-live]")).to_contain_text(
        "marble on f6 and turns the lower right anticlockwise"
    )


def test_a_watcher_sees_the_game_and_is_told_so(open_page: OpenPage) -> None:
    player = open_page()
    choose(player, "pentago", against="here")
    type_moves(player, "a1 NW+")
    home = open_page()
    home.locator(".running a").first.click()
    expect(home.locator(".says")).to_contain_text("You are watching")
    expect(home.get_by_role("button", name="Resign")).to_have_count(0)
    expect(home.get_by_label("Type a move")).to_have_count(0)


@pytest.mark.rule("PT11")
def test_a_four_is_announced(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "pente", position="19/" * 9 + "6www10/7bb10/11b7" + "/19" * 7 + " 6 0-0")
    page.locator("[data-cell=K10]").click()
    expect(page.locator(".announced")).to_have_text("White: TESSERA!")
    expect(page.locator("section.moves li .said")).to_contain_text("TESSERA")


@pytest.mark.rule("KD7")
def test_kingdomino_says_why_a_domino_is_discarded_and_how_points_come_about(open_page: OpenPage) -> None:
    page = open_page()
    position = (
        "6:e4E,18:d7W,19:f3W,24:d6E,29:d5S,33:g3N,36:g5N,39:f6S,40:f7W/2:b2N,4:f5N,11:d6E,15:f2N,17:c6W,25:d4W,28:d5W,30:b5S,"
        "37:e4E | 43=1 45=2 | 9=2 23 44 48=1 | -"
    )
    lay(page, "kingdomino", position=position, options="two")
    expect(page.locator(".forced")).to_contain_text("Domino 43 must be discarded")
    expect(page.locator(".score .sum").first).to_contain_text(re.compile(r"\d+ × \d+ = \d+"))


@pytest.mark.rule("KD8")
def test_a_game_ends_in_the_words_of_the_language(open_page: OpenPage) -> None:
    page = open_page(lang="fr")
    lay(page, "pentago", position="bbbb..wwww..........................")
    page.locator("[data-cell=e6]").click()
    expect(page.locator(".says")).to_contain_text("cinq alignées")
