"""Pentago on two 36-bit ints, one a player, one bit a cell.

          a   b   c     d   e   f
     6    0   1   2  |  9  10  11
     5    3   4   5  | 12  13  14        quadrant NW = 0, NE = 1, SW = 2, SE = 3:
     4    6   7   8  | 15  16  17        bits 9q to 9q + 8
         ------------+------------
     3   18  19  20  | 27  28  29        turn = 2 * quadrant clockwise,
     2   21  22  23  | 30  31  32               2 * quadrant + 1 anticlockwise, 8 none
     1   24  25  26  | 33  34  35

`LINES[q, nine bits]` is the set of the 32 lines of five whose cells in quadrant q are all filled, so the lines a
player has filled are the AND of four look-ups.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.kernels import below, kernel, next_random

Table = npt.NDArray[np.int64]

CELLS = 36
FULL = (1 << CELLS) - 1
NO_TURN = 8

# Why a move is refused (0: it is legal).
OVER, TAKEN, TURN_AFTER_FIVE, TURN_MISSING, NO_SUCH_CELL, NO_SUCH_TURN = 1, 2, 3, 4, 5, 6
# What a position is worth (0: it goes on).
FIRST_WINS, SECOND_WINS, BOTH_FIVE, BOARD_FULL = 1, 2, 3, 4
# Who wins when both have five (PG7).
MOVER, DRAW, STARTER = 0, 1, 2


def cell_at(column: int, row: int) -> int:
    """The bit of a cell; column and row from the top left, from 0."""
    quadrant = 2 * (row // 3) + column // 3
    return 9 * quadrant + 3 * (row % 3) + column % 3


def five_lines() -> list[int]:
    """The 32 lines of five as sets of cells: first along rows, then columns, then both diagonals."""
    lines = []
    for across, down in (1, 0), (0, 1), (1, 1), (1, -1):
        for row in range(6):
            for column in range(6):
                cells = [(column + i * across, row + i * down) for i in range(5)]
                if all(0 <= c < 6 and 0 <= r < 6 for c, r in cells):
                    lines.append(sum(1 << cell_at(c, r) for c, r in cells))
    return lines


def _moved(nine: int, place: list[int]) -> int:
    return sum(1 << place[i] for i in range(9) if nine >> i & 1)


def _turn_table() -> Table:
    """[direction, nine bits]: the quadrant after a quarter turn; direction 0 is clockwise."""
    clockwise = [3 * (i % 3) + 2 - i // 3 for i in range(9)]
    anticlockwise = [3 * (2 - i % 3) + i // 3 for i in range(9)]
    return np.array([[_moved(n, place) for n in range(512)] for place in (clockwise, anticlockwise)])


def _line_table() -> Table:
    table = np.zeros((4, 512), np.int64)
    for number, line in enumerate(five_lines()):
        for q in range(4):
            part = line >> 9 * q & 511
            for nine in range(512):
                if nine & part == part:
                    table[q, nine] |= 1 << number
    return table


def _symmetry_places() -> list[list[int]]:
    """Where each cell goes under symmetry s: s % 4 clockwise quarter turns, then for s > 3 a left-right mirror."""
    places = []
    for s in range(8):
        place = [0] * CELLS
        for column in range(6):
            for row in range(6):
                c, r = column, row
                for _ in range(s % 4):
                    c, r = 5 - r, c
                if s > 3:
                    c = 5 - c
                place[cell_at(column, row)] = cell_at(c, r)
        places.append(place)
    return places


def _key_table() -> Table:
    """[nine bits]: the quadrant as a number in base three, with every filled cell a digit 1."""
    return np.array([sum(3**i for i in range(9) if nine >> i & 1) for nine in range(512)])


TURNED = _turn_table()
LINES = _line_table()
SYMMETRY = np.array(_symmetry_places())
BASE_THREE = _key_table()


@kernel
def lines_of(marbles: int) -> int:
    """The lines of five that these marbles fill, one bit each (PG5)."""
    return (
        LINES[0, marbles & 511] & LINES[1, marbles >> 9 & 511] & LINES[2, marbles >> 18 & 511] & LINES[3, marbles >> 27]
    )


@kernel
def turned(marbles: int, turn: int) -> int:
    """The marbles after a quadrant's quarter turn (PG3)."""
    shift = 9 * (turn >> 1)
    nine = marbles >> shift & 511
    return marbles ^ (nine ^ TURNED[turn & 1, nine]) << shift


@kernel
def judge(first: int, second: int, second_moved: int, double_five: int) -> int:
    """What the position after a turn is worth; `second_moved` is 1 when the second player made that turn."""
    first_five = lines_of(first)
    second_five = lines_of(second)
    if first_five and second_five:  # PG7
        if double_five == DRAW:
            return BOTH_FIVE
        if double_five == STARTER or not second_moved:
            return FIRST_WINS
        return SECOND_WINS
    if first_five:
        return FIRST_WINS
    if second_five:
        return SECOND_WINS
    if first | second == FULL:  # PG8
        return BOARD_FULL
    return 0


@kernel
def why_illegal(mine: int, theirs: int, cell: int, turn: int, on_placement: int) -> int:
    """0 if the side with `mine` may play this in a game that goes on, or the reason why not."""
    if cell < 0 or cell >= CELLS:
        return NO_SUCH_CELL
    if turn < 0 or turn > NO_TURN:
        return NO_SUCH_TURN
    if (mine | theirs) >> cell & 1:  # PG3
        return TAKEN
    if on_placement and lines_of(mine | 1 << cell):  # PG6
        return 0 if turn == NO_TURN else TURN_AFTER_FIVE
    return TURN_MISSING if turn == NO_TURN else 0


@kernel
def placed_and_turned(mine: int, theirs: int, cell: int, turn: int) -> tuple[int, int]:
    """Both players' marbles after a legal move, mine first."""
    mine |= 1 << cell
    if turn == NO_TURN:
        return mine, theirs
    return turned(mine, turn), turned(theirs, turn)


@kernel
def checked_play(
    first: int, second: int, cell: int, turn: int, double_five: int, on_placement: int
) -> tuple[int, int, int]:
    """(why illegal, or 0; the first player's marbles; the second's) for whoever is to move."""
    second_moves = marbles_in(first) - marbles_in(second)
    if judge(first, second, 1 - second_moves, double_five):
        return OVER, first, second
    mine, theirs = (second, first) if second_moves else (first, second)
    reason = why_illegal(mine, theirs, cell, turn, on_placement)
    if reason:
        return reason, first, second
    mine, theirs = placed_and_turned(mine, theirs, cell, turn)
    if second_moves:
        return 0, theirs, mine
    return 0, mine, theirs


@kernel
def marbles_in(marbles: int) -> int:
    """How many there are."""
    n = 0
    while marbles:
        marbles &= marbles - 1
        n += 1
    return n


@kernel
def legal_moves(mine: int, theirs: int, on_placement: int) -> Table:
    """Every legal move of a game that goes on, as 9 * cell + turn, cells in order of their bits."""
    found = np.empty(8 * CELLS, np.int64)
    n = 0
    for cell in range(CELLS):
        for turn in range(NO_TURN + 1):
            if why_illegal(mine, theirs, cell, turn, on_placement) == 0:
                found[n] = 9 * cell + turn
                n += 1
    return found[:n]


@kernel
def count_leaves(first: int, second: int, depth: int, double_five: int, on_placement: int, counts: Table) -> int:
    """Count the positions exactly `depth` turns ahead into `counts`, by `judge`'s value; returns how many.

    A winning placement is one move; a game that ends earlier has no leaves.
    """
    second_moves = marbles_in(first) - marbles_in(second)
    result = judge(first, second, 1 - second_moves, double_five)
    if depth == 0:
        counts[result] += 1
        return 1
    if result:
        return 0
    mine, theirs = (second, first) if second_moves else (first, second)
    leaves = 0
    for cell in range(CELLS):
        if (mine | theirs) >> cell & 1:
            continue
        placed = mine | 1 << cell
        wins = on_placement and lines_of(placed) != 0
        for turn in range(NO_TURN if wins else 0, NO_TURN + 1 if wins else NO_TURN):
            after = placed if wins else turned(placed, turn)
            other = theirs if wins else turned(theirs, turn)
            if second_moves:
                leaves += count_leaves(other, after, depth - 1, double_five, on_placement, counts)
            else:
                leaves += count_leaves(after, other, depth - 1, double_five, on_placement, counts)
    return leaves


@kernel
def random_games(games: int, random: int, double_five: int, on_placement: int) -> Table:
    """Play whole games of random turns from the start: how many ended by each value of `judge`; [0] counts plies."""
    counts = np.zeros(5, np.int64)
    for _ in range(games):
        mine, theirs = 0, 0
        for ply in range(CELLS):
            counts[0] += 1
            random = next_random(random)
            cell = below(random, CELLS)
            while (mine | theirs) >> cell & 1:
                random = next_random(random)
                cell = below(random, CELLS)
            mine |= 1 << cell
            if on_placement and lines_of(mine):
                counts[FIRST_WINS + ply % 2] += 1
                break
            turn = random >> 27 & 7  # bits that `below` does not use
            mine, theirs = turned(theirs, turn), turned(mine, turn)
            if lines_of(mine) | lines_of(theirs) or ply == CELLS - 1:
                if ply % 2:
                    counts[judge(mine, theirs, 1, double_five)] += 1
                else:
                    counts[judge(theirs, mine, 0, double_five)] += 1
                break
    return counts


@kernel
def transformed(marbles: int, symmetry: int) -> int:
    """The marbles on the board turned or mirrored."""
    moved = 0
    for cell in range(CELLS):
        if marbles >> cell & 1:
            moved |= 1 << SYMMETRY[symmetry, cell]
    return moved


@kernel
def key(first: int, second: int) -> int:
    """A position as one int below 2⁶⁰: 15 bits a quadrant, its cells read as digits 0, 1, 2."""
    total = 0
    for q in range(4):
        quadrant = BASE_THREE[first >> 9 * q & 511] + 2 * BASE_THREE[second >> 9 * q & 511]
        total |= quadrant << 15 * q
    return total


@kernel
def boards_after_one_turn(firsts: Table, seconds: Table, second_moves: int) -> tuple[Table, Table]:
    """All boards one turn after the given ones, repeated where several turns lead there; no five may stand."""
    n = 0
    for i in range(len(firsts)):
        n += 8 * (CELLS - marbles_in(firsts[i] | seconds[i]))
    mine = np.empty(n, np.int64)
    theirs = np.empty(n, np.int64)
    n = 0
    for i in range(len(firsts)):
        mover, other = (seconds[i], firsts[i]) if second_moves else (firsts[i], seconds[i])
        for cell in range(CELLS):
            if (mover | other) >> cell & 1:
                continue
            for turn in range(NO_TURN):
                mine[n] = turned(mover | 1 << cell, turn)
                theirs[n] = turned(other, turn)
                n += 1
    if second_moves:
        return theirs, mine
    return mine, theirs


@kernel
def keys(firsts: Table, seconds: Table) -> Table:
    """`key` of many boards."""
    found = np.empty(len(firsts), np.int64)
    for i in range(len(firsts)):
        found[i] = key(firsts[i], seconds[i])
    return found
