"""A tournament's game played on the screen: from the draw to a table, and from its end to a result."""

from __future__ import annotations

from typing import Any, Final

from fivefold import live
from fivefold.games.core import Refused
from fivefold.live.clocks import LARGEST, TimeControl
from fivefold.live.setting import Setting
from fivefold.live.table import Table
from fivefold.server.notices import Thinking
from fivefold.tournaments.exports import asked_of
from fivefold.tournaments.results import FEWEST_MARBLES
from fivefold.tournaments.state import Tournament

CLAIM_AFTER: Final = 60
"""Seconds after which a game can be claimed from who is gone; where there is a clock, not before it would run out."""
NO_CLOCK: Final = TimeControl()


def control_of(thinking: Thinking) -> TimeControl:
    """The clock of a board, as the wall says it.

    >>> str(control_of(Thinking(minutes=15, seconds=5))), str(control_of(Thinking()))
    ('fischer 900+5', 'none')
    """
    whole = min(round(60 * thinking.minutes), LARGEST - 1)
    return TimeControl("fischer", whole, min(thinking.seconds, 9999)) if whole else TimeControl()


def setting_of(
    tournament: Tournament, name: str, number: tuple[int, int], control: TimeControl = NO_CLOCK
) -> tuple[Setting, list[int]]:
    """How a table of the draw is laid on the screen, and who sits where: the one who begins sits first.

    Touch-move is on and nothing is taken back (PG4). Who is gone loses by the clock, where there is one.
    """
    table = tournament.tables.get(number)
    if table is None:
        raise Refused("There is no such table in the draw", code="no-such-tournament")
    if table.result is not None:
        raise Refused("This game has a result already", code="has-result", round=number[0], table=number[1])
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
        control=control,
        strict=True,
        takebacks=False,
        draws=False,
        by_lot=False,
        claim_after=max(CLAIM_AFTER, control.seconds),
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
        # A seat that a bot has taken over gets nothing for what the bot made of it (TK14).
        played = [0 if seat.mover == "bot" else int(s) for seat, s in zip(table.seats, ended.scores, strict=True)]
        wanted = asked_of(tournament, tournament.tables[origin["round"], origin["table"]])["of"]
        return {**data, "scores": [[e, s] for e, s in zip(entrants, played, strict=True) if e in wanted]}
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
