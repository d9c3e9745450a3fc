"""The house is killed: a PENTA is solved on the device alone, and a puzzle of the day; what is missing is said."""

from __future__ import annotations

import httpx
from playwright.sync_api import Page, expect

from fivefold.bots.puzzles import Puzzle, puzzles
from fivefold.games import katamino
from fivefold.games.core import own
from fivefold.games.options import write_options

from ..patience import wait_until
from .conftest import House, OpenPage
from .test_whole_games import lay_piece

KEPT = """caches.open('answers').then(all => all.keys())
    .then(keys => keys.filter(key => key.url.endsWith('/solution')).length)"""


def one_of(game: str, daily: list[dict[str, str]]) -> Puzzle:
    return puzzles(game)[next(one["name"] for one in daily if one["game"] == game)]


def solve(page: Page, state: katamino.State) -> None:
    while katamino.to_move(state) is not None:
        advice = katamino.hint(state)
        assert advice is not None
        lay_piece(page, "mouse", advice.move.piece, set(advice.move.steps[1:]))
        state = katamino.play(state, advice.move)


def test_a_penta_and_a_puzzle_of_the_day_are_solved_while_the_house_is_away(
    open_page: OpenPage, own_house: House
) -> None:
    page = open_page(own_house.address, worker=True)
    wait_until(lambda: page.evaluate(KEPT) == 5)  # the last that is kept ahead
    day = page.evaluate("new Date().toLocaleDateString('sv')")
    daily = httpx.get(f"{own_house.address}/api/puzzles/day/{day}").json()
    puzzle = one_of("pentago", daily)
    found = httpx.get(f"{own_house.address}/api/puzzles/pentago/{puzzle.name}/solution", timeout=60).json()
    page.goto(f"{own_house.address}/duel")
    expect(page.locator(".wall .won")).to_have_count(73)
    own_house.kill()

    page.reload()  # what was loaded of the solved duel is still there
    page.get_by_role("button", name="Next answer").click()
    expect(page.locator(".walk")).to_contain_text("Answer 1 of 614")

    page.goto(f"{own_house.address}/katamino")
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_contain_text("Tables, the analysis")
    page.get_by_role("button", name="A 4").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("PENTA A 4")
    expect(page.get_by_text("On this device alone")).to_be_visible()
    page.get_by_role("button", name="Still solvable?").click()
    expect(page.get_by_text("Only the house can tell")).to_be_visible()
    solve(page, katamino.start(katamino.PRESETS["A4"]))
    expect(page.locator(".says")).to_contain_text("Solved")
    kept = page.evaluate("JSON.parse(localStorage.getItem('katamino.solved'))")
    assert list(kept) == [write_options(katamino.PRESETS["A4"])]

    page.get_by_role("link", name="Puzzles").first.click()
    page.locator("li[data-game=pentago] a.day").click()
    cell, *turn = found["line"][0]["steps"]
    page.locator(f"[data-cell={cell}]").click()
    if turn:
        page.locator(f"[data-turn='{''.join(turn)}']").click()
    expect(page.get_by_text("Solved!")).to_be_visible()

    page.get_by_role("link", name="Puzzles").first.click()
    page.locator("li[data-game=katamino] a.day").click()
    solve(page, own(one_of("katamino", daily).state, katamino.State))
    expect(page.get_by_text("Solved!")).to_be_visible()
