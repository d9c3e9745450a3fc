"""Pente's search: principal-variation search with a table, and fours played out to rest at the leaves.

Worths are thousandths of log-odds for the side to move; a win seen k turns ahead is WIN - k. `control` is how a search
is steered and watched from outside: it ends at the next position when STOP is set or the NODES reach the LIMIT.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pente.kernel_desk import (
    DEEPEST,
    MAKES_FOUR,
    TAKES,
    Desk,
    advance,
    is_moving,
    list_wins,
    next_colour,
    retreat,
)
from fivefold.bots.pente.kernel_moves import (
    SHARP,
    Memory,
    has_double,
    list_all,
    list_answers,
    list_class,
    pick,
    rank_points,
)
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, HASH, POINTS, SEATS, Table, mover
from fivefold.games.pente.kernel_rules import CLAIM_HASH, NOBODY, REPLY
from fivefold.kernels import kernel

WIN = 30_000
SURE = 20_000  # worths beyond this are wins and losses
STOP, NODES, LIMIT, STOPPED, WIDE = 0, 1, 2, 3, 4
CONTROLS = 8

EXACTLY, AT_LEAST, AT_MOST = 1, 2, 3
REST_TURNS = 9  # how far fours are played out at the leaves

WIDTHS = np.array([0, 9, 14, 20, 26, 32, 40, 50])  # moves looked at, by depth


@kernel
def key_of(desk: Desk) -> int:
    """The hash of a position for the table."""
    return desk.facts[HASH] ^ CLAIM_HASH[desk.facts[CLAIM]]


@kernel
def ended_worth(desk: Desk, ply: int) -> int:
    """The worth of a finished game to the side that would move."""
    winner = desk.facts[ENDED] & 3
    if winner == NOBODY:
        return 0
    return WIN - ply if winner == mover(desk.facts) & 1 else ply - WIN


@kernel
def static_worth(desk: Desk, balance: Table) -> int:
    """What the evaluation says of a position, to the side to move.

    A pattern's worth holds two numbers: to the side to move below, to the side that waits above, 2³² times as much.
    """
    facts = desk.facts
    me = mover(facts) & 1
    total = 0
    for colour in range(facts[SEATS]):
        both = desk.totals[colour]
        moving = ((both + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)
        if colour & 1 == me:
            total += moving
        else:
            total -= (both - moving) >> 32
    if facts[SEATS] == 4:
        total //= 2
    total += balance[min(facts[CAUGHT + me], 9), min(facts[CAUGHT + 1 - me], 9)]
    return max(-15_000, min(15_000, total))


@kernel
def rest(desk: Desk, memory: Memory, balance: Table, control: Table, alpha: int, beta: int, ply: int, left: int) -> int:
    """The worth of a position at rest: the side to move may play out its fours, and must answer the enemy's."""
    control[NODES] += 1
    if control[STOP] or control[NODES] > control[LIMIT]:
        control[STOPPED] = 1
        return 0
    facts = desk.facts
    if facts[ENDED]:
        return ended_worth(desk, ply)
    me = mover(facts)
    enemy = next_colour(facts)
    points = memory.points[ply]
    best = -WIN
    plain = 1 if desk.law[REPLY] == 0 and not is_moving(desk) else 0
    if plain and list_wins(desk, me, points):
        return WIN - ply - 1
    wins = list_wins(desk, enemy, points) if plain else 0
    if wins:
        if left <= 0 and wins > 1:
            return -SURE // 2
        n = list_answers(desk, me, points, wins)
    else:
        best = static_worth(desk, balance)
        if best >= beta or left <= 0 or is_moving(desk):
            return best
        alpha = max(alpha, best)
        n = list_class(desk, me, MAKES_FOUR, points, 0)
        if facts[CAUGHT + (me & 1)] >= 6:
            n = list_class(desk, me, TAKES, points, n)
        if n == 0:
            return best
    n = rank_points(desk, memory, ply, n)
    codes = memory.codes[ply]
    for i in range(n):
        pick(memory, ply, i, n)
        advance(desk, codes[i])
        worth = -rest(desk, memory, balance, control, -beta, -alpha, ply + 1, left - 1)
        retreat(desk)
        if control[STOPPED]:
            return 0
        best = max(best, worth)
        alpha = max(alpha, worth)
        if alpha >= beta:
            break
    return best if best > -WIN else ply + 2 - WIN


@kernel
def descend(
    desk: Desk,
    memory: Memory,
    balance: Table,
    table: Table,
    control: Table,
    depth: int,
    alpha: int,
    beta: int,
    ply: int,
) -> int:
    """The worth of a position, looked at so deep."""
    if depth <= 0 or ply >= DEEPEST - REST_TURNS - 4:
        return rest(desk, memory, balance, control, alpha, beta, ply, REST_TURNS)
    control[NODES] += 1
    if control[STOP] or control[NODES] > control[LIMIT]:
        control[STOPPED] = 1
        return 0
    facts = desk.facts
    if facts[ENDED]:
        return ended_worth(desk, ply)
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha
    me = mover(facts)
    enemy = next_colour(facts)
    points = memory.points[ply]
    plain = 1 if desk.law[REPLY] == 0 and not is_moving(desk) else 0
    if plain and list_wins(desk, me, points):
        return WIN - ply - 1

    key = key_of(desk)
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    first = -1
    if table[slot, 0] ^ known == key and known:
        first = known & 0xFFFFF
        deep = known >> 20 & 255
        kind = known >> 28 & 3
        worth = (known >> 32) - 40_000
        if worth > SURE:
            worth -= ply
        elif worth < -SURE:
            worth += ply
        if deep >= depth:
            if kind == EXACTLY or (kind == AT_LEAST and worth >= beta) or (kind == AT_MOST and worth <= alpha):
                return worth

    wins = list_wins(desk, enemy, points) if plain else 0
    pressed = 0
    if wins:
        n = rank_points(desk, memory, ply, list_answers(desk, me, points, wins))
        if n == 0:
            return ply + 2 - WIN
        if n < 4:
            depth += 1
    else:
        if plain and depth <= 3:
            worth = static_worth(desk, balance)
            if worth - 900 * depth >= beta and not has_double(desk, enemy):
                return worth
        n = list_all(desk, memory, ply)
        pressed = has_double(desk, enemy)
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    for i in range(n):
        if codes[i] == first:
            ranks[i] |= 1 << 40
        elif codes[i] == memory.killers[ply, 0]:
            ranks[i] += 3000
        elif codes[i] == memory.killers[ply, 1]:
            ranks[i] += 2000

    width = n if wins or control[WIDE] else min(n, WIDTHS[min(depth, 7)])
    best = -WIN
    best_code = codes[0]
    top = alpha
    for i in range(width):
        pick(memory, ply, i, n)
        code = codes[i]
        sharp = ranks[i] & SHARP
        if pressed and i > 4 and not sharp and depth < 6:
            continue
        advance(desk, code)
        less = 0
        if depth >= 3 and i >= 3 and not wins:
            less = 1 + (i >= 9) + (depth >= 6 and i >= 16)
            if sharp:
                less -= 1
        if i == 0:
            worth = -descend(desk, memory, balance, table, control, depth - 1, -beta, -top, ply + 1)
        else:
            worth = -descend(desk, memory, balance, table, control, depth - 1 - less, -top - 1, -top, ply + 1)
            if worth > top and less and not control[STOPPED]:
                worth = -descend(desk, memory, balance, table, control, depth - 1, -top - 1, -top, ply + 1)
            if top < worth < beta and not control[STOPPED]:
                worth = -descend(desk, memory, balance, table, control, depth - 1, -beta, -top, ply + 1)
        retreat(desk)
        if control[STOPPED]:
            return 0
        if worth > best:
            best = worth
            best_code = code
        if worth > top:
            top = worth
            if worth >= beta:
                if memory.killers[ply, 0] != code:
                    memory.killers[ply, 1] = memory.killers[ply, 0]
                    memory.killers[ply, 0] = code
                reward(memory, me, code % POINTS, depth)
                break
    kind = AT_LEAST if best >= beta else EXACTLY if best > alpha else AT_MOST
    kept = best
    if best > SURE:
        kept += ply
    elif best < -SURE:
        kept -= ply
    data = (kept + 40_000) << 32 | kind << 28 | min(depth, 255) << 20 | best_code
    table[slot, 0] = key ^ data
    table[slot, 1] = data
    return best


@kernel
def reward(memory: Memory, colour: int, point: int, depth: int) -> None:
    """A move that refuted something is looked at earlier next time."""
    memory.history[colour, point] += depth * depth
    if memory.history[colour, point] > 1500:
        for other in range(POINTS):
            memory.history[colour, other] //= 2


@kernel
def look(
    desk: Desk,
    memory: Memory,
    balance: Table,
    table: Table,
    control: Table,
    codes: Table,
    worths: Table,
    depth: int,
    margin: int,
) -> int:
    """Look at moves so deep, in this order; how many were finished. Worths that are not near the best (`margin`
    thousandths) are only bounds.
    """
    best = -WIN
    for i in range(len(codes)):
        advance(desk, codes[i])
        low = max(-WIN, best - margin)
        if i == 0:
            worth = -descend(desk, memory, balance, table, control, depth - 1, -WIN, WIN, 1)
        else:
            worth = -descend(desk, memory, balance, table, control, depth - 1, -low - 1, -low, 1)
            if worth > low and not control[STOPPED]:
                worth = -descend(desk, memory, balance, table, control, depth - 1, -WIN, -low, 1)
        retreat(desk)
        if control[STOPPED]:
            return i
        worths[i] = worth
        best = max(best, worth)
    return len(codes)
