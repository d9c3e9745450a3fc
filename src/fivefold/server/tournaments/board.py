"""A tournament's game played on the screen: from the draw to a table, and from its end to a result."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final, NamedTuple

from fivefold import live
from fivefold.games import find
from fivefold.live.clocks import LARGEST, TimeControl
from fivefold.live.facts import SettingData
from fivefold.live.setting import Setting
from fivefold.live.table import Table
from fivefold.refusals import Conflict, NotFound, Refused
from fivefold.server.tournaments.notices import Thinking
from fivefold.tournaments import Desk
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


class LaidBoard(NamedTuple):
    """How a board is to be laid (`Setting.plain`), who sits where at it, and the number of the table's game."""

    setting: SettingData
    entrants: tuple[int, ...]
    games: int


def laid_board(desk: Desk, name: str, number: tuple[int, int], control: TimeControl, public: bool) -> LaidBoard:
    """How a table of the draw is laid on the screen."""
    setting, order = setting_of(desk.tournament, name, number, control)
    setting = replace(setting, public=public)
    return LaidBoard(setting.plain(), tuple(order), len(desk.tournament.tables[number].games))


def setting_of(
    tournament: Tournament, name: str, number: tuple[int, int], control: TimeControl = NO_CLOCK
) -> tuple[Setting, list[int]]:
    """How a table of the draw is laid on the screen, and who sits where: the one who begins sits first.

    Touch-move is on and nothing is taken back (PG4). Who is gone loses by the clock, where there is one.
    """
    table = tournament.tables.get(number)
    if table is None:
        raise NotFound("There is no such table in the draw", code="no-such-tournament")
    if table.result is not None:
        raise Conflict("This game has a result already", code="has-result", round=number[0], table=number[1])
    rules = tournament.rules
    found = find(rules.game)
    if found is None or rules.boards > 1:
        raise Refused("This tournament's regulation names no game to be played on the screen", code="no-game")
    at = table.seats.index(table.starter) if table.starter in table.seats else 0
    order = [*table.seats[at:], *table.seats[:at]]
    if table.stage == "trial":
        raise Refused("A time trial is played at the clock, not against each other", code="not-on-screen")
    options = f"{rules.options} {found.player_options.get(len(order), '')}".strip()
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
        origin={
            "tournament": name,
            "round": number[0],
            "table": number[1],
            "entrants": order,
            "drawn": tournament.rounds[number[0] - 1].fact,
        },
    )
    return setting, order


class FinishedBoard(NamedTuple):
    """What a tournament needs to know of a game that has ended on the screen."""

    board: str
    round: int
    table: int
    entrants: tuple[int, ...]
    drawn: int
    ranks: tuple[int, ...]
    scores: tuple[float, ...]
    bots: tuple[bool, ...]
    moves: tuple[int, ...]


def finished_board(name: str, table: Table) -> FinishedBoard:
    """A board whose game is over. `moves` counts the moves of each seat; a board of an older version names no draw."""
    origin, ended = table.setting.origin, table.ended
    assert ended is not None
    made = Counter(move.seat for move in table.moves)
    return FinishedBoard(
        name,
        origin["round"],
        origin["table"],
        tuple(origin["entrants"]),
        origin.get("drawn", 0),
        tuple(ended.ranks),
        tuple(ended.scores),
        tuple(seat.mover == "bot" for seat in table.seats),
        tuple(made[seat] for seat in range(len(table.seats))),
    )


def result_of(desk: Desk, board: FinishedBoard) -> dict[str, object]:
    """The result fact of a game that has ended on the screen."""
    tournament = desk.tournament
    drawn = tournament.tables.get((board.round, board.table))
    fact = tournament.rounds[board.round - 1].fact if drawn is not None else 0
    if drawn is None or set(drawn.seats) != set(board.entrants) or board.drawn not in (0, fact):
        raise Refused("This board belongs to a draw that was undone", code="other-draw")
    data: dict[str, object] = {"round": board.round, "table": board.table}
    if tournament.rules.format == "rank-tables":
        # A seat that a bot has taken over gets nothing for what the bot made of it (TK14).
        played = [0 if bot else int(score) for bot, score in zip(board.bots, board.scores, strict=True)]
        wanted = asked_of(tournament, drawn)["of"]
        return {**data, "scores": [[e, s] for e, s in zip(board.entrants, played, strict=True) if e in wanted]}
    best = [seat for seat, rank in enumerate(board.ranks) if rank == 1]
    if len(best) != 1:
        return {**data, "winner": 0}
    winner = board.entrants[best[0]]
    if not tournament.rules.marbles:
        return {**data, "winner": winner}
    marbles = board.moves[best[0]]
    if marbles < FEWEST_MARBLES:  # nobody has won over the board with so few: the other one gave up
        return {**data, "walkover": winner}
    return {**data, "winner": winner, "marbles": marbles}
