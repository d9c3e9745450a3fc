"""Simulated time trials; see `kernel.py` for what is counted."""

from __future__ import annotations

import numpy as np

from fivefold.kernels import below, kernel, next_random
from fivefold.tournaments.simulation.kernel import (
    GAMES,
    QUANTILES,
    Ints,
    Model,
    count_first,
    draw_strengths,
    shuffle,
    sort_down,
)


@kernel
def time_trial(tournaments: int, n: int, rounds: int, model: Model, state: int, counts: Ints) -> int:
    """Puzzles against the clock: who is far below the mean solves nothing."""
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    solved = np.zeros(n, np.int64)
    saved = np.zeros(n, np.int64)
    nothing = np.zeros(n, np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        solved[:] = 0
        saved[:] = 0
        for _round in range(rounds):
            for i in range(n):
                state = next_random(state)
                form = strength[i] + model.luck * model.quantiles[below(state, QUANTILES)]
                if form > -1500 * model.luck:
                    solved[i] += 1
                    saved[i] += form
                counts[GAMES] += 1
        state = shuffle(order, state)
        sort_down(order, solved, saved, nothing)
        count_first(order, solved, saved, nothing, strength, counts)
    return state
