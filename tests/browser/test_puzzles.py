"""Puzzles on the page: the day's, a wrong try and its refutation, a storm."""

from __future__ import annotations

from collections.abc import Callable

import pypdfium2
import pytest
from playwright.sync_api import Page, PdfMargins, expect
from tests.patience import wait_until

from fivefold.bots.puzzles import puzzle_master, puzzles
from fivefold.games import GAMES, pentago
from fivefold.games.core import own

OpenPage = Callable[..., Page]


def turn(page: Page, state: pentago.State, move: pentago.Move) -> None:
    """Make a turn of Pentago on the board."""
    steps = pentago.GAME.clicks(state, move)
    page.locator(f"[data-cell={steps[0]}]").click()
    if len(steps) > 1:
        page.locator(f"[data-turn='{steps[1]}{steps[2]}']").click()


def test_a_wrong_try_is_refuted_and_the_right_one_solves_the_puzzle(open_page: OpenPage) -> None:
    one = next(one for one in puzzles("pentago").values() if one.goal == "win")
    state = own(one.state, pentago.State)
    right = pentago.read_move(state, one.solution)
    wrong = next(m for m in pentago.legal_moves(state) if m.cell != right.cell)
    page = open_page(f"/puzzles/pentago/{one.name}?day=2026-03-02", width=390, height=844)
    turn(page, state, wrong)
    expect(page.locator(".answer")).to_contain_text("Not this")
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "wrong")
    expect(page.locator("[data-change]")).to_contain_text("−")
    page.get_by_role("button", name="Try again").click()
    made = 0
    while True:
        verdict = puzzle_master("pentago").judge(one, state, right, made)
        turn(page, state, right)
        if verdict.state == "solved":
            break
        state = pentago.play(pentago.play(state, right), own(verdict.shown[0], pentago.Move))
        marbles = (state.first | state.second).bit_count()
        expect(page.locator(".marble")).to_have_count(marbles)
        expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "open")
        made += 1
        right = next(
            m
            for m in pentago.legal_moves(state)
            if puzzle_master("pentago").judge(one, state, m, made).state != "wrong"
        )
    expect(page.locator(".answer")).to_contain_text("Solved, after another try")


def test_the_days_puzzles_lead_to_a_run_whose_rating_follows(open_page: OpenPage) -> None:
    page = open_page("/puzzles", lang="de")
    expect(page.locator("li[data-game]")).to_have_count(len(GAMES))
    page.locator("li[data-game=katamino_duel]").get_by_role("link", name="Lösen").click()
    page.get_by_role("button", name="Lösung zeigen").click()
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "told")
    expect(page.locator("[data-change]")).to_contain_text("−")
    page.get_by_role("button", name="Nächstes Rätsel").click()
    expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "open")


def test_a_storm_ends_with_the_third_miss(open_page: OpenPage) -> None:
    page = open_page("/puzzles/pente/storm")
    page.get_by_role("button", name="Start").click()
    for _ in range(3):
        expect(page.locator("[data-stage]")).to_have_attribute("data-stage", "open")
        page.get_by_role("button", name="Skip").click()
    expect(page.get_by_role("status").filter(has_text="Solved: 0.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_of_six_is_printed_on_one_side_and_its_solutions_on_the_other(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/puzzles/{game}/sheet", dark=True)
    expect(page.locator(".sheet > li")).to_have_count(6)
    margin: PdfMargins = {"top": "10mm", "bottom": "10mm", "left": "10mm", "right": "10mm"}
    # Once it is laid out, however long that takes.
    wait_until(lambda: len(pypdfium2.PdfDocument(page.pdf(format="A4", margin=margin))), (2).__eq__)
