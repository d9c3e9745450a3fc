"""Touch-move with the hand on the board (PG4): what is touched is turned, and the way it first moves."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Page, expect

from .club import Club
from .conftest import House, OpenPage
from .hands import lay, wait_for_own_turn

pytestmark = pytest.mark.rule("PG4")


@pytest.fixture
def strict(open_page: OpenPage) -> Page:
    """A table with touch-move; the marble lies on a1."""
    page = open_page()
    lay(page, "pentago", strict=True)
    wait_for_own_turn(page)
    page.locator("[data-cell=a1]").click()
    expect(page.locator(".arrow")).to_have_count(8)
    return page


def turn(page: Page, quadrant: str, *degrees: float) -> None:
    """Take hold of a quadrant at its right edge and lead the hand around its middle, from angle to angle."""
    box = page.locator(f"[data-quadrant={quadrant}] .wood").bounding_box()
    assert box is not None
    x, y, far = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
    page.mouse.move(x + far, y)
    page.mouse.down()
    for angle in degrees:
        page.mouse.move(x + far * math.cos(math.radians(angle)), y + far * math.sin(math.radians(angle)), steps=8)
    page.mouse.up()


def arrows(page: Page) -> list[str]:
    return sorted(str(arrow.get_attribute("data-turn")) for arrow in page.locator(".arrow").all())


def test_a_quadrant_that_was_touched_must_be_turned(strict: Page) -> None:
    turn(strict, "NE")
    expect(strict.locator(".arrow")).to_have_count(2)
    assert arrows(strict) == ["NE+", "NE-"]
    turn(strict, "SW", 60)
    assert arrows(strict) == ["NE+", "NE-"]
    strict.reload()
    expect(strict.locator(".arrow")).to_have_count(2)
    assert arrows(strict) == ["NE+", "NE-"]
    strict.locator("[data-turn='NE-']").click()
    expect(strict.locator(".moves li").first).to_contain_text("a1/NE-")


@pytest.mark.parametrize(
    ("degrees", "played"), [((10,), "NE+"), ((-10,), "NE-"), ((50, 0), "NE+"), ((40, -60), "NE+"), ((-8, 45), "NE-")]
)
def test_the_first_movement_is_the_direction(strict: Page, degrees: tuple[float, ...], played: str) -> None:
    turn(strict, "NE", *degrees)
    expect(strict.locator(".moves li").first).to_contain_text(f"a1/{played}")


def test_a_tremor_is_a_touch_and_no_turn(strict: Page) -> None:
    turn(strict, "SE", 2, -2)
    expect(strict.locator(".arrow")).to_have_count(2)
    assert arrows(strict) == ["SE+", "SE-"]
    expect(strict.locator(".moves li")).to_have_count(0)


def test_keys_choose_quadrant_and_direction_for_good(strict: Page) -> None:
    strict.locator("[data-turn='SW+']").focus()
    strict.keyboard.press("Enter")
    expect(strict.locator(".moves li").first).to_contain_text("a1/SW+")


def test_among_friends_a_quadrant_that_is_let_go_springs_back(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "pentago")
    wait_for_own_turn(page)
    page.locator("[data-cell=a1]").click()
    turn(page, "NE", 10)
    turn(page, "NE", 50, 0)
    expect(page.locator(".arrow")).to_have_count(8)
    expect(page.locator(".moves li")).to_have_count(0)


def test_at_a_tournament_the_first_touch_and_the_first_movement_count(open_page: OpenPage, house: House) -> None:
    club = Club(house, "pentago-tournament", 4)
    assert club.go_on() == "results"
    table = club.state()["data"]["rounds"][0]["tables"][0]
    players = {}
    for seat in table["seats"]:
        page = open_page(f"/j/{club.link('player', entrant=seat)}")
        page.get_by_role("button", name=re.compile("^Game 1 ")).click()
        page.get_by_role("button", name=re.compile("Play on the screen|To the board")).click()
        page.get_by_role("button", name="Sit down").click()
        players[seat] = page
    starter = players.pop(table["starter"])
    (other,) = players.values()
    wait_for_own_turn(starter)
    starter.locator("[data-cell=a1]").click()
    expect(starter.locator(".arrow")).to_have_count(8)
    turn(starter, "NE")
    expect(starter.locator(".arrow")).to_have_count(2)
    turn(starter, "NE", -5, 70)
    expect(other.locator(".moves li").first).to_contain_text("a1/NE-")
    wait_for_own_turn(other)
    other.locator("[data-cell=f6]").click()
    expect(other.locator(".arrow")).to_have_count(8)
    turn(other, "SW", 20, -80)
    expect(starter.locator(".moves li").nth(1)).to_contain_text("f6/SW+")
