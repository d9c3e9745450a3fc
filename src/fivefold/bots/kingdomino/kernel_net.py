"""What a kingdom will come to: a small net that sees its shape, its properties and what the bag may still bring.

The net judges a kingdom in which every domino that its owner holds already lies, at the moment before the owner chooses
the next from a line that nobody has seen: so many dominoes are `left` to come, and `orders` has a bit for each
of the owner's kings that says when it chooses (with two kings one bit while the other has yet to choose). It answers
the points at the end of the game. All its inputs stay the same when a kingdom is turned or mirrored.

`bag` counts what is unseen: squares of each terrain, then crowns of each terrain, then dominoes.
`net` is one row of numbers: INPUTS × FIRST, FIRST, FIRST × SECOND, SECOND, SECOND, 1.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.kingdomino.kernel_course import HARMONY, MIDDLE_KINGDOM, points_of
from fivefold.bots.kingdomino.kernel_ground import cut_off, free_squares
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWN_2,
    CROWN_3,
    CROWNS,
    FILLED,
    HEIGHT,
    TERRAIN,
    WIDTH,
    Table,
    beside,
    count,
    property_at,
)
from fivefold.kernels import kernel

Floats = NDArray[np.float32]

SHAPE = 24  # inputs about the kingdom as a whole
LAND = 14  # inputs about each terrain
INPUTS = SHAPE + 6 * LAND
FIRST, SECOND = 96, 32
NET = INPUTS * FIRST + FIRST + FIRST * SECOND + SECOND + SECOND + 1
UNIT = 10.0  # points
BAG = 13
ALL = 12  # the field of a bag that counts dominoes


@kernel
def fill_bag(bag: Table, deck: Table) -> None:
    """Count what a deck holds."""
    bag[:] = 0
    for i in range(len(deck)):
        take_from_bag(bag, deck[i], -1)


@kernel
def take_from_bag(bag: Table, domino: int, times: int) -> None:
    """One domino comes out of the bag (or, -1 times, into it)."""
    for half in range(2):
        bag[TERRAIN[domino - 1, half]] -= times
        bag[6 + TERRAIN[domino - 1, half]] -= times * CROWNS[domino - 1, half]
    bag[ALL] -= times


@kernel
def describe(kingdom: Table, size: int, bonus: int, left: int, orders: int, bag: Table, x: Floats) -> int:
    """Write the net's inputs; gives the kingdom's points as it stands, without bonuses."""
    x[:] = 0.0
    dominoes = (size * size) // 2
    # on the board of `free_squares`
    if size == 5:
        moved = 18
    else:
        moved = (1 if kingdom[WIDTH] < size else 0) + (8 if kingdom[HEIGHT] < size else 0)
    free = free_squares(kingdom, size)
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y] + moved
    filled = count(kingdom[FILLED])
    points = 0
    lonely = cut_off(free)
    share = left / max(1, bag[ALL])
    for terrain in range(6):
        whole = kingdom[terrain] << moved
        rest = whole
        best = 0
        next_best = 0
        squares = 0
        crowns = 0
        main = 0
        score = 0
        all_squares = count(whole)
        here = kingdom[terrain]
        all_crowns = count(here & kingdom[CROWN_1]) + count(here & kingdom[CROWN_2]) + count(here & kingdom[CROWN_3])
        while rest:
            area = property_at(whole, rest & -rest)
            rest &= ~area
            n = count(area)
            here = area >> moved
            c = 0
            if here & kingdom[CROWN_1]:
                c = count(here & kingdom[CROWN_1]) + count(here & kingdom[CROWN_2]) + count(here & kingdom[CROWN_3])
            score += n * c
            key = (n + 1) * (2 * c + 1)
            next_best = max(next_best, min(key, best))
            if key > best:
                best = key
                squares = n
                crowns = c
                main = area
        points += score
        at = SHAPE + LAND * terrain
        coming = share * bag[terrain]
        reign = share * bag[6 + terrain]
        near = beside(main) & free
        edge = count(near)
        x[at] = score * 0.05
        x[at + 1] = squares * 0.15
        x[at + 2] = crowns * 0.3
        x[at + 3] = edge * 0.15
        x[at + 4] = (all_squares - squares) * 0.2
        x[at + 5] = (all_crowns - crowns) * 0.5
        x[at + 6] = count(beside(whole | castle) & free) * 0.1
        x[at + 7] = coming * 0.2
        x[at + 8] = reign * 0.4
        x[at + 9] = crowns * min(coming, 1.0 * edge) * 0.06
        x[at + 10] = squares * reign * 0.06
        x[at + 11] = count(beside(near) & free) * 0.08
        x[at + 12] = count(near & beside(whole & ~main)) * 0.5
        x[at + 13] = next_best * 0.1
    left_x = kingdom[CASTLE_X]
    left_y = kingdom[CASTLE_Y]
    far = max(max(left_x, left_y), max(kingdom[WIDTH] - 1 - left_x, kingdom[HEIGHT] - 1 - left_y))
    lost = (1 + 2 * (dominoes - left) - filled) // 2
    centred = 1 if far <= size // 2 else 0
    x[0] = points * 0.03
    x[1] = left * 0.1
    for king in range(4):
        x[2 + king] = orders >> king & 1
    x[6] = lonely * 0.4
    x[7] = (count(free) - 2 * left) * 0.1
    x[8] = max(kingdom[WIDTH], kingdom[HEIGHT]) / size
    x[9] = min(kingdom[WIDTH], kingdom[HEIGHT]) / size
    x[10] = centred
    x[11] = far / size
    x[12] = lost * 0.5
    x[13] = count(beside(castle) & free) * 0.3
    x[14] = (count(free & free >> 1) + count(free & free >> 8)) * 0.05
    up = free & free << 8
    down = free & free >> 8
    west = free & free << 1
    east = free & free >> 1
    ends = free & (up ^ down ^ west ^ east) & ~(up & down & (west | east)) & ~(west & east & (up | down))
    x[15] = count(ends) * 0.2
    x[16] = 1.0 if bonus & MIDDLE_KINGDOM else 0.0
    x[17] = x[16] * centred
    x[18] = 1.0 if bonus & HARMONY else 0.0
    x[19] = x[18] if lost == 0 and lonely == 0 else 0.0
    x[20] = 1.0 if left == 1 else 0.0
    x[21] = 1.0 if left == 2 else 0.0
    x[22] = left * left * 0.008
    x[23] = 1.0 if left == 3 else 0.0
    return points


@kernel
def answer(x: Floats, net: Floats, hidden: Floats) -> float:
    """The net's answer in units; `hidden` has room for FIRST + SECOND numbers."""
    at = INPUTS * FIRST
    for j in range(FIRST):
        hidden[j] = net[at + j]
    for i in range(0, INPUTS, 4):  # four rows at once: the sums are read and written less often
        a = x[i]
        b = x[i + 1]
        c = x[i + 2]
        d = x[i + 3]
        if a != 0.0 or b != 0.0 or c != 0.0 or d != 0.0:
            row = i * FIRST
            for j in range(FIRST):
                hidden[j] += (
                    a * net[row + j]
                    + b * net[row + FIRST + j]
                    + c * net[row + 2 * FIRST + j]
                    + d * net[row + 3 * FIRST + j]
                )
    at += FIRST
    bias = at + FIRST * SECOND
    for j in range(SECOND):
        hidden[FIRST + j] = net[bias + j]
    for i in range(0, FIRST, 4):
        a = max(hidden[i], np.float32(0.0))
        b = max(hidden[i + 1], np.float32(0.0))
        c = max(hidden[i + 2], np.float32(0.0))
        d = max(hidden[i + 3], np.float32(0.0))
        row = at + i * SECOND
        for j in range(SECOND):
            hidden[FIRST + j] += (
                a * net[row + j]
                + b * net[row + SECOND + j]
                + c * net[row + 2 * SECOND + j]
                + d * net[row + 3 * SECOND + j]
            )
    at = bias + SECOND
    out = net[at + SECOND]
    for j in range(SECOND):
        if hidden[FIRST + j] > 0.0:
            out += hidden[FIRST + j] * net[at + j]
    return out


@kernel
def prospect(
    kingdom: Table, size: int, bonus: int, left: int, orders: int, bag: Table, net: Floats, x: Floats, hidden: Floats
) -> float:
    """The points that this kingdom will come to; exact when nothing is left to come."""
    if left <= 0:
        return 1.0 * points_of(kingdom, size, bonus)
    points = describe(kingdom, size, bonus, left, orders, bag, x)
    return points + UNIT * answer(x, net, hidden)
