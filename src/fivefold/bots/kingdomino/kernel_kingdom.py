"""The shape of a kingdom as policies and networks read it: free squares, dead ends, what a place may still reach.

A 5 × 5 kingdom is read pushed two squares from the corner, as `games.kingdomino.kernel` pushes it to see where a domino
fits; a 7 × 7 one as far as its box leaves room.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWNS,
    FILLED,
    FRAME,
    HEIGHT,
    OPEN,
    WIDTH,
    Table,
    count,
    crowns_in,
    property_at,
)
from fivefold.kernels import kernel

PUSHED = 18  # two columns and two rows
PLAN = sum(0x1F << 8 * row for row in range(5))  # 5 × 5 squares; around the castle when pushed as it is


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
def crowns_of(domino: int) -> int:
    """The crowns on both halves of a domino."""
    return CROWNS[domino - 1, 0] + CROWNS[domino - 1, 1]


@kernel
def push_for(kingdom: Table, size: int) -> int:
    """How far the kingdom is pushed here: x + 8 * y."""
    if size == 5:
        return PUSHED
    return (1 if kingdom[WIDTH] < size else 0) + (8 if kingdom[HEIGHT] < size else 0)


@kernel
def free_squares(kingdom: Table, size: int) -> int:
    """The free squares that the kingdom may still fill, on the pushed board; of a 7 × 7 one only those near its box."""
    if size == 5:
        return OPEN[kingdom[WIDTH], kingdom[HEIGHT]] & ~(kingdom[FILLED] << PUSHED)
    return FRAME & ~(kingdom[FILLED] << push_for(kingdom, size))


@kernel
def cut_off(free: int) -> int:
    """How many free squares have no free square beside them."""
    return count(free & ~(free << 1 | free >> 1 | free << 8 | free >> 8))


@kernel
def dead_ends(free: int) -> int:
    """How many free squares have just one free square beside them."""
    up = free & free << 8
    down = free & free >> 8
    west = free & free << 1
    east = free & free >> 1
    odd = up ^ down ^ west ^ east
    three = (up & down & (west | east)) | (west & east & (up | down))
    return count(odd & ~three)


@kernel
def castle_distance(kingdom: Table) -> int:
    """From the castle to the farthest side of the box."""
    x = kingdom[CASTLE_X]
    y = kingdom[CASTLE_Y]
    return max(max(x, y), max(kingdom[WIDTH] - 1 - x, kingdom[HEIGHT] - 1 - y))


@kernel
def double_gain(kingdom: Table, terrain: int, both: int) -> int:
    """The points that a double without crowns adds on these two squares of the pushed board."""
    ground = kingdom[terrain] << PUSHED
    area = property_at(ground | both, both) & ~both
    if area & (kingdom[CROWN_1] << PUSHED) == 0:
        return 0
    squares = 0
    crowns = 0
    points = 0
    while area:
        one = property_at(ground, area & -area)
        area &= ~one
        its_crowns = crowns_in(kingdom, one >> PUSHED)
        squares += count(one)
        crowns += its_crowns
        points += count(one) * its_crowns
    return (squares + 2) * crowns - points


@kernel
def centred(kingdom: Table) -> bool:
    """Can the castle of this 5 × 5 kingdom still be in the middle?"""
    return (kingdom[FILLED] << PUSHED) & ~(PLAN << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]) == 0


@kernel
def careful(kingdom: Table, both: int) -> bool:
    """With these two squares of the pushed board filled too: can the castle still be in the middle, and does every free
    square around it have a free one, or the castle, beside it?"""
    castle = kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]
    plan = PLAN << castle
    filled = kingdom[FILLED] << PUSHED | both
    if filled & ~plan:
        return False
    free = plan & ~filled
    room = free | 1 << castle + PUSHED
    return free & ~(room << 1 | room >> 1 | room << 8 | room >> 8) == 0
