"""At the board: whole games by roles and names, windows of every size, buttons that stay, hints, moves set ahead."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.patience import wait_until

from fivefold.games import GAMES
from fivefold.games.options import write_options

from .hands import choose, is_over, lay, resize, turn, type_moves, wait_for_own_turn
from .test_around import two_at_a_table
from .test_endings import DUEL
from .test_whole_games import PENTAGO, PENTE, PUZZLE, late_in_kingdomino, solution

OpenPage = Callable[..., Page]


SEEN = """([width, height]) => {
  const board = document.querySelector(".board-side svg:has([data-cell])").getBoundingClientRect();
  const side = document.querySelector(".board-side").getBoundingClientRect();
  const whole = width < height || board.bottom <= height;
  return innerHeight === height && board.width <= width && board.height <= height && whole &&
    (width < 1000 || side.bottom <= height);
}"""
"""The board lies in the window, on a wide one without scrolling; on a laptop its racks, lines and scores do too."""


def by_key(page: Page, thing: Locator) -> None:
    """Take something as a screen reader's user does: it is focused by its role and name, and pressed."""
    thing.focus()
    page.keyboard.press("Enter")


def heard(page: Page) -> Locator:
    """What was announced last."""
    return page.locator("p.sr-only[aria-live]")


def focused(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.tagName"))


def test_pentago_by_roles_and_names(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "pentago")
    for number, cell in enumerate(PENTAGO, 1):
        by_key(page, page.get_by_role("gridcell", name=f"{cell}, free"))
        if number == len(PENTAGO):
            break
        page.wait_for_function("() => document.activeElement.getAttribute('aria-label')?.startsWith('Turn')")
        by_key(page, page.get_by_role("button", name="Turn the lower right clockwise", exact=True))
        expect(heard(page)).to_have_text(
            f"{'Anna' if number % 2 else 'Ben'} puts a marble on {cell} and turns the lower right clockwise."
        )
        assert focused(page).startswith(cell)
    is_over(page, "Anna wins: five in a row")


def test_pente_by_roles_and_names(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    lay(page, "pente")
    for number, point in enumerate(PENTE, 1):
        by_key(page, page.get_by_role("gridcell", name=f"{point}, frei"))
        expect(heard(page)).to_have_text(f"{'Anna' if number % 2 else 'Ben'} setzt einen Stein auf {point}.")
        assert focused(page).startswith(point)
    is_over(page, "Anna gewinnt: fünf in einer Reihe")


def test_kingdomino_by_roles_and_names(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "kingdomino", 2, options="two", position=late_in_kingdomino())
    for _ in range(60):
        page.wait_for_selector(".realm.placing, button[data-domino], [data-phase=over]")
        if page.locator("[data-phase=over]").count():
            break
        ply = turn(page)
        fits = page.get_by_role("gridcell", name="fits")
        held = page.get_by_role("button", name=re.compile(r"^Domino .*Turn$"))
        if held.count():
            while not fits.count():
                by_key(page, held)
            by_key(page, fits.first)
        open_dominoes = page.get_by_role("button", name=re.compile(r"^Domino \d+: "))
        page.wait_for_function(
            f"() => document.querySelector('button[data-domino], [data-phase=over]') ||"
            f" document.querySelector('[data-ply]').dataset.ply !== '{ply}'"
        )
        if turn(page) == ply and open_dominoes.count():
            by_key(page, open_dominoes.first)
        page.wait_for_selector(f"[data-ply]:not([data-ply='{ply}'])")
        expect(heard(page)).to_have_text(re.compile(r"^(Anna|Ben) (takes|lays|discards) domino \d+"))
        assert focused(page) != "BODY"
    is_over(page, "most points")
    # The list tells with words and pictures what was done.
    expect(page.get_by_role("listitem").filter(has_text="lays").first.get_by_role("img").first).to_be_visible()


def test_katamino_by_roles_and_names(open_page: OpenPage) -> None:
    page = open_page()
    lay(page, "katamino", 1, options=write_options(PUZZLE))
    laid = solution()
    for number, (piece, squares) in enumerate(laid):
        by_key(page, page.get_by_role("button", name=re.compile(rf"^Piece {piece},")))
        expect(page.get_by_role("button", name=re.compile(rf"^Piece {piece},.* in your hand$"))).to_be_visible()
        there = page.get_by_role("gridcell", name=f"piece {piece} fits: {' '.join(sorted(squares))}")
        for quarter in range(8):
            if there.count():
                break
            by_key(page, page.get_by_role("button", name="Flip" if quarter == 3 else "Turn", exact=True))
        by_key(page, there.first)
        expect(heard(page)).to_contain_text(f"lays piece {piece} on")
        if number == 0:
            assert focused(page).startswith("Piece"), "the next piece comes next"
            by_key(page, page.get_by_role("gridcell", name=f", piece {piece}").first)
            expect(heard(page)).to_contain_text(f"takes piece {piece} up")
            # A screen reader may click without a pointer, too.
            there.first.dispatch_event("click", {"detail": 0})
            expect(heard(page)).to_contain_text(f"lays piece {piece} on")
    is_over(page, "Solved: the frame is full")


def test_the_duel_by_roles_and_names(open_page: OpenPage) -> None:
    page = open_page(lang="fr")
    lay(page, "katamino_duel", position=DUEL)
    for _ in range(6):
        if page.locator("[data-phase=over]").count():
            break
        ply = turn(page)
        by_key(page, page.get_by_role("button", name=re.compile(r"^Pièce \d+,"), disabled=False).first)
        square = page.get_by_role("gridcell", name="convient")
        for quarter in range(8):
            if square.count():
                break
            by_key(page, page.get_by_role("button", name="Retourner" if quarter == 3 else "Tourner", exact=True))
        by_key(page, square.first)
        page.wait_for_selector(f"[data-ply]:not([data-ply='{ply}'])")
        expect(heard(page)).to_have_text(re.compile(r"^(Anna|Ben) pose la pièce \d+ sur "))
    is_over(page, "gagne")


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_is_seen_without_scrolling(open_page: OpenPage, game: str) -> None:
    page = open_page(width=1366, height=640)
    choose(page, game, against="here")
    page.wait_for_selector(".board-side svg [data-cell]")
    for width, height in ((1366, 640), (1920, 1080), (820, 1180), (844, 390), (390, 844), (320, 480)):
        resize(page, width, height)
        page.wait_for_function(SEEN, arg=[width, height])
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_no_button_moves_while_a_turn_is_made(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    type_moves(page, "a1 NW+")
    buttons = "[...document.querySelectorAll('aside .buttons > *')]"
    places = f"() => {buttons}.map(e => [e.textContent, e.offsetLeft, e.offsetTop])"
    before = page.evaluate(places)
    page.locator("[data-cell=c4]").click()
    expect(page.get_by_role("button", name="Step back")).to_be_enabled()
    assert page.evaluate(places) == before


def test_no_button_moves_when_the_turn_passes(open_page: OpenPage) -> None:
    """Neither what is asked of one now nor the answers that can be set ahead pushes them around."""
    first, second = two_at_a_table(open_page)
    places = "[...document.querySelectorAll('aside .buttons > *')].map(e => [e.textContent, e.offsetLeft, e.offsetTop])"
    own = f"{places}.filter(([name]) => !name.startsWith('If'))"
    expect(first.get_by_role("button", name="Step back")).to_be_visible()
    before = first.evaluate(own), second.evaluate(own)
    type_moves(first, "a1 NW+")
    expect(first.get_by_role("button", name="If …, then …")).to_be_visible()
    expect(first.get_by_role("button", name="Take back")).to_be_enabled()
    wait_for_own_turn(second)
    assert "Resign" in {name for name, *_ in before[0]}
    assert (first.evaluate(own), second.evaluate(own)) == before


def test_a_game_against_the_computer_speaks_to_its_player(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "katamino_duel")
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("a strong player lays piece")
    expect(page.locator(".advice")).to_be_visible()
    page.locator("#typed").fill("nothing of the kind")
    page.locator("#typed").press("Enter")
    expect(page.locator(".refusal")).to_be_visible()
    expect(page.locator("#typed")).to_have_value("nothing of the kind")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator(".says")).to_contain_text("You resigned.")


def test_a_move_is_set_ahead_and_made_when_its_turn_comes(open_page: OpenPage) -> None:
    first, second = two_at_a_table(open_page)
    second.locator("[data-cell=c4]").click()
    second.locator("[data-turn='NE+']").click()
    expect(second.locator(".says")).to_contain_text("Your next move is set")
    type_moves(first, "a1 NW+")
    expect(first.locator("section.moves li")).to_have_count(2)
    expect(heard(first)).to_contain_text("puts a marble on c4 and turns the upper right clockwise")


def test_what_was_opened_is_there_without_the_house(open_page: OpenPage) -> None:
    page = open_page("/rules/pentago", worker=True)
    wait_until(lambda: page.evaluate("caches.open('answers').then(all => all.keys()).then(keys => keys.length > 5)"))
    page.context.set_offline(True)
    page.goto(page.url.replace("pentago", "pente"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pente")
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
