"""Teams at the desk: a match typed board by board and corrected; entries that are merged and split."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import httpx
from playwright.sync_api import Page, expect
from tests.browser.club import Club
from tests.browser.conftest import House, OpenPage
from tests.browser.test_desk import tab
from tests.patience import PATIENCE

from fivefold.tournaments import PRESETS, write_regulation

TEAMS = replace(PRESETS["swiss"], name="Elbe", rounds=2, boards=3, tie_breaks=("points", "board-points"))


def opened(house: House, names: list[str]) -> Club:
    """A tournament of teams."""
    club = Club.__new__(Club)
    club.house = house
    wanted: dict[str, Any] = {"title": "Cup of teams", "regulation": write_regulation(TEAMS)}
    made = httpx.post(f"{house.address}/api/tournaments", json=wanted, timeout=PATIENCE).json()
    club.id, club.director = made["id"], made["director"]
    assert club.post("entries", {"entries": [{"name": name} for name in names]})
    return club


def direct(page: Page, club: Club) -> None:
    """Be its director."""
    page.evaluate("([id, link]) => localStorage.setItem('link/' + id, link)", [club.id, club.director])
    page.goto(f"{club.house.address}/t/{club.id}/players")


def test_a_match_of_teams_is_typed_board_by_board_and_corrected(open_page: OpenPage, house: House) -> None:
    club = opened(house, ["Riesa", "Pirna", "Meissen", "Zittau"])
    page = open_page()
    direct(page, club)
    club.post("start", {})
    club.post("draw", {"seed": "snow", "reason": "a test"})
    tab(page, "Rounds")
    form = page.locator("article[data-table='1'] form.entry")
    form.locator("input.first").focus()
    for key in "120":
        page.keyboard.press(key)  # without waiting, as a quick hand
    expect(form.locator("button.enter")).to_be_focused()
    expect(form.locator(".sum")).to_contain_text("1.5 – 1.5")
    page.keyboard.press("Enter")
    table = page.locator("article[data-table='1']")
    expect(table).to_have_attribute("data-state", "submitted")
    expect(table.locator(".figure").first).to_have_text("1.5")
    expect(page.locator("article[data-table='2'] input.first")).to_be_focused()

    table.get_by_label(re.compile("^More: Table")).click()
    page.get_by_role("button", name="Correct").click()
    dialog = page.locator("dialog")
    dialog.get_by_role("group", name="Board 2").locator("label").first.click()
    dialog.get_by_label("Reason").fill("misread")
    dialog.locator("footer").get_by_role("button", name="Correct").click()
    expect(table.locator(".mark")).to_have_text("corrected")
    expect(table.locator(".figure").first).to_have_text("2.5")
    first = club.state()["data"]["rounds"][0]["tables"][0]
    assert first["games"][0]["boards"] == [first["seats"][0], first["seats"][0], 0]


def test_an_entry_of_two_is_split_and_one_entered_twice_is_merged(open_page: OpenPage, house: House) -> None:
    club = opened(house, ["Anna & Ben", "Cem", "Cem Çelik"])
    page = open_page()
    direct(page, club)
    page.locator(".person").filter(has_text="Anna & Ben").locator("summary").click()
    page.get_by_role("button", name=re.compile("Split into two")).click()
    expect(page.get_by_label("First player")).to_have_value("Anna")
    expect(page.get_by_label("Second player")).to_have_value("Ben")
    page.locator("dialog footer").get_by_role("button", name="Split").click()
    expect(page.locator(".person")).to_have_count(4)

    page.locator(".person").filter(has_text=re.compile(r"\bCem\s*(Check|$|⋯)")).first.locator("summary").click()
    page.get_by_role("button", name=re.compile("Entered twice")).click()
    page.get_by_label("The same player as").select_option(label="Cem Çelik")
    page.locator("dialog footer").get_by_role("button", name="Merge").click()
    expect(page.get_by_role("heading", name="3 players")).to_be_visible()
    people = {each["name"]: each["state"] for each in club.state()["data"]["entrants"]}
    assert people == {"Anna": "entered", "Ben": "entered", "Cem": "left", "Cem Çelik": "entered"}
