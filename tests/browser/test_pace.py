"""A computer's move is shown after a beat, so that one sees one's own to its end; who wants none waits for nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect
from tests.patience import wait_until

from .hands import open_sheet

OpenPage = Callable[..., Page]
LONGER_THAN_ANY_BEAT = 2_000


def stored(page: Page) -> int:
    """How many moves the house has."""
    table = re.sub(r".*/table/([^?]+).*", r"\1", page.url)
    ply: int = page.evaluate(f"async () => (await (await fetch('/api/tables/{table}')).json()).table.ply")
    return ply


def begin(page: Page, clock: str = "none") -> None:
    """Begin a game against the computer with a clock that stands still, and make the first move."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.goto(page.url)
    sheet = open_sheet(page, "pente")
    sheet.get_by_label("Who begins?").select_option("me")
    sheet.get_by_label("Clock").select_option(clock)
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    page.locator("#typed").fill("K10")
    page.locator("#typed").press("Enter")
    wait_until(lambda: stored(page), lambda ply: ply == 2)


def test_a_computers_answer_waits_until_ones_own_move_was_seen(open_page: OpenPage) -> None:
    page = open_page()
    begin(page)
    expect(page.locator("[data-phase]")).to_have_attribute("data-ply", "1")
    page.clock.run_for(LONGER_THAN_ANY_BEAT)
    expect(page.locator("[data-phase]")).to_have_attribute("data-ply", "2")


def test_who_is_impatient_waits_for_nothing(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('pace', 'none')")
    begin(page)
    expect(page.locator("[data-phase]")).to_have_attribute("data-ply", "2")


def test_a_running_clock_is_never_kept_waiting(open_page: OpenPage) -> None:
    page = open_page()
    begin(page, "fischer 300+5")
    expect(page.locator("[data-phase]")).to_have_attribute("data-ply", "2")


def test_the_quadrant_that_was_turned_last_stays_marked_with_its_direction(open_page: OpenPage) -> None:
    page = open_page()
    sheet = open_sheet(page, "pentago")
    sheet.locator("input[value=here]").check()
    sheet.get_by_role("button", name="Play now").click()
    for move, mark in (("c4 NW+", "NW+"), ("a1 SE-", "SE-")):
        expect(page.locator("#typed")).to_be_enabled()
        page.locator("#typed").fill(move)
        page.locator("#typed").press("Enter")
        expect(page.locator("[data-turned]")).to_have_attribute("data-turned", mark)
        expect(page.locator("[data-turned]")).to_have_count(1)


def test_a_slow_line_is_told_before_one_has_moved(open_page: OpenPage) -> None:
    page = open_page()
    held: list[Callable[[], None]] = []
    lines: list[WebSocketRoute] = []

    def between(route: WebSocketRoute) -> None:
        lines.append(route)
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda said: held.append(lambda: route.send(said)) if '"pong"' in said else route.send(said))

    page.route_web_socket(re.compile("/socket"), between)
    page.clock.install()
    page.goto(page.url)
    open_sheet(page, "pente").get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)
    expect(page.locator(".slow")).to_have_count(0)
    for _ in range(6):  # it asks now and then
        lines[-1].send('{"t":"ping"}')  # the line is slow, not silent
        page.clock.run_for(1_000)
    wait_until(lambda: page.evaluate("1") and held)  # what the route has heard comes when the browser is asked
    page.clock.run_for(900)
    for let_go in held:
        let_go()
    expect(page.locator(".slow")).to_contain_text("Slow connection")
