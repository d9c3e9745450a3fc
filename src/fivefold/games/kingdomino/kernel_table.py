"""What a table asks of the kingdoms: checked placing, lists, areas, and whole games of random choices."""

from __future__ import annotations

import numpy as np

from fivefold.games.kingdomino.kernel import (
    DOMINOES,
    FIELDS,
    MOST_PLACES,
    Table,
    clear,
    count,
    fits,
    fitting,
    gained,
    lay,
    list_places,
    place_from,
    property_at,
    push_of,
    pushes,
    score,
    why_not,
)
from fivefold.kernels import below, kernel, next_random

# What random_games counts.
PLACED, DISCARDED, POINTS, BEST, CHECK = 0, 1, 2, 3, 4


@kernel
def checked_lay(kingdom: Table, domino: int, place: int, size: int) -> tuple[int, Table]:
    """The kingdom with one more domino and 0, or the same kingdom and why the domino cannot lie there."""
    after = kingdom.copy()
    reason = why_not(kingdom, domino, place, size)
    if reason == 0:
        lay(after, domino, place)
    return reason, after


@kernel
def has_place(kingdom: Table, domino: int, size: int) -> int:
    """1 if the domino fits somewhere (KD7)."""
    return fits(kingdom, domino, size)


@kernel
def places(kingdom: Table, domino: int, size: int) -> Table:
    """Every place of a domino."""
    found = np.empty(MOST_PLACES, np.int64)
    return found[: list_places(kingdom, domino, size, found)]


@kernel
def places_and_gains(kingdom: Table, domino: int, size: int) -> tuple[Table, Table]:
    """Every place of a domino and what it adds to the score."""
    found = np.empty(MOST_PLACES, np.int64)
    n = list_places(kingdom, domino, size, found)
    gains = np.empty(n, np.int64)
    for i in range(n):
        after = kingdom.copy()
        first, second = lay(after, domino, found[i])
        gains[i] = gained(after, domino, first, second)
    return found[:n], gains


@kernel
def areas(kingdom: Table) -> Table:
    """Every property, crowned or not, as rows of terrain and squares."""
    found = np.empty((MOST_PLACES, 2), np.int64)
    n = 0
    for terrain in range(6):
        left = kingdom[terrain]
        while left:
            area = property_at(kingdom[terrain], left & -left)
            found[n, 0] = terrain
            found[n, 1] = area
            left &= ~area
            n += 1
    return found[:n]


@kernel
def lay_at_random(kingdom: Table, domino: int, size: int, random: int) -> int:
    """Lay the domino at a random place, all equally likely; -1 if it has none, or else the place."""
    places_here = 0
    for push in range(pushes(size)):
        moved = push_of(kingdom, size, push)
        if moved >= 0:
            east, south, west, north = fitting(kingdom, domino, size, push, moved)
            places_here += count(east) + count(south) + count(west) + count(north)
    if places_here == 0:
        return -1
    nth = below(random, places_here)
    for push in range(pushes(size)):
        moved = push_of(kingdom, size, push)
        if moved < 0:
            continue
        masks = fitting(kingdom, domino, size, push, moved)
        for direction in range(4):
            corner = masks[direction]
            here = count(corner)
            if nth < here:
                for _ in range(nth):
                    corner &= corner - 1
                place = place_from(kingdom, moved, corner & -corner, direction)
                lay(kingdom, domino, place)
                return place
            nth -= here
    return -1


@kernel
def random_games(games: int, random: int, players: int, lines: int, size: int) -> Table:
    """Play whole games of random choices; counts placed and discarded dominoes, points, the best score, a checksum.

    The kings of a line choose at random, the lowest domino is placed first (KD3), and what fits is placed (KD7).
    """
    totals = np.zeros(5, np.int64)
    kings = 3 if players == 3 else 4
    kingdoms = np.zeros((4, FIELDS), np.int64)
    box = np.arange(1, DOMINOES + 1)
    owner = np.zeros(4, np.int64)  # of the dominoes on the old line, from the lowest
    heir = np.zeros(4, np.int64)  # of those on the new line
    line = np.zeros(4, np.int64)
    fresh = np.zeros(4, np.int64)
    for _ in range(games):
        for seat in range(players):
            clear(kingdoms[seat])
        for round_ in range(lines + 1):
            if round_ < lines:
                for i in range(kings):
                    random = next_random(random)
                    drawn = kings * round_ + i
                    other = drawn + below(random, DOMINOES - drawn)
                    box[drawn], box[other] = box[other], box[drawn]
                    at = i
                    while at > 0 and fresh[at - 1] > box[drawn]:
                        fresh[at] = fresh[at - 1]
                        at -= 1
                    fresh[at] = box[drawn]
            free = (1 << kings) - 1
            for i in range(kings):
                random = next_random(random)
                seat = owner[i]
                if round_ == 0:
                    seat = i % players  # the free choice below makes the order of the first kings random
                else:
                    place = lay_at_random(kingdoms[seat], line[i], size, random)
                    if place < 0:
                        totals[DISCARDED] += 1
                    else:
                        totals[PLACED] += 1
                        totals[CHECK] = (31 * totals[CHECK] + 4096 * line[i] + place) & 0xFFFFFFFFFFFF
                if round_ < lines:
                    nth = below(random << 17 & 0x3FFFFFFFFFFFFFFF, kings - i)  # bits that placing did not use
                    pick = free
                    for _ in range(nth):
                        pick &= pick - 1
                    pick &= -pick
                    heir[count(pick - 1)] = seat
                    free ^= pick
            for i in range(kings):
                owner[i] = heir[i]
                line[i] = fresh[i]
        for seat in range(players):
            points = score(kingdoms[seat])
            totals[POINTS] += points
            totals[BEST] = max(totals[BEST], points)
    return totals
