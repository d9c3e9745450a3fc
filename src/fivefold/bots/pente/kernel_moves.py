"""Which Pente moves are searched, and in which order."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.pente.kernel_board import (
    DOUBLES_AT,
    FOURS_AT,
    MAKES_FOUR,
    PAIRS_AT,
    SCORE,
    TAKES,
    THREES_AT,
    PatternBoard,
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
PAIR_SCORE = np.array([0, 0, 40, 40, 120, 120, 260, 260, 900, 900, 2000, 2000])  # by stones caught with this move

# The lowest bit of a move's score: does a stone there make or stop something?
QUIET, SHARP = 0, 1
LEAST_SCORE = 8 * 40 + 36  # a point with less has nothing of anybody on its lines


class Memory(NamedTuple):
    """What one thread remembers beside the common table: history, killers, and room to list moves in."""

    history: Table
    killers: Table
    codes: Table
    scores: Table
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
def may_play(board: PatternBoard, point: int) -> int:
    """1 if a stone may go to this empty point. The exception that allows some double threes (PT17) is left out: it is
    asked at the root alone, where the rules list the legal moves.
    """
    facts = board.facts
    if facts[TURNS] <= facts[SEATS]:
        if why_misplaced(board.lines, facts, board.law, NOWHERE, point):
            return 0
    if board.law[DOUBLE_THREE] != ALLOWED:
        cell = board.cells[mover(facts), point]
        if (cell >> THREES_AT & 15) > 1 or cell >> PAIRS_AT & 15:
            if is_double_three(board.lines, facts, board.law, NOWHERE, point):
                return 0
    return 1


@kernel
def move_score(mine: int, theirs: int, caught: int, lost: int) -> int:
    """The move-ordering score of a point, from both sides' cells there and the stones each has caught; doubled,
    with SHARP in the lowest bit if a stone there makes or stops something.
    """
    score = 2 * (mine & SCORE) + (theirs & SCORE) + (theirs & SCORE) // 2
    pairs = mine >> PAIRS_AT & 15
    if pairs:
        score += 2 * PAIR_SCORE[min(caught + 2 * pairs, 11)]
    if theirs >> PAIRS_AT & 15:
        score += PAIR_SCORE[min(lost + 2 * (theirs >> PAIRS_AT & 15), 11)]
    if (mine >> THREES_AT & 15) + (mine >> FOURS_AT & 15) > 1:
        score += 1000
    if (theirs >> THREES_AT & 15) + (theirs >> FOURS_AT & 15) > 1:
        score += 500
    sharp = QUIET
    if (mine | theirs) >> PAIRS_AT & 15 or mine >> THREES_AT & 15 or (mine | theirs) >> FOURS_AT & 15:
        sharp = SHARP
    return score << 1 | sharp


@kernel
def list_class(board: PatternBoard, colour: int, which: int, points: Table, n: int) -> int:
    """Add the points of one of the great classes to those listed; how many there are now."""
    for row in range(WIDTH):
        bits = board.hot[colour, which, row]
        while bits:
            low = bits & -bits
            bits ^= low
            points[n] = row * WIDTH + place_of(low)
            n += 1
    return n


@kernel
def has_double(board: PatternBoard, colour: int) -> int:
    """1 if this colour can make two fours at once."""
    if board.hot_count[colour, MAKES_FOUR] == 0:
        return 0
    for row in range(WIDTH):
        bits = board.hot[colour, MAKES_FOUR, row]
        while bits:
            low = bits & -bits
            bits ^= low
            cell = board.cells[colour, row * WIDTH + place_of(low)]
            if cell >> DOUBLES_AT & 15 or (cell >> FOURS_AT & 15) > 1:
                return 1
    return 0


@kernel
def lead_on(board: PatternBoard, colour: int, points: Table, n: int) -> int:
    """1 if one of these fours makes or takes something more: the others seldom win."""
    for i in range(n):
        cell = board.cells[colour, points[i]]
        if cell >> DOUBLES_AT & 15 or (cell >> FOURS_AT & 15) > 1 or cell >> THREES_AT & 15 or cell >> PAIRS_AT & 15:
            return 1
    return 0


@kernel
def list_near(board: PatternBoard, points: Table, n: int) -> int:
    """Add every empty point within two points of a stone."""
    lines = board.lines
    size = board.law[SIZE]
    inside = (1 << size) - 1
    seats = board.facts[SEATS]
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
def list_empty(board: PatternBoard, points: Table) -> int:
    """Every empty point; how many."""
    size = board.law[SIZE]
    n = 0
    for row in range(size):
        bits = ~(board.lines[TAKEN, row] >> 5) & ((1 << size) - 1)
        while bits:
            low = bits & -bits
            bits ^= low
            points[n] = row * WIDTH + place_of(low)
            n += 1
    return n


@kernel
def list_answers(board: PatternBoard, me: int, points: Table, wins: int) -> int:
    """To `wins` points where the enemy would win at once, add every capture of ours.

    A win at once is stopped only by a stone on its point, or by taking away a stone that it needs: so every answer
    that is not listed loses at once, whatever the law.
    """
    n = wins
    for row in range(WIDTH):
        bits = board.hot[me, TAKES, row]
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
def score_points(board: PatternBoard, memory: Memory, ply: int, n: int, least: int) -> int:
    """Make scored moves of the listed points that are legal and have `least` or more; how many."""
    facts, cells, history = board.facts, board.cells, memory.history
    me = mover(facts)
    enemy = next_colour(facts)
    caught = facts[CAUGHT + (me & 1)]
    lost = facts[CAUGHT + 1 - (me & 1)]
    codes = memory.codes[ply]
    scores = memory.scores[ply]
    points = memory.points[ply]
    careful = facts[TURNS] <= facts[SEATS] or board.law[DOUBLE_THREE] != ALLOWED
    kept = 0
    for i in range(n):
        point = points[i]
        mine = cells[me, point]
        theirs = cells[enemy, point]
        if (mine & SCORE) + (theirs & SCORE) < least:
            continue
        if careful and not may_play(board, point):
            continue
        codes[kept] = point
        scores[kept] = move_score(mine, theirs, caught, lost) + 2 * history[me, point]
        kept += 1
    return kept


@kernel
def list_all(board: PatternBoard, memory: Memory, ply: int) -> int:
    """Every move to search in a position where nothing is forced, with its score; how many."""
    codes = memory.codes[ply]
    scores = memory.scores[ply]
    facts = board.facts
    if is_moving(board):
        me = mover(facts)
        enemy = next_colour(facts)
        n = legal_codes(board.lines, facts, board.law, codes)
        for i in range(n):
            scores[i] = 0
            if codes[i] != PASS_CODE:
                cell, other = board.cells[me, codes[i] % POINTS], board.cells[enemy, codes[i] % POINTS]
                scores[i] = move_score(cell, other, facts[CAUGHT + (me & 1)], facts[CAUGHT + 1 - (me & 1)])
        return n
    n = score_points(board, memory, ply, list_near(board, memory.points[ply], 0), LEAST_SCORE)
    if n == 0:
        n = legal_codes(board.lines, facts, board.law, codes)
        for i in range(n):
            scores[i] = 0
    return n


@kernel
def pick(memory: Memory, ply: int, begin: int, n: int) -> None:
    """Bring the move of the greatest score from `begin` on to that place."""
    codes = memory.codes[ply]
    scores = memory.scores[ply]
    best = begin
    for i in range(begin + 1, n):
        if scores[i] > scores[best]:
            best = i
    if best != begin:
        codes[begin], codes[best] = codes[best], codes[begin]
        scores[begin], scores[best] = scores[best], scores[begin]
