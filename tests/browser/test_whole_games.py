"""Each game from its first move to its end through the page, by mouse, by finger and by keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from fivefold.games import katamino, kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.katamino import Options
from fivefold.games.options import write_options

from .hands import is_over, lay, turn
from .test_endings import WAYS, go_to, opened

OpenPage = Callable[..., Page]

# Each marble but the last is followed by a turn of the empty quadrant.
PENTAGO = ["a6", "a1", "b6", "b1", "c6", "a2", "d6", "b2", "e6"]
PENTE = ["K10", "A1", "N10", "A3", "L10", "A5", "M10", "A7", "O10"]
PUZZLE = Options("5x3", "2-5-6")
MOST = 120  # hands of one game


def act(page: Page, way: str, thing: Locator) -> None:
    """Take a thing as this hand does; the keyboard comes to it by itself."""
    if way == "finger":
        thing.tap()
    elif way == "mouse":
        thing.click()
    else:
        thing.focus()
        page.keyboard.press("Enter")


def tab_to(page: Page, what: str) -> None:
    """Come to something with the tabulator alone."""
    for _ in range(60):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not come to {what}")


@pytest.mark.rule("PG3", "PG5", "PG6")
@pytest.mark.parametrize("way", WAYS)
def test_pentago_from_the_first_marble_to_the_last(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "pentago")
    for number, cell in enumerate(PENTAGO, 1):
        page.wait_for_selector(f"[data-cell={cell}].free")
        if way == "keyboard":
            go_to(page, cell, "abcdef", 6)
            page.keyboard.press("Enter")
        else:
            act(page, way, page.locator(f"[data-cell={cell}]"))
        if number < len(PENTAGO):
            if way == "keyboard":
                tab_to(page, "[data-turn='SE+']")
                page.keyboard.press("Enter")
            else:
                act(page, way, page.locator("[data-turn='SE+']"))
            expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(number))
    is_over(page, "Anna wins: five in a row")


@pytest.mark.rule("PT2", "PT3", "PT8")
@pytest.mark.parametrize("way", WAYS)
def test_pente_from_the_first_stone_to_the_last(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "pente")
    for number, point in enumerate(PENTE, 1):
        if way == "keyboard":
            go_to(page, point, "ABCDEFGHJKLMNOPQRST", 19)
            page.keyboard.press("Enter")
        else:
            act(page, way, page.locator(f"[data-cell={point}]"))
            if way == "finger":
                page.get_by_role("button", name=f"Place on {point}").tap()
        expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(number))
        if number < len(PENTE):
            page.wait_for_selector("[data-open]:not([data-open='0'])")
    is_over(page, "Anna wins: five in a row")


def late_in_kingdomino() -> str:
    """A game of two before the last line but one is dealt."""
    lots, state = random.Random(5), kingdomino.start(kingdomino.PRESETS["two"])
    while state.dealt < state.options.lines - 2 or not state.deal_due:
        seat = kingdomino.to_move(state)
        move = kingdomino.chance(state, lots) if seat == CHANCE else lots.choice(kingdomino.legal_moves(state))
        state = kingdomino.play(state, move)
    return kingdomino.write_position(state)


def fitting(page: Page) -> Locator:
    return page.locator(".board-side [data-cell][aria-label*=fits]")


def turned_to_fit(page: Page, way: str, flips: bool) -> str:
    """Turn what is in the hand until it fits somewhere; the square where it does."""
    for quarter in range(8 if flips else 4):
        if fitting(page).count():
            return str(fitting(page).first.get_attribute("data-cell"))
        for name, key in [("Turn", "r"), *([("Flip", "f")] if quarter == 3 else [])]:
            if way == "keyboard":
                page.keyboard.press(key)
            else:
                act(page, way, page.get_by_role("button", name=name, exact=True))
    raise AssertionError("it fits nowhere")


@pytest.mark.rule("KD3", "KD4", "KD8")
@pytest.mark.parametrize("way", WAYS)
def test_kingdomino_from_the_first_deal_to_the_last_domino(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    whole = way == "mouse"  # the other hands do the same again and again: they come for the last lines
    lay(page, "kingdomino", 2, options="two", position="" if whole else late_in_kingdomino())
    placed = 0
    for _ in range(MOST):
        page.wait_for_selector(".realm.placing, button[data-domino], [data-phase=over]")
        if page.locator("[data-phase=over]").count():
            break
        ply = turn(page)
        if page.locator(".realm.placing").count():
            if way == "keyboard":
                page.locator(".realm .cell[tabindex='0']").focus()
            square = turned_to_fit(page, way, flips=False)
            if way == "keyboard":
                go_to(page, square, "abcdefghijklm", 13)
                page.keyboard.press("Enter")
            else:
                act(page, way, page.locator(f".realm [data-cell={square}]"))
                if way == "finger":
                    page.get_by_role("button", name="Lay here").tap()
            placed += 1
            page.wait_for_selector(f"button[data-domino], [data-phase=over], [data-ply]:not([data-ply='{ply}'])")
        if turn(page) == ply and page.locator("button[data-domino]").count():
            if way == "keyboard":
                tab_to(page, "button[data-domino]")
                page.keyboard.press("Enter")
            else:
                act(page, way, page.locator("button[data-domino]").first)
        page.wait_for_selector(f"[data-ply]:not([data-ply='{ply}'])")
    is_over(page, "most points")
    assert placed > (12 if whole else 4)


def laid_squares(page: Page, piece: int) -> set[str]:
    """Where a piece lies, as the board tells it."""
    cells = page.locator(f".board-side [data-cell][data-piece='{piece}']")
    return set(cells.evaluate_all("all => all.map(e => e.dataset.cell)"))


def solution() -> list[tuple[int, set[str]]]:
    """The pieces of the puzzle and where they go."""
    state, found = katamino.start(PUZZLE), []
    while katamino.to_move(state) is not None:
        advice = katamino.hint(state)
        assert advice is not None
        found.append((advice.move.piece, set(advice.move.steps[1:])))
        state = katamino.play(state, advice.move)
    return found


def middle_cell(squares: set[str]) -> str:
    """The square over which a piece is held that is to lie on these."""
    columns, rows = sorted(square[0] for square in squares), sorted(int(square[1:]) for square in squares)
    across, up = ord(columns[-1]) - ord(columns[0]), rows[-1] - rows[0]
    return f"{chr(ord(columns[0]) + across // 2)}{rows[0] + up // 2}"


def point_at(page: Page, way: str, squares: set[str]) -> None:
    """Point with the mouse or a finger at the one of these squares that is nearest to their middle, on that side."""
    boxes = [box for square in squares if (box := page.locator(f"[data-cell={square}]").bounding_box())]
    left, top = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    right, low = max(box["x"] + box["width"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    x, y = (left + right) / 2, (top + low) / 2

    def within(box: FloatRect) -> tuple[float, float]:
        across = max(box["x"] + 4, min(x, box["x"] + box["width"] - 4))
        return across, max(box["y"] + 4, min(y, box["y"] + box["height"] - 4))

    at = min((within(box) for box in boxes), key=lambda point: abs(point[0] - x) + abs(point[1] - y))
    if way == "finger":
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def lay_piece(page: Page, way: str, piece: int, squares: set[str]) -> None:
    """Turn and flip a piece until it lies on these squares; where it came down otherwise it is taken up again."""
    act(page, way, page.locator(f"[data-rack='{piece}']"))
    for quarter in range(8):
        if way == "keyboard":
            go_to(page, middle_cell(squares), "abcdefgh", 8)
            page.keyboard.press("Enter")
        else:
            page.locator(f"[data-cell={middle_cell(squares)}]").scroll_into_view_if_needed()
            point_at(page, way, squares)
        page.wait_for_timeout(150)
        if laid := laid_squares(page, piece):
            if laid == squares:
                return
            page.wait_for_timeout(150)
            if way == "keyboard":
                go_to(page, min(laid), "abcdefgh", 8)
                page.keyboard.press("Enter")
            else:
                act(page, way, page.locator(f"[data-cell={min(laid)}]"))
            page.wait_for_selector(f"[data-rack='{piece}'][aria-pressed=true]")
        for name, key in [("Turn", "r"), *([("Flip", "f")] if quarter == 3 else [])]:
            if way == "keyboard":
                page.keyboard.press(key)
            else:
                act(page, way, page.get_by_role("button", name=name, exact=True))
    raise AssertionError(f"piece {piece} does not come to lie on {squares}")


@pytest.mark.rule("KT1", "KT3")
@pytest.mark.parametrize("way", WAYS)
def test_katamino_from_the_empty_frame_to_the_full_one(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "katamino", 1, options=write_options(PUZZLE))
    for piece, squares in solution():
        lay_piece(page, way, piece, squares)
    is_over(page, "Solved: the frame is full")


@pytest.mark.rule("KT9", "KT10", "KT11", "KT12")
@pytest.mark.parametrize("way", WAYS)
def test_the_duel_from_the_first_piece_to_the_last(open_page: OpenPage, way: str) -> None:
    page = opened(open_page, way)
    lay(page, "katamino_duel")
    for number in range(1, 13):
        piece = page.locator("[data-rack][aria-disabled=false]").first
        act(page, way, piece)
        square = turned_to_fit(page, way, flips=True)
        if way == "keyboard":
            go_to(page, square, "abcdefgh", 8)
            page.keyboard.press("Enter")
        else:
            act(page, way, page.locator(f"[data-cell={square}]"))
            if way == "finger":
                page.get_by_role("button", name="Lay here").tap()
        expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(number))
        page.wait_for_selector("[data-rack][aria-disabled=false], [data-phase=over]")
        if page.locator("[data-phase=over]").count():
            break
    is_over(page, "the other player cannot lay a piece")
