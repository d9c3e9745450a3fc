"""Flat Monte Carlo: moves compared by whole games played out greedily or at random over sampled deals."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.kingdomino.baselines.kernel_playout import evaluate_by_playouts
from fivefold.bots.kingdomino.halving import Evaluate, SequentialHalving
from fivefold.bots.kingdomino.kernel_state import Doubles, Round
from fivefold.bots.kingdomino.policy.kernel_greedy import GREEDY, RANDOM, greedy_scores
from fivefold.bots.kingdomino.state import Position, position_of
from fivefold.bots.limits import Budget, Clock
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kernel import Table


@dataclass(frozen=True)
class FlatMonteCarlo:
    """The first `moves` by greedy score are compared by `playouts` games, or for `seconds`.

    With `moves` 0 all of them are. What counts is the share of wins, and a little the lead.
    """

    playouts: int | None = 2000
    seconds: float = 0.0
    moves: int = 32
    greedy: bool = True
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, rng: random.Random, stop: Stop | None = None) -> kingdomino.Move:
        """The move that wins most.

        >>> state = kingdomino.start()
        >>> for text in "deal 1 7 13 48", "king 1":
        ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
        >>> FlatMonteCarlo(playouts=40).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
        True
        """
        began = self.clock()
        position = position_of(state)
        moves = by_greedy_score(position.round, position.places, position.picks)[: self.moves or None]
        if len(moves) == 1:
            return position.move(*moves[0])
        halving = SequentialHalving(moves, playouts(position, greedy=self.greedy), rng.getrandbits(40))
        halving.run(Budget(self.seconds, self.playouts, clock=self.clock), began)
        return position.move(*moves[halving.order()[0]])


def playouts(position: Position, *, greedy: bool) -> Evaluate:
    """Plays moves out to the end of the game."""
    weights = np.array([GREEDY if greedy else RANDOM] * 4)

    def evaluate(moves: Table, deals: int, random: int, sums: Doubles) -> int:
        return evaluate_by_playouts(position.round, moves, deals, weights, random, sums)

    return evaluate


def by_greedy_score(state: Round, places: Table, picks: Table) -> list[tuple[int, int]]:
    """Every move as place and pick, the highest greedy score first."""
    scores = greedy_scores(state.kingdoms, state.draft, places, picks, GREEDY)
    order = np.argsort(-scores, axis=None, kind="stable").tolist()
    return [(int(places[flat // len(picks)]), int(picks[flat % len(picks)])) for flat in order]
