"""Is a published draw one that can be played? (Whether it is the one that was proposed is the verifier's question.)"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from itertools import combinations

from fivefold.tournaments.arena_clock import check_in_time
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.formats.common import unsettled
from fivefold.tournaments.formats.double_elimination import next_step, pairs_of
from fivefold.tournaments.scoring import filler_numbers
from fivefold.tournaments.state import Game, Round, Stage, Table, Tournament

STAGES: dict[str, tuple[Stage, ...]] = {
    "rank-tables": ("tables",),
    "groups-cup": ("groups", "intermediate", "cup"),
    "round-robin": ("groups",),
    "knock-out": ("cup",),
    "double-elimination": ("double",),
    "swiss": ("swiss",),
    "arena": ("arena",),
    "time-trial": ("trial",),
}


def publish(tournament: Tournament, fact: Fact) -> None:
    """Write a draw into the tournament, or refuse it."""
    data = fact.data
    number, stage = data["round"], data["stage"]
    if tournament.started and tournament.rules.format == "arena":
        check_in_time(tournament, fact.time)
    elif (waiting := unsettled(tournament)) is not None:
        count = len(waiting.tables)
        raise NotNow.from_catalogue(code="not-settled", rule=waiting.rule, kind=waiting.kind, count=count)
    if number != len(tournament.rounds) + 1:
        raise _wrong("round {due} comes next, not {round}", "wrong-round", due=len(tournament.rounds) + 1, round=number)
    _check_stage(tournament, stage)
    tables = [
        Table(
            number,
            one["table"],
            stage,
            tuple(one["seats"]),
            one.get("group", ""),
            one.get("wave", 0),
            (Game(one["starter"]),),
        )
        for one in data["tables"]
    ]
    a_round = Round(
        number,
        stage,
        tuple(table.number for table in tables),
        tuple(data.get("slots", ())),
        tuple(data.get("byes", ())),
        fact.number,
        tuple(data.get("halves", ())),
    )
    _check(tournament, a_round, tables)
    tournament.rounds = (*tournament.rounds, a_round)
    for table in tables:
        tournament.tables[number, table.number] = table
        if stage == "arena":
            tournament.latest |= dict.fromkeys(table.seats, (number, table.number))


def _wrong(text: str, code: str, rule: str = "", **facts: object) -> NotNow:
    return NotNow("This draw cannot be published: " + text, code=code, rule=rule, **facts)


def _check_stage(tournament: Tournament, stage: Stage) -> None:
    rules = tournament.rules
    stages = STAGES[rules.format]
    if stage not in stages:
        raise _wrong("the stage is one of {stages}", "wrong-stage", stages=", ".join(stages))
    if rules.rounds and len(tournament.rounds) >= rules.rounds:
        raise _wrong("all rounds have been drawn", "too-many-rounds", rules.rule("rounds"), rounds=rules.rounds)
    last = tournament.rounds[-1].stage if tournament.rounds else None
    allowed: dict[Stage | None, tuple[Stage, ...]] = {
        None: ("groups",) if "groups" in stages else stages,
        "groups": ("intermediate", "cup"),
        "intermediate": ("cup",),
    }
    if stage not in allowed.get(last, stages[-1:]):
        rule = rules.rule("stages")
        if last is None:
            raise _wrong("a tournament does not begin with {stage}", "wrong-stage", rule, stage=stage)
        raise _wrong("{stage} cannot follow {last}", "wrong-stage", rule, stage=stage, last=last)
    if stage == "cup" and last == "cup" and len(tournament.rounds[-1].slots) <= 2:
        raise _wrong("the final has been played", "cup-over")


def _check(tournament: Tournament, a_round: Round, tables: list[Table]) -> None:
    first = len(tournament.tables) + 1 if a_round.stage == "arena" else 1  # games of an arena are numbered through
    if [table.number for table in tables] != list(range(first, first + len(tables))):
        raise _wrong("the tables are numbered from {first}", "table-numbers", first=first)
    sizes = _sizes(tournament, a_round.stage)
    fillers = filler_numbers(tournament)
    seats: list[int] = []
    for table in tables:
        here, starter = table.seats, table.games[0].starter
        seats.extend(here)
        if starter not in here:
            raise _wrong("the starter of table {table} does not sit there", "starter-elsewhere", table=table.number)
        if starter in fillers:
            raise _wrong("a filler does not begin at table {table}", "filler-begins", table=table.number)
        if len(set(here)) < len(here):
            raise _wrong("someone sits twice at table {table}", "seated-twice", table=table.number)
        if len(here) not in sizes:
            rule = tournament.rules.rule("tables")
            raise _wrong("table {table} has {count} seats", "bad-size", rule, table=table.number, count=len(here))
    for number in {*seats, *a_round.byes, *(slot for slot in a_round.slots if slot)}:
        entrant = tournament.entrants.get(number)
        if entrant is None or entrant.out:
            raise _wrong("{name} is not in the tournament", "not-in", name=tournament.name(number))
    if a_round.stage in ("tables", "swiss", "trial"):
        _check_everyone(tournament, a_round, seats)
    elif a_round.stage == "arena":
        _check_arena(tournament, a_round, seats)
    elif a_round.stage == "groups":
        _check_groups(tournament, tables)
    elif a_round.stage == "cup":
        _check_bracket(a_round, tables)
    elif a_round.stage == "double":
        _check_double(tournament, a_round, tables)
    elif fillers.intersection(seats):
        raise _wrong("fillers do not play here", "filler")


def _sizes(tournament: Tournament, stage: Stage) -> Collection[int]:
    if stage == "tables":
        return tournament.rules.table_points.keys()
    return (1,) if stage == "trial" else (2,)


def _check_everyone(tournament: Tournament, a_round: Round, seats: list[int]) -> None:
    if a_round.byes and (a_round.stage != "swiss" or len(a_round.byes) > 1):
        raise _wrong("only a Swiss round has a bye, and only one", "bad-bye")
    players = {entrant.number for entrant in tournament.players}
    fillers = {entrant.number for entrant in tournament.fillers} if a_round.stage == "tables" else set()
    away = {one for one in tournament.excused.get(a_round.number, ()) if one in players}
    if set(a_round.halves) != away or len(a_round.halves) != len(away):
        raise _wrong("a half-point bye is for those who have said that they miss the round", "bad-half-byes")
    here = [*seats, *a_round.byes, *a_round.halves]
    if len(set(here)) == len(here) and set(here) - fillers == players:
        return
    odd = players.symmetric_difference(set(here) - fillers) | {e for e, n in Counter(here).items() if n > 1}
    rule, name = tournament.rules.rule("rounds"), tournament.name(min(odd))
    raise _wrong("{name} must sit exactly once", "not-everyone", rule, name=name)


def _check_arena(tournament: Tournament, a_round: Round, seats: list[int]) -> None:
    """Everyone at most once, and only pairs. Whether they were free is asked before it is said (`arena.check_free`)."""
    if a_round.byes or a_round.halves or a_round.slots or not seats:
        raise _wrong("only a Swiss round has a bye, and only one", "bad-bye")
    players = {entrant.number for entrant in tournament.players}
    odd = [seat for seat, count in Counter(seats).items() if count > 1 or seat not in players]
    if odd:
        raise _wrong("{name} must sit exactly once", "not-everyone", name=tournament.name(min(odd)))


def _check_groups(tournament: Tournament, tables: list[Table]) -> None:
    groups: dict[str, list[frozenset[int]]] = {}
    for table in tables:
        groups.setdefault(table.group, []).append(frozenset(table.seats))
    found: list[int] = []
    for label, games in groups.items():
        members = sorted(frozenset().union(*games))
        found += members
        legs = tournament.rules.legs
        if not label or Counter(games) != Counter(list(map(frozenset, combinations(members, 2))) * legs):
            raise _wrong("in group {group} everyone plays everyone once", "bad-group", "TP2", group=label or "?")
    if sorted(found) != [entrant.number for entrant in tournament.players]:
        raise _wrong("everyone must be in exactly one group", "not-everyone", tournament.rules.rule("groups"))


def _check_bracket(a_round: Round, tables: list[Table]) -> None:
    slots = a_round.slots
    here = [slot for slot in slots if slot]
    if len(slots) < 2 or len(slots) & (len(slots) - 1) or len(set(here)) < len(here):
        raise _wrong("a bracket has 2, 4, 8 … different slots", "bad-bracket")
    pairs = {frozenset(p) for p in zip(slots[::2], slots[1::2], strict=True) if all(p)}
    games = [frozenset(table.seats) for table in tables if not table.group]
    if set(games) != pairs or len(games) != len(pairs):
        raise _wrong("the tables are the pairs of the bracket", "bad-bracket")
    extra = [table for table in tables if table.group]
    if extra and (len(slots) != 2 or len(extra) > 1 or set(extra[0].seats) & set(here)):
        raise _wrong("only the final has a game for the third place beside it", "bad-third-place")


def _check_double(tournament: Tournament, a_round: Round, tables: list[Table]) -> None:
    """The same step and the same players in each bracket as are due; who meets whom there may be chosen."""
    step = next_step(tournament)
    if step is None:
        if tournament.rounds:
            raise _wrong("the final has been played", "cup-over")
        _check_bracket(a_round, [table if table.group != "W1" else replace(table, group="") for table in tables])
        return
    split = len(step.winners)
    upper, lower = a_round.slots[:split], a_round.slots[split:]
    if sorted(upper) != sorted(step.winners) or sorted(lower) != sorted(step.losers):
        raise _wrong("a bracket has 2, 4, 8 … different slots", "bad-bracket")
    wanted = [(frozenset((a, b)), label) for a, b, label in pairs_of(replace(step, winners=upper, losers=lower))]
    if Counter(wanted) != Counter((frozenset(table.seats), table.group) for table in tables):
        raise _wrong("the tables are the pairs of the bracket", "bad-bracket")
