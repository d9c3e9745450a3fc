"""Motion that explains the move, and none for those who want none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import lay

OpenPage = Callable[..., Page]

HALFWAY = """
() => {
  const quadrant = document.querySelector('[data-quadrant=NE]');
  quadrant.addEventListener('transitionrun', event => {
    if (event.target !== quadrant || event.propertyName !== 'transform') return;
    const [turn] = quadrant.getAnimations();
    turn.currentTime = 240;
    const stands = new DOMMatrix(getComputedStyle(quadrant).transform);
    window.halfway = Math.round(Math.atan2(stands.b, stands.a) * 180 / Math.PI);
  });
  document.querySelector("[data-turn='NE+']").dispatchEvent(new MouseEvent('click', {bubbles: true}));
}
"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_quadrant_really_turns(open_page: OpenPage, wish: str) -> None:
    page = open_page()
    page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
    lay(page, "pentago")
    page.locator("[data-cell=e5]").click()
    page.locator("[data-turn='NE+']").wait_for()
    page.evaluate(HALFWAY)
    expect(page.locator("[data-ply='1']")).to_have_count(1)
    if wish == "no-preference":
        page.wait_for_function("() => 5 < window.halfway && window.halfway < 85")
    else:
        assert page.evaluate("window.halfway ?? 0") in (0, 90)  # at once at its end


@pytest.mark.rule("PT6")
@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_captured_pair_lifts_off(open_page: OpenPage, wish: str) -> None:
    page = open_page()
    page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
    lay(page, "pente")
    for cell in ("K10", "L10", "A1", "M10"):
        page.locator(f"[data-cell={cell}]").click()
        page.wait_for_timeout(500)
    page.evaluate(
        "() => { window.flew = 0; new MutationObserver(() => {"
        " window.flew = Math.max(window.flew, document.querySelectorAll('.lifted').length) })"
        ".observe(document.querySelector('.board-side'), {subtree: true, childList: true}) }"
    )
    page.locator("[data-cell=N10]").click()
    expect(page.locator("[data-ply='5']")).to_have_count(1)
    page.wait_for_timeout(1200)
    assert page.evaluate("window.flew") == (2 if wish == "no-preference" else 0)
