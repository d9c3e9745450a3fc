"""Motion that explains the move, and none for those who want none."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .hands import lay

OpenPage = Callable[..., Page]

ANGLES = """
() => new Promise(done => {
  const seen = [];
  const end = performance.now() + 1500;
  const look = () => {
    const stands = new DOMMatrix(getComputedStyle(document.querySelector('[data-quadrant=NE]')).transform);
    seen.push(Math.round(Math.atan2(stands.b, stands.a) * 180 / Math.PI));
    if (performance.now() < end) requestAnimationFrame(look); else done(seen);
  };
  document.querySelector("[data-turn='NE+']").dispatchEvent(new MouseEvent('click', {bubbles: true}));
  look();
})
"""


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_a_quadrant_really_turns(open_page: OpenPage, wish: str) -> None:
    page = open_page()
    page.emulate_media(reduced_motion=wish)  # type: ignore[arg-type]
    lay(page, "pentago")
    page.locator("[data-cell=e5]").click()
    page.locator("[data-turn='NE+']").wait_for()
    between = [angle for angle in page.evaluate(ANGLES) if 5 < angle < 85]
    assert bool(between) == (wish == "no-preference")
    expect(page.locator("[data-ply='1']")).to_have_count(1)


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
