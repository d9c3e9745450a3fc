"""Many boards at once: marbles as 36-bit ints in arrays, turned quadrants, lines of five, symmetries.

The bit map is that of `fivefold.games.pentago.kernel`. How the quadrants of a board stand against those of an earlier
one is a number from 0 to 255, r0 + 4 r1 + 16 r2 + 64 r3: quadrant q was turned clockwise by r_q quarters.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from fivefold.games.pentago.kernel import BASE_THREE, CELLS, LINES, SYMMETRY, TURNED
from training.pentago.arrays import Array, xp

CLOCKWISE = (0, 1, 3, 2)
"""The quadrants in the order in which a quarter turn of the whole board moves them."""

MOVE_TURNS = np.array([quarters << 2 * q for q in range(4) for quarters in (1, 3)])
"""How the quadrants stand after each of the eight turns, in the order of the rules' turn numbers."""

QUARTERS = np.array([[r >> 2 * q & 3 for q in range(4)] for r in range(256)])
TURNS_NEEDED = np.minimum(QUARTERS, 4 - QUARTERS).sum(1)
MIRROR_ORDER = [0, 3, 2, 1]
"""Where the quadrants, clockwise, come from in a board mirrored along its main diagonal."""


class Tables(NamedTuple):
    """The tables of the rules in the memory of the array module."""

    lines: Array
    quarters: Array
    mirror: Array
    base_three: Array
    ways: tuple[Array, ...]
    same_parity: tuple[Array, ...]


@cache
def tables() -> Tables:
    """All look-up tables: `quarters` is [clockwise turns, nine], `ways[k]` are the stands that k turns can reach, and
    `same_parity[k]` those of k's parity.
    """
    mirror = [sum(1 << 3 * (i % 3) + i // 3 for i in range(9) if nine >> i & 1) for nine in range(512)]
    parities = TURNS_NEEDED % 2
    return Tables(
        xp.asarray(LINES),
        xp.asarray(np.stack([np.arange(512), TURNED[0], TURNED[0][TURNED[0]], TURNED[1]])),
        xp.asarray(np.array(mirror)),
        xp.asarray(BASE_THREE),
        tuple(xp.asarray(np.flatnonzero((k >= TURNS_NEEDED) & (parities == k % 2))) for k in range(5)),
        tuple(xp.asarray(np.flatnonzero(parities == k % 2)) for k in range(5)),
    )


def has_five(marbles: Array) -> Array:
    """Which of these sets of marbles hold a line of five (PG5)."""
    lines = tables().lines
    west = lines[0][marbles & 511] & lines[2][marbles >> 18 & 511]
    east = lines[1][marbles >> 9 & 511] & lines[3][marbles >> 27]
    return west & east != 0


def turned(marbles: Array, stands: Array) -> Array:
    """Marbles with the quadrants turned as the stands say."""
    quarters = tables().quarters
    found = xp.zeros_like(marbles | stands)
    for q in range(4):
        found |= quarters[stands >> 2 * q & 3, marbles >> 9 * q & 511] << 9 * q
    return found


def all_quarters(marbles: Array, quadrant: int) -> Array:
    """The nine bits of a quadrant in its four stands: [board, 4]."""
    return tables().quarters[:, marbles >> 9 * quadrant & 511].T


def all_fives(marbles: Array) -> Array:
    """In which of the 256 stands these marbles show a five: [board, 256]."""
    q0, q1, q2, q3 = (tables().lines[q][all_quarters(marbles, q)] for q in range(4))
    low = (q1[:, :, None] & q0[:, None]).reshape(-1, 1, 16)
    high = (q3[:, :, None] & q2[:, None]).reshape(-1, 16, 1)
    return (high & low).reshape(-1, 256) != 0


def nines(marbles: Array) -> Array:
    """The quadrants clockwise, each turned to lie as the first one: [board, 4]."""
    quarters = tables().quarters
    return xp.stack([quarters[-place % 4][marbles >> 9 * q & 511] for place, q in enumerate(CLOCKWISE)], -1)


def net_input(own: Array, other: Array) -> Array:
    """Boards as the nets take them: the nines of the side to move, then the other's: int16 [board, 8]."""
    return xp.concatenate([nines(own), nines(other)], -1).astype(np.int16)


def marbles_in(marbles: Array) -> Array:
    """How many there are."""
    return sum((marbles >> cell & 1 for cell in range(CELLS)), xp.zeros_like(marbles))


def canonical(positions: Array) -> Array:
    """One position for each eight that are turned or mirrored into each other: [position, own and other], in NumPy."""
    best = positions
    for places in SYMMETRY[1:].tolist():
        moved = np.zeros_like(positions)
        for cell, place in enumerate(places):
            moved |= (positions >> cell & 1) << place
        less = (moved[:, 0] < best[:, 0]) | ((moved[:, 0] == best[:, 0]) & (moved[:, 1] < best[:, 1]))
        best = np.where(less[:, None], moved, best)
    return best


def empty_cells(mine: int, theirs: int) -> list[int]:
    """The cells without a marble, in order.

    >>> empty_cells((1 << 35) - 1, 0)
    [35]
    """
    return [cell for cell in range(CELLS) if not (mine | theirs) >> cell & 1]
