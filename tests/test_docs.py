"""README and docs run: every example in them is tried."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_the_examples_run(page: Path) -> None:
    flags = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_the_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_the_files_that_are_named_exist(page: Path) -> None:
    named = re.findall(
        r"`((?:web/src|src/fivefold|tests|training)/[\w/.-]+\.(?:py|ts|svelte|json))`", page.read_text("utf-8")
    )
    assert [file for file in named if not (ROOT / file).exists()] == []


def test_the_readme_is_one_screen_with_a_picture_and_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 70
    assert "make play" in text
    assert "make test" in text
    picture = re.search(r'<img src="([^"]+)"', text)
    assert picture is not None
    assert (ROOT / picture[1]).exists()
