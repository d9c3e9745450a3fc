"""Which column is which: by its heading in English, German or French, or by what stands in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal

Column = Literal["name", "first", "last", "club", "rating", "person", "category", "number", ""]

HEADINGS: Final[dict[Column, str]] = {
    "name": "name names player players spieler spielerin spieler/in spieler:in spielername teilnehmer teilnehmerin "
    "teilnehmer/in teilnehmende nom joueur joueuse participant participante full_name fullname nom_complet",
    "first": "first first_name firstname given_name givenname forename vorname rufname prénom prenom",
    "last": "last last_name lastname surname family_name nachname familienname zuname nom_de_famille",
    "club": "club team verein klub mannschaft ort town city association équipe equipe ville",
    "rating": "rating elo dwz wertung wertungszahl classement cote points_elo strength spielstärke",
    "person": "person person_id id personne identifiant kennung mitgliedsnummer member_id licence lizenz license",
    "category": "category class group age_group agegroup kategorie klasse altersklasse altersgruppe "
    "catégorie categorie classe",
    "number": "no nr nr. no. n° nº num numéro numero nummer number # pos rang rank seed platz startnummer",
}
BY_HEADING: Final[dict[str, Column]] = {word: column for column, words in HEADINGS.items() for word in words.split()}
WHOLE: Final = re.compile(r"[0-9][0-9' \u00a0\u202f’]{0,11}")


def columns_of(rows: Sequence[Sequence[str]]) -> tuple[bool, list[Column]]:
    """Whether the first row holds headings, and what the columns are; "" for one that is not used.

    >>> columns_of([["Nr", "Vorname", "Nachname", "E-Mail"], ["1", "Anna", "Müller", "a@example.org"]])
    (True, ['number', 'first', 'last', ''])
    >>> columns_of([["1", "Anna Müller", "Dresden", "1800"], ["2", "Ben", "Zürich", "1750"]])
    (False, ['number', 'name', 'club', 'rating'])
    """
    if not rows:
        return False, []
    named: list[Column] = [BY_HEADING.get(_word(cell), "") for cell in rows[0]]
    if any(named) and not any(WHOLE.fullmatch(cell.strip()) for cell in rows[0]):
        return True, _once(named)
    return False, _by_content(rows)


def _word(cell: str) -> str:
    return re.sub(r"[\s_\-]+", "_", cell.strip().casefold())


def _once(named: list[Column]) -> list[Column]:
    """A column that is named twice counts once; `Nom` beside `Prénom` is the last name."""
    if "first" in named and "last" not in named and "name" in named:
        named = ["last" if column == "name" else column for column in named]
    seen: set[Column] = set()
    found: list[Column] = []
    for column in named:
        found.append("" if column in seen else column)
        seen.add(column)
    return found


def _by_content(rows: Sequence[Sequence[str]]) -> list[Column]:
    width = max(len(row) for row in rows)
    found: list[Column] = []
    for at in range(width):
        cells = [row[at].strip() for row in rows if at < len(row) and row[at].strip()]
        numbers = bool(cells) and all(WHOLE.fullmatch(cell) for cell in cells)
        column: Column = ""
        if numbers and not found and width > 1 and _counts(cells):
            column = "number"
        elif numbers and "rating" not in found and "name" in found:
            column = "rating"
        elif not numbers and cells and "name" not in found:
            column = "name"
        elif not numbers and cells and "club" not in found:
            column = "club"
        found.append(column)
    if "name" not in found and found:
        found[0] = "name"
    return found


def _counts(cells: Sequence[str]) -> bool:
    """Do these cells simply count 1, 2, 3 …?"""
    return cells[: len(cells)] == [str(number) for number in range(1, len(cells) + 1)]
