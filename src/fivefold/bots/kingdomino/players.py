"""Kingdomino's players but for the baselines: the engine, ten levels, the greedy players of the literature and ours.

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

import numpy as np

from fivefold.bots.core import Player, Stop
from fivefold.bots.kingdomino.kernel_network import new_scratch
from fivefold.bots.kingdomino.policy.kernel_heuristic import heuristic_scores
from fivefold.bots.kingdomino.policy.kernel_literature import literature_turn
from fivefold.bots.kingdomino.search import SearchLimits, SearchResult, score_moves, search
from fivefold.bots.kingdomino.state import position_of
from fivefold.bots.levels import NoisyPlayer
from fivefold.bots.limits import Budget, Clock
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kingdom import place_names
from fivefold.games.kingdomino.notation import DISCARD


@dataclass(frozen=True)
class Engine:
    """Searches `seconds` a move, or exactly `playouts`: then equal random numbers give equal moves on any machine."""

    seconds: float = 0.5
    playouts: int | None = None
    limits: SearchLimits = SearchLimits()
    threads: int = 1
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, rng: random.Random, stop: Stop | None = None) -> kingdomino.Move:
        """The best move that it finds."""
        return self.search(state, rng.getrandbits(40), stop).best

    def search(self, state: kingdomino.State, seed: int, stop: Stop | None = None) -> SearchResult:
        """Every move with its score."""
        budget = Budget(self.seconds, self.playouts, stop, self.clock)
        return search(state, budget, seed=seed, limits=self.limits, threads=self.threads)


def network_scores(state: kingdomino.State, rng: random.Random) -> list[tuple[kingdomino.Move, float]]:
    """Every move with the network policy's score, in points."""
    return [(one.found.move, one.score) for one in score_moves(position_of(state))]


def noisy(points: float) -> NoisyPlayer[kingdomino.State, kingdomino.Move]:
    """A player by the network policy with Gaussian noise of this standard deviation.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 1":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> noisy(3.0).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
    True
    """
    return NoisyPlayer(network_scores, points)


@dataclass(frozen=True)
class LiteratureGreedy:
    """The players of Gedda, Lagerkvist and Butler (2018), written from how theirs play (`policy.kernel_literature`).

    Places where the most points are gained, and picks at random, or (`full`) looks for the most points from the domino
    that is laid and the one that is picked; ties are broken at random.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 1":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> str(LiteratureGreedy().choose(state, random.Random(1)))
    '48'
    """

    full: bool = True

    def choose(self, state: kingdomino.State, rng: random.Random, stop: Stop | None = None) -> kingdomino.Move:
        """The move that gains the most points."""
        position = position_of(state)
        place, pick, _ = literature_turn(position.round, int(self.full), new_scratch(), rng.getrandbits(62))
        return position.move(place, pick)


class Greedy:
    """Takes what scores most now and next turn, and avoids holes.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 1":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> str(Greedy().choose(state, random.Random(1)))
    '48'
    """

    def choose(self, state: kingdomino.State, rng: random.Random, stop: Stop | None = None) -> kingdomino.Move:
        """The move of the highest score; ties are broken at random."""
        seat = kingdomino.to_move(state)
        assert seat is not None
        size = state.options.size
        board = np.array(state.kingdoms[seat].board)
        number = 0 if state.hand else state.waiting[0][0]
        picks = state.free or [0]
        places, scores = heuristic_scores(board, number, size, np.array(picks))
        best = np.argwhere(scores == scores.max())
        i, j = best[rng.randrange(len(best))].tolist()
        if not number:
            return kingdomino.Move(pick=picks[j])
        place = DISCARD if places[i] < 0 else place_names(size)[int(places[i])]
        return kingdomino.Move(number, place, picks[j])


NOISE = (40.0, 16.0, 10.0, 7.0, 5.0, 3.7, 2.7, 1.9, 1.0)
"""Levels 1–9 pick by network score plus Gaussian noise (σ in points); level 10 searches. Their strengths stand in
`docs/engines/kingdomino-results.md`."""

LEVELS: dict[str, Player[kingdomino.State, kingdomino.Move]] = {
    f"level{n}": noisy(points) for n, points in enumerate(NOISE, 1)
}
LEVELS["level10"] = Engine(seconds=0.5)
