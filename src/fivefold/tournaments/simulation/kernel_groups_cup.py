"""Simulated groups and a cup, a round robin, a knock-out; see `kernel.py` for what is counted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.kernels import below, kernel, next_random
from fivefold.tournaments.simulation.kernel import (
    BEST_WINS,
    DRAWS,
    GAMES,
    LOTS,
    RIVALS,
    Ints,
    Model,
    count_first,
    count_players,
    draw_strengths,
    play_duel,
    shuffle,
    sort_down,
    strongest,
)

POINTS, SPEED, PLAYED = 0, 1, 2  # rows of `sums`


class CupPlan(NamedTuple):
    """Groups, then a cup (TP2–TP7).

    Without `direct` places there is no cup (a round robin); groups of one have no group games (a plain knock-out).
    """

    sizes: Ints  # of the groups
    direct: int  # players of each group that are in the cup
    places: int  # in the cup for the next-placed
    bracket: int  # slots of the cup
    duel_points: Ints  # of a win, a draw, a loss
    marbles: int  # of a side where speed counts, else 0
    legs: int  # how often two of a group meet


@kernel
def write_group_game(
    one: int, other: int, gap: int, points: Ints, marbles: int, luck: int, sums: Ints, beat: Ints
) -> None:
    """Write a group game's points down (TP5, TP6)."""
    n = sums.shape[1]
    sums[PLAYED, one] += 1
    sums[PLAYED, other] += 1
    if gap == 0:
        sums[POINTS, one] += points[1]
        sums[POINTS, other] += points[1]
        beat[one * n + other] += points[1]
        beat[other * n + one] += points[1]
        return
    winner, loser = (one, other) if gap > 0 else (other, one)
    sums[POINTS, winner] += points[0]
    sums[POINTS, loser] += points[2]
    beat[winner * n + loser] += points[0]
    beat[loser * n + winner] += points[2]
    if marbles > 0:
        sums[SPEED, winner] += min(marbles - 5, abs(gap) * 4 // (luck * 1000))


@kernel
def write_head_to_head(players: Ints, sums: Ints, beat: Ints, between: Ints) -> None:
    """Write down the points in the games between those who are equal so far (TP6)."""
    n = len(between)
    for i in range(len(players)):
        who = players[i]
        between[who] = 0
        for j in range(len(players)):
            other = players[j]
            if other != who and sums[0, other] == sums[0, who] and sums[1, other] == sums[1, who]:
                between[who] += beat[who * n + other]


@kernel
def play_cup_game(one: int, other: int, strength: Ints, model: Model, state: int, counts: Ints) -> tuple[int, int]:
    """A cup game, replayed until there is a winner (TP7): the winner and the next random state."""
    while True:
        gap, state = play_duel(one, other, strength, model, state)
        counts[GAMES] += 1
        if gap != 0:
            return (one if gap > 0 else other), state
        counts[DRAWS] += 1


@kernel
def seed_players(order: Ints, place: Ints, sums: Ints, keys: Ints) -> None:
    """Sort the players by their places in the groups, then by results per game."""
    for i in range(len(order)):
        games = max(1, sums[PLAYED, i])
        keys[0, i] = -place[i]
        keys[1, i] = sums[POINTS, i] * 1000 // games
        keys[2, i] = sums[SPEED, i] * 1000 // games
    sort_down(order, keys[0], keys[1], keys[2])


@kernel
def play_off(plan: CupPlan, model: Model, order: Ints, strength: Ints, state: int, counts: Ints) -> tuple[int, int]:
    """The games of the next-placed for the open places: how many players are in the cup, and the next random state."""
    seeds = plan.direct * len(plan.sizes)
    # Two for each open place; the better ones stand first.
    candidates = min(len(plan.sizes), 2 * plan.places)
    games = max(0, candidates - plan.places)
    for i in range(games):
        one = order[seeds + candidates - 2 * games + i]
        other = order[seeds + candidates - 1 - i]
        winner, state = play_cup_game(one, other, strength, model, state, counts)
        order[seeds + candidates - 2 * games + i] = winner
    return seeds + min(candidates, plan.places), state


@kernel
def draw_cup(order: Ints, group: Ints, groups: int, seeds: int, slots: Ints, counts: Ints) -> None:
    """Fill the slots of the bracket: best against last; a rival changes places with the next one who is none."""
    bracket = len(slots)
    half = bracket // 2
    for i in range(bracket):
        slots[i] = -1
    for i in range(half):
        slots[i] = order[i]
    for i in range(half):
        last = bracket - 1 - i
        slots[last] = order[last] if last < seeds else -1
    for i in range(half):
        last = bracket - 1 - i
        if slots[last] >= 0 and group[slots[i]] == group[slots[last]] and groups > 1:
            for j in range(half, bracket):
                top = bracket - 1 - j
                fits = slots[j] >= 0 and group[slots[i]] != group[slots[j]]
                if fits and group[slots[top]] != group[slots[last]]:
                    slots[last], slots[j] = slots[j], slots[last]
                    break
            if group[slots[i]] == group[slots[last]]:
                counts[RIVALS] += 1


@kernel
def play_cup(model: Model, strength: Ints, starts: Ints, met: Ints, slots: Ints, state: int, counts: Ints) -> int:
    """Play the bracket out, so that its winner stands in the first slot; gives the next random state."""
    n, left = len(starts), len(slots)
    while left > 1:
        for i in range(left // 2):
            one, other = slots[i], slots[left - 1 - i]
            if other < 0:
                continue
            state = next_random(state)
            starts[one if below(state, 2) == 0 else other] += 1
            met[max(one, other) * n + min(one, other)] += 1
            slots[i], state = play_cup_game(one, other, strength, model, state, counts)
        left //= 2
    return state


@kernel
def groups_and_cup(tournaments: int, plan: CupPlan, model: Model, state: int, counts: Ints) -> int:
    """Play tournaments of groups and a cup; gives the next random state."""
    sizes, direct, points, marbles = plan.sizes, plan.direct, plan.duel_points, plan.marbles
    n = 0
    for size in sizes:
        n += size
    order = np.arange(n)
    group = np.zeros(n, np.int64)
    place = np.zeros(n, np.int64)
    strength = np.zeros(n, np.int64)
    sums = np.zeros((3, n), np.int64)
    between = np.zeros(n, np.int64)
    starts = np.zeros(n, np.int64)
    met = np.zeros(n * n, np.int64)
    beat = np.zeros(n * n, np.int64)
    keys = np.zeros((3, n), np.int64)
    slots = np.zeros(max(plan.bracket, 1), np.int64)
    for _ in range(tournaments):
        state = draw_strengths(model, strength, state)
        sums[:] = 0
        starts[:] = 0
        met[:] = 0
        beat[:] = 0
        for i in range(n):
            order[i] = i
        state = shuffle(order, state)
        at = 0
        for g in range(len(sizes)):
            size = sizes[g]
            for j in range(size):
                group[order[at + j]] = g
                for i in range(j):
                    one, other = order[at + i], order[at + j]
                    for leg in range(plan.legs):
                        starts[one if (i + j + leg) % 2 == 1 else other] += 1
                        met[max(one, other) * n + min(one, other)] += 1
                        gap, state = play_duel(one, other, strength, model, state)
                        counts[GAMES] += 1
                        if gap == 0:
                            counts[DRAWS] += 1
                        write_group_game(one, other, gap, points, marbles, model.luck, sums, beat)
            part = order[at : at + size]
            write_head_to_head(part, sums, beat, between)
            sort_down(part, sums[POINTS], sums[SPEED], between)
            for i in range(size):
                place[part[i]] = i
                if i > 0 and i <= direct:
                    a, b = part[i - 1], part[i]
                    if sums[0, a] == sums[0, b] and sums[1, a] == sums[1, b] and between[a] == between[b]:
                        counts[LOTS] += 1
            at += size
        if direct == 0:
            write_head_to_head(order, sums, beat, between)
            count_first(order, sums[POINTS], sums[SPEED], between, strength, counts)
        else:
            seed_players(order, place, sums, keys)
            seeds, state = play_off(plan, model, order, strength, state, counts)
            draw_cup(order, group, len(sizes), seeds, slots, counts)
            state = play_cup(model, strength, starts, met, slots, state, counts)
            if strongest(strength) == slots[0]:
                counts[BEST_WINS] += 1
        count_players(starts, met, counts)
    return state
