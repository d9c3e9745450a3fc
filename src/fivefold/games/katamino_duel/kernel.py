"""The Katamino duel on one 64-bit word, one bit a square.

    8    7  15  23  31  39  47  55  63
    7    6  14  22  30  38  46  54  62       a placement is an index into
    6    5  13  21  29  37  45  53  61         masks   its five squares
    5    4  12  20 [28][36] 44  52  60         halos   the squares it touches, by side or corner
    4    3  11  19 [27][35] 43  51  59         pieces  its piece, 0 to 11
    3    2  10  18  26  34  42  50  58
    2    1   9  17  25  33  41  49  57       [ ] the centre squares
    1    0   8  16  24  32  40  48  56
         a   b   c   d   e   f   g   h

Squares are `uint64` and never mixed with other ints. A hand is an int with bit p for piece p: the pieces that a player
may still lay. The tables come in as arguments, piece by piece, because a kernel file imports no other kind of file.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.kernels import below, kernel, next_random

Table = npt.NDArray[np.int64]
Words = npt.NDArray[np.uint64]

CENTRE = np.uint64(1 << 27 | 1 << 28 | 1 << 35 | 1 << 36)
EMPTY = np.uint64(0)
EVERYWHERE = np.uint64(0xFFFFFFFFFFFFFFFF)  # the halo of every placement where pieces need not touch

# Why a placement is refused (0: it is legal).
NOT_IN_HAND, OVERLAPS, NOT_CENTRAL, TOUCHES_NOTHING = 1, 2, 3, 4

DRAWS = 12  # tries at random before a list is looked through


@kernel
def why_illegal(mask: np.uint64, halo: np.uint64, piece: int, taken: np.uint64, hand: int) -> int:
    """0 if the mover with this hand may lay the piece there, or the reason why not."""
    if not hand >> piece & 1:
        return NOT_IN_HAND
    if mask & taken:
        return OVERLAPS
    if taken == EMPTY:
        return 0 if mask & CENTRE or halo == EVERYWHERE else NOT_CENTRAL  # KT10
    return 0 if halo & taken else TOUCHES_NOTHING  # KT11


@kernel
def legal_placements(masks: Words, halos: Words, pieces: Table, taken: np.uint64, hand: int) -> Table:
    """Every legal placement, in the order of the tables."""
    found = np.empty(len(masks), np.int64)
    n = 0
    for p in range(len(masks)):
        if why_illegal(masks[p], halos[p], pieces[p], taken, hand) == 0:
            found[n] = p
            n += 1
    return found[:n]


@kernel
def can_place(masks: Words, halos: Words, pieces: Table, taken: np.uint64, hand: int) -> int:
    """1 if the mover can lay a piece; if not, the mover has lost (KT12)."""
    for p in range(len(masks)):
        if why_illegal(masks[p], halos[p], pieces[p], taken, hand) == 0:
            return 1
    return 0


@kernel
def count_leaves(
    masks: Words, halos: Words, pieces: Table, taken: np.uint64, mine: int, theirs: int, shared: int, depth: int
) -> int:
    """How many positions stand exactly `depth` placements ahead; `shared`: both lay from one pool."""
    if depth == 0:
        return 1
    leaves = 0
    for p in range(len(masks)):
        if why_illegal(masks[p], halos[p], pieces[p], taken, mine) == 0:
            if depth == 1:
                leaves += 1
            else:
                rest = mine & ~(1 << pieces[p])
                others = rest if shared else theirs
                leaves += count_leaves(masks, halos, pieces, taken | masks[p], others, rest, shared, depth - 1)
    return leaves


@kernel
def random_games(
    masks: Words, halos: Words, pieces: Table, first: int, second: int, draft: int, games: int, random: int
) -> Table:
    """Play whole games of random placements: [0] those the first player won, [1] the second, [n + 1] of n pieces.

    Every legal placement is equally likely. Early in a game most draws from the whole list are legal; when `DRAWS` in a
    row are not, the list is looked through once and what can never be laid again falls out of it.
    """
    result = np.zeros(14, np.int64)
    lists = np.empty((2, len(masks)), np.int64)
    short = np.empty((2, len(masks)), np.int64)
    touching = np.empty(len(masks), np.int64)
    length = np.zeros(2, np.int64)
    shared = 1 if first == second and not draft else 0
    order = np.arange(12)
    for game in range(games):
        if draft:
            first = 0
            for i in range(6):
                random = next_random(random)
                j = i + below(random, 12 - i)
                order[i], order[j] = order[j], order[i]
                first |= 1 << order[i]
            second = 4095 ^ first
        if draft or game == 0:
            length[:] = 0
            for p in range(len(masks)):
                for side in range(2):
                    if (second if side else first) >> pieces[p] & 1:
                        lists[side, length[side]] = p
                        length[side] += 1
        hand = first | second
        taken = EMPTY
        here = np.zeros(2, np.int64) - 1  # how long the short list is, -1 before it is made
        ply = 0
        while True:
            side = 0 if shared else ply & 1
            whole = here[side] < 0
            n = length[side] if whole else here[side]
            chosen = -1
            for _ in range(DRAWS if n else 0):
                random = next_random(random)
                i = below(random, n)
                p = lists[side, i] if whole else short[side, i]
                if why_illegal(masks[p], halos[p], pieces[p], taken, hand) == 0:
                    chosen = p
                    break
            if chosen < 0:
                kept = 0
                fit = 0
                for i in range(n):
                    p = lists[side, i] if whole else short[side, i]
                    reason = why_illegal(masks[p], halos[p], pieces[p], taken, hand)
                    if reason == 0:
                        touching[fit] = p
                        fit += 1
                    if reason == 0 or reason >= NOT_CENTRAL:
                        short[side, kept] = p
                        kept += 1
                here[side] = kept
                if fit == 0:
                    break
                random = next_random(random)
                chosen = touching[below(random, fit)]
            taken |= masks[chosen]
            hand &= ~(1 << pieces[chosen])
            ply += 1
        result[1 - ply % 2] += 1
        result[ply + 1] += 1
    return result
