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

from fivefold.kernels import below, kernel, next_random
from fivefold.kernels import seeded as seeded

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


@kernel
def duel(one: int, other: int, strength: Ints, luck: int, close: int, bell: Ints, state: int) -> tuple[int, int]:
    """A game: the difference of the scores (0 is a draw) and the next random state."""
    state = next_random(state)
    a = strength[one] + luck * bell[below(state, 4096)]
    state = next_random(state)
    b = strength[other] + luck * bell[below(state, 4096)]
    gap = a - b
    if -close < gap < close:
        gap = 0
    return gap, state


@kernel
def group_game(
    one: int, other: int, gap: int, n: int, luck: int, duel_points: Ints, marbles: int, sums: Ints, beat: Ints
) -> None:
    """Write a group game's points (TP5, TP6): sums are points, speed, games; `beat` is who took what from whom."""
    sums[2, one] += 1
    sums[2, other] += 1
    if gap == 0:
        sums[0, one] += duel_points[1]
        sums[0, other] += duel_points[1]
        beat[one * n + other] = duel_points[1]
        beat[other * n + one] = duel_points[1]
        return
    winner, loser = (one, other) if gap > 0 else (other, one)
    sums[0, winner] += duel_points[0]
    sums[0, loser] += duel_points[2]
    beat[winner * n + loser] = duel_points[0]
    beat[loser * n + winner] = duel_points[2]
    if marbles > 0:
        sums[1, winner] += min(marbles - 5, abs(gap) * 4 // (luck * 1000))


@kernel
def head_to_head(order: Ints, first: int, size: int, n: int, sums: Ints, beat: Ints, direct: Ints) -> None:
    """The points in the games between those who are equal so far (TP6)."""
    for i in range(first, first + size):
        who = order[i]
        direct[who] = 0
        for j in range(first, first + size):
            other = order[j]
            if other != who and sums[0, other] == sums[0, who] and sums[1, other] == sums[1, who]:
                direct[who] += beat[who * n + other]


@kernel
def cup_game(
    one: int, other: int, strength: Ints, luck: int, close: int, bell: Ints, state: int, out: Ints
) -> tuple[int, int]:
    """A cup game, replayed until there is a winner (TP7): the winner and the next random state."""
    while True:
        gap, state = duel(one, other, strength, luck, close, bell, state)
        out[GAMES] += 1
        if gap != 0:
            return (one if gap > 0 else other), state
        out[DRAWS] += 1


@kernel
def groups_and_cup(
    tournaments: int,
    sizes: Ints,
    straight: int,
    places: int,
    bracket: int,
    duel_points: Ints,
    marbles: int,
    skill: int,
    luck: int,
    close: int,
    bell: Ints,
    state: int,
    out: Ints,
) -> int:
    """Groups, then a cup of `bracket` slots (TP2–TP7): `straight` of each group, and `places` for the next-placed.

    `straight` 0 has no cup (a round robin); groups of one have no group games (a plain knock-out).
    """
    n = 0
    for size in sizes:
        n += size
    order = np.arange(n)
    group = np.zeros(n, np.int64)
    place = np.zeros(n, np.int64)
    strength = np.zeros(n, np.int64)
    sums = np.zeros((3, n), np.int64)
    direct = np.zeros(n, np.int64)
    starts = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    beat = np.zeros(n * n, np.int64)
    worth = np.zeros((3, n), np.int64)
    slots = np.zeros(max(bracket, 1), np.int64)
    for _ in range(tournaments):
        state = strengths(n, skill, bell, strength, state)
        sums[:] = 0
        starts[:] = 0
        met[:] = 0
        for i in range(n):
            order[i] = i
        state = shuffle(order, n, state)
        at = 0
        for g in range(len(sizes)):
            size = sizes[g]
            for j in range(size):
                group[order[at + j]] = g
                for i in range(j):
                    one, other = order[at + i], order[at + j]
                    starter = one if (i + j) % 2 == 1 else other
                    starts[starter] += 1
                    met[max(one, other) * n + min(one, other)] += 1
                    gap, state = duel(one, other, strength, luck, close, bell, state)
                    out[GAMES] += 1
                    if gap == 0:
                        out[DRAWS] += 1
                    group_game(one, other, gap, n, luck, duel_points, marbles, sums, beat)
            # The sort runs over the part of `order` that this group holds.
            part = order[at : at + size]
            head_to_head(part, 0, size, n, sums, beat, direct)
            sort_down(part, size, sums[0], sums[1], direct)
            for i in range(size):
                place[part[i]] = i
                if i > 0 and i <= straight:
                    a, b = part[i - 1], part[i]
                    if sums[0, a] == sums[0, b] and sums[1, a] == sums[1, b] and direct[a] == direct[b]:
                        out[LOTS] += 1
            at += size
        if straight == 0:
            head_to_head(order, 0, n, n, sums, beat, direct)
            count_first(n, order, sums[0], sums[1], direct, strength, out)
            count_people(n, starts, met, out)
            continue
        for i in range(n):
            games = max(1, sums[2, i])
            worth[0, i] = -place[i]
            worth[1, i] = sums[0, i] * 1000 // games
            worth[2, i] = sums[1, i] * 1000 // games
        sort_down(order, n, worth[0], worth[1], worth[2])
        seeded_ = straight * len(sizes)
        # The next-placed, two for each open place, play for them; the better ones stand first.
        able = min(len(sizes), 2 * places)
        games = max(0, able - places)
        for i in range(games):
            one = order[seeded_ + able - 2 * games + i]
            other = order[seeded_ + able - 1 - i]
            winner, state = cup_game(one, other, strength, luck, close, bell, state, out)
            order[seeded_ + able - 2 * games + i] = winner
        seeded_ += min(able, places)
        half = bracket // 2
        for i in range(bracket):
            slots[i] = -1
        for i in range(half):
            slots[i] = order[i]
        # Best against last; a rival changes places with the next one who is none.
        for i in range(half):
            last = bracket - 1 - i
            slots[last] = order[last] if last < seeded_ else -1
        for i in range(half):
            last = bracket - 1 - i
            if slots[last] >= 0 and group[slots[i]] == group[slots[last]] and len(sizes) > 1:
                for j in range(half, bracket):
                    top = bracket - 1 - j
                    fits = slots[j] >= 0 and group[slots[i]] != group[slots[j]]
                    if fits and group[slots[top]] != group[slots[last]]:
                        held = slots[last]
                        slots[last] = slots[j]
                        slots[j] = held
                        break
                if group[slots[i]] == group[slots[last]]:
                    out[RIVALS] += 1
        left = bracket
        while left > 1:
            for i in range(left // 2):
                one, other = slots[i], slots[left - 1 - i]
                if other < 0:
                    continue
                state = next_random(state)
                starts[one if below(state, 2) == 0 else other] += 1
                met[max(one, other) * n + min(one, other)] += 1
                winner, state = cup_game(one, other, strength, luck, close, bell, state, out)
                slots[i] = winner
            left //= 2
        if strongest(n, strength) == slots[0]:
            out[BEST_WINS] += 1
        count_people(n, starts, met, out)
    return state
