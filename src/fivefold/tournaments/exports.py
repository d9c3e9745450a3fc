"""A tournament as plain data, for files and pages: exact fractions as text, and the log they follow from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from fivefold.tournaments.arena_clock import end_of
from fivefold.tournaments.categories import category_standings
from fivefold.tournaments.description import description_view
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.explain import shown
from fivefold.tournaments.formats import arena, finished, groups, qualified, standing_of
from fivefold.tournaments.league import match_day
from fivefold.tournaments.log import dead_facts
from fivefold.tournaments.regulation import write_regulation
from fivefold.tournaments.results import FEWEST_MARBLES
from fivefold.tournaments.scoring import Line, complete, needs_winner, score
from fivefold.tournaments.shapes import (
    ArenaView,
    AskedView,
    DrawnTableView,
    LotView,
    ResultView,
    StandingView,
    TournamentFile,
    TournamentView,
)
from fivefold.tournaments.standing import Standing
from fivefold.tournaments.state import Result, Table, Tournament

Bonus = Mapping[tuple[int, int], Sequence[Line]]
"""What was taken from tables, by round and number."""


def as_data(desk: Desk) -> TournamentFile:
    """Everything about a tournament, with its log.

    >>> from fivefold.tournaments.presets import PRESETS
    >>> as_data(Desk.opened("Dresden", PRESETS["kingdomino-championship"]))["title"]
    'Dresden'
    """
    return {**tournament_view(desk), "log": [fact.text for fact in desk.log.facts]}


def tournament_view(desk: Desk) -> TournamentView:
    """Everything about a tournament but its log."""
    tournament = desk.tournament
    standing = standing_of(tournament)
    bonus = _lines_with_bonus(tournament)
    labels = sorted(groups.members_of(tournament)) if tournament.rules.format == "groups-cup" else []
    return {
        "title": tournament.title,
        "description": description_view(tournament.description),
        "version": desk.log.version,
        "digest": desk.log.digest,
        "regulation": write_regulation(tournament.rules),
        "started": tournament.started,
        "closed": tournament.closed,
        "finished": finished(tournament),
        "qualified": list(qualified(tournament)),
        "answers": dict(tournament.answers),
        "entrants": [
            {
                "entrant": e.number,
                "name": e.name,
                "club": e.club,
                "rating": e.rating,
                "category": e.category,
                "filler": e.filler,
                "state": e.state,
            }
            for e in tournament.entrants.values()
        ],
        "rounds": [
            {
                "round": a_round.number,
                "stage": a_round.stage,
                "slots": list(a_round.slots),
                "byes": list(a_round.byes),
                "halves": list(a_round.halves),
                "tables": [table_data(tournament, table, bonus) for table in tournament.tables_of(a_round)],
            }
            for a_round in tournament.rounds
        ],
        "standing": standing_data(tournament, standing),
        "protests": [
            {"protest": p.number, "round": p.round, "table": p.table, "text": p.text, "by": p.by, "ruling": p.ruling}
            for p in tournament.protests.values()
        ],
        "rulings": list(tournament.rulings),
        "lots": lots_data(desk),
        "commitment": tournament.commitment,
        "groups": {label: standing_data(tournament, standing_of(tournament, label)) for label in labels},
        "categories": {
            category: [
                {"place": place, "last": last, "entrant": entrant, "name": tournament.name(entrant)}
                for place, last, entrant in rows
            ]
            for category, rows in category_standings(tournament, standing).items()
        },
        "excused": {str(number): list(away) for number, away in tournament.excused.items()},
        "arena": arena_data(tournament) if tournament.rules.format == "arena" else None,
    }


def arena_data(tournament: Tournament) -> ArenaView:
    """The time of an arena and who is not playing."""
    end = end_of(tournament)
    return {
        "began": tournament.began,
        "ends": end.isoformat().replace("+00:00", "Z") if end else "",
        "ended": tournament.ended,
        "paused": sorted(tournament.paused),
        "free": arena.free(tournament) if tournament.started else [],
    }


def lots_data(desk: Desk) -> list[LotView]:
    """Every lot that counts, and the round for which it was drawn."""
    dead = dead_facts(desk.log.facts)
    found: list[LotView] = []
    number = 1
    lots = iter(desk.tournament.lots)
    for fact in desk.log.facts:
        if fact.number in dead:
            continue
        if fact.kind == "drawn":
            number += 1
        elif fact.kind == "lot":
            purpose, outcome = fact.data["purpose"], list(fact.data["outcome"])
            source = next(lots).source
            found.append(
                {"purpose": purpose, "outcome": outcome, "round": number, "hat": source == "hat", "source": source}
            )
    return found


def _lines_with_bonus(tournament: Tournament) -> Bonus:
    found: dict[tuple[int, int], list[Line]] = {}
    for line in arena.lines_of(tournament) if tournament.rules.streak else ():
        found.setdefault((line.round, line.table), []).append(line)
    return found


def table_data(tournament: Tournament, table: Table, bonus: Bonus = MappingProxyType({})) -> DrawnTableView:
    """A table with its games and what everyone took from it; nobody is called, so it stands at its own number.

    `bonus` are the lines of tables for which a streak before them counts.
    """
    return {
        "table": table.number,
        "group": table.group,
        "wave": table.wave,
        "day": match_day(tournament, table.wave),
        "seats": list(table.seats),
        "starter": table.games[0].starter,
        "left": list(table.gone),
        "stand_ins": list(table.stand_ins),
        "complete": complete(tournament, table),
        "asks": asked_of(tournament, table),
        "games": [
            {
                "starter": game.starter,
                "state": game.state,
                "said_by": game.said_by,
                **result_data(game.result),
                "rival": result_data(game.rival) if game.rival else None,
            }
            for game in table.games
        ],
        "lines": [
            {
                "entrant": line.entrant,
                "state": line.state,
                "place": line.place,
                "points": str(line.points),
                "score": line.score,
                "share": str(line.share),
                "speed": line.speed,
            }
            for line in bonus.get((table.round, table.number)) or score(tournament, table)
        ],
        "agreed": [{"text": one.text, "entrants": list(one.entrants)} for one in table.agreed],
        "called": False,
        "place": table.number,
        "waits": 0,
    }


def result_data(result: Result | None) -> ResultView:
    """What was written on the sheet; a game without a result is unplayed."""
    return {
        "kind": result.kind if result else "unplayed",
        "winner": result.winner if result else 0,
        "marbles": result.marbles if result else 0,
        "scores": list(result.scores) if result else [],
        "boards": list(result.boards) if result else [],
    }


def asked_of(tournament: Tournament, table: Table) -> AskedView:
    """What a result of this table must say, and of whom: a form asks for exactly this."""
    if table.stage == "tables":
        scored = [s for s in table.seats if s not in table.gone and not tournament.entrants[s].filler]
        return {"result": "scores", "of": scored}
    if table.stage == "trial":
        return {"result": "times", "of": list(table.seats)}
    if tournament.rules.boards > 1:
        return {"result": "boards", "of": list(table.seats), "boards": tournament.rules.boards}
    marbles = tournament.rules.marbles if table.stage == "groups" else 0
    least = FEWEST_MARBLES if marbles else 0
    return {"result": "winner", "of": list(table.seats), "marbles": (least, marbles), "replay": needs_winner(table)}


def standing_data(tournament: Tournament, standing: Standing) -> StandingView:
    """A standing: rows with exact values, and what separates each from the next."""
    separated = [*standing.separated, ""]
    return {
        "criteria": list(standing.criteria),
        "rows": [
            {
                "place": row.place,
                "last": row.last,
                "entrant": row.entrant,
                "name": tournament.name(row.entrant),
                "values": [None if value is None else str(value) for value in row.values],
                "shown": [shown(value, name) for value, name in zip(row.values, standing.criteria, strict=True)],
                "before_next_by": separated[index] if index + 1 < len(standing.rows) else None,
            }
            for index, row in enumerate(standing.rows)
        ],
        "out": [
            {
                "entrant": row.entrant,
                "name": tournament.name(row.entrant),
                "state": tournament.entrants[row.entrant].state,
            }
            for row in standing.out
        ],
    }
