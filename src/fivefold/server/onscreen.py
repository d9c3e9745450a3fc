"""A tournament's game played on the screen: from the draw to a table, and from its end to a result."""

from __future__ import annotations

from typing import Any

from fivefold import live
from fivefold.games.core import Refused
from fivefold.live.setting import Setting
from fivefold.live.table import Table
from fivefold.tournaments.results import FEWEST_MARBLES
from fivefold.tournaments.state import Tournament


def setting_of(tournament: Tournament, name: str, number: tuple[int, int]) -> tuple[Setting, list[int]]:
    """How a table of the draw is laid on the screen, and who sits where: the one who begins sits first.

    Touch-move is on and nothing is taken back (PG4).
    """
    table = tournament.tables.get(number)
    if table is None:
        raise Refused("There is no such table in the draw", code="no-such-tournament")
    if table.result is not None:
        raise Refused("This game has a result already", code="has-result")
    rules = tournament.rules
    if not rules.game:
        raise Refused("This tournament's regulation names no game to be played on the screen", code="no-game")
    at = table.seats.index(table.starter) if table.starter in table.seats else 0
    order = [*table.seats[at:], *table.seats[:at]]
    if table.stage == "trial":
        raise Refused("A time trial is played at the clock, not against each other", code="not-on-screen")
    options = rules.options
    if rules.game == "kingdomino":
        options = f"{options} players={len(order)}".strip()
    setting = Setting(
        rules.game,
        options,
        title=f"{tournament.title}: {number[0]}/{number[1]}",
        seats=tuple(live.Seat() for _ in order),
        strict=True,
        takebacks=False,
        draws=False,
        by_lot=False,
        origin={"tournament": name, "round": number[0], "table": number[1], "entrants": order},
    )
    return setting, order


def result_of(tournament: Tournament, table: Table) -> dict[str, Any]:
    """The result fact of a game that has ended on the screen."""
    origin, ended = table.setting.origin, table.ended
    assert ended is not None
    entrants = origin["entrants"]
    data: dict[str, Any] = {"round": origin["round"], "table": origin["table"]}
    if tournament.rules.format == "rank-tables":
        return {**data, "scores": [[entrant, int(s)] for entrant, s in zip(entrants, ended.scores, strict=True)]}
    best = [seat for seat, rank in enumerate(ended.ranks) if rank == 1]
    if len(best) != 1:
        return {**data, "winner": 0}
    winner = entrants[best[0]]
    if not tournament.rules.marbles:
        return {**data, "winner": winner}
    marbles = sum(made.seat == best[0] for made in table.moves)
    if marbles < FEWEST_MARBLES:  # nobody has won over the board with so few: the other one gave up
        return {**data, "walkover": winner}
    return {**data, "winner": winner, "marbles": marbles}
