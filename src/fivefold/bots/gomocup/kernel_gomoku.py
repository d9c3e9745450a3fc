"""Gomoku for machines: five in a row without captures, on a board of up to 25 × 25 points.

    at = (row + 4) * stride + column + 4      stride = size + 8: four lines of wall around the board

A point's *class* in a direction says what line a stone of a colour would stand in there, as Pente's patterns do without
their pairs. `put` and `lift` keep up the classes, their counts over the board, a score to order moves by, and totals.

`best_move` is an alpha-beta search. A five is taken, a single five of the other side is blocked at no cost of depth, an
open three is answered only where that can help, and beyond the last ply fours are still played out.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.pente.kernel_board import FIVE_MADE, ONE_FOUR, PATTERN, TWO_FOURS
from fivefold.games.pente.kernel import Bytes, Table
from fivefold.kernels import kernel

WALL_LINES = 4
LARGEST = 25
WALL = 3
CLASSES = 9
WON = 1_000_000
DECISIVE = WON - 1000
PLIES = 64
FOURS_DEEP = 8  # plies of fours beyond the last
FOURS_WIDE = 3  # of them in a node
WIDEST = 14  # moves of a node that are looked at
DEPTH, ALPHA, BETA, BEST, MOVES, AT, BLOCKS, FIELDS = range(8)  # of a node that is not yet left

CLASS = (PATTERN // 12).astype(np.uint8)
ORDER = np.array([0, 2, 6, 14, 22, 90, 100, 800, 9000])
WEIGHT = np.array([0, 1, 3, 9, 10, 40, 34, 150, 0])


class Board(NamedTuple):
    """A position: `cells` hold 0, a colour + 1 or the wall; `law` is the size and 1 where only exactly five win."""

    cells: Bytes
    law: Table
    classes: Bytes
    counts: Table
    order: Table
    totals: Table
    left: Table  # how many nodes may still be looked at


@kernel
def new_board(size: int, exact: int) -> Board:
    """The empty board."""
    stride = size + 2 * WALL_LINES
    cells = np.full(stride * stride, WALL, np.uint8)
    for row in range(size):
        for column in range(size):
            cells[(row + WALL_LINES) * stride + column + WALL_LINES] = 0
    board = Board(
        cells,
        np.array([size, exact]),
        np.zeros((2, 4, stride * stride), np.uint8),
        np.zeros((2, CLASSES), np.int64),
        np.zeros((2, stride * stride), np.int64),
        np.zeros(2, np.int64),
        np.zeros(1, np.int64),
    )
    for at in range(stride * stride):
        if cells[at] == 0:
            for colour in range(2):
                for direction in range(4):
                    set_class(board, colour, direction, at, class_at(board, colour, direction, at))
    return board


@kernel
def step_of(board: Board, direction: int) -> int:
    """From a point to the next in a direction."""
    stride = board.law[0] + 2 * WALL_LINES
    if direction == 0:
        return 1
    return stride + direction - 2


@kernel
def class_at(board: Board, colour: int, direction: int, at: int) -> int:
    """What line a stone of the colour would stand in on an empty point."""
    cells = board.cells
    step = step_of(board, direction)
    own = 0
    barred = 0
    for place in range(8):
        there = cells[at + (place - 4 if place < 4 else place - 3) * step]
        if there:
            if there == colour + 1:
                own |= 1 << place
            else:
                barred |= 1 << place
    return int(CLASS[own << 8 | barred])


@kernel
def set_class(board: Board, colour: int, direction: int, at: int, new: int) -> None:
    """Note a class, and what follows from it."""
    old = board.classes[colour, direction, at]
    if new != old:
        board.classes[colour, direction, at] = new
        board.counts[colour, old] -= 1
        board.counts[colour, new] += 1
        board.order[colour, at] += ORDER[new] - ORDER[old]
        board.totals[colour] += WEIGHT[new] - WEIGHT[old]


@kernel
def set_cell(board: Board, at: int, cell: int) -> None:
    """Put a stone (its colour + 1) on a point, or lift the one that is there (0)."""
    cells = board.cells
    cells[at] = cell
    for direction in range(4):
        step = step_of(board, direction)
        for far in range(-4, 5):
            there = at + far * step
            if far == 0 or cells[there] == 0:
                for colour in range(2):
                    new = 0 if cells[there] else class_at(board, colour, direction, there)
                    set_class(board, colour, direction, there, new)


@kernel
def run_at(board: Board, colour: int, direction: int, at: int) -> int:
    """How many stones would stand unbroken through a point with one of the colour on it."""
    step = step_of(board, direction)
    run = 1
    there = at + step
    while board.cells[there] == colour + 1:
        run += 1
        there += step
    there = at - step
    while board.cells[there] == colour + 1:
        run += 1
        there -= step
    return run


@kernel
def wins_at(board: Board, colour: int, at: int) -> int:
    """1 if a stone of the colour on this empty point makes a five that counts."""
    for direction in range(4):
        if board.classes[colour, direction, at] == FIVE_MADE:
            if board.law[1] == 0 or run_at(board, colour, direction, at) == 5:
                return 1
    return 0


@kernel
def fours_at(board: Board, colour: int, at: int) -> int:
    """How many points would make five of it after a stone of the colour there; 2 for more."""
    fours = 0
    for direction in range(4):
        kind = board.classes[colour, direction, at]
        if kind == ONE_FOUR:
            fours += 1
        elif kind == TWO_FOURS:
            fours += 2
    return min(fours, 2)


@kernel
def list_fives(board: Board, colour: int, found: Table) -> int:
    """The points where a colour would win at once; how many."""
    n = 0
    if board.counts[colour, FIVE_MADE]:
        for at in range(len(board.cells)):
            if n < WIDEST and board.cells[at] == 0 and wins_at(board, colour, at):
                found[n] = at
                n += 1
    return n


@kernel
def list_moves(board: Board, me: int, found: Table, forced: int, only_fours: int) -> int:
    """The most promising points, best first; how many. `forced`: only fours and what stops an open three."""
    scores = np.zeros(WIDEST, np.int64)
    n = 0
    order = board.order
    for at in range(len(board.cells)):
        if board.cells[at]:
            continue
        mine = order[me, at]
        theirs = order[1 - me, at]
        if only_fours or forced:
            four = fours_at(board, me, at)
            if four == 0 and (only_fours or fours_at(board, 1 - me, at) == 0):
                continue
        score = 2 * mine + theirs
        if n == WIDEST and score <= scores[n - 1]:
            continue
        place = n if n < WIDEST else n - 1
        n = min(n + 1, WIDEST)
        while place > 0 and scores[place - 1] < score:
            scores[place] = scores[place - 1]
            found[place] = found[place - 1]
            place -= 1
        scores[place] = score
        found[place] = at
    return n


@kernel
def look(board: Board, me: int, depth: int, ply: int, beta: int, found: Table) -> tuple[int, int, int]:
    """(how many moves are to be tried, the value if there are none or the least it can be, 1 if a five is blocked)."""
    if list_fives(board, me, found):
        return 0, WON - ply, 0
    fives = list_fives(board, 1 - me, found)
    if fives > 1:
        return 0, ply + 1 - WON, 0
    value = board.totals[me] * 5 // 4 - board.totals[1 - me]
    if ply == PLIES - 1:
        return 0, value, 0
    if fives:
        return 1, -WON, 1
    if depth <= 0:
        fours = board.counts[me, ONE_FOUR] + board.counts[me, TWO_FOURS]
        if fours == 0 or depth <= -FOURS_DEEP or value >= beta:
            return 0, value, 0
        n = min(list_moves(board, me, found, 0, 1), FOURS_WIDE)
    else:
        n = list_moves(board, me, found, 1 if board.counts[1 - me, TWO_FOURS] else 0, 0)
        value = -WON if n else 0  # 0 on a full board
    # Two ways to make five cannot be stopped by a side that has none.
    if n and board.law[1] == 0 and fours_at(board, me, found[0]) > 1:
        return 0, WON - ply - 2, 0
    return n, value, 0


@kernel
def search(board: Board, me: int, depth: int, ply: int, alpha: int, beta: int) -> int:
    """The value of a position to the side that moves; when no nodes are left, something that must not be used."""
    moves = np.empty((PLIES, WIDEST), np.int64)
    frames = np.zeros((PLIES, FIELDS), np.int64)
    bottom = ply
    value = 0
    while True:
        frame = frames[ply]  # a node is entered
        frame[DEPTH], frame[ALPHA], frame[BETA], frame[AT] = depth, alpha, beta, 0
        board.left[0] -= 1
        if board.left[0] < 0:
            for above in range(ply - 1, bottom - 1, -1):
                set_cell(board, moves[above, frames[above, AT]], 0)
            return 0
        n, least, blocks = look(board, me, depth, ply, beta, moves[ply])
        frame[MOVES], frame[BEST], frame[BLOCKS] = n, least, blocks
        frame[ALPHA] = max(alpha, least)
        while frame[AT] == frame[MOVES] or frame[ALPHA] >= frame[BETA]:  # it is left for the one before it
            value = frame[BEST]
            if ply == bottom:
                return value
            ply -= 1
            me = 1 - me
            frame = frames[ply]
            set_cell(board, moves[ply, frame[AT]], 0)
            frame[AT] += 1
            frame[BEST] = max(frame[BEST], -value)
            frame[ALPHA] = max(frame[ALPHA], -value)
        set_cell(board, moves[ply, frame[AT]], me + 1)
        depth = frame[DEPTH] if frame[BLOCKS] else frame[DEPTH] - 1
        alpha, beta = -frame[BETA], -frame[ALPHA]
        ply += 1
        me = 1 - me


@kernel
def best_move(board: Board, me: int, depth: int, nodes: int, first: int) -> tuple[int, int, int]:
    """(the best point, its value, nodes used) at this depth, `first` tried first; point -1 where nodes ran out."""
    board.left[0] = nodes
    found = np.empty(WIDEST, np.int64)
    n = list_fives(board, me, found)
    if n:
        return int(found[0]), WON, 1
    n = list_fives(board, 1 - me, found)
    if n == 0:
        n = list_moves(board, me, found, 1 if board.counts[1 - me, TWO_FOURS] else 0, 0)
    if n == 0:
        n = list_moves(board, me, found, 0, 0)
    for i in range(n):
        if found[i] == first:
            for j in range(i, 0, -1):
                found[j] = found[j - 1]
            found[0] = first
    best = -1
    alpha = -WON
    for i in range(n):
        set_cell(board, found[i], me + 1)
        worth = -search(board, 1 - me, depth - 1, 1, -WON, -alpha)
        set_cell(board, found[i], 0)
        if board.left[0] < 0:
            return (best, alpha, nodes) if best >= 0 and first >= 0 else (-1, 0, nodes)
        if best < 0 or worth > alpha:
            best = int(found[i])
            alpha = worth
    return best, alpha, nodes - board.left[0]
