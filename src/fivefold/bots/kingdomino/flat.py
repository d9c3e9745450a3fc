"""Flat Monte Carlo: turns compared by whole games played out greedily or at random in sampled deals."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino import kernel_course, kernel_ground
from fivefold.bots.kingdomino.kernel_course import Shares
from fivefold.bots.kingdomino.race import Ahead, Budget, Clock, Race
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kernel import Table


@dataclass(frozen=True)
class FlatMonteCarlo:
    """Greed ranks the turns; the first `turns` of them race over so many playouts, or so many seconds.

    With `turns` 0 all of them race. What counts is the share of wins, and a little the lead.
    """

    playouts: int | None = 2000
    seconds: float = 0.0
    turns: int = 32
    greedy: bool = True
    clock: Clock = time.perf_counter

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The turn that wins most.

        >>> state = kingdomino.start()
        >>> for text in "deal 1 7 13 48", "king 1":
        ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
        >>> FlatMonteCarlo(playouts=40).choose(state, random.Random(1)) in kingdomino.legal_moves(state)
        True
        """
        began = self.clock()
        position = position_of(state)
        turns = ranked(position.kingdoms, position.course, position.places, position.picks)[: self.turns or None]
        if len(turns) == 1:
            return position.move(*turns[0])
        race = Race(turns, played_out(position, greedy=self.greedy), lots.getrandbits(40))
        race.run(Budget(began, self.seconds, self.playouts, clock=self.clock))
        return position.move(*turns[race.order()[0]])


def played_out(position: Position, *, greedy: bool) -> Ahead:
    """Plays turns to the end of the game."""
    tastes = np.array([kernel_ground.GREED if greedy else kernel_ground.NO_TASTE] * 4)

    def play_on(moves: Table, deals: int, chance: int, sums: Shares) -> int:
        return kernel_course.try_moves(
            position.kingdoms, position.course, position.deck, position.earlier, moves, deals, tastes, chance, sums
        )

    return play_on


def ranked(kingdoms: Table, course: Table, places: Table, picks: Table) -> list[tuple[int, int]]:
    """Every turn as place and pick, greed's favourite first."""
    values = kernel_course.greedy_worths(kingdoms, course, places, picks, kernel_ground.GREED)
    order = np.argsort(-values, axis=None, kind="stable").tolist()
    return [(int(places[flat // len(picks)]), int(picks[flat % len(picks)])) for flat in order]
