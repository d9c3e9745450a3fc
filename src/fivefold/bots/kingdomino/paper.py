"""The simple players of Gedda, Lagerkvist and Butler (2018), written from how theirs play; the turn: `kernel_paper`."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino.kernel_paper import paper_turn
from fivefold.bots.kingdomino.table import position_of
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kernel import MOST_PLACES


@dataclass(frozen=True)
class PaperGreedy:
    """Places where the most points are gained, and chooses at random, or (`choice`) looks for the most points from the
    domino that is laid and the one that is chosen; lots decide between equals. The castle stays in the middle and no
    single square is walled in, as long as that can be.

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
        ground = np.zeros((6, 3, 64), np.int64)
        rooms = np.zeros((5, MOST_PLACES), np.int64)
        chance = lots.getrandbits(62)
        place, pick, _ = paper_turn(position.kingdoms, position.course, int(self.choice), ground, rooms, chance)
        return position.move(place, pick)
