"""What a tournament asks for next, as plain data."""

from __future__ import annotations

from fivefold.messages import catalogue
from fivefold.refusals import Refused
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.lint import Finding
from fivefold.tournaments.needs import Decision, Draw, FillerNeeded, Finished, LotNeeded, MoveNeeded, Need, Waiting
from fivefold.tournaments.shapes import FindingView, NeedView
from fivefold.tournaments.state import Tournament
from fivefold.tournaments.words import choice_words, finding_words, need_words, option_words

ENGLISH = catalogue("en")


def need_of(desk: Desk) -> NeedView:
    """What a tournament waits for; nothing, if it can ask for nothing now.

    >>> need_of(Desk())["need"]
    'Nothing'
    """
    try:
        return need_view(desk.tournament, desk.need())
    except Refused as refusal:
        return {"need": "Nothing", "text": str(refusal), "why": refusal.code}


def need_view(tournament: Tournament, need: Need) -> NeedView:
    """A need as plain data; its `text` is English, a page makes its own."""
    match need:
        case Draw():
            return {
                "need": "Draw",
                "round": need.round,
                "stage": need.stage,
                "tables": [
                    {"number": t.number, "seats": list(t.seats), "starter": t.starter, "group": t.group, "wave": t.wave}
                    for t in need.tables
                ],
                "slots": list(need.slots),
                "byes": list(need.byes),
                "halves": list(need.halves),
            }
        case Decision():
            return {
                "need": "Decision",
                "question": need.question,
                "text": need_words(ENGLISH, tournament, need),
                "rule": need.rule,
                "options": [
                    {"answer": o.answer, "text": option_words(ENGLISH, need.question, o), "facts": dict(o.facts)}
                    for o in need.options
                ],
                "default": need.default,
                "facts": dict(need.facts),
            }
        case LotNeeded():
            return {
                "need": "LotNeeded",
                "purpose": need.purpose,
                "candidates": list(need.candidates),
                "rule": need.rule,
            }
        case MoveNeeded():
            return {
                "need": "MoveNeeded",
                "entrant": need.entrant,
                "round": need.round,
                "from_table": need.from_table,
                "to_table": need.to_table,
                "rule": need.rule,
            }
        case FillerNeeded():
            return {
                "need": "FillerNeeded",
                "text": need_words(ENGLISH, tournament, need),
                "rule": need.rule,
                "round": need.round,
                "table": need.table,
                "instead_of": need.instead_of,
            }
        case Waiting():
            return {
                "need": "Waiting",
                "kind": need.kind,
                "text": need_words(ENGLISH, tournament, need),
                "rule": need.rule,
                "tables": list(need.tables),
                "protests": list(need.protests),
            }
        case Finished():
            return {"need": "Finished", "text": need_words(ENGLISH, tournament, need), "why": need.why}


def finding_view(finding: Finding) -> FindingView:
    """What the linter found, as plain data."""
    return {
        "level": finding.level,
        "name": finding.name,
        "text": finding_words(ENGLISH, finding),
        "rule": finding.rule,
        "options": [
            {"answer": o.answer, "text": choice_words(ENGLISH, finding, o), "facts": dict(o.facts)}
            for o in finding.options
        ],
        "default": finding.default,
        "facts": dict(finding.facts),
    }
