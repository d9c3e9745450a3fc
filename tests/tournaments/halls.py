"""Tournaments to test with: opened, entered, started, played a little."""

from __future__ import annotations

from typing import Any

from fivefold.tournaments import PRESETS, Desk, Regulation
from fivefold.tournaments.needs import Draw, LotNeeded

FIRST_NAMES = """
    Anna Ben Cem Dora Emil Finn Gina Hugo Ida Jan Kim Lea Max Nora Otto Pia Quin Ruth Sven Tom Ute Vera Wim Xaver
"""
NAMES = FIRST_NAMES.split()


def named(number: int) -> str:
    return NAMES[number - 1] if number <= len(NAMES) else f"Player {number}"


def entered(regulation: str | Regulation, players: int) -> Desk:
    rules = PRESETS[regulation] if isinstance(regulation, str) else regulation
    desk = Desk.opened("Test", rules)
    for number in range(1, players + 1):
        desk = desk.say("entered", {"entrant": number, "name": named(number)})
    return desk


def started(regulation: str | Regulation, players: int) -> Desk:
    return entered(regulation, players).start()


def drawn(desk: Desk, order: list[int] | None = None) -> Desk:
    """Draw the next round; lots give the order of entry, or the one that is given."""
    wish = order or sorted(desk.tournament.entrants)
    while isinstance(need := desk.need(), LotNeeded):
        outcome = sorted(need.candidates, key=wish.index)
        data = {"purpose": need.purpose, "candidates": list(need.candidates), "outcome": outcome}
        desk = desk.say("lot", data)
    assert isinstance(need, Draw), need
    return desk.say("drawn", need.data)


def scored(desk: Desk, table: int, *scores: int, round_: int = 0) -> Desk:
    """Scores for the players of a table, in the order of their numbers."""
    number = round_ or len(desk.tournament.rounds)
    at = desk.tournament.tables[number, table]
    able = sorted(s for s in at.seats if s not in at.gone and not desk.tournament.entrants[s].filler)
    assert len(able) == len(scores), able
    data = {"round": number, "table": table, "scores": [[s, v] for s, v in zip(able, scores, strict=True)]}
    return desk.say("result", data)


def won(desk: Desk, one: int, other: int, winner: int, marbles: int = 0, **more: Any) -> Desk:
    """A result for the table of the last round at which two sit."""
    tables = desk.tournament.tables_of(desk.tournament.rounds[-1])
    table = next(t for t in tables if set(t.seats) == {one, other})
    data: dict[str, Any] = {"round": table.round, "table": table.number, "winner": winner}
    if marbles:
        data["marbles"] = marbles
    return desk.say("result", data, **more)
