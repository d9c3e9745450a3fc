"""The solver's transposition table; the eight symmetric images of a position share an entry.

What can still happen depends on the live squares (those that some placement left could cover), on which of these touch
a piece, and on the pieces that still fit somewhere. The least of the eight images stands for all (`canonical`).

    entry   word 0  live squares
            word 1  those of them that touch
            word 2  bits 0-11 the mover's pieces, 12-23 the other's, 24 the value, 25 used, 26-31 effort,
                    32-63 a sum over words 0 and 1

Several threads write into one table without locks. An entry that two of them wrote at once does not agree with
its sum and is not used.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.katamino_duel.kernel import Words
from fivefold.kernels import kernel

WAYS = 4
LOW = np.uint64(0xFFFFFFFF)
K1, K2, K3, K4, K5 = (np.uint64(k) for k in (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F, 0x165667B1))
S29, S32 = np.uint64(29), np.uint64(32)

ROWS1, ROWS2, ROWS4 = (np.uint64(m) for m in (0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F))
COLUMNS1, COLUMNS2 = (np.uint64(m) for m in (0x00FF00FF00FF00FF, 0x0000FFFF0000FFFF))
CORNER4, CORNER2, CORNER1 = (np.uint64(m) for m in (0x00000000F0F0F0F0, 0x0000CCCC0000CCCC, 0x00AA00AA00AA00AA))
ONE, TWO, FOUR, EIGHT, SIXTEEN = (np.uint64(n) for n in (1, 2, 4, 8, 16))
SEVEN, FOURTEEN, TWENTY_EIGHT = (np.uint64(n) for n in (7, 14, 28))


@kernel
def upside_down(squares: np.uint64) -> np.uint64:
    """Top and bottom changed."""
    x = (squares >> ONE) & ROWS1 | (squares & ROWS1) << ONE
    x = (x >> TWO) & ROWS2 | (x & ROWS2) << TWO
    return (x >> FOUR) & ROWS4 | (x & ROWS4) << FOUR


@kernel
def left_to_right(squares: np.uint64) -> np.uint64:
    """Left and right changed."""
    x = (squares >> EIGHT) & COLUMNS1 | (squares & COLUMNS1) << EIGHT
    x = (x >> SIXTEEN) & COLUMNS2 | (x & COLUMNS2) << SIXTEEN
    return (x >> S32) | (x << S32)


@kernel
def diagonal(squares: np.uint64) -> np.uint64:
    """Columns and rows changed."""
    x = squares
    t = (x ^ (x >> TWENTY_EIGHT)) & CORNER4
    x = x ^ t ^ (t << TWENTY_EIGHT)
    t = (x ^ (x >> FOURTEEN)) & CORNER2
    x = x ^ t ^ (t << FOURTEEN)
    t = (x ^ (x >> SEVEN)) & CORNER1
    return x ^ t ^ (t << SEVEN)


@kernel
def canonical(live: np.uint64, touch: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The least of the eight images of a position."""
    best, best_touch = live, touch
    for turn in range(1, 8):
        if turn == 4:
            live, touch = diagonal(live), diagonal(touch)
        elif turn & 1:
            live, touch = upside_down(live), upside_down(touch)
        else:
            live, touch = left_to_right(live), left_to_right(touch)
        if live < best or (live == best and touch < best_touch):
            best, best_touch = live, touch
    return best, best_touch


@kernel
def hash_of(live: np.uint64, touch: np.uint64, pieces: np.uint64) -> np.uint64:
    """A hash of a position; products of 32-bit halves never run over."""
    x = ((live & LOW) * K1) ^ ((live >> S32) * K2) ^ ((touch & LOW) * K3) ^ ((touch >> S32) * K4) ^ (pieces * K5)
    x ^= x >> S29
    x = ((x & LOW) * K2) ^ ((x >> S32) * K3)
    return x ^ (x >> S32)


BITS24 = np.uint64(0xFFFFFF)
VALUE, USED, EFFORT = np.uint64(24), np.uint64(1 << 25), np.uint64(26)
SIX = np.uint64(63)


@kernel
def slot(table: Words, mix: np.uint64) -> int:
    """Where the entries of a position begin."""
    number: int = np.int64(mix >> ONE) % (len(table) // WAYS) * WAYS  # type: ignore[assignment]
    return number


@kernel
def probe(table: Words, live: np.uint64, touch: np.uint64, pieces: np.uint64) -> int:
    """The value stored for a canonical position, or -1."""
    mix = hash_of(live, touch, pieces)
    at = slot(table, mix)
    total = hash_of(touch, live, pieces) & LOW
    for k in range(at, at + WAYS):
        word = table[k, 2]
        if table[k, 0] == live and table[k, 1] == touch and word & BITS24 == pieces and word & USED:
            if word >> S32 == total:
                return 1 if word >> VALUE & ONE else 0
    return -1


@kernel
def store(table: Words, live: np.uint64, touch: np.uint64, pieces: np.uint64, value: int, effort: int) -> None:
    """Store a value; where there is no room, in place of what took the least effort (a power of two of nodes)."""
    mix = hash_of(live, touch, pieces)
    at = slot(table, mix)
    best, least = at, np.uint64(64)
    for k in range(at, at + WAYS):
        word = table[k, 2]
        if word == np.uint64(0):
            best = k
            break
        cost = word >> EFFORT & SIX
        if cost < least:
            best, least = k, cost
    total = hash_of(touch, live, pieces) & LOW
    table[best, 0], table[best, 1] = live, touch
    table[best, 2] = pieces | np.uint64(value) << VALUE | USED | np.uint64(effort) << EFFORT | total << S32
