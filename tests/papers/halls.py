"""Tournaments to print: played a little or to the end, with names that are hard to print."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from typing import Any

from pypdf import PdfReader

from fivefold.papers import paper_data, print_paper
from fivefold.tournaments import PRESETS, Desk
from fivefold.tournaments.lots import picks
from fivefold.tournaments.rehearsal import step
from fivefold.tournaments.scoring import complete

NAMES = [
    "Anna Müller",
    "Bénédicte Lefèvre",
    "Cem Özdemir",
    "Dora Groß",
    "Emil Çelik",
    "François Noël",
    "Gina Rössler",
    "Hugo Weiß",
    "Ida Jäger",
    "Jan Kowalski",
    "Kim Nguyễn",
    "Léa Dubois",
    "Max Mustermann-Hinterhuber",
    "Nora Übelacker",
    "Otto Ørsted",
    "Pia Škoda",
    "Quirin Œuvrard",
    "Ruth Ærø",
    "Sven Lindström",
    "Tom Łukasz",
    "Ute Öchsle",
    "Véra Château",
    "Wim de Graaf",
    "Xaver Ñandú",
]


def named(number: int) -> str:
    return NAMES[number - 1] if number <= len(NAMES) else f"Player {number}"


def hall(preset: str, players: int, title: str = "Sächsische Meisterschaft") -> Desk:
    desk = Desk.opened(title, PRESETS[preset], time="2026-11-15T08:00:00Z")
    for number in range(1, players + 1):
        data = {"entrant": number, "name": named(number), "club": "Spielekreis Görlitz" if number % 3 else ""}
        desk = desk.say("entered", data, time="2026-11-15T12:00:00Z")
    return desk


def until(desk: Desk, seed: str, there: Callable[[Desk], bool]) -> Desk:
    """Play on with made-up results until something is so."""
    pick = picks(seed)
    while not there(desk):
        desk = step(desk, pick)
    return desk


def in_round(number: int, played: int = 0) -> Callable[[Desk], bool]:
    """Has this round been drawn, and `played` of its tables played?"""

    def there(desk: Desk) -> bool:
        tournament = desk.tournament
        if len(tournament.rounds) < number:
            return False
        done = [complete(tournament, table) for table in tournament.tables_of(tournament.rounds[number - 1])]
        return len(tournament.rounds) > number or sum(done) >= min(played, len(done))

    return there


def closed(desk: Desk) -> bool:
    return desk.tournament.closed


def pages(desk: Desk, name: str, lang: str = "en", round: int = 0) -> list[str]:
    """The text of each page of a paper, its blanks made even."""
    return texts(print_paper(desk, name, lang, round))


def texts(pdf: bytes) -> list[str]:
    found = [page.extract_text() for page in PdfReader(io.BytesIO(pdf)).pages]
    plain = [" ".join(text.replace("\u200b", "").split()) for text in found]
    return [re.sub(r"(?<=\w)- (?=[A-Z])", "-", text) for text in plain]  # a name may be broken after its hyphen


def data_of(desk: Desk, name: str, lang: str = "en", **more: Any) -> dict[str, Any]:
    """What the template of a paper is given."""
    return paper_data(desk, name, lang, **more)
