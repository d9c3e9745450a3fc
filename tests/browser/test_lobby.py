"""The lobby in the browser: strangers find each other, and a seek is gone when its owner leaves the page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

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
    form.locator("select").first.select_option(label=game)
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
    """The games that one plays alone are not among those that can be sought."""
    anna, ben = open_page("/lobby"), open_page("/lobby")
    expect(anna.locator("form.sheet select").first.locator("option")).to_have_text(
        ["Pentago", "Pente", "Kingdomino", "Katamino duel"]
    )
    seek(anna, "Anna", "Play someone", "Pente")
    expect(anna.get_by_role("region", name="Your seek")).to_be_visible()
    seek(ben, "Ben", "Play someone", "Pente")
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


def talk(page: Page) -> None:
    page.get_by_text("Table talk").click()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_label("Say something").press("Enter")


def test_who_is_muted_is_not_heard_also_when_the_page_is_loaded_again(open_page: OpenPage) -> None:
    anna = open_page("/lobby")
    seek(anna, "Anna", "Put up a seek", "Katamino duel")
    ben = open_page("/lobby")
    ben.locator("form.sheet").get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Play with Anna").click()
    at_the_table(anna, ben)
    for page in (anna, ben):
        talk(page)
    say(ben, "You play like a fool")
    heard = anna.locator(".talk li").filter(has_text="like a fool")
    expect(heard).to_be_visible()
    anna.get_by_text("Mute, block, report").click()
    anna.get_by_role("button", name="Mute Ben").click()
    expect(heard).to_have_count(0)
    anna.reload()
    expect(anna.locator("[data-phase='playing']")).to_be_visible()
    talk(anna)
    say(ben, "Hello?")
    expect(ben.locator(".talk li").filter(has_text="Hello?")).to_be_visible()
    expect(anna.locator(".talk li").filter(has_text="Hello?")).to_have_count(0)
    anna.get_by_text("Mute, block, report").click()
    anna.get_by_role("button", name="Hear Ben").click()
    expect(heard).to_be_visible()


def registered(page: Page, name: str) -> None:
    """As the page of accounts does it."""
    body = json.dumps({"name": name, "password": "correct horse battery"})
    done = page.evaluate(
        """async (body) => (await fetch('/api/me/account',
            {method: 'POST', headers: {'content-type': 'application/json'}, body})).status""",
        body,
    )
    assert done == 201
    page.reload()


def test_a_block_holds_and_a_moderator_closes_the_talk(open_page: OpenPage, house: House) -> None:
    anna = open_page("/lobby", refused=True)
    registered(anna, "Anna.M")
    subprocess.run(
        [Path(sys.executable).parent / "fivefold", "moderator", "add", "Anna.M", "--data", house.data], check=True
    )
    anna.locator("form.sheet").get_by_role("button", name="Put up a seek").click()
    ben = open_page("/lobby", refused=True)
    ben.locator("form.sheet").get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Play with Anna.M").click()
    at_the_table(anna, ben)
    for page in (anna, ben):
        talk(page)
    say(ben, "You play like a fool")
    expect(anna.locator(".talk li").first).to_contain_text("You play like a fool")
    anna.get_by_text("Mute, block, report").click()
    anna.get_by_role("button", name="Report Ben").click()
    anna.get_by_label("What happened?").fill("insults")
    anna.get_by_role("button", name="Send the report").click()
    expect(anna.get_by_role("status").filter(has_text="A moderator will read it")).to_be_visible()
    table = anna.url
    anna.goto(f"{house.address}/moderation")
    report = anna.get_by_role("article", name="Ben")
    expect(report).to_contain_text("You play like a fool")
    report.get_by_role("button", name="Close the talk").click()
    expect(anna.get_by_role("region", name="Tables without talk")).to_be_visible()
    say(ben, "Hello?")
    expect(ben.get_by_text("A moderator has closed the talk")).to_be_visible()
    anna.get_by_role("button", name="Open the talk").click()
    expect(anna.get_by_role("region", name="Tables without talk")).to_have_count(0)
    anna.goto(table)
    talk(anna)
    anna.get_by_text("Mute, block, report").click()
    anna.get_by_role("button", name="Block Ben").click()
    expect(anna.get_by_role("status").filter(has_text="Ben is blocked")).to_be_visible()
    say(ben, "Still there?")
    expect(ben.get_by_text("Somebody here is not to hear from you")).to_be_visible()
    anna.goto(f"{house.address}/lobby")
    anna.locator("form.sheet").get_by_role("button", name="Put up a seek").click()
    expect(anna.get_by_role("region", name="Your seek")).to_be_visible()
    ben.goto(f"{house.address}/lobby")
    expect(ben.get_by_text("Nobody is looking for a game just now.")).to_be_visible()
