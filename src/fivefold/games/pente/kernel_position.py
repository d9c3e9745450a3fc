"""Pente positions from outside: what people ask of `kernel_rules.py`.

A position comes as `board`, a byte a point (0 empty, else the colour + 1), and `tallies`: turns, stones caught by
either side, claim, passes, and how the game ended.
"""

from __future__ import annotations

import numpy as np

from fivefold.games.pente.kernel import (
    CAUGHT,
    CLAIM,
    ENDED,
    FIVES,
    HASH,
    NOWHERE,
    PASSES,
    POINTS,
    SEEN,
    STEP,
    TURNS,
    Bytes,
    Table,
    make,
    mover,
    set_up,
)
from fivefold.games.pente.kernel_rules import (
    CLAIM_HASH,
    FIVES_ROOM,
    LAW_SEATS,
    NOTHING_OVERLOOKED,
    SEEN_ROOM,
    SIZE,
    legal_codes,
    why_illegal,
)
from fivefold.games.pente.kernel_turns import five_stands, judge, take_turn
from fivefold.kernels import kernel


@kernel
def unpack(board: Bytes, tallies: Table, law: Table) -> tuple[Table, Table]:
    """The board's lines and facts."""
    lines, facts = set_up(board, law[SIZE], law[LAW_SEATS], tallies[0], tallies[1], tallies[2])
    facts[CLAIM] = tallies[3]
    facts[PASSES] = tallies[4]
    facts[ENDED] = tallies[5]
    return lines, facts


@kernel
def taken_by(board: Bytes, tallies: Table, law: Table, origin: int, point: int) -> int:
    """What a move of the seat to move takes, in the bits of `kernel.drop`."""
    lines, facts = unpack(board, tallies, law)
    return make(lines, facts, origin, point)


@kernel
def checked_play(
    board: Bytes, tallies: Table, fives: Table, seen: Table, law: Table, origin: int, point: int, overlooked: int
) -> tuple[int, Bytes, Table, Table, Table]:
    """(why illegal, or 0; the board, tallies, fives and seen positions after the turn)."""
    lines, facts = unpack(board, tallies, law)
    reason = why_illegal(lines, facts, law, origin, point)
    if reason == 0 and overlooked and (point == NOWHERE or taken_by(board, tallies, law, origin, point) == 0):
        reason = NOTHING_OVERLOOKED
    if reason:
        return reason, board, tallies, fives.copy(), seen.copy()
    new_fives = np.empty(FIVES_ROOM, np.int64)
    new_fives[: len(fives)] = fives
    facts[FIVES] = len(fives)
    new_seen = np.empty(SEEN_ROOM, np.int64)
    new_seen[: len(seen)] = seen
    facts[SEEN] = len(seen)
    colour = mover(facts)
    took = take_turn(lines, facts, law, new_fives, new_seen, origin, point, overlooked)
    after = board.copy()
    if point != NOWHERE:
        if origin >= 0:
            after[origin] = 0
        after[point] = colour + 1
        for pair in range(8):
            if took >> pair & 1:
                step = STEP[pair >> 1] if pair & 1 else -STEP[pair >> 1]
                after[point + step] = 0
                after[point + 2 * step] = 0
    counts = np.array([facts[TURNS], facts[CAUGHT], facts[CAUGHT + 1], facts[CLAIM], facts[PASSES], facts[ENDED]])
    return 0, after, counts, new_fives[: facts[FIVES]].copy(), new_seen[: facts[SEEN]].copy()


@kernel
def legal_moves(board: Bytes, tallies: Table, law: Table) -> Table:
    """Every legal move as one number."""
    lines, facts = unpack(board, tallies, law)
    codes = np.empty(9 * POINTS, np.int64)
    return codes[: legal_codes(lines, facts, law, codes)].copy()


@kernel
def judged(board: Bytes, tallies: Table, fives: Table, seen: Table, law: Table) -> int:
    """How the game stands in a position."""
    _, facts = unpack(board, tallies, law)
    facts[FIVES] = len(fives)
    facts[SEEN] = len(seen)
    return judge(facts, law, fives, seen)


@kernel
def hash_of(board: Bytes, tallies: Table, law: Table) -> int:
    """The hash of stones, stones caught, side to move and claim, afresh."""
    _, facts = unpack(board, tallies, law)
    return facts[HASH] ^ CLAIM_HASH[facts[CLAIM]]


@kernel
def standing_fives(board: Bytes, tallies: Table, law: Table) -> Table:
    """Every five on the board that could count, as `note_fives` writes them."""
    lines, _ = unpack(board, tallies, law)
    found = np.empty(FIVES_ROOM, np.int64)
    n = 0
    for point in range(POINTS):
        if board[point]:
            for direction in range(4):
                five = (4 * (int(board[point]) - 1) + direction) * POINTS + point
                if five_stands(lines, law, five):
                    found[n] = five
                    n += 1
    return found[:n].copy()
