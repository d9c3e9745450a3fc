"""What all formats share: is anything unsettled, who has begun how often, and turning lots into starters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from fivefold.tournaments.needs import LotNeeded, Waiting
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.state import Table, Tournament


def unsettled(tournament: Tournament) -> Waiting | None:
    """What must be settled before the next draw, if anything."""
    rules = tournament.rules
    if not tournament.started:
        return Waiting("start")
    protests = tuple(p.number for p in tournament.protests.values() if not p.ruling)
    if protests:
        return Waiting("protest", rules.rule("protests"), protests=protests)
    open_tables, disputed, unconfirmed = [], [], []
    for table in _tables_in_play(tournament):
        where = (table.round, table.number)
        if complete(tournament, table):
            continue
        state = table.games[-1].state
        if state == "disputed":
            disputed.append(where)
        elif state == "submitted" and rules.confirm:
            unconfirmed.append(where)
        else:
            open_tables.append(where)
    if disputed:
        return Waiting("dispute", rules.rule("protests"), tuple(disputed))
    if open_tables:
        return Waiting("results", tables=tuple(open_tables))
    if unconfirmed:
        return Waiting("confirm", tables=tuple(unconfirmed))
    return None


def _tables_in_play(tournament: Tournament) -> Iterable[Table]:
    """Where something can be open: nothing is drawn before all else is settled, except in an arena."""
    if tournament.rules.format == "arena":
        return tournament.tables.values()
    return tournament.tables_of(tournament.rounds[-1]) if tournament.rounds else ()


def starts_so_far(tournament: Tournament) -> Counter[int]:
    """How often each entrant has begun."""
    return Counter(table.games[0].starter for table in tournament.tables.values())


def lot_or_need(
    tournament: Tournament, purpose: str, candidates: Sequence[int], rule: str
) -> tuple[int, ...] | LotNeeded:
    """The outcome of a lot, or the wish for one. One candidate needs no lot."""
    if len(candidates) == 1:
        return tuple(candidates)
    found = tournament.lot(purpose, frozenset(candidates))
    return found if found is not None else LotNeeded(purpose, tuple(sorted(candidates)), rule)
