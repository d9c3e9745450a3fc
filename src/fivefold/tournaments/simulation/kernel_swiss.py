"""Simulated Swiss tournaments; see `kernel.py` for what is counted."""

from __future__ import annotations

import numpy as np

from fivefold.kernels import kernel
from fivefold.tournaments.simulation.kernel import (
    DRAWS,
    GAMES,
    Ints,
    Model,
    count_first,
    count_players,
    draw_strengths,
    play_duel,
    shuffle,
    sort_down,
)


@kernel
def swiss(tournaments: int, n: int, rounds: int, duel_points: Ints, model: Model, state: int, counts: Ints) -> int:
    """A Swiss system of n players: from the top, everyone meets the next they have not met.

    The real draw matches exactly; this one goes from the top down and so has a few more rematches.
    """
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    points = np.zeros(n, np.int64)
    buchholz = np.zeros(n, np.int64)
    nothing = np.zeros(n, np.int64)
    starts = np.zeros(n, np.int64)
    bye = np.zeros(n, np.int64)
    paired = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        points[:] = 0
        starts[:] = 0
        bye[:] = 0
        met[:] = 0
        for _round in range(rounds):
            state = shuffle(order, state)
            sort_down(order, points, nothing, nothing)
            paired[:] = 0
            if n % 2 == 1:
                for i in range(n - 1, -1, -1):
                    if bye[order[i]] == 0 or i == 0:
                        bye[order[i]] += 1
                        paired[order[i]] = 1
                        points[order[i]] += duel_points[0]
                        break
            for i in range(n):
                one = order[i]
                if paired[one] == 1:
                    continue
                chosen = -1
                for j in range(i + 1, n):
                    other = order[j]
                    if paired[other] == 0:
                        if chosen < 0:
                            chosen = other
                        if met[max(one, other) * n + min(one, other)] == 0:
                            chosen = other
                            break
                paired[one] = 1
                paired[chosen] = 1
                met[max(one, chosen) * n + min(one, chosen)] += 1
                starts[one if starts[one] <= starts[chosen] else chosen] += 1
                gap, state = play_duel(one, chosen, strength, model, state)
                counts[GAMES] += 1
                if gap == 0:
                    counts[DRAWS] += 1
                    points[one] += duel_points[1]
                    points[chosen] += duel_points[1]
                else:
                    points[one if gap > 0 else chosen] += duel_points[0]
                    points[chosen if gap > 0 else one] += duel_points[2]
        for i in range(n):
            buchholz[i] = 0
            for j in range(n):
                if i != j:
                    buchholz[i] += met[max(i, j) * n + min(i, j)] * points[j]
        state = shuffle(order, state)
        sort_down(order, points, buchholz, nothing)
        count_first(order, points, buchholz, nothing, strength, counts)
        count_players(starts, met, counts)
    return state
