"""After a correction: who would have sat elsewhere, had it been right from the start?"""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.refusals import Refused
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.fold import apply
from fivefold.tournaments.formats import propose
from fivefold.tournaments.log import Log, dead_facts
from fivefold.tournaments.needs import Draw, LotNeeded
from fivefold.tournaments.state import Lot, Tournament


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Someone whose table in a published round would have been another; 0 is no table."""

    round: int
    entrant: int
    sat_at: int
    would_sit_at: int


def sat_elsewhere(log: Log, number: int) -> list[Elsewhere]:
    """Who would have sat elsewhere in the rounds that were drawn before a correction was made.

    Lots that were drawn are kept; one that would have been needed and was not is taken by entry number.
    """
    if not 1 <= number <= log.version or log.facts[number - 1].kind != "corrected":
        raise NotNow("Fact {number} is no correction", code="no-correction", number=number)
    correction = log.facts[number - 1]
    if any(fact.kind == "drawn" and fact.data["stage"] == "arena" for fact in log.facts):
        return []  # who was free at that moment decided as much as the points
    dead = dead_facts(log.facts[:number])
    alive = [fact for fact in log.facts[: number - 1] if fact.number not in dead]
    found: list[Elsewhere] = []
    for index, fact in enumerate(alive):
        if fact.kind == "drawn" and fact.data["round"] > correction.data["round"]:
            found += _compare(alive[:index], correction, fact)
    return found


def _compare(before: list[Fact], correction: Fact, drawn: Fact) -> list[Elsewhere]:
    tournament = Tournament()
    for fact in before:
        apply(tournament, fact)
    try:
        apply(tournament, correction)
    except Refused:
        return []
    wanted = propose(tournament)
    while isinstance(wanted, LotNeeded):
        order = wanted.candidates
        tournament.lots = (*tournament.lots, Lot(wanted.purpose, frozenset(wanted.candidates), tuple(order)))
        wanted = propose(tournament)
    would = {e: t.number for t in wanted.tables for e in t.seats} if isinstance(wanted, Draw) else {}
    sat = {entrant: table["table"] for table in drawn.data["tables"] for entrant in table["seats"]}
    return [
        Elsewhere(drawn.data["round"], entrant, sat.get(entrant, 0), would.get(entrant, 0))
        for entrant in sorted(sat.keys() | would.keys())
        if sat.get(entrant, 0) != would.get(entrant, 0)
    ]
