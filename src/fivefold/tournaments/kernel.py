"""Whole tournaments with made-up players, many times a second.

All in whole numbers, so that compiled and plain play the very same tournaments. A player is a strength; a game score is
a middle value plus the strength plus luck, drawn from a table of normal quantiles in thousandths (`bell`).

What is counted goes into `out`:

    0 tied for first on points    1 tied for first after all tie-breaks    2 the strongest player is first
    3 starts: never               4 three or more starts                   5 meetings in all
    6 repeated meetings           7 tournaments where a pair meets thrice  8 seats at small tables
    9 champions' seats there     10 games                                 11 drawn games
   12 lots for a place           13 rivals meet in the first cup round    14 players
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fivefold.kernels import below, kernel, next_random, seeded as seeded

Ints = NDArray[np.int64]

COUNTS = 15
TIED, STILL_TIED, BEST_WINS, NEVER, OFTEN, MEETINGS, AGAIN, THRICE = 0, 1, 2, 3, 4, 5, 6, 7
SMALL_SEATS, CHAMPIONS_SMALL, GAMES, DRAWS, LOTS, RIVALS, PLAYERS = 8, 9, 10, 11, 12, 13, 14
UNIT = 27720
"""Points are counted in parts of this, so that two to twelve can share them."""
MIDDLE = 45_000
SHARE = 1 << 32


@kernel
def shuffle(order: Ints, n: int, state: int) -> int:
    """Put the first n into an order by lot; gives the next random state."""
    for i in range(n - 1, 0, -1):
        state = next_random(state)
        j = below(state, i + 1)
        held = order[i]
        order[i] = order[j]
        order[j] = held
    return state


@kernel
def sort_down(order: Ints, n: int, first: Ints, second: Ints, third: Ints) -> None:
    """Sort by three keys, the highest first; equals stay as the lot left them."""
    for i in range(1, n):
        who = order[i]
        a, b, c = first[who], second[who], third[who]
        j = i - 1
        while j >= 0:
            other = order[j]
            if first[other] > a:
                break
            if first[other] == a:
                if second[other] > b:
                    break
                if second[other] == b and third[other] >= c:
                    break
            order[j + 1] = other
            j -= 1
        order[j + 1] = who


@kernel
def strengths(n: int, skill: int, bell: Ints, strength: Ints, state: int) -> int:
    """Draw the players' strengths."""
    for i in range(n):
        state = next_random(state)
        strength[i] = skill * bell[below(state, 4096)]
    return state


@kernel
def strongest(n: int, strength: Ints) -> int:
    """The number of the strongest player."""
    best = 0
    for i in range(n):
        if strength[i] > strength[best]:
            best = i
    return best


@kernel
def count_people(n: int, starts: Ints, met: Ints, out: Ints) -> None:
    """Count starts and meetings of a finished tournament."""
    thrice = 0
    for i in range(n):
        out[PLAYERS] += 1
        if starts[i] == 0:
            out[NEVER] += 1
        if starts[i] >= 3:
            out[OFTEN] += 1
        for j in range(i):
            times = met[i * n + j]
            out[MEETINGS] += times
            if times > 1:
                out[AGAIN] += times - 1
            if times > 2:
                thrice = 1
    out[THRICE] += thrice


@kernel
def count_first(n: int, order: Ints, first: Ints, second: Ints, third: Ints, strength: Ints, out: Ints) -> None:
    """Count ties for the first place, and whether the strongest player has it."""
    if n > 1 and first[order[0]] == first[order[1]]:
        out[TIED] += 1
        if second[order[0]] == second[order[1]] and third[order[0]] == third[order[1]]:
            out[STILL_TIED] += 1
    if strongest(n, strength) == order[0]:
        out[BEST_WINS] += 1


@kernel
def rank_tables(
    tournaments: int,
    sizes: Ints,
    rounds: int,
    points: Ints,
    by_standing: int,
    fewest: int,
    breaks: Ints,
    skill: int,
    luck: int,
    bell: Ints,
    state: int,
    out: Ints,
) -> int:
    """Tables by standing (TK2–TK9). `points` has 13 columns: the points of a table of each size, in parts of UNIT."""
    n = 0
    base = 0
    for size in sizes:
        n += size
        base = max(base, size)
    order = np.arange(n)
    strength = np.zeros(n, np.int64)
    sums = np.zeros((4, n), np.int64)
    starts = np.zeros(n, np.int64)
    small = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    scores = np.zeros(13, np.int64)
    for _ in range(tournaments):
        state = strengths(n, skill, bell, strength, state)
        sums[:] = 0
        starts[:] = 0
        small[:] = 0
        met[:] = 0
        for number in range(rounds):
            state = shuffle(order, n, state)
            if number > 0 and by_standing == 1:
                sort_down(order, n, sums[breaks[0]], sums[breaks[1]], sums[breaks[2]])
            at = 0
            for size in sizes:
                total = 0
                for i in range(size):
                    state = next_random(state)
                    raw = MIDDLE + strength[order[at + i]] + luck * bell[below(state, 4096)]
                    scores[i] = max(0, raw) // 1000
                    total += scores[i]
                state = next_random(state)
                offset = below(state, size)
                starter = offset
                for i in range(size):
                    seat = (offset + i) % size
                    if fewest == 1 and starts[order[at + seat]] < starts[order[at + starter]]:
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
                        out[SMALL_SEATS] += 1
                at += size
                out[GAMES] += 1
        state = shuffle(order, n, state)
        sort_down(order, n, sums[breaks[0]], sums[breaks[1]], sums[breaks[2]])
        count_first(n, order, sums[breaks[0]], sums[breaks[1]], sums[breaks[2]], strength, out)
        out[CHAMPIONS_SMALL] += small[order[0]]
        count_people(n, starts, met, out)
    return state
