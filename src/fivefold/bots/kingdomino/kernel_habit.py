"""How a practised player moves without thinking: the worth of a place as a sum of what it touches, weights learned.

Only for kingdoms of 5 × 5. A survey writes for each terrain and each free square what a half of that terrain is worth
there, so that a place is two readings and a look at the room that is left. The weights depend on how many dominoes are
still to be laid and were fitted to the net's judgement (`training/kingdomino/habits.py`).

     land[terrain, BARE, bit]       worth of a half without crowns    bits of the pushed board, 8 * y + x
     land[terrain, PER_CROWN, bit]  more for each crown
     land[terrain, SEEN, bit]       the same without the points, for doubles
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_ground import COLUMNS, PUSHED, ROWS, cut_off, double_gain
from fivefold.bots.kingdomino.kernel_net import ALL, Floats
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWN_2,
    CROWN_3,
    CROWNS,
    FILLED,
    HEIGHT,
    OPEN,
    TERRAIN,
    WIDTH,
    Table,
    beside,
    count,
    fitting,
    place_from,
    property_at,
)
from fivefold.kernels import kernel

BARE, PER_CROWN, SEEN = 0, 1, 2

# A habit is a row of weights for each number of dominoes left to lay:
POINT = 0  # points gained
LINKS = 1  # equal squares beside
JOINS = 2  # a half that joins a property: once,
JOINS_SQUARES = 3  # for each of its squares,
JOINS_REIGN = 4  # for the crowns of this terrain to come,
JOINS_GROWTH = 5  # squares × crowns to come,
JOINS_CROWNS = 6  # for each crown of the property,
OUTLETS = 7  # crowns × free squares beside the half
CROWN_JOINING = 8  # a crown that joins a property: once, and for the squares of this terrain to come
CROWN_JOINING_LAND = 9
CROWN_ALONE = 10  # the same for one that does not
CROWN_ALONE_LAND = 11
OPENNESS = 12  # free squares beside the half
BLOCKS_CROWNS = 13  # takes the edge of other properties: their crowns × squares to come,
BLOCKS_SQUARES = 14  # their squares × crowns to come
BESIDE_CASTLE = 15
ALONE = 16  # a half that joins nothing: for the squares of this terrain to come
CUT_OFF = 17  # free squares with none beside them
ENDS = 18  # free squares with one beside them
GROWTH = 19  # of the box
ROOM = 20  # free squares left
LONGEST = 21  # sides of the box that have their full length
PLACING = 22
# and for choosing:
BY_ORDER = 22  # four: when the king moves next
CHOICE_CROWNS = 26
NO_PLACE = 27
CHOICE_DOUBLE = 28
HABIT = 29
LEFTS = 13


@kernel
def look_round(kingdom: Table, left: int, bag: Table, habit: Floats, land: Floats) -> None:
    """Write what each half is worth on each free square."""
    w = habit[left]
    filled = kingdom[FILLED] << PUSHED
    free = OPEN[kingdom[WIDTH], kingdom[HEIGHT]] & ~filled
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y] + PUSHED
    near_castle = beside(castle)
    share = left / max(1, bag[ALL])
    nears = np.zeros(64, np.float32)
    opens = np.zeros(64, np.float32)
    rest = free
    while rest:
        square = rest & -rest
        rest &= rest - 1
        bit = count(square - 1)
        opens[bit] = count(beside(square) & free) - 1
        nears[bit] = w[OPENNESS] * opens[bit]
        if square & near_castle:
            nears[bit] += w[BESIDE_CASTLE]
    for terrain in range(6):
        coming = share * bag[terrain]
        alone = w[ALONE] * coming
        crown = w[POINT] + w[CROWN_ALONE] + w[CROWN_ALONE_LAND] * coming
        here = land[terrain]
        rest = free
        while rest:
            bit = count((rest & -rest) - 1)
            rest &= rest - 1
            here[SEEN, bit] = alone
            here[BARE, bit] = 0.0
            here[PER_CROWN, bit] = crown + w[OUTLETS] * opens[bit]
    joined = np.zeros(64, np.float32)
    reigns = np.zeros(64, np.float32)
    scores = np.zeros(64, np.float32)
    for terrain in range(6):
        coming = share * bag[terrain]
        reign = share * bag[6 + terrain]
        whole = kingdom[terrain] << PUSHED
        rest = whole
        edges = 0
        while rest:
            area = property_at(whole, rest & -rest)
            rest &= ~area
            squares = count(area)
            area_here = area >> PUSHED
            crowns = 0
            if area_here & kingdom[CROWN_1]:
                crowns = (
                    count(area_here & kingdom[CROWN_1])
                    + count(area_here & kingdom[CROWN_2])
                    + count(area_here & kingdom[CROWN_3])
                )
            edge = beside(area) & free
            block = w[BLOCKS_CROWNS] * crowns * coming + w[BLOCKS_SQUARES] * squares * reign
            fresh = edge & ~edges
            edges |= edge
            while edge:
                square = edge & -edge
                edge &= edge - 1
                bit = count(square - 1)
                if square & fresh:
                    joined[bit] = squares
                    reigns[bit] = crowns
                    scores[bit] = squares * crowns
                else:
                    joined[bit] += squares
                    reigns[bit] += crowns
                    scores[bit] += squares * crowns
                # what is taken from this property is not taken when it is joined
                nears[bit] += block
                land[terrain, SEEN, bit] -= block
        while edges:
            square = edges & -edges
            edges &= edges - 1
            bit = count(square - 1)
            squares = joined[bit]
            crowns = reigns[bit]
            links = count(beside(square) & whole)
            here = land[terrain]
            here[SEEN, bit] += (
                w[LINKS] * links
                + w[JOINS]
                + w[JOINS_SQUARES] * squares
                + w[JOINS_REIGN] * reign
                + w[JOINS_GROWTH] * squares * reign
                + w[JOINS_CROWNS] * crowns
                + w[OUTLETS] * crowns * opens[bit]
                - w[ALONE] * coming
            )
            here[BARE, bit] = w[POINT] * ((squares + 1) * crowns - scores[bit])
            here[PER_CROWN, bit] = (
                w[POINT] * (squares + 1) + w[CROWN_JOINING] + w[CROWN_JOINING_LAND] * coming + w[OUTLETS] * opens[bit]
            )
    for terrain in range(6):
        here = land[terrain]
        rest = free
        while rest:
            bit = count((rest & -rest) - 1)
            rest &= rest - 1
            here[SEEN, bit] += nears[bit]
            here[BARE, bit] += here[SEEN, bit]


@kernel
def ends_of(free: int) -> int:
    """How many free squares have just one free square beside them."""
    up = free & free << 8
    down = free & free >> 8
    west = free & free << 1
    east = free & free >> 1
    odd = up ^ down ^ west ^ east
    three = (up & down & (west | east)) | (west & east & (up | down))
    return count(odd & ~three)


@kernel
def list_habits(
    kingdom: Table, land: Floats, domino: int, left: int, habit: Floats, places: Table, worths: Floats
) -> int:
    """Every place of a domino with its worth by habit; `land` must have been looked at with this habit."""
    w = habit[left]
    masks = fitting(kingdom, domino, 5, 0, PUSHED)
    first = TERRAIN[domino - 1, 0]
    second = TERRAIN[domino - 1, 1]
    first_crowns = CROWNS[domino - 1, 0]
    second_crowns = CROWNS[domino - 1, 1]
    filled = kingdom[FILLED] << PUSHED
    right = kingdom[WIDTH] + 1
    bottom = kingdom[HEIGHT] + 1
    n = 0
    for direction in range(4):
        upright = direction & 1
        step = 8 if upright else 1
        rest = masks[direction]
        while rest:
            corner = rest & -rest
            rest &= rest - 1
            bit = count(corner - 1)
            both = corner | corner << step
            if direction < 2:
                one = bit
                other = bit + step
            else:
                one = bit + step
                other = bit
            if first == second:
                worth = land[first, SEEN, one] + land[first, SEEN, other]
                worth += w[POINT] * double_gain(kingdom, first, both)
            else:
                worth = land[first, BARE, one] + land[second, BARE, other]
                if first_crowns:
                    worth += first_crowns * land[first, PER_CROWN, one]
                if second_crowns:
                    worth += second_crowns * land[second, PER_CROWN, other]
            x = bit & 7
            y = bit >> 3
            low_x = min(2, x)
            low_y = min(2, y)
            high_x = max(right, x if upright else x + 1)
            high_y = max(bottom, y + 1 if upright else y)
            free = COLUMNS[low_x, high_x] & ROWS[low_y, high_y] & ~(filled | both)
            growth = high_x - right + high_y - bottom + 4 - low_x - low_y
            full = (1 if high_x - low_x == 4 else 0) + (1 if high_y - low_y == 4 else 0)
            worths[n] = (
                worth
                + w[CUT_OFF] * cut_off(free)
                + w[ENDS] * ends_of(free)
                + w[GROWTH] * growth
                + w[ROOM] * count(free)
                + w[LONGEST] * full
            )
            places[n] = place_from(kingdom, PUSHED, corner, direction)
            n += 1
    return n


@kernel
def best_habit(
    kingdom: Table, land: Floats, domino: int, left: int, habit: Floats, places: Table, worths: Floats
) -> tuple[int, float]:
    """The best place by habit (-1 for none) and its worth."""
    n = list_habits(kingdom, land, domino, left, habit, places, worths)
    if n == 0:
        return -1, habit[left, NO_PLACE]
    best = 0
    for i in range(1, n):
        if worths[i] > worths[best]:
            best = i
    return places[best], worths[best]


@kernel
def choice_worth(domino: int, order: int, w: Floats) -> float:
    """What a domino of the line is worth beside its best place."""
    worth = w[BY_ORDER + order] + w[CHOICE_CROWNS] * (CROWNS[domino - 1, 0] + CROWNS[domino - 1, 1])
    if TERRAIN[domino - 1, 0] == TERRAIN[domino - 1, 1]:
        worth += w[CHOICE_DOUBLE]
    return worth
