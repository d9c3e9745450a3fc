"""What a window shows: boards whole beside what is said of them, nothing wider than a phone, links that are true."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .club import Club
from .conftest import House
from .hands import choose, lay, resize

OpenPage = Callable[..., Page]

WHOLE = """height => {
  const board = document.querySelector(".board-side svg:has([data-cell])")?.getBoundingClientRect();
  return innerHeight === height && board && board.width > 100 && board.top >= 0 && board.bottom <= height;
}"""


@pytest.mark.parametrize(
    "path", ["/duel", "/learn/pentago", "/learn/kingdomino", "/learn/katamino", "/learn/pente/2", "/puzzles/pente"]
)
def test_a_board_is_whole_beside_what_is_said_of_it(open_page: OpenPage, path: str) -> None:
    page = open_page(path, width=1366, height=640)
    page.wait_for_selector(".board-side svg [data-cell]")
    for width, height in ((1366, 640), (1920, 1080), (844, 390)):
        resize(page, width, height)
        page.wait_for_function(WHOLE, arg=height)


@pytest.mark.parametrize("lang", ["de", "en", "fr"])
def test_no_page_is_wider_than_a_narrow_phone_with_the_fonts_of_the_machine(
    open_page: OpenPage, house: House, lang: str
) -> None:
    """Where the page's own fonts come too late, those of the machine stand in; they may be much wider."""
    page = open_page("/health", width=320, height=480, lang=lang, touch=True)
    page.route("**/*.woff2", lambda route: route.abort())
    for path in (
        *("/", "/play/pente", "/play/kingdomino", "/play/katamino", "/analyse", "/analyse/pentago?moves=a1/NW%2B"),
        *("/katamino", "/learn/pente", "/learn/pentago/2", "/puzzles", "/puzzles/pentago"),
        *("/puzzles/kingdomino/sheet", "/rules/kingdomino"),
        *("/duel", "/tournaments", "/tournaments/new", "/circuits", "/verify"),
    ):
        page.goto(house.address + path)
        page.wait_for_load_state("networkidle")
        for fold in page.locator("form.setup summary").all():
            fold.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_a_sheet_fits_while_the_window_is_being_resized(open_page: OpenPage) -> None:
    """For a frame the browser measures by the window as it was; what is laid out by its own width never sticks out."""
    page = open_page("/play/kingdomino", width=390, height=844, lang="fr", touch=True)
    page.wait_for_selector("form.setup")
    page.evaluate("document.querySelector('form.setup').style.width = '294px'")
    assert page.evaluate("document.querySelector('form.setup').scrollWidth") <= 294


@pytest.fixture
def lan_house(tmp_path: Path) -> Iterator[House]:
    """A house that was told where the hall reaches it."""
    found = House(tmp_path / "data", "--link", "http://192.168.7.9:8555")
    yield found
    found.close()


ALONE = "Only this machine can reach this address"


def test_a_link_that_no_phone_reaches_says_so_wherever_it_is_shown(open_page: OpenPage, house: House) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    expect(page.get_by_text(ALONE)).to_have_count(1)
    club = Club(house, "kingdomino-championship", 6)
    page.goto(f"{house.address}/j/{club.director}")
    page.wait_for_url(f"**{club.path}*")
    page.goto(f"{house.address}{club.path}/share")
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    expect(page.get_by_text(ALONE)).to_have_count(1)


def test_links_begin_with_the_address_that_the_hall_reaches(open_page: OpenPage, lan_house: House) -> None:
    page = open_page(lan_house.address)
    choose(page, "pentago", against="link")
    expect(page.get_by_label("Link")).to_have_value(re.compile(r"^http://192\.168\.7\.9:8555/j/"))
    expect(page.get_by_text(ALONE)).to_have_count(0)


def test_a_link_of_the_duel_begins_there_too_and_says_where_only_this_machine_reaches_it(
    open_page: OpenPage, lan_house: House
) -> None:
    page = open_page("/duel")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text(ALONE)).to_be_visible()
    page = open_page(f"{lan_house.address}/duel")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").startswith(
        "http://192.168.7.9:8555/duel?game=ordinary&move="
    )
    expect(page.get_by_text(ALONE)).to_have_count(0)


def test_who_solves_a_puzzle_of_pente_has_their_own_side_below(open_page: OpenPage) -> None:
    page = open_page("/puzzles/pente")
    page.wait_for_selector(".board-side svg [data-cell]")
    goal = page.locator(".goal").inner_text()
    heights: dict[str, float] = {}
    for rim in page.get_by_role("img", name=re.compile("captured")).all():
        box = rim.bounding_box()
        assert box is not None
        heights[str(rim.get_attribute("aria-label"))] = box["y"]
    own, other = ("White", "Black") if goal.startswith("White") else ("Black", "White")
    below = next(top for name, top in heights.items() if name.startswith(own))
    assert below > next(top for name, top in heights.items() if name.startswith(other))


def test_a_king_hides_nothing_of_its_domino(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    lay(page, "kingdomino", 2, options="two")
    page.locator("button[data-domino]").first.click()
    page.wait_for_selector("[data-domino] .king")
    for domino in page.locator("[data-domino]:has(.king)").all():
        picture, king = domino.locator("svg").first.bounding_box(), domino.locator(".king").bounding_box()
        assert picture is not None
        assert king is not None
        assert king["y"] + 1 >= picture["y"] + picture["height"] - 8
