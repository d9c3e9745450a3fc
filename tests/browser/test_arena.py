"""An arena in the browser: opened, paired by the house, results, a break on a phone, the projector, the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.club import Club
from tests.browser.conftest import House, OpenPage
from tests.browser.test_desk import need


def started(house: House, players: int = 6) -> Club:
    club = Club(house, "arena", players)
    club.post("start")
    return club


def at_desk(club: Club, page: Page, path: str = "round") -> None:
    club.become_director(page)
    page.goto(f"{club.house.address}{club.path}/{path}")


def test_an_arena_is_opened_with_its_minutes_and_its_bonus_and_foreseen(open_page: OpenPage) -> None:
    page = open_page("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Friday arena")
    page.get_by_role("radio", name=re.compile("Arena by time")).check()
    rules = page.get_by_role("region", name="Regulation")
    rules.get_by_label("Minutes until the last games are paired").fill("90")
    rules.get_by_label(re.compile("Wins in a row")).fill("3")
    rules.get_by_label("Name of the regulation").fill("Ninety")
    page.get_by_role("button", name="Simulate").click()
    expect(page.locator("[data-rounds]")).to_contain_text("the strongest wins with a chance of")
    page.get_by_role("button", name="Open the tournament").click()
    need(page, "Waiting", "start")


def test_results_are_entered_and_whoever_is_free_is_paired_without_anybody_pressing_a_button(
    open_page: OpenPage, house: House
) -> None:
    club = started(house)
    page = open_page()
    at_desk(club, page)
    expect(page.locator("form.entry[data-open=true]")).to_have_count(3)
    for table in (1, 2):
        form = page.locator(f"article[data-table='{table}'] form.entry")
        form.locator("label.pick").first.click()
        form.locator("button.enter").click()
    expect(page.locator("article[data-table='5'] form.entry[data-open=true]")).to_be_visible()
    expect(page.get_by_role("heading", name="Latest results")).to_be_visible()
    expect(page.locator(".head .clock")).to_have_text(re.compile(r"^5\d:\d\d$"))


def test_a_player_takes_a_break_on_their_phone_and_comes_back(open_page: OpenPage, house: House) -> None:
    club = started(house, 4)
    page = open_page(width=390)
    page.goto(f"{house.address}/j/{club.link('player', entrant=1)}")
    page.get_by_role("button", name="Take a break").click()
    expect(page.get_by_text("You are taking a break and will not be paired.")).to_be_visible()
    assert club.state()["data"]["arena"]["paused"] == [1]
    page.get_by_role("button", name="Back from the break").click()
    expect(page.get_by_role("button", name="Take a break")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_ending_before_the_time_asks_why_and_the_games_that_are_on_still_count(
    open_page: OpenPage, house: House
) -> None:
    club = started(house, 4)
    page = open_page()
    at_desk(club, page)
    expect(page.locator("form.entry[data-open=true]")).to_have_count(2)
    page.get_by_role("button", name="End the arena").click()
    page.locator("dialog").get_by_label("Reason").fill("the hall closes")
    page.locator("dialog footer").get_by_role("button", name="End the arena").click()
    need(page, "Waiting", "results")
    expect(page.get_by_text("Games that are still being played count.")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1920])
def test_the_projector_shows_the_games_that_are_on_and_the_time_left(
    open_page: OpenPage, house: House, width: int
) -> None:
    club = started(house)
    page = open_page(f"{club.path}/screen", width=width)
    expect(page.locator(".screen")).to_have_attribute("data-slide", "tables")
    expect(page.locator(".tables section")).to_have_count(3)
    expect(page.locator(".time .clock")).to_have_text(re.compile(r"^5\d:\d\d$"))
