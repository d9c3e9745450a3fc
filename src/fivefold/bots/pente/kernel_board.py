"""A Pente board that knows what a stone would make on every empty point, kept up as stones come and go.

For each colour, direction and empty point the *pattern* is a number: what line an own stone would stand in, how many
pairs it takes there, whether it attacks a pair, whether it would stand in a pair that can be taken.

    pattern = ((line * 3 + pairs taken) * 2 + attacks) * 2 + at risk          line: NO_ROOM … FIVE_MADE

`cells[colour, point]` adds up what the four patterns of a point mean for a move there, in bit fields; `hot` marks, row
by row, the points of the great classes; `totals[colour]` adds up what all patterns are weighted in the evaluation.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.pente.kernel_net import Ints, Net, Shorts, mark_changed, new_net
from fivefold.games.pente.kernel import (
    AHEAD,
    AT,
    BACK,
    CAUGHT,
    CLAIM,
    ENDED,
    FIVE,
    FIVES,
    FOUR,
    LINE,
    NOWHERE,
    PASSES,
    POINTS,
    SEATS,
    SEEN,
    SHAPES,
    STEP,
    TAKEN,
    THREE,
    TURNS,
    WIDTH,
    Bytes,
    Table,
    pass_turn,
    run_at,
    shapes_at,
    undo,
)
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_rules import (
    ENOUGH,
    EXACT,
    FIVES_ROOM,
    LAW_SEATS,
    PASS_CODE,
    REPLY,
    SEEN_ROOM,
    moves_stones,
)
from fivefold.games.pente.kernel_turns import take_turn
from fivefold.kernels import kernel

# What line an own stone would stand in.
NO_ROOM, ONE, TWO, OPEN_TWO, SHUT_THREE, OPEN_THREE, ONE_FOUR, TWO_FOURS, FIVE_MADE = range(9)
PATTERNS = 9 * 12 + 1
TAKEN_POINT = 9 * 12  # the pattern of a point that holds a stone

# The bit fields of `cells`: a move-ordering score, then counts of four bits each.
SCORE = (1 << 20) - 1
PAIRS_AT, FIVES_AT, DOUBLES_AT, FOURS_AT, THREES_AT, ATTACKS_AT, RISKS_AT, SHUT_AT = 20, 24, 28, 32, 36, 40, 44, 48

# The classes of `hot`.
MAKES_FIVE, MAKES_FOUR, MAKES_THREE, TAKES = 0, 1, 2, 3

MAX_PLIES = 96  # turns of the deepest line

LINE_SCORE = (0, 4, 12, 22, 40, 260, 300, 1400, 12000)
TAKES_SCORE, ATTACK_SCORE, RISK_SCORE = 220, 40, 25


class Used(NamedTuple):
    """The weights a board is made with: of the fitted patterns, and of the net if there is one."""

    patterns: Table
    vectors: Shorts
    bias: Shorts
    head: Ints


class PatternBoard(NamedTuple):
    """A position to search: the rules' own arrays, the patterns, and what is needed to take turns back."""

    lines: Table
    facts: Table
    law: Table
    fives: Table
    seen: Table
    patterns: Bytes
    cells: Table
    hot: Table
    hot_count: Table
    totals: Table
    weights: Table
    turns: Table
    past: Table
    past_fives: Table
    past_seen: Table
    net: Net


def _pattern_table() -> Bytes:
    """[key of `kernel.key_at`]: the pattern."""
    key = np.arange(1 << 16)
    own = (key >> 8 & 15) | 16 | (key >> 12 & 15) << 5
    barred = ((key & 15) | (key >> 4 & 15) << 5) & ~own
    clear = ~(own | barred) & 511
    shapes = SHAPES.astype(np.int64)
    ways = np.zeros(1 << 16, np.int64)
    best = np.zeros(1 << 16, np.int64)
    fifths = np.zeros(1 << 16, np.int64)
    for first in range(5):
        window = 31 << first
        free = barred & window == 0
        stones = np.bitwise_count(own & window).astype(np.int64)
        ways += free & (stones > 1)
        best = np.where(free, np.maximum(best, stones), best)
        fifths |= np.where(free & (stones == 4), clear & window, 0)
    line = np.select(
        [best == 0, best == 1, (best == 2) & (ways < 3), best == 2], [NO_ROOM, ONE, TWO, OPEN_TWO], SHUT_THREE
    )
    line = np.where(shapes & THREE != 0, OPEN_THREE, line)
    line = np.where(shapes & FOUR != 0, np.where(np.bitwise_count(fifths) > 1, TWO_FOURS, ONE_FOUR), line)
    line = np.where(shapes & FIVE != 0, FIVE_MADE, line)
    pairs = (shapes & BACK != 0).astype(np.int64) + (shapes & AHEAD != 0)

    def at(bits: Table, place: int) -> Table:
        return bits >> place & 1

    attacks = at(barred, 5) & at(barred, 6) & at(clear, 7) | at(barred, 3) & at(barred, 2) & at(clear, 1)
    ahead = at(own, 5) & (at(barred, 6) & at(clear, 3) | at(clear, 6) & at(barred, 3))
    back = at(own, 3) & (at(barred, 2) & at(clear, 5) | at(clear, 2) & at(barred, 5))
    return (((line * 3 + pairs) * 2 + attacks) * 2 + (ahead | back)).astype(np.uint8)


def _meaning_table() -> Table:
    """[pattern]: its share of `cells`."""
    meaning = np.zeros(PATTERNS, np.int64)
    for pattern in range(TAKEN_POINT):
        line, pairs, attacks, risks = pattern // 12, pattern // 4 % 3, pattern // 2 % 2, pattern % 2
        score = 40 + LINE_SCORE[line] + TAKES_SCORE * pairs + ATTACK_SCORE * attacks - RISK_SCORE * risks
        meaning[pattern] = (
            score
            | pairs << PAIRS_AT
            | (line == FIVE_MADE) << FIVES_AT
            | (line == TWO_FOURS) << DOUBLES_AT
            | (line in (ONE_FOUR, TWO_FOURS)) << FOURS_AT
            | (line == OPEN_THREE) << THREES_AT
            | attacks << ATTACKS_AT
            | risks << RISKS_AT
            | (line == SHUT_THREE) << SHUT_AT
        )
    return meaning


PATTERN = _pattern_table()
MEANING = _meaning_table()


@kernel
def classes_of(cell: int) -> int:
    """The great classes of a point, a bit each."""
    # 15 more than a count of four bits carries into the next bit unless the count is 0.
    return (
        ((cell >> FIVES_AT & 15) + 15 >> 4)
        | ((cell >> FOURS_AT & 15) + 15 >> 4) << 1
        | ((cell >> THREES_AT & 15) + 15 >> 4) << 2
        | ((cell >> PAIRS_AT & 15) + 15 >> 4) << 3
    )


@kernel
def update_lines(board: PatternBoard, point: int) -> None:
    """The patterns of a point and on its lines, after a stone came or went there."""
    # The tuple is wide and a call passes all of it, so what runs this often unpacks it once and calls nothing.
    lines, patterns, cells, hot, hot_count = board.lines, board.patterns, board.cells, board.hot, board.hot_count
    totals, weights = board.totals, board.weights
    seats = board.facts[SEATS]
    for direction in range(4):
        line = LINE[direction, point]
        middle = AT[direction, point]
        step = STEP[direction]
        all_taken = lines[TAKEN, line]
        first = max(0, middle - 4)
        there = point + (first - middle - 1) * step
        for at in range(first, min(WIDTH, middle + 5)):
            there += step
            taken = all_taken >> at
            occupied = taken >> 5 & 1
            if occupied and at != middle:
                continue
            for colour in range(seats):
                new = TAKEN_POINT
                if not occupied:
                    own = lines[colour, line] >> at
                    barred = taken & ~own
                    key = ((own >> 1 & 15) | (own >> 2 & 240)) << 8 | (barred >> 1 & 15) | (barred >> 2 & 240)
                    new = int(PATTERN[key])
                old = int(patterns[colour, direction, there])
                if new == old:
                    continue
                patterns[colour, direction, there] = new
                totals[colour] += weights[new] - weights[old]
                before = cells[colour, there]
                after = before + MEANING[new] - MEANING[old]
                cells[colour, there] = after
                now = classes_of(after)
                changed = classes_of(before) ^ now
                if changed:
                    for which in range(4):
                        if changed >> which & 1:
                            hot[colour, which, there // WIDTH] ^= 1 << there % WIDTH
                            hot_count[colour, which] += 1 if now >> which & 1 else -1


@kernel
def update_point(board: PatternBoard, point: int) -> None:
    """Patterns and net after a stone came or went on a point."""
    update_lines(board, point)
    if len(board.net.rows):
        mark_changed(board.net.changed, point)


@kernel
def update_patterns(board: PatternBoard, origin: int, point: int, took: int) -> None:
    """Patterns after a turn or its taking back."""
    update_point(board, point)
    if origin >= 0:
        update_point(board, origin)
    if took & 255:
        for pair in range(8):
            if took >> pair & 1:
                step = STEP[pair >> 1] if pair & 1 else -STEP[pair >> 1]
                for far in range(1, 3):
                    update_point(board, point + far * step)


@kernel
def new_pattern_board(stones: Bytes, tallies: Table, law: Table, fives: Table, seen: Table, used: Used) -> PatternBoard:
    """The pattern board of a position."""
    lines, facts = unpack(stones, tallies, law)
    new_fives = np.zeros(FIVES_ROOM, np.int64)
    new_fives[: len(fives)] = fives
    facts[FIVES] = len(fives)
    new_seen = np.zeros(SEEN_ROOM, np.int64)
    new_seen[: len(seen)] = seen
    facts[SEEN] = len(seen)
    deep = MAX_PLIES if law[REPLY] else 1
    board = PatternBoard(
        lines,
        facts,
        law,
        new_fives,
        new_seen,
        np.full((4, 4, POINTS), TAKEN_POINT, np.uint8),
        np.zeros((4, POINTS), np.int64),
        np.zeros((4, 4, WIDTH), np.int64),
        np.zeros((4, 4), np.int64),
        np.zeros(4, np.int64),
        used.patterns,
        np.zeros(1, np.int64),
        np.zeros((MAX_PLIES, 8), np.int64),
        np.zeros((deep, FIVES_ROOM), np.int64),
        np.zeros((MAX_PLIES, SEEN_ROOM), np.int64),
        new_net(lines, used.vectors, used.bias, used.head),
    )
    for point in range(POINTS):
        update_lines(board, point)
    return board


@kernel
def advance(board: PatternBoard, code: int) -> None:
    """Take a whole turn; `retreat` takes it back. The last MAX_PLIES turns are stored_move."""
    facts = board.facts
    turn = board.turns[0]
    past = board.past[turn]
    past[0] = code
    past[2] = facts[CLAIM]
    past[3] = facts[PASSES]
    past[4] = facts[FIVES]
    past[5] = facts[SEEN]
    past[6] = facts[ENDED]
    if facts[FIVES]:
        board.past_fives[turn, : facts[FIVES]] = board.fives[: facts[FIVES]]
    if facts[SEEN]:
        board.past_seen[turn, : facts[SEEN]] = board.seen[: facts[SEEN]]
    board.turns[0] = turn + 1
    if code == PASS_CODE:
        past[1] = take_turn(board.lines, facts, board.law, board.fives, board.seen, NOWHERE, NOWHERE, 0)
        return
    origin = code // POINTS - 1
    point = code % POINTS
    took = take_turn(board.lines, facts, board.law, board.fives, board.seen, origin, point, 0)
    past[1] = took
    update_patterns(board, origin, point, took)


@kernel
def retreat(board: PatternBoard) -> None:
    """Take the last turn back."""
    facts = board.facts
    turn = board.turns[0] - 1
    board.turns[0] = turn
    past = board.past[turn]
    code = past[0]
    facts[CLAIM] = past[2]
    facts[PASSES] = past[3]
    facts[FIVES] = past[4]
    facts[SEEN] = past[5]
    facts[ENDED] = past[6]
    if facts[FIVES]:
        board.fives[: facts[FIVES]] = board.past_fives[turn, : facts[FIVES]]
    if facts[SEEN]:
        board.seen[: facts[SEEN]] = board.past_seen[turn, : facts[SEEN]]
    if code == PASS_CODE:
        pass_turn(facts, -1)
        return
    origin = code // POINTS - 1
    point = code % POINTS
    undo(board.lines, facts, origin, point, past[1])
    update_patterns(board, origin, point, past[1])


@kernel
def next_colour(facts: Table) -> int:
    """Who moves after the mover."""
    return (facts[TURNS] + 1) & (facts[SEATS] - 1)


@kernel
def enemies_taken(board: PatternBoard, colour: int, point: int) -> int:
    """How many enemy stones a stone of this colour would catch on an empty point."""
    pairs = board.cells[colour, point] >> PAIRS_AT & 15
    if pairs == 0 or board.law[LAW_SEATS] == 2:
        return 2 * pairs
    shapes = shapes_at(board.lines, colour, point)
    count = 0
    for pair in range(8):
        if shapes >> (8 * (pair >> 1) + 4 + (pair & 1)) & 1:
            step = STEP[pair >> 1] if pair & 1 else -STEP[pair >> 1]
            for far in range(1, 3):
                place = point + far * step
                bit = 1 << (AT[0, place] + 5)
                for enemy in range(1 - (colour & 1), 4, 2):
                    if board.lines[enemy, LINE[0, place]] & bit:
                        count += 1
    return count


@kernel
def wins_at(board: PatternBoard, colour: int, point: int) -> int:
    """1 if a stone of this colour on this empty point would make a five that counts, or take the fifth pair."""
    if board.cells[colour, point] >> FIVES_AT & 15:
        if not board.law[EXACT]:
            return 1
        for direction in range(4):
            if run_at(board.lines, colour, direction, point) == 5:
                return 1
    if board.cells[colour, point] >> PAIRS_AT & 15:
        if board.facts[CAUGHT + (colour & 1)] + enemies_taken(board, colour, point) >= ENOUGH:
            return 1
    return 0


@kernel
def list_wins(board: PatternBoard, colour: int, points: Table) -> int:
    """The empty points where a stone of this colour would win at once; how many."""
    n = 0
    if board.hot_count[colour, MAKES_FIVE] == 0:
        if board.hot_count[colour, TAKES] == 0 or board.facts[CAUGHT + (colour & 1)] < 2:
            return 0
    for row in range(WIDTH):
        bits = board.hot[colour, MAKES_FIVE, row] | board.hot[colour, TAKES, row]
        while bits:
            low = bits & -bits
            bits ^= low
            point = row * WIDTH + place_of(low)
            if wins_at(board, colour, point):
                points[n] = point
                n += 1
    return n


PLACE = np.zeros(37, np.int64)
PLACE[[(1 << place) % 37 for place in range(19)]] = np.arange(19)


@kernel
def place_of(bit: int) -> int:
    """Which of a row's nineteen bits this is."""
    return PLACE[bit % 37]


@kernel
def is_moving(board: PatternBoard) -> int:
    """1 when stones are moved (PT21)."""
    return moves_stones(board.facts, board.law)
