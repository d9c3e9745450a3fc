"""Lessons, and Katamino's puzzles: series, hints, what is solved."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from fivefold.bots.puzzles import puzzles
from fivefold.games import GAMES, pentago
from fivefold.games.core import own

from .test_puzzles import turn

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
OpenPage = Callable[..., Page]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_shown_to_its_end(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}", lang="de")
    steps: list[dict[str, object]] = json.loads((BOARDS / game / "lesson.json").read_text("utf-8"))
    expect(page.locator(".dots li")).to_have_count(len(steps))
    for number, step in enumerate(steps):
        expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number))
        expect(page.locator(".board-side svg >> visible=true").first).to_be_visible()
        if "puzzle" not in step:
            page.get_by_role("button", name="Zeig es mir").click()
            expect(page.locator("[data-state]")).to_have_attribute("data-state", "done")
        if number + 1 < len(steps):
            page.get_by_role("button", name="Weiter").click()
    expect(page.get_by_role("link", name="Nächstes Kapitel")).to_be_visible()
    expect(page.locator(".dots .past")).to_have_count(0)  # what was shown is not done
    expect(page.locator(f".games a[href='/learn/{game}']")).not_to_contain_text("✓")


def test_a_step_of_a_later_chapter_is_done_by_solving_it_and_that_is_kept(open_page: OpenPage) -> None:
    chapters = json.loads((BOARDS / "pentago" / "chapters.json").read_text("utf-8"))
    one = puzzles("pentago")[chapters[0]["themes"][1]["puzzles"][0]]
    state = own(one.state, pentago.State)
    page = open_page("/learn/pentago/2")
    for number in range(5):
        expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number))
        page.get_by_role("button", name="Next").click()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "5")
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "open")
    expect(page.locator(".marble")).to_have_count(36 - one.position.count("."))
    page.get_by_role("button", name="Show the solution").click()
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "told")
    expect(page.locator(".dots .past")).to_have_count(0)
    page.get_by_role("button", name="Solve it again").click()
    turn(page, state, pentago.read_move(state, one.solution))
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "solved")
    expect(page.locator(".dots .past")).to_have_count(1)
    page.reload()
    expect(page.locator(".dots .past")).to_have_count(1)
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "0")  # the first that is not done


def test_a_wrong_answer_in_a_lesson_is_refuted_and_the_right_one_done(open_page: OpenPage) -> None:
    page = open_page("/learn/pentago", width=390, height=844, touch=True)
    for _ in range(6):  # to the four that must be stopped
        page.get_by_role("button", name="Next").tap()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", "6")
    expect(page.locator(".marble")).to_have_count(8)
    page.locator("[data-cell=a5]").tap()
    page.locator("[data-turn='NW+']").tap()
    expect(page.locator(".wrong")).to_contain_text("must be stopped at its only open end")
    expect(page.locator(".wrong")).to_contain_text("The other side puts a marble on e1 and wins.")
    expect(page.locator(".marble")).to_have_count(10)  # the answer lies on the board
    expect(page.locator(".dots .past")).to_have_count(0)
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator(".marble")).to_have_count(8)
    page.locator("[data-cell=e1]").tap()
    page.locator("[data-turn='NW+']").tap()
    expect(page.locator(".right")).to_contain_text("Held")
    expect(page.locator(".dots .past")).to_have_count(1)


@pytest.mark.rule("KT4")
def test_the_series_grid_keeps_what_is_solved(open_page: OpenPage) -> None:
    page = open_page("/katamino")
    expect(page.locator(".grid").first.locator("button")).to_have_count(96)
    page.get_by_role("button", name=re.compile("^PENTA A 4,")).click()
    page.get_by_role("button", name="Still solvable?").click()
    expect(page.locator(".words")).to_contain_text("20 solutions")
    for _ in range(4):
        page.get_by_role("button", name="Hint").click()
        expect(page.locator(".advice")).to_have_count(1)
        hint = re.search(r"Lay piece (\d+) on ([a-z0-9 ]+)\.", page.locator(".words").inner_text())
        assert hint
        laid = page.locator("section.moves li").count()
        page.get_by_label("Type a move").fill(f"{hint[1]} {hint[2]}")
        page.get_by_label("Type a move").press("Enter")
        expect(page.locator("section.moves li")).to_have_count(laid + 1)
    expect(page.locator(".says")).to_contain_text("Solved")
    expect(page.locator(".help h2")).to_have_text("PENTA A 4")
    expect(page.locator(".help")).to_contain_text("Solved with help.")
    page.locator(".help summary").click()
    expect(page.locator(".help summary")).to_have_text("Different solutions found: 1 of 5")
    expect(page.get_by_role("img", name="Solution 1")).to_be_visible()
    expect(page.get_by_role("button", name="Next PENTA")).to_be_visible()
    page.get_by_role("link", name="Series A–L").click()
    expect(page.locator(".grid .helped")).to_have_count(1)  # with hints it is solved, but not by oneself
    expect(page.locator(".grid .solved")).to_have_count(0)
    expect(page.locator(".done")).to_contain_text("0 / 96")


@pytest.mark.rule("KT8")
def test_a_figure_at_three_times_its_size_is_laid(open_page: OpenPage) -> None:
    page = open_page("/katamino", lang="fr")
    page.locator(".figure").nth(5).click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(page.locator(".board-side .cell")).to_have_count(45)


@pytest.mark.rule("KT7")
def test_a_long_frame_stands_upright_on_a_phone(open_page: OpenPage) -> None:
    page = open_page("/katamino", width=390, height=844, touch=True)
    page.get_by_role("button", name="3 × 20").tap()
    expect(page.locator(".katamino .upright")).to_have_count(1)
    piece = page.locator("[data-rack='2']")
    piece.tap()
    page.get_by_role("button", name="Turn").tap()  # upright, its long side runs along the frame
    page.locator("[data-cell=b2]").tap()
    expect(page.locator("section.moves li")).to_have_count(1)
    expect(page.locator("section.moves li")).to_contain_text("b2")  # the squares, for those who do not see the picture
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.rule("KT3", "KT5")
def test_a_new_penta_of_the_wanted_grade_is_made_and_laid(open_page: OpenPage) -> None:
    page = open_page("/katamino")
    page.get_by_role("combobox", name="Size").select_option("8")
    page.get_by_role("combobox", name="Grade").select_option("3")
    page.get_by_role("button", name="Make one").click()
    expect(page.locator(".about")).to_contain_text(re.compile(r"PENTA 8 · grade \d+, pieces to lay: \d"))
    page.get_by_role("button", name="A series by lot").click()
    expect(page.locator(".make .line button")).to_have_count(8)  # PENTA 4 to 11, each with its grade
    page.get_by_role("button", name="Solve it").click()
    expect(page.locator(".help h2")).to_have_text("PENTA 8")
    page.get_by_role("button", name="Still solvable?").click()
    expect(page.locator(".words")).to_have_text("Yes: one solution goes on from here.")
