"""Greedy policies: each place of a domino scored by weights, read from a survey of the kingdom; nothing is laid.

A survey says for each terrain and each free square beside it what that square would join: squares, crowns, and what
those properties score today. The two halves of a mixed domino join different terrains, so that its gain is the
sum of two readings. Only 5 × 5 kingdoms are surveyed; in one of 7 × 7 the domino is laid and looked at.

     survey[terrain, SQUARES, bit]    squares joined          bits of the pushed board, 8 * y + x
     survey[terrain, CROWNED, bit]    their crowns
     survey[terrain, POINTS, bit]     their points today
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import COLUMNS, PUSHED, ROWS, crowns_of, cut_off, double_gain, free_squares
from fivefold.bots.kingdomino.kernel_state import AT, HELD, KING, LINE, SIZE
from fivefold.games.kingdomino.kernel import (
    CROWNS,
    FIELDS,
    FILLED,
    HEIGHT,
    MOST_PLACES,
    TERRAIN,
    WIDTH,
    Table,
    beside,
    count,
    crowns_in,
    fitting,
    gained,
    lay,
    list_places,
    place_from,
    property_at,
)
from fivefold.kernels import kernel

SQUARES, CROWNED, POINTS = 0, 1, 2

# The weights of a greedy policy: points gained, equal squares joined, single squares cut off, growth of the box, crowns
# picked, and the score of a domino that fits nowhere.
POINT, JOINED, CUT_OFF, GROWTH, CROWN, NO_PLACE = 0, 1, 2, 3, 4, 5
RANDOM = np.zeros(6, np.int64)  # to a playout: any place and any pick
POINTS_ONLY = np.array([1, 0, 0, 0, 0, 0])
GREEDY = np.array([8, 7, 18, 1, -4, 0])
WEIGHTS = np.stack([POINTS_ONLY, GREEDY])


@kernel
def write_survey(kingdom: Table, survey: Table) -> None:
    """Survey a 5 × 5 kingdom; only squares beside a terrain are written."""
    free = ~(kingdom[FILLED] << PUSHED)
    for terrain in range(6):
        ground = kingdom[terrain] << PUSHED
        rest = ground
        seen = 0
        while rest:
            area = property_at(ground, rest & -rest)
            rest &= ~area
            squares = count(area)
            crowns = crowns_in(kingdom, area >> PUSHED)
            edge = beside(area) & free
            fresh = edge & ~seen
            again = edge & seen
            seen |= edge
            while fresh:
                bit = count((fresh & -fresh) - 1)
                fresh &= fresh - 1
                survey[terrain, SQUARES, bit] = squares
                survey[terrain, CROWNED, bit] = crowns
                survey[terrain, POINTS, bit] = squares * crowns
            while again:
                bit = count((again & -again) - 1)
                again &= again - 1
                survey[terrain, SQUARES, bit] += squares
                survey[terrain, CROWNED, bit] += crowns
                survey[terrain, POINTS, bit] += squares * crowns


@kernel
def list_greedy(
    kingdom: Table, survey: Table, domino: int, size: int, weights: Table, places: Table, scores: Table
) -> int:
    """Every place of a domino with its score; `survey` must be the kingdom's if it is 5 × 5."""
    if size != 5:
        return list_greedy_by_laying(kingdom, domino, size, weights, places, scores)
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
        upright = direction & 1
        step = 8 if upright else 1
        rest = masks[direction]
        while rest:
            corner = rest & -rest
            rest &= rest - 1
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
                    squares = survey[first, SQUARES, one_bit] + 1
                    crowns = survey[first, CROWNED, one_bit] + first_crowns
                    gain += squares * crowns - survey[first, POINTS, one_bit] - first_crowns
                    joined += count(beside(one) & beside_first)
                if other & edge_second:
                    squares = survey[second, SQUARES, other_bit] + 1
                    crowns = survey[second, CROWNED, other_bit] + second_crowns
                    gain += squares * crowns - survey[second, POINTS, other_bit] - second_crowns
                    joined += count(beside(other) & beside_second)
            x = bit & 7
            y = bit >> 3
            low_x = min(2, x)
            low_y = min(2, y)
            high_x = max(right, x if upright else x + 1)
            high_y = max(bottom, y + 1 if upright else y)
            free = COLUMNS[low_x, high_x] & ROWS[low_y, high_y] & ~(filled | both)
            growth = high_x - right + high_y - bottom + 4 - low_x - low_y
            scores[n] = (
                weights[POINT] * gain
                + weights[JOINED] * joined
                - weights[CUT_OFF] * cut_off(free)
                - weights[GROWTH] * growth
            )
            places[n] = place_from(kingdom, PUSHED, corner, direction)
            n += 1
    return n


@kernel
def list_greedy_by_laying(kingdom: Table, domino: int, size: int, weights: Table, places: Table, scores: Table) -> int:
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
        scores[i] = (
            weights[POINT] * gained(after, domino, first, second)
            + weights[JOINED] * joined
            - weights[CUT_OFF] * cut_off(free_squares(after, size))
            - weights[GROWTH] * growth
        )
    return n


@kernel
def greedy_place(
    kingdom: Table, survey: Table, domino: int, size: int, weights: Table, places: Table, scores: Table
) -> tuple[int, int]:
    """The place of the highest score (-1 for none) and that score."""
    n = list_greedy(kingdom, survey, domino, size, weights, places, scores)
    if n == 0:
        return -1, weights[NO_PLACE]
    best = 0
    for i in range(1, n):
        if scores[i] > scores[best]:
            best = i
    return places[best], scores[best]


@kernel
def greedy_scores(kingdoms: Table, draft: Table, places: Table, picks: Table, weights: Table) -> Table:
    """The score of each place (-1: none) with each pick (an index of the line, -1: none)."""
    survey = np.zeros((6, 3, 64), np.int64)
    found = np.empty(MOST_PLACES, np.int64)
    scores = np.empty(MOST_PLACES, np.int64)
    after = np.empty(FIELDS, np.int64)
    at = draft[AT]
    size = draft[SIZE]
    kingdom = kingdoms[draft[KING + at]]
    values = np.zeros((len(places), len(picks)), np.int64)
    if places[0] >= 0:
        if size == 5:
            write_survey(kingdom, survey)
        n = list_greedy(kingdom, survey, draft[HELD + at], size, weights, found, scores)
        for a in range(len(places)):
            for i in range(n):
                if found[i] == places[a]:
                    values[a, :] = scores[i]
    if picks[0] < 0:
        return values
    for a in range(len(places)):
        after[:] = kingdom
        if places[a] >= 0:
            lay(after, draft[HELD + at], places[a])
        if size == 5:
            write_survey(after, survey)
        for i in range(len(picks)):
            domino = draft[LINE + picks[i]]
            _, score = greedy_place(after, survey, domino, size, weights, found, scores)
            values[a, i] += score + weights[CROWN] * crowns_of(domino)
    return values
