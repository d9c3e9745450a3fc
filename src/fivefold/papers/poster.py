"""The rules of a tournament to hang up: every one of its regulation, in large print."""

from __future__ import annotations

from fivefold.papers.own_rules import own_rules
from fivefold.papers.rules_text import rule_texts
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk


def poster(desk: Desk, say: Words) -> dict[str, object]:
    """The rules in their order."""
    rules = desk.tournament.rules
    found = rule_texts(rules.name, None, say.lang) if rules.rules else []
    if not found:
        found = own_rules(rules, say)
    return {"heading": say("paper-rules"), "rules": found}
