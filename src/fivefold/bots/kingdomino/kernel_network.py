"""The value network: the points that a kingdom will end with, from its shape, its properties and what is still unseen.

It values a kingdom in which every domino that its owner holds already lies, at the moment before the owner picks the
next from a line that nobody has seen: `left` dominoes are still to come, and `orders` has a bit for each of the
owner's kings that says when it picks (with two kings one bit while the other has yet to pick). All inputs stay the
same when a kingdom is turned or mirrored.

A network is one row of numbers: INPUTS × FIRST, FIRST, FIRST × SECOND, SECOND, SECOND, 1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import castle_distance, cut_off, dead_ends, free_squares, push_for
from fivefold.bots.kingdomino.kernel_state import BAG, BONUS, HARMONY, MIDDLE_KINGDOM, SIZE, UNSEEN, Floats, points_of
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    FIELDS,
    FILLED,
    HEIGHT,
    MOST_PLACES,
    WIDTH,
    Table,
    beside,
    count,
    crowns_in,
    property_at,
)
from fivefold.kernels import kernel

WHOLE = 24  # inputs about the kingdom as a whole
EACH = 14  # inputs about each terrain
INPUTS = WHOLE + 6 * EACH
FIRST, SECOND = 96, 32
NETWORK = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1
UNIT = 10.0  # points

# The rows of `Scratch.rows`: places and scores of a domino, the best of them; the same of the mover's own domino.
PLACES, SCORES, CHOSEN, OWN_PLACES, OWN_SCORES, NAMED, KEPT = range(7)
# The rows of `Scratch.kingdoms`; from CANDIDATE on the kingdoms after each of the mover's best places.
TRIAL, BEST, AFTER_PICK, AFTER_PLACE, CANDIDATE = range(5)
MOST_NAMED = 6


class Nets(NamedTuple):
    """What was learned: the value network, the one for kingdoms of full-greedy seats, and the fast policy's weights."""

    value: Floats
    full_greedy: Floats
    fast: Floats


class Scratch(NamedTuple):
    """Arrays that policies and networks write to and nobody reads afterwards."""

    rows: Table
    kingdoms: Table
    scores: Floats
    survey: Table
    halves: Floats
    layers: Floats  # of a network: its inputs, and its activations


@kernel
def new_scratch() -> Scratch:
    """Room for one thread."""
    return Scratch(
        np.zeros((7, MOST_PLACES), np.int64),
        np.zeros((CANDIDATE + MOST_NAMED, FIELDS), np.int64),
        np.zeros(MOST_PLACES, np.float32),
        np.zeros((6, 3, 64), np.int64),
        np.zeros((6, 3, 64), np.float32),
        np.zeros((2, FIRST + SECOND), np.float32),
    )


@kernel
def write_inputs(kingdom: Table, draft: Table, left: int, orders: int, x: Floats) -> int:
    """Write the network's inputs; gives the kingdom's points as it stands, without bonuses."""
    size = draft[SIZE]
    bonus = draft[BONUS]
    x[:INPUTS] = 0.0
    dominoes = (size * size) // 2
    moved = push_for(kingdom, size)
    free = free_squares(kingdom, size)
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y] + moved
    filled = count(kingdom[FILLED])
    points = 0
    lonely = cut_off(free)
    share = left / max(1, draft[UNSEEN])
    for terrain in range(6):
        ground = kingdom[terrain] << moved
        rest = ground
        best = 0
        next_best = 0
        squares = 0
        crowns = 0
        main = 0
        score = 0
        all_squares = count(ground)
        all_crowns = crowns_in(kingdom, kingdom[terrain])
        while rest:
            area = property_at(ground, rest & -rest)
            rest &= ~area
            n = count(area)
            here = area >> moved
            c = 0
            if here & kingdom[CROWN_1]:
                c = crowns_in(kingdom, here)
            score += n * c
            key = (n + 1) * (2 * c + 1)
            next_best = max(next_best, min(key, best))
            if key > best:
                best = key
                squares = n
                crowns = c
                main = area
        points += score
        at = WHOLE + EACH * terrain
        squares_to_come = share * draft[BAG + terrain]
        crowns_to_come = share * draft[BAG + 6 + terrain]
        near = beside(main) & free
        edge = count(near)
        x[at] = score * 0.05
        x[at + 1] = squares * 0.15
        x[at + 2] = crowns * 0.3
        x[at + 3] = edge * 0.15
        x[at + 4] = (all_squares - squares) * 0.2
        x[at + 5] = (all_crowns - crowns) * 0.5
        x[at + 6] = count(beside(ground | castle) & free) * 0.1
        x[at + 7] = squares_to_come * 0.2
        x[at + 8] = crowns_to_come * 0.4
        x[at + 9] = crowns * min(squares_to_come, 1.0 * edge) * 0.06
        x[at + 10] = squares * crowns_to_come * 0.06
        x[at + 11] = count(beside(near) & free) * 0.08
        x[at + 12] = count(near & beside(ground & ~main)) * 0.5
        x[at + 13] = next_best * 0.1
    far = castle_distance(kingdom)
    lost = (1 + 2 * (dominoes - left) - filled) // 2
    in_the_middle = 1 if far <= size // 2 else 0
    x[0] = points * 0.03
    x[1] = left * 0.1
    for king in range(4):
        x[2 + king] = orders >> king & 1
    x[6] = lonely * 0.4
    x[7] = (count(free) - 2 * left) * 0.1
    x[8] = max(kingdom[WIDTH], kingdom[HEIGHT]) / size
    x[9] = min(kingdom[WIDTH], kingdom[HEIGHT]) / size
    x[10] = in_the_middle
    x[11] = far / size
    x[12] = lost * 0.5
    x[13] = count(beside(castle) & free) * 0.3
    x[14] = (count(free & free >> 1) + count(free & free >> 8)) * 0.05
    x[15] = dead_ends(free) * 0.2
    x[16] = 1.0 if bonus & MIDDLE_KINGDOM else 0.0
    x[17] = x[16] * in_the_middle
    x[18] = 1.0 if bonus & HARMONY else 0.0
    x[19] = x[18] if lost == 0 and lonely == 0 else 0.0
    x[20] = 1.0 if left == 1 else 0.0
    x[21] = 1.0 if left == 2 else 0.0
    x[22] = left * left * 0.008
    x[23] = 1.0 if left == 3 else 0.0
    return points


@kernel
def forward(x: Floats, net: Floats, activations: Floats) -> float:
    """The network's output in units; `activations` has room for FIRST + SECOND numbers."""
    at = INPUTS * FIRST
    for j in range(FIRST):
        activations[j] = net[at + j]
    for i in range(0, INPUTS, 4):  # four rows at once: the sums are read and written less often
        a = x[i]
        b = x[i + 1]
        c = x[i + 2]
        d = x[i + 3]
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            row = i * FIRST
            for j in range(FIRST):
                activations[j] += (
                    a * net[row + j]
                    + b * net[row + FIRST + j]
                    + c * net[row + 2 * FIRST + j]
                    + d * net[row + 3 * FIRST + j]
                )
    at += FIRST
    bias = at + FIRST * SECOND
    for j in range(SECOND):
        activations[FIRST + j] = net[bias + j]
    for i in range(0, FIRST, 4):
        a = max(activations[i], np.float32(0.0))
        b = max(activations[i + 1], np.float32(0.0))
        c = max(activations[i + 2], np.float32(0.0))
        d = max(activations[i + 3], np.float32(0.0))
        row = at + i * SECOND
        for j in range(SECOND):
            activations[FIRST + j] += (
                a * net[row + j]
                + b * net[row + SECOND + j]
                + c * net[row + 2 * SECOND + j]
                + d * net[row + 3 * SECOND + j]
            )
    at = bias + SECOND
    out = net[at + SECOND]
    for j in range(SECOND):
        if activations[FIRST + j] > 0.0:
            out += activations[FIRST + j] * net[at + j]
    return out


@kernel
def value_of(kingdom: Table, draft: Table, left: int, orders: int, net: Floats, layers: Floats) -> float:
    """The points that this kingdom is expected to end with; exact when nothing is left to come."""
    if left <= 0:
        return 1.0 * points_of(kingdom, draft[SIZE], draft[BONUS])
    points = write_inputs(kingdom, draft, left, orders, layers[0])
    return points + UNIT * forward(layers[0], net, layers[1])
