"""What a Pente turn does beyond its stone: fives, claims, and whether the game is over."""

from __future__ import annotations

from typing import NamedTuple

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
    LINES,
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
    make_overlooking,
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
    BY_POINTS,
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
    made_five,
    moves_stones,
)
from fivefold.kernels import kernel


class Scales(NamedTuple):
    """Before or after a side's turn: its standing, the other side's, whether that has a five on the board, and
    whether the side has captured as many pairs."""

    mine: int
    theirs: int
    five: int
    level: int


LEVEL = Scales(0, 0, 0, 0)


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
def has_five(facts: Table, fives: Table, side: int) -> int:
    """1 if a five of a side stands on the board."""
    for i in range(facts[FIVES]):
        if fives[i] // POINTS // 4 & 1 == side:
            return 1
    return 0


@kernel
def fours_of(lines: Table, colour: int) -> int:
    """How many rows of exactly four a colour has (PT18)."""
    count = 0
    for line in range(LINES):
        own = lines[colour, line]
        starts = own & own >> 1 & own >> 2 & own >> 3 & ~(own << 1) & ~(own >> 4)
        while starts:
            starts &= starts - 1
            count += 1
    return count


@kernel
def points_of(lines: Table, facts: Table, fives: Table, side: int) -> int:
    """A side's points as the board stands: 5 for a five, 1 for each row of four and each pair caught (PT18)."""
    total = 5 * has_five(facts, fives, side) + facts[CAUGHT + side] // 2
    for colour in range(side, facts[SEATS], 2):
        total += fours_of(lines, colour)
    return total


@kernel
def standing(lines: Table, facts: Table, law: Table, fives: Table, side: int) -> int:
    """What a claim is weighed by: a side's points where they are played, else 5 for a five and the pairs if there are
    five or more; pairs are counted whole (PT19)."""
    if law[BY_POINTS]:
        return points_of(lines, facts, fives, side)
    pairs = facts[CAUGHT + side] // 2 if facts[CAUGHT + side] >= ENOUGH else 0
    return 5 * has_five(facts, fives, side) + pairs


@kernel
def weigh(lines: Table, facts: Table, law: Table, fives: Table, side: int) -> Scales:
    """How a side and the other one stand, and what a reply of the side could answer (PT19)."""
    return Scales(
        standing(lines, facts, law, fives, side),
        standing(lines, facts, law, fives, 1 - side),
        has_five(facts, fives, 1 - side),
        1 if facts[CAUGHT + side] // 2 >= facts[CAUGHT + 1 - side] // 2 else 0,
    )


@kernel
def settle_claim(facts: Table, fives: Table, side: int, made: int, before: Scales, after: Scales) -> None:
    """What becomes of the claim after a side's turn: it lapses, changes sides, arises, or stays and has won (PT19).

    `made`: did the turn make a five? Without a claim, one arises where the side is in a winning position, and the other
    is not, or stands lower and has lost ground.
    """
    other = 1 - side
    by_captures = facts[CAUGHT + other] >= ENOUGH
    if facts[CLAIM] == other + 1:
        broken = before.five and not after.five
        equalled = by_captures and after.level and not before.level
        if after.mine > after.theirs:
            facts[CLAIM] = side + 1
        elif after.mine == after.theirs or made or broken or equalled:
            facts[CLAIM] = 0
    elif has_five(facts, fives, side) or facts[CAUGHT + side] >= ENOUGH:
        alone = not after.five and not by_captures
        gains = after.mine > after.theirs and after.mine - after.theirs > before.mine - before.theirs
        if alone or gains:
            facts[CLAIM] = side + 1


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
def take_turn(
    lines: Table, facts: Table, law: Table, fives: Table, seen: Table, origin: int, point: int, overlooked: int
) -> int:
    """A whole legal turn: the stone, its captures unless they were overlooked (PT7), fives and claims, and whether that
    ends the game."""
    colour = mover(facts)
    side = colour & 1
    took = 0
    before = weigh(lines, facts, law, fives, side) if law[REPLY] else LEVEL
    if point == NOWHERE:
        pass_turn(facts, 1)
        facts[PASSES] += 1
    else:
        if overlooked:
            make_overlooking(lines, facts, origin, point)
        else:
            took = make(lines, facts, origin, point)
        facts[PASSES] = 0
        note_fives(lines, facts, law, fives, colour, point)
    if law[REPLY]:
        made = made_five(lines, facts, law, colour, point) if point != NOWHERE else 0
        settle_claim(facts, fives, side, made, before, weigh(lines, facts, law, fives, side))
    if moves_stones(facts, law):
        if took:
            facts[SEEN] = 0
        if facts[SEEN] < SEEN_ROOM:
            seen[facts[SEEN]] = facts[HASH] ^ CLAIM_HASH[facts[CLAIM]]
            facts[SEEN] += 1
    facts[ENDED] = judge(facts, law, fives, seen)
    return took
