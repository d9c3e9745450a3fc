"""The formats: each answers the same questions about a tournament, and none reads a clock or throws a die.

`feasible` (can this number play?), `propose` (what comes next?), `standing_of`, `finished`, `qualified`, `decisions`.
"""

from __future__ import annotations

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.formats import (
    arena,
    cup,
    double_elimination,
    groups,
    groups_cup,
    rank_tables,
    swiss,
    time_trial,
)
from fivefold.tournaments.garbage import no_search_for_garbage
from fivefold.tournaments.needs import Decision, Feasible, Need
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.standing import Standing
from fivefold.tournaments.state import Tournament

FEASIBLE = {
    "rank-tables": rank_tables.feasible,
    "groups-cup": groups.feasible,
    "round-robin": groups.feasible_round_robin,
    "knock-out": cup.feasible_knock_out,
    "double-elimination": cup.feasible_knock_out,
    "swiss": swiss.feasible,
    "arena": arena.feasible,
    "time-trial": time_trial.feasible,
}
PROPOSE = {
    "rank-tables": rank_tables.propose,
    "groups-cup": groups_cup.propose,
    "round-robin": groups.propose_round_robin,
    "knock-out": cup.propose_knock_out,
    "double-elimination": double_elimination.propose,
    "swiss": swiss.propose,
    "arena": arena.propose,
    "time-trial": time_trial.propose,
}
STANDING_OF = {
    "rank-tables": rank_tables.standing_of,
    "groups-cup": groups_cup.standing_of,
    "round-robin": groups.standing_of_round_robin,
    "knock-out": cup.standing_of_knock_out,
    "double-elimination": double_elimination.standing_of,
    "swiss": swiss.standing_of,
    "arena": arena.standing_of,
    "time-trial": time_trial.standing_of,
}
FINISHED = {
    "rank-tables": rank_tables.finished,
    "groups-cup": groups_cup.finished,
    "round-robin": groups.finished_round_robin,
    "knock-out": cup.finished_knock_out,
    "double-elimination": double_elimination.finished,
    "swiss": swiss.finished,
    "arena": arena.finished,
    "time-trial": time_trial.finished,
}


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Can this number of entrants be played, and if not, which choices exist?

    >>> from fivefold.tournaments.presets import PRESETS
    >>> found = feasible(PRESETS["kingdomino-championship"], 5)
    >>> found.ok, found.code, found.facts
    (False, 'seats', {'count': 5, 'small': 3, 'large': 4})
    """
    return FEASIBLE[regulation.format](regulation, entrants, fillers)


def propose(tournament: Tournament) -> Need:
    """What comes next: a draw to publish, a lot, a decision, or what is being waited for."""
    if tournament.closed:
        raise NotNow("The tournament is closed", code="closed")
    return PROPOSE[tournament.rules.format](tournament)


def standing_of(tournament: Tournament, group: str = "") -> Standing:
    """The standing, or that of one group."""
    if group:
        labels = groups.members_of(tournament)
        if group not in labels:
            raise NotNow("There is no group {group}", code="no-such-group", group=repr(group)[:40])
        return groups.standing_of_group(tournament, group)
    with no_search_for_garbage():
        return STANDING_OF[tournament.rules.format](tournament)


def finished(tournament: Tournament) -> bool:
    """Has everything been played?"""
    return tournament.regulation is not None and FINISHED[tournament.rules.format](tournament)


def qualified(tournament: Tournament) -> tuple[int, ...]:
    """Who goes on to the next tournament of a circuit; nobody before this one is finished."""
    if not finished(tournament):
        return ()
    return tuple(row.entrant for row in standing_of(tournament).rows if row.place <= tournament.rules.qualify)


def decisions(regulation: Regulation, entrants: int, answers: dict[str, str]) -> list[Decision]:
    """Every question that this regulation leaves open for this number, given the answers so far."""
    if regulation.format == "groups-cup":
        return groups_cup.decisions(regulation, entrants, answers)
    if regulation.format == "knock-out":
        return cup.decisions_knock_out(regulation, entrants)
    return []
