"""The desk as organisers use it: a championship from the first entry to the prize-giving."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.patience import wait_until

from .club import NAMES, Club, type_scores, wait_for_version
from .conftest import House

OpenPage = Callable[..., Page]


def need(page: Page, what: str, kind: str = "") -> None:
    """Until the desk asks for this."""
    expect(page.locator(".next")).to_have_attribute("data-need", re.compile(what))
    if kind:
        expect(page.locator(".next")).to_have_attribute("data-kind", kind)


def tab(page: Page, name: str) -> None:
    page.locator("nav.tabs").get_by_role("link", name=name).click()


@pytest.mark.rule("TK3", "TK4", "TK13", "TK14", "TK8")
def test_a_championship_of_13_with_a_withdrawal_a_leaver_a_correction_and_an_undo(
    open_page: OpenPage, house: House
) -> None:
    page = open_page()
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Name", exact=True).fill("Saxon championship")
    page.keyboard.press("Enter")
    need(page, "Waiting", "start")
    page.get_by_role("button", name="Paste a list").click()
    page.locator("textarea").fill("\n".join(NAMES[:12]))
    page.get_by_role("button", name="Enter 12").click()
    expect(page.locator(".person")).to_have_count(12)
    page.locator("input.name").fill("Max Maurer; Dresden")
    page.keyboard.press("Enter")
    expect(page.locator(".person")).to_have_count(13)
    expect(page.locator("[data-question=small-tables]")).to_contain_text("3 of 4 tables are small")

    page.get_by_role("button", name="Start").click()
    need(page, "LotNeeded")
    expect(page.locator(".what")).to_contain_text("the tables of round 1")
    page.get_by_role("button", name="Draw only this").click()
    expect(page.locator(".lot li")).to_have_count(13)
    page.get_by_role("button", name="Draw by hand").click()
    for name in NAMES[12::-1]:
        page.get_by_label("Next lot").fill(name[:3])
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Write down").click()
    need(page, "Draw")
    page.get_by_role("button", name="Publish: Round 1").click()
    expect(page.locator("form.entry")).to_have_count(4)
    club = Club.at(house, page)
    type_scores(page, [4, 3, 3, 3], club.rng)
    need(page, "LotNeeded|Draw")

    page.get_by_role("button", name=re.compile("Draw and publish|Publish")).click()
    expect(page.locator("form.entry")).to_have_count(4)
    club.play_round()
    tab(page, "Players")
    page.get_by_label("More about Max Maurer").click()
    page.get_by_role("button", name="Withdraw").click()
    page.locator("dialog").get_by_role("button", name="Withdraw").click()
    expect(page.locator(".person.out")).to_contain_text("Max Maurer")

    assert club.go_on() == "results"  # round 3: three tables of four
    assert [len(table["seats"]) for table in club.state()["data"]["rounds"][2]["tables"]] == [4, 4, 4]
    club.play_round()
    assert club.go_on() == "results"  # round 4
    tab(page, "Players")
    page.get_by_label("More about Anna Ackermann").click()
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_label("in the middle of the running game").check()
    page.locator("dialog").get_by_role("button", name="Withdraw").click()
    expect(page.locator(".person.out")).to_have_count(2)
    tab(page, "Rounds")
    expect(page.locator("form.entry").filter(has_text="Anna Ackermann").locator("input")).to_have_count(3)
    club.play_round()

    tab(page, "Rounds")
    page.get_by_role("link", name="Round 3").click()
    before = club.state()["data"]["standing"]["rows"]
    page.get_by_label("More: Table 1").click()
    page.get_by_role("button", name="Correct").click()
    page.locator("dialog input[type=number]").first.fill("99")
    page.get_by_label("Reason").fill("misread")
    page.locator("dialog footer").get_by_role("button", name="Correct").click()
    expect(page.locator("[data-table='1'] .mark")).to_have_text("corrected")
    elsewhere = club.get(f"seating-changes/{club.state()['v']}")  # who would have sat elsewhere in round 4
    expect(page.locator("dialog li")).to_have_count(len(elsewhere))
    if elsewhere:
        page.get_by_role("button", name="Got it").click()
    assert club.state()["data"]["standing"]["rows"] != before

    tab(page, "History")
    page.locator("[data-kind=corrected]").get_by_role("button", name="Undo").click()
    page.locator("dialog footer").get_by_role("button", name="Undo").click()
    expect(page.locator("[data-kind=corrected]")).to_have_class(re.compile("undone"))
    assert club.state()["data"]["standing"]["rows"] == before

    assert club.go_on() == "results"  # round 5
    club.play_round()
    need(page, "Finished")
    page.get_by_role("button", name="Finish the tournament").click()
    need(page, "Nothing")
    tab(page, "Standings")
    first = club.state()["data"]["standing"]["rows"][0]["name"]
    expect(page.locator(".podium")).to_contain_text(first)
    page.get_by_label(f"Why is {first} there?").click()
    expect(page.locator(".reason").first).to_contain_text("TK7")
    tab(page, "Print and share")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("Everything checks out.")).to_be_visible()


def test_two_directors_in_two_browsers_who_enter_the_same_table_see_both_results(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "kingdomino-championship", 8)
    assert club.go_on() == "results"
    one, other = open_page(), open_page()
    for page, link in ((one, club.director), (other, club.link("director", note="Ben"))):
        page.goto(f"{house.address}/j/{link}")
        expect(page.locator("form.entry")).to_have_count(2)
    for page, scores in ((one, (55, 44, 33, 22)), (other, (11, 12, 13, 14))):  # both have the sheet in hand
        for index, score in enumerate(scores):
            page.locator("[data-table='1'] input.score").nth(index).fill(str(score))
    one.locator("[data-table='1'] input.score").nth(3).press("Enter")
    expect(one.locator("[data-table='1']")).to_have_attribute("data-state", "submitted")
    expect(other.locator("[data-table='1'] .conflict")).to_contain_text("Somebody else has just entered this table")
    expect(other.locator("[data-table='1'] .conflict")).to_contain_text("14")
    other.get_by_role("button", name="Enter mine too").click()
    for page in (one, other):
        expect(page.locator("[data-table='1'] .conflict")).to_contain_text("Two different results")
        expect(page.locator("[data-table='1'] .conflict")).to_contain_text("55")
        expect(page.locator("[data-table='1'] .conflict")).to_contain_text("14")
        expect(page.locator(".next")).to_have_attribute("data-kind", "dispute")
    other.get_by_role("button", name="The first is right").click()
    for page in (one, other):
        expect(page.locator("[data-table='1']")).to_have_attribute("data-state", "corrected")
    scores = club.state()["data"]["rounds"][0]["tables"][0]["games"][0]["scores"]
    assert sorted(score for _, score in scores) == [22, 33, 44, 55]
    tab(one, "History")
    expect(one.locator("[data-kind=corrected] .who")).to_have_text("Director Ben")  # who changed this?


def test_what_was_typed_while_another_was_faster_is_kept_and_shown(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 4)
    assert club.go_on() == "results"
    page = open_page()
    club.become_director(page)
    for index in range(4):
        page.locator("input.score").nth(index).fill("20")
    table = club.state()["data"]["rounds"][0]["tables"][0]
    club.say("result", {"round": 1, "table": 1, "scores": [[seat, 30] for seat in table["seats"]]})
    expect(page.locator(".conflict")).to_contain_text("Somebody else has just entered this table")
    expect(page.locator(".conflict")).to_contain_text("20")
    page.get_by_role("button", name="Enter mine too").click()
    expect(page.locator("[data-table='1']")).to_have_attribute("data-state", "disputed")


def test_two_who_draw_at_the_same_moment_publish_one_round(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 8)
    club.post("start")
    page = open_page()
    club.become_director(page)
    page.route("**/draw", lambda route: (club.post("draw"), route.continue_()))
    page.get_by_role("button", name="Draw and publish").click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody else was faster")
    assert len(club.state()["data"]["rounds"]) == 1


@pytest.mark.rule("TK5")
def test_players_enter_their_result_on_a_phone_and_another_confirms_it(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 4)
    assert club.go_on() == "results"
    page = open_page(f"/j/{club.link('table', round=1, table=1)}", width=390, height=844, touch=True)
    expect(page.locator(".number")).to_have_text("Table 1")
    expect(page.locator(".who")).to_contain_text("picks colour and seat first")
    first, second = page.locator("fieldset button").nth(0), page.locator("fieldset button").nth(1)
    first.click()
    page.get_by_role("button", name=re.compile("Count the kingdom")).first.click()
    castle = page.get_by_label("c3: free")
    castle.click()
    page.get_by_role("radio", name="wheat").click()
    for square in ("d3", "e3"):  # domino 1: wheat, wheat
        page.get_by_label(f"{square}: free").click()
    page.get_by_role("radio", name="mine").click()
    page.get_by_role("radio", name="Crowns: 3").click()
    page.get_by_label("e1: free").click()
    page.get_by_role("radio", name="wheat").click()
    page.get_by_role("radio", name="Crowns: 0").click()
    page.get_by_label("e2: free").click()
    page.get_by_role("button", name="Count", exact=True).click()
    page.get_by_role("button", name="Take 3 points").click()
    for index, score in enumerate((41, 52, 63), 1):
        page.locator(".score input").nth(index).fill(str(score))
    page.get_by_role("button", name="Enter the result").click()
    expect(page.locator(".seat")).to_have_attribute("data-state", "submitted")
    expect(page.get_by_text("Waiting for somebody else")).to_be_visible()
    second.click()
    page.get_by_role("button", name="Yes, that is right").click()
    expect(page.locator(".seat")).to_have_attribute("data-state", "confirmed")
    game = club.state()["data"]["rounds"][0]["tables"][0]["games"][0]
    assert game["state"] == "confirmed"
    assert sorted(score for _, score in game["scores"]) == [3, 41, 52, 63]


def test_a_player_enters_himself_from_a_qr_code(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 0)
    desk = open_page()
    club.become_director(desk)
    page = open_page(f"/j/{club.link('entry')}", width=390, height=844, touch=True)
    page.get_by_label("Your name").fill("Yara Yilmaz")
    page.get_by_role("button", name="Enter").click()
    expect(page.locator("main").get_by_role("status")).to_contain_text("Yara Yilmaz is entered")
    expect(desk.locator(".person")).to_contain_text("Yara Yilmaz")
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="Enter somebody else").click()
    page.get_by_label("Your name").fill("Yara Yilmaz")
    page.get_by_role("button", name="Enter", exact=True).click()
    assert [entrant["name"] for entrant in club.state()["data"]["entrants"]] == ["Yara Yilmaz"]


def test_a_house_killed_while_a_round_is_entered_loses_nothing_and_the_page_goes_on(
    open_page: OpenPage, own_house: House
) -> None:
    house = own_house
    club = Club(house, "kingdomino-championship", 13)
    assert club.go_on() == "results"
    page = open_page(house.address)
    club.become_director(page)
    type_scores(page, [4], club.rng)
    wait_until(lambda: club.state()["data"]["rounds"][0]["tables"][0]["complete"])
    wait_for_version(page, club.state()["v"])
    house.kill()
    type_scores(page, [3, 3], club.rng)  # two tables while the house is away
    expect(page.locator(".desk")).to_have_attribute("data-waiting", "2")
    expect(page.get_by_text("kept here until it is sent")).to_be_visible()
    house.restart()
    expect(page.locator(".desk")).to_have_attribute("data-waiting", "0")
    expect(page.locator(".desk")).to_have_attribute("data-status", "open")
    type_scores(page, [3], club.rng)
    need(page, "LotNeeded|Draw")
    tables = club.state()["data"]["rounds"][0]["tables"]
    assert all(table["complete"] for table in tables)
    assert [table["games"][0]["state"] for table in tables] == ["submitted"] * 4  # each entered once


def test_a_round_of_24_is_typed_in_under_two_minutes(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 24)
    assert club.go_on() == "results"
    page = open_page()
    club.become_director(page)
    expect(page.locator("form.entry")).to_have_count(6)
    keys = type_scores(page, [4] * 6, club.rng)
    need(page, "LotNeeded|Draw")
    assert keys <= 72  # three keys a player: at two keys a second, 36 s


def test_a_draw_of_the_organisers_own_needs_its_reason_and_is_marked(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 8)
    club.post("start")
    club.post("lot")
    club.post("lot")
    page = open_page()
    club.become_director(page)
    page.get_by_role("button", name="Change").click()
    first, second = page.locator("dialog fieldset").nth(0), page.locator("dialog fieldset").nth(1)
    one, other = first.get_by_role("button").nth(1), second.get_by_role("button").nth(1)
    names = one.inner_text(), other.inner_text()
    one.click()
    other.click()
    expect(first).to_contain_text(names[1])
    expect(page.get_by_role("button", name="Publish this")).to_be_disabled()
    page.get_by_label("Reason").fill("two brothers")
    page.get_by_role("button", name="Publish this").click()
    expect(page.locator("[data-table='1']")).to_contain_text(names[1])
    assert club.get("verify")["deviations"] == 1


def test_a_protest_blocks_the_next_round_until_the_ruling(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 4)
    assert club.go_on() == "results"
    club.play_round()
    phone = open_page(f"/j/{club.link('table', round=1, table=1)}", width=390, height=844, touch=True)
    phone.locator("fieldset button").first.click()
    phone.get_by_role("button", name="Call the referee").click()
    phone.locator("textarea").fill("A domino lay wrong.")
    phone.get_by_role("button", name="Protest").click()
    page = open_page()
    club.become_director(page)
    need(page, "Waiting", "protest")
    page.get_by_role("link", name="To the protest").click()
    page.get_by_label("Ruling", exact=True).fill("The result stands.")
    page.locator("article").get_by_role("button", name="Rule").click()
    expect(page.locator(".ruling")).to_contain_text("The result stands.")
    need(page, "LotNeeded|Draw")
