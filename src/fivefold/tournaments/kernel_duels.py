"""Duels with made-up players: groups and a cup, a round robin, a knock-out; see `kernel.py` for what is counted."""

from __future__ import annotations

import numpy as np

from fivefold.kernels import below, kernel, next_random
from fivefold.tournaments.kernel import (
    BEST_WINS,
    DRAWS,
    GAMES,
    LOTS,
    RIVALS,
    Ints,
    count_first,
    count_people,
    shuffle,
    sort_down,
    strengths,
    strongest,
)


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
