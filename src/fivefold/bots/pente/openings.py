"""Beginnings of Pente games for matches: different every time, and about equal for both sides."""

from __future__ import annotations

import random

from fivefold.bots.pente import search
from fivefold.games import pente
from fivefold.games.pente.kernel import WIDTH
from fivefold.games.pente.options import Options

TURNS = 5
EQUAL = 350  # thousandths of log-odds, as a look of so many turns sees it
DEPTH = 7


def balanced(lots: random.Random, options: Options | None = None, *, depth: int = DEPTH) -> pente.State:
    """A position after five turns near the centre that seems equal; each pair of games begins from one.

    >>> balanced(random.Random(1)).turns
    5
    """
    agreed = options or Options()
    middle = agreed.size // 2
    while True:
        state = pente.start(agreed)
        while state.turns < TURNS:
            reach = 3 if state.turns < 2 else 4
            near = [
                move
                for move in pente.legal_moves(state)
                if max(abs(move.point // WIDTH - middle), abs(move.point % WIDTH - middle)) <= reach
            ]
            state = pente.play(state, lots.choice(near))
        if sum(state.caught) == 0 and abs(search.think(state, depth=depth).worth) < EQUAL:
            return state
