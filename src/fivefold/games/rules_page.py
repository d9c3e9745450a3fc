"""A game's rules in one language."""

from __future__ import annotations

from importlib.resources import files

from fivefold.games import game
from fivefold.messages import language_of, spelled

HEADINGS = {"de": "Deutsch", "en": "English", "fr": "Français"}


def rules_text(name: str, language: str) -> str:
    """The part of a game's `rules.md` in one language.

    >>> rules_text("pentago", "fr").splitlines()[0]
    '# Pentago'
    """
    page = files(game(name).package).joinpath("rules.md").read_text(encoding="utf-8")
    return in_language(page, language)


def in_language(page: str, language: str) -> str:
    """The title of a rules page and its section in one language, as a region spells it if one is named.

    >>> in_language("# Chess\\n\\n## English\\n\\nMate.\\n\\n## Deutsch\\n\\nMatt.", "de").split()
    ['#', 'Chess', 'Matt.']
    """
    title, *sections = page.split("\n## ")
    heading = HEADINGS[language_of(language)]
    text = next(section for section in sections if section.startswith(heading))
    return spelled(f"{title.splitlines()[0]}\n{text.removeprefix(heading)}", language)
