"""A closer look at the moves that seem best: the judge on the boards that decide, then proofs beyond the horizon."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from fivefold.bots.pentago import kernel_worth as kernel
from fivefold.bots.pentago import solver
from fivefold.bots.pentago.judge import Judge
from fivefold.bots.pentago.kernel_replies import replies
from fivefold.bots.pentago.kernel_worth import Floats, Worths
from fivefold.bots.pentago.thought import Look, Stopped, Verdict
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS, NO_TURN, Table
from fivefold.games.pentago.notation import Move

CANDIDATES = 8
REPLIES = 4  # to each candidate that are answered in turn
MARBLES = range(13, 19)  # where the judge has learned

BOARDS_A_SECOND = 20_000  # by the judge

Watch = Callable[[float], None]


def cost(cells: int) -> float:
    """Seconds that the judge may take on the machine that looks are planned for."""
    return CANDIDATES * (8 * (cells - 1) + REPLIES * 8 * (cells - 2)) / BOARDS_A_SECOND


def fits(cells: int, depth: int, seconds: float) -> bool:
    """Is there something for the judge, after a look of this depth, and time enough?"""
    return CELLS - cells in MARBLES and depth >= 3 and cost(cells) < seconds


def judged(
    sweep: solver.Sweep, tables: list[Worths], verdicts: Mapping[Move, Verdict], judge: Judge, watch: Watch
) -> dict[Move, Verdict]:
    """The verdicts with the judge's word on the best moves: two turns ahead, and three after the worst replies.

    `tables` are the worths of a look of depth three or more. A third of a move's worth is that look's.
    """
    found = dict(verdicts)
    open_moves = [move for move, verdict in verdicts.items() if verdict.value is None and move.turn != NO_TURN]
    best = sorted(open_moves, key=lambda move: -verdicts[move].worth)[:CANDIDATES]
    if len(best) < 2:
        return found
    cells, (mine, theirs) = sweep.cells, sweep.roots
    marbles = CELLS - len(cells)
    worths, worst = {}, {}
    for move in best:
        watch(0.0)
        cell, board = 1 << int(np.searchsorted(cells, move.cell)), int(kernel.NEIGHBOURS[0, 0, move.turn])
        boards, known = replies(1, cells, theirs, mine, 0, cell, board, tables[2])
        odds = _odds(judge, boards, known, marbles + 2)
        worths[move] = [verdicts[move].worth, _worth(odds.min(0))]
        worst[move] = [(cell, *known[i]) for i in np.argsort(odds.sum(1), kind="stable")[:REPLIES]]
    try:
        for move in best:
            held = []
            for cell, reply, board, worth, over in worst[move]:
                watch(0.5)
                if over or abs(worth) == kernel.WON:
                    continue
                boards, known = replies(2, cells, mine, theirs, cell, int(reply), int(board), tables[3])
                held.append((1 - _odds(judge, boards, known, marbles + 3)[:, ::-1]).max(0))
            worths[move].append(_worth(np.min(held, 0)) if held else worths[move][1])
    except Stopped:
        worths = {move: three[:2] for move, three in worths.items()}
    found |= {move: Verdict(None, float(np.mean(worths[move]))) for move in best}
    middle = float(np.median([found[move].worth for move in best]))  # what was not judged comes after the better half
    for move in set(open_moves) - set(best):
        found[move] = Verdict(None, min(middle, verdicts[move].worth))
    return found


def _worth(odds: Floats) -> float:
    """From -1 to 1, out of the odds to hold and to win."""
    return float(odds.sum()) - 1


def _odds(judge: Judge, boards: Table, known: Table, marbles: int) -> Floats:
    """The judge's odds, where nothing is known."""
    odds = np.zeros((len(boards), 2), np.float32)
    worth, over = known[:, 2], known[:, 3] > 0
    odds[worth == kernel.WON] = 1
    odds[over & (np.abs(worth) != kernel.WON)] = 1, 0
    unknown = ~over & (np.abs(worth) != kernel.WON)
    odds[unknown] = judge.odds(boards[unknown], marbles)
    return odds


def proved(
    state: pentago.State, verdicts: dict[Move, Verdict], horizon: int, seconds: float, threads: int, watch: Watch
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
        best = max(open_moves, key=lambda move: verdicts[move].worth)
        ahead = looked.get(best, horizon - 1) + 1
        seconds -= Look(ahead, 0).cost(cells)
        if ahead > cells or seconds < 0:
            return
        after = pentago.play(state, best)
        value = solver.Sweep(after, solver.empty_cells(after), ahead).run(threads, watch).value
        if value or ahead == cells:
            verdicts[best] = Verdict(-value, float(-value) if value else verdicts[best].worth, ahead + 1)
        looked[best] = ahead
