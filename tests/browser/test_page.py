"""The page as people use it: mouse, finger, keyboard, three languages, phone and laptop."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fivefold.games import GAMES

from .accessible import told, violations
from .conftest import House
from .hands import choose, open_sheet, resize, turn, wait_for_own_turn

OpenPage = Callable[..., Page]

#   a first move for whoever begins, typed as the language writes it
FIRST_MOVE = {"pentago": "c4 NW+", "pente": "K10", "katamino": "2 a1 b1 c1 d1 d2", "katamino_duel": "9 e5 f5 f6 g6 f7"}


@pytest.mark.rule("PG3")
def test_pentago_is_played_to_the_end_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago")
    for _ in range(20):
        wait_for_own_turn(page)
        if page.locator("[data-phase=over]").count():
            break
        ply = turn(page)
        page.locator(".cell.free").first.click()
        if page.locator(".arrow").count():
            page.locator(".arrow").first.click()
        page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {ply}")
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    expect(page.locator(".says")).to_contain_text(re.compile(r"wins?:|draw"))
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")


def test_pentago_is_played_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago")
    wait_for_own_turn(page)
    ply = turn(page)
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    for _ in range(12):
        page.keyboard.press("Enter")
        if page.locator(".arrow").count():
            break
        page.keyboard.press("ArrowRight")
    page.locator(".arrow").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {ply}")


@pytest.mark.rule("PG4")
def test_a_quadrant_is_turned_by_dragging_it(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    wait_for_own_turn(page)
    page.locator("[data-cell=a1]").click()
    box = page.locator("[data-quadrant=NE]").bounding_box()
    assert box is not None
    x, y, half = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["width"] * 0.4
    page.mouse.move(x + half, y)
    page.mouse.down()
    page.mouse.move(x + half * 0.8, y + half * 0.6, steps=4)
    page.mouse.move(x, y + half, steps=6)
    page.mouse.up()
    expect(page.locator(".moves li").first).to_contain_text("a1/NE+")


@pytest.mark.rule("PG4")
def test_touch_move_stays(open_page: OpenPage) -> None:
    page = open_page()
    sheet = open_sheet(page, "pentago")
    sheet.locator("input[value=here]").check()
    sheet.get_by_text("Touch-move").click()
    sheet.locator("button.primary").click()
    wait_for_own_turn(page)
    page.locator("[data-cell=c4]").click()
    expect(page.locator(".arrow").first).to_be_visible()
    expect(page.get_by_role("button", name="Step back")).to_have_count(0)
    page.reload()
    expect(page.locator(".arrow").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_laid_and_moved_in(open_page: OpenPage, game: str) -> None:
    page = open_page()
    choose(page, game, against="here")
    expect(page.locator(".board-side svg >> visible=true").first).to_be_visible()
    ply = turn(page)
    if game == "kingdomino":
        move = str(page.locator("button[data-domino]").first.get_attribute("data-domino"))
    else:
        move = FIRST_MOVE[game]
    page.get_by_label("Type a move").fill(move)
    page.keyboard.press("Enter")
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {ply}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert f'[Game "{game}"]' in download.value.path().read_text()


def test_a_move_that_cannot_be_is_refused_with_its_sentence(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    page.get_by_label("Type a move").fill("z9")
    page.keyboard.press("Enter")
    expect(page.locator(".refusal")).to_contain_text("is not a Pentago move")
    page.get_by_label("Type a move").fill("a1 NW+")
    page.keyboard.press("Enter")
    expect(page.locator(".moves li")).to_have_count(1)


def test_a_refusal_is_said_in_the_language_of_the_page(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    choose(page, "pentago", against="here")
    for ply in (1, 1):
        page.locator("#typed").fill("a1 NW+")
        page.locator("#typed").press("Enter")
        expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply))
    expect(page.locator(".refusal")).to_contain_text("a1 NW+: Auf a1 liegt schon eine Kugel (PG3).")


def test_a_game_can_be_stepped_through(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    for number, move in enumerate(["a1 SE+", "b1 SE+", "c1 SE+"], 1):
        page.get_by_label("Type a move").fill(move)
        page.keyboard.press("Enter")
        expect(page.locator("section.moves li")).to_have_count(number)
    marbles = page.locator(".board-side .marble")
    expect(marbles).to_have_count(3)
    page.get_by_role("button", name="One move back").click()
    expect(marbles).to_have_count(2)
    expect(page.get_by_label("Type a move")).to_have_count(0)
    page.get_by_role("button", name="To the start").click()
    expect(marbles).to_have_count(0)
    page.get_by_role("list", name="Moves").press("End")
    expect(marbles).to_have_count(3)
    expect(page.get_by_label("Type a move")).to_be_visible()


def test_a_friend_comes_by_link_and_both_see_the_moves(open_page: OpenPage) -> None:
    one = open_page()
    choose(one, "pentago", against="link")
    link = one.get_by_label("Link").input_value()
    two = open_page(re.sub(r"^https?://[^/]+", "", link), lang="de")
    two.get_by_role("button", name="Platz nehmen").click()
    for page in (one, two):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(one.locator(".says")).to_contain_text(re.compile("Your turn|to move"))
    first, second = (one, two) if "Your turn" in one.locator(".says").inner_text() else (two, one)
    first.locator("#typed").fill("a1 NW+")
    first.locator("#typed").press("Enter")
    expect(second.locator(".moves li")).to_have_count(1)
    second.locator("#typed").fill("f6 SE-")
    second.locator("#typed").press("Enter")
    expect(first.locator(".moves li")).to_have_count(2)
    resign = "Resign" if first is one else "Aufgeben"
    first.get_by_role("button", name=resign).click()
    first.get_by_role("button", name=re.compile("Yes, resign|Ja, aufgeben")).click()
    for page in (one, two):
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "over")
    watcher = open_page(first.url.split("?")[0].replace(first.url.split("/table")[0], ""))
    expect(watcher.locator(".says")).to_contain_text(re.compile("wins|no such table"))


def test_the_page_recovers_when_the_server_was_killed(open_page: OpenPage, own_house: House) -> None:
    house = own_house
    page = open_page(house.address)
    choose(page, "pentago", against="here")
    page.get_by_label("Type a move").fill("a1 NW+")
    page.keyboard.press("Enter")
    expect(page.locator(".moves li")).to_have_count(1)
    house.kill()
    expect(page.locator(".lost")).to_be_visible()
    house.restart()
    expect(page.locator(".lost")).to_have_count(0)
    expect(page.locator(".moves li")).to_have_count(1)
    page.get_by_label("Type a move").fill("f6 SE-")
    page.keyboard.press("Enter")
    expect(page.locator(".moves li")).to_have_count(2)


@pytest.mark.parametrize(
    ("lang", "words"), [("de", "Setz dich"), ("fr", "Prenez place"), ("en", "Sit down"), ("it", "Sit down")]
)
def test_the_page_speaks_the_browsers_language(open_page: OpenPage, lang: str, words: str) -> None:
    page = open_page(lang=lang)
    expect(page.locator("h1")).to_contain_text(words)
    page.locator("header select").select_option("fr")
    expect(page.locator("h1")).to_contain_text("Prenez place")
    page.reload()
    expect(page.locator("h1")).to_contain_text("Prenez place")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_the_page_can_be_installed_and_asks_nothing_of_the_internet(open_page: OpenPage, house: House) -> None:
    page = open_page("/health")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for path in ("/", "/learn/pentago", "/analyse/pente", "/katamino", "/rules/kingdomino", "/puzzles"):
        page.goto(house.address + path)
        page.wait_for_load_state("networkidle")
    assert asked
    assert {url for url in asked if not url.startswith((house.address, "blob:", "data:"))} == set()
    browser = page.context.new_cdp_session(page)
    assert json.loads(browser.send("Page.getAppManifest")["data"])["display"] == "standalone"
    wrong = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in wrong if each["errorId"] != "in-incognito"] == []
    for size in (192, 512):
        assert page.request.get(f"{house.address}/icon-{size}.png").headers["content-type"] == "image/png"


SMALL = """
[...document.querySelectorAll('button, a.button, nav a, select, summary, input')]
  .filter(e => !['radio', 'checkbox', 'file'].includes(e.type))
  .filter(e => e.checkVisibility() && !e.closest('[inert], .sr-only'))
  .filter(e => Math.min(e.getBoundingClientRect().height, e.getBoundingClientRect().width) < 43.5)
  .map(e => e.outerHTML.slice(0, 120))
"""
"""What a finger could miss: less than 44 pixels high or wide."""
WIDE = """
document.documentElement.scrollWidth <= innerWidth ? '' : document.documentElement.scrollWidth + ': ' +
  [...document.body.querySelectorAll('*')]
    .filter(e => e.checkVisibility() && e.getBoundingClientRect().right > innerWidth + 0.5)
    .map(e => e.outerHTML.slice(0, 120)).join('; ')
"""
"""How wide the page is if it is wider than its window, and what sticks out."""


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/play/pente",
        "/play/kingdomino",
        "/analyse",
        "/analyse/pentago?moves=a1/NW%2B",
        "/katamino",
        "/learn/pente",
        "/learn/pentago/2",
        "/puzzles",
        "/puzzles/pentago",
        "/puzzles/kingdomino/sheet",
        "/rules/kingdomino",
        "/tournaments/new",
    ],
)
def test_every_page_fits_every_window_and_a_finger(open_page: OpenPage, path: str) -> None:
    page = open_page(path, width=390, height=844, lang="fr", touch=True)
    page.wait_for_load_state("networkidle")
    for fold in page.locator("form.setup summary").all():
        fold.click()
    assert page.evaluate(SMALL) == []
    for width, height in ((390, 844), (320, 480), (844, 390), (820, 1180), (1366, 640), (1920, 1080)):
        resize(page, width, height)
        wide = page.evaluate(WIDE)
        assert not wide, (width, wide)


def test_the_level_is_chosen_on_a_slider(open_page: OpenPage) -> None:
    page = open_page(lang="de")
    face = open_sheet(page, "pente")
    slider = page.get_by_role("slider", name="Stärke")
    expect(slider).to_have_attribute("aria-valuetext", "Stufe 5: passt auf")
    slider.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(face.locator("output")).to_have_text("Stufe 9: spielt, so gut es kann")
    page.keyboard.press("Home")
    expect(face.locator("output")).to_have_text("Stufe 1: für die ersten Partien")
    box = slider.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    page.mouse.click(box["x"] + box["width"] * 0.97, box["y"] + box["height"] / 2)
    expect(face.locator("output")).to_contain_text("Stufe 10")
    page.keyboard.press("Home")
    face.locator("button.primary").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(page.locator(".clocks, aside").first).to_contain_text("Stufe 1")


def test_a_running_game_is_shared_with_watchers(open_page: OpenPage) -> None:
    page = open_page()
    choose(page, "pentago", against="here")
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_alt_text("QR code")).to_be_visible()
    watcher = open_page(re.sub(r"^https?://[^/]+", "", page.get_by_label("Link").input_value()))
    expect(watcher.locator(".says")).to_contain_text("You are watching")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_the_board_without_scrolling_sideways(open_page: OpenPage, game: str) -> None:
    page = open_page(width=390, height=844, lang="de", touch=True)
    choose(page, game, against="here")
    expect(page.locator(".board-side svg >> visible=true").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(SMALL)
    assert small == []


@pytest.mark.parametrize("game", ["pentago", "pente"])
def test_a_phone_held_sideways_shows_the_whole_board(open_page: OpenPage, game: str) -> None:
    page = open_page(width=844, height=390, touch=True)
    choose(page, game, against="here")
    board = page.locator(".board-side svg").first
    board.evaluate("(board) => scrollTo(0, board.getBoundingClientRect().top + scrollY - 8)")
    box = board.bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 844


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(open_page: OpenPage, house: House, dark: bool) -> None:
    alone = (
        "/",
        "/rules/pentago",
        "/analyse",
        "/analyse/pentago?moves=a1/NW%2B,f6/SE-",
        "/katamino",
        "/nowhere",
        "/puzzles",
        "/puzzles/pente",
        "/puzzles/pente/00ac9c2c",
        "/puzzles/katamino/storm",
        "/puzzles/pentago/sheet",
        "/learn/pente/2",
        "/rules/pentago-tournament",
        "/tournaments",
        "/j/nobody-has-made-this-link",
        "/table/nowhere",
        "/duel",
    )
    lessons = [(f"/learn/{game}", "") for game in GAMES]
    pages = [(path, "") for path in alone] + lessons + [("/", game) for game in (*GAMES, "choices", "waiting")]
    page = open_page(dark=dark, lang="de", refused=True)
    for path, game in pages:
        page.goto(house.address + path)
        if game == "choices":
            for fold in open_sheet(page, "pente").locator("summary").all():
                fold.click()
        elif game == "waiting":
            choose(page, "pentago", against="link")
        elif game:
            choose(page, game, against="here")
            if game != "katamino":
                page.get_by_role("button", name="Teilen").click()
        page.wait_for_timeout(400)
        found = violations(page, contrasts_only=dark)
        serious = [each for each in found if each["impact"] in ("serious", "critical")]
        assert not serious, (path, game, told(serious))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_shown(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/rules/{game}", lang="fr")
    expect(page.locator("article h1")).to_be_visible()
    expect(page.locator("article .rule").first).to_be_visible()


def test_a_table_that_does_not_exist_is_said(open_page: OpenPage) -> None:
    page = open_page("/table/nowhere", refused=True)
    expect(page.locator(".says")).to_contain_text("There is no such table, or it is private")
    page = open_page("/nowhere", refused=True)
    expect(page.locator("h1")).to_contain_text("nothing here")
