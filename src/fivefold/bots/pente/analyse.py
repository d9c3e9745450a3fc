"""The Pente analyst: a position's moves and what is proved of them, its threats, and a game's turning points.

>>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
>>> report = position(state, seconds=0.1)
>>> report.value, str(report.moves[0])
(1, 'L3  win in 1  +1.00')
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fivefold.bots.analysis import LOSES, MISTAKE, WIN_LEFT, WIN_LOST, Analysis, MoveReport, Point
from fivefold.bots.limits import Budget, Clock
from fivefold.bots.pente import search
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.evaluation import strongest
from fivefold.bots.pente.proof import EXHAUSTIVE, Prover, Unknown, can_prove, find_win, questions, winning_moves
from fivefold.bots.pente.search import SearchLimits
from fivefold.bots.pente.threats import threats
from fivefold.games import pente
from fivefold.games.pente.notation import Move
from fivefold.refusals import Conflict
from fivefold.sayings import Said

SWING = 0.5  # a move that loses more than this of the expected result is a turning point though nothing is proved
LINE = 8  # moves of a principal line
DEEP = 3  # own moves; whoever finds a win that takes as many has played well
SHOWN = 500  # thousandths of log-odds: moves within this of the best have exact values, the others a bound


def position(
    state: pente.State,
    *,
    seconds: float = 2.0,
    threads: int = 1,
    clock: Clock = time.perf_counter,
    progress: object = None,
    exact_from: int = 0,
) -> Analysis:
    """Every move, the best first: proved wins and losses, and for the rest a worth. `facts` has the threats.

    Wins are proved by a tree that `checker.holds` verifies; where the win is of three own moves or fewer, every winning
    first move is listed.
    """
    if pente.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to think about", code="game-over")
    began = clock()
    proof, wins = _wins(state, 0.4 * seconds, clock)
    left = max(0.05, seconds - (clock() - began))
    budget, limits = Budget(left, clock=clock), SearchLimits(margin=SHOWN)
    result = search.search(state, budget, limits, threads=threads, with_weights=strongest(state.options))
    lost = _losses(state, [move for move, _ in result.moves], 0.3 * seconds, clock) if not wins else {}
    reports = []
    lowest = min(found for _, found in result.moves if found > search.UNSEARCHED)
    for move, found in result.moves:
        searched = max(found, lowest)  # a move that was not searched is at most as good as the worst of the others
        value = 1 if move in wins else -1 if move in lost else None
        turns = wins.get(move) or lost.get(move)
        reports.append(
            MoveReport(
                move, pente.write_move(state, move), value, float(value) if value else _expected(searched), turns
            )
        )
    reports.sort(key=lambda r: (-(r.value or 0), (r.turns or 0) * (r.value or 0), -r.worth))
    value = 1 if wins else -1 if len(lost) == len(reports) else None
    top = float(value) if value else reports[0].worth
    line = _written(state, proof.line()) if proof else _written(state, result.line)
    facts = {
        "threats": [threat.to_json() for threat in threats(state)],
        "proved_in": min(wins.values()) if wins else None,
        "all_first_moves": bool(wins) and min(wins.values()) <= EXHAUSTIVE,
        "positions": result.nodes,
    }
    depth = f"{result.depth} turns deep" if proof is None else f"a win in {proof.moves} is proved"
    return Analysis(pente.to_move(state) or 0, value, top, tuple(reports), line, depth, facts)


def _expected(value: int) -> float:
    """The expected result, from -1 to 1; what the search sees as decided without a proof stays below 1."""
    if abs(value) > search.DECISIVE:
        return math.copysign(0.99, value)
    return math.tanh(value / search.SCALE / 2)


def _wins(state: pente.State, seconds: float, clock: Clock) -> tuple[Proof | None, dict[Move, int]]:
    """A proved win, and every first move known to win as quickly or nearly so."""
    over = Budget(seconds, clock=clock).begin()
    if not can_prove(state.options):
        return None, {move: 1 for move in search.immediate_wins(state) if _ends(state, move)}
    for within in range(1, EXHAUSTIVE + 1):  # this takes some hundredths of a second, so it is always done
        if wins := winning_moves(state, within):
            quiet = 1 if within == EXHAUSTIVE else 0
            return Prover(state).proof_of(search.code_of(next(iter(wins))), within, quiet), wins
    proof = find_win(state, Budget(0.6 * seconds, clock=clock), farthest=9)
    if proof is None:
        return None, {}
    wins = {proof.move: proof.moves}
    prover = Prover(state, Budget(stop=over))
    try:
        for left, quiet in questions(proof.moves):
            for move in pente.legal_moves(state):
                if wins.get(move, left + 1) > left and prover.holds(search.code_of(move), left, quiet):
                    wins[move] = left
    except Unknown:
        pass
    return proof, wins


def _ends(state: pente.State, move: Move) -> bool:
    ended = pente.outcome(pente.play(state, move))
    return ended is not None and ended.ranks[state.seat] == 1


def _losses(state: pente.State, moves: Sequence[Move], seconds: float, clock: Clock) -> dict[Move, int]:
    """Moves after which the other side has a proved win, and in how many of its own moves."""
    over, lost = Budget(seconds, clock=clock).begin(), {}
    if not can_prove(state.options):
        return {}
    for move in moves:
        after = pente.play(state, move)
        if pente.to_move(after) is None:
            continue
        prover = Prover(after, Budget(stop=over))
        try:
            for left, quiet in [(1, 0), (2, 0), (3, 0), (3, 1), (4, 0), (5, 0)]:
                if prover.wins(left, quiet):
                    lost[move] = left
                    break
        except Unknown:
            break
    return lost


def _written(state: pente.State, moves: Sequence[Move]) -> tuple[str, ...]:
    words = []
    for move in moves[:LINE]:
        words.append(pente.write_move(state, move))
        state = pente.play(state, move)
    return tuple(words)


@dataclass(frozen=True)
class _Seen:
    """What is known of a position: proved for the mover or not, its worth to the mover, the best move."""

    value: int | None
    worth: float
    best: Move
    proof: Proof | None = None


def _seen(state: pente.State, seconds: float, threads: int) -> _Seen:
    proof = find_win(state, Budget(0.35 * seconds), farthest=8)
    if proof:
        return _Seen(1, 1.0, proof.move, proof)
    result = search.search(state, Budget(0.65 * seconds), threads=threads, with_weights=strongest(state.options))
    return _Seen(None, _expected(result.value), result.best)


def game(
    states: Sequence[pente.State], moves: Sequence[Move], *, seconds: float = 1.0, threads: int = 1
) -> Iterator[Point]:
    """The graph of a game, point by point, with its turning points."""
    known: _Seen | None = None
    for ply, (state, move) in enumerate(zip(states, moves, strict=False)):
        here = known or _seen(state, seconds, threads)
        after = pente.play(state, move)
        seat, side = state.seat, state.seat % 2
        known = _seen(after, seconds, threads) if pente.to_move(after) is not None else None
        after_value, after_worth = _after(after, known, side)
        # What the move led to is also evidence about the position before it.
        value, worth = here.value, here.worth
        if value is None and move == here.best and after_value is not None:
            value, worth = after_value, float(after_value)
        sign = -1 if side else 1
        best = move if after_value == 1 else here.best
        yield Point(
            ply,
            seat,
            None if value is None else sign * value,
            round(sign * worth, 4),
            pente.write_move(state, move),
            pente.write_move(state, best),
            _turning(here, move, after_value, after_worth),
            {
                "threats": [threat.to_json() for threat in threats(state)],
                "proved_in": here.proof.moves if here.proof else None,
                "good": here.proof is not None and here.proof.moves >= DEEP and move == here.best,
            },
        )


def _after(after: pente.State, known: _Seen | None, side: int) -> tuple[int | None, float]:
    """What a position after a move is worth to the side that moved."""
    ended = pente.outcome(after)
    if ended:
        if ended.ranks.count(1) == len(ended.ranks):
            return 0, 0.0
        won = 1 if ended.ranks[side] == 1 else -1
        return won, float(won)
    assert known is not None
    return (None if known.value is None else -known.value), -known.worth


def _turning(here: _Seen, move: Move, after: int | None, worth_after: float) -> Said | None:
    """What a move gave away."""
    if here.value == 1:
        if after == 1 or move == here.best:
            return None
        return WIN_LOST if after in (0, -1) else WIN_LEFT
    if after == -1:
        return LOSES if here.worth > -0.9 else None
    return MISTAKE if here.worth - worth_after > SWING and move != here.best else None
