"""The fast policy: a place's score is a sum over what it touches, with weights fitted to the value network.

Only for 5 × 5 kingdoms. For each terrain and each free square it first writes the score of a half of that terrain
there; a place is then two readings and a look at the room that is left. There is a row of weights for each number of
dominoes still to be laid; `training/kingdomino/fast_policy.py` fits them.

     halves[terrain, BARE, bit]         score of a half without crowns    bits of the pushed board, 8 * y + x
     halves[terrain, PER_CROWN, bit]    more for each crown
     halves[terrain, IN_DOUBLE, bit]    the same without the points, for doubles
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import (
    COLUMNS,
    PUSHED,
    ROWS,
    crowns_of,
    cut_off,
    dead_ends,
    double_gain,
    free_squares,
)
from fivefold.bots.kingdomino.kernel_state import BAG, UNSEEN, Floats
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWNS,
    FILLED,
    HEIGHT,
    TERRAIN,
    WIDTH,
    Table,
    beside,
    count,
    crowns_in,
    fitting,
    place_from,
    property_at,
)
from fivefold.kernels import kernel

BARE, PER_CROWN, IN_DOUBLE = 0, 1, 2

# The weights of a place:
POINT = 0  # points gained
LINKS = 1  # equal squares beside
JOINS = 2  # a half that joins a property: once,
JOINS_SQUARES = 3  # for each of its squares,
JOINS_TO_COME = 4  # for the crowns of this terrain to come,
JOINS_GROWTH = 5  # squares × crowns to come,
JOINS_CROWNS = 6  # for each crown of the property,
OUTLETS = 7  # crowns × free squares beside the half
CROWN_JOINS = 8  # a crown that joins a property: once, and for the squares of this terrain to come
CROWN_JOINS_TO_COME = 9
CROWN_ALONE = 10  # the same for one that does not
CROWN_ALONE_TO_COME = 11
OPENNESS = 12  # free squares beside the half
BLOCKS_CROWNS = 13  # takes the edge of other properties: their crowns × squares to come,
BLOCKS_SQUARES = 14  # their squares × crowns to come
BESIDE_CASTLE = 15
ALONE = 16  # a half that joins nothing: for the squares of this terrain to come
CUT_OFF = 17  # free squares with none beside them
DEAD_ENDS = 18  # free squares with one beside them
GROWTH = 19  # of the box
ROOM = 20  # free squares left
LONGEST = 21  # sides of the box that have their full length
PLACE_WEIGHTS = 22
# and of a pick:
BY_ORDER = 22  # four: when the king moves next
PICK_CROWNS = 26
NO_PLACE = 27
PICK_DOUBLE = 28
WEIGHTS = 29
LEFTS = 13  # rows: dominoes left, 0 to 12


@kernel
def score_halves(kingdom: Table, left: int, draft: Table, weights: Floats, halves: Floats) -> None:
    """Write the score of each half on each free square."""
    w = weights[left]
    free = free_squares(kingdom, 5)
    castle = 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y] + PUSHED
    near_castle = beside(castle)
    share = left / max(1, draft[UNSEEN])
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
        squares_to_come = share * draft[BAG + terrain]
        alone = w[ALONE] * squares_to_come
        crown = w[POINT] + w[CROWN_ALONE] + w[CROWN_ALONE_TO_COME] * squares_to_come
        here = halves[terrain]
        rest = free
        while rest:
            bit = count((rest & -rest) - 1)
            rest &= rest - 1
            here[IN_DOUBLE, bit] = alone
            here[BARE, bit] = 0.0
            here[PER_CROWN, bit] = crown + w[OUTLETS] * opens[bit]
    joined = np.zeros(64, np.float32)
    reigns = np.zeros(64, np.float32)
    scores = np.zeros(64, np.float32)
    for terrain in range(6):
        squares_to_come = share * draft[BAG + terrain]
        crowns_to_come = share * draft[BAG + 6 + terrain]
        ground = kingdom[terrain] << PUSHED
        rest = ground
        edges = 0
        while rest:
            area = property_at(ground, rest & -rest)
            rest &= ~area
            squares = count(area)
            area_here = area >> PUSHED
            crowns = 0
            if area_here & kingdom[CROWN_1]:
                crowns = crowns_in(kingdom, area_here)
            edge = beside(area) & free
            block = w[BLOCKS_CROWNS] * crowns * squares_to_come + w[BLOCKS_SQUARES] * squares * crowns_to_come
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
                halves[terrain, IN_DOUBLE, bit] -= block
        while edges:
            square = edges & -edges
            edges &= edges - 1
            bit = count(square - 1)
            squares = joined[bit]
            crowns = reigns[bit]
            links = count(beside(square) & ground)
            here = halves[terrain]
            here[IN_DOUBLE, bit] += (
                w[LINKS] * links
                + w[JOINS]
                + w[JOINS_SQUARES] * squares
                + w[JOINS_TO_COME] * crowns_to_come
                + w[JOINS_GROWTH] * squares * crowns_to_come
                + w[JOINS_CROWNS] * crowns
                + w[OUTLETS] * crowns * opens[bit]
                - w[ALONE] * squares_to_come
            )
            here[BARE, bit] = w[POINT] * ((squares + 1) * crowns - scores[bit])
            here[PER_CROWN, bit] = (
                w[POINT] * (squares + 1)
                + w[CROWN_JOINS]
                + w[CROWN_JOINS_TO_COME] * squares_to_come
                + w[OUTLETS] * opens[bit]
            )
    for terrain in range(6):
        here = halves[terrain]
        rest = free
        while rest:
            bit = count((rest & -rest) - 1)
            rest &= rest - 1
            here[IN_DOUBLE, bit] += nears[bit]
            here[BARE, bit] += here[IN_DOUBLE, bit]


@kernel
def list_fast(
    kingdom: Table, halves: Floats, domino: int, left: int, weights: Floats, places: Table, scores: Floats
) -> int:
    """Every place of a domino with its score; `halves` must have been written with these weights and this `left`."""
    w = weights[left]
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
                score = halves[first, IN_DOUBLE, one] + halves[first, IN_DOUBLE, other]
                score += w[POINT] * double_gain(kingdom, first, both)
            else:
                score = halves[first, BARE, one] + halves[second, BARE, other]
                if first_crowns:
                    score += first_crowns * halves[first, PER_CROWN, one]
                if second_crowns:
                    score += second_crowns * halves[second, PER_CROWN, other]
            x = bit & 7
            y = bit >> 3
            low_x = min(2, x)
            low_y = min(2, y)
            high_x = max(right, x if upright else x + 1)
            high_y = max(bottom, y + 1 if upright else y)
            free = COLUMNS[low_x, high_x] & ROWS[low_y, high_y] & ~(filled | both)
            growth = high_x - right + high_y - bottom + 4 - low_x - low_y
            full = (1 if high_x - low_x == 4 else 0) + (1 if high_y - low_y == 4 else 0)
            scores[n] = (
                score
                + w[CUT_OFF] * cut_off(free)
                + w[DEAD_ENDS] * dead_ends(free)
                + w[GROWTH] * growth
                + w[ROOM] * count(free)
                + w[LONGEST] * full
            )
            places[n] = place_from(kingdom, PUSHED, corner, direction)
            n += 1
    return n


@kernel
def fast_place(
    kingdom: Table, halves: Floats, domino: int, left: int, weights: Floats, places: Table, scores: Floats
) -> tuple[int, float]:
    """The place of the highest score (-1 for none) and that score."""
    n = list_fast(kingdom, halves, domino, left, weights, places, scores)
    if n == 0:
        return -1, weights[left, NO_PLACE]
    best = 0
    for i in range(1, n):
        if scores[i] > scores[best]:
            best = i
    return places[best], scores[best]


@kernel
def pick_score(domino: int, order: int, w: Floats) -> float:
    """The score of picking a domino of the line beside that of its best place."""
    score = w[BY_ORDER + order] + w[PICK_CROWNS] * crowns_of(domino)
    if TERRAIN[domino - 1, 0] == TERRAIN[domino - 1, 1]:
        score += w[PICK_DOUBLE]
    return score
