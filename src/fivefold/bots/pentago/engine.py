"""Pentago's strong player.

>>> import random
>>> state = pentago.read_position("bbbb..wwww..........................")
>>> Engine(seconds=0.1).choose(state, random.Random(1))
<Move e6>
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from dataclasses import dataclass

from fivefold.bots.limits import Budget, Clock, Stop
from fivefold.bots.pentago import card, solver, tables
from fivefold.bots.pentago.opening import opening_moves
from fivefold.bots.pentago.result import MoveScore, SearchResult, Stopped
from fivefold.bots.pentago.search import search
from fivefold.games import pentago
from fivefold.games.pentago.notation import Move

EXACT_FROM = 17  # marbles; the perfect level waits for the solver from here on
SHARE_BEFORE_SOLVER = 0.3  # of the time: what is solved afterwards needs scores only for moves of the same value
NEVER = 37


@dataclass(frozen=True)
class Engine:
    """Searches `seconds` a move. Positions of `exact_from` and more marbles are solved, however long it takes.

    A graphics card solves positions with fewer marbles too, as far as its memory reaches. Where memory is short the
    search alone decides.

    The same position, time and random numbers give the same move, unless a slow machine cuts an iteration short.
    """

    seconds: float = 1.0
    exact_from: int = NEVER
    threads: int = 1
    clock: Clock = time.perf_counter

    def choose(self, state: pentago.State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The best move it finds, ties broken at random; when `stop` says yes, the best so far."""
        if opening := opening_moves(state):
            return rng.choice(opening)
        return rng.choice(self.search(state, stop).best)

    def search(
        self, state: pentago.State, stop: Stop | None = None, progress: solver.Progress | None = None
    ) -> SearchResult:
        """Every move with its score; `progress` is told how far the exact solver is."""
        marbles = (state.first | state.second).bit_count()
        on_card = None if self.exact_from == NEVER else card.fitting(marbles)
        solved_after = on_card is not None or (marbles >= self.exact_from and solver.fits_memory(marbles))
        seconds = self.seconds * (SHARE_BEFORE_SOLVER if solved_after else 1)
        result = search(state, Budget(seconds, stop=stop, clock=self.clock), threads=self.threads)
        if values := tables.known_values(state):
            return with_values(state, result, values)
        if result.value is not None or not solved_after:
            return result

        def watch(share: float) -> None:
            if stop and stop():
                raise Stopped
            if progress:
                progress(share)

        try:
            if on_card:
                return with_values(state, result, on_card.solve(state, watch).moves, on_card=True)
            return with_values(state, result, solver.solve(state, threads=self.threads, progress=watch).moves)
        except Stopped:
            return result


def with_values(
    state: pentago.State, result: SearchResult, values: Mapping[Move, int], *, on_card: bool = False
) -> SearchResult:
    """A result with the exact value of every move; the search's scores decide between equals."""
    scores = {}
    for move, old in result.moves.items():
        value = values[move]
        scores[move] = old if old.value is not None else MoveScore(value, float(value) if value else old.score)
    horizon = pentago.kernel.CELLS - (state.first | state.second).bit_count()
    return SearchResult(scores, horizon, result.depth, exact=True, on_card=on_card)
