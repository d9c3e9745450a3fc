"""Pentago's strong player, and its weaker brothers on one slider.

>>> import random
>>> state = pentago.read_position("bbbb..wwww..........................")
>>> Engine(seconds=0.1).choose(state, random.Random(1))
<Move e6>
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fivefold.bots.core import Stop
from fivefold.bots.pentago import search, solver, tables
from fivefold.bots.pentago.opening import opening_moves
from fivefold.bots.pentago.thought import Stopped, Thought, Verdict
from fivefold.games import pentago
from fivefold.games.pentago.notation import Move

EXACT_FROM = 18  # marbles; the perfect level waits for the solver from here on
NEVER = 37


@dataclass(frozen=True)
class Engine:
    """Thinks `seconds` a move. Positions of `exact_from` and more marbles are solved, however long it takes.

    The same position, time and random numbers give the same move, unless a slow machine cuts a look short.
    """

    seconds: float = 1.0
    exact_from: int = NEVER
    threads: int = 1
    clock: Callable[[], float] = time.perf_counter

    def choose(self, state: pentago.State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The best move it finds, by lot among equals; when `stop` says yes, the best so far."""
        if opening := opening_moves(state):
            return rng.choice(opening)
        return rng.choice(self.think(state, stop).best)

    def think(self, state: pentago.State, stop: Stop | None = None, progress: solver.Progress | None = None) -> Thought:
        """The verdict on every move; `progress` hears how far the exact solver is."""
        thought = search.think(state, seconds=self.seconds, threads=self.threads, stop=stop, clock=self.clock)
        if values := tables.known_values(state):
            return with_values(state, thought, values)
        marbles = (state.first | state.second).bit_count()
        if thought.value is None and marbles >= self.exact_from:
            solver.check_memory(marbles)
            return solved(state, thought, self.threads, stop, progress)
        return thought


def solved(
    state: pentago.State, thought: Thought, threads: int, stop: Stop | None, progress: solver.Progress | None
) -> Thought:
    """A thought with the exact value of every move, if nobody says stop before that is known."""

    def watch(share: float) -> None:
        if stop and stop():
            raise Stopped
        if progress:
            progress(share)

    try:
        values = solver.solve(state, threads=threads, progress=watch).moves
    except Stopped:
        return thought
    return with_values(state, thought, values)


def with_values(state: pentago.State, thought: Thought, values: Mapping[Move, int]) -> Thought:
    """A thought with the exact value of every move; what the search has judged decides between equals."""
    verdicts = {}
    for move, old in thought.moves.items():
        value = values[move]
        verdicts[move] = old if old.value is not None else Verdict(value, float(value) if value else old.worth)
    return Thought(verdicts, pentago.kernel.CELLS - (state.first | state.second).bit_count(), thought.depth, exact=True)
