"""Beginnings of Pente games for matches: many different ones, and about equal for both sides.

What the evaluation calls equal is often won by the same side whoever plays it. So for the usual game the beginnings
come from `openings.txt`: each was played on ten times by the search against itself, and each side won about half
(`training/pente/make_openings.py`). For other options a short search has to do.
"""

from __future__ import annotations

import random
from functools import lru_cache

from fivefold.bots.artifacts import read_text
from fivefold.bots.pente import search
from fivefold.games import pente
from fivefold.games.pente.kernel import WIDTH
from fivefold.games.pente.options import Options

FORMAT = 1
TURNS = 5
EQUAL = 350  # thousandths of log-odds, as a search of DEPTH turns sees it
DEPTH = 7


@lru_cache
def even_openings() -> tuple[pente.State, ...]:
    """The beginnings of `openings.txt`.

    >>> len(even_openings()) >= 20, {state.turns for state in even_openings()}
    (True, {5})
    """
    lines = read_text("bots/pente/openings.txt", version=FORMAT).splitlines()
    return tuple(pente.read_position(line.split("\t")[0]) for line in lines if line[0] != "#")


def balanced(rng: random.Random, options: Options | None = None, *, depth: int = DEPTH) -> pente.State:
    """A position after five turns near the centre that is about equal; each pair of games begins from one.

    >>> balanced(random.Random(1)).turns
    5
    """
    if options is None or options == Options():
        return pente.symmetric(rng.choice(even_openings()), rng.randrange(8))
    return candidate(rng, options, depth=depth)


def candidate(
    rng: random.Random, options: Options | None = None, *, depth: int = DEPTH, equal: int = EQUAL
) -> pente.State:
    """A position after five turns near the centre that a search of this depth finds about equal.

    >>> candidate(random.Random(1), Options(size=13), depth=2).turns
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
            state = pente.play(state, rng.choice(near))
        if sum(state.caught) == 0 and abs(search.search(state, limits=search.SearchLimits(depth=depth)).value) < equal:
            return state
