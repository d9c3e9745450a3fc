"""Pente's rules on the board of `kernel.py`: the options and what is legal; `kernel_turns.py` goes on from here.

`law` holds the options as numbers, in the order of the names below. A move is an origin and a point: a stone from
the supply has the origin NOWHERE, a pass has the point NOWHERE.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.pente.kernel import (
    AHEAD,
    BACK,
    CAUGHT,
    ENDED,
    FIVE,
    MADE,
    NOWHERE,
    OPEN_FOUR,
    POINTS,
    SEATS,
    TURNS,
    WIDTH,
    Table,
    colour_at,
    drop,
    flip,
    is_taken,
    make,
    mover,
    run_at,
    shapes_at,
    take_up,
    undo,
)
from fivefold.kernels import kernel

# The options, as places of `law`.
SIZE, RESTRICTED, EXACT, DOUBLE_THREE, REPLY, EXHAUSTION, STONES, LAW_SEATS, BY_POINTS = 0, 1, 2, 3, 4, 5, 6, 7, 8
ALLOWED, FORBIDDEN, STRICT = 0, 1, 2  # double threes (PT17, PT22)
DRAW, COUNT, MOVE = 0, 1, 2  # when all stones are used (PT10, PT20, PT21)

# Why a move is refused (0: it is legal).
OVER, OFF_BOARD, OCCUPIED, NOT_CENTRE, TOO_NEAR, TWO_THREES = 1, 2, 3, 4, 5, 6
STONES_STAY, NONE_LEFT, NOT_YOURS, NOT_ADJACENT, MUST_MOVE, NOTHING_OVERLOOKED = 7, 8, 9, 10, 11, 12

# How a game ended: 4 * one of these + the side that won, or + NOBODY; 0 while it goes on.
BY_LINE, BY_PAIRS, BY_CLAIM, BY_COUNT, ALL_USED, BOARD_FULL, NO_MOVE, REPEATED, NO_CAPTURE = range(1, 10)
NOBODY = 2

EVERYWHERE = 0x01010101  # a bit a direction
FIVES_MADE, OPEN_FOURS, PAIRS = FIVE * EVERYWHERE, OPEN_FOUR * EVERYWHERE, (BACK | AHEAD) * EVERYWHERE

ENOUGH = 10  # stones caught (PT9, PT14)
PATIENCE = 100  # moves without a capture (PT21)
SEEN_ROOM = PATIENCE + 2
FIVES_ROOM = 4 * POINTS  # a line of five points has one owner
CLAIM_HASH = np.array([0, 0x1B873593CC9E2D51, 0x2545F4914F6CDD1D])
ORIGINS = POINTS + 1  # a move as one number: (origin + 1) * POINTS + point; the last number is a pass
PASS_CODE = ORIGINS * POINTS


@kernel
def moves_stones(facts: Table, law: Table) -> int:
    """1 when all stones are used and the game goes on by moving them (PT21)."""
    if law[EXHAUSTION] == MOVE and facts[TURNS] >= law[STONES] * law[LAW_SEATS]:
        return 1
    return 0


@kernel
def made_five(lines: Table, facts: Table, law: Table, colour: int, point: int) -> int:
    """1 if the stone just put on the point stands in a five that counts (PT8, PT16)."""
    if facts[MADE] & FIVES_MADE == 0:
        return 0
    if not law[EXACT]:
        return 1
    for direction in range(4):
        if run_at(lines, colour, direction, point) == 5:
            return 1
    return 0


@kernel
def threes_in(shapes: int) -> int:
    """In how many directions there is an open three."""
    return (shapes >> 3 & 1) + (shapes >> 11 & 1) + (shapes >> 19 & 1) + (shapes >> 27 & 1)


@kernel
def is_double_three(lines: Table, facts: Table, law: Table, origin: int, point: int) -> int:
    """1 if the move makes two open threes in different directions, and does not win (PT17)."""
    colour = mover(facts)
    if origin < 0:
        shapes = shapes_at(lines, colour, point)
        if shapes & PAIRS == 0 and threes_in(shapes) < 2:  # nothing is taken, so nothing will change
            return 0
    took = make(lines, facts, origin, point)
    threes = threes_in(facts[MADE])
    if threes > 1 and (made_five(lines, facts, law, colour, point) or facts[CAUGHT + (colour & 1)] >= ENOUGH):
        threes = 0
    undo(lines, facts, origin, point, took)
    return 1 if threes > 1 else 0


@kernel
def is_threat(lines: Table, facts: Table, law: Table, colour: int, point: int) -> int:
    """1 if a stone of this colour on this empty point would be a five or (unless STRICT) an open four."""
    if shapes_at(lines, colour, point) & (PAIRS | FIVES_MADE | OPEN_FOURS) == 0:
        return 0  # nothing is taken, so nothing else will be made
    took = drop(lines, facts, colour, point)
    found = made_five(lines, facts, law, colour, point)
    if law[DOUBLE_THREE] != STRICT and facts[MADE] & OPEN_FOURS:
        found = 1
    take_up(lines, facts, colour, point, took)
    return found


@kernel
def is_threatened(lines: Table, facts: Table, law: Table, side: int, by_moving: int) -> int:
    """1 if the enemies of a side, were it their turn, could make what the ban's exception is about."""
    for colour in range(1 - side, law[LAW_SEATS], 2):
        for point in range(POINTS):
            if is_taken(lines, point):
                continue
            if not by_moving:
                if is_threat(lines, facts, law, colour, point):
                    return 1
                continue
            for turn in range(8):
                origin = neighbour(point, turn)
                if origin >= 0 and colour_at(lines, origin) == colour:
                    flip(lines, facts, colour, origin)
                    found = is_threat(lines, facts, law, colour, point)
                    flip(lines, facts, colour, origin)
                    if found:
                        return 1
    return 0


@kernel
def neighbour(point: int, turn: int) -> int:
    """The point next to this one in one of eight directions, or NOWHERE beyond the widest board."""
    ninth = turn if turn < 4 else turn + 1  # of the 3×3 points around; 4 is the point itself
    row = point // WIDTH + ninth // 3 - 1
    column = point % WIDTH + ninth % 3 - 1
    if row < 0 or row >= WIDTH or column < 0 or column >= WIDTH:
        return NOWHERE
    return row * WIDTH + column


@kernel
def ends_threats(lines: Table, facts: Table, law: Table, origin: int, point: int, by_moving: int) -> int:
    """1 if nothing threatens the mover after this move."""
    side = mover(facts) & 1
    took = make(lines, facts, origin, point)
    threatened = is_threatened(lines, facts, law, side, by_moving)
    undo(lines, facts, origin, point, took)
    return 1 - threatened


@kernel
def needs_double_three(lines: Table, facts: Table, law: Table) -> int:
    """1 if the enemy threatens and no move without a double three ends that; then one that does is allowed (PT17)."""
    by_moving = moves_stones(facts, law)
    if not is_threatened(lines, facts, law, mover(facts) & 1, by_moving):
        return 0
    codes = np.empty(9 * POINTS, np.int64)
    for i in range(list_moves(lines, facts, law, codes)):
        origin = codes[i] // POINTS - 1
        point = codes[i] % POINTS
        if not is_double_three(lines, facts, law, origin, point):
            if ends_threats(lines, facts, law, origin, point, by_moving):
                return 0
    return 1


@kernel
def why_misplaced(lines: Table, facts: Table, law: Table, origin: int, point: int) -> int:
    """0 if the stone may go there by all rules but the double three's, or the reason why not."""
    size = law[SIZE]
    if point < 0 or point >= POINTS or point % WIDTH >= size or point // WIDTH >= size:
        return OFF_BOARD
    colour = mover(facts)
    if moves_stones(facts, law):
        if origin < 0:
            return NONE_LEFT
        if origin >= POINTS or origin % WIDTH >= size or origin // WIDTH >= size:
            return OFF_BOARD
        if colour_at(lines, origin) != colour:
            return NOT_YOURS
        if is_taken(lines, point):
            return OCCUPIED
        if max(abs(point // WIDTH - origin // WIDTH), abs(point % WIDTH - origin % WIDTH)) > 1:
            return NOT_ADJACENT
        return 0
    if origin != NOWHERE:  # PT4
        return STONES_STAY
    if is_taken(lines, point):
        return OCCUPIED
    middle = size // 2
    if facts[TURNS] == 0 and point != middle * (WIDTH + 1):  # PT2
        return NOT_CENTRE
    if facts[TURNS] == facts[SEATS] and law[RESTRICTED]:  # PT3, PT13
        if max(abs(point // WIDTH - middle), abs(point % WIDTH - middle)) <= 2:
            return TOO_NEAR
    return 0


@kernel
def list_moves(lines: Table, facts: Table, law: Table, codes: Table) -> int:
    """Every move that is legal but for double threes, in the order of the points; how many there are."""
    n = 0
    if moves_stones(facts, law):
        colour = mover(facts)
        for origin in range(POINTS):
            if colour_at(lines, origin) == colour:
                for turn in range(8):
                    point = neighbour(origin, turn)
                    if point >= 0 and not is_taken(lines, point):
                        codes[n] = (origin + 1) * POINTS + point
                        n += 1
        return n
    opening = facts[TURNS] == 0 or facts[TURNS] == facts[SEATS]  # later every empty point is free; the wall is taken
    for point in range(POINTS):
        if is_taken(lines, point) == 0 and (not opening or why_misplaced(lines, facts, law, NOWHERE, point) == 0):
            codes[n] = point
            n += 1
    return n


@kernel
def legal_codes(lines: Table, facts: Table, law: Table, codes: Table) -> int:
    """Every legal move as one number; a player who has none passes. Returns how many; none when the game is over."""
    if facts[ENDED]:
        return 0
    n = list_moves(lines, facts, law, codes)
    if law[DOUBLE_THREE] != ALLOWED:
        kept = 0
        needed = -1  # not yet asked
        for i in range(n):
            origin = codes[i] // POINTS - 1
            point = codes[i] % POINTS
            if is_double_three(lines, facts, law, origin, point):
                if needed < 0:
                    needed = needs_double_three(lines, facts, law)
                if not needed or not ends_threats(lines, facts, law, origin, point, moves_stones(facts, law)):
                    continue
            codes[kept] = codes[i]
            kept += 1
        n = kept
    if n == 0:
        codes[0] = PASS_CODE
        n = 1
    return n


@kernel
def why_illegal(lines: Table, facts: Table, law: Table, origin: int, point: int) -> int:
    """0 if the seat to move may do this, or the reason why not."""
    if facts[ENDED]:
        return OVER
    if point == NOWHERE and origin == NOWHERE:
        codes = np.empty(9 * POINTS, np.int64)
        legal_codes(lines, facts, law, codes)
        return 0 if codes[0] == PASS_CODE else MUST_MOVE
    reason = why_misplaced(lines, facts, law, origin, point)
    if reason == 0 and law[DOUBLE_THREE] != ALLOWED and is_double_three(lines, facts, law, origin, point):
        if not ends_threats(lines, facts, law, origin, point, moves_stones(facts, law)):
            return TWO_THREES
        if not needs_double_three(lines, facts, law):
            return TWO_THREES
    return reason
