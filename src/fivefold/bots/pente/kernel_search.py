"""Pente's search: principal-variation search with a table, and fours played out to rest at the leaves.

Worths are thousandths of log-odds for the side to move; a win seen k turns ahead is WIN - k.

The search keeps its own stack, a row of `frames` for each turn ahead, so that it can pause after any number of
positions and go on later: whoever calls `go_on` looks at the clock in between. Depths below 1 are the rest.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pente.kernel_desk import (
    DEEPEST,
    MAKES_FIVE,
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
    lead_on,
    list_all,
    list_answers,
    list_class,
    pick,
    rank_points,
)
from fivefold.bots.pente.kernel_worth import SURE, WIN, ended_worth, key_of, static_worth
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, POINTS, Table, mover
from fivefold.games.pente.kernel_rules import REPLY
from fivefold.kernels import kernel

OPEN = 99_999  # no worth yet: its moves are to be looked at

# The fields of a frame.
ALPHA, BETA, DEPTH, TOP, BEST, BEST_CODE, AT_MOVE, MOVES, WIDTH, FORCED, PRESSED, KEY, STAGE, FIELDS = range(14)
HORIZON = KEY  # in the first frame, which has no key: how many turns ahead lines end, forced ones too
FULL, NULL, REDUCED = 0, 1, 2  # how a move is being looked at

# What `control` holds: the state of the machine, the positions seen, how far worths at the root are exact.
PLY, DOING, VALUE, NODES, MARGIN, CONTROLS = range(6)
ENTER, NEXT, LEAVE, DONE = range(4)

EXACTLY, AT_LEAST, AT_MOST = 1, 2, 3
REST_TURNS = 6  # how far fours are played out at the leaves
LAST_PLY = DEEPEST - 2

WIDTHS = np.array([0, 9, 14, 20, 26, 32, 40, 50])  # moves looked at, by depth
UNTRIED = 4  # so deep, a position that the table holds no move for is looked at a turn less deep
STEADY = 900  # thousandths a turn: so far above beta nothing more is looked at


def _less_table() -> Table:
    """[depth, place of the move]: how much less deep a move is looked at first."""
    depth, place = np.arange(32)[:, None], np.arange(64)[None, :]
    less = np.floor(0.6 + np.log(np.maximum(depth, 1)) * np.log(np.maximum(place, 1)) / 2).astype(np.int64)
    return np.where((depth < 3) | (place < 3), 0, less)


LESS = _less_table()


@kernel
def enter(desk: Desk, memory: Memory, frames: Table, balance: Table, table: Table, ply: int) -> int:
    """The worth of a position just reached if that is known, or OPEN when its moves stand ready in the frame."""
    facts = desk.facts
    frame = frames[ply]
    if facts[ENDED]:
        return ended_worth(desk, ply)
    me = mover(facts)
    points = memory.points[ply]
    plain = 1 if desk.law[REPLY] == 0 and not is_moving(desk) else 0
    if plain and list_wins(desk, me, points):
        return WIN - ply - 1
    if ply >= frames[0, HORIZON]:
        return static_worth(desk, balance)
    wins = list_wins(desk, next_colour(facts), points) if plain else 0
    frame[TOP] = frame[ALPHA]
    frame[BEST] = -WIN
    frame[AT_MOVE] = 0
    frame[FORCED] = wins
    frame[PRESSED] = 0
    if facts[CLAIM] and not is_moving(desk):  # PT19: only a capture or an own five can still equal the claim
        frame[FORCED] = 1
        n = list_class(desk, me, TAKES, points, list_class(desk, me, MAKES_FIVE, points, 0))
        if n == 0:
            return ply + 2 - WIN
        n = rank_points(desk, memory, ply, n, 0)
        frame[MOVES] = frame[WIDTH] = n
        frame[BEST_CODE] = memory.codes[ply, 0]
        frame[KEY] = key_of(desk)
        return OPEN if n else ply + 2 - WIN
    if frame[DEPTH] > 0:
        return enter_deep(desk, memory, frames, balance, table, ply, wins, plain)
    left = REST_TURNS + frame[DEPTH]
    if wins:
        n = list_answers(desk, me, points, wins)
    else:
        worth = static_worth(desk, balance)
        if worth >= frame[BETA] or left <= 0 or is_moving(desk):
            return worth
        frame[BEST] = worth
        frame[TOP] = max(frame[TOP], worth)
        n = list_class(desk, me, MAKES_FOUR, points, 0)
        if plain and not lead_on(desk, me, points, n):
            n = 0
        if not plain:
            n = list_class(desk, me, MAKES_FIVE, points, n)
        if facts[CAUGHT + (me & 1)] >= 6:
            n = list_class(desk, me, TAKES, points, n)
        if n == 0:
            return worth
    n = rank_points(desk, memory, ply, n, 0)
    if n == 0:
        return ply + 2 - WIN if wins else frame[BEST]
    frame[MOVES] = n
    frame[WIDTH] = n if wins else min(n, 4 if left == REST_TURNS else 2)
    frame[BEST_CODE] = memory.codes[ply, 0]
    return OPEN


@kernel
def enter_deep(
    desk: Desk, memory: Memory, frames: Table, balance: Table, table: Table, ply: int, wins: int, plain: int
) -> int:
    """`enter` above the rest: ask the table, and list the moves with those first that did well."""
    frame = frames[ply]
    frame[ALPHA] = max(frame[ALPHA], ply - WIN)
    frame[BETA] = min(frame[BETA], WIN - ply - 1)
    if frame[ALPHA] >= frame[BETA]:
        return frame[ALPHA]
    frame[TOP] = frame[ALPHA]
    key = key_of(desk)
    frame[KEY] = key
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    first = -1
    if known and table[slot, 0] ^ known == key:
        first = known & 0xFFFFF
        kind = known >> 28 & 3
        worth = (known >> 32) - 40_000
        if worth > SURE:
            worth -= ply
        elif worth < -SURE:
            worth += ply
        if (known >> 20 & 255) >= frame[DEPTH]:
            if kind == EXACTLY:
                return worth
            if (kind == AT_LEAST and worth >= frame[BETA]) or (kind == AT_MOST and worth <= frame[ALPHA]):
                return worth
    frame[BEST_CODE] = first
    if not wins:
        frame[PRESSED] = has_double(desk, next_colour(desk.facts))
        if plain and frame[DEPTH] <= 3 and not frame[PRESSED]:
            worth = static_worth(desk, balance)
            if worth - STEADY * frame[DEPTH] >= frame[BETA]:
                return worth
    if first < 0 and not wins and frame[DEPTH] >= UNTRIED:
        frame[DEPTH] -= 1
    return make_ready(desk, memory, frames, ply)


@kernel
def make_ready(desk: Desk, memory: Memory, frames: Table, ply: int) -> int:
    """List the moves of a frame, those first that did well; the worth if there is none, else OPEN."""
    facts = desk.facts
    frame = frames[ply]
    frame[AT_MOVE] = 0
    me = mover(facts)
    codes = memory.codes[ply]
    ranks = memory.ranks[ply]
    if frame[FORCED]:
        wins = list_wins(desk, next_colour(facts), memory.points[ply])
        n = rank_points(desk, memory, ply, list_answers(desk, me, memory.points[ply], wins), 0)
        if n == 0:
            return ply + 2 - WIN
        if n < 4:
            frame[DEPTH] += 1
        width = n
    else:
        n = list_all(desk, memory, ply)
        width = WIDTHS[min(frame[DEPTH], 7)]
        if frame[PRESSED] and frame[DEPTH] < 6:
            sharp = 0
            for i in range(n):
                if ranks[i] & SHARP:
                    sharp += 1
                else:
                    ranks[i] -= 1 << 30
            width = min(width, max(sharp, 5))
    for i in range(n):
        if codes[i] == frame[BEST_CODE]:
            ranks[i] += 1 << 40
        elif codes[i] == memory.killers[ply, 0]:
            ranks[i] += 3000
        elif codes[i] == memory.killers[ply, 1]:
            ranks[i] += 2000
    frame[MOVES] = n
    frame[WIDTH] = min(n, width)
    frame[BEST_CODE] = codes[0]
    return OPEN


@kernel
def next_move(desk: Desk, memory: Memory, frames: Table, ply: int) -> int:
    """Make the next move of a frame and prepare its child; 0 when there is nothing left to look at.

    Beyond the frame's width moves are looked at only while all others lose: so a loss that is seen is true.
    """
    frame = frames[ply]
    while frame[TOP] < frame[BETA]:
        i = frame[AT_MOVE]
        if i >= frame[MOVES] or (i >= frame[WIDTH] and (frame[BEST] > -SURE or frame[DEPTH] <= 0)):
            return 0
        if ply:
            pick(memory, ply, i, frame[MOVES])
        sharp = memory.ranks[ply, i] & SHARP
        child = frames[ply + 1]
        child[ALPHA] = -frame[TOP] - 1
        child[BETA] = -frame[TOP]
        child[DEPTH] = frame[DEPTH] - 1
        frame[STAGE] = NULL
        if i == 0 or frame[DEPTH] <= 0:
            frame[STAGE] = FULL
            child[ALPHA] = -frame[BETA]
        elif not frame[FORCED] and ply:
            less = LESS[min(frame[DEPTH], 31), min(i, 63)] - sharp
            if less > 0:
                frame[STAGE] = REDUCED
                child[DEPTH] = max(0, frame[DEPTH] - 1 - less)
        advance(desk, memory.codes[ply, i])
        return 1
    return 0


@kernel
def look_closer(frames: Table, ply: int, worth: int) -> int:
    """1 if a move that turned out better than thought is to be looked at again, with its child prepared."""
    frame = frames[ply]
    child = frames[ply + 1]
    if worth <= frame[TOP] or frame[STAGE] == FULL:
        return 0
    child[DEPTH] = frame[DEPTH] - 1
    if frame[STAGE] == REDUCED:
        frame[STAGE] = NULL
        child[ALPHA] = -frame[TOP] - 1
        child[BETA] = -frame[TOP]
        return 1
    if worth >= frame[BETA]:
        return 0
    frame[STAGE] = FULL
    child[ALPHA] = -frame[BETA]
    child[BETA] = -frame[TOP]
    return 1


@kernel
def take_in(memory: Memory, frames: Table, ply: int, colour: int, worth: int) -> None:
    """A move has its worth: is it the best, does it refute?"""
    frame = frames[ply]
    code = memory.codes[ply, frame[AT_MOVE]]
    frame[AT_MOVE] += 1
    if worth > frame[BEST]:
        frame[BEST] = worth
        frame[BEST_CODE] = code
    frame[TOP] = max(frame[TOP], worth)
    if worth >= frame[BETA] and frame[DEPTH] > 0:
        if memory.killers[ply, 0] != code:
            memory.killers[ply, 1] = memory.killers[ply, 0]
            memory.killers[ply, 0] = code
        point = code % POINTS
        memory.history[colour, point] += frame[DEPTH] * frame[DEPTH]
        if memory.history[colour, point] > 1500:
            for other in range(POINTS):
                memory.history[colour, other] //= 2


@kernel
def keep(frames: Table, table: Table, ply: int) -> None:
    """Enter a finished frame in the table."""
    frame = frames[ply]
    best = frame[BEST]
    kind = AT_LEAST if best >= frame[BETA] else EXACTLY if best > frame[ALPHA] else AT_MOST
    if best > SURE:
        best += ply
    elif best < -SURE:
        best -= ply
    data = (best + 40_000) << 32 | kind << 28 | min(frame[DEPTH], 255) << 20 | frame[BEST_CODE]
    slot = frame[KEY] & (len(table) - 1)
    table[slot, 0] = frame[KEY] ^ data
    table[slot, 1] = data


@kernel
def list_root(desk: Desk, memory: Memory) -> int:
    """The moves worth a look at the root, the likeliest first, in the memory's first row; how many."""
    facts = desk.facts
    points = memory.points[0]
    plain = desk.law[REPLY] == 0 and not is_moving(desk)
    wins = list_wins(desk, next_colour(facts), points) if plain else 0
    if wins and not list_wins(desk, mover(facts), memory.points[1]):
        n = rank_points(desk, memory, 0, list_answers(desk, mover(facts), points, wins), 0)
    else:
        n = list_all(desk, memory, 0)
    for i in range(n):
        pick(memory, 0, i, n)
    return n


@kernel
def remembered(key: int, table: Table) -> int:
    """The best move that the table holds for a position, or -1."""
    known = table[key & (len(table) - 1), 1]
    if known and table[key & (len(table) - 1), 0] ^ known == key:
        return known & 0xFFFFF
    return -1


@kernel
def begin(memory: Memory, frames: Table, control: Table, codes: Table, depth: int, margin: int) -> None:
    """Prepare a look at these moves, so deep, in this order."""
    frame = frames[0]
    frame[ALPHA] = frame[TOP] = frame[BEST] = -WIN
    frame[BETA] = WIN
    frame[DEPTH] = depth
    frame[AT_MOVE] = frame[FORCED] = frame[PRESSED] = 0
    frame[MOVES] = frame[WIDTH] = len(codes)
    memory.codes[0, : len(codes)] = codes
    control[PLY] = 0
    control[DOING] = NEXT
    control[MARGIN] = margin


@kernel
def go_on(
    desk: Desk,
    memory: Memory,
    frames: Table,
    balance: Table,
    table: Table,
    control: Table,
    worths: Table,
    positions: int,
) -> int:
    """Look at so many positions more; 1 when the look has ended. `worths` gets those of the moves at the root."""
    ply = control[PLY]
    doing = control[DOING]
    value = control[VALUE]
    until = control[NODES] + positions
    while doing != DONE:
        if doing == ENTER:
            if control[NODES] >= until:
                break
            control[NODES] += 1
            value = enter(desk, memory, frames, balance, table, ply)
            doing = NEXT if value == OPEN else LEAVE
        elif doing == NEXT:
            if next_move(desk, memory, frames, ply):
                ply += 1
                doing = ENTER
            elif ply == 0:
                doing = DONE
            else:
                if frames[ply, DEPTH] > 0:
                    keep(frames, table, ply)
                value = frames[ply, BEST]
                doing = LEAVE
        else:
            ply -= 1
            if look_closer(frames, ply, -value):
                ply += 1
                doing = ENTER
                continue
            retreat(desk)
            if ply == 0:
                worths[frames[0, AT_MOVE]] = -value
            take_in(memory, frames, ply, mover(desk.facts), -value)
            if ply == 0:
                frames[0, TOP] = max(-WIN, frames[0, BEST] - control[MARGIN])
            doing = NEXT
    control[PLY] = ply
    control[DOING] = doing
    control[VALUE] = value
    return 1 if doing == DONE else 0


@kernel
def break_off(desk: Desk, control: Table) -> None:
    """Take back the turns of a look that is not finished."""
    while desk.turns[0] > 0:
        retreat(desk)
    control[DOING] = DONE
