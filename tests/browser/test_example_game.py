"""A game that another package brings, in the browser: shown, played against a bot and by link, analysed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.conftest import House
from tests.example_game import install


@pytest.fixture(scope="module")
def fifth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    packages = install(tmp_path_factory.mktemp("packages"))
    house = House(tmp_path_factory.mktemp("house") / "data", packages=packages)
    yield house
    house.close()


def opened(browser: Browser, house: House, path: str = "/") -> Page:
    page = browser.new_context(locale="en", reduced_motion="reduce").new_page()
    page.goto(house.address + path)
    return page


def begin(page: Page, against: str) -> None:
    page.get_by_role("link", name="Noughts and crosses").first.click()
    page.get_by_label(against).check()
    page.get_by_role("button", name="Play now").click()


def test_a_game_against_a_bot_is_played_to_its_end(browser: Browser, fifth: House) -> None:
    page = opened(browser, fifth)
    begin(page, "the computer")
    ending = page.get_by_text("three in a row").or_(page.get_by_text("the board is full"))
    free = page.locator("svg .free")
    for _ in range(5):
        expect(free.first.or_(ending.first)).to_be_visible()
        if ending.count():
            break
        before = free.count()
        free.first.click()
        expect(free).not_to_have_count(before)  # the mark is there, so what is free now is free after it
    expect(ending.first).to_be_visible()


def test_two_play_by_link_with_clicks_and_typed_moves(browser: Browser, fifth: House) -> None:
    anna = opened(browser, fifth)
    begin(anna, "somebody elsewhere, by link")
    anna.wait_for_url("**/table/*?invite=*")
    ben = opened(browser, fifth, "/j/" + anna.url.split("invite=")[1])
    ben.get_by_role("button", name="Sit down").click()
    for page in (anna, ben):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    turn = "Your turn"
    expect(anna.locator(".says", has_text=turn).or_(anna.locator(".says", has_text="to move"))).to_be_visible()
    first, second = (anna, ben) if turn in anna.locator(".says").inner_text() else (ben, anna)
    first.locator('[data-step="b2"]').click()
    expect(second.locator("svg .last")).to_have_attribute("data-step", "b2")
    second.get_by_placeholder("Type a move").fill("a1")
    second.keyboard.press("Enter")
    expect(first.locator("svg .last")).to_have_attribute("data-step", "a1")
    expect(first.locator("svg .free")).to_have_count(7)


def test_it_is_analysed_and_its_rules_are_shown(browser: Browser, fifth: House) -> None:
    page = opened(browser, fifth, "/analyse/noughts?moves=b2,b1")
    expect(page.locator("svg [data-step]")).to_have_count(9)
    expect(page.get_by_text("Win", exact=False).first).to_be_visible()
    page.goto(fifth.address + "/rules/noughts")
    expect(page.get_by_text("Three own marks in a row")).to_be_visible()
