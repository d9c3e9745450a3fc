"""Tables of three and four by standing: the Kingdomino championship (TK1–TK14)."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count

from fivefold.tournaments.formats.common import lot_or_need, starts_so_far, unsettled
from fivefold.tournaments.needs import (
    Draw,
    DrawnTable,
    Facts,
    Feasible,
    FillerNeeded,
    Finished,
    LotNeeded,
    MoveNeeded,
    Need,
    Option,
    too_many,
)
from fivefold.tournaments.regulation import Regulation
from fivefold.tournaments.scoring import score
from fivefold.tournaments.standing import Ledger, Standing, judges_for, rank
from fivefold.tournaments.state import Table, Tournament


def table_sizes(players: int, sizes: Collection[int]) -> tuple[int, ...]:
    """How many sit at each table: as many large tables as possible, the small ones last (TK3); () if none fits.

    >>> table_sizes(22, (3, 4)), table_sizes(9, (3, 4)), table_sizes(5, (3, 4))
    ((4, 4, 4, 4, 3, 3), (3, 3, 3), ())
    """
    large, small = max(sizes), min(sizes)
    tables = -(-players // large)
    missing = tables * large - players
    if players < small or missing > tables * (large - small):
        return ()
    found = [large] * tables
    for short in range(missing):
        found[short % tables] -= 1
    return tuple(sorted(found, reverse=True))


def fillers_needed(players: int, sizes: Collection[int]) -> int:
    """How many unscored fillers make the number playable (TK13)."""
    return next(fillers for fillers in count() if table_sizes(players + fillers, sizes))


def feasible(regulation: Regulation, entrants: int, fillers: int = 0) -> Feasible:
    """Can this many be seated?"""
    sizes = tuple(regulation.table_points)
    if entrants > regulation.at_most:
        return too_many(regulation.at_most, regulation.rule("at_most"))
    need = fillers_needed(entrants, sizes)
    seated = table_sizes(entrants + min(fillers, need), sizes)
    if entrants >= 2 and seated:
        return Feasible(True, "tables", {"sizes": " + ".join(map(str, seated))}, regulation.rule("tables"))
    choices = [Option("wait", {"more": 1})]
    if entrants >= 2 and need:
        choices.insert(0, Option("fill", {"count": need}))
    facts: Facts = {"count": entrants, "small": min(sizes), "large": max(sizes)}
    return Feasible(False, "seats", facts, regulation.rule("tables"), tuple(choices))


def standing_of(tournament: Tournament) -> Standing:
    """The standing: points, then total score, then the sum of shares (TK8); leavers are listed without a place."""
    ledger = ledger_of(tournament)
    ranked = [e.number for e in tournament.players]
    out = [e.number for e in tournament.entrants.values() if e.out and not e.filler]
    return rank(ranked, judges_for(tournament, ledger, "standing"), out)


def ledger_of(tournament: Tournament) -> Ledger:
    """Everyone's lines at all tables."""
    return Ledger(line for table in tournament.tables.values() for line in score(tournament, table))


def finished(tournament: Tournament) -> bool:
    """Have all rounds been played, or is nobody left to play them?"""
    if tournament.started and len(tournament.players) < 2:
        return True
    return len(tournament.rounds) >= tournament.rules.rounds and unsettled(tournament) is None


def propose(tournament: Tournament) -> Need:
    """The next tables, or what is missing for them."""
    rules = tournament.rules
    if tournament.started and len(tournament.players) < 2:
        return Finished("too-few")
    short = _short_table(tournament)
    if short is not None:
        return short
    waiting = unsettled(tournament)
    if waiting is not None:
        return waiting
    if len(tournament.rounds) >= rules.rounds:
        return Finished()
    need = fillers_needed(len(tournament.players), rules.table_points)
    if need > len(tournament.fillers):
        return FillerNeeded(rules.rule("fewer"))
    fillers = [filler.number for filler in tournament.fillers[:need]]
    order = _seating_order(tournament, fillers)
    return order if isinstance(order, LotNeeded) else _draw(tournament, order, fillers)


def _seating_order(tournament: Tournament, fillers: list[int]) -> list[int] | LotNeeded:
    """Round 1 by lot; then by standing, a lot deciding ties that reach across a table's edge (TK4)."""
    rules, number = tournament.rules, len(tournament.rounds) + 1
    players = [e.number for e in tournament.players]
    if number == 1 or rules.seating == "lot":
        lot = lot_or_need(tournament, f"seating of round {number}", players, rules.rule("seating"))
        return lot if isinstance(lot, LotNeeded) else [*lot, *fillers]
    edges, seen = set(), 0
    for size in table_sizes(len(players) + len(fillers), rules.table_points):
        seen += size
        edges.add(seen)
    order: list[int] = []
    for equals in standing_of(tournament).equals:
        inside = range(len(order) + 1, len(order) + len(equals))
        if edges.intersection(inside):
            lot = lot_or_need(
                tournament,
                f"places {len(order) + 1}–{len(order) + len(equals)} before round {number}",
                equals,
                rules.rule("seating"),
            )
            if isinstance(lot, LotNeeded):
                return lot
            order.extend(lot)
        else:
            order.extend(equals)
    return [*order, *fillers]


def _draw(tournament: Tournament, order: list[int], fillers: list[int]) -> Draw | LotNeeded:
    rules, number = tournament.rules, len(tournament.rounds) + 1
    players = [e for e in order if e not in fillers]
    lot = lot_or_need(tournament, f"starts of round {number}", players, rules.rule("starts"))
    if isinstance(lot, LotNeeded):
        return lot
    turn = {entrant: place for place, entrant in enumerate([*lot, *fillers])}
    begun = starts_so_far(tournament)
    tables: list[DrawnTable] = []
    at = 0
    for place, size in enumerate(table_sizes(len(order), rules.table_points), 1):
        seated = sorted(order[at : at + size], key=turn.__getitem__)
        at += size
        able = [entrant for entrant in seated if entrant not in fillers]
        starter = able[0] if rules.starts == "lot" else min(able, key=begun.__getitem__)
        seated.remove(starter)  # the start player picks first, the others clockwise in the order of the lot (TK5)
        tables.append(DrawnTable(place, (starter, *seated), starter))
    return Draw(number, "tables", tuple(tables))


def _short_table(tournament: Tournament) -> MoveNeeded | FillerNeeded | None:
    """A table of the running round that cannot be played as it is (TK13, TK14)."""
    if not tournament.rounds:
        return None
    rules = tournament.rules
    small = min(rules.table_points)
    waiting = [table for table in tournament.tables_of(tournament.rounds[-1]) if table.result is None]
    for table in waiting:
        real = [s for s in table.seats if s not in table.gone and not tournament.entrants[s].filler]
        if not real:
            continue
        if len(table.seats) < small:
            return _mend(tournament, table, waiting)
        present = len(table.seats) - len(table.gone) + len(table.stand_ins)
        if present < small:
            gone = table.gone[len(table.stand_ins)]
            return FillerNeeded(rules.rule("left"), table.round, table.number, gone)
    return None


def _mend(tournament: Tournament, table: Table, waiting: list[Table]) -> MoveNeeded | FillerNeeded:
    rules = tournament.rules
    large = max(rules.table_points)
    rule = rules.rule("fewer")
    if len(table.seats) == 1:
        roomy = [
            t for t in waiting if t is not table and min(rules.table_points) <= len(t.seats) < large and not t.gone
        ]
        if roomy:
            return MoveNeeded(table.seats[0], table.round, table.number, roomy[-1].number, rule)
    full = [t for t in waiting if len(t.seats) == large and not t.gone]
    if full:
        places = {entrant: place for place, entrant in enumerate(standing_of(tournament).order)}
        donor = full[-1]
        able = [s for s in donor.seats if not tournament.entrants[s].filler]
        lowest = max(able, key=lambda entrant: places[entrant])
        return MoveNeeded(lowest, table.round, donor.number, table.number, rule)
    return FillerNeeded(rule, table.round, table.number)


def open_decisions(regulation: Regulation, entrants: int) -> list[Option]:
    """What the organiser should know about this number before the start."""
    notes: list[Option] = []
    sizes = table_sizes(entrants, regulation.table_points)
    small = sizes.count(min(regulation.table_points))
    if small and len(regulation.table_points) > 1:
        heads = {size: sum(points) / size for size, points in regulation.table_points.items()}
        there, elsewhere = (f"{heads[size]:.2f}" for size in (min(heads), max(heads)))
        facts: Facts = {"small": small, "tables": len(sizes), "there": there, "elsewhere": elsewhere}
        notes.append(Option("small-tables", facts))
    if sizes and max(sizes) < max(regulation.table_points):
        notes.append(Option("no-large-table"))
    return notes
