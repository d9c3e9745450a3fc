"""Verification of the move that seems best: proofs beyond the horizon of the search."""

from __future__ import annotations

from fivefold.bots.pentago import solver
from fivefold.bots.pentago.result import MoveScore, SearchLimits
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS
from fivefold.games.pentago.notation import Move


def verify_best(
    state: pentago.State,
    scores: dict[Move, MoveScore],
    horizon: int,
    seconds: float,
    threads: int,
    watch: solver.Progress,
) -> None:
    """Search further after the move that seems best, turn by turn, as far as it fits the time; if it loses, after the
    next one. `horizon` turns are known already; what is proved goes into the scores.
    """
    cells = CELLS - (state.first | state.second).bit_count() - 1
    verified: dict[Move, int] = {}
    while True:
        open_moves = [move for move, score in scores.items() if score.value is None]
        if not open_moves or any(score.value == 1 for score in scores.values()):
            return
        watch(0.0)
        best = max(open_moves, key=lambda move: scores[move].score)
        ahead = verified.get(best, horizon - 1) + 1
        seconds -= SearchLimits(ahead, 0).cost(cells)
        if ahead > cells or seconds < 0:
            return
        after = pentago.play(state, best)
        value = solver.Sweep(after, ahead).value(threads, watch)
        if value or ahead == cells:
            scores[best] = MoveScore(-value, float(-value) if value else scores[best].score, ahead + 1)
        verified[best] = ahead
