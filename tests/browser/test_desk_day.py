"""A day at the desk: a Swiss tournament from the list of entries to the check of the log, with two directors.

Few players and rounds in `make test`; with FIVEFOLD_SOAK 64 players and 7 rounds, as `make soak` plays it.
"""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.club import Club
from tests.browser.conftest import House, OpenPage
from tests.browser.test_desk import need, tab

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
PLAYERS, ROUNDS = (64, 7) if SOAK else (8, 4)
CORRECTED = {2: 1, 3: 2, 4: 1}
"""In which round a table of the round before is corrected."""


def type_results(page: Page, tables: list[int], winners: str) -> None:
    """Enter results by keyboard alone: the number of who has won, then Enter."""
    for at, table in enumerate(tables):
        form = page.locator(f"article[data-table='{table}'] form.entry")
        form.locator("input.first").press(winners[at % len(winners)])
        expect(form.locator("label.chosen")).to_have_count(1)
        form.locator("button.enter").press("Enter")
        expect(page.locator(f"article[data-table='{table}']")).to_have_attribute("data-state", "submitted")


def click_results(page: Page, tables: list[int], places: tuple[int, ...]) -> None:
    """Enter results with the mouse: the place of what is clicked among first, draw and second."""
    for at, table in enumerate(tables):
        form = page.locator(f"article[data-table='{table}'] form.entry")
        form.locator("label.pick").nth(places[at % len(places)]).click()
        form.locator("button.enter").click()
        expect(page.locator(f"article[data-table='{table}']")).to_have_attribute("data-state", "submitted")


def correct(club: Club, page: Page, round_: int, table: int) -> None:
    """The draw that was read as a win."""
    tab(page, "Rounds")
    page.get_by_role("link", name=f"Round {round_}", exact=True).click()
    page.locator(f"article[data-table='{table}']").get_by_label(re.compile("^More: Table")).click()
    page.get_by_role("button", name="Correct").click()
    page.locator("dialog").get_by_label("Who won?").select_option(label="Draw")
    page.get_by_label("Reason").fill("misread")
    page.locator("dialog footer").get_by_role("button", name="Correct").click()
    expect(page.locator(f"[data-table='{table}'] .mark")).to_have_text("corrected")
    elsewhere = club.get(f"seating-changes/{club.state()['v']}")
    expect(page.locator("dialog li")).to_have_count(len(elsewhere))
    if elsewhere:
        page.get_by_role("button", name="Got it").click()


def test_a_day_at_the_desk_with_two_directors_corrections_and_a_leaver(open_page: OpenPage, house: House) -> None:
    one, other = open_page(), open_page()
    one.get_by_role("link", name="New tournament").click()
    one.get_by_label("Name", exact=True).fill("Elbe open")
    one.get_by_role("radio", name=re.compile("Swiss system")).check()
    one.get_by_role("region", name="Regulation").get_by_label("Rounds").fill(str(ROUNDS))
    one.get_by_label("Name of the regulation").fill("Elbe")
    one.get_by_role("button", name="Open the tournament").click()
    need(one, "Waiting", "start")
    one.get_by_role("button", name="Paste a list").click()
    one.locator("textarea").fill("\n".join(f"Player {number}; Club {number % 5}" for number in range(1, PLAYERS + 1)))
    one.get_by_role("button", name=f"Enter {PLAYERS}").click()
    expect(one.locator(".person")).to_have_count(PLAYERS)
    club = Club.at(house, one)
    other.goto(f"{house.address}/j/{club.link('director', note='Ben')}")
    one.get_by_role("button", name="Start").click()

    for number in range(1, ROUNDS + 1):
        draws = one if number % 2 else other  # they take turns
        need(draws, "LotNeeded|Draw")
        draws.get_by_role("button", name=re.compile("Draw and publish|Publish")).click()
        for page in (one, other):
            tab(page, "Rounds")
            expect(page.get_by_role("link", name=f"Round {number}", exact=True)).to_have_attribute(
                "aria-current", "true"
            )
        tables = [table["table"] for table in club.state()["data"]["rounds"][-1]["tables"]]
        half = len(tables) // 2
        type_results(one, tables[:half], "1201")
        if number in CORRECTED:
            correct(club, other, number - 1, CORRECTED[number])
            tab(other, "Rounds")
            other.get_by_role("link", name=f"Round {number}", exact=True).click()
        click_results(other, tables[half:], (2, 0, 0, 1))
        need(one, "LotNeeded|Draw|Finished")
        if number == 2:
            tab(other, "Players")
            other.get_by_label("More about Player 5", exact=True).click()
            other.get_by_role("button", name="Withdraw").click()
            other.locator("dialog").get_by_role("button", name="Withdraw").click()
            expect(other.locator(".person.out")).to_have_count(1)

    one.get_by_role("button", name="Finish the tournament").click()
    need(one, "Nothing")
    data = club.state()["data"]
    assert len(data["standing"]["rows"]) == PLAYERS - 1
    played = [{frozenset(table["seats"]) for table in a_round["tables"]} for a_round in data["rounds"]]
    assert len(set().union(*played)) == sum(map(len, played)), "nobody meets twice"
    assert sum(fact["kind"] == "corrected" for fact in club.get("history")) == len(CORRECTED)
    tab(one, "Print and share")
    one.get_by_role("button", name="Check it").click()
    expect(one.get_by_text("Everything checks out.")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1366])
def test_a_double_elimination_is_seen_as_two_brackets(open_page: OpenPage, house: House, width: int) -> None:
    club = Club(house, "double-elimination", 6)
    for _ in range(3):
        assert club.go_on() == "results"
        club.play_round()
    page = open_page(f"{club.path}/standing", width=width)
    brackets = page.get_by_role("region", name="Double elimination")
    expect(brackets).to_contain_text("Upper bracket")
    expect(brackets).to_contain_text("Lower bracket")
    assert page.evaluate("document.documentElement.scrollWidth") == width
