"""The exact solver: every way to fill a late Pentago board, from the full board back to the root.

Rotations are taken out of the positions. A cell keeps the name it has on the root's board, and beside the marbles
there is only how often each quadrant has been turned since: r = (r0, r1, r2, r3), each from 0 to 3. So a *class* is two
sets of the root's empty cells, mine and theirs, and holds the worth of 256 boards at once, one bit each.

Every turn changes r0 + r1 + r2 + r3 by one, so after k turns only the 128 boards of k's parity can stand:

    word h = r3 // 2            bit = r0 + 4 * r1 + 16 * r2            the parity gives r3 % 2

A class is four words: [0, 1] boards that the side to move wins, [2, 3] boards that it does not lose. A level k holds
all classes k turns after the root. Classes lie in rows by the set of the side that has just moved, in columns by the
other set within the cells that are left; both are counted in colexicographic order, whose ranks do not depend on
how many cells there are.

All words are int64; every mask after a right shift clears the copies of the sign.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.games.pentago.kernel import LINES, TURNED, Table, marbles_in
from fivefold.kernels import kernel

NONE, ALL = 0, -1
EVENS1, ODDS1 = 0x5555555555555555, -0x5555555555555556  # r0 even, odd
LOW2, HIGH2 = 0x3333333333333333, -0x3333333333333334
EVENS4, ODDS4 = 0x0F0F0F0F0F0F0F0F, -0x0F0F0F0F0F0F0F10  # r1
LOW8, HIGH8 = 0x00FF00FF00FF00FF, -0x00FF00FF00FF0100
EVENS16, ODDS16 = 0x0000FFFF0000FFFF, -0x0000FFFF00010000  # r2
LOW32 = 0x00000000FFFFFFFF
BIT = np.array([1 << i for i in range(63)] + [-(1 << 63)])

BINOMIAL = np.array([[1 if k == 0 else 0 for k in range(22)]] * 37)
for _n in range(1, 37):
    for _k in range(1, 22):
        BINOMIAL[_n, _k] = BINOMIAL[_n - 1, _k - 1] + BINOMIAL[_n - 1, _k]

RANK_PART = np.ascontiguousarray(BINOMIAL[:, 1:].T)
"""[i, place]: what the i-th cell of a set adds to the set's rank."""


class Replies(NamedTuple):
    """For every set of the side that is to answer, by rank: its cells; the free cells; the rank without each of those.

    Listed ahead so that the inner loop has no branch to guess.
    """

    taken: Table
    free: Table
    dropped: Table


class Rules(NamedTuple):
    """What two fives are worth to the side to move (all bits or none), and whether a five on placement wins."""

    both_wins: int
    both_holds: int
    on_placement: int


class Level(NamedTuple):
    """A level to be solved: its number, the level that counts as the end (a full board or a horizon), the cells, and
    the tables of the level below and of this one.
    """

    number: int
    last: int
    cells: int
    my_fives: Table
    their_fives: Table
    below: Table
    here: Table


@kernel
def beside(word: int) -> int:
    """The boards from which one turn of quadrant 0, 1 or 2 leads into this set."""
    y = word | (word >> 2 & LOW2) | (word << 2 & HIGH2)
    found = (y >> 1 & EVENS1) | (y << 1 & ODDS1)
    y = word | (word >> 8 & LOW8) | (word << 8 & HIGH8)
    found |= (y >> 4 & EVENS4) | (y << 4 & ODDS4)
    y = word | (word >> 32 & LOW32) | word << 32
    return found | (y >> 16 & EVENS16) | (y << 16 & ODDS16)


@kernel
def five_words(marbles: int, words: Table) -> None:
    """For one side's marbles: which of the 256 turned boards show a five; words [parity, h]."""
    lines = np.empty((4, 4), np.int64)
    for q in range(4):
        nine = marbles >> 9 * q & 511
        for r in range(4):
            lines[q, r] = LINES[q, nine]
            nine = TURNED[0, nine]
    words[:] = 0
    for r2 in range(4):
        for r1 in range(4):
            pair = lines[2, r2] & lines[1, r1]
            if pair == 0:
                continue
            for r0 in range(4):
                three = pair & lines[0, r0]
                if three == 0:
                    continue
                bit = BIT[r0 + 4 * r1 + 16 * r2]
                for r3 in range(4):
                    if three & lines[3, r3]:
                        words[2 * (r0 + r1 + r2 + r3 & 1) + (r3 >> 1)] |= bit


@kernel
def all_fives(root: int, cells: Table, most: int) -> Table:
    """`five_words` of the root's marbles with every set of up to `most` more; sets by size, then by rank."""
    sets = 0
    for size in range(most + 1):
        sets += BINOMIAL[len(cells), size]
    fives = np.empty((sets, 4), np.int64)
    n = 0
    for size in range(most + 1):
        chosen = (1 << size) - 1
        for _ in range(BINOMIAL[len(cells), size]):
            marbles = root
            rest = chosen
            while rest:
                marbles |= 1 << cells[marbles_in((rest & -rest) - 1)]
                rest &= rest - 1
            five_words(marbles, fives[n])
            n += 1
            if size:
                chosen = next_set(chosen)
    return fives


@kernel
def next_set(chosen: int) -> int:
    """The next set of the same size in colexicographic order."""
    lowest = chosen & -chosen
    ripple = chosen + lowest
    return ripple | (chosen ^ ripple) >> 2 + marbles_in(lowest - 1)


@kernel
def rank_of(chosen: int) -> int:
    """The colexicographic rank of a set among the sets of its size."""
    rank = 0
    n = 0
    while chosen:
        rank += RANK_PART[n, marbles_in((chosen & -chosen) - 1)]
        chosen &= chosen - 1
        n += 1
    return rank


@kernel
def set_of_rank(rank: int, size: int) -> int:
    """The set of a size that has this rank."""
    chosen = 0
    for n in range(size, 0, -1):
        i = n - 1
        while BINOMIAL[i + 1, n] <= rank:
            i += 1
        rank -= BINOMIAL[i, n]
        chosen |= 1 << i
    return chosen


@kernel
def list_replies(cells: int, size: int) -> Replies:
    """The replies for every set of `size` among `cells` cells."""
    sets = BINOMIAL[cells, size]
    taken = np.zeros((sets, size), np.uint32)
    free = np.zeros((sets, cells - size), np.uint32)
    dropped = np.zeros((sets, cells - size), np.uint32)
    chosen = (1 << size) - 1
    for rank in range(sets):
        t = 0
        f = 0
        for j in range(cells):
            if chosen >> j & 1:
                taken[rank, t] = j
                t += 1
            else:
                free[rank, f] = j
                dropped[rank, f] = rank_of(chosen & (1 << j) - 1 | chosen >> j + 1 << j)
                f += 1
        if size:
            chosen = next_set(chosen)
    return Replies(taken, free, dropped)


@kernel
def solve_rows(level: Level, begin: int, end: int, replies: Replies, rules: Rules) -> None:
    """The classes of a level whose set `mine` has a rank from `begin` to `end`, out of the level below."""
    number, last, cells, my_fives, their_fives, below, here = level
    taken, free, dropped = replies
    both_wins, both_holds, on_placement = rules
    my_count = number // 2
    their_count = number - my_count
    my_offset, their_offset = 0, 0  # where the sets of this size begin in the tables of fives
    for size in range(my_count):
        my_offset += BINOMIAL[cells, size]
    for size in range(their_count):
        their_offset += BINOMIAL[cells, size]
    next_offset = my_offset + BINOMIAL[cells, my_count]
    left = cells - my_count
    their_sets = BINOMIAL[left, their_count]
    my_columns = BINOMIAL[cells - their_count, my_count]
    child_columns = BINOMIAL[left - 1, their_count] if left else 0
    parity = 2 * (number & 1)
    where = np.empty(cells, np.int64)  # the free cells beside mine, in order
    rows = np.empty(cells, np.uint64)
    place0 = np.empty(cells, np.int64)
    place1 = np.empty(cells, np.int64)
    my_cells = np.empty(cells, np.int64)
    my_lower = np.empty(cells, np.int64)
    mine = set_of_rank(begin, my_count)
    for my_rank in range(begin, end):
        n = 0
        m = 0
        for i in range(cells):
            if mine >> i & 1:
                my_cells[m] = i
                my_lower[m] = (1 << i) - 1
                m += 1
            else:
                where[n] = i
                n += 1
        if number < last:
            for j in range(left):
                with_j = rank_of(mine | 1 << where[j])
                rows[j] = with_j * child_columns
                place0[j] = my_fives[next_offset + with_j, parity] if on_placement else 0
                place1[j] = my_fives[next_offset + with_j, parity + 1] if on_placement else 0
        mine0, mine1 = my_fives[my_offset + my_rank, parity], my_fives[my_offset + my_rank, parity + 1]
        for rank in range(their_sets):
            theirs = 0
            their_rank = 0
            for t in range(their_count):
                cell = where[taken[rank, t]]
                theirs |= 1 << cell
                their_rank += RANK_PART[t, cell]
            win0, win1, hold0, hold1 = NONE, NONE, ALL, ALL
            if number < last:
                wins0, wins1, holds0, holds1 = ALL, ALL, ALL, ALL
                now0, now1 = NONE, NONE
                for f in range(left - their_count):
                    j = free[rank, f]
                    child = rows[j] + dropped[rank, f]
                    wins0 &= below[child, 0]
                    wins1 &= below[child, 1]
                    holds0 &= below[child, 2]
                    holds1 &= below[child, 3]
                    now0 |= place0[j]
                    now1 |= place1[j]
                # I win where after some marble they do not hold, and hold where they do not win.
                win0, win1, hold0, hold1 = ~holds0, ~holds1, ~wins0, ~wins1
                either = win0 | win1
                win0, win1 = beside(win0) | either | now0, beside(win1) | either | now1
                either = hold0 | hold1
                hold0, hold1 = beside(hold0) | either | now0, beside(hold1) | either | now1
            theirs0 = their_fives[their_offset + their_rank, parity]
            theirs1 = their_fives[their_offset + their_rank, parity + 1]
            both0, both1 = mine0 & theirs0, mine1 & theirs1
            column = 0
            for i in range(my_count):
                column += RANK_PART[i, my_cells[i] - marbles_in(theirs & my_lower[i])]
            index = their_rank * my_columns + column
            here[index, 0] = (win0 | mine0) & ~theirs0 | both0 & both_wins
            here[index, 1] = (win1 | mine1) & ~theirs1 | both1 & both_wins
            here[index, 2] = (hold0 | mine0) & ~theirs0 | both0 & both_holds
            here[index, 3] = (hold1 | mine1) & ~theirs1 | both1 & both_holds
        if my_count:
            mine = next_set(mine)
