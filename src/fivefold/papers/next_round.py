"""What comes after the round that is on, as far as it can be known: its stage, its tables, the lots it will want."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.papers.words import Words
from fivefold.refusals import Refused
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.formats import standing_of
from fivefold.tournaments.formats.common import starts_so_far
from fivefold.tournaments.formats.cup import cup_rounds
from fivefold.tournaments.formats.cup_plan import (
    CupPlan,
    cup_plans,
    intermediate_players,
    intermediate_question,
    plan_named,
    power_of_two,
)
from fivefold.tournaments.formats.groups import group_splits, members_of
from fivefold.tournaments.formats.rank_tables import fillers_needed, table_sizes
from fivefold.tournaments.needs import Decision, Draw, LotNeeded, Need
from fivefold.tournaments.state import Stage, Tournament

MOST_TRIES = 6
"""How many ways lots may come out that are tried; ties of more than this many candidates are rare."""


@dataclass(frozen=True, slots=True)
class Part:
    """A table that is known but for a lot: who sits there, how many seats wait for a lot, who may begin."""

    seats: tuple[int, ...]
    open: int
    able: tuple[int, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class NextRound:
    """The next round. `draw` is one way it can come out; with no `lots` it is the way."""

    round: int = 0
    stage: Stage | None = None
    slots: int = 0
    sizes: tuple[int, ...] = ()
    draw: Draw | None = None
    lots: tuple[LotNeeded, ...] = ()
    tables: tuple[Part, ...] = ()
    questions: tuple[str, ...] = ()

    def sentences(self, tournament: Tournament, say: Words) -> list[str]:
        """What can be said about it."""
        if self.stage is None:
            return [say("fallback-last")] if tournament.started else []
        if self.draw is not None and not self.lots:
            return [say("fallback-determined")]
        if self.tables:
            return [say("fallback-but-lots")]
        return [say("fallback-open")]


def next_round(desk: Desk) -> NextRound:
    """What comes next; lots are tried in several ways, and what does not depend on them is said."""
    tournament = desk.tournament
    trial = desk if tournament.started or tournament.closed else _as_if_started(desk)
    if tournament.closed or trial is None:
        return NextRound()
    need, lots, questions = _tried(trial, 0)
    if not isinstance(need, Draw):
        return _shape(tournament)
    most = max((len(lot.candidates) for lot in lots), default=0)
    others = [_tried(trial, turn)[1] for turn in range(1, min(most, MOST_TRIES))]
    found = NextRound(
        need.round,
        need.stage,
        len(need.slots),
        tuple(len(table.seats) for table in need.tables),
        need,
        tuple(lot for lot in lots if all(lot in other for other in others)),
        questions=tuple(questions),
    )
    if set(questions) - {"third-place"}:  # that one only adds a table
        return _without_draw(found)
    if not lots:
        return found
    if len(found.lots) < len(lots):
        return _without_draw(found)
    return _but_for_lots(tournament, found, need)


def _tried(desk: Desk, turn: int) -> tuple[Need, list[LotNeeded], list[str]]:
    """Go on to the next draw with made-up lots and the default decisions: what comes, and what was asked on the way.

    Each turn lets another candidate of a lot come first, so that everyone is in every place once.
    """
    lots: list[LotNeeded] = []
    questions: list[str] = []
    while True:
        need = desk.need()
        if isinstance(need, LotNeeded):
            lots.append(need)
            by_number = sorted(need.candidates)
            first = turn % len(by_number)
            outcome = by_number[first:] + by_number[:first]
            data = {"purpose": need.purpose, "candidates": list(need.candidates), "outcome": outcome}
            desk = desk.say("lot", data)
        elif isinstance(need, Decision):
            questions.append(need.question)
            desk = desk.say("decided", {"question": need.question, "answer": need.default})
        else:
            return need, lots, questions


def _as_if_started(desk: Desk) -> Desk | None:
    try:
        return desk.start()
    except Refused:
        return None


def _without_draw(found: NextRound) -> NextRound:
    return NextRound(found.round, found.stage, found.slots, found.sizes, None, found.lots, (), found.questions)


def _but_for_lots(tournament: Tournament, found: NextRound, draw: Draw) -> NextRound:
    """Who sits together does not depend on a lot that only decides the starts, nor on ties inside a table."""
    begun = starts_so_far(tournament)
    if draw.stage in ("cup", "double") or (
        draw.stage == "intermediate" and not any(table.group for table in draw.tables)
    ):
        if any(not lot.purpose.startswith("starts") for lot in found.lots):
            return _without_draw(found)
        parts = tuple(Part(table.seats, 0, table.seats, table.group) for table in draw.tables)
    elif draw.stage == "tables" and draw.round > 1 and tournament.rules.seating == "standing":
        places = {entrant: at for at, entrant in enumerate(standing_of(tournament).order)}
        drawn = {e for lot in found.lots if lot.purpose.startswith("places") for e in lot.candidates}
        found_parts = []
        for table in draw.tables:
            sure = sorted((s for s in table.seats if s not in drawn), key=lambda s: places.get(s, 10**9))
            fewest = min((begun[s] for s in sure), default=0)
            able = tuple(s for s in sure if begun[s] == fewest) if len(sure) == len(table.seats) else ()
            found_parts.append(Part(tuple(sure), len(table.seats) - len(sure), able))
        parts = tuple(found_parts)
    else:
        return _without_draw(found)
    return NextRound(found.round, found.stage, found.slots, found.sizes, None, found.lots, parts)


def _shape(tournament: Tournament) -> NextRound:
    """The next round while the one before is still on: only its shape is known."""
    rules, number = tournament.rules, len(tournament.rounds) + 1
    players = len(tournament.players)
    if rules.format == "rank-tables" and number <= rules.rounds and players > 1:
        sizes = table_sizes(players + fillers_needed(players, rules.table_points), rules.table_points)
        return NextRound(number, "tables", sizes=sizes)
    if rules.format == "swiss" and number <= rules.rounds:
        return NextRound(number, "swiss", sizes=(2,) * (players // 2))
    if rules.format == "arena" and not tournament.ended and players > 1:
        return NextRound(number, "arena", sizes=(2,) * (players // 2))
    if rules.format == "time-trial" and number <= rules.rounds:
        return NextRound(number, "trial", sizes=(1,) * players)
    if rules.format == "round-robin" and number == 1:
        return NextRound(number, "groups", sizes=(2,) * (players * (players - 1) // 2))
    if rules.format == "double-elimination":
        return _double_shape(tournament, number, players)
    if rules.format == "knock-out":
        return _cup_shape(tournament, number, power_of_two(players))
    if rules.format == "groups-cup":
        if number == 1:
            sizes = (group_splits(players) or [()])[0]
            return NextRound(number, "groups", sizes=(2,) * sum(size * (size - 1) // 2 for size in sizes))
        plan = plan_of(tournament)
        between = intermediate_games(tournament, plan)
        if between and tournament.rounds[-1].stage == "groups":
            return NextRound(number, "intermediate", sizes=(2,) * between)
        return _cup_shape(tournament, number, plan.size)
    return NextRound()


def _double_shape(tournament: Tournament, number: int, players: int) -> NextRound:
    """How many tables the next step can have at most; after a final there is at most one."""
    if not tournament.rounds:
        return NextRound(number, "double", power_of_two(players), (2,) * (players // 2))
    last = tournament.rounds[-1]
    count = len(last.slots) // 2 if number == 2 else max(1, len(last.slots) // 3)
    over = tournament.tables_of(last)[0].group == "F2"
    return NextRound() if over else NextRound(number, "double", sizes=(2,) * count)


def plan_of(tournament: Tournament) -> CupPlan:
    """How the cup is filled from the groups: as it was decided, or else as it is proposed (TP3)."""
    count = len(members_of(tournament))
    return plan_named(count, tournament.answers.get("cup", "")) or cup_plans(count)[0]


def intermediate_games(tournament: Tournament, plan: CupPlan) -> int:
    """How many games the intermediate round has; 0 where there is none (TP4)."""
    count = len(members_of(tournament))
    question = intermediate_question(tournament.rules, plan, count)
    if question is None:
        return 0
    players = intermediate_players(plan, count)
    form = tournament.answers.get("intermediate", question.default)
    return players * (players - 1) // 2 if form == "each-against-each" else players - plan.open


def _cup_shape(tournament: Tournament, number: int, size: int) -> NextRound:
    played = cup_rounds(tournament)
    slots = len(played[-1].slots) // 2 if played else size
    return NextRound(number, "cup", slots, (2,) * (slots // 2)) if slots >= 2 else NextRound()
