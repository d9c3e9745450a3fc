"""What axe finds wrong with a page. Words do not matter to it, and of a dark page only the contrasts are its own."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def violations(page: Page, *, contrasts_only: bool = False) -> list[dict[str, Any]]:
    """The rules that a page breaks, with the places."""
    chosen = {"runOnly": ["color-contrast"]} if contrasts_only else {}
    found: list[dict[str, Any]] = (
        Axe().run(page, options={"resultTypes": ["violations"], **chosen}).response["violations"]
    )
    return found


def told(found: list[dict[str, Any]]) -> list[tuple[str, str]]:
    """Each rule that is broken and the first place where it is."""
    return [(each["id"], each["nodes"][0]["html"][:160]) for each in found]
