"""Katamino: a series of one's own is made, graded, kept, shared by link and played (KT5)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import open_sheet

OpenPage = Callable[..., Page]


def pick(page: Page, *pieces: int) -> None:
    for piece in pieces:
        page.get_by_role("button", name=f"Add piece {piece}", exact=True).click()


@pytest.mark.rule("KT5")
def test_a_series_is_made_kept_shared_and_played_like_the_printed_ones(open_page: OpenPage) -> None:
    page = open_page("/katamino")
    page.get_by_label("Name of the series").fill("Club")
    pick(page, 2, 3, 6, 11, 8)
    expect(page.get_by_role("button", name=re.compile(r"PENTA Club 5, .*grade \d+ of 10"))).to_be_visible()
    page.get_by_role("button", name="Keep this series").click()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("PENTA Club 4"))).to_be_visible()
    page.get_by_role("button", name="Share Club").click()
    expect(page.get_by_alt_text("QR")).to_be_visible()
    link = re.sub(r"^https?://[^/]+", "", page.get_by_label("Link to this series").input_value())
    other = open_page(link)
    expect(other.get_by_text("Somebody shares a series with you")).to_be_visible()
    other.locator(".kept").get_by_role("button", name="Keep this series").click()
    other.get_by_role("button", name=re.compile("PENTA Club 4")).click()
    expect(other.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    page.get_by_role("button", name="Forget Club").click()
    page.reload()
    expect(page.get_by_role("heading", name="Your own series")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("PENTA Club"))).to_have_count(0)


@pytest.mark.rule("KT5", "KT2")
def test_a_series_that_cannot_be_made_says_why_and_is_not_kept(open_page: OpenPage) -> None:
    page = open_page("/katamino", lang="de", refused=True)
    for piece in (1, 2, 3, 4):
        page.get_by_role("button", name=f"Stein {piece} dazunehmen", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Stein 1")
    expect(page.get_by_role("button", name="Serie behalten")).to_be_disabled()
    page.get_by_role("button", name="Letzten Stein weglegen").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.rule("KT2", "KT5")
def test_from_the_first_page_one_reaches_the_series_and_lets_piece_1_stand(open_page: OpenPage) -> None:
    page = open_page()
    sheet = open_sheet(page, "katamino")
    sheet.locator("summary", has_text="All options").click()
    sheet.get_by_label("Piece 1 lies along the board").uncheck()
    sheet.get_by_role("button", name="Play now").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    table = page.url.rsplit("/", 1)[1]
    options = page.evaluate(f"async () => (await (await fetch('/api/tables/{table}')).json()).table.options")
    assert "horizontal=off" in options
    page.get_by_role("link", name="Play", exact=True).click()
    open_sheet(page, "katamino").get_by_role("link", name=re.compile("Series")).click()
    expect(page.get_by_role("heading", name="Your own series")).to_be_visible()
