"""Simulated arenas; see `kernel.py` for what is counted."""

from __future__ import annotations

import numpy as np

from fivefold.kernels import below, kernel, next_random
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

NOBODY = -1


@kernel
def credit(who: int, won: int, worth: int, streak: int, points: Ints, wins: Ints, run: Ints) -> None:
    """Write down what a player takes from a game; after some wins in a row it counts double."""
    points[who] += 2 * worth if streak > 0 and run[who] >= streak else worth
    wins[who] += won
    run[who] = run[who] + 1 if won == 1 else 0


@kernel
def find_rival(place: int, order: Ints, rival: Ints, last: Ints, anybody: int) -> int:
    """The next player below a place who is free and is no immediate rematch, unless anybody will do."""
    one = order[place]
    for j in range(place + 1, len(order)):
        other = order[j]
        if rival[other] == NOBODY and (anybody == 1 or (last[one] != other and last[other] != one)):
            return int(other)
    return NOBODY


@kernel
def arena(tournaments: int, n: int, times: Ints, duel_points: Ints, model: Model, state: int, counts: Ints) -> int:
    """Arenas of n players; `times` are the minutes in all, the minutes of a game, and the wins that make a streak.

    Once a minute whoever is free is paired from the top down; a game takes half its usual time to one and a half.
    """
    minutes, usual, streak = times[0], times[1], times[2]
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    points = np.zeros(n, np.int64)
    wins = np.zeros(n, np.int64)
    nothing = np.zeros(n, np.int64)
    run = np.zeros(n, np.int64)
    starts = np.zeros(n, np.int64)
    rival = np.zeros(n, np.int64)
    last = np.zeros(n, np.int64)
    until = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        points[:] = 0
        wins[:] = 0
        run[:] = 0
        starts[:] = 0
        rival[:] = NOBODY
        last[:] = NOBODY
        met[:] = 0
        minute, playing = 0, 0
        while minute < minutes or playing > 0:
            for one in range(n):
                other = rival[one]
                if other <= one or until[one] > minute:
                    continue
                gap, state = play_duel(one, other, strength, model, state)
                counts[GAMES] += 1
                counts[DRAWS] += 1 if gap == 0 else 0
                mine = duel_points[1] if gap == 0 else duel_points[0] if gap > 0 else duel_points[2]
                theirs = duel_points[1] if gap == 0 else duel_points[2] if gap > 0 else duel_points[0]
                credit(one, 1 if gap > 0 else 0, mine, streak, points, wins, run)
                credit(other, 1 if gap < 0 else 0, theirs, streak, points, wins, run)
                last[one], last[other] = other, one
                rival[one], rival[other] = NOBODY, NOBODY
                playing -= 1
            if minute < minutes:
                state = shuffle(order, state)
                sort_down(order, points, nothing, nothing)
                for place in range(n):
                    one = order[place]
                    if rival[one] != NOBODY:
                        continue
                    other = find_rival(place, order, rival, last, 0)
                    if other == NOBODY and playing == 0:
                        other = find_rival(place, order, rival, last, 1)
                    if other == NOBODY:
                        continue
                    state = next_random(state)
                    until[one] = minute + max(1, usual // 2 + below(state, usual + 1))
                    until[other] = until[one]
                    rival[one], rival[other] = other, one
                    met[max(one, other) * n + min(one, other)] += 1
                    starts[one if starts[one] <= starts[other] else other] += 1
                    playing += 1
            minute += 1
        state = shuffle(order, state)
        sort_down(order, points, wins, nothing)
        count_first(order, points, wins, nothing, strength, counts)
        count_players(starts, met, counts)
    return state
