"""The paper fallback: what lets the next rounds be run by hand when the laptop does not, and typed in later."""

from __future__ import annotations

from collections.abc import Sequence

from fivefold.papers.bracket import blank_bracket, blank_double_bracket, bracket
from fivefold.papers.figures import clock, number, place, value, written
from fivefold.papers.groups import groups
from fivefold.papers.lots import purpose
from fivefold.papers.next_round import NextRound, next_round, plan_of
from fivefold.papers.rounds import AS_DRAWN, InTheHall, NoPaperYet, group_title, round_title, tables_wanted, title_of
from fivefold.papers.rules_text import rule_texts
from fivefold.papers.seating import seats_of
from fivefold.papers.sheets import blank, labels, sheet, too_many
from fivefold.papers.words import Words
from fivefold.tournaments.arena_clock import end_of
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.explain import STEPS, ledger_for
from fivefold.tournaments.formats import standing_of
from fivefold.tournaments.formats.common import starts_so_far
from fivefold.tournaments.formats.cup import cup_rounds
from fivefold.tournaments.formats.cup_plan import power_of_two
from fivefold.tournaments.formats.groups import members_of
from fivefold.tournaments.regulation import CUP_FORMATS
from fivefold.tournaments.scoring import complete, shared_points
from fivefold.tournaments.state import Table, Tournament

RULES = {
    "rank-tables": ("TK3", "TK4", "TK5", "TK6", "TK7", "TK8", "TK9", "TK11", "TK13", "TK14"),
    "groups-cup": ("TP2", "TP3", "TP4", "TP5", "TP6", "TP7"),
}
MOST_BLANKS = 12
MOST_LINES = 40


def fallback(desk: Desk, say: Words, hall: InTheHall = AS_DRAWN) -> dict[str, object]:
    """The whole pack."""
    tournament = desk.tournament
    if not tournament.entrants:
        raise NoPaperYet("Nobody has been entered yet, so there is nothing to play by hand", code="nobody-entered")
    running = open_tables(tournament)
    too_many(len(running))
    what = next_round(desk)
    return {
        "cover": _cover(tournament, running, what, say),
        "rules": rule_texts(tournament.rules.name, RULES.get(tournament.rules.format, ()), say.lang),
        "worksheet": _worksheet(tournament, say),
        "groups": groups(desk, say) if members_of(tournament) and not cup_rounds(tournament) else None,
        "bracket": _bracket(desk, say),
        "seeding": _seeding(tournament, say),
        "running": _running(tournament, running, say, hall),
        "next": _next(tournament, what, say),
        "blanks": _blanks(tournament, what, say),
        "points": _points(tournament, say),
        "lots": _lots(tournament, what, say),
        "ties": _ties(tournament, say),
        "typing": _typing(tournament, running, what, say),
        "incidents": say.all("incident-"),
    }


def open_tables(tournament: Tournament) -> list[Table]:
    """The tables that still have something to play or to settle; except in an arena, those of the last round."""
    if not tournament.rounds:
        return []
    return [table for table in tables_wanted(tournament, 0) if not complete(tournament, table)]


def _cover(tournament: Tournament, running: Sequence[Table], what: NextRound, say: Words) -> dict[str, object]:
    here = say("fallback-not-started") if not tournament.started else ""
    if tournament.rounds:
        last = round_title(tournament, tournament.rounds[-1], say)
        here = say("fallback-running", round=last, count=len(running)) if running else say("fallback-done", round=last)
    steps = say.steps(f"steps-{tournament.rules.format}-", **_numbers(tournament, what, say))
    return {
        **say.all("fallback-"),
        "here": [here, *what.sentences(tournament, say), *_plan(tournament, say)],
        "steps": steps,
        "back": say.steps("steps-back-"),
    }


def _plan(tournament: Tournament, say: Words) -> list[str]:
    """Who goes into the cup (TP3, TP4), while that still lies ahead."""
    if not members_of(tournament) or tournament.rules.format != "groups-cup" or cup_rounds(tournament):
        return []
    plan = plan_of(tournament)
    found = [say("fallback-plan", direct=plan.direct, size=plan.size)]
    if plan.filled_by != "full":
        found.append(say(f"fallback-plan-{plan.filled_by}", open=plan.open))
    if "cup" not in tournament.answers:
        found.append(say("fallback-plan-proposed"))
    return found


def _numbers(tournament: Tournament, what: NextRound, say: Words) -> dict[str, object]:
    rules = tournament.rules
    win, draw, loss = (number(points, say) for points in rules.duel_points)
    points = "; ".join(
        say("fallback-table-of", size=size, points=" / ".join(map(str, given)))
        for size, given in sorted(rules.table_points.items(), reverse=True)
    )
    return {
        "rounds": rules.rounds,
        "points": points,
        "win": win,
        "draw": draw,
        "loss": loss,
        "marbles": rules.marbles,
        "order": ", ".join(say(f"criterion-{name}") for name in rules.tie_breaks),
        "sizes": " + ".join(map(str, what.sizes)) if what.sizes else "–",
        "streak": rules.streak,
        "minutes": rules.minutes,
        "ends": clock(end_of(tournament), say) or "–",
    }


def _worksheet(tournament: Tournament, say: Words) -> dict[str, object] | None:
    """The standing with room for the next sums; who met whom and who has begun how often."""
    if not tournament.started or tournament.rules.format in (*CUP_FORMATS, "round-robin", "double-elimination"):
        return None
    standing, ledger, begun = standing_of(tournament), ledger_for(tournament), starts_so_far(tournament)
    met: dict[int, list[int]] = {}
    for table in tournament.tables.values():
        for seat in table.seats:
            met.setdefault(seat, []).extend(other for other in table.seats if other != seat)
    byes = [bye for a_round in tournament.rounds for bye in a_round.byes]
    swiss = tournament.rules.format == "swiss"
    names = [name for name in standing.criteria if name not in STEPS and name != "lot"]
    last = len(tournament.rounds) if open_tables(tournament) else 0
    counted = {line.entrant: line for entrant in standing.order for line in ledger.of(entrant) if line.round == last}
    return {
        **say.all("worksheet-"),
        "place": say("place-short"),
        "name": say("name"),
        "many": tournament.rules.format == "rank-tables",
        "swiss": swiss,
        "criteria": [say(f"criterion-{name}-short") for name in names],
        "rows": [
            {
                "place": place(row.place, row.last, say) if ledger.lines else "",
                "number": row.entrant,
                "name": written(tournament.name(row.entrant), 36),
                "begun": begun[row.entrant],
                "counted": [str(counted[row.entrant].score), number(counted[row.entrant].points, say)]
                if row.entrant in counted
                else [],
                "met": ", ".join(map(str, met.get(row.entrant, ()))) + (" + ○" if row.entrant in byes else ""),
                "values": [
                    value(worth, name, say)
                    for name, worth in zip(standing.criteria, row.values, strict=True)
                    if name in names
                ],
            }
            for row in standing.rows
        ],
    }


def _bracket(desk: Desk, say: Words) -> dict[str, object] | None:
    """The bracket as it stands, or a blank one of the size that the cup will have."""
    tournament = desk.tournament
    rules = tournament.rules
    if cup_rounds(tournament) or (rules.format == "double-elimination" and tournament.rounds):
        return bracket(desk, say)
    if rules.format == "double-elimination" and len(tournament.players) > 1:
        return blank_double_bracket(power_of_two(len(tournament.players)), say)
    if rules.format == "knock-out" and len(tournament.players) > 1:
        return blank_bracket(power_of_two(len(tournament.players)), len(tournament.players), say)
    count = len(members_of(tournament))
    if rules.format != "groups-cup" or not count:
        return None
    plan = plan_of(tournament)
    return blank_bracket(plan.size, plan.size if plan.filled_by != "byes" else plan.direct * count, say)


def _seeding(tournament: Tournament, say: Words) -> dict[str, object] | None:
    """A form to compare the players of all groups, from which the seeds of the cup follow (TP3, TP4)."""
    if tournament.rules.format != "groups-cup" or not members_of(tournament) or cup_rounds(tournament):
        return None
    plan = plan_of(tournament)
    rows = plan.direct * len(members_of(tournament))
    if plan.filled_by == "next":
        rows += len(members_of(tournament))
    return {**say.all("seeding-"), "name": say("name"), "rows": min(rows, MOST_LINES)}


def _running(tournament: Tournament, running: list[Table], say: Words, hall: InTheHall) -> dict[str, object] | None:
    if not running:
        return None
    a_round = tournament.rounds[-1]
    title = round_title(tournament, a_round, say)
    return {
        **labels(tournament, say),
        "stage": a_round.stage,
        "seating": seats_of(tournament, a_round, tables_wanted(tournament, 0), say, hall),
        "sheets": [sheet(tournament, table, title, say, hall=hall) for table in running],
    }


def _next(tournament: Tournament, what: NextRound, say: Words) -> dict[str, object] | None:
    """The next seating where it follows already; otherwise a form to write it down."""
    if not what.stage:
        return None
    title = title_of(tournament, what.round, what.stage, what.slots, say)
    form: dict[str, object] = {
        **say.all("next-"),
        "heading": title,
        "table": say("table"),
        "many": what.stage == "tables",
        "determined": None,
        "parts": [],
        "sizes": list(what.sizes),
    }
    if what.draw is not None and not what.lots:
        form["determined"] = seats_of(tournament, what.draw, list(what.draw.tables), say)
    elif what.tables:
        form["parts"] = [
            {
                "number": index,
                "label": group_title(part.label, say),
                "players": [written(tournament.name(seat), 40) for seat in part.seats],
                "open": part.open,
                "able": ", ".join(written(tournament.name(seat), 30) for seat in part.able),
            }
            for index, part in enumerate(what.tables, 1)
        ]
    return form


def _blanks(tournament: Tournament, what: NextRound, say: Words) -> dict[str, object] | None:
    if not what.stage:
        return None
    title = title_of(tournament, what.round, what.stage, what.slots, say)
    cup = what.stage in ("cup", "double")
    found = [blank(tournament, title, size, what.stage, cup) for size in what.sizes[:MOST_BLANKS]]
    if what.stage == "intermediate":  # the cup comes right after it
        size = plan_of(tournament).size
        title = title_of(tournament, what.round + 1, "cup", size, say)
        found += [blank(tournament, title, 2, "cup", cup=True)] * min(size // 2, MOST_BLANKS)
    return {**labels(tournament, say), "stage": what.stage, "sheets": found}


def _points(tournament: Tournament, say: Words) -> list[dict[str, object]]:
    """What shared places give: every case, worked out (TK7)."""
    found: list[dict[str, object]] = []
    for size, points in sorted(tournament.rules.table_points.items(), reverse=True):
        rows = []
        for first in range(1, size + 1):
            for last in range(first, size + 1):
                scores = [1 if p < first else 0 if p > last else 0.5 for p in range(1, size + 1)]
                worth = shared_points(points, [int(2 * s) for s in scores])
                shared = next(p for (_, p), s in zip(worth, scores, strict=True) if s == 0.5)
                rows.append({"places": place(first, last, say), "points": number(shared, say)})
        found.append({"title": say("fallback-table-of-size", size=size), "rows": rows})
    return found


def _lots(tournament: Tournament, what: NextRound, say: Words) -> dict[str, object]:
    """Forms for lots; those that are wanted now with their candidates."""
    wanted = [
        {
            "purpose": purpose(lot.purpose, say),
            "rule": lot.rule,
            "candidates": [f"{number_} {written(tournament.name(number_), 30)}" for number_ in lot.candidates],
        }
        for lot in what.lots
        if len(lot.candidates) <= MOST_LINES
    ]
    empty = {"purpose": "", "rule": "", "candidates": []}
    return {**say.all("lot-"), "forms": [*wanted, empty, empty]}


def _ties(tournament: Tournament, say: Words) -> dict[str, object]:
    """A form to separate equals by hand, criterion by criterion; shares with the sum they are taken of (TK9)."""
    columns: list[str] = []
    for name in tournament.rules.tie_breaks:
        if name == "share":
            columns += [say("tie-score"), say("tie-total"), say("tie-share")]
        columns.append(say(f"criterion-{name}-short"))
    lead = say("tie-lead-three" if "share" in tournament.rules.tie_breaks else "tie-lead")
    return {"title": say("tie-title"), "lead": lead, "name": say("name"), "columns": columns}


def _typing(tournament: Tournament, running: Sequence[Table], what: NextRound, say: Words) -> dict[str, object]:
    """Lists of results, in the order in which they are typed in."""
    lists = []
    if running:
        a_round = tournament.rounds[-1]
        rows = [
            {"table": str(table.number), "names": [written(tournament.name(seat), 30) for seat in table.seats]}
            for table in running
        ]
        lists.append({"title": round_title(tournament, a_round, say), "stage": a_round.stage, "rows": rows})
    if what.stage:
        title = title_of(tournament, what.round, what.stage, what.slots, say)
        rows = [{"table": str(index), "names": [""] * size} for index, size in enumerate(what.sizes[:MOST_LINES], 1)]
        lists.append({"title": title, "stage": what.stage, "rows": rows})
    return {
        **say.all("typing-"),
        "table": say("table"),
        "marbles": tournament.rules.marbles,
        "marbles-word": say("typing-marbles"),
        "lists": lists,
    }
