"""How the net judges: the best turn of a seat, and every turn at once.

A turn is looked for in three steps: habit names the few best places of the domino in hand, the net keeps the better
ones, and for each of these and each free domino of the line it judges the kingdom with that domino laid as well.
Whoever has two kings lays in thought what the other king holds, too.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import (
    AT,
    BONUS,
    KINGS,
    LINE,
    OWNER,
    SIZE,
    WHAT,
    WHO,
    Shares,
    dominoes_left,
    kings_on,
    other_held,
)
from fivefold.bots.kingdomino.kernel_ground import GREED, list_worths_by_laying
from fivefold.bots.kingdomino.kernel_habit import list_habits, look_round
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, Floats, fill_bag, prospect
from fivefold.bots.kingdomino.kernel_rival import all_wants, rest_of_round
from fivefold.games.kingdomino.kernel import FIELDS, MOST_PLACES, Table, lay
from fivefold.kernels import below, kernel, next_random

# How many places greed names, how many of them the net keeps, and how many of a chosen domino it looks at.
NAMED, KEPT, LOOKED = 0, 1, 2
MOST_NAMED = 6
UNPLACED = -1
ROOMS = 11 + MOST_NAMED  # rows of MOST_PLACES: see `think_turn`


@kernel
def best_few(worths: Table, n: int, few: int, chosen: Table) -> int:
    """The indexes of the greatest worths, the greatest first."""
    m = min(n, few)
    for k in range(m):
        best = -1
        for i in range(n):
            taken = 0
            for j in range(k):
                if chosen[j] == i:
                    taken = 1
            if taken == 0 and (best < 0 or worths[i] > worths[best]):
                best = i
        chosen[k] = best
    return m


@kernel
def list_named(
    kingdom: Table,
    domino: int,
    size: int,
    left: int,
    habit: Floats,
    land: Floats,
    wishes: Floats,
    places: Table,
    worths: Table,
) -> int:
    """Every place of a domino with what habit (in a 7 × 7 kingdom greed) gives for it; `land` must be looked at."""
    if size != 5:
        return list_worths_by_laying(kingdom, domino, size, GREED, places, worths)
    n = list_habits(kingdom, land, domino, left, habit, places, wishes)
    for i in range(n):
        worths[i] = int(wishes[i] * 1024.0)
    return n


@kernel
def hand_down(
    kingdom: Table,
    domino: int,
    size: int,
    bonus: int,
    left: int,
    orders: int,
    bag: Table,
    net: Floats,
    habit: Floats,
    looked: int,
    rooms: Table,
    land: Floats,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
) -> float:
    """What the kingdom comes to with this domino laid at its best place, of those that habit names; it stays laid.

    `left` are to come after it. `rooms` has rows: 0 and 1 places and worths, 2 the chosen few, 3 and 4 kingdoms.
    """
    n = list_named(kingdom, domino, size, left + 1, habit, land, wishes, rooms[0], rooms[1])
    if n == 0:
        return prospect(kingdom, size, bonus, left, orders, bag, net, x, hidden)
    m = best_few(rooms[1], n, looked, rooms[2])
    best = -1.0e9
    trial = rooms[3][:FIELDS]
    kept = rooms[4][:FIELDS]
    for k in range(m):
        trial[:] = kingdom
        lay(trial, domino, rooms[0, rooms[2, k]])
        value = prospect(trial, size, bonus, left, orders, bag, net, x, hidden)
        if value > best:
            best = value
            kept[:] = trial
    kingdom[:] = kept
    return best


@kernel
def think_turn(
    kingdoms: Table,
    course: Table,
    bag: Table,
    net: Floats,
    of_greed: Floats,
    plain: int,
    habit: Floats,
    widths: Table,
    noise: float,
    random: int,
    rooms: Table,
    land: Floats,
    ground: Table,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
) -> tuple[int, int, int]:
    """The seat's best turn to the net: a place (-1 for none), an index of the line (-1 for none), and new chance.

    It heeds what is left to the rivals who choose later: those whose bits stand in `plain` play by full greed, and
    `of_greed` judges their kingdoms.

    `rooms` has rows: 0–4 those of `hand_down`, 5 places, 6 worths, 7 the few named, 8 those kept, 9 and 10 kingdoms,
    then the kingdoms with the domino at each place named, and what another king holds laid as well.
    """
    at = course[AT]
    seat = course[WHO + at]
    domino = course[WHAT + at]
    size = course[SIZE]
    bonus = course[BONUS]
    kingdom = kingdoms[seat]
    left = dominoes_left(course, seat)
    n = 0
    if domino:
        if size == 5:
            look_round(kingdom, left, bag, habit, land)
        n = list_named(kingdom, domino, size, left, habit, land, wishes, rooms[5], rooms[6])
        left -= 1
    named = best_few(rooms[6], n, widths[NAMED], rooms[7])
    other = other_held(course, seat)
    if other:
        left -= 1
    chosen = kings_on(course, OWNER, seat)
    orders = chosen if chosen else kings_on(course, WHO, seat)
    for k in range(max(1, named)):
        after = rooms[11 + k][:FIELDS]
        after[:] = kingdom
        if n:
            lay(after, domino, rooms[5, rooms[7, k]])
        value = 0.0
        if other:
            if size == 5:
                look_round(after, left + 1, bag, habit, land)
            value = hand_down(
                after, other, size, bonus, left, orders, bag, net, habit, 1, rooms, land, wishes, x, hidden
            )
        elif named > 1:
            value = prospect(after, size, bonus, left, orders, bag, net, x, hidden)
        if noise > 0.0:
            random = next_random(random)
            value += noise * (below(random, 1024) - 512) / 256.0
        rooms[6, k] = int(value * 1024.0)
    kept = best_few(rooms[6], max(1, named), 1 if course[LINE] == 0 else widths[KEPT], rooms[8])
    if course[LINE] == 0:
        return (rooms[5, rooms[7, rooms[8, 0]]] if n else UNPLACED), -1, random
    best = -1.0e9
    best_place = UNPLACED
    best_pick = -1
    trial = rooms[9][:FIELDS]
    values = np.zeros(4, np.float64)
    heedful = size == 5
    wants = np.zeros((4, 2, 4), np.float64)
    if heedful:
        all_wants(kingdoms, course, plain, bag, net, of_greed, habit, rooms, land, ground, wishes, x, hidden, wants)
    for k in range(kept):
        after = rooms[11 + rooms[8, k]][:FIELDS]
        if size == 5:
            look_round(after, left, bag, habit, land)
        for i in range(course[KINGS]):
            if course[OWNER + i] < 0:
                trial[:] = after
                values[i] = hand_down(
                    trial,
                    course[LINE + i],
                    size,
                    bonus,
                    left - 1,
                    chosen | 1 << i,
                    bag,
                    net,
                    habit,
                    widths[LOOKED],
                    rooms,
                    land,
                    wishes,
                    x,
                    hidden,
                )
                if noise > 0.0:
                    random = next_random(random)
                    values[i] += noise * (below(random, 1024) - 512) / 256.0
        for i in range(course[KINGS]):
            if course[OWNER + i] < 0:
                value = values[i]
                if heedful:
                    value += rest_of_round(course, i, values, wants)
                if value > best:
                    best = value
                    best_place = rooms[5, rooms[7, rooms[8, k]]] if n else UNPLACED
                    best_pick = i
    return best_place, best_pick, random


@kernel
def judge_moves(
    kingdoms: Table,
    course: Table,
    deck: Table,
    net: Floats,
    of_greed: Floats,
    plain: int,
    habit: Floats,
    places: Table,
    picks: Table,
    looked: int,
) -> tuple[Shares, Shares]:
    """What the mover comes to with each place (-1: none) and each choice (-1: none), as the net sees it at once; and
    the same with what the rest of the round brings to all (see `think_turn`)."""
    bag = np.zeros(BAG, np.int64)
    fill_bag(bag, deck)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    land = np.zeros((6, 3, 64), np.float32)
    wishes = np.empty(MOST_PLACES, np.float32)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    ground = np.zeros((6, 3, 64), np.int64)
    values = np.zeros((len(places), len(picks)), np.float64)
    likings = np.zeros((len(places), len(picks)), np.float64)
    wants = np.zeros((4, 2, 4), np.float64)
    row = np.zeros(4, np.float64)
    seat = course[WHO + course[AT]]
    domino = course[WHAT + course[AT]]
    size = course[SIZE]
    bonus = course[BONUS]
    other = other_held(course, seat)
    left = dominoes_left(course, seat) - (1 if domino else 0) - (1 if other else 0)
    chosen = kings_on(course, OWNER, seat)
    orders = chosen if chosen else kings_on(course, WHO, seat)
    after = rooms[10][:FIELDS]
    trial = rooms[9][:FIELDS]
    heedful = size == 5 and course[LINE] > 0
    if heedful:
        all_wants(kingdoms, course, plain, bag, net, of_greed, habit, rooms, land, ground, wishes, x, hidden, wants)
    for a in range(len(places)):
        after[:] = kingdoms[seat]
        if places[a] >= 0:
            lay(after, domino, places[a])
        if other:
            if size == 5:
                look_round(after, left + 1, bag, habit, land)
            hand_down(after, other, size, bonus, left, orders, bag, net, habit, looked, rooms, land, wishes, x, hidden)
        if size == 5 and left:
            look_round(after, left, bag, habit, land)
        for i in range(len(picks)):
            trial[:] = after
            if picks[i] < 0:
                values[a, i] = prospect(trial, size, bonus, left, orders, bag, net, x, hidden)
            else:
                values[a, i] = hand_down(
                    trial,
                    course[LINE + picks[i]],
                    size,
                    bonus,
                    left - 1,
                    chosen | 1 << picks[i],
                    bag,
                    net,
                    habit,
                    looked,
                    rooms,
                    land,
                    wishes,
                    x,
                    hidden,
                )
                row[picks[i]] = values[a, i]
        for i in range(len(picks)):
            likings[a, i] = values[a, i]
            if heedful:
                likings[a, i] += rest_of_round(course, picks[i], row, wants)
    return values, likings
