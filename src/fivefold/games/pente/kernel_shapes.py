"""What stands on a Pente board: fours and open threes, for announcements (PT11) and points (PT18)."""

from __future__ import annotations

import numpy as np

from fivefold.games.pente.kernel import AT, LINE, POINTS, SHAPES, TAKEN, THREE, Bytes, Table, drop, flip, key_at, mover
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_turns import fours_of
from fivefold.kernels import kernel

TRIA, TESSERA = 1, 2  # what is announced


@kernel
def runs_of_four(board: Bytes, tallies: Table, law: Table, colour: int) -> int:
    """How many rows of exactly four a colour has (PT18)."""
    lines, _ = unpack(board, tallies, law)
    return fours_of(lines, colour)


@kernel
def four_lines(lines: Table, colour: int) -> Table:
    """[direction, first point]: 1 for a line of five points with four stones of the colour and one empty."""
    found = np.zeros((4, POINTS), np.int64)
    for point in range(POINTS):
        for direction in range(4):
            line = LINE[direction, point]
            at = AT[direction, point] + 5
            own = lines[colour, line] >> at & 31
            if lines[TAKEN, line] >> at & 31 == own:
                count = 0
                for place in range(5):
                    count += own >> place & 1
                if count == 4:
                    found[direction, point] = 1
    return found


@kernel
def in_threes(lines: Table, colour: int) -> Table:
    """[direction, point]: 1 for a stone of the colour that stands in an open three."""
    found = np.zeros((4, POINTS), np.int64)
    for point in range(POINTS):
        if lines[colour, LINE[0, point]] >> (AT[0, point] + 5) & 1:
            for direction in range(4):
                if int(SHAPES[key_at(lines, colour, direction, point)]) & THREE:
                    found[direction, point] = 1
    return found


@kernel
def announced(board: Bytes, tallies: Table, law: Table, origin: int, point: int) -> int:
    """What the seat to move announces with this move: TESSERA, TRIA or nothing (PT11)."""
    lines, facts = unpack(board, tallies, law)
    colour = mover(facts)
    fours_before = four_lines(lines, colour)
    threes_before = in_threes(lines, colour)
    if origin >= 0:
        flip(lines, facts, colour, origin)
    drop(lines, facts, colour, point)
    fours = four_lines(lines, colour)
    threes = in_threes(lines, colour)
    new_three = 0
    for direction in range(4):
        for place in range(POINTS):
            if fours[direction, place] > fours_before[direction, place]:
                return TESSERA
            if threes[direction, place] > threes_before[direction, place]:
                new_three = TRIA
    return new_three
