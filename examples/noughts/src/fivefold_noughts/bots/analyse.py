"""The analyst of noughts and crosses: every move with its exact value."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fivefold.bots.analysis import DRAW_LOST, WIN_LOST, Analysis, MoveReport, Point
from fivefold.sayings import Said
from fivefold_noughts import Move, State, legal_moves, outcome, play, to_move
from fivefold_noughts.bots import value


def position(state: State, *, seconds: float = 2.0, threads: int = 1) -> Analysis:
    """All moves of a position, the best first."""
    seat = to_move(state)
    moves = sorted((_report(state, move) for move in legal_moves(state)), key=lambda report: -report.worth)
    return Analysis(seat or 0, moves[0].value, moves[0].worth, tuple(moves), tuple(_line(state)), "solved")


def game(states: Sequence[State], moves: Sequence[Move], *, seconds: float = 1.0, threads: int = 1) -> Iterator[Point]:
    """A point for each move of a game."""
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        seen = position(state)
        played = _report(state, move)
        worth = seen.worth if seen.seat == 0 else -seen.worth
        yield Point(ply, seen.seat, seen.value, worth, str(move), seen.moves[0].text, _lost(seen.worth, played.worth))


def _report(state: State, move: Move) -> MoveReport:
    worth = 1 - 2 * value(play(state, move))
    return MoveReport(move, str(move), round(worth), worth)


def _line(state: State) -> Iterator[str]:
    while outcome(state) is None:
        best = max(legal_moves(state), key=lambda move: 1 - value(play(state, move)))
        yield str(best)
        state = play(state, best)


def _lost(best: float, played: float) -> Said | None:
    return None if played == best else WIN_LOST if best == 1 else DRAW_LOST
