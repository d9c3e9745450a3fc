"""The greedy player's values: what a stone makes, takes, prevents, and risks."""

from __future__ import annotations

import numpy as np

from fivefold.games.pente.kernel import (
    AHEAD,
    BACK,
    CAUGHT,
    FIVE,
    FOUR,
    MADE,
    NOWHERE,
    OPEN_FOUR,
    POINTS,
    SEATS,
    THREE,
    WIDTH,
    Bytes,
    Table,
    colour_at,
    is_taken,
    make,
    mover,
    shapes_at,
    undo,
)
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_rules import ENOUGH, PASS_CODE, SIZE, legal_codes, made_five, neighbour
from fivefold.kernels import kernel

WON = 1_000_000


@kernel
def worth_of(shapes: int, caught: int) -> int:
    """The value of what a stone makes and takes on its four lines, to a side that has `caught` this many stones."""
    value = 0
    for direction in range(4):
        shape = shapes >> 8 * direction & 255
        if shape & FIVE:
            value += 40_000
        elif shape & OPEN_FOUR:
            value += 6_000
        elif shape & FOUR:
            value += 700
        elif shape & THREE:
            value += 500
        for pair in (BACK, AHEAD):
            if shape & pair:
                value += 20_000 if caught + 2 >= ENOUGH else 400 + 50 * caught
                caught += 2
    return value


@kernel
def pairs_at_risk(lines: Table, colour: int, point: int) -> int:
    """How many pairs with the stone on this point have an enemy at one end and nobody at the other."""
    risks = 0
    for turn in range(8):
        ahead = neighbour(point, turn)
        behind = neighbour(point, 7 - turn)
        if ahead == NOWHERE or behind == NOWHERE or colour_at(lines, ahead) != colour:
            continue
        beyond = neighbour(ahead, turn)
        if beyond == NOWHERE or is_taken(lines, behind) == is_taken(lines, beyond):
            continue
        end = colour_at(lines, behind) if is_taken(lines, behind) else colour_at(lines, beyond)
        if end >= 0 and end & 1 != colour & 1:
            risks += 1
    return risks


@kernel
def values(board: Bytes, tallies: Table, law: Table) -> tuple[Table, Table]:
    """Every legal move and its value to a greedy mover."""
    lines, facts = unpack(board, tallies, law)
    codes = np.empty(9 * POINTS, np.int64)
    n = legal_codes(lines, facts, law, codes)
    value = np.zeros(n, np.int64)
    colour = mover(facts)
    side = colour & 1
    for i in range(n):
        if codes[i] == PASS_CODE:
            continue
        origin, point = codes[i] // POINTS - 1, codes[i] % POINTS
        for enemy in range(1 - side, facts[SEATS], 2):
            value[i] += worth_of(shapes_at(lines, enemy, point), facts[CAUGHT + 1 - side]) // 2
        takes = shapes_at(lines, colour, point) & 0x30303030
        value[i] += worth_of(takes, facts[CAUGHT + side])
        took = make(lines, facts, origin, point)
        if made_five(lines, facts, law, colour, point) or facts[CAUGHT + side] >= ENOUGH:
            value[i] += WON
        value[i] += worth_of(facts[MADE] & 0x0E0E0E0E, 0) - 450 * pairs_at_risk(lines, colour, point)
        undo(lines, facts, origin, point, took)
        middle = law[SIZE] // 2
        value[i] -= 2 * max(abs(point // WIDTH - middle), abs(point % WIDTH - middle))
        for turn in range(8):
            beside = neighbour(point, turn)
            if beside != NOWHERE and board[beside]:
                value[i] += 5
    return codes[:n].copy(), value
