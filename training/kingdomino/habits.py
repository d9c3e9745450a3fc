"""Fit the habits to a net: games of the net against itself, in which some turns are looked at closely.

There each place of each domino in question is judged by the net, and the weights of the habits are fitted to that: least
squares within a turn, in which the better places count more. `learn.py` does it after each round.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import (
    AT,
    BONUS,
    COURSE,
    KINGS,
    LINE,
    OWNER,
    WHAT,
    WHO,
    dominoes_left,
    make_turn,
    open_game,
)
from fivefold.bots.kingdomino.kernel_habit import (
    BY_ORDER,
    CHOICE_CROWNS,
    CHOICE_DOUBLE,
    HABIT,
    LEFTS,
    NO_PLACE,
    PLACING,
    list_habits,
    look_round,
)
from fivefold.bots.kingdomino.kernel_mind import ROOMS, think_turn
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, Floats, fill_bag, prospect, take_from_bag
from fivefold.games.kingdomino.kernel import CROWNS, DOMINOES, FIELDS, MOST_PLACES, TERRAIN, Table, lay
from fivefold.kernels import below, kernel, next_random, seeded

TABLES = {"four": (4, 12), "three": (3, 12), "two": (2, 6)}
WIDTHS = np.array([6, 3, 3])
SHARPNESS = 5.0  # points; a place so much worse than the best counts a third


@kernel
def add_rows(
    kingdom: Table,
    domino: int,
    order: int,
    left: int,
    bonus: int,
    bag: Table,
    net: Floats,
    trial: Table,
    units: Floats,
    land: Floats,
    places: Table,
    worths: Floats,
    x: Floats,
    hidden: Floats,
    rows: Table,
    at: int,
) -> int:
    """A row for each place of the domino: what the habits see, the net's judgement, a weight."""
    n = 0
    for one in range(PLACING):
        unit = units[one]
        look_round(kingdom, left, bag, unit, land)
        n = list_habits(kingdom, land, domino, left, unit, places, worths)
        for i in range(n):
            rows[at + i, one] = worths[i]
    best = -1.0e9
    for i in range(max(1, n)):
        row = rows[at + i]
        row[PLACING:HABIT] = 0.0
        trial[:] = kingdom
        if n:
            lay(trial, domino, places[i])
        else:
            row[:PLACING] = 0.0
            row[NO_PLACE] = 1.0
        row[HABIT] = prospect(trial, 5, bonus, left - 1, 1 << order, bag, net, x, hidden)
        best = max(best, row[HABIT])
        row[BY_ORDER + order] = 1.0
        row[CHOICE_CROWNS] = CROWNS[domino - 1, 0] + CROWNS[domino - 1, 1]
        if TERRAIN[domino - 1, 0] == TERRAIN[domino - 1, 1]:
            row[CHOICE_DOUBLE] = 1.0
    for i in range(max(1, n)):
        rows[at + i, HABIT + 1] = np.exp((rows[at + i, HABIT] - best) / SHARPNESS)
    return at + max(1, n)


@kernel
def add_up(rows: Table, n: int, squares: Floats, targets: Floats, errors: Floats) -> None:
    """The rows of one turn, centred, into the normal equations."""
    mean = np.zeros(HABIT + 1)
    total = 0.0
    for i in range(n):
        weight = rows[i, HABIT + 1]
        total += weight
        for j in range(HABIT + 1):
            mean[j] += weight * rows[i, j]
    for j in range(HABIT + 1):
        mean[j] /= total
    for i in range(n):
        weight = rows[i, HABIT + 1]
        y = rows[i, HABIT] - mean[HABIT]
        errors[0] += weight
        errors[1] += weight * y * y
        for j in range(HABIT):
            a = weight * (rows[i, j] - mean[j])
            if a != 0.0:
                targets[j] += a * y
                for k in range(HABIT):
                    squares[j, k] += a * (rows[i, k] - mean[k])


@kernel
def watch(
    games: int,
    random: int,
    players: int,
    lines: int,
    net: Floats,
    habit: Floats,
    widths: Table,
    noise: float,
    keep: int,
    units: Floats,
    squares: Floats,
    targets: Floats,
    errors: Floats,
) -> int:
    """Games of the net against itself, looked at in one of `keep` turns."""
    kingdoms = np.zeros((4, FIELDS), np.int64)
    course = np.zeros(COURSE, np.int64)
    deck = np.arange(1, DOMINOES + 1)
    bag = np.zeros(BAG, np.int64)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    wishes = np.empty(MOST_PLACES, np.float32)
    land = np.zeros((6, 3, 64), np.float32)
    ground = np.zeros((6, 3, 64), np.int64)
    places = np.empty(MOST_PLACES, np.int64)
    worths = np.empty(MOST_PLACES, np.float32)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    rows = np.zeros((4 * MOST_PLACES, HABIT + 2))
    trial = np.zeros(FIELDS, np.int64)
    after = np.zeros(FIELDS, np.int64)
    for _ in range(games):
        random = open_game(kingdoms, course, deck, players, lines, 5, 0, random)
        fill_bag(bag, deck)
        for i in range(course[KINGS]):
            take_from_bag(bag, course[LINE + i], 1)
        while True:
            place, pick, random = think_turn(
                kingdoms, course, bag, net, net, 0, habit, widths, noise, random, rooms, land, ground, wishes, x, hidden
            )
            at = course[AT]
            seat = course[WHO + at]
            domino = course[WHAT + at]
            random = next_random(random)
            if below(random, keep) == 0:
                left = dominoes_left(course, seat)
                bonus = course[BONUS]
                if domino:
                    n = add_rows(
                        kingdoms[seat], domino, at, left, bonus, bag, net, trial,
                        units, land, places, worths, x, hidden, rows, 0,
                    )  # fmt: skip
                    add_up(rows, n, squares[left], targets[left], errors[left])
                    left -= 1
                if course[LINE]:
                    after[:] = kingdoms[seat]
                    if place >= 0:
                        lay(after, domino, place)
                    n = 0
                    for i in range(course[KINGS]):
                        if course[OWNER + i] < 0:
                            n = add_rows(
                                after, course[LINE + i], i, left, bonus, bag, net, trial,
                                units, land, places, worths, x, hidden, rows, n,
                            )  # fmt: skip
                    add_up(rows, n, squares[left], targets[left], errors[left])
            last = at + 1 == course[KINGS]
            if make_turn(kingdoms, course, deck, place, pick) == 0:
                break
            if last and course[LINE]:
                for i in range(course[KINGS]):
                    take_from_bag(bag, course[LINE + i], 1)
    return random


def watched(wish):
    """The normal equations of some games."""
    kind, games, random, net, habit, noise, keep = wish
    players, lines = TABLES[kind]
    squares, targets = np.zeros((LEFTS, HABIT, HABIT)), np.zeros((LEFTS, HABIT))
    errors = np.zeros((LEFTS, 2))
    units = np.zeros((HABIT, LEFTS, HABIT), np.float32)
    for one in range(HABIT):
        units[one, :, one] = 1.0
    watch(games, random, players, lines, net, habit, WIDTHS, noise, keep, units, squares, targets, errors)
    return squares, targets, errors


def fitted(kind, net, habit, games, pool=None, workers=1, seed=1):
    """The habits that come nearest to the net, and for each number of dominoes left the part of the differences told."""
    jobs = [(kind, games // workers, seeded(100 * seed + w), net, habit, 2.0, 10) for w in range(workers)]
    results = list(pool.map(watched, jobs) if pool else map(watched, jobs))
    squares, targets, errors = (sum(r[i] for r in results) for i in range(3))
    habit, told = np.zeros((LEFTS, HABIT), np.float32), {}
    for left in range(1, 13):
        near = [(left, 1.0), *((other, 0.1) for other in (left - 1, left + 1) if 1 <= other <= 12)]
        a = sum(weight * squares[other] for other, weight in near)
        b = sum(weight * targets[other] for other, weight in near)
        scale = np.sqrt(np.maximum(np.diag(a), 1e-6))
        w = np.linalg.solve(a / scale[:, None] / scale + 1e-4 * np.eye(HABIT), b / scale) / scale
        habit[left] = w
        told[left] = float((2 * w @ targets[left] - w @ squares[left] @ w) / max(1e-9, errors[left, 1]))
    return habit, told
