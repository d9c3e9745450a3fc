"""The simple players of Gedda, Lagerkvist and Butler (2018), from their description: greed for points alone."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino import kernel_course, kernel_ground
from fivefold.bots.kingdomino.table import position_of
from fivefold.games import kingdomino


@dataclass(frozen=True)
class PaperGreedy:
    """Places where the most points are gained, and chooses at random, or (`choice`) what can gain the most from there;
    lots decide between equals.

    >>> state = kingdomino.start()
    >>> for text in "deal 1 7 13 48", "king 1":
    ...     state = kingdomino.play(state, kingdomino.read_move(state, text))
    >>> str(PaperGreedy().choose(state, random.Random(1)))
    '48'
    """

    choice: bool = True

    def choose(self, state: kingdomino.State, lots: random.Random) -> kingdomino.Move:
        """The turn that gains the most points."""
        position = position_of(state)
        picks = position.picks if self.choice else np.array([-1])
        worth = kernel_course.greedy_worths(
            position.kingdoms, position.course, position.places, picks, kernel_ground.PLAIN_GREED
        )
        best = np.argwhere(worth == worth.max())
        place, pick = best[lots.randrange(len(best))].tolist()
        chosen = position.picks[pick] if self.choice else lots.choice(position.picks.tolist())
        return position.move(int(position.places[place]), int(chosen))
