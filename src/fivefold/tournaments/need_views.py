"""What a tournament asks for next, as plain data."""

from __future__ import annotations

from collections.abc import Iterable

from fivefold.refusals import Refused
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.needs import (
    Decision,
    Draw,
    FillerNeeded,
    Finished,
    LotNeeded,
    MoveNeeded,
    Need,
    Option,
    Waiting,
)
from fivefold.tournaments.shapes import NeedView, OptionView


def need_of(desk: Desk) -> NeedView:
    """What a tournament waits for; nothing, if it can ask for nothing now.

    >>> need_of(Desk())["need"]
    'Nothing'
    """
    try:
        return need_view(desk.need())
    except Refused as refusal:
        return {"need": "Nothing", "text": str(refusal)}


def need_view(need: Need) -> NeedView:
    """A need as plain data."""
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
            }
        case Decision():
            return {
                "need": "Decision",
                "question": need.question,
                "text": need.text,
                "rule": need.rule,
                "options": option_views(need.options),
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
                "text": need.text,
                "rule": need.rule,
                "round": need.round,
                "table": need.table,
                "instead_of": need.instead_of,
            }
        case Waiting():
            return {
                "need": "Waiting",
                "kind": need.kind,
                "text": need.text,
                "rule": need.rule,
                "tables": list(need.tables),
                "protests": list(need.protests),
            }
        case Finished():
            return {"need": "Finished", "text": need.text}


def option_views(options: Iterable[Option]) -> list[OptionView]:
    """Possible answers as plain data."""
    return [{"answer": one.answer, "text": one.text, "facts": dict(one.facts)} for one in options]
