"""Thinking about a Pentago position: proofs as far as time allows, and a learned worth where nothing is proved.

A *look* is full width. Down to its horizon every line is played out in the solver's classes, so a win or a loss that
it sees is proved; boards that stay open after its depth get the net's worth, and minimax carries both to the root.

>>> state = pentago.read_position("bbbb..w.w..............w............")
>>> thought = think(state, seconds=0.2, clock=lambda: 0.0)  # as much as is planned for that time, however slow
>>> thought.value, len(thought.best) < len(thought.moves)
(None, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from math import comb

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.pentago import closer, kernel_worth as kernel, solver, tree
from fivefold.bots.pentago.evaluation import Weights, weights
from fivefold.bots.pentago.thought import REACHED, Look, Stopped, Thought, Verdict
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN, Table
from fivefold.games.pentago.notation import Move
from fivefold.refusals import Conflict

LEAVES_AT_ONCE = 400  # classes
SHARE_OF_TIME = 0.9  # that a plan fills; the rest is for slower moments
GROWING = 0.85  # of the time that the looks leave; the rest is for proofs


def plan(cells: int, seconds: float) -> Iterator[Look]:
    """The looks that fit a time, from near to far; the last is the exact solver where that fits.

    Otherwise about half of the time is left for a closer look at the best moves.

    >>> [(look.horizon, look.depth) for look in plan(16, 2.0)][-1]
    (16, 0)
    >>> [(look.horizon, look.depth) for look in plan(22, 2.0)][-2:]
    [(6, 2), (7, 3)]
    """
    left = SHARE_OF_TIME * seconds
    for horizon in range(1, min(4, cells) + 1):
        yield Look(horizon, 0)
        left -= Look(horizon, 0).cost(cells)
    if cells > 4:
        yield Look(4, 2)
        left -= Look(4, 2).cost(cells)
    end = Look(cells, 0)
    if 1.5 * end.cost(cells) < left:  # a sweep to the end is slower: its tables do not fit the caches
        middle = [Look(h, 0) for h in range(5, cells) if 8 * Look(h, 0).cost(cells) < left]
        yield from middle
        yield Look(min(6, cells), 2) if cells > 5 else Look(cells, 0)
        yield end
        return
    # Every horizon once, so that the shortest win is the first one found; the worth twice, in case that time runs out.
    fitting = [h for h in range(5, cells) if Look(h, 2).cost(cells) < 0.22 * left]
    for horizon in fitting[:-1]:
        look = Look(horizon, 2 if horizon == fitting[-1] - 1 else 0)
        yield look
        left -= look.cost(cells)
    best = fitting[-1] if fitting else 4
    depths = [d for d in range(2, min(len(REACHED), best + 1)) if Look(best, d).cost(cells) < 0.6 * left]
    if depths and (best, depths[-1]) != (4, 2):
        yield Look(best, depths[-1])


def think(
    state: pentago.State,
    *,
    seconds: float,
    threads: int = 1,
    stop: Stop | None = None,
    net: Weights | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Thought:
    """Search a position for `seconds`; `stop` ends it early with what is known by then."""
    if pentago.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to think about", code="game-over")
    deadline = clock() + seconds
    left = SHARE_OF_TIME * seconds
    cells = solver.empty_cells(state)
    verdicts = {move: Verdict(_ended(pentago.play(state, move)), 0.0) for move in pentago.legal_moves(state)}
    seen = Look(0, 0)
    exact = False

    def watch(share: float) -> None:
        if seen.horizon and (clock() > deadline or (stop and stop())):
            raise Stopped

    try:
        for look in plan(len(cells), seconds):
            left -= look.cost(len(cells))
            found = looked(state, cells, look, threads, watch, net or weights())
            exact = look.horizon == len(cells)
            verdicts = merged(verdicts, found, look, exact)
            seen = Look(max(seen.horizon, look.horizon), max(seen.depth, look.depth))
            values = [verdict.value for verdict in verdicts.values()]
            if 1 in values or None not in values:
                return Thought(verdicts, seen.horizon, seen.depth, exact)
        if net is None and pentago.kernel.CELLS - len(cells) in tree.MARBLES:
            verdicts = tree.grown(state, verdicts, tree.boards(GROWING * left, threads), threads, watch)
            left -= GROWING * left
        closer.proved(state, verdicts, seen.horizon, left, threads, watch)
    except Stopped:
        pass
    return Thought(verdicts, seen.horizon, seen.depth, exact)


def _ended(state: pentago.State) -> int | None:
    """0 where the game has just ended in a draw (PG7, PG8); wins and losses are left to the looks."""
    ended = pentago.outcome(state)
    return 0 if ended and ended.ranks[0] == ended.ranks[1] else None


def merged(known: Mapping[Move, Verdict], found: Mapping[Move, int], look: Look, exact: bool) -> dict[Move, Verdict]:
    """What was known, with what a look adds: the first proof of a move keeps its number of turns."""
    merged = {}
    for move, old in known.items():
        new = found[move]
        if old.value is not None:
            merged[move] = old
        elif abs(new) == kernel.WON:
            value = 1 if new > 0 else -1
            merged[move] = Verdict(value, float(value), look.horizon)
        elif exact:
            merged[move] = Verdict(0, old.worth)
        else:
            merged[move] = Verdict(None, float(np.tanh(new / kernel.SCALE / 2)) if look.depth else old.worth)
    return merged


def looked(
    state: pentago.State, cells: Table, look: Look, threads: int, progress: solver.Progress, net: Weights
) -> dict[Move, int]:
    """Each move's worth after one look, ±WON where it is proved."""
    sweep = solver.Sweep(state, cells, look.horizon)
    if look.depth == 0:
        solution = sweep.run(threads, progress)
        return {move: kernel.WON * value for move, value in solution.moves.items()}
    words = sweep.down_to(look.depth, threads, progress)
    tables = judged_levels(sweep, words, look.depth, progress, net)
    found = {}
    for move in pentago.legal_moves(state):
        if move.turn == NO_TURN:
            found[move] = kernel.WON
        else:
            board = int(kernel.NEIGHBOURS[0, 0, move.turn])
            found[move] = -int(tables[1][int(np.searchsorted(cells, move.cell)), board])
    return found


def judged_levels(
    sweep: solver.Sweep, words: Table, depth: int, progress: solver.Progress, net: Weights
) -> list[kernel.Worths]:
    """The worths of all levels from 1 to `depth`: the net's at the last, or what is proved there; minimax above."""
    n = len(sweep.cells)
    tables = [np.zeros((solver.classes(n, level), 128), np.int16) for level in range(depth + 1)]
    roots = sweep.roots
    marbles = pentago.kernel.CELLS - n + depth
    for begin in range(0, len(tables[depth]), LEAVES_AT_ONCE):
        end = min(begin + LEAVES_AT_ONCE, len(tables[depth]))
        sides = roots[depth % 2], roots[1 - depth % 2]
        kernel.judge_leaves(depth, sweep.cells, *sides, begin, end, words, tables[depth], *net.at(marbles))
        progress(begin / len(tables[depth]))
    for level in range(depth - 1, 0, -1):
        wins, holds = sweep.two_fives(level)
        both = kernel.WON if wins else 0 if holds else -kernel.WON
        rows = comb(n, level // 2)
        for begin in range(0, rows, 8):
            kernel.worth_rows(
                level, sweep.cells, roots[level % 2], roots[1 - level % 2], begin, min(begin + 8, rows),
                tables[level + 1], tables[level], both, sweep.on_placement,
            )  # fmt: skip
            progress(begin / rows)
    return tables
