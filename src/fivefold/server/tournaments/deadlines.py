"""Deadlines of players at home: until when each table must have begun, and who forfeits when the time is up.

A game for two that only one has come to is a walk-over for that one. Where nobody has come, or where more than two
play, nothing is decided by the house: the table is shown as overdue, and the director decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime

from fivefold.server.tournaments.desk_values import Saying
from fivefold.server.tournaments.notices import Board
from fivefold.tournaments import Desk
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.regulation import DUEL_FORMATS
from fivefold.tournaments.scoring import complete
from fivefold.tournaments.state import Tournament


@dataclass(frozen=True, slots=True)
class Due:
    """A table that has not begun: its last moment, who has come and who has not."""

    round: int
    table: int
    deadline: float
    came: tuple[int, ...]
    absent: tuple[int, ...]


def seconds(stamp: str) -> float:
    """A fact's time as seconds; 0 for one that is no time.

    >>> seconds("1970-01-01T00:01:00Z"), seconds("this morning")
    (60.0, 0.0)
    """
    try:
        return datetime.strptime(stamp, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0


def due_tables(
    tournament: Tournament, facts: Iterable[Fact], minutes: float, boards: Mapping[str, tuple[int, ...]]
) -> list[Due]:
    """The open tables of the running round that have not begun; `boards` says who has come to which.

    A replay's time counts from the game before it.
    """
    if not minutes or not tournament.rounds or tournament.closed:
        return []
    since: dict[tuple[int, int], float] = {}
    drawn: dict[int, float] = {}
    for fact in facts:
        if fact.kind == "drawn":
            drawn[fact.data["round"]] = seconds(fact.time)
        elif fact.kind in ("result", "corrected"):
            since[fact.data["round"], fact.data["table"]] = seconds(fact.time)
    arena = tournament.rules.format == "arena"
    found = []
    for table in tournament.tables.values() if arena else tournament.tables_of(tournament.rounds[-1]):
        if complete(tournament, table) or table.games[-1].state != "open":
            continue
        where = (table.round, table.number)
        came = boards.get(f"{table.round}/{table.number}", ())
        absent = tuple(seat for seat in table.seats if seat not in came)
        if absent:
            paired = drawn.get(table.round, 0.0)
            began = since.get(where, paired) if len(table.games) > 1 else paired
            found.append(Due(*where, began + 60 * minutes, came, absent))
    return found


def boards_in_play(desk: Desk, boards: Mapping[str, Board]) -> dict[str, str]:
    """The boards on which the running round is being played, by round and table."""
    tournament, found = desk.tournament, {}
    for where, posted in boards.items():
        number, _, table = where.partition("/")
        drawn = tournament.tables.get((int(number), int(table)))
        running = int(number) == len(tournament.rounds) or tournament.rules.format == "arena"
        if drawn is None or not running or posted.game != len(drawn.games):
            continue
        if tournament.rules.format != "arena" or not complete(tournament, drawn):
            found[where] = posted.id
    return found


def due_at(desk: Desk, minutes: float, came: Mapping[str, tuple[int, ...]]) -> list[Due]:
    """The tables that have not begun."""
    return due_tables(desk.tournament, desk.log.facts, minutes, came)


def forfeits_at(desk: Desk, minutes: float, came: Mapping[str, tuple[int, ...]], now: float) -> list[Saying]:
    """The walk-overs that are due now. Only a game for two is decided without a director."""
    tournament = desk.tournament
    if tournament.rules.format not in DUEL_FORMATS:
        return []
    found = []
    for due in due_at(desk, minutes, came):
        if now < due.deadline or len(due.came) != 1:
            continue
        game = len(tournament.tables[due.round, due.table].games)
        data = {"round": due.round, "table": due.table, "walkover": due.came[0]}
        absent = ", ".join(tournament.name(entrant) for entrant in due.absent)
        key = f"forfeit/{due.round}/{due.table}/{game}"
        found.append(Saying("result", data, f"{absent}: not there in time", key))
    return found
