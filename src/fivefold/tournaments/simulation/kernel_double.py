"""Simulated double eliminations; see `kernel.py` for what is counted."""

from __future__ import annotations

import numpy as np

from fivefold.kernels import below, kernel, next_random
from fivefold.tournaments.simulation.kernel import (
    BEST_WINS,
    Ints,
    Model,
    count_players,
    draw_strengths,
    shuffle,
    strongest,
)
from fivefold.tournaments.simulation.kernel_groups_cup import play_cup_game

NOBODY = -1


@kernel
def meet(
    one: int, other: int, strength: Ints, model: Model, state: int, counts: Ints, starts: Ints, met: Ints
) -> tuple[int, int, int]:
    """A game of a bracket, if two are there for it: who goes on, who has lost, and the next random state."""
    if one < 0 or other < 0:
        return max(one, other), NOBODY, state
    n = len(starts)
    state = next_random(state)
    starts[one if below(state, 2) == 0 else other] += 1
    met[max(one, other) * n + min(one, other)] += 1
    winner, state = play_cup_game(one, other, strength, model, state, counts)
    return winner, (other if winner == one else one), state


@kernel
def double_elimination(tournaments: int, n: int, bracket: int, model: Model, state: int, counts: Ints) -> int:
    """Play double eliminations of n players in a bracket of a power of two; gives the next random state."""
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    starts = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    upper = np.zeros(bracket, np.int64)
    down = np.zeros(bracket, np.int64)
    lower = np.zeros(bracket, np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        starts[:] = 0
        met[:] = 0
        state = shuffle(order, state)
        half = bracket // 2
        for i in range(half):  # the top half each has a place, the others stand opposite as far as they go
            upper[2 * i] = order[i]
            upper[2 * i + 1] = order[half + i] if half + i < n else NOBODY
        left, first = bracket, True
        while left > 1:
            half = left // 2
            for i in range(half):
                upper[i], down[i], state = meet(
                    upper[2 * i], upper[2 * i + 1], strength, model, state, counts, starts, met
                )
            if first:
                for i in range(half):
                    lower[i] = down[i]
            else:
                for i in range(half):
                    lower[i], _, state = meet(
                        lower[2 * i], lower[2 * i + 1], strength, model, state, counts, starts, met
                    )
                for i in range(half):
                    lower[i], _, state = meet(lower[i], down[half - 1 - i], strength, model, state, counts, starts, met)
            first = False
            left = half
        winner, _, state = meet(upper[0], lower[0], strength, model, state, counts, starts, met)
        if winner == lower[0]:
            winner, _, state = meet(upper[0], lower[0], strength, model, state, counts, starts, met)
        if strongest(strength) == winner:
            counts[BEST_WINS] += 1
        count_players(starts, met, counts)
    return state
