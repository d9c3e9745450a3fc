"""Words: the ways in which the quadrants of a board may stand, one bit each.

A cell keeps the name it has on the root's board, and beside the marbles there is only how often each quadrant has been
turned since: r = (r0, r1, r2, r3), each from 0 to 3. Every turn changes r0 + r1 + r2 + r3 by one, so after k turns only
the 128 boards of k's parity can stand:

    word h = r3 // 2            bit = r0 + 4 * r1 + 16 * r2            the parity gives r3 % 2

All words are int64; every mask after a right shift clears the copies of the sign.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pentago.kernel_sets import BINOMIAL, next_set
from fivefold.games.pentago.kernel import LINES, TURNED, Table, marbles_in
from fivefold.kernels import kernel

NONE, ALL = 0, -1
EVENS1, ODDS1 = 0x5555555555555555, -0x5555555555555556  # r0 even, odd
LOW2, HIGH2 = 0x3333333333333333, -0x3333333333333334
EVENS4, ODDS4 = 0x0F0F0F0F0F0F0F0F, -0x0F0F0F0F0F0F0F10  # r1
LOW8, HIGH8 = 0x00FF00FF00FF00FF, -0x00FF00FF00FF0100
EVENS16, ODDS16 = 0x0000FFFF0000FFFF, -0x0000FFFF00010000  # r2
LOW32 = 0x00000000FFFFFFFF
BIT = np.array([1 << i for i in range(63)] + [-(1 << 63)])


@kernel
def beside(word: int) -> int:
    """The boards from which one turn of quadrant 0, 1 or 2 leads into this set."""
    y = word | (word >> 2 & LOW2) | (word << 2 & HIGH2)
    found = (y >> 1 & EVENS1) | (y << 1 & ODDS1)
    y = word | (word >> 8 & LOW8) | (word << 8 & HIGH8)
    found |= (y >> 4 & EVENS4) | (y << 4 & ODDS4)
    y = word | (word >> 32 & LOW32) | word << 32
    return found | (y >> 16 & EVENS16) | (y << 16 & ODDS16)


@kernel
def five_words(marbles: int, words: Table) -> None:
    """For one side's marbles: which of the 256 turned boards show a five; words [parity, h]."""
    lines = np.empty((4, 4), np.int64)
    for q in range(4):
        nine = marbles >> 9 * q & 511
        for r in range(4):
            lines[q, r] = LINES[q, nine]
            nine = TURNED[0, nine]
    words[:] = 0
    for r2 in range(4):
        for r1 in range(4):
            pair = lines[2, r2] & lines[1, r1]
            if pair == 0:
                continue
            for r0 in range(4):
                three = pair & lines[0, r0]
                if three == 0:
                    continue
                bit = BIT[r0 + 4 * r1 + 16 * r2]
                for r3 in range(4):
                    if three & lines[3, r3]:
                        words[2 * (r0 + r1 + r2 + r3 & 1) + (r3 >> 1)] |= bit


@kernel
def all_fives(root: int, cells: Table, most: int) -> Table:
    """`five_words` of the root's marbles with every set of up to `most` more; sets by size, then by rank."""
    sets = 0
    for size in range(most + 1):
        sets += BINOMIAL[len(cells), size]
    fives = np.empty((sets, 4), np.int64)
    n = 0
    for size in range(most + 1):
        chosen = (1 << size) - 1
        for _ in range(BINOMIAL[len(cells), size]):
            marbles = root
            rest = chosen
            while rest:
                marbles |= 1 << cells[marbles_in((rest & -rest) - 1)]
                rest &= rest - 1
            five_words(marbles, fives[n])
            n += 1
            if size:
                chosen = next_set(chosen)
    return fives
