"""Threats in Pente as the prover needs them: which moves may threaten, and which answers can matter."""

from __future__ import annotations

from fivefold.bots.pente.kernel_board import (
    ATTACKS_AT,
    DOUBLES_AT,
    FIVES_AT,
    FOURS_AT,
    MAKES_FIVE,
    MAKES_FOUR,
    MAKES_THREE,
    PAIRS_AT,
    TAKES,
    PatternBoard,
    advance,
    list_wins,
    next_colour,
    place_of,
    retreat,
)
from fivefold.bots.pente.kernel_moves import list_answers, list_class, list_empty, list_near
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, WIDTH, Table, mover
from fivefold.games.pente.kernel_rules import ALLOWED, DOUBLE_THREE, PASS_CODE
from fivefold.kernels import kernel


@kernel
def list_attacks(board: PatternBoard, points: Table, wide: int) -> int:
    """Points of the mover that may lead to a threat; with `wide` also open threes. How many."""
    me = mover(board.facts)
    n = 0
    attacking = board.facts[CAUGHT + (me & 1)] >= 4  # then hanging pairs may threaten to win
    if not attacking:
        for row in range(WIDTH):
            bits = board.hot[me, MAKES_FOUR, row] | board.hot[me, TAKES, row]
            if wide:
                bits |= board.hot[me, MAKES_THREE, row]
            while bits:
                low = bits & -bits
                bits ^= low
                points[n] = row * WIDTH + place_of(low)
                n += 1
        return n
    near = list_near(board, points, 0)
    for i in range(near):
        point = points[i]
        bit = 1 << point % WIDTH
        row = point // WIDTH
        hot = (board.hot[me, MAKES_FOUR, row] | board.hot[me, TAKES, row]) & bit
        if wide:
            hot |= board.hot[me, MAKES_THREE, row] & bit
        if hot or board.cells[me, point] >> ATTACKS_AT & 15:
            points[n] = point
            n += 1
    return n


@kernel
def quiet_threat(board: PatternBoard, points: Table, room: Table) -> int:
    """A point where the side that waits would make a four that nothing stops, if the mover passed; -1 if none."""
    other = next_colour(board.facts)
    if board.hot_count[other, MAKES_FOUR] == 0 or board.law[DOUBLE_THREE] != ALLOWED:
        return -1
    threat = -1
    advance(board, PASS_CODE)
    n = list_class(board, other, MAKES_FOUR, points, 0) if board.facts[ENDED] == 0 else 0
    for i in range(n):
        cell = board.cells[other, points[i]]
        if cell >> DOUBLES_AT & 15 or (cell >> FOURS_AT & 15) > 1:
            advance(board, points[i])
            if nothing_stops(board, room):
                threat = points[i]
            retreat(board)
            if threat >= 0:
                break
    retreat(board)
    return threat


@kernel
def nothing_stops(board: PatternBoard, room: Table) -> int:
    """1 if the side that waits threatens to win at once, and does so whatever the mover answers."""
    other = next_colour(board.facts)
    if board.facts[ENDED] or list_wins(board, mover(board.facts), room):
        return 0
    wins = list_wins(board, other, room)
    if wins == 0:
        return 0
    n = list_answers(board, mover(board.facts), room, wins)
    for i in range(n):
        advance(board, room[i])
        lost = 1 if board.facts[ENDED] == 0 and list_wins(board, other, room[n:]) else 0
        retreat(board)
        if not lost:
            return 0
    return 1


@kernel
def list_equalising(board: PatternBoard, points: Table) -> int:
    """The only points that can answer a claim (PT19): captures and own fives. How many."""
    me = mover(board.facts)
    return list_class(board, me, TAKES, points, list_class(board, me, MAKES_FIVE, points, 0))


@kernel
def real_threat(board: PatternBoard, points: Table, room: Table) -> int:
    """A point where the side that waits would claim a win that nothing answers, if the mover passed; -1 if none."""
    side = next_colour(board.facts) & 1
    for i in range(list_wins(board, next_colour(board.facts), points)):
        advance(board, PASS_CODE)
        over = board.facts[ENDED]
        advance(board, points[i])
        real = 1
        if over:
            real = 0
        elif board.facts[ENDED] == 0:
            real = 1 if board.facts[CLAIM] == side + 1 else 0
            for k in range(list_equalising(board, room) if real else 0):
                advance(board, room[k])
                if board.facts[ENDED] == 0 or board.facts[ENDED] & 3 != side:
                    real = 0
                retreat(board)
        elif board.facts[ENDED] & 3 != side:
            real = 0
        retreat(board)
        retreat(board)
        if real:
            return points[i]
    return -1


@kernel
def list_relevant(board: PatternBoard, threat: int, points: Table) -> int:
    """Every reply that can change what a threat comes to (`real_threat`, `quiet_threat`): how many.

    Any other stone takes nothing, makes no four, attacks no pair, and stands too far from the threatening point to
    flank, to be taken or to stop a five there. It leaves the other side the threat, and the mover the same answers.
    """
    me, other = mover(board.facts), next_colour(board.facts)
    n = 0
    for i in range(list_empty(board, points)):
        point = points[i]
        down = abs(point // WIDTH - threat // WIDTH)
        across = abs(point % WIDTH - threat % WIDTH)
        near = max(down, across) <= 4 and (down == 0 or across == 0 or down == across)
        cell = board.cells[me, point]
        matters = cell >> PAIRS_AT & 15 | cell >> FIVES_AT & 15 | cell >> FOURS_AT & 15 | cell >> ATTACKS_AT & 15
        if near or matters or board.cells[other, point] >> FIVES_AT & 15 or board.cells[other, point] >> PAIRS_AT & 15:
            points[n] = point
            n += 1
    return n
