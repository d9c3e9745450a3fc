"""Proving a Pente win: an AND/OR search whose defender may do everything that could matter.

The attacker moves on even plies, the defender on odd ones. `LEFT` counts the attacker's own moves that remain,
`CALM` those among them that need not threaten to win at once. Where the attacker does threaten that, every answer
that matters is a stone on a winning point or a capture (see `list_answers`), and all of those are tried. After a calm
move *every* empty point is tried, and before them a pass, which fails most calm moves cheaply. So what is proved is
true; captures are played out, and nothing is assumed to stay on the board. What is not proved may still be a win.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pente.kernel_desk import (
    ATTACKS_AT,
    MAKES_FOUR,
    MAKES_THREE,
    PAIRS_AT,
    TAKES,
    Desk,
    advance,
    list_wins,
    next_colour,
    place_of,
    retreat,
)
from fivefold.bots.pente.kernel_moves import Memory, list_answers, list_near, pick, rank_points
from fivefold.games.pente.kernel import CAUGHT, ENDED, HASH, TAKEN, WIDTH, Table, mover
from fivefold.games.pente.kernel_rules import PASS_CODE, SIZE
from fivefold.kernels import kernel

LEFT, CALM, AT_MOVE, MOVES, KEY, BEST_CODE, FIELDS = range(7)
PLY, DOING, VALUE, NODES, FIRST, BASE, CONTROLS = range(7)
ENTER, NEXT, LEAVE, DONE = range(4)
NO, YES, OPEN = 0, 1, 2

DEEPEST_PROOF = 80
CALM_HASH = np.array([0x0, 0x2E1B2C5D6F7A8899, 0x1357924680ACEBDF, 0x0F1E2D3C4B5A6978])


@kernel
def key_of(desk: Desk, calm: int) -> int:
    """The hash of a question: the position, and how many calm moves are allowed."""
    return desk.facts[HASH] ^ CALM_HASH[calm]


@kernel
def recall(table: Table, key: int, left: int) -> int:
    """What the table says: YES, NO or OPEN."""
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    if known and table[slot, 0] ^ known == key:
        if 0 < (known >> 20 & 255) <= left:
            return YES
        if (known >> 28 & 255) >= left:
            return NO
    return OPEN


@kernel
def remember(table: Table, key: int, left: int, answer: int, code: int) -> None:
    """Enter an answer: the fewest moves that win, the most that do not."""
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    wins = 0
    fails = 0
    if known and table[slot, 0] ^ known == key:
        wins = known >> 20 & 255
        fails = known >> 28 & 255
        if answer == NO and wins:
            code = known & 0xFFFFF
    if answer == YES:
        wins = left if wins == 0 else min(wins, left)
    else:
        fails = max(fails, left)
    data = 1 << 40 | fails << 28 | wins << 20 | code
    table[slot, 0] = key ^ data
    table[slot, 1] = data


@kernel
def list_attacks(desk: Desk, points: Table, wide: int) -> int:
    """Points of the mover that may lead to a threat; with `wide` also open threes. How many."""
    me = mover(desk.facts)
    n = 0
    attacking = desk.facts[CAUGHT + (me & 1)] >= 4  # then hanging pairs may threaten to win
    if not attacking:
        for row in range(WIDTH):
            bits = desk.hot[me, MAKES_FOUR, row] | desk.hot[me, TAKES, row]
            if wide:
                bits |= desk.hot[me, MAKES_THREE, row]
            while bits:
                low = bits & -bits
                bits ^= low
                points[n] = row * WIDTH + place_of(low)
                n += 1
        return n
    near = list_near(desk, points, 0)
    for i in range(near):
        point = points[i]
        bit = 1 << point % WIDTH
        row = point // WIDTH
        hot = (desk.hot[me, MAKES_FOUR, row] | desk.hot[me, TAKES, row]) & bit
        if wide:
            hot |= desk.hot[me, MAKES_THREE, row] & bit
        if hot or desk.cells[me, point] >> ATTACKS_AT & 15:
            points[n] = point
            n += 1
    return n


@kernel
def list_empty(desk: Desk, points: Table) -> int:
    """Every empty point; how many."""
    size = desk.law[SIZE]
    n = 0
    for row in range(size):
        bits = ~(desk.lines[TAKEN, row] >> 5) & ((1 << size) - 1)
        while bits:
            low = bits & -bits
            bits ^= low
            points[n] = row * WIDTH + place_of(low)
            n += 1
    return n


@kernel
def enter_attack(desk: Desk, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """The attacker to move: does it win within LEFT own moves?"""
    facts = desk.facts
    frame = frames[ply]
    me = mover(facts)
    if facts[ENDED]:
        return YES if facts[ENDED] & 3 == me & 1 else NO
    points = memory.points[ply]
    if list_wins(desk, me, points):
        frame[BEST_CODE] = points[0]
        return YES
    if frame[LEFT] <= 1 or ply >= DEEPEST_PROOF:
        return NO
    key = key_of(desk, frame[CALM])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        frame[BEST_CODE] = table[key & (len(table) - 1), 1] & 0xFFFFF
        return answer
    wins = list_wins(desk, next_colour(facts), points)
    if wins:
        n = list_answers(desk, me, points, wins)
    else:
        n = list_attacks(desk, points, 1 if frame[CALM] and frame[LEFT] > 2 else 0)
    n = rank_points(desk, memory, ply, n, 0)
    for i in range(n):
        if memory.codes[ply, i] == memory.killers[ply, 0]:
            memory.ranks[ply, i] |= 1 << 40
    frame[MOVES] = n
    frame[AT_MOVE] = 0
    return OPEN if n else NO


@kernel
def enter_defence(desk: Desk, memory: Memory, frames: Table, table: Table, ply: int) -> int:
    """The defender to move: is it lost whatever it does?"""
    facts = desk.facts
    frame = frames[ply]
    me = mover(facts)
    if facts[ENDED]:
        return YES if facts[ENDED] & 3 == 1 - (me & 1) else NO
    if frame[LEFT] <= 0:
        return NO
    points = memory.points[ply]
    if list_wins(desk, me, points):
        return NO
    wins = list_wins(desk, next_colour(facts), points)
    if not wins and (frame[LEFT] == 1 or frame[CALM] == 0):
        return NO
    key = key_of(desk, frame[CALM])
    frame[KEY] = key
    answer = recall(table, key, frame[LEFT])
    if answer != OPEN:
        return answer
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    if wins:
        n = list_answers(desk, me, points, wins)
    else:
        frame[CALM] -= 1
        n = list_empty(desk, points)
    cells = desk.cells
    other = next_colour(facts)
    for i in range(n):
        point = points[i]
        codes[i] = point
        ranks[i] = (cells[me, point] & 0xFFFFF) + 2 * (cells[other, point] & 0xFFFFF)
        if cells[me, point] >> PAIRS_AT & 15:
            ranks[i] += 5000
        if point == memory.killers[ply, 0]:
            ranks[i] |= 1 << 40
    if not wins:
        codes[n] = PASS_CODE
        ranks[n] = 1 << 41
        n += 1
    frame[MOVES] = n
    frame[AT_MOVE] = 0
    frame[BEST_CODE] = codes[0]
    return OPEN


@kernel
def begin(frames: Table, control: Table, first: int, left: int, calm: int, base: int) -> None:
    """Ask whether the attacker wins within so many own moves, so many of them calm; the side to move is the attacker
    (`first` 0) or the defender (`first` 1). `base` counts the turns that are on the desk already.
    """
    frames[first, LEFT] = left
    frames[first, CALM] = calm
    control[FIRST] = first
    control[PLY] = first
    control[DOING] = ENTER
    control[BASE] = base


@kernel
def go_on(desk: Desk, memory: Memory, frames: Table, table: Table, control: Table, positions: int) -> int:
    """Look at so many positions more; 1 when the question is answered, in control[VALUE]."""
    ply = control[PLY]
    doing = control[DOING]
    value = control[VALUE]
    until = control[NODES] + positions
    while doing != DONE:
        frame = frames[ply]
        if doing == ENTER:
            if control[NODES] >= until:
                break
            control[NODES] += 1
            if ply & 1:
                value = enter_defence(desk, memory, frames, table, ply)
            else:
                value = enter_attack(desk, memory, frames, table, ply)
            doing = NEXT if value == OPEN else LEAVE
        elif doing == NEXT:
            if frame[AT_MOVE] == frame[MOVES]:
                value = ply & 1  # no attack succeeded, or no defence did
                remember(table, frame[KEY], frame[LEFT], value, frame[BEST_CODE])
                doing = LEAVE
                continue
            pick(memory, ply, frame[AT_MOVE], frame[MOVES])
            frames[ply + 1, CALM] = frame[CALM]
            frames[ply + 1, LEFT] = frame[LEFT] if ply & 1 else frame[LEFT] - 1
            advance(desk, memory.codes[ply, frame[AT_MOVE]])
            ply += 1
            doing = ENTER
        else:
            if ply == control[FIRST]:
                doing = DONE
                continue
            retreat(desk)
            ply -= 1
            frame = frames[ply]
            code = memory.codes[ply, frame[AT_MOVE]]
            frame[AT_MOVE] += 1
            doing = NEXT
            if value == 1 - (ply & 1):  # the attack that wins, the defence that holds
                frame[BEST_CODE] = code
                if code != PASS_CODE:
                    memory.killers[ply, 0] = code
                remember(table, frame[KEY], frame[LEFT], value, code)
                doing = LEAVE
    control[PLY] = ply
    control[DOING] = doing
    control[VALUE] = value
    return 1 if doing == DONE else 0


@kernel
def break_off(desk: Desk, control: Table) -> None:
    """Take back the turns of a question that is not answered."""
    while desk.turns[0] > control[BASE]:
        retreat(desk)
    control[DOING] = DONE
