"""`fivefold rules`: a game's rules with their ids, in three languages."""

from __future__ import annotations

from enum import StrEnum

import typer

from fivefold.cli import terminal


class Language(StrEnum):
    """The languages of the house."""

    de = "de"
    de_ch = "de-CH"
    en = "en"
    fr = "fr"


def rules(
    game: str = typer.Argument(help="The game, as pentago."),
    lang: Language = typer.Option(Language.en, help="de, de-CH, en or fr."),
) -> None:
    """Show a game's rules."""
    from rich.markdown import Markdown

    from fivefold.games.rules_page import rules_text

    terminal.console().print(Markdown(rules_text(game, lang.value)))
