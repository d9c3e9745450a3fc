"""The lobby in the browser: strangers find each other, and a seek is gone when its owner leaves the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from .conftest import House
from .hands import type_moves

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house for strangers."""
    found = House(tmp_path_factory.mktemp("strangers") / "data", "--online")
    yield found
    found.close()


def seek(page: Page, name: str, button: str, game: str = "Pentago") -> None:
    form = page.locator("form.sheet")
    form.get_by_label("Game", exact=True).select_option(label=game)
    form.get_by_label("Your name").fill(name)
    form.get_by_role("button", name=button).click()


def at_the_table(*pages: Page) -> tuple[Page, ...]:
    """All are led to one table; the one to move first."""
    for page in pages:
        expect(page).to_have_url(re.compile("/table/"))
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
        page.wait_for_function("() => /Your turn|to move/.test(document.querySelector('.says').textContent)")
    assert len({page.url for page in pages}) == 1
    return tuple(sorted(pages, key=lambda page: "Your turn" not in page.locator(".says").inner_text()))


def test_two_strangers_find_each_other_in_the_lobby_and_play_a_whole_first_move(open_page: OpenPage) -> None:
    anna = open_page("/lobby")
    seek(anna, "Anna", "Put up a seek")
    expect(anna.get_by_role("region", name="Your seek")).to_contain_text("Anna")
    ben = open_page("/")
    ben.get_by_role("link", name="Find somebody to play").click()
    ben.locator("form.sheet").get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Play with Anna").click()
    first, second = at_the_table(anna, ben)
    type_moves(first, "a1 NW+")
    expect(second.locator("section.moves li")).to_have_count(1)
    expect(second.locator(".says")).to_contain_text("Your turn")
    for page in (anna, ben):
        expect(page.get_by_text("Anna").first).to_be_visible()
        expect(page.get_by_text("Ben").first).to_be_visible()


def test_play_someone_brings_two_together(open_page: OpenPage) -> None:
    anna, ben = open_page("/lobby"), open_page("/lobby")
    seek(anna, "Anna", "Play someone", "Kingdomino")
    expect(anna.get_by_role("region", name="Your seek")).to_be_visible()
    seek(ben, "Ben", "Play someone", "Kingdomino")
    at_the_table(anna, ben)


def test_a_seek_is_gone_when_its_owner_leaves_the_page_or_withdraws_it(open_page: OpenPage) -> None:
    anna, ben = open_page("/lobby"), open_page("/lobby", lang="de")
    seek(anna, "Anna", "Put up a seek", "Pente")
    mine = ben.get_by_role("region", name="Offene Gesuche")
    expect(mine).to_contain_text("Anna")
    anna.get_by_role("button", name="Stop waiting").click()
    expect(mine).to_contain_text("Gerade sucht niemand eine Partie.")
    seek(anna, "Anna", "Put up a seek", "Pente")
    expect(mine).to_contain_text("Anna")
    anna.get_by_role("link", name="Fivefold").click()
    expect(mine).to_contain_text("Gerade sucht niemand eine Partie.")
