"""A Swiss system for two at a table: nobody meets twice, equals meet equals, starts stay even."""

from __future__ import annotations

from collections import Counter

from fivefold.tournaments.formats.common import lot_or_need, starts_so_far, unsettled
from fivefold.tournaments.formats.dutch import propose_dutch
from fivefold.tournaments.formats.pairing import Candidate, pair
from fivefold.tournaments.needs import Draw, DrawnTable, Feasible, Finished, LotNeeded, Need, out_of_range
from fivefold.tournaments.regulation import Points, Regulation
from fivefold.tournaments.scoring import bye_lines, counts, score, verdict
from fivefold.tournaments.standing import Ledger, Standing, judges_for, rank, total
from fivefold.tournaments.state import Tournament


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Any number from two; with few players someone may have to be met twice."""
    if not regulation.at_least <= entrants <= regulation.at_most:
        return out_of_range(regulation.at_least, regulation.at_most, entrants, regulation.rule("at_most"))
    others = entrants - 1 if entrants % 2 == 0 else entrants
    meet = "once" if others >= regulation.rounds else "twice"
    return Feasible(True, "rounds", {"rounds": regulation.rounds, "games": entrants // 2, "meet": meet})


def ledger_of(tournament: Tournament) -> Ledger:
    """Everyone's games and byes."""
    lines = [line for table in tournament.tables.values() for line in score(tournament, table)]
    return Ledger([*lines, *bye_lines(tournament)])


def points_so_far(tournament: Tournament) -> dict[int, Points]:
    """Everyone's points without a line for each game: a round of ten thousand players is drawn from them.

    Games are counted first and weighed once, because adding fractions takes long.
    """
    rules = tournament.rules
    won, drawn, lost = Counter[int](), Counter[int](), Counter[int]()
    for table in tournament.tables.values():
        if not counts(rules, table):
            continue
        kind, winner = verdict(rules, table, tournament.entrants)
        if kind in ("open", "void"):
            continue
        one, other = table.seats
        if winner:
            won[winner] += 1
            lost[other if winner == one else one] += 1
        else:
            drawn[one] += 1
            drawn[other] += 1
    won.update(bye for a_round in tournament.rounds for bye in a_round.byes)
    drawn.update(half for a_round in tournament.rounds for half in a_round.halves)
    win, draw, loss = rules.duel_points
    return {e: total((won[e] * win, drawn[e] * draw, lost[e] * loss)) for e in tournament.entrants}


def standing_of(tournament: Tournament) -> Standing:
    """Points, then the regulation's tie-breaks."""
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    judges = judges_for(tournament, ledger_of(tournament), "standing")
    return rank([e.number for e in tournament.players], judges, out)


def propose(tournament: Tournament) -> Need:
    """The pairs of the next round."""
    rules = tournament.rules
    players = [e.number for e in tournament.players]
    if tournament.started and len(players) < 2:
        return Finished("too-few")
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if len(tournament.rounds) >= rules.rounds:
        return Finished()
    number = len(tournament.rounds) + 1
    away = tournament.excused.get(number, ())
    halves = tuple(player for player in players if player in away)
    players = [player for player in players if player not in away]
    if not players:
        return Draw(number, "swiss", (), halves=halves)
    if rules.pairing == "dutch":
        return propose_dutch(tournament, players, halves)
    lot = lot_or_need(tournament, f"order of round {number}", players, rules.rule("seating"))
    if isinstance(lot, LotNeeded):
        return lot
    order = _by_points(tournament, lot)
    byes: tuple[int, ...] = ()
    if len(order) % 2:
        had = [bye for a_round in tournament.rounds for bye in a_round.byes]
        fewest = min(had.count(c.entrant) for c in order)
        bye = next(c for c in reversed(order) if had.count(c.entrant) == fewest)
        order.remove(bye)
        byes = (bye.entrant,)
    tables = []
    for count, (one, other) in enumerate(pair(order), 1):
        starter, second = (other, one) if other.starts < one.starts else (one, other)
        tables.append(DrawnTable(count, (starter.entrant, second.entrant), starter.entrant))
    return Draw(number, "swiss", tuple(tables), byes=byes, halves=halves)


def _by_points(tournament: Tournament, lot: tuple[int, ...]) -> list[Candidate]:
    """The players from the most points down, equals in the order of the lot."""
    points, begun = points_so_far(tournament), starts_so_far(tournament)
    met: dict[int, set[int]] = {entrant: set() for entrant in lot}
    for table in tournament.tables.values():
        one, other = table.seats
        met.setdefault(one, set()).add(other)
        met.setdefault(other, set()).add(one)
    levels = {worth: index for index, worth in enumerate(sorted({points[e] for e in lot}, reverse=True))}
    level = {entrant: levels[points[entrant]] for entrant in lot}
    return [
        Candidate(entrant, level[entrant], begun[entrant], frozenset(met[entrant]))
        for entrant in sorted(lot, key=level.__getitem__)
    ]


def finished(tournament: Tournament) -> bool:
    """Have all rounds been played?"""
    if tournament.started and len(tournament.players) < 2:
        return True
    return len(tournament.rounds) >= tournament.rules.rounds and unsettled(tournament) is None
