"""A closer look at the move that seems best: proofs beyond the horizon."""

from __future__ import annotations

from fivefold.bots.pentago import solver
from fivefold.bots.pentago.thought import Look, Verdict
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS
from fivefold.games.pentago.notation import Move


def proved(
    state: pentago.State,
    verdicts: dict[Move, Verdict],
    horizon: int,
    seconds: float,
    threads: int,
    watch: solver.Progress,
) -> None:
    """Look further after the move that seems best, turn by turn, as far as it fits the time; if it loses, after the
    next one. `horizon` turns are known already; what is found goes into the verdicts.
    """
    cells = CELLS - (state.first | state.second).bit_count() - 1
    looked: dict[Move, int] = {}
    while True:
        open_moves = [move for move, verdict in verdicts.items() if verdict.value is None]
        if not open_moves or any(verdict.value == 1 for verdict in verdicts.values()):
            return
        watch(0.0)
        best = max(open_moves, key=lambda move: verdicts[move].worth)
        ahead = looked.get(best, horizon - 1) + 1
        seconds -= Look(ahead, 0).cost(cells)
        if ahead > cells or seconds < 0:
            return
        after = pentago.play(state, best)
        value = solver.Sweep(after, solver.empty_cells(after), ahead).value(threads, watch)
        if value or ahead == cells:
            verdicts[best] = Verdict(-value, float(-value) if value else verdicts[best].worth, ahead + 1)
        looked[best] = ahead
