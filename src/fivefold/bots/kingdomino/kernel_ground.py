"""What each place of a domino would bring, read from a survey of the ground instead of laying the domino.

A survey says for each terrain and each free square beside it what that square would join: how many squares, how many
crowns, and what those properties score today. The two halves of a mixed domino join different terrains, so that what
it brings is the sum of two readings. Only kingdoms of 5 × 5 are surveyed, pushed two squares from the corner as in
`games.kingdomino.kernel`; in one of 7 × 7 the domino is laid and looked at.

     ground[terrain, JOINS, bit]    squares joined          bits of the pushed board, 8 * y + x
     ground[terrain, REIGNS, bit]   their crowns
     ground[terrain, SCORES, bit]   their points today
"""

from __future__ import annotations

import numpy as np

from fivefold.games.kingdomino.kernel import (
    CROWN_1,
    CROWN_2,
    CROWN_3,
    CROWNS,
    FIELDS,
    FILLED,
    FRAME,
    HEIGHT,
    MOST_PLACES,
    OPEN,
    TERRAIN,
    WIDTH,
    Table,
    beside,
    count,
    fitting,
    gained,
    lay,
    list_places,
    place_from,
    property_at,
)
from fivefold.kernels import kernel

JOINS, REIGNS, SCORES = 0, 1, 2
PUSHED = 18  # two columns and two rows
EAST_WEST = 1  # of a direction's lowest bit: 0 lies east and west

# A taste weighs: points gained, equal squares joined, single squares cut off, growth of the box, crowns chosen, and
# what a domino is worth that fits nowhere.
POINT, JOINED, CUT_OFF, GROWTH, CROWN, NO_PLACE = 0, 1, 2, 3, 4, 5
NO_TASTE = np.zeros(6, np.int64)
PLAIN_GREED = np.array([1, 0, 0, 0, 0, 0])
GREED = np.array([8, 7, 18, 1, -4, 0])


def _spans() -> tuple[Table, Table]:
    """[first, last]: the columns, and the rows, that a 5 × 5 kingdom from first to last may still reach."""
    columns = np.zeros((7, 7), np.int64)
    rows = np.zeros((7, 7), np.int64)
    for first in range(7):
        for last in range(first, min(7, first + 5)):
            for near in range(max(0, last - 4), min(7, first + 5)):
                columns[first, last] |= sum(1 << 8 * y + near for y in range(7))
                rows[first, last] |= sum(1 << 8 * near + x for x in range(7))
    return columns, rows


COLUMNS, ROWS = _spans()


@kernel
def survey(kingdom: Table, ground: Table) -> None:
    """Write the survey of a 5 × 5 kingdom; only squares beside a terrain are written."""
    free = ~(kingdom[FILLED] << PUSHED)
    for terrain in range(6):
        whole = kingdom[terrain] << PUSHED
        left = whole
        seen = 0
        while left:
            area = property_at(whole, left & -left)
            left &= ~area
            squares = count(area)
            area_here = area >> PUSHED
            crowns = (
                count(area_here & kingdom[CROWN_1])
                + count(area_here & kingdom[CROWN_2])
                + count(area_here & kingdom[CROWN_3])
            )
            edge = beside(area) & free
            fresh = edge & ~seen
            again = edge & seen
            seen |= edge
            while fresh:
                bit = count((fresh & -fresh) - 1)
                fresh &= fresh - 1
                ground[terrain, JOINS, bit] = squares
                ground[terrain, REIGNS, bit] = crowns
                ground[terrain, SCORES, bit] = squares * crowns
            while again:
                bit = count((again & -again) - 1)
                again &= again - 1
                ground[terrain, JOINS, bit] += squares
                ground[terrain, REIGNS, bit] += crowns
                ground[terrain, SCORES, bit] += squares * crowns


@kernel
def double_gain(kingdom: Table, terrain: int, both: int) -> int:
    """What a double without crowns adds on these two squares of the pushed board."""
    whole = kingdom[terrain] << PUSHED
    area = property_at(whole | both, both) & ~both
    crowned = area & (kingdom[CROWN_1] << PUSHED)
    if crowned == 0:
        return 0
    squares = 0
    crowns = 0
    points = 0
    while area:
        one = property_at(whole, area & -area)
        area &= ~one
        here = one >> PUSHED
        reign = count(here & kingdom[CROWN_1]) + count(here & kingdom[CROWN_2]) + count(here & kingdom[CROWN_3])
        squares += count(one)
        crowns += reign
        points += count(one) * reign
    return (squares + 2) * crowns - points


@kernel
def cut_off(free: int) -> int:
    """How many free squares have no free square beside them."""
    return count(free & ~(free << 1 | free >> 1 | free << 8 | free >> 8))


@kernel
def list_worths(
    kingdom: Table, ground: Table, domino: int, size: int, taste: Table, places: Table, worths: Table
) -> int:
    """Every place of a domino with its worth to this taste; `ground` must be the kingdom's survey if it is 5 × 5."""
    if size != 5:
        return list_worths_by_laying(kingdom, domino, size, taste, places, worths)
    masks = fitting(kingdom, domino, size, 0, PUSHED)
    first = TERRAIN[domino - 1, 0]
    second = TERRAIN[domino - 1, 1]
    first_crowns = CROWNS[domino - 1, 0]
    second_crowns = CROWNS[domino - 1, 1]
    filled = kingdom[FILLED] << PUSHED
    right = kingdom[WIDTH] + 1
    bottom = kingdom[HEIGHT] + 1
    beside_first = kingdom[first] << PUSHED
    beside_second = kingdom[second] << PUSHED
    edge_first = beside(beside_first)
    edge_second = beside(beside_second)
    n = 0
    for direction in range(4):
        step = 8 if direction & EAST_WEST else 1
        left = masks[direction]
        while left:
            corner = left & -left
            left &= left - 1
            bit = count(corner - 1)
            both = corner | corner << step
            if direction < 2:
                one = corner
                other = corner << step
                one_bit = bit
                other_bit = bit + step
            else:
                one = corner << step
                other = corner
                one_bit = bit + step
                other_bit = bit
            gain = 0
            joined = 0
            if first == second:
                gain = double_gain(kingdom, first, both)
                joined = count(beside(one) & beside_first) + count(beside(other) & beside_first)
            else:
                gain = first_crowns + second_crowns
                if one & edge_first:
                    squares = ground[first, JOINS, one_bit] + 1
                    crowns = ground[first, REIGNS, one_bit] + first_crowns
                    gain += squares * crowns - ground[first, SCORES, one_bit] - first_crowns
                    joined += count(beside(one) & beside_first)
                if other & edge_second:
                    squares = ground[second, JOINS, other_bit] + 1
                    crowns = ground[second, REIGNS, other_bit] + second_crowns
                    gain += squares * crowns - ground[second, SCORES, other_bit] - second_crowns
                    joined += count(beside(other) & beside_second)
            x = bit & 7
            y = bit >> 3
            far_x = x if direction & EAST_WEST else x + 1
            far_y = y + 1 if direction & EAST_WEST else y
            low_x = min(2, x)
            low_y = min(2, y)
            high_x = max(right, far_x)
            high_y = max(bottom, far_y)
            free = COLUMNS[low_x, high_x] & ROWS[low_y, high_y] & ~(filled | both)
            growth = high_x - right + high_y - bottom + 4 - low_x - low_y
            worths[n] = (
                taste[POINT] * gain + taste[JOINED] * joined - taste[CUT_OFF] * cut_off(free) - taste[GROWTH] * growth
            )
            places[n] = place_from(kingdom, PUSHED, corner, direction)
            n += 1
    return n


@kernel
def list_worths_by_laying(kingdom: Table, domino: int, size: int, taste: Table, places: Table, worths: Table) -> int:
    """The same for a kingdom of any size, slowly; squares beyond today's box do not count as free."""
    after = np.empty(FIELDS, np.int64)
    n = list_places(kingdom, domino, size, places)
    before = kingdom[WIDTH] + kingdom[HEIGHT]
    for i in range(n):
        after[:] = kingdom
        first, second = lay(after, domino, places[i])
        joined = count(beside(first) & after[TERRAIN[domino - 1, 0]] & ~(first | second))
        joined += count(beside(second) & after[TERRAIN[domino - 1, 1]] & ~(first | second))
        growth = after[WIDTH] + after[HEIGHT] - before
        worths[i] = (
            taste[POINT] * gained(after, domino, first, second)
            + taste[JOINED] * joined
            - taste[CUT_OFF] * cut_off(free_squares(after, size))
            - taste[GROWTH] * growth
        )
    return n


@kernel
def free_squares(kingdom: Table, size: int) -> int:
    """The free squares that the kingdom may still fill, on the pushed board; of a 7 × 7 one only those near its box."""
    if size == 5:
        return OPEN[kingdom[WIDTH], kingdom[HEIGHT]] & ~(kingdom[FILLED] << PUSHED)
    across = size - kingdom[WIDTH]
    down = size - kingdom[HEIGHT]
    moved = (1 if across else 0) + (8 if down else 0)
    return FRAME & ~(kingdom[FILLED] << moved)


@kernel
def best_place(
    kingdom: Table, ground: Table, domino: int, size: int, taste: Table, places: Table, worths: Table
) -> tuple[int, int]:
    """The best place to this taste (-1 for none) and its worth."""
    n = list_worths(kingdom, ground, domino, size, taste, places, worths)
    if n == 0:
        return -1, taste[NO_PLACE]
    best = 0
    for i in range(1, n):
        if worths[i] > worths[best]:
            best = i
    return places[best], worths[best]


@kernel
def places_and_worths(kingdom: Table, domino: int, size: int, taste: Table) -> tuple[Table, Table]:
    """Every place of a domino and its worth to this taste."""
    ground = np.zeros((6, 3, 64), np.int64)
    places = np.empty(MOST_PLACES, np.int64)
    worths = np.empty(MOST_PLACES, np.int64)
    if size == 5:
        survey(kingdom, ground)
    n = list_worths(kingdom, ground, domino, size, taste, places, worths)
    return places[:n], worths[:n]
