"""Against the clock: everyone solves the same puzzles alone; most solved first, then the least time."""

from __future__ import annotations

from fivefold.tournaments.formats.common import unsettled
from fivefold.tournaments.formats.rank_tables import ledger_of
from fivefold.tournaments.needs import Draw, DrawnTable, Feasible, Finished, Need, out_of_range
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.standing import Standing, judges_for, rank
from fivefold.tournaments.state import Tournament


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Anyone can race."""
    if not regulation.at_least <= entrants <= regulation.at_most:
        return out_of_range(regulation.at_least, regulation.at_most, entrants)
    return Feasible(True, "puzzles", {"puzzles": regulation.rounds})


def propose(tournament: Tournament) -> Need:
    """A table for each player."""
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if len(tournament.rounds) >= tournament.rules.rounds or not tournament.players:
        return Finished()
    tables = tuple(DrawnTable(n, (e.number,), e.number) for n, e in enumerate(tournament.players, 1))
    return Draw(len(tournament.rounds) + 1, "trial", tables)


def standing_of(tournament: Tournament) -> Standing:
    """Puzzles solved, then the time for them."""
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    judges = judges_for(tournament, ledger_of(tournament), "standing")
    return rank([e.number for e in tournament.players], judges, out)


def finished(tournament: Tournament) -> bool:
    """Have all puzzles been tried?"""
    if tournament.started and not tournament.players:
        return True
    return len(tournament.rounds) >= tournament.rules.rounds and unsettled(tournament) is None
