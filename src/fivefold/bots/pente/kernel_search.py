"""Pente's search: principal-variation search with a transposition table, and quiescence over fours at the leaves.

Values are thousandths of log-odds for the side to move; a win seen k turns ahead is WIN - k.

The search keeps its own stack, a row of `frames` for each turn ahead, so that it can pause after any number of
positions and go on later: whoever calls `resume` reads the clock in between. Depths below 1 are the quiescence.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.pente.kernel_board import (
    MAKES_FIVE,
    MAKES_FOUR,
    MAX_PLIES,
    TAKES,
    PatternBoard,
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
    score_points,
)
from fivefold.bots.pente.kernel_value import DECISIVE, WIN, key_of, static_value, terminal_value
from fivefold.games.pente.kernel import CAUGHT, CLAIM, ENDED, POINTS, Table, mover
from fivefold.games.pente.kernel_rules import BY_POINTS, REPLY
from fivefold.kernels import kernel

OPEN = 99_999  # no value yet: its moves are to be searched

# The fields of a frame.
ALPHA, BETA, DEPTH, TOP, BEST, BEST_CODE, AT_MOVE, MOVES, WIDTH, FORCED, THREATENED, KEY, STAGE, FIELDS = range(14)
HORIZON = KEY  # in the first frame, which has no key: how many turns ahead lines end, forced ones too
FULL, NULL, REDUCED = 0, 1, 2  # the window and depth a move is searched with

# What `control` holds: the state of the machine, the positions seen, how far values at the root are exact.
PLY, DOING, VALUE, NODES, MARGIN, CONTROLS = range(6)
ENTER, NEXT, LEAVE, DONE = range(4)

EXACTLY, AT_LEAST, AT_MOST = 1, 2, 3
QUIESCENCE_PLIES = 6  # how far fours are followed at the leaves
LAST_PLY = MAX_PLIES - 2

WIDTHS = np.array([0, 9, 14, 20, 26, 32, 40, 50])  # moves searched, by depth
REDUCE_WITHOUT_MOVE = 4  # from this depth on, a position without a move in the table is searched a turn less deep
REVERSE_FUTILITY = 900  # thousandths for each turn of depth: with this margin above beta a node is cut


def _reduction_table() -> Table:
    """[depth, place of the move]: the reduction of a move's first search."""
    depth, place = np.arange(32)[:, None], np.arange(64)[None, :]
    less = np.floor(0.6 + np.log(np.maximum(depth, 1)) * np.log(np.maximum(place, 1)) / 2).astype(np.int64)
    return np.where((depth < 3) | (place < 3), 0, less)


REDUCTIONS = _reduction_table()


@kernel
def enter(board: PatternBoard, memory: Memory, frames: Table, balance: Table, table: Table, ply: int) -> int:
    """The value of a position just reached if that is known, or OPEN when its moves stand ready in the frame."""
    facts = board.facts
    frame = frames[ply]
    if facts[ENDED]:
        return terminal_value(board, ply)
    me = mover(facts)
    points = memory.points[ply]
    plain = 1 if board.law[REPLY] == 0 and not is_moving(board) else 0
    if plain and list_wins(board, me, points):
        return WIN - ply - 1
    if ply >= frames[0, HORIZON]:
        return static_value(board, balance)
    wins = list_wins(board, next_colour(facts), points) if plain else 0
    frame[TOP] = frame[ALPHA]
    frame[BEST] = -WIN
    frame[AT_MOVE] = 0
    frame[FORCED] = wins
    frame[THREATENED] = 0
    if facts[CLAIM] and board.law[BY_POINTS]:  # PT19: rows of four weigh too, so every move is looked at
        frame[DEPTH] = max(frame[DEPTH], 1)
    elif facts[CLAIM] and not is_moving(board):  # PT19: only a capture or an own five can still equal the claim
        frame[FORCED] = 1
        n = list_class(board, me, TAKES, points, list_class(board, me, MAKES_FIVE, points, 0))
        if n == 0:
            return ply + 2 - WIN
        n = score_points(board, memory, ply, n, 0)
        frame[MOVES] = frame[WIDTH] = n
        frame[BEST_CODE] = memory.codes[ply, 0]
        frame[KEY] = key_of(board)
        return OPEN if n else ply + 2 - WIN
    if frame[DEPTH] > 0:
        return enter_deep(board, memory, frames, balance, table, ply, wins, plain)
    left = QUIESCENCE_PLIES + frame[DEPTH]
    if wins:
        n = list_answers(board, me, points, wins)
    else:
        value = static_value(board, balance)
        if value >= frame[BETA] or left <= 0 or is_moving(board):
            return value
        frame[BEST] = value
        frame[TOP] = max(frame[TOP], value)
        n = list_class(board, me, MAKES_FOUR, points, 0)
        if plain and not lead_on(board, me, points, n):
            n = 0
        if not plain:
            n = list_class(board, me, MAKES_FIVE, points, n)
        if facts[CAUGHT + (me & 1)] >= 6:
            n = list_class(board, me, TAKES, points, n)
        if n == 0:
            return value
    n = score_points(board, memory, ply, n, 0)
    if n == 0:
        return ply + 2 - WIN if wins else frame[BEST]
    frame[MOVES] = n
    frame[WIDTH] = n if wins else min(n, 4 if left == QUIESCENCE_PLIES else 2)
    frame[BEST_CODE] = memory.codes[ply, 0]
    return OPEN


@kernel
def enter_deep(
    board: PatternBoard, memory: Memory, frames: Table, balance: Table, table: Table, ply: int, wins: int, plain: int
) -> int:
    """`enter` above the quiescence: probe the table, and list the moves with those first that did well."""
    frame = frames[ply]
    frame[ALPHA] = max(frame[ALPHA], ply - WIN)
    frame[BETA] = min(frame[BETA], WIN - ply - 1)
    if frame[ALPHA] >= frame[BETA]:
        return frame[ALPHA]
    frame[TOP] = frame[ALPHA]
    key = key_of(board)
    frame[KEY] = key
    slot = key & (len(table) - 1)
    known = table[slot, 1]
    first = -1
    if known and table[slot, 0] ^ known == key:
        first = known & 0xFFFFF
        kind = known >> 28 & 3
        value = (known >> 32) - 40_000
        if value > DECISIVE:
            value -= ply
        elif value < -DECISIVE:
            value += ply
        if (known >> 20 & 255) >= frame[DEPTH]:
            if kind == EXACTLY:
                return value
            if (kind == AT_LEAST and value >= frame[BETA]) or (kind == AT_MOST and value <= frame[ALPHA]):
                return value
    frame[BEST_CODE] = first
    if not wins:
        frame[THREATENED] = has_double(board, next_colour(board.facts))
        if plain and frame[DEPTH] <= 3 and not frame[THREATENED]:
            value = static_value(board, balance)
            if value - REVERSE_FUTILITY * frame[DEPTH] >= frame[BETA]:
                return value
    if first < 0 and not wins and frame[DEPTH] >= REDUCE_WITHOUT_MOVE:
        frame[DEPTH] -= 1
    return generate_moves(board, memory, frames, ply)


@kernel
def generate_moves(board: PatternBoard, memory: Memory, frames: Table, ply: int) -> int:
    """List the moves of a frame, those first that did well; the value if there is none, else OPEN."""
    facts = board.facts
    frame = frames[ply]
    frame[AT_MOVE] = 0
    me = mover(facts)
    codes = memory.codes[ply]
    scores = memory.scores[ply]
    if frame[FORCED]:
        wins = list_wins(board, next_colour(facts), memory.points[ply])
        n = score_points(board, memory, ply, list_answers(board, me, memory.points[ply], wins), 0)
        if n == 0:
            return ply + 2 - WIN
        if n < 4:
            frame[DEPTH] += 1
        width = n
    else:
        n = list_all(board, memory, ply)
        width = WIDTHS[min(frame[DEPTH], 7)]
        if frame[THREATENED] and frame[DEPTH] < 6:
            sharp = 0
            for i in range(n):
                if scores[i] & SHARP:
                    sharp += 1
                else:
                    scores[i] -= 1 << 30
            width = min(width, max(sharp, 5))
    for i in range(n):
        if codes[i] == frame[BEST_CODE]:
            scores[i] += 1 << 40
        elif codes[i] == memory.killers[ply, 0]:
            scores[i] += 3000
        elif codes[i] == memory.killers[ply, 1]:
            scores[i] += 2000
    frame[MOVES] = n
    frame[WIDTH] = min(n, width)
    frame[BEST_CODE] = codes[0]
    return OPEN


@kernel
def make_next_move(board: PatternBoard, memory: Memory, frames: Table, ply: int) -> int:
    """Make the next move of a frame and prepare its child; 0 when no move is left.

    Beyond the frame's width moves are searched only while all others lose: so a loss that is seen is true.
    """
    frame = frames[ply]
    while frame[TOP] < frame[BETA]:
        i = frame[AT_MOVE]
        if i >= frame[MOVES] or (i >= frame[WIDTH] and (frame[BEST] > -DECISIVE or frame[DEPTH] <= 0)):
            return 0
        if ply:
            pick(memory, ply, i, frame[MOVES])
        sharp = memory.scores[ply, i] & SHARP
        child = frames[ply + 1]
        child[ALPHA] = -frame[TOP] - 1
        child[BETA] = -frame[TOP]
        child[DEPTH] = frame[DEPTH] - 1
        frame[STAGE] = NULL
        if i == 0 or frame[DEPTH] <= 0:
            frame[STAGE] = FULL
            child[ALPHA] = -frame[BETA]
        elif not frame[FORCED] and ply:
            less = REDUCTIONS[min(frame[DEPTH], 31), min(i, 63)] - sharp
            if less > 0:
                frame[STAGE] = REDUCED
                child[DEPTH] = max(0, frame[DEPTH] - 1 - less)
        advance(board, memory.codes[ply, i])
        return 1
    return 0


@kernel
def needs_re_search(frames: Table, ply: int, value: int) -> int:
    """1 if a move that turned out better than expected is to be searched again, with its child prepared."""
    frame = frames[ply]
    child = frames[ply + 1]
    if value <= frame[TOP] or frame[STAGE] == FULL:
        return 0
    child[DEPTH] = frame[DEPTH] - 1
    if frame[STAGE] == REDUCED:
        frame[STAGE] = NULL
        child[ALPHA] = -frame[TOP] - 1
        child[BETA] = -frame[TOP]
        return 1
    if value >= frame[BETA]:
        return 0
    frame[STAGE] = FULL
    child[ALPHA] = -frame[BETA]
    child[BETA] = -frame[TOP]
    return 1


@kernel
def update_best(memory: Memory, frames: Table, ply: int, colour: int, value: int) -> None:
    """A move has its value: is it the best, does it refute?"""
    frame = frames[ply]
    code = memory.codes[ply, frame[AT_MOVE]]
    frame[AT_MOVE] += 1
    if value > frame[BEST]:
        frame[BEST] = value
        frame[BEST_CODE] = code
    frame[TOP] = max(frame[TOP], value)
    if value >= frame[BETA] and frame[DEPTH] > 0:
        if memory.killers[ply, 0] != code:
            memory.killers[ply, 1] = memory.killers[ply, 0]
            memory.killers[ply, 0] = code
        point = code % POINTS
        memory.history[colour, point] += frame[DEPTH] * frame[DEPTH]
        if memory.history[colour, point] > 1500:
            for other in range(POINTS):
                memory.history[colour, other] //= 2


@kernel
def store(frames: Table, table: Table, ply: int) -> None:
    """Enter a finished frame in the table."""
    frame = frames[ply]
    best = frame[BEST]
    kind = AT_LEAST if best >= frame[BETA] else EXACTLY if best > frame[ALPHA] else AT_MOST
    if best > DECISIVE:
        best += ply
    elif best < -DECISIVE:
        best -= ply
    data = (best + 40_000) << 32 | kind << 28 | min(frame[DEPTH], 255) << 20 | frame[BEST_CODE]
    slot = frame[KEY] & (len(table) - 1)
    table[slot, 0] = frame[KEY] ^ data
    table[slot, 1] = data


@kernel
def list_root(board: PatternBoard, memory: Memory) -> int:
    """The root moves to search, the likeliest first, in the memory's first row; how many."""
    facts = board.facts
    points = memory.points[0]
    plain = board.law[REPLY] == 0 and not is_moving(board)
    wins = list_wins(board, next_colour(facts), points) if plain else 0
    if wins and not list_wins(board, mover(facts), memory.points[1]):
        n = score_points(board, memory, 0, list_answers(board, mover(facts), points, wins), 0)
    else:
        n = list_all(board, memory, 0)
    for i in range(n):
        pick(memory, 0, i, n)
    return n


@kernel
def stored_move(key: int, table: Table) -> int:
    """The best move that the table holds for a position, or -1."""
    known = table[key & (len(table) - 1), 1]
    if known and table[key & (len(table) - 1), 0] ^ known == key:
        return known & 0xFFFFF
    return -1


@kernel
def start(memory: Memory, frames: Table, control: Table, codes: Table, depth: int, margin: int) -> None:
    """Prepare an iteration of this depth over root moves in this order."""
    frame = frames[0]
    frame[ALPHA] = frame[TOP] = frame[BEST] = -WIN
    frame[BETA] = WIN
    frame[DEPTH] = depth
    frame[AT_MOVE] = frame[FORCED] = frame[THREATENED] = 0
    frame[MOVES] = frame[WIDTH] = len(codes)
    memory.codes[0, : len(codes)] = codes
    control[PLY] = 0
    control[DOING] = NEXT
    control[MARGIN] = margin


@kernel
def resume(
    board: PatternBoard,
    memory: Memory,
    frames: Table,
    balance: Table,
    table: Table,
    control: Table,
    values: Table,
    positions: int,
) -> int:
    """Search `positions` more; 1 when the iteration has ended. `values` gets those of the root moves."""
    ply = control[PLY]
    doing = control[DOING]
    value = control[VALUE]
    until = control[NODES] + positions
    while doing != DONE:
        if doing == ENTER:
            if control[NODES] >= until:
                break
            control[NODES] += 1
            value = enter(board, memory, frames, balance, table, ply)
            doing = NEXT if value == OPEN else LEAVE
        elif doing == NEXT:
            if make_next_move(board, memory, frames, ply):
                ply += 1
                doing = ENTER
            elif ply == 0:
                doing = DONE
            else:
                if frames[ply, DEPTH] > 0:
                    store(frames, table, ply)
                value = frames[ply, BEST]
                doing = LEAVE
        else:
            ply -= 1
            if needs_re_search(frames, ply, -value):
                ply += 1
                doing = ENTER
                continue
            retreat(board)
            if ply == 0:
                values[frames[0, AT_MOVE]] = -value
            update_best(memory, frames, ply, mover(board.facts), -value)
            if ply == 0:
                frames[0, TOP] = max(-WIN, frames[0, BEST] - control[MARGIN])
            doing = NEXT
    control[PLY] = ply
    control[DOING] = doing
    control[VALUE] = value
    return 1 if doing == DONE else 0


@kernel
def abort(board: PatternBoard, control: Table) -> None:
    """Take back the turns of an iteration that is not finished."""
    while board.turns[0] > 0:
        retreat(board)
    control[DOING] = DONE
