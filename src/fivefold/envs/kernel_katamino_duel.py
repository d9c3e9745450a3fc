"""Many Katamino duels side by side, one row of an array each.

    rows[game, 0 … 11]    the squares of each piece that lies, 0 for one that does not (see the game's `kernel.py`)
    rows[game, HANDS …]   the pieces that each player was given, one bit a piece
    action                a placement, and from `len(masks)` on the piece that is picked in a draft

A mask of squares may use all 64 bits, so a row holds it as a negative number. The tables of placements come in as
arguments. Nothing here decides a rule: legality is `why_illegal`, the end is `can_place`.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.games.katamino_duel.kernel import Table, Words, can_place, legal_placements, why_illegal
from fivefold.kernels import below, kernel, next_random

Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]

PIECES = 12
HANDS = 12
FIELDS = 14
ALL = (1 << PIECES) - 1
TRIES = 24  # random placements before all legal ones are listed


@kernel
def picking(row: Table) -> int:
    """The pieces that nobody has yet, one bit a piece (KT13)."""
    return ALL & ~(row[HANDS] | row[HANDS + 1])


@kernel
def mover(row: Table) -> int:
    """The seat whose turn it is or would be."""
    count = 0
    for piece in range(PIECES):
        if picking(row):
            count += (row[HANDS] >> piece & 1) + (row[HANDS + 1] >> piece & 1)
        elif row[piece]:
            count += 1
    return count & 1


@kernel
def taken_by_all(row: Table) -> np.uint64:
    """Every square that is covered."""
    taken = np.uint64(0)
    for piece in range(PIECES):
        taken |= np.uint64(row[piece])
    return taken


@kernel
def hand_of(row: Table, seat: int) -> int:
    """The pieces that a seat may still lay."""
    hand = row[HANDS + seat]
    for piece in range(PIECES):
        if row[piece]:
            hand &= ~(1 << piece)
    return hand


@kernel
def step(rows: Table, actions: Table, masks: Words, halos: Words, pieces: Table, rewards: Floats, ended: Bytes) -> int:
    """Play one action in every game, in place; the first game whose action is illegal, or -1."""
    for game in range(len(rows)):
        row, action = rows[game], actions[game]
        seat = mover(row)
        free = picking(row)
        rewards[game, 0] = 0
        rewards[game, 1] = 0
        ended[game] = 0
        if free:
            piece = action - len(masks)
            if piece < 0 or piece >= PIECES or not free >> piece & 1:
                return game
            row[HANDS + seat] |= 1 << piece
            continue
        taken = taken_by_all(row)
        if action < 0 or action >= len(masks):
            return game
        if why_illegal(masks[action], halos[action], pieces[action], taken, hand_of(row, seat)):
            return game
        row[pieces[action]] = np.int64(masks[action])
        if not can_place(masks, halos, pieces, taken | masks[action], hand_of(row, 1 - seat)):
            rewards[game, seat] = 1
            rewards[game, 1 - seat] = -1
            ended[game] = 1
    return -1


@kernel
def movers(rows: Table, seats: Table) -> None:
    """The seat to move in every game."""
    for game in range(len(rows)):
        seats[game] = mover(rows[game])


@kernel
def mask(rows: Table, masks: Words, halos: Words, pieces: Table, found: Bytes) -> None:
    """1 for each legal action of every game."""
    found[:] = 0
    for game in range(len(rows)):
        row = rows[game]
        free = picking(row)
        if free:
            for piece in range(PIECES):
                found[game, len(masks) + piece] = free >> piece & 1
            continue
        taken, hand = taken_by_all(row), hand_of(row, mover(row))
        for p in range(len(masks)):
            if why_illegal(masks[p], halos[p], pieces[p], taken, hand) == 0:
                found[game, p] = 1


@kernel
def sample(rows: Table, masks: Words, halos: Words, pieces: Table, randoms: Table, actions: Table) -> None:
    """A random legal action for every game, each as likely as the others; `randoms` goes on."""
    for game in range(len(rows)):
        row, random = rows[game], next_random(int(randoms[game]))
        free = picking(row)
        if free:
            piece = below(random, PIECES)
            while not free >> piece & 1:
                random = next_random(random)
                piece = below(random, PIECES)
            actions[game] = len(masks) + piece
            randoms[game] = random
            continue
        taken, hand = taken_by_all(row), hand_of(row, mover(row))
        chosen = -1
        for _ in range(TRIES):
            p = below(random, len(masks))
            if why_illegal(masks[p], halos[p], pieces[p], taken, hand) == 0:
                chosen = p
                break
            random = next_random(random)
        if chosen < 0:
            legal = legal_placements(masks, halos, pieces, taken, hand)
            if len(legal):
                chosen = legal[below(random, len(legal))]
        actions[game] = chosen
        randoms[game] = random


@kernel
def observe(rows: Table, planes: Bytes, facts: Shorts) -> None:
    """Where each piece lies, as 8 × 8 from the top left; whose each piece is, to the seat to move."""
    for game in range(len(rows)):
        row = rows[game]
        seat = mover(row)
        own, other, free = hand_of(row, seat), hand_of(row, 1 - seat), picking(row)
        for piece in range(PIECES):
            squares = np.uint64(row[piece])
            for y in range(8):
                for x in range(8):
                    planes[game, piece, y, x] = squares >> np.uint64(8 * x + 7 - y) & np.uint64(1)
            facts[game, piece] = own >> piece & 1
            facts[game, PIECES + piece] = other >> piece & 1
            facts[game, 2 * PIECES + piece] = free >> piece & 1
