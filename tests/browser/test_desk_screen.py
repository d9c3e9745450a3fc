"""What everybody sees: the projector and the spectators' phones."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.patience import PATIENCE

from .club import Club
from .conftest import House
from .test_desk import need, tab

OpenPage = Callable[..., Page]


def test_the_projector_shows_tables_names_and_standing_in_large_letters(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 24)
    assert club.go_on() == "results"
    page = open_page(f"{club.path}/screen", width=1920, height=1080)
    expect(page.locator(".screen")).to_have_attribute("data-slide", "tables")
    expect(page.locator(".tables section")).to_have_count(6)

    def smallest(selector: str) -> float:
        size: float = page.evaluate(
            "s => Math.min(...[...document.querySelectorAll(s)].map(e => parseFloat(getComputedStyle(e).fontSize)))",
            selector,
        )
        return size

    def fits(selector: str) -> bool:
        return bool(
            page.evaluate(
                "s => [...document.querySelectorAll(s)].every(e => e.getBoundingClientRect().bottom <= innerHeight"
                " && e.getBoundingClientRect().right <= innerWidth && e.scrollHeight <= e.clientHeight + 2)",
                selector,
            )
        )

    # Letters of 1/24 of the picture's height are read from 15 m on a picture 2 m high: 44 pixels of 1080.
    assert smallest(".tables li") >= 44
    assert fits(".tables section")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".screen")).to_have_attribute("data-slide", "names")
    expect(page.locator(".names li")).to_have_count(24)
    assert smallest(".names li") >= 44
    assert fits(".names li")
    club.play_round()
    club.post("notices", {"kind": "message", "data": {"text": "Lunch until one."}})
    expect(page.locator(".message")).to_have_text("Lunch until one.")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".screen")).to_have_attribute("data-slide", "standing")
    expect(page.locator(".standing tbody tr")).to_have_count(24)
    assert smallest(".standing td") >= 44
    assert fits(".standing table")
    club.go_on()
    expect(page.locator(".what")).to_have_text("Round 2")  # a new round is shown at once


def test_a_change_is_seen_by_a_spectator_who_does_nothing(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 8)
    assert club.go_on() == "results"
    page = open_page(club.path, width=390, height=844, touch=True)
    page.locator(".finder select").select_option(label="Anna Ackermann")
    expect(page.locator(".finder")).to_contain_text("Table")
    expect(page.locator("[data-status=open]")).to_be_visible()
    table = club.state()["data"]["rounds"][0]["tables"][0]
    club.say("result", club.result(table, 1))
    expect(page.locator("[data-table='1'] .mark")).to_have_text("entered")
    expect(page.locator("form.entry")).to_have_count(0)


def test_the_projector_turns_its_pages_by_itself_and_shows_the_clock(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 8)
    assert club.go_on() == "results"
    club.play_round()
    club.post("notices", {"kind": "clock", "data": {"minutes": 45, "left": 605}})
    page = open_page()
    page.clock.install()
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{house.address}{club.path}/screen")
    expect(page.get_by_role("timer")).to_have_text("10:05")
    seen = []
    for _ in range(4):
        seen.append(page.locator(".screen").get_attribute("data-slide"))
        page.clock.run_for(10_100)
    assert seen == ["tables", "names", "standing", "tables"]
    page.keyboard.press("Space")  # held
    held = page.locator(".screen").get_attribute("data-slide")
    page.clock.run_for(30_000)
    assert page.locator(".screen").get_attribute("data-slide") == held


def test_when_all_is_over_everybody_sees_the_final_standing(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 4)
    for _ in range(5):
        assert club.go_on() == "results"
        club.play_round()
    club.say("closed", {})
    first = club.state()["data"]["standing"]["rows"][0]["name"]
    page = open_page(club.path, width=390, height=844, touch=True)
    expect(page.locator(".podium")).to_contain_text(first)
    screen = open_page(f"{club.path}/screen", width=1920, height=1080)
    expect(screen.locator(".what")).to_have_text("Final standings")
    director = open_page()
    club.become_director(director)
    tab(director, "History")
    director.locator("[data-kind=closed]").get_by_role("button", name="Undo").click()  # also the end can be undone
    director.locator("dialog footer").get_by_role("button", name="Undo").click()
    need(director, "Finished")


def test_long_names_are_not_cut_off_on_the_projector(open_page: OpenPage, house: House) -> None:
    club = Club(house, "kingdomino-championship", 0)
    long = [f"Maximilian Hintermaier {end.upper()}." for end in "abcdefghijklmnopqrstuvwx"]
    club.post("entries", {"entries": [{"name": name} for name in long]})
    assert club.go_on() == "results"
    page = open_page(f"{club.path}/screen", width=1920, height=1080)
    for slide, names in (("tables", ".tables .who"), ("names", ".names li span")):
        expect(page.locator(".screen")).to_have_attribute("data-slide", slide)
        cut = page.evaluate(
            "s => [...document.querySelectorAll(s)].filter(e => e.scrollWidth > e.clientWidth + 1"
            " || e.getBoundingClientRect().bottom > innerHeight * 0.97).length",
            names,
        )
        assert cut == 0, slide
        assert page.evaluate(
            "s => [...document.querySelectorAll(s)].every(e => e.scrollHeight <= e.clientHeight + 2)",
            ".tables section, .names li",
        )
        page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("preset", ["knock-out", "swiss"])
def test_nothing_leaves_the_picture_however_long_title_and_names_are(
    open_page: OpenPage, house: House, preset: str
) -> None:
    club = Club(
        house, preset, 0, title="The open championship of the county for ladies and gentlemen of every age, 2026"
    )
    names = [f"Maximilian Hintermaier-Wolkenburg von Schönhausen {number}" for number in range(1, 17)]
    club.post("entries", {"entries": [{"name": name} for name in names]})
    assert club.go_on() == "results"
    club.play_round()
    club.go_on()
    page = open_page(f"{club.path}/screen", width=1920, height=1080)
    expect(page.locator("h1")).to_contain_text("of every age, 2026")
    page.keyboard.press("Space")
    for _ in range(page.locator("footer i").count()):
        outside = page.evaluate(
            "() => [...document.querySelectorAll('.screen :is(h1, .what, .who, span, p, td, section)')].filter(e => {"
            " const b = e.getBoundingClientRect(), cut = getComputedStyle(e).overflow === 'hidden';"
            " return b.right > innerWidth + 1 || b.left < -1 || cut && e.scrollWidth > e.clientWidth + 2;"
            "}).map(e => e.outerHTML)"
        )
        assert outside == [], page.locator(".screen").get_attribute("data-slide")
        page.keyboard.press("ArrowRight")


def sit_down(open_page: OpenPage, board: str, token: str, name: str, **more: Any) -> Page:
    page = open_page(f"/table/{board}?link={token}", **more)
    page.locator("aside input").first.fill(name)
    page.locator("aside form button").first.click()
    return page


@pytest.mark.rule("TK5")
def test_at_a_board_of_the_championship_the_start_player_chooses_a_colour_first(
    open_page: OpenPage, house: House
) -> None:
    club = Club(house, "kingdomino-championship", 4)
    assert club.go_on() == "results"
    laid = club.post("tables/1/1/screen")
    board = laid["table"]
    names = {entrant["entrant"]: entrant["name"] for entrant in club.state()["data"]["entrants"]}
    one, two, three, _ = (names[entrant] for entrant in laid["entrants"])
    first = sit_down(open_page, board, laid["seats"][0], "Anna", lang="de", width=390, height=844, dark=True)
    second = sit_down(open_page, board, laid["seats"][1], "Ben", width=1366, height=640)
    for number, token in enumerate(laid["seats"][2:]):
        with httpx.Client(base_url=house.address, timeout=PATIENCE) as person:
            person.post("/api/me")
            link = {"X-Fivefold-Link": token}
            joined = person.post(f"/api/tables/{board}/join", json={"name": f"P{number}"}, headers=link)
            assert joined.is_success, joined.text

    expect(second.locator(".colours")).to_have_text(f"{one} chooses a colour")
    expect(second.locator(".colours button")).to_have_count(0)
    expect(first.locator(".colours button")).to_have_text(["Blau", "Rosa", "Grün", "Gelb"])
    assert first.evaluate("document.querySelector('.colours').getBoundingClientRect().bottom <= innerHeight")
    first.locator(".colours button", has_text="Gelb").click()
    expect(first.locator(".colours")).to_have_text(f"{two} wählt eine Farbe")
    expect(second.locator(".colours button")).to_have_text(["Blue", "Pink", "Green"])
    second.locator(".colours button", has_text="Pink").click()
    expect(second.locator(".colours")).to_have_text(f"{three} chooses a colour")
    for page in (first, second):
        expect(page.locator(".seats .dot").nth(0)).to_have_attribute("data-colour", "Yellow")
        expect(page.locator(".seats .dot").nth(1)).to_have_attribute("data-colour", "Pink")
        expect(page.locator(".others use[href='#kd-king-3']")).to_have_count(1)
        expect(page.locator(".others button").first.locator("use[href='#kd-king-3']")).to_have_count(1)
    expect(second.locator(".others button").first).to_have_accessible_name(re.compile("yellow king"))
