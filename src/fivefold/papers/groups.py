"""Group tables: everyone against everyone, with points, speed and what separates equals; blank where not played."""

from __future__ import annotations

from fivefold.papers.figures import number, place, value, written
from fivefold.papers.rounds import NoPaperYet, group_title
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.formats.groups import group_ledger, members_of, standing_of_group
from fivefold.tournaments.scoring import Line, complete, score
from fivefold.tournaments.state import Stage, Table, Tournament

WIDEST = 12
"""A group of more is a list without crosses."""


def groups(desk: Desk, say: Words) -> dict[str, object]:
    """All group tables of a tournament, the intermediate round's too where it was played so."""
    tournament = desk.tournament
    found = [
        group(tournament, label, stage, say) for stage in _STAGES for label in sorted(members_of(tournament, stage))
    ]
    if not found:
        raise NoPaperYet("There are no groups in this tournament, or they have not been drawn yet", code="no-groups")
    return {**labels(tournament, say), "groups": found}


_STAGES: tuple[Stage, ...] = ("groups", "intermediate")


def labels(tournament: Tournament, say: Words) -> dict[str, object]:
    """What stands on every group table."""
    rules = tournament.rules
    win, draw, loss = (number(points, say) for points in rules.duel_points)
    legend = say("groups-legend", win=win, draw=draw, loss=loss)
    if rules.marbles:
        legend += " " + say("groups-speed", marbles=rules.marbles)
    order = ", ".join(say(f"criterion-{name}") for name in rules.tie_breaks)
    return {
        **say.all("groups-"),
        "legend": legend,
        "order": say("groups-order", order=order),
        "place": say("place-short"),
        "name": say("name"),
        "table": say("game"),
        "marbles": rules.marbles,
        "marbles-word": say("groups-marbles"),
    }


def group(tournament: Tournament, label: str, stage: Stage, say: Words) -> dict[str, object]:
    """One group: the cross table in the order of the lot, the places, and its games wave by wave."""
    tables = [table for table in tournament.all_tables(stage) if table.group == label]
    members = sorted({seat for table in tables for seat in table.seats})
    standing = standing_of_group(tournament, label, stage)
    ledger = group_ledger(tournament, label, stage)
    lines = {(line.entrant, line.opponent): line for table in tables for line in score(tournament, table)}
    crosses = len(members) <= WIDEST
    done = all(complete(tournament, table) for table in tables)
    rows = []
    for member in members if crosses else [*standing.order, *(row.entrant for row in standing.out)]:
        row = standing.row(member)
        assert row is not None
        rows.append(
            {
                "number": member,
                "name": written(tournament.name(member), 40),
                "out": _out(tournament, member, say),
                "cells": [_cell(lines.get((member, other)), member == other, say) for other in members]
                if crosses
                else [],
                "played": str(ledger.games(member)),
                "values": [
                    value(worth, name, say) if ledger.games(member) else ""
                    for name, worth in zip(standing.criteria, row.values, strict=True)
                    if name in ("points", "speed", "wins", "sonneborn-berger")
                ],
                "place": place(row.place, row.last, say) if any(ledger.games(m) for m in members) else "",
            }
        )
    return {
        "title": group_title(label, say) if tournament.rules.format == "groups-cup" else say("stage-all-play-all"),
        "crosses": crosses,
        "numbers": members if crosses else [],
        "rows": rows,
        "criteria": [
            say(f"criterion-{name}-short")
            for name in standing.criteria
            if name in ("points", "speed", "wins", "sonneborn-berger")
        ],
        "ties": _ties(tournament, label, stage, done, say),
        "state": say("groups-finished") if done else "",
        "games": [_game(tournament, table, say) for table in sorted(tables, key=lambda t: (t.wave, t.number))],
    }


def _out(tournament: Tournament, member: int, say: Words) -> str:
    state = tournament.entrants[member].state
    return say(f"state-{state}") if state in ("left", "disqualified") else ""


def _cell(line: Line | None, own: bool, say: Words) -> dict[str, str]:
    if own:
        return {"own": "yes", "points": "", "speed": ""}
    if line is None:
        return {"own": "", "points": "", "speed": ""}
    if line.state == "void":
        return {"own": "", "points": "×", "speed": ""}
    speed = f"+{line.speed}" if line.speed else say("groups-walk-over") if line.state == "walk-over" else ""
    return {"own": "", "points": number(line.points, say), "speed": speed}


def _ties(tournament: Tournament, label: str, stage: Stage, done: bool, say: Words) -> list[str]:
    """Sentences about equals: who is before whom by more than points, and which ties only a lot can break."""
    standing = standing_of_group(tournament, label, stage)
    found = []
    for index, by in enumerate(standing.separated):
        first, second = standing.rows[index].entrant, standing.rows[index + 1].entrant
        names = {"one": written(tournament.name(first), 40), "other": written(tournament.name(second), 40)}
        if by == "" and done:
            found.append(say("groups-tied", **names))
        elif by not in ("points", ""):
            rule = tournament.rules.rule(by)
            found.append(say("before", by=say(f"criterion-{by}") + (f" ({rule})" if rule else ""), **names))
    return found


def _game(tournament: Tournament, table: Table, say: Words) -> dict[str, object]:
    first, second = table.seats
    lines = {line.entrant: line for line in score(tournament, table)}
    result, marbles = "", ""
    if lines:
        line = lines[first]
        if line.state == "void":
            result = say("state-void")
        elif line.won == 1:
            result = say("sheet-draw")
        else:
            winner = first if line.won == 2 else second
            result = written(tournament.name(winner), 40)
            if line.state == "walk-over":
                result += f" ({say('state-walk-over')})"
            elif table.result is not None and table.result.kind == "upset":
                result += f" ({say('state-upset')})"
            elif table.result is not None and table.result.marbles:
                marbles = str(table.result.marbles)
    return {
        "wave": table.wave,
        "number": table.number,
        "first": written(tournament.name(first), 40),
        "second": written(tournament.name(second), 40),
        "result": result,
        "marbles": marbles,
    }
