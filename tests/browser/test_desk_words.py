"""The desk in three languages, for everyone: axe, phones, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .accessible import told, violations
from .club import Club
from .conftest import House

OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def championship(house: House) -> Club:
    """A championship in its second round, with a protest, a message and a leaver."""
    club = Club(house, "kingdomino-championship", 13)
    club.go_on()
    club.play_round()
    club.go_on()
    table = club.state()["data"]["rounds"][-1]["tables"][0]
    club.say("protested", {"round": 2, "table": 1, "text": "A domino lay wrong."})
    club.say("left", {"entrant": table["seats"][0], "during": True})
    club.post("notices", {"kind": "message", "data": {"text": "Lunch until one."}})
    return club


@pytest.fixture(scope="module")
def cup(house: House) -> Club:
    """A Pentago tournament in its cup."""
    club = Club(house, "pentago-tournament", 12)
    for _ in range(3):
        club.go_on()
        club.play_round()
    club.go_on()
    return club


def check(page: Page, *, contrasts_only: bool = False) -> None:
    page.wait_for_timeout(250)
    found = violations(page, contrasts_only=contrasts_only)
    assert not found, told(found)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it is wider than the screen"


TABS = ["players", "round", "standing", "protests", "history", "hall", "share"]


@pytest.mark.parametrize(
    ("lang", "width", "dark"), [("de", 1280, False), ("fr", 390, True)], ids=["light", "dark on a phone"]
)
def test_every_tab_of_the_desk_is_accessible(
    open_page: OpenPage, championship: Club, cup: Club, lang: str, width: int, dark: bool
) -> None:
    page = open_page(width=width, height=844, lang=lang, dark=dark)
    check(page)
    for club, tabs in ((championship, TABS), (cup, ["round", "standing"])):
        club.become_director(page)
        for tab in tabs:
            page.goto(f"{club.house.address}{club.path}/{tab}")
            page.wait_for_selector(".next")
            if tab == "players":
                page.locator("details.bans summary").click()
            check(page)


@pytest.mark.parametrize(("lang", "dark"), [("de", True), ("en", False)])
def test_what_guests_see_is_accessible(
    open_page: OpenPage, championship: Club, cup: Club, lang: str, dark: bool
) -> None:
    paths = [
        (championship.path, ".finder"),
        (f"{championship.path}/standing", "table"),
        (f"{cup.path}/standing", ".bracket"),
        (f"/j/{championship.link('table', round=2, table=2)}", ".number"),
        (f"/j/{championship.link('entry')}", ".register"),
        ("/tournaments/new", ".preset"),
        ("/circuits", "form"),
        ("/verify", "h1"),
    ]
    page = open_page(width=390, height=844, lang=lang, dark=dark, touch=True)
    for path, there in paths:
        page.goto(championship.house.address + path)
        page.wait_for_selector(there)
        check(page, contrasts_only=dark)
    screen = open_page(f"{cup.path}/screen", width=1920, height=1080, lang=lang, dark=dark)
    screen.wait_for_selector("[data-slide]:not([data-slide=''])")
    for _ in range(5):
        check(screen, contrasts_only=dark)
        screen.keyboard.press("ArrowRight")


@pytest.mark.parametrize(("lang", "words"), [("de", "Fehlende Ergebnisse: 4"), ("fr", "Résultats manquants : 4")])
def test_the_desk_speaks_the_language_of_its_reader(open_page: OpenPage, house: House, lang: str, words: str) -> None:
    club = Club(house, "kingdomino-championship", 13)
    club.go_on()
    page = open_page(lang=lang)
    club.become_director(page)
    expect(page.locator(".what")).to_have_text(words)
    body = page.locator(".desk").inner_text()
    for english in ("Table", "Entered", "Players", "Standing", "begins"):
        assert english not in body or (lang == "fr" and english == "Table")
