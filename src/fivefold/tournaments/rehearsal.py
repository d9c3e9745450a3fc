"""Rehearsals: play a tournament to its end with made-up results, from any state in which it may stand.

The linter rehearses to find every question before the start; a test rehearses from every reachable state, because
a tournament must always have a way out.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from fivefold.tournaments.arena_clock import end_of, moment_of
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.formats import finished
from fivefold.tournaments.lots import Pick
from fivefold.tournaments.needs import Decision, Draw, FillerNeeded, LotNeeded, MoveNeeded, Need, Waiting
from fivefold.tournaments.scoring import needs_winner
from fivefold.tournaments.state import Table, Tournament

MOST_STEPS = 200_000
BEGIN = datetime(2000, 1, 1, tzinfo=UTC)


def made_up_result(tournament: Tournament, table: Table, pick: Pick) -> dict[str, Any]:
    """Some result that a table can have."""
    where: dict[str, Any] = {"round": table.round, "table": table.number}
    if table.stage == "tables":
        scored = [s for s in table.seats if s not in table.gone and not tournament.entrants[s].filler]
        return {**where, "scores": [[seat, 10 + pick(70)] for seat in scored]}
    if table.stage == "trial":
        return {**where, "times": [[seat, None if pick(5) == 0 else 1000 + pick(90_000)] for seat in table.seats]}
    if tournament.rules.boards > 1:
        return {**where, "boards": [(0, *table.seats)[pick(3)] for _ in range(tournament.rules.boards)]}
    drawn = pick(6) == 0
    winner = 0 if drawn else table.seats[pick(2)]
    marbles = tournament.rules.marbles
    counts = marbles and winner and not needs_winner(table) and table.stage == "groups"
    return {**where, "winner": winner, **({"marbles": 5 + pick(marbles - 4)} if counts else {})}


def step(desk: Desk, pick: Pick) -> Desk:
    """Do whatever is wanted next: defaults for decisions, lots for ties, made-up results."""
    tournament, need = desk.tournament, desk.need()
    if tournament.regulation is not None and tournament.rules.format == "arena":
        return _step_of_arena(desk, need, pick)
    if isinstance(need, Decision):
        return desk.say("decided", {"question": need.question, "answer": need.default})
    if isinstance(need, LotNeeded):
        return desk.lot(need, seed=str(pick(2**30)), reason="rehearsed")
    if isinstance(need, Draw):
        return desk.say("drawn", need.data)
    if isinstance(need, MoveNeeded):
        data = {"entrant": need.entrant, "round": need.round, "from": need.from_table, "to": need.to_table}
        return desk.say("moved", data)
    if isinstance(need, FillerNeeded):
        return _fill(desk, need)
    if isinstance(need, Waiting):
        return _settle(desk, need, pick)
    reason = "" if finished(tournament) else "broken off"
    return desk.say("closed", {}, reason=reason)


def _step_of_arena(desk: Desk, need: Need, pick: Pick) -> Desk:
    """The same with a clock, which goes on a little with every step; a game takes about ten minutes."""
    tournament, now = desk.tournament, moment_now(desk)
    players, end = max(1, len(tournament.players)), end_of(tournament)
    now += timedelta(seconds=pick(2 + 1200 // players))
    if end is not None and isinstance(need, Waiting) and need.kind == "clock" and not need.tables:
        now = max(now, end)
    time = now.isoformat()
    if end is not None and not tournament.ended and now >= end:
        return desk.say("ended", {}, time=time)
    if isinstance(need, Draw):
        return desk.say("drawn", need.data, time=time)
    if isinstance(need, LotNeeded):
        return desk.lot(need, seed=str(pick(2**30)), reason="rehearsed", time=time)
    if isinstance(need, Waiting) and need.kind == "clock":
        where = need.tables[pick(len(need.tables))]
        state = tournament.tables[where].games[-1].state
        kind: Literal["dispute", "confirm", "results"] = "results"
        if state == "disputed" or state == "submitted":
            kind = "dispute" if state == "disputed" else "confirm"
        return _settle(desk, Waiting(kind, tables=(where,)), pick, time)
    if isinstance(need, Waiting):
        return _settle(desk, need, pick, time)
    return desk.say("closed", {}, reason="" if finished(tournament) else "broken off", time=time)


def moment_now(desk: Desk) -> datetime:
    """When something was said last."""
    moments = (moment_of(fact.time) for fact in reversed(desk.log.facts))
    return next((moment for moment in moments if moment is not None), BEGIN)


def _fill(desk: Desk, need: FillerNeeded) -> Desk:
    number = max(desk.tournament.entrants, default=0) + 1
    data: dict[str, Any] = {"entrant": number, "name": f"Filler {number}"}
    if need.table:
        data |= {"round": need.round, "table": need.table}
    if need.instead_of:
        data["for"] = need.instead_of
    return desk.say("filled", data)


def _settle(desk: Desk, need: Waiting, pick: Pick, time: str = "") -> Desk:
    if need.kind == "start":
        return desk.start(time=time)
    if need.kind == "protest":
        return desk.say("ruled", {"protest": need.protests[0], "text": "the result stands"}, time=time)
    where = need.tables[0]
    if need.kind == "confirm":
        return desk.say("confirmed", {"round": where[0], "table": where[1]}, time=time)
    table = desk.tournament.tables[where]
    kind = "corrected" if need.kind == "dispute" else "result"
    data = made_up_result(desk.tournament, table, pick)
    if need.kind == "dispute":
        data["game"] = len(table.games)
    return desk.say(kind, data, reason="rehearsed", time=time)


def leap(desk: Desk, pick: Pick, most: int) -> Desk:
    """The same as a step, but up to `most` of the results that are wanted at once: what comes next is asked once."""
    need = desk.need()
    if not isinstance(need, Waiting) or need.kind != "results":
        return step(desk, pick)
    for where in need.tables[:most]:
        desk = desk.say("result", made_up_result(desk.tournament, desk.tournament.tables[where], pick))
    return desk


def finish(desk: Desk, pick: Pick, *, most: int = MOST_STEPS) -> Desk:
    """Play on until the tournament is closed.

    >>> from fivefold.tournaments.lots import picks
    >>> from fivefold.tournaments.presets import PRESETS
    >>> desk = Desk.opened("Zürich", PRESETS["pentago-tournament"])
    >>> for number in range(1, 13):
    ...     desk = desk.say("entered", {"entrant": number, "name": f"Player {number}"})
    >>> finish(desk, picks("snow")).tournament.closed
    True
    """
    for _ in range(most):
        if desk.tournament.closed:
            return desk
        desk = leap(desk, pick, most)
    raise AssertionError("a tournament does not come to its end")
