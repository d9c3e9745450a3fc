"""The rules of a tournament to hang up: every one of its regulation, in large print."""

from __future__ import annotations

from fivefold.papers.rounds import NoPaper
from fivefold.papers.rules_text import rule_texts
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk


def poster(desk: Desk, say: Words) -> dict[str, object]:
    """The rules in their order."""
    rules = desk.tournament.rules
    found = rule_texts(rules.name, None, say.lang)
    if not found:
        raise NoPaper("This tournament's rules are its organiser's own; there is no text of them", code="no-rules-text")
    return {"heading": say("paper-rules"), "rules": found}
