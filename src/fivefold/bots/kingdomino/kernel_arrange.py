"""Many kingdoms at once, each grown by the same domino in every way: for the best arrangement of known dominoes."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import HARMONY, MIDDLE_KINGDOM, Shares, points_of
from fivefold.bots.kingdomino.kernel_ground import cut_off, free_squares
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWN_2,
    CROWN_3,
    FIELDS,
    FILLED,
    HEIGHT,
    MOST_PLACES,
    WIDTH,
    Table,
    beside,
    count,
    lay,
    list_places,
    property_at,
)
from fivefold.kernels import kernel

ONE, OTHER = 1_000_003, 786_433  # two marks of 40 bits stay within a word; together they tell boards apart


@kernel
def ceiling(kingdom: Table, size: int, bonus: int, squares: Table, crowns: Table, dominoes: int) -> int:
    """No more points than this can come of a kingdom with so many squares and crowns of each terrain still to come:
    every property that is not closed in joins all the others of its terrain, and all that comes."""
    total = 0
    free = free_squares(kingdom, size)
    if size == 5:
        moved = 18
    else:
        moved = (1 if kingdom[WIDTH] < size else 0) + (8 if kingdom[HEIGHT] < size else 0)
    for terrain in range(6):
        whole = kingdom[terrain] << moved
        rest = whole
        open_squares = squares[terrain]
        open_crowns = crowns[terrain]
        while rest:
            area = property_at(whole, rest & -rest)
            rest &= ~area
            here = area >> moved
            reign = count(here & kingdom[CROWN_1]) + count(here & kingdom[CROWN_2]) + count(here & kingdom[CROWN_3])
            if size != 5 or beside(area) & free:  # a larger kingdom may reach farther than `free` shows
                open_squares += count(area)
                open_crowns += reign
            else:
                total += count(area) * reign
        total += open_squares * open_crowns
    far = max(kingdom[CASTLE_X], kingdom[CASTLE_Y])
    far = max(far, max(kingdom[WIDTH] - 1 - kingdom[CASTLE_X], kingdom[HEIGHT] - 1 - kingdom[CASTLE_Y]))
    if bonus & MIDDLE_KINGDOM and far <= size // 2:
        total += 10
    if bonus & HARMONY and count(kingdom[FILLED]) + 2 * dominoes >= size * size:
        total += 5
    return total


@kernel
def grow(
    boards: Table,
    domino: int,
    size: int,
    bonus: int,
    squares: Table,
    crowns: Table,
    dominoes: int,
    floor: int,
    grown: Table,
    parents: Table,
    places: Table,
    hopes: Shares,
    marks: Table,
) -> tuple[int, int]:
    """Lay a domino on every board in every way; what cannot come to more than `floor` points is left out.

    Gives how many boards there are now, and how many ceilings cut off; -1 if there was no room for all.
    """
    found = np.empty(MOST_PLACES, np.int64)
    n = 0
    cut = 0
    for b in range(len(boards)):
        many = list_places(boards[b], domino, size, found)
        for i in range(max(1, many)):
            if n == len(grown):
                return n, -1
            grown[n] = boards[b]
            places[n] = -1
            if many:
                places[n] = found[i]
                lay(grown[n], domino, found[i])
            most = ceiling(grown[n], size, bonus, squares, crowns, dominoes)
            if most <= floor:
                cut += 1
                continue
            parents[n] = b
            points = points_of(grown[n], size, bonus)
            hopes[n] = points + 0.35 * (most - points) - 2.0 * cut_off(free_squares(grown[n], size))
            one = 0
            other = 0
            for field in range(FIELDS):
                one = (one * ONE + grown[n, field] % 998_244_353) & 0xFFFFFFFFFF
                other = (other * OTHER + grown[n, field] % 1_000_000_007) & 0xFFFFFFFFFF
            marks[n] = one << 22 | other >> 18
            n += 1
    return n, cut
