"""Standings with their working: every round's share of every sum, and the rule that separates neighbours."""

from __future__ import annotations

from fivefold.papers.artwork import qr
from fivefold.papers.figures import number, percent, place, seconds, value, written
from fivefold.papers.rounds import NoPaperYet, round_title
from fivefold.papers.words import Words
from fivefold.tournaments.categories import category_standings
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.explain import STEPS, ledger_for
from fivefold.tournaments.formats import finished, standing_of
from fivefold.tournaments.formats.cup import winner_of
from fivefold.tournaments.formats.groups import group_ledger, members_of, standing_of_group
from fivefold.tournaments.head import Signed
from fivefold.tournaments.scoring import Line
from fivefold.tournaments.standing import Ledger, Row, Standing
from fivefold.tournaments.state import Round, Tournament

Cell = dict[str, object]


def standings(desk: Desk, say: Words, signed: Signed | None = None) -> dict[str, object]:
    """The standing as it is now, with the house's signature under the log if there is one."""
    tournament = desk.tournament
    if not tournament.started:
        raise NoPaperYet("The tournament has not been started, so there is no standing", code="not-started")
    standing = standing_of(tournament)
    stages = tournament.rules.format in ("groups-cup", "knock-out", "double-elimination")
    ledger = ledger_for(tournament)
    rounds = [] if tournament.rules.format in ("round-robin", "arena") else list(tournament.rounds)
    shown = [name for name in standing.criteria if name not in STEPS]
    rows = [
        {
            "place": place(row.place, row.last, say),
            "number": row.entrant,
            "name": written(tournament.name(row.entrant), 40),
            "club": written(tournament.entrants[row.entrant].club, 40),
            "out": "" if row.place else say(f"state-{tournament.entrants[row.entrant].state}"),
            "cells": [_cell(tournament, ledger, a_round, row.entrant, say) for a_round in rounds],
            "values": [
                value(worth, name, say)
                for name, worth in zip(standing.criteria, row.values, strict=True)
                if name in shown
            ],
            "working": _working(ledger, standing, row, say),
            "why": _why(tournament, standing, index, say),
        }
        for index, row in enumerate((*standing.rows, *standing.out))
    ]
    return {
        "heading": _heading(tournament, say),
        "champion": _champion(tournament, standing, say),
        "place": say("place-short"),
        "name": say("name"),
        "rounds": [round_title(tournament, a_round, say) if stages else str(a_round.number) for a_round in rounds],
        "rounds-word": "" if stages or not rounds else say("round-word"),
        "stages": stages,
        "criteria": [{"name": say(f"criterion-{name}-short"), "rule": tournament.rules.rule(name)} for name in shown],
        "legend": _legend(tournament, say),
        "by-category": say("standings-categories"),
        "categories": _categories(tournament, standing, say),
        "rows": rows,
        "signed": _signed(signed, say) if signed else None,
    }


def _categories(tournament: Tournament, standing: Standing, say: Words) -> list[dict[str, object]]:
    return [
        {
            "title": written(category, 40),
            "rows": [
                {"place": place(first, last, say), "name": written(tournament.name(entrant), 40)}
                for first, last, entrant in rows
            ],
        }
        for category, rows in category_standings(tournament, standing).items()
    ]


def _signed(signed: Signed, say: Words) -> dict[str, object]:
    return {
        "qr": qr(signed.text),
        "lines": [
            say("signed-what", number=signed.version, digest=signed.digest),
            say("signed-by", print=signed.fingerprint, signature=signed.signature),
            say("signed-how"),
        ],
    }


def _heading(tournament: Tournament, say: Words) -> str:
    if finished(tournament):
        return say("standings-final")
    if not tournament.rounds:
        return say("standings-before")
    return say("standings-during", round=round_title(tournament, tournament.rounds[-1], say))


def _champion(tournament: Tournament, standing: Standing, say: Words) -> str:
    """Who bears the title that the tournament names, at the end (TK10)."""
    title = tournament.description.champion
    if not title or not finished(tournament):
        return ""
    names = ", ".join(tournament.name(row.entrant) for row in standing.rows if row.place == 1)
    return say("champion", title=written(title, 80), names=written(names, 120))


def _legend(tournament: Tournament, say: Words) -> str:
    key = f"standings-legend-{tournament.rules.format}"
    order = ", ".join(say(f"criterion-{name}") for name in standing_of(tournament).criteria)
    return say(key) + " " + say("standings-order", order=order)


def _why(tournament: Tournament, standing: Standing, index: int, say: Words) -> str:
    """What puts this row before the next, where that is not simply the first criterion."""
    if index >= len(standing.separated):
        return ""
    by = standing.separated[index]
    if by in ("", standing.criteria[0]):
        return ""
    rule = tournament.rules.rule(by)
    return say("standings-by", by=say(f"criterion-{by}") + (f" ({rule})" if rule else ""))


def _working(ledger: Ledger, standing: Standing, row: Row, say: Words) -> list[str]:
    """Sums that the columns of the rounds do not show."""
    found = []
    for name in standing.criteria:
        if name in ("buchholz", "sonneborn-berger"):
            parts = ledger.parts(name, row.entrant)
            if parts:
                text = " + ".join(number(part, say) for part in parts)
                found.append(f"{say(f'criterion-{name}-short')} = {text}")
    return found


def _cell(tournament: Tournament, ledger: Ledger, a_round: Round, entrant: int, say: Words) -> Cell:
    if a_round.stage == "groups":
        return _group_cell(tournament, entrant, say)
    if a_round.stage in ("cup", "double", "intermediate"):
        return _duel_cell(tournament, a_round, entrant, say)
    line = next((one for one in ledger.of(entrant) if one.round == a_round.number), None)
    return _line_cell(tournament, a_round, line, entrant, say)


def _line_cell(tournament: Tournament, a_round: Round, line: Line | None, entrant: int, say: Words) -> Cell:
    if line is None:
        return {"top": "", "below": []}
    if line.state == "void":
        return {"top": "×", "below": [say("state-void")]}
    if line.state == "bye":
        return {"top": number(line.points, say), "below": [say("bye")]}
    if a_round.stage == "tables":
        table = tournament.tables[line.round, line.table]
        begun = "★" if table.games[0].starter == entrant else ""
        where = say("table-short", number=line.table) + begun
        return {"top": number(line.points, say), "below": [str(line.score), percent(line.share, say), where]}
    if a_round.stage == "trial":
        return {"top": seconds(line.score, say) if line.won else "–", "below": []}
    note = say("state-walk-over") if line.state == "walk-over" else ""
    return {"top": number(line.points, say), "below": [f"({line.opponent})", *([note] if note else [])]}


def _group_cell(tournament: Tournament, entrant: int, say: Words) -> Cell:
    for label, members in members_of(tournament).items():
        if entrant in members:
            row = standing_of_group(tournament, label).row(entrant)
            ledger = group_ledger(tournament, label)
            if row is None or not ledger.games(entrant):
                return {"top": label, "below": []}
            points = say("points-short", count=number(ledger.value("points", entrant), say))
            speed = f" +{number(ledger.value('speed', entrant), say)}" if tournament.rules.marbles else ""
            return {"top": f"{label} {place(row.place, row.last, say)}", "below": [points + speed]}
    return {"top": "", "below": []}


def _duel_cell(tournament: Tournament, a_round: Round, entrant: int, say: Words) -> Cell:
    if entrant in a_round.byes:
        return {"top": say("bye"), "below": []}
    tops, below = [], []
    for table in tournament.tables_of(a_round):
        if entrant in table.seats:
            rival = next(seat for seat in table.seats if seat != entrant)
            winner = winner_of(tournament, table)
            drawn = table.result is not None and table.result.kind == "played" and not table.result.winner
            tops.append(say("won") if winner == entrant else say("lost") if winner else say("drawn") if drawn else "…")
            below.append(written(tournament.name(rival), 30))
    return {"top": ", ".join(tops), "below": below}
