"""`fivefold rules`: a game's rules with their ids, in three languages."""

from __future__ import annotations

from enum import StrEnum

import typer
from rich.console import Console
from rich.markdown import Markdown


class Language(StrEnum):
    """The languages of the house."""

    de = "de"
    en = "en"
    fr = "fr"


HEADINGS = {"de": "## Deutsch", "en": "## English", "fr": "## Français"}


def rules(
    game: str = typer.Argument(help="The game, as pentago."),
    lang: Language = typer.Option(Language.en, help="de, en or fr."),
) -> None:
    """Show a game's rules."""
    Console().print(Markdown(rules_text(game, lang.value)))


def rules_text(name: str, language: str) -> str:
    """The part of a game's `rules.md` in one language.

    >>> rules_text("pentago", "fr").splitlines()[0]
    '# Pentago'
    """
    from importlib.resources import files

    from fivefold.games import game

    page = files(f"fivefold.games.{game(name).NAME}").joinpath("rules.md").read_text(encoding="utf-8")
    title, *sections = page.split("\n## ")
    heading = HEADINGS[language].removeprefix("## ")
    text = next(section for section in sections if section.startswith(heading))
    return f"{title.splitlines()[0]}\n{text.removeprefix(heading)}"
