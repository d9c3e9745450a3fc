"""Simulated tournaments at tables by standing; see `kernel.py` for what is counted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.kernels import below, kernel, next_random
from fivefold.tournaments.simulation.kernel import (
    CHAMPIONS_SMALL,
    GAMES,
    QUANTILES,
    SMALL_SEATS,
    Ints,
    Model,
    count_first,
    count_players,
    draw_strengths,
    shuffle,
    sort_down,
)

MEAN_SCORE = 45_000
SHARE = 1 << 32


class TablePlan(NamedTuple):
    """Rounds at tables (TK2–TK9)."""

    sizes: Ints  # of the tables
    rounds: int
    points: Ints  # [size of a table, place], in parts of UNIT; thirteen columns
    by_standing: bool
    fewest_starts: bool  # who has begun least often begins
    tie_breaks: Ints  # three rows of the sums: points, score, share of the score, zero


@kernel
def rank_tables(tournaments: int, plan: TablePlan, model: Model, state: int, counts: Ints) -> int:
    """Play tournaments at tables by standing; gives the next random state."""
    sizes, points, quantiles, luck = plan.sizes, plan.points, model.quantiles, model.luck
    n = 0
    base = 0
    for size in sizes:
        n += size
        base = max(base, size)
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    sums = np.zeros((4, n), np.int64)
    first, second, third = sums[plan.tie_breaks[0]], sums[plan.tie_breaks[1]], sums[plan.tie_breaks[2]]
    starts = np.zeros(n, np.int64)
    small = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    scores = np.zeros(13, np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        sums[:] = 0
        starts[:] = 0
        small[:] = 0
        met[:] = 0
        for number in range(plan.rounds):
            state = shuffle(order, state)
            if number > 0 and plan.by_standing:
                sort_down(order, first, second, third)
            at = 0
            for size in sizes:
                total = 0
                for i in range(size):
                    state = next_random(state)
                    raw = MEAN_SCORE + strength[order[at + i]] + luck * quantiles[below(state, QUANTILES)]
                    scores[i] = max(0, raw) // 1000
                    total += scores[i]
                state = next_random(state)
                offset = below(state, size)
                starter = offset
                for i in range(size):
                    seat = (offset + i) % size
                    if plan.fewest_starts and starts[order[at + seat]] < starts[order[at + starter]]:
                        starter = seat
                starts[order[at + starter]] += 1
                for i in range(size):
                    who = order[at + i]
                    better = 0
                    equal = 0
                    for j in range(size):
                        if scores[j] > scores[i]:
                            better += 1
                        elif scores[j] == scores[i]:
                            equal += 1
                        if j < i:
                            other = order[at + j]
                            met[max(who, other) * n + min(who, other)] += 1
                    shared = 0
                    for place in range(better, better + equal):
                        shared += points[size, place]
                    sums[0, who] += shared // equal
                    sums[1, who] += scores[i]
                    if total > 0:
                        sums[2, who] += scores[i] * size * SHARE // (total * base)
                    else:
                        sums[2, who] += SHARE // base
                    if size < base:
                        small[who] += 1
                        counts[SMALL_SEATS] += 1
                at += size
                counts[GAMES] += 1
        state = shuffle(order, state)
        sort_down(order, first, second, third)
        count_first(order, first, second, third, strength, counts)
        counts[CHAMPIONS_SMALL] += small[order[0]]
        count_players(starts, met, counts)
    return state
