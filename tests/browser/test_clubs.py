"""Clubs in the browser: one is founded, a second person joins, a notice, a ladder game, a tournament."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.accessible import told, violations
from tests.browser.conftest import House, OpenPage
from tests.browser.hands import resize


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with clubs."""
    found = House(tmp_path_factory.mktemp("clubs") / "data", "--online")
    yield found
    found.close()


def posted(page: Page, path: str, body: object) -> None:
    status = page.evaluate(
        """async ([path, body]) => (await fetch(path,
            {method: 'POST', headers: {'content-type': 'application/json'}, body})).status""",
        [path, json.dumps(body)],
    )
    assert 200 <= status < 300, status


def registered(open_page: OpenPage, name: str, path: str = "/clubs", **more: object) -> Page:
    page = open_page("/", **more)
    posted(page, "/api/me/account", {"name": name, "password": "correct horse battery"})
    page.goto(page.url.rstrip("/") + path)
    return page


def fold(page: Page, title: str) -> None:
    page.locator("summary", has_text=re.compile(f"^{title}$")).click()


def test_a_club_is_founded_a_second_person_joins_by_the_link_and_both_read_the_notice(
    open_page: OpenPage, house: House
) -> None:
    anna = registered(open_page, "Anna")
    anna.get_by_label("Name of the club").fill("Five in Bern")
    anna.get_by_label("About the club").fill("Every Monday at eight")
    anna.get_by_role("button", name="Found the club").click()
    expect(anna.get_by_role("heading", name="Five in Bern")).to_be_visible()
    fold(anna, "Notice")
    anna.get_by_label("For the members").fill("<i>Bring cake</i>\non Monday")
    anna.get_by_role("button", name="Put it up").click()
    expect(anna.get_by_role("region", name="Notice")).to_contain_text("<i>Bring cake</i>")
    fold(anna, "Link for new members")
    anna.get_by_role("button", name="Make a link").click()
    address = anna.locator("input[readonly]").input_value()
    ben = open_page(address.removeprefix(house.address))
    ben.locator(".join").get_by_role("link", name="Sign in").click()
    ben.get_by_role("button", name="Sign up").first.click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_label("Password").fill("purple rowing boat")
    ben.locator("button.primary").click()
    ben.get_by_role("button", name="Join", exact=True).click()  # signing in has led back to the club
    expect(ben.get_by_role("region", name="Notice")).to_contain_text("Bring cake")
    expect(anna.get_by_role("region", name="Members")).to_contain_text("Ben")
    assert told(violations(anna)) == []
    assert told(violations(ben)) == []


def test_one_asks_to_join_is_admitted_and_wins_a_place_on_the_ladder(open_page: OpenPage, house: House) -> None:
    ada = registered(open_page, "Ada")
    ada.get_by_label("Name of the club").fill("Ladder Club")
    ada.get_by_role("button", name="Found the club").click()
    expect(ada.get_by_role("heading", name="Ladder Club")).to_be_visible()
    fold(ada, "Open a ladder, or change its terms")
    ada.get_by_role("button", name="Open the ladder").click()
    ada.get_by_role("button", name="Take part").click()
    kurt = registered(open_page, "Kurt")
    kurt.get_by_role("link", name=re.compile("Ladder Club")).click()
    kurt.get_by_role("button", name="Ask to join").click()
    expect(kurt.get_by_text("You have asked to join.")).to_be_visible()
    ada.get_by_role("button", name="Admit Kurt").click()
    kurt.get_by_role("button", name="Take part").click()
    kurt.get_by_role("button", name="Challenge Ada").click()
    kurt.get_by_role("button", name="Play", exact=True).click()
    expect(kurt.locator("[data-phase='gathering']")).to_be_visible()
    expect(kurt.get_by_text("begins when the other player comes")).to_be_visible()
    ada.get_by_role("button", name="Play", exact=True).click()
    for page in (kurt, ada):
        expect(page.locator("[data-phase='playing']")).to_be_visible()
    table = kurt.url.partition("/table/")[2].partition("?")[0]
    for ply, move in ((0, "c4 NW+"), (1, "a1 NW+")):
        for page in (kurt, ada):
            expect(page.locator(f"[data-ply='{ply}']")).to_be_visible()
        mover = kurt if kurt.locator("[data-mine]").count() else ada
        posted(mover, f"/api/tables/{table}/requests", {"do": "move", "ply": ply, "move": move})
    expect(ada.locator("[data-ply='2']")).to_be_visible()
    ada.get_by_role("button", name="Resign").click()
    ada.get_by_role("button", name="Yes, resign").click()
    expect(kurt.locator("[data-phase='over']")).to_be_visible()
    kurt.goto(f"{house.address}/clubs")
    kurt.get_by_role("link", name=re.compile("Ladder Club")).click()
    expect(kurt.locator("ol li").first).to_contain_text("Kurt")
    fold(kurt, "Latest results")
    expect(kurt.get_by_text("Kurt has won against Ada")).to_be_visible()
    expect(kurt.get_by_role("region", name="Members").get_by_text(re.compile(r"Pentago \d+\?")).first).to_be_visible()


def test_organisers_show_the_tournament_that_they_direct(open_page: OpenPage, house: House) -> None:
    emmy = registered(open_page, "Emmy")
    made = emmy.evaluate(
        """async () => (await fetch('/api/tournaments', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({title: 'Autumn Open', preset: 'swiss', description: {place: 'Bern'}})})).json()"""
    )
    emmy.evaluate("made => localStorage.setItem(`link/${made.id}`, made.director)", made)
    emmy.get_by_label("Name of the club").fill("Open Club")
    emmy.get_by_role("button", name="Found the club").click()
    expect(emmy.get_by_text("No tournament is shown here yet.")).to_be_visible()
    fold(emmy, "Show a tournament or a circuit")
    emmy.get_by_label("You see here what you direct").select_option(label="Autumn Open")
    emmy.get_by_role("button", name="Show it").click()
    expect(emmy.get_by_role("region", name="Tournaments")).to_contain_text("Autumn Open")
    guest = open_page(emmy.url.removeprefix(house.address))
    guest.get_by_role("link", name=re.compile("Autumn Open")).click()
    expect(guest).to_have_url(re.compile(f"/t/{made['id']}"))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_club_fits_the_narrowest_phone_and_its_buttons_a_finger(open_page: OpenPage, lang: str) -> None:
    page = registered(open_page, f"Narrow.{lang}", lang=lang, width=320, height=480, touch=True)
    made = page.evaluate(
        """async () => (await fetch('/api/clubs', {method: 'POST', headers: {'content-type': 'application/json'},
            body: JSON.stringify({title: 'Donaudampfschifffahrtsgesellschaftsklub', about: 'x'})})).json()"""
    )
    page.evaluate(
        """async (id) => { for (const game of ['pentago', 'pente']) {
            await fetch(`/api/clubs/${id}/ladders/${game}`, {method: 'PUT',
                headers: {'content-type': 'application/json'}, body: JSON.stringify({clock: 'days 3'})});
            await fetch(`/api/clubs/${id}/ladders/${game}/places`, {method: 'POST'}); } }""",
        made["id"],
    )
    page.goto(f"{page.url}/{made['id']}")
    expect(page.locator("ol li").first).to_be_visible()
    for summary in page.locator("details > summary").all():
        summary.click()
    for width, height in ((320, 480), (390, 844), (844, 390)):
        resize(page, width, height)
        over = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, (lang, width, over)
    small = page.evaluate(
        """() => [...document.querySelectorAll('main button, main summary, main select, main a.button')]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []
