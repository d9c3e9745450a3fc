"""Kingdomino's strong player.

>>> state = kingdomino.start()
>>> for text in "deal 1 7 13 48", "king 1":
...     state = kingdomino.play(state, kingdomino.read_move(state, text))
>>> Engine(playouts=60).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
True
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

from fivefold.bots.kingdomino import search
from fivefold.bots.kingdomino.race import Clock, Stop
from fivefold.bots.kingdomino.search import Look, Thought
from fivefold.games import kingdomino


@dataclass(frozen=True)
class Engine:
    """Thinks so many seconds a turn, or exactly so many playouts: then equal lots give equal turns on any machine."""

    seconds: float = 0.5
    playouts: int | None = None
    look: Look = Look()
    threads: int = 1
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The best turn that it finds."""
        return self.choose_until(state, lots, None)

    def choose_until(self, state: kingdomino.State, lots: random.Random, stop: Stop | None) -> kingdomino.Move:
        """`choose`, but when `stop` answers yes it plays what it has found by then."""
        return self.think(state, lots.getrandbits(40), stop).best

    def think(self, state: kingdomino.State, seed: int, stop: Stop | None = None) -> Thought:
        """The verdicts on every turn."""
        return search.think(
            state,
            seed=seed,
            seconds=self.seconds,
            playouts=self.playouts,
            look=self.look,
            threads=self.threads,
            stop=stop,
            clock=self.clock,
        )
