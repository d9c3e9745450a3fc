"""The rules in pictures: boards to try, tags that lead to their text, regulations on the wall."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from fivefold.server.api.rules import ID, books

from .test_endings import go_to
from .test_whole_games import tab_to

OpenPage = Callable[..., Page]

LOOSE = """() => {
  const tags = [], walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const found = walker.currentNode.textContent.match(/\\b[A-Z]{2}\\d{1,2}\\b/g) ?? [];
    const link = walker.currentNode.parentElement.closest('a');
    for (const tag of found) tags.push([tag, link ? link.pathname + link.hash : '']);
  }
  return tags;
}"""
"""Every rule that a page names, and where its name leads."""

PAGES = [
    *("/rules/pentago", "/rules/pente", "/rules/kingdomino-championship", "/rules/pentago-tournament"),
    "/learn/pente/2",
]


@pytest.mark.parametrize("path", PAGES)
def test_every_rule_that_a_page_names_leads_to_its_text(open_page: OpenPage, path: str) -> None:
    page = open_page(path)
    page.wait_for_selector("main a.rule")
    known = {rule for text in books().values() for rule in ID.findall(text)}
    tags = [(tag, to) for tag, to in page.evaluate(LOOSE) if tag in known]
    assert tags
    assert [(tag, to) for tag, to in tags if to not in (f"/rules/{tag}", f"{path}#{tag}")] == []


@pytest.mark.parametrize(
    ("path", "book", "rule"),
    [("/rules/PT5", "pente", "PT5"), ("/rules/TP5", "pentago-tournament", "TP5"), ("/rules/pente#PT5", "pente", "PT5")],
)
def test_the_link_of_a_rule_opens_the_book_at_its_place(open_page: OpenPage, path: str, book: str, rule: str) -> None:
    page = open_page(path)
    expect(page.locator(".meant .own")).to_have_text(rule)
    expect(page.locator(".meant")).to_be_in_viewport()
    assert page.url.endswith(f"/rules/{book}#{rule}")


def test_a_book_that_does_not_exist_is_said(open_page: OpenPage) -> None:
    page = open_page("/rules/nowhere", refused=True)
    expect(page.get_by_role("alert")).to_contain_text("nothing here")


@pytest.mark.rule("PT5")
def test_the_move_a_rule_is_about_is_tried_by_keyboard_and_a_wrong_try_gets_the_rule(open_page: OpenPage) -> None:
    page = open_page("/rules/pente")
    card = page.locator("ol.cards > li").nth(3)
    card.get_by_role("button", name="Try it").focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-state", "open")
    go_to(page, "N9", "ABCDEFGHJKLMNOPQRST", 19, card)
    page.keyboard.press("Enter")
    expect(card.locator(".wrong")).to_contain_text("the pair must stand between two of yours, in one line (PT5)")
    tab_to(page, ".foot button.primary")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("data-state", "open")
    go_to(page, "N10", "ABCDEFGHJKLMNOPQRST", 19, card)
    page.keyboard.press("Enter")
    expect(card.locator(".right")).to_contain_text("A pair is captured")


@pytest.mark.rule("PT5")
def test_the_move_a_rule_is_about_is_tried_with_the_mouse(open_page: OpenPage) -> None:
    page = open_page("/rules/pente")
    card = page.locator("ol.cards > li").nth(3)
    card.get_by_role("button", name="Try it").click()
    card.locator("[data-cell=N9]").click()
    expect(card.locator(".wrong")).to_contain_text("the pair must stand between two of yours, in one line (PT5)")
    card.locator(".foot button.primary").click()
    card.locator("[data-cell=N10]").click()
    expect(card.locator(".right")).to_contain_text("A pair is captured")


@pytest.mark.rule("PG3")
def test_a_finger_places_and_turns_on_the_rules_page(open_page: OpenPage) -> None:
    page = open_page("/rules/pentago", width=390, height=844, touch=True)
    card = page.locator("ol.cards > li").nth(1)
    card.get_by_role("button", name="Try it").tap()
    card.locator("[data-cell=d3]").tap()
    card.locator("[data-turn='SE+']").tap()
    expect(card.locator(".right")).to_contain_text("That is a whole turn")
