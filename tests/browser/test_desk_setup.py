"""A tournament of one's own is set up on the page: its game, its regulation, its place, the link that directs it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.club import Club
from tests.browser.conftest import House, OpenPage
from tests.browser.test_desk import tab


def test_a_club_opens_a_tournament_of_its_own_and_the_answers_stand_beside_it(
    open_page: OpenPage, house: House, tmp_path: Path
) -> None:
    page = open_page("/tournaments/new")
    page.get_by_label("Name", exact=True).fill("Pente evening")
    page.get_by_role("radio", name=re.compile("Swiss system")).check()
    settings = page.get_by_role("region", name="Regulation")
    expect(settings).to_contain_text("5 rounds of 4 games")
    settings.get_by_role("combobox", name="Game").select_option(label="Katamino")
    expect(settings).to_contain_text("Katamino is not a game for 2.")
    expect(page.get_by_role("button", name="Open the tournament")).to_be_disabled()
    settings.get_by_role("combobox", name="Game").select_option(label="Pente")
    settings.get_by_label("Rounds").fill("3")
    settings.get_by_label("for a draw").fill("1/3")
    settings.get_by_role("button", name="Wins earlier").click()
    settings.get_by_role("button", name="Without Sonneborn-Berger").click()
    settings.get_by_label("Expected players").fill("4")
    expect(settings).to_contain_text("3 rounds of 2 games")
    expect(settings).to_contain_text("Games can also be played on the screen.")
    with page.expect_download() as saved:
        settings.get_by_role("button", name="Save as a file").click()
    shared = tmp_path / "ours.json"
    saved.value.save_as(shared)
    assert json.loads(shared.read_text())["tie_breaks"] == ["points", "buchholz", "wins"]

    page.get_by_role("radio", name=re.compile("Round robin")).check()
    settings.get_by_label("From a file…").set_input_files(shared)
    expect(settings.get_by_role("combobox", name="Format")).to_have_value("swiss")
    page.get_by_text("Season, place, dates").click()
    page.get_by_label("Place", exact=True).fill("Cannes")
    page.get_by_label("First day", exact=True).fill("2011-02-26")
    page.get_by_label("Title of the winner").fill("Champion of France")
    page.get_by_role("button", name="Open the tournament").click()
    expect(page.locator("header.head")).to_contain_text("Swiss system · Pente")
    expect(page.locator("header.head")).to_contain_text("Cannes · 26 February 2011")
    regulation = Club.at(house, page).state()["data"]["regulation"]
    assert (regulation["rounds"], regulation["duel_points"], regulation["game"]) == (3, [1, "1/3", 0], "pente")

    keep = page.get_by_role("region", name="Keep the director’s link")
    with page.expect_download() as saved:
        keep.get_by_role("button", name="Save as a file").click()
    address = re.search(r"http\S+/j/\S+", Path(saved.value.path()).read_text())
    assert address
    other = open_page(address[0].removeprefix(house.address))
    expect(other.locator(".desk")).to_have_attribute("data-role", "director")
    keep.get_by_role("button", name="I have kept it").click()
    page.reload()
    expect(page.locator(".desk")).to_have_attribute("data-role", "director")
    expect(keep).to_have_count(0)


@pytest.mark.rule("TK10", "TP9")
def test_a_name_is_corrected_after_the_end_and_the_champion_bears_the_title(open_page: OpenPage, house: House) -> None:
    club = Club(house, "knock-out", 2, "Saxony")
    club.say("described", {"champion": "Saxon champion", "place": "Dresden", "begins": "2026-11-14"})
    while club.go_on() != "Finished":
        club.play_round()
    club.say("closed", {})
    page = open_page()
    club.become_director(page)
    page.goto(f"{house.address}/t/{club.id}/players")
    first = club.state()["data"]["standing"]["rows"][0]["name"]
    page.get_by_label(f"More about {first}").click()
    page.get_by_role("button", name="Correct name or club").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Jana Wolkenburg")
    page.get_by_role("dialog").get_by_label("Club").fill("Radebeul")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Standing").click()
    expect(page.locator(".podium .p1")).to_contain_text("Jana Wolkenburg Saxon champion")
    page.get_by_role("link", name="History").click()
    expect(page.locator("li[data-kind=renamed]")).to_contain_text(f"{first} is written Jana Wolkenburg (Radebeul)")
    page.goto(f"{house.address}/t/{club.id}/screen")
    expect(page.locator(".screen[data-slide=podium] .champion")).to_have_text("Saxon champion")
    page.goto(house.address + "/tournaments")
    expect(page.get_by_role("link", name=re.compile("Saxony"))).to_contain_text("Dresden · 14 November 2026")
    page.goto(f"{house.address}/t/{club.id}/share")
    page.get_by_role("button", name="Archive this tournament").click()
    expect(page.get_by_role("button", name="Restore it")).to_be_visible()
    page.get_by_role("link", name="Tournaments").click()
    expect(page.get_by_role("heading", name="Tournaments")).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Saxony"))).to_have_count(0)
    page.get_by_text("Archived tournaments").click()
    expect(page.get_by_role("link", name=re.compile("Saxony"))).to_contain_text("archived")


def test_a_tournament_is_deleted_for_everybody_else_and_brought_back(open_page: OpenPage, house: House) -> None:
    club = Club(house, "swiss", 4)
    guest = open_page(club.path, refused=True)
    expect(guest.get_by_role("heading", name="Dresden")).to_be_visible()
    page = open_page()
    club.become_director(page)
    tab(page, "Print and share")
    page.get_by_role("button", name="Delete this tournament").click()
    page.locator("dialog footer").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("This tournament is deleted.")).to_be_visible()
    expect(guest.get_by_text("There is no such tournament")).to_be_visible()
    page.get_by_role("button", name="Bring it back").click()
    expect(page.get_by_text("This tournament is deleted.")).to_have_count(0)
    guest.reload()
    expect(guest.get_by_role("heading", name="Dresden")).to_be_visible()


def test_a_schedule_is_filled_in_and_shown_to_guests_and_on_the_projector(open_page: OpenPage, house: House) -> None:
    club = Club(house, "swiss", 4)
    page = open_page()
    club.become_director(page)
    page.get_by_role("button", name="Details…").click()
    form = page.locator("dialog")
    form.get_by_label("First day").fill("2099-11-14")
    form.get_by_label("First round at").fill("10:30")
    form.get_by_label("Minutes for a round").fill("40")
    form.get_by_role("button", name="Fill in the rounds").click()
    expect(form.get_by_label("What", exact=True)).to_have_count(5)
    form.get_by_role("button", name="Add a line").click()
    form.get_by_label("Day and time").last.fill("2099-11-14T14:30")
    form.get_by_label("What", exact=True).last.fill("Prizes")
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    assert club.state()["data"]["description"]["schedule"][1::4] == [
        "2099-11-14T11:10 Round 2",
        "2099-11-14T14:30 Prizes",
    ]
    guest = open_page(club.path, width=390, height=844)
    expect(guest.locator(".schedule dt")).to_have_text(["10:30", "11:10", "11:50", "12:30", "13:10", "14:30"])
    screen = open_page(f"{club.path}/screen", width=1920, height=1080)
    expect(screen.locator(".screen")).to_have_attribute("data-slide", "title")
    screen.keyboard.press("ArrowRight")
    expect(screen.locator(".screen")).to_have_attribute("data-slide", "schedule")
    expect(screen.locator(".schedule dd").last).to_have_text("Prizes")
