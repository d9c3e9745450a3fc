"""The house is away: what is entered meanwhile waits, also over a new start of the page, and what cannot be taken in
afterwards is shown, all of it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .club import Club
from .conftest import House, OpenPage
from .test_desk import need, tab


def type_first(page: Page, table: int) -> None:
    form = page.locator(f"article[data-table='{table}'] form.entry")
    form.locator("label.pick").nth(0).click()
    form.locator("button.enter").click()
    expect(page.locator(f"article[data-table='{table}'] .mark")).to_have_text("sending…")


def test_what_was_entered_while_the_house_was_away_is_merged_and_each_conflict_is_shown(
    open_page: OpenPage, own_house: House
) -> None:
    club = Club(own_house, "swiss", 10)
    assert club.go_on() == "results"
    page = open_page(own_house.address)
    club.become_director(page)
    tab(page, "Rounds")
    expect(page.locator("form.entry")).to_have_count(5)
    seats = {table["table"]: table["seats"] for table in club.state()["data"]["rounds"][0]["tables"]}
    own_house.kill()
    expect(page.locator("[data-status=lost]")).to_be_visible()
    for table in (1, 2, 3, 4):
        type_first(page, table)
    expect(page.locator(".desk")).to_have_attribute("data-waiting", "4")
    page.route("**/api/tournaments/**", lambda route: route.abort())  # its line is still broken
    own_house.restart()
    # Meanwhile another helper has the sheets of three tables: one as here, one against it, two corrected.
    club.say("result", {"round": 1, "table": 1, "winner": seats[1][0]})
    club.say("result", {"round": 1, "table": 2, "winner": seats[2][1]})
    for table in (3, 4):
        club.say("result", {"round": 1, "table": table, "winner": 0})
        club.say("corrected", {"round": 1, "table": table, "winner": seats[table][1]}, reason="misread")
    page.unroute("**/api/tournaments/**")
    expect(page.locator("[data-waiting='0']")).to_be_visible()
    need(page, "Waiting", "dispute")
    expect(page.locator("[data-table='2'] .conflict")).to_contain_text("Two different results")
    card = page.get_by_role("alert").filter(has_text="Not taken in after the break: 2 entries")
    expect(card.locator("li")).to_have_count(2)
    page.reload()  # nothing of it is lost
    expect(card.locator("li")).to_have_count(2)
    told = page.locator("#turned-down")
    for left in ("1 entry", ""):
        page.locator("section", has=told).get_by_role("button", name="Got it").first.click()
        expect(told).to_have_count(1 if left else 0)


def test_the_desk_is_still_there_when_its_page_is_loaded_while_the_house_is_away(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "swiss", 4)
    assert club.go_on() == "results"
    page = open_page()
    club.become_director(page)
    tab(page, "Rounds")
    expect(page.locator("form.entry")).to_have_count(2)
    page.route("**/api/tournaments/**", lambda route: route.abort())
    page.reload()
    expect(page.locator("[data-status=lost]")).to_be_visible()
    type_first(page, 1)
    page.reload()
    expect(page.locator(".desk")).to_have_attribute("data-waiting", "1")
    page.unroute("**/api/tournaments/**")
    expect(page.locator("[data-table='1']")).to_have_attribute("data-state", "submitted")
    assert club.state()["data"]["rounds"][0]["tables"][0]["games"][0]["kind"] == "played"
