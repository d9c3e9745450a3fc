"""A Pente player that wins when it can, stops a win when it must, and else makes lines and takes pairs."""

from __future__ import annotations

import random

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.pente import kernel
from fivefold.games import pente
from fivefold.games.pente.state import packed


class Greedy:
    """Looks at what each stone would make, take and prevent.

    >>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
    >>> Greedy().choose(state, random.Random(1)) in (pente.Move(177), pente.Move(182))
    True
    """

    def choose(self, state: pente.State, rng: random.Random, stop: Stop | None = None) -> pente.Move:
        """The move of the greatest value, by lot among equals."""
        codes, value = kernel.values(*packed(state))
        best = np.flatnonzero(value == value.max()).tolist()
        return pente.move_of(int(codes[rng.choice(best)]))
