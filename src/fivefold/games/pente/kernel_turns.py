"""What a Pente turn does beyond its stone: fives, claims, and whether the game is over."""

from __future__ import annotations

from fivefold.games.pente.kernel import (
    AT,
    CAUGHT,
    CLAIM,
    EMPTY,
    ENDED,
    FIVE,
    FIVES,
    HASH,
    LINE,
    MADE,
    NOWHERE,
    PASSES,
    POINTS,
    SEATS,
    SEEN,
    STEP,
    TURNS,
    Table,
    make,
    mover,
    pass_turn,
)
from fivefold.games.pente.kernel_rules import (
    ALL_USED,
    BOARD_FULL,
    BY_CLAIM,
    BY_COUNT,
    BY_LINE,
    BY_PAIRS,
    CLAIM_HASH,
    COUNT,
    DRAW,
    ENOUGH,
    EXACT,
    EXHAUSTION,
    FIVES_MADE,
    LAW_SEATS,
    MOVE,
    NO_CAPTURE,
    NO_MOVE,
    NOBODY,
    PATIENCE,
    REPEATED,
    REPLY,
    SEEN_ROOM,
    STONES,
    moves_stones,
)
from fivefold.kernels import kernel


@kernel
def note_fives(lines: Table, facts: Table, law: Table, fives: Table, colour: int, point: int) -> None:
    """Keep the fives that still stand, and enter those that the stone on this point completes (PT16, PT19)."""
    kept = 0
    for i in range(facts[FIVES]):
        if five_stands(lines, law, fives[i]):
            fives[kept] = fives[i]
            kept += 1
    if facts[MADE] & FIVES_MADE:
        for direction in range(4):
            if facts[MADE] >> 8 * direction & FIVE:
                for back in range(5):
                    if AT[direction, point] >= back:
                        first = point - back * STEP[direction]
                        five = (4 * colour + direction) * POINTS + first
                        if 0 <= first < POINTS and LINE[direction, first] == LINE[direction, point]:
                            if five_stands(lines, law, five):
                                fives[kept] = five
                                kept += 1
    facts[FIVES] = kept


@kernel
def five_stands(lines: Table, law: Table, five: int) -> int:
    """1 if these five points, colour * 4 + direction and the first point, hold a five that counts."""
    colour = five // POINTS // 4
    direction = five // POINTS % 4
    first = five % POINTS
    around = lines[colour, LINE[direction, first]] >> (AT[direction, first] + 4) & 127
    if law[EXACT]:
        return 1 if around == 62 else 0
    return 1 if around & 62 == 62 else 0


@kernel
def standing(facts: Table, fives: Table, side: int) -> int:
    """A side's standing, doubled: 10 for a five on the board, and the stones caught if ten or more (PT19)."""
    total = 0
    for i in range(facts[FIVES]):
        if fives[i] // POINTS // 4 & 1 == side:
            total = 10
    if facts[CAUGHT + side] >= ENOUGH:
        total += facts[CAUGHT + side]
    return total


@kernel
def settle_claim(facts: Table, fives: Table, side: int) -> None:
    """What becomes of the claim after a side's turn: it lapses, changes sides, arises, or stays and has won (PT19)."""
    mine = standing(facts, fives, side)
    theirs = standing(facts, fives, 1 - side)
    if mine > theirs:
        facts[CLAIM] = side + 1
    elif mine == theirs:
        facts[CLAIM] = 0


@kernel
def judge(facts: Table, law: Table, fives: Table, seen: Table) -> int:
    """How the game stands after a turn: 0 while it goes on, else how it ended."""
    used_up = 1 if law[STONES] and facts[TURNS] >= law[STONES] * law[LAW_SEATS] else 0
    if law[REPLY]:
        claim = facts[CLAIM] - 1
        if claim >= 0:
            no_reply = facts[EMPTY] == 0 or (used_up and law[EXHAUSTION] != MOVE)
            if no_reply or mover(facts) & 1 == claim:
                return 4 * BY_CLAIM + claim
            return 0
    else:
        if facts[FIVES]:
            return 4 * BY_LINE + (fives[0] // POINTS // 4 & 1)
        for side in range(2):
            if facts[CAUGHT + side] >= ENOUGH:
                return 4 * BY_PAIRS + side
    if law[EXHAUSTION] == COUNT and (used_up or facts[EMPTY] == 0):  # PT20
        if facts[CAUGHT] == facts[CAUGHT + 1]:
            return 4 * BY_COUNT + NOBODY
        return 4 * BY_COUNT + (0 if facts[CAUGHT] > facts[CAUGHT + 1] else 1)
    if facts[EMPTY] == 0:
        return 4 * BOARD_FULL + NOBODY
    if used_up and law[EXHAUSTION] == DRAW:  # PT10
        return 4 * ALL_USED + NOBODY
    if facts[PASSES] >= facts[SEATS]:  # PT21
        return 4 * NO_MOVE + NOBODY
    times = 0
    for i in range(facts[SEEN]):
        if seen[i] == seen[facts[SEEN] - 1]:
            times += 1
    if times >= 3:
        return 4 * REPEATED + NOBODY
    if facts[SEEN] > PATIENCE:
        return 4 * NO_CAPTURE + NOBODY
    return 0


@kernel
def take_turn(lines: Table, facts: Table, law: Table, fives: Table, seen: Table, origin: int, point: int) -> int:
    """A whole legal turn: the stone, its captures, fives and claims, and whether that ends the game."""
    colour = mover(facts)
    took = 0
    if point == NOWHERE:
        pass_turn(facts, 1)
        facts[PASSES] += 1
    else:
        took = make(lines, facts, origin, point)
        facts[PASSES] = 0
        note_fives(lines, facts, law, fives, colour, point)
    if law[REPLY]:
        settle_claim(facts, fives, colour & 1)
    if moves_stones(facts, law):
        if took:
            facts[SEEN] = 0
        if facts[SEEN] < SEEN_ROOM:
            seen[facts[SEEN]] = facts[HASH] ^ CLAIM_HASH[facts[CLAIM]]
            facts[SEEN] += 1
    facts[ENDED] = judge(facts, law, fives, seen)
    return took
