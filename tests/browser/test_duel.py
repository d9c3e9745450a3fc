"""The solved duel on its page: first moves by colour, answers walked through, a refutation, play against the proof."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import OpenPage


def test_the_proof_is_walked_through_challenged_and_played_against(open_page: OpenPage) -> None:
    page = open_page("/duel")
    expect(page.locator(".wall .won")).to_have_count(73)
    expect(page.locator(".wall .lost")).to_have_count(22)
    expect(page.locator(".walk")).to_contain_text("It has 614 answers")
    page.get_by_role("button", name="Next answer").click()
    expect(page.locator(".walk")).to_contain_text("Answer 1 of 614")
    expect(page.locator(".board-side .advice")).not_to_have_count(0)
    address = page.url
    assert "answer=" in address

    page.locator(".wall .lost").first.click()
    expect(page.locator(".walk")).to_contain_text("Can you find the refutation?")
    page.locator("[data-rack='12']").press("Enter")
    page.locator("[data-cell='b2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".told")).to_contain_text(re.compile("Refuted!|Not this|cannot tell"))
    page.get_by_role("button", name="Show a refutation").click()
    expect(page.locator(".told")).to_contain_text("whatever follows, the first player loses")
    page.get_by_role("button", name="Play against the proof").click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "playing")
    expect(page.locator(".seats")).to_contain_text("Computer")

    page.goto(address)  # the link shows the same answer
    expect(page.locator(".walk")).to_contain_text("Answer 1 of 614")


def test_the_draft_is_walked_through_pick_by_pick(open_page: OpenPage) -> None:
    page = open_page("/duel")
    cards = page.locator("li button", has=page.locator(".bar"))
    expect(cards).to_have_count(12)
    cards.nth(1).click()  # L
    expect(page.locator(".hands")).to_contain_text("With best picks from here, the player who begins wins.")
    expect(cards).to_have_count(11)
    cards.nth(0).click()  # I
    expect(cards).to_have_count(10)
    address = page.url
    assert "picks=2-1" in address
    cards.filter(has_text="wins").first.click()
    expect(cards.first).to_contain_text("loses, refuted by piece")
    page.get_by_role("button", name="Take back a pick").click()
    expect(cards).to_have_count(10)

    page.goto(address)  # the link shows the same picks
    expect(cards).to_have_count(10)
    page.goto(address.replace("picks=2-1", "picks=2-2"))
    expect(page.get_by_role("alert")).to_contain_text("cannot be picked")
    expect(cards).to_have_count(12)
