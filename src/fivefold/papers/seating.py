"""Who sits where: by table for the wall, by name for everyone who looks for their own."""

from __future__ import annotations

from fivefold.games import find
from fivefold.papers.figures import in_order, written
from fivefold.papers.rounds import (
    AS_DRAWN,
    InTheHall,
    group_title,
    in_the_hall,
    round_title,
    round_wanted,
    tables_wanted,
    wave_title,
    waves_of,
)
from fivefold.papers.words import Words
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.needs import Draw, DrawnTable
from fivefold.tournaments.state import Round, Table, Tournament


def seating(desk: Desk, say: Words, number: int = 0, hall: InTheHall = AS_DRAWN) -> dict[str, object]:
    """The seating of a round, the last one for 0."""
    tournament = desk.tournament
    a_round = round_wanted(tournament, number)
    return seats_of(tournament, a_round, tables_wanted(tournament, number), say, hall)


def seats_of(
    tournament: Tournament,
    a_round: Round | Draw,
    tables: list[Table] | list[DrawnTable],
    say: Words,
    hall: InTheHall = AS_DRAWN,
) -> dict[str, object]:
    """Any seating, published or only proposed."""
    waves = waves_of(tables)
    hall = in_the_hall(tables, hall)
    game = find(tournament.rules.game)
    return {
        "heading": round_title(tournament, a_round, say),
        "many": a_round.stage == "tables",
        "by-table": say("seating-by-game" if hall.called else "seating-by-table"),
        "by-name": say("seating-by-name"),
        "table": say("game" if hall.called else "table"),
        "called": say("seating-called") if hall.called else "",
        "begins": say("seating-begins"),
        "wave": say("groups-wave"),
        "clockwise": say("seating-clockwise"),
        "marble-side": say("seating-marble-side") if game and "marble-side" in game.sheet_notes else "",
        "sections": _sections(tournament, tables, say, hall),
        "group": say("group-word") if any(table.group for table in tables) else "",
        "name": say("name"),
        "waves": [wave_title(tournament, wave, say) or say("game" if hall.called else "table") for wave in waves],
        "names": _names(tournament, tables, waves, say, hall),
        "byes": _byes(tournament, a_round, say),
    }


def _sections(
    tournament: Tournament, tables: list[Table] | list[DrawnTable], say: Words, hall: InTheHall
) -> list[dict[str, object]]:
    found: dict[str, list[dict[str, object]]] = {}
    listed: list[Table | DrawnTable] = [*tables]
    for table in sorted(listed, key=lambda table: hall.places.get(table.number, table.number)):
        found.setdefault(table.group, []).append(
            {
                "number": hall.places.get(table.number, table.number),
                "wave": table.wave,
                "players": [_player(tournament, table, seat, say) for seat in table.seats],
            }
        )
    return [{"title": group_title(label, say), "tables": rows} for label, rows in sorted(found.items())]


def starter_of(table: Table | DrawnTable) -> int:
    """Who begins the first game of a table."""
    return table.games[0].starter if isinstance(table, Table) else table.starter


def _player(tournament: Tournament, table: Table | DrawnTable, seat: int, say: Words) -> dict[str, object]:
    entrant = tournament.entrants[seat]
    note = say("filler") if entrant.filler else written(entrant.club, 24)
    if isinstance(table, Table) and seat in table.gone:
        note = say("state-left-game")
    return {
        "name": written(entrant.name),
        "note": note,
        "begins": len(table.seats) > 1 and seat == starter_of(table),
        "number": seat,
    }


def _names(
    tournament: Tournament, tables: list[Table] | list[DrawnTable], waves: list[int], say: Words, hall: InTheHall
) -> list[dict[str, object]]:
    at: dict[int, dict[int, Table | DrawnTable]] = {}
    for table in tables:
        for seat in table.seats:
            at.setdefault(seat, {})[table.wave] = table
    order = sorted(at, key=lambda seat: (in_order(tournament.name(seat)), seat))
    return [
        {
            "name": written(tournament.name(seat)),
            "number": seat,
            "group": group_title(next(iter(at[seat].values())).group, say),
            "cells": [
                {
                    "table": hall.places.get(at[seat][wave].number, at[seat][wave].number),
                    "begins": len(at[seat][wave].seats) > 1 and starter_of(at[seat][wave]) == seat,
                }
                if wave in at[seat]
                else None
                for wave in waves
            ],
        }
        for seat in order
    ]


def _byes(tournament: Tournament, a_round: Round | Draw, say: Words) -> str:
    names = ", ".join(written(tournament.name(bye)) for bye in a_round.byes)
    halves = ", ".join(written(tournament.name(half)) for half in a_round.halves)
    said = [say("seating-byes", names=names) if names else "", say("seating-halves", names=halves) if halves else ""]
    return " ".join(part for part in said if part)
