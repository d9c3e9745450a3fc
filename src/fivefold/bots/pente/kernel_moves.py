"""Which Pente moves are worth a look, and in which order."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.pente.kernel_desk import (
    DOUBLES_AT,
    FOURS_AT,
    LIKING,
    MAKES_FOUR,
    PAIRS_AT,
    TAKES,
    THREES_AT,
    Desk,
    is_moving,
    next_colour,
    place_of,
)
from fivefold.games.pente.kernel import CAUGHT, NOWHERE, POINTS, SEATS, TAKEN, TURNS, WIDTH, Table, mover
from fivefold.games.pente.kernel_rules import (
    ALLOWED,
    DOUBLE_THREE,
    PASS_CODE,
    SIZE,
    is_double_three,
    legal_codes,
    why_misplaced,
)
from fivefold.kernels import kernel

ROOM = 9 * POINTS
PAIR_LIKING = np.array([0, 0, 40, 40, 120, 120, 260, 260, 900, 900, 2000, 2000])  # by stones caught with this move

# How a move ranks beside the others; quiet moves have their liking alone.
QUIET, SHARP = 0, 1
LIKED = 8 * 40 + 36  # a point with less has nothing of anybody on its lines


class Memory(NamedTuple):
    """What one thinker remembers beside the common table: good moves, and room to list moves in."""

    history: Table
    killers: Table
    codes: Table
    ranks: Table
    points: Table


def new_memory(deepest: int) -> Memory:
    """An empty memory."""
    return Memory(
        np.zeros((4, POINTS), np.int64),
        np.full((deepest, 2), -1, np.int64),
        np.zeros((deepest, ROOM), np.int64),
        np.zeros((deepest, ROOM), np.int64),
        np.zeros((deepest, 3 * POINTS), np.int64),
    )


@kernel
def may_play(desk: Desk, point: int) -> int:
    """1 if a stone may go to this empty point. The exception that allows some double threes (PT17) is left out: it is
    asked at the root alone, where the rules list the legal moves.
    """
    facts = desk.facts
    if facts[TURNS] <= facts[SEATS]:
        if why_misplaced(desk.lines, facts, desk.law, NOWHERE, point):
            return 0
    if desk.law[DOUBLE_THREE] != ALLOWED:
        cell = desk.cells[mover(facts), point]
        if (cell >> THREES_AT & 15) > 1 or cell >> PAIRS_AT & 15:
            if is_double_three(desk.lines, facts, desk.law, NOWHERE, point):
                return 0
    return 1


@kernel
def rank_of(mine: int, theirs: int, caught: int, lost: int) -> int:
    """How early a point should be looked at, from both sides' cells there and the stones each has caught; doubled,
    with SHARP in the lowest bit if a stone there makes or stops something.
    """
    rank = 2 * (mine & LIKING) + (theirs & LIKING) + (theirs & LIKING) // 2
    pairs = mine >> PAIRS_AT & 15
    if pairs:
        rank += 2 * PAIR_LIKING[min(caught + 2 * pairs, 11)]
    if theirs >> PAIRS_AT & 15:
        rank += PAIR_LIKING[min(lost + 2 * (theirs >> PAIRS_AT & 15), 11)]
    if (mine >> THREES_AT & 15) + (mine >> FOURS_AT & 15) > 1:
        rank += 1000
    if (theirs >> THREES_AT & 15) + (theirs >> FOURS_AT & 15) > 1:
        rank += 500
    sharp = QUIET
    if (mine | theirs) >> PAIRS_AT & 15 or mine >> THREES_AT & 15 or (mine | theirs) >> FOURS_AT & 15:
        sharp = SHARP
    return rank << 1 | sharp


@kernel
def list_class(desk: Desk, colour: int, which: int, points: Table, n: int) -> int:
    """Add the points of one of the great classes to those listed; how many there are now."""
    for row in range(WIDTH):
        bits = desk.hot[colour, which, row]
        while bits:
            low = bits & -bits
            bits ^= low
            points[n] = row * WIDTH + place_of(low)
            n += 1
    return n


@kernel
def has_double(desk: Desk, colour: int) -> int:
    """1 if this colour can make two fours at once."""
    if desk.hot_count[colour, MAKES_FOUR] == 0:
        return 0
    for row in range(WIDTH):
        bits = desk.hot[colour, MAKES_FOUR, row]
        while bits:
            low = bits & -bits
            bits ^= low
            cell = desk.cells[colour, row * WIDTH + place_of(low)]
            if cell >> DOUBLES_AT & 15 or (cell >> FOURS_AT & 15) > 1:
                return 1
    return 0


@kernel
def lead_on(desk: Desk, colour: int, points: Table, n: int) -> int:
    """1 if one of these fours makes or takes something more: the others seldom win."""
    for i in range(n):
        cell = desk.cells[colour, points[i]]
        if cell >> DOUBLES_AT & 15 or (cell >> FOURS_AT & 15) > 1 or cell >> THREES_AT & 15 or cell >> PAIRS_AT & 15:
            return 1
    return 0


@kernel
def list_near(desk: Desk, points: Table, n: int) -> int:
    """Add every empty point within two points of a stone."""
    lines = desk.lines
    size = desk.law[SIZE]
    inside = (1 << size) - 1
    seats = desk.facts[SEATS]
    two_back = 0
    back = 0
    here = 0
    ahead = 0
    two_ahead = 0
    for row in range(-2, size):
        two_back, back, here, ahead = back, here, ahead, two_ahead
        two_ahead = 0
        if row + 2 < size:
            stones = 0
            for colour in range(seats):
                stones |= lines[colour, row + 2]
            stones >>= 5
            two_ahead = stones | stones << 1 | stones >> 1 | stones << 2 | stones >> 2
        if row >= 0:
            bits = (two_back | back | here | ahead | two_ahead) & inside & ~(lines[TAKEN, row] >> 5)
            while bits:
                low = bits & -bits
                bits ^= low
                points[n] = row * WIDTH + place_of(low)
                n += 1
    return n


@kernel
def list_empty(desk: Desk, points: Table) -> int:
    """Every empty point; how many."""
    size = desk.law[SIZE]
    n = 0
    for row in range(size):
        bits = ~(desk.lines[TAKEN, row] >> 5) & ((1 << size) - 1)
        while bits:
            low = bits & -bits
            bits ^= low
            points[n] = row * WIDTH + place_of(low)
            n += 1
    return n


@kernel
def list_answers(desk: Desk, me: int, points: Table, wins: int) -> int:
    """To `wins` points where the enemy would win at once, add every capture of ours.

    A win at once is stopped only by a stone on its point, or by taking away a stone that it needs: so every answer
    that is not listed loses at once, whatever the law.
    """
    n = wins
    for row in range(WIDTH):
        bits = desk.hot[me, TAKES, row]
        while bits:
            low = bits & -bits
            bits ^= low
            point = row * WIDTH + place_of(low)
            known = 0
            for i in range(wins):
                if points[i] == point:
                    known = 1
            if not known:
                points[n] = point
                n += 1
    return n


@kernel
def rank_points(desk: Desk, memory: Memory, ply: int, n: int, least: int) -> int:
    """Make ranked moves of the listed points that are legal and liked at least so much; how many."""
    facts, cells, history = desk.facts, desk.cells, memory.history
    me = mover(facts)
    enemy = next_colour(facts)
    caught = facts[CAUGHT + (me & 1)]
    lost = facts[CAUGHT + 1 - (me & 1)]
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    points = memory.points[ply]
    careful = facts[TURNS] <= facts[SEATS] or desk.law[DOUBLE_THREE] != ALLOWED
    kept = 0
    for i in range(n):
        point = points[i]
        mine = cells[me, point]
        theirs = cells[enemy, point]
        if (mine & LIKING) + (theirs & LIKING) < least:
            continue
        if careful and not may_play(desk, point):
            continue
        codes[kept] = point
        ranks[kept] = rank_of(mine, theirs, caught, lost) + 2 * history[me, point]
        kept += 1
    return kept


@kernel
def list_all(desk: Desk, memory: Memory, ply: int) -> int:
    """Every move worth a look in a position where nothing is forced, ranked; how many."""
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    facts = desk.facts
    if is_moving(desk):
        me = mover(facts)
        enemy = next_colour(facts)
        n = legal_codes(desk.lines, facts, desk.law, codes)
        for i in range(n):
            ranks[i] = 0
            if codes[i] != PASS_CODE:
                cell, other = desk.cells[me, codes[i] % POINTS], desk.cells[enemy, codes[i] % POINTS]
                ranks[i] = rank_of(cell, other, facts[CAUGHT + (me & 1)], facts[CAUGHT + 1 - (me & 1)])
        return n
    n = rank_points(desk, memory, ply, list_near(desk, memory.points[ply], 0), LIKED)
    if n == 0:
        n = legal_codes(desk.lines, facts, desk.law, codes)
        for i in range(n):
            ranks[i] = 0
    return n


@kernel
def pick(memory: Memory, ply: int, begin: int, n: int) -> None:
    """Bring the best ranked of the moves from `begin` on to that place."""
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    best = begin
    for i in range(begin + 1, n):
        if ranks[i] > ranks[best]:
            best = i
    if best != begin:
        codes[begin], codes[best] = codes[best], codes[begin]
        ranks[begin], ranks[best] = ranks[best], ranks[begin]
