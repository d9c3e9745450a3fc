"""The search of a Pentago position: proofs as far as time allows, and a learned value where nothing is proved.

An iteration is full width. Down to its horizon every line is played out in the solver's classes, so a win or a loss
that it sees is proved; boards that stay open at its depth get the network's value; minimax carries both to the root.

>>> state = pentago.read_position("bbbb..w.w..............w............")
>>> frozen = Budget(0.2, clock=lambda: 0.0)  # as much as is planned for that time, however slow
>>> result = search(state, frozen)
>>> result.value, len(result.best) < len(result.moves)
(None, True)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import comb

import numpy as np

from fivefold.bots.limits import Budget
from fivefold.bots.pentago import kernel_value as kernel, solver, tree
from fivefold.bots.pentago.evaluation import Weights, weights
from fivefold.bots.pentago.layout import classes
from fivefold.bots.pentago.result import REACHED, MoveScore, SearchLimits, SearchResult, Stopped
from fivefold.bots.pentago.verify import verify_best
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN, Table
from fivefold.games.pentago.notation import Move
from fivefold.refusals import Conflict

LEAVES_AT_ONCE = 100  # classes
SHARE_OF_TIME = 0.9  # that a plan fills; the rest is for slower moments
SPARE = 0.02  # of the time: to put away what is cut short
TREE_SHARE = 0.85  # of the time that the iterations leave; the rest is for verification


def plan(cells: int, seconds: float) -> Iterator[SearchLimits]:
    """The iterations that fit a time, from near to far; the last is the exact solver where that fits.

    Otherwise about half of the time is left for the tree and the verification of the best moves.

    >>> [(limits.horizon, limits.depth) for limits in plan(16, 2.0)][-1]
    (16, 0)
    >>> [(limits.horizon, limits.depth) for limits in plan(22, 2.0)][-2:]
    [(6, 2), (7, 3)]
    """
    left = SHARE_OF_TIME * seconds
    for horizon in range(1, min(4, cells) + 1):
        yield SearchLimits(horizon, 0)
        left -= SearchLimits(horizon, 0).cost(cells)
    if cells > 4:
        yield SearchLimits(4, 2)
        left -= SearchLimits(4, 2).cost(cells)
    end = SearchLimits(cells, 0)
    if 1.2 * end.cost(cells) < left:  # a sweep to the end is slower: its tables do not fit the caches
        middle = [SearchLimits(h, 0) for h in range(5, cells) if 8 * SearchLimits(h, 0).cost(cells) < left]
        yield from middle
        yield SearchLimits(min(6, cells), 2) if cells > 5 else SearchLimits(cells, 0)
        yield end
        return
    # Every horizon once, so that the shortest win is the first one found; the network twice, in case time runs out.
    fitting = [h for h in range(5, cells) if SearchLimits(h, 2).cost(cells) < 0.22 * left]
    for horizon in fitting[:-1]:
        limits = SearchLimits(horizon, 2 if horizon == fitting[-1] - 1 else 0)
        yield limits
        left -= limits.cost(cells)
    best = fitting[-1] if fitting else 4
    depths = [d for d in range(2, min(len(REACHED), best + 1)) if SearchLimits(best, d).cost(cells) < 0.6 * left]
    if depths and (best, depths[-1]) != (4, 2):
        yield SearchLimits(best, depths[-1])


def search(state: pentago.State, budget: Budget, *, threads: int = 1, net: Weights | None = None) -> SearchResult:
    """Search a position for the budget's seconds; a stop ends it early with what is known by then.

    With a network of one's own there is no tree: its values are the judge's, who learned with the other.
    """
    if pentago.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to think about", code="game-over")
    seconds, over = budget.seconds or 0.0, budget.begin(SPARE * (budget.seconds or 0.0))
    left = SHARE_OF_TIME * seconds
    cells = solver.empty_cells(state)
    scores = {move: MoveScore(_ended(pentago.play(state, move)), 0.0) for move in pentago.legal_moves(state)}
    seen = SearchLimits(0, 0)
    exact = False

    def watch(share: float) -> None:
        if seen.horizon and over():
            raise Stopped

    try:
        for limits in plan(len(cells), seconds):
            left -= limits.cost(len(cells))
            found = iterate(state, cells, limits, threads, watch, net or weights())
            exact = limits.horizon == len(cells)
            scores = merged(scores, found, limits, exact)
            seen = SearchLimits(max(seen.horizon, limits.horizon), max(seen.depth, limits.depth))
            values = [score.value for score in scores.values()]
            if 1 in values or None not in values:
                return SearchResult(scores, seen.horizon, seen.depth, exact)
        if net is None and pentago.kernel.CELLS - len(cells) in tree.MARBLES:
            scores = tree.search_tree(state, scores, tree.boards_in(TREE_SHARE * left, threads), threads, watch)
            left -= TREE_SHARE * left
        verify_best(state, scores, seen.horizon, left, threads, watch)
    except Stopped:
        pass
    return SearchResult(scores, seen.horizon, seen.depth, exact)


def _ended(state: pentago.State) -> int | None:
    """0 where the game has just ended in a draw (PG7, PG8); wins and losses are left to the iterations."""
    ended = pentago.outcome(state)
    return 0 if ended and ended.ranks[0] == ended.ranks[1] else None


def merged(
    known: Mapping[Move, MoveScore], found: Mapping[Move, int], limits: SearchLimits, exact: bool
) -> dict[Move, MoveScore]:
    """What was known, with what an iteration adds: the first proof of a move keeps its number of turns."""
    merged = {}
    for move, old in known.items():
        new = found[move]
        if old.value is not None:
            merged[move] = old
        elif abs(new) == kernel.WON:
            value = 1 if new > 0 else -1
            merged[move] = MoveScore(value, float(value), limits.horizon)
        elif exact:
            merged[move] = MoveScore(0, old.score)
        else:
            merged[move] = MoveScore(None, float(np.tanh(new / kernel.SCALE / 2)) if limits.depth else old.score)
    return merged


def iterate(
    state: pentago.State, cells: Table, limits: SearchLimits, threads: int, progress: solver.Progress, net: Weights
) -> dict[Move, int]:
    """Each move's value after one iteration, ±WON where it is proved."""
    sweep = solver.Sweep(state, limits.horizon)
    if limits.depth == 0:
        solution = sweep.run(threads, progress)
        return {move: kernel.WON * value for move, value in solution.moves.items()}
    words = sweep.down_to(limits.depth, threads, progress)
    tables = evaluated_levels(sweep, words, limits.depth, progress, net)
    found = {}
    for move in pentago.legal_moves(state):
        if move.turn == NO_TURN:
            found[move] = kernel.WON
        else:
            board = int(kernel.NEIGHBOURS[0, 0, move.turn])
            found[move] = -int(tables[1][int(np.searchsorted(cells, move.cell)), board])
    return found


def evaluated_levels(
    sweep: solver.Sweep, words: Table, depth: int, progress: solver.Progress, net: Weights
) -> list[kernel.Values]:
    """The values of all levels from 1 to `depth`: the network's at the last, or what is proved there; minimax above."""
    n = len(sweep.cells)
    tables = [np.zeros((classes(n, level), 128), np.int16) for level in range(depth + 1)]
    levels = [
        kernel.Classes(level, sweep.cells, sweep.sides[level % 2], sweep.sides[1 - level % 2])
        for level in range(depth + 1)
    ]
    network = net.at(pentago.kernel.CELLS - n + depth)
    for begin in range(0, len(tables[depth]), LEAVES_AT_ONCE):
        end = min(begin + LEAVES_AT_ONCE, len(tables[depth]))
        kernel.evaluate_leaves(levels[depth], begin, end, words, tables[depth], network)
        progress(begin / len(tables[depth]))
    for level in range(depth - 1, 0, -1):
        wins, holds = sweep.two_fives(level)
        both = kernel.WON if wins else 0 if holds else -kernel.WON
        rows = comb(n, level // 2)
        for begin in range(0, rows, 8):
            end = min(begin + 8, rows)
            kernel.minimax_rows(levels[level], begin, end, tables[level + 1], tables[level], both, sweep.on_placement)
            progress(begin / rows)
    return tables
