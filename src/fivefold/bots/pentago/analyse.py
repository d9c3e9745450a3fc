"""The Pentago analyst: every move of a position, and the turning points of a game.

>>> state = pentago.read_position("bbbb..wwww..........................")
>>> report = position(state, seconds=0.1)
>>> report.value, str(report.moves[0])
(1, 'e6  win in 1  +1.00')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fivefold.bots.analysis import DRAW_LOST, LOSES, MISTAKE, WIN_LEFT, WIN_LOST, Analysis, MoveReport, Point
from fivefold.bots.pentago import card
from fivefold.bots.pentago.engine import EXACT_FROM, Engine
from fivefold.bots.pentago.opening import opening_value, opening_values
from fivefold.bots.pentago.result import SearchResult
from fivefold.bots.pentago.solver import Progress, check_memory
from fivefold.games import pentago
from fivefold.games.pentago.notation import Move
from fivefold.sayings import Said

LINE = 6  # moves of a principal line
SWING = 0.5  # of the score; a move that gives this much away is a turning point though nothing is proved


def position(
    state: pentago.State,
    *,
    seconds: float = 2.0,
    threads: int = 1,
    exact_from: int = EXACT_FROM,
    progress: Progress | None = None,
) -> Analysis:
    """Every move's value, the best first; from seventeen marbles on all values are exact, with a graphics card earlier.

    `exact_from` asks a processor for more, as far as its memory reaches: 16 marbles take 4.3 GB, 15 take 12 GB and 14
    take 35 GB. What does not fit is refused before it begins.
    """
    marbles = (state.first | state.second).bit_count()
    known, published = opening_values(state), opening_value(state)
    if exact_from <= marbles < EXACT_FROM and published is None and card.fitting(marbles) is None:
        check_memory(marbles)
    result = Engine(seconds, exact_from, threads).search(state, progress=progress)
    reports = {
        move: MoveReport(move, pentago.write_move(state, move), known.get(move, score.value), score.score, score.turns)
        for move, score in result.moves.items()
    }
    best = {move for move, value in known.items() if value == published} or set(result.best)
    reports = dict(sorted(reports.items(), key=lambda r: (r[0] not in best, -(r[1].value or 0), -r[1].worth)))
    line = tuple(_line(state, next(iter(reports)), seconds / 4, threads))
    value, score = (result.value, result.score) if published is None else (published, float(published))
    facts = {} if published is None else {"published": True}
    seat, depth = pentago.to_move(state) or 0, _depth(result, published)
    return Analysis(seat, value, score, tuple(reports.values()), line, depth, facts)


def _depth(result: SearchResult, published: int | None) -> str:
    if published is not None:
        return "published"
    if result.exact:
        return "to the end, by a graphics card" if result.on_card else "to the end"
    return f"{result.horizon} turns proved, {result.depth} judged"


def _line(state: pentago.State, move: Move, seconds: float, threads: int) -> Iterator[str]:
    """A move and what best play answers, as far as a shorter search can tell one answer from the others."""
    for number in range(LINE):
        yield pentago.write_move(state, move)
        state = pentago.play(state, move)
        if pentago.to_move(state) is None or number + 1 == LINE:
            return
        result = Engine(seconds, threads=threads).search(state)
        if result.value is None and len({pentago.play(state, each) for each in result.best}) > 1:
            return
        move = result.best[0]


def game(
    states: Sequence[pentago.State], moves: Sequence[Move], *, seconds: float = 1.0, threads: int = 1
) -> Iterator[Point]:
    """The graph of a game, point by point, with its turning points."""
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        result = Engine(seconds, EXACT_FROM, threads).search(state)
        seat = pentago.to_move(state) or 0
        sign = -1 if seat else 1
        played, known, published = result.moves[move], opening_values(state), opening_value(state)
        before = result.value if published is None else published
        value = None if before is None else sign * before
        best = [each for each, value in known.items() if value == published] or result.best
        yield Point(
            ply,
            seat,
            value,
            round(sign * (result.score if published is None else published), 4),
            pentago.write_move(state, move),
            pentago.write_move(state, move if move in best else best[0]),
            _turning(
                before if _is_proved(before, result, known) else None,
                result.score,
                known.get(move, played.value),
                played.score,
            ),
            {"good": True} if _is_only(state, move, result) else {},
        )


def _is_only(state: pentago.State, move: Move, result: SearchResult) -> bool:
    """Is every move to another position clearly worse than this one?"""
    reached, least = pentago.play(state, move), result.moves[move].score - SWING
    return all(score.score < least or pentago.play(state, each) == reached for each, score in result.moves.items())


def _is_proved(before: int | None, result: SearchResult, known: Mapping[Move, int]) -> bool:
    """Is it known by which moves? Of some positions the tables know only how they end: no move can be blamed then."""
    return before is None or before in known.values() or before in (score.value for score in result.moves.values())


def _turning(before: int | None, score: float, after: int | None, score_after: float) -> Said | None:
    """What a move gave away."""
    if before == 1:
        return None if after == 1 else WIN_LOST if after in (0, -1) else WIN_LEFT
    if after == -1:
        return DRAW_LOST if before == 0 else None if before == -1 else LOSES
    return MISTAKE if score - score_after > SWING and before is None else None
