"""Values of undecided Pentago boards: a network at the last level, minimax above it.

Classes and levels are those of `kernel_solver.py`, words those of `kernel_words.py`. A class holds 128 numbers, one for
each way the quadrants may stand after the level's turns; number 64 * h + bit lies where the solver's word h has its
bit.

The network sees the board from its four sides. From each it adds up four vectors, one for the pattern of each quadrant
as it lies around the corner that is looked from, cuts what is below zero, adds the four sides and evaluates the sum by
two small layers. So a board and its quarter turns have the same value, and the vectors of a class's 128 boards are 16.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.pentago.kernel_sets import BINOMIAL, next_set, rank_of, set_of_rank
from fivefold.bots.pentago.kernel_words import BIT, five_words
from fivefold.games.pentago.kernel import BASE_THREE, TURNED, Table, marbles_in
from fivefold.kernels import kernel

Floats = NDArray[np.float32]
Values = NDArray[np.int16]

WON = 30_000
MOST = 20_000  # of what is not decided
SCALE = 1_500  # of a log-odds
CLOCKWISE = np.array([0, 1, 3, 2])  # where quadrants NW, NE, SW, SE stand, clockwise from NW


def _neighbours() -> Table:
    """[parity, board, turn]: the board of the other parity after one turn."""
    table = np.zeros((2, 128, 8), np.int64)
    for parity in range(2):
        for board in range(128):
            r = [board & 3, board >> 2 & 3, board >> 4 & 3, board >> 6 << 1]
            r[3] += (sum(r) + parity) & 1
            for turn in range(8):
                s = list(r)
                s[turn >> 1] = (s[turn >> 1] + (3 if turn & 1 else 1)) % 4
                table[parity, board, turn] = s[0] + 4 * s[1] + 16 * s[2] + (s[3] >> 1 << 6)
    return table


def _distances() -> Table:
    """[parity, board]: how many turns of quadrants lead there."""
    table = np.zeros((2, 128), np.int64)
    for parity in range(2):
        for board in range(128):
            r = [board & 3, board >> 2 & 3, board >> 4 & 3, board >> 6 << 1]
            r[3] += (sum(r) + parity) & 1
            table[parity, board] = sum(min(x, 4 - x) for x in r)
    return table


NEIGHBOURS = _neighbours()
DISTANCE = _distances()


class Network(NamedTuple):
    """The layers of the value network, for boards with one number of marbles."""

    vectors: Floats  # [pattern, place seen from a side, unit]
    bias: Floats
    head: Floats
    stage: Floats  # the bias of the head for this number of marbles
    middle: Floats
    middle_bias: Floats
    out: Floats
    out_bias: Floats


class Classes(NamedTuple):
    """A level of classes: its number, the root's empty cells, and the root's marbles of the side to move there and of
    the other side.
    """

    level: int
    cells: Table
    mine: int
    theirs: int


@kernel
def marbles_of(root: int, chosen: int, cells: Table) -> int:
    """The root's marbles and those on the chosen cells."""
    while chosen:
        root |= 1 << cells[marbles_in((chosen & -chosen) - 1)]
        chosen &= chosen - 1
    return root


@kernel
def side_vectors(mine: int, theirs: int, vectors: Floats, bias: Floats, low: Floats, high: Floats) -> None:
    """The sums for quadrants 0 and 1 (`low`) and 2 and 3 (`high`) in their 16 ways to stand: [way, side, unit]."""
    units = vectors.shape[2]
    part = np.zeros((4, 4, 4, units), np.float32)
    for q in range(4):
        a, b = mine >> 9 * q & 511, theirs >> 9 * q & 511
        c = CLOCKWISE[q]
        for _ in range((4 - c) % 4):
            a, b = TURNED[0, a], TURNED[0, b]
        for r in range(4):
            pattern = BASE_THREE[a] + 2 * BASE_THREE[b]
            for side in range(4):
                for u in range(units):
                    part[q, r, side, u] = vectors[pattern, (c - side) & 3, u]
            a, b = TURNED[0, a], TURNED[0, b]
    for r in range(4):
        for s in range(4):
            for side in range(4):
                for u in range(units):
                    low[4 * s + r, side, u] = part[0, r, side, u] + part[1, s, side, u]
                    high[4 * s + r, side, u] = part[2, r, side, u] + part[3, s, side, u] + bias[u]


@kernel
def side_sums(low: Floats, high: Floats, units: Floats) -> None:
    """The first layer's output for one board, from its two halves [side, unit]: cut at zero, the four sides added."""
    for u in range(len(units)):
        units[u] = max(low[0, u] + high[0, u], np.float32(0)) + max(low[1, u] + high[1, u], np.float32(0))
    for u in range(len(units)):
        units[u] += max(low[2, u] + high[2, u], np.float32(0)) + max(low[3, u] + high[3, u], np.float32(0))


@kernel
def layer(above: Floats, weights: Floats, start: Floats, count: int, below: Floats) -> None:
    """One layer for `count` boards at once: [unit, board] to [unit, board], four units a step."""
    units = len(weights)
    for j in range(len(start)):
        row = below[j]
        for b in range(count):
            row[b] = start[j]
        for u in range(0, units, 4):
            w0, w1, w2, w3 = weights[u, j], weights[u + 1, j], weights[u + 2, j], weights[u + 3, j]
            x0, x1, x2, x3 = above[u], above[u + 1], above[u + 2], above[u + 3]
            for b in range(count):
                row[b] += (x0[b] * w0 + x1[b] * w1) + (x2[b] * w2 + x3[b] * w3)


@kernel
def cut(units: Floats, count: int) -> None:
    """What is below zero becomes zero."""
    for j in range(len(units)):
        for b in range(count):
            units[j, b] = max(units[j, b], np.float32(0))


@kernel
def evaluate_leaves(classes: Classes, begin: int, end: int, words: Table, here: Values, network: Network) -> None:
    """The values of a level's classes from number `begin` to `end`: what the solver's words decide, else the network's.

    Boards that the level's turns cannot reach are left alone.
    """
    level, cells, mine_root, theirs_root = classes
    vectors, bias, head, stage, middle, middle_bias, out, out_bias = network
    n = len(cells)
    mine_count = level // 2
    their_count = level - mine_count
    columns = BINOMIAL[n - their_count, mine_count]
    parity = level & 1
    low = np.zeros((16, 4, len(bias)), np.float32)
    high = np.zeros((16, 4, len(bias)), np.float32)
    sums = np.zeros(len(bias), np.float32)
    units = np.zeros((len(bias), 128), np.float32)
    heads = np.zeros((len(stage), 128), np.float32)
    middles = np.zeros((len(middle_bias), 128), np.float32)
    values = np.zeros((1, 128), np.float32)
    open_boards = np.zeros(128, np.int64)
    my_fives = np.zeros(4, np.int64)
    their_fives = np.zeros(4, np.int64)
    for number in range(begin, end):
        theirs = set_of_rank(number // columns, their_count)
        inner = set_of_rank(number % columns, mine_count)
        mine = 0
        j = 0
        for i in range(n):
            if theirs >> i & 1 == 0:
                mine |= (inner >> j & 1) << i
                j += 1
        count = 0
        for board in range(128):
            if DISTANCE[parity, board] > level:
                continue
            h, bit = board >> 6, board & 63
            if words[number, h] >> bit & 1:
                here[number, board] = WON
            elif words[number, 2 + h] >> bit & 1 == 0:
                here[number, board] = -WON
            else:
                open_boards[count] = board
                count += 1
        if count == 0:
            continue
        own, other = marbles_of(mine_root, mine, cells), marbles_of(theirs_root, theirs, cells)
        side_vectors(own, other, vectors, bias, low, high)
        five_words(own, my_fives)
        five_words(other, their_fives)
        for k in range(count):
            board = open_boards[k]
            r3 = 2 * (board >> 6) + (((board & 3) + (board >> 2 & 3) + (board >> 4 & 3) + parity) & 1)
            side_sums(low[board & 15], high[4 * r3 + (board >> 4 & 3)], sums)
            for u in range(len(sums)):
                units[u, k] = sums[u]
        layer(units, head, stage, count, heads)
        cut(heads, count)
        layer(heads, middle, middle_bias, count, middles)
        cut(middles, count)
        layer(middles, out, out_bias, count, values)
        for k in range(count):
            board = open_boards[k]
            h, bit = board >> 6, board & 63
            if my_fives[2 * parity + h] & their_fives[2 * parity + h] & BIT[bit]:
                here[number, board] = 0  # PG7: neither a win nor a loss, so a draw
            else:
                here[number, board] = max(-MOST, min(MOST, int(SCALE * values[0, k])))


@kernel
def minimax_rows(
    classes: Classes, begin: int, end: int, below: Values, here: Values, both: int, on_placement: int
) -> None:
    """The classes of a level whose set `mine` has a rank from `begin` to `end`, out of the level below.

    `both` is the value of two fives to the side to move.
    """
    level, cells, mine_root, theirs_root = classes
    n = len(cells)
    mine_count = level // 2
    their_count = level - mine_count
    left = n - mine_count
    columns = BINOMIAL[n - their_count, mine_count]
    child_columns = BINOMIAL[left - 1, their_count] if left else 0
    parity = level & 1
    best = np.empty(128, np.int16)
    fives = np.zeros(4, np.int64)
    place = np.zeros((n, 2), np.int64)
    rows = np.zeros(n, np.int64)
    mine = set_of_rank(begin, mine_count)
    for _ in range(begin, end):
        chosen = (1 << their_count) - 1
        own = marbles_of(mine_root, mine, cells)
        five_words(own, fives)
        mine0, mine1 = fives[2 * parity], fives[2 * parity + 1]
        place[:] = 0
        rows[:] = 0
        for i in range(n):
            if mine >> i & 1 == 0:
                rows[i] = rank_of(mine | 1 << i) * child_columns
                if on_placement:
                    five_words(own | 1 << cells[i], fives)
                    place[i, 0], place[i, 1] = fives[2 * parity], fives[2 * parity + 1]
        for _ in range(BINOMIAL[left, their_count]):
            theirs = 0
            j = 0
            for i in range(n):
                if mine >> i & 1 == 0:
                    theirs |= (chosen >> j & 1) << i
                    j += 1
            five_words(marbles_of(theirs_root, theirs, cells), fives)
            theirs0, theirs1 = fives[2 * parity], fives[2 * parity + 1]
            now0, now1 = 0, 0
            best[:] = -WON
            j = 0
            for i in range(n):
                if mine >> i & 1:
                    continue
                if chosen >> j & 1 == 0:
                    child = rows[i] + rank_of(chosen & (1 << j) - 1 | chosen >> j + 1 << j)
                    for board in range(128):
                        if -below[child, board] > best[board]:
                            best[board] = -below[child, board]
                    now0 |= place[i, 0]
                    now1 |= place[i, 1]
                j += 1
            inner = 0
            c = 0
            for i in range(n):
                if theirs >> i & 1 == 0:
                    inner |= (mine >> i & 1) << c
                    c += 1
            number = rank_of(theirs) * columns + rank_of(inner)
            for board in range(128):
                bit = board & 63
                my_five = (mine1 if board > 63 else mine0) >> bit & 1
                their_five = (theirs1 if board > 63 else theirs0) >> bit & 1
                if my_five and their_five:
                    here[number, board] = both
                elif my_five:
                    here[number, board] = WON
                elif their_five:
                    here[number, board] = -WON
                elif (now1 if board > 63 else now0) >> bit & 1:
                    here[number, board] = WON
                else:
                    value = -WON
                    for turn in range(8):
                        after = best[NEIGHBOURS[parity, board, turn]]
                        if after > value:
                            value = after
                    here[number, board] = value
            if their_count:
                chosen = next_set(chosen)
        if mine_count:
            mine = next_set(mine)
