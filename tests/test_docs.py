"""README and docs run: every example in them is tried."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from typing import Any

import pytest
import typer

from fivefold.cli.commands import app
from fivefold.cli.tournament.commands import app as tournament_app

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


def known_commands() -> dict[str, set[str]]:
    """Every command of `fivefold` with its options."""
    found: dict[str, set[str]] = {}

    def walk(group: Any, before: str) -> None:
        for name, command in group.commands.items():
            if hasattr(command, "commands"):
                walk(command, f"{before}{name} ")
            else:
                found[before + name] = {option for one in command.params for option in (*one.opts, *one.secondary_opts)}

    walk(typer.main.get_command(app), "")
    walk(typer.main.get_command(tournament_app), "tournament ")
    return found


COMMANDS = known_commands()


def shown_commands(page: Path) -> list[str]:
    """The lines of a page's code that call `fivefold`, without what is said beside them."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    call = re.compile(r"^\s*(?:\$ |\S+ && )?fivefold ([a-z].*?)(?:\s{2,}|\s*#|$)", flags=re.MULTILINE)
    return [line for block in blocks for line in call.findall(block)]


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_the_commands_that_are_shown_exist_with_their_options(page: Path) -> None:
    for line in shown_commands(page):
        words = line.split()
        names = [" ".join(words[:count]) for count in (3, 2, 1)]
        name = next((name for name in names if name in COMMANDS), None)
        assert name is not None or words[1:2] == ["--help"], f"{page.name}: fivefold {line}"
        options = {word.partition("=")[0] for word in words if re.fullmatch(r"--[a-z][\w-]*(=.*)?", word)}
        assert options - {"--help"} <= COMMANDS.get(name or "", set()), f"{page.name}: fivefold {line}"


def test_the_docs_show_commands() -> None:
    assert sum(len(shown_commands(page)) for page in PAGES) > 30
