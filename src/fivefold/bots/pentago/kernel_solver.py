"""The exact solver: every way to fill a late Pentago board, from the full board back to the root.

Rotations are taken out of the positions (`kernel_words.py`). So a *class* is two sets of the root's empty cells, mine
and theirs, and holds the worth of the 128 boards of its level's parity, one bit each. A level k holds all classes k
turns after the root.

There are two *chains* of levels, which know nothing of each other: the boards that the side to move wins on the even
levels and those that it does not lose on the odd ones; and the other way about. In each a level follows from the one
below by the same step, two words a class.

The first `near` of the empty cells are the near ones, the others the far ones. The classes of a level with the same far
marbles are a *block*:

    by marbles on far cells, mine then theirs | by rank of my far cells | by rank of their far cells beside mine
        word 0 of each class, word 1 of each class; classes by the near cells of the root's side, then of the other

After a marble on a far cell the class has the same place in another block, so whole blocks are met word by word. After
a marble on a near cell it stands in the one other block that differs by its near marbles alone, and `Near` says where.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.pentago.kernel_sets import (
    BINOMIAL,
    next_set,
    rank_above,
    rank_beside,
    rank_of,
    set_of_rank,
    spread_beside,
)
from fivefold.bots.pentago.kernel_words import ALL, beside
from fivefold.games.pentago.kernel import Table, marbles_in
from fivefold.kernels import kernel

Ranks = NDArray[np.uint16]
Place = np.integer[Any]
"""Where a word is; see `meet`."""


class Near(NamedTuple):
    """The classes of the near cells alone, by how many marbles are mine and theirs [mine, theirs].

    For each class the ranks of my set and of theirs; and for its first free cell, then for its second, and so on, the
    number of each class after a marble of mine there, and the rank of my set with it.
    """

    begin: Table
    begin_after: Table
    mine: Ranks
    theirs: Ranks
    after: Ranks
    with_cell: Ranks


class Level(NamedTuple):
    """A level to be solved: its number, the level that counts as the end (a full board or a horizon), the number of
    cells and of near ones; for each chain what stays open at the end (all bits or none), and what two fives are worth;
    whether a five on placement wins; in which class the blocks begin [mine, theirs on far cells], here and below.
    """

    number: int
    last: int
    cells: int
    near: int
    open_boards: Table
    two_fives: Table
    on_placement: int
    begins: Table
    begins_below: Table


class Words(NamedTuple):
    """The words that a level is solved from, and where it goes: the fives of the side to move and of the other, and
    each chain's words of the level below and of this one.
    """

    my_fives: Table
    their_fives: Table
    below: Table
    here: Table


@kernel
def near_number(first: int, second: int, cells: int, count: int) -> int:
    """The number of a class of near cells: the root's side, the other with `count` marbles."""
    sets = BINOMIAL[cells - marbles_in(first), count]
    return rank_of(first) * sets + rank_beside(second, first)


@kernel
def list_near(cells: int, my_most: int, their_most: int, swapped: int) -> Near:
    """The classes of `cells` near cells with up to so many marbles a side; `swapped` where the root's side waits."""
    begin = np.zeros((cells + 1, cells + 1), np.int64)
    begin_after = np.zeros((cells + 1, cells + 1), np.int64)
    total, total_after = 0, 0
    for mine in range(min(cells, my_most) + 1):
        for theirs in range(min(cells - mine, their_most) + 1):
            begin[mine, theirs] = total
            begin_after[mine, theirs] = total_after
            size = BINOMIAL[cells, mine] * BINOMIAL[cells - mine, theirs]
            total += size
            total_after += size * (cells - mine - theirs)
    my_ranks, their_ranks = np.empty(total, np.uint16), np.empty(total, np.uint16)
    after = np.empty(total_after, np.uint16)
    with_cell = np.empty(total_after, np.uint16)
    n = 0
    for mine in range(min(cells, my_most) + 1):
        for theirs in range(min(cells - mine, their_most) + 1):
            size = BINOMIAL[cells, mine] * BINOMIAL[cells - mine, theirs]
            at = begin_after[mine, theirs]
            p, q = (theirs, mine) if swapped else (mine, theirs)
            first = (1 << p) - 1
            for _ in range(BINOMIAL[cells, p]):
                packed = (1 << q) - 1
                for _ in range(BINOMIAL[cells - p, q]):
                    second = spread_beside(packed, first)
                    my_set, their_set = (second, first) if swapped else (first, second)
                    my_ranks[n] = rank_of(my_set)
                    their_ranks[n] = rank_of(their_set)
                    n += 1
                    k = at
                    for j in range(cells):
                        if (first | second) >> j & 1:
                            continue
                        more = my_set | 1 << j
                        if swapped:
                            after[k] = near_number(first, more, cells, q + 1)
                        else:
                            after[k] = near_number(more, second, cells, q)
                        with_cell[k] = rank_of(more)
                        k += size
                    at += 1
                    if q:
                        packed = next_set(packed)
                if p:
                    first = next_set(first)
    return Near(begin, begin_after, my_ranks, their_ranks, after, with_cell)


# In these loops places are counted in uint64, which cannot be negative: so no branch is needed, and the compiler finds
# wide instructions. They take whole arrays and places, because making a slice takes as long as ten words.


@kernel
def meet(found: Table, size: int, words: Table, one: Place, two: Place) -> None:
    """Keep the boards that the words from both places on have too."""
    for i in range(size):
        k = np.uint64(i)
        found[k] &= words[one + k] & words[two + k]


@kernel
def meet_chosen(
    found: Table, begin: Place, size: int, words: Table, at: Place, chosen: Ranks, one: Place, two: Place
) -> None:
    """Keep the boards that two chosen words each have too; `chosen` has their places, counted from `at`."""
    for i in range(size):
        k = np.uint64(i)
        found[begin + k] &= words[at + chosen[one + k]] & words[at + chosen[two + k]]


@kernel
def take_chosen(found: Table, begin: Place, words: Table, chosen: Ranks) -> None:
    """Put the chosen word, one for each."""
    for i in range(len(chosen)):
        k = np.uint64(i)
        found[begin + k] = words[chosen[k]]


@kernel
def add_chosen(found: Table, begin: Place, size: int, words: Table, chosen: Ranks, at: Place) -> None:
    """Add the boards of the chosen word, one for each."""
    for i in range(size):
        k = np.uint64(i)
        found[begin + k] |= words[chosen[at + k]]


@kernel
def turn_block(
    below: Table, size: int, now: Table, mine: Table, theirs: Table, two_fives: int, here: Table, begin: Place
) -> None:
    """A block out of what all its marbles lead to: I have a board where after some turn they have not, or `now`.

    Fives of theirs end the game; where both have five the rule says.
    """
    for i in range(size):
        k = np.uint64(i)
        n = np.uint64(size) + k
        low, high = ~below[k], ~below[n]
        either = low | high
        here[begin + k] = (beside(low) | either | now[k]) & (~theirs[k] | mine[k] & two_fives)
        here[begin + n] = (beside(high) | either | now[n]) & (~theirs[n] | mine[n] & two_fives)


@kernel
def take_fives(fives: Table, begin: int, parity: int, sets: Table, count: int) -> None:
    """The words [h, rank] of `count` sets that follow each other in the table of fives."""
    for rank in range(count):
        sets[0, rank] = fives[begin + rank, 2 * parity]
        sets[1, rank] = fives[begin + rank, 2 * parity + 1]


@kernel
def add_fives(fives: Table, begin: int, parity: int, sets: Table, count: int) -> None:
    """Add the words of `count` sets that follow each other in the table of fives."""
    for rank in range(count):
        sets[0, rank] |= fives[begin + rank, 2 * parity]
        sets[1, rank] |= fives[begin + rank, 2 * parity + 1]


@kernel
def solve_blocks(level: Level, near_classes: Near, words: Words, items: Table) -> None:
    """The blocks of a level for some of their far sets; an item is such sets of a size, from a rank to another."""
    number, last, cells, near, open_boards, two_fives, on_placement, begins, begins_below = level
    near_begin, after_begin, near_mine, near_theirs, near_after, near_with = near_classes
    my_fives, their_fives, below, here = words
    far, parity = cells - near, number & 1
    my_count = number // 2
    their_count = number - my_count
    placing = number < last and on_placement != 0
    my_offset, their_offset = 0, 0  # where the sets of this size begin in the tables of fives
    for size in range(my_count):
        my_offset += BINOMIAL[cells, size]
    for size in range(their_count):
        their_offset += BINOMIAL[cells, size]
    next_offset = my_offset + BINOMIAL[cells, my_count]
    most = 1
    for mine in range(min(near, my_count) + 1):
        for theirs in range(min(near - mine, their_count) + 1):
            most = max(most, BINOMIAL[near, mine] * BINOMIAL[near - mine, theirs])
    found, now = np.empty(2 * most, np.int64), np.empty(2 * most, np.int64)
    mine_words, their_words = np.empty(2 * most, np.int64), np.empty(2 * most, np.int64)
    sets_room = BINOMIAL[near, min(near // 2, my_count + 1)]
    # By near sets, fives of mine; of mine with one more marble, on some free far cell or on this near one; of theirs.
    mine_sets = np.empty((2, sets_room), np.int64)
    now_sets = np.empty((2, sets_room), np.int64)
    with_sets = np.empty((2, sets_room), np.int64)
    their_sets = np.empty((2, sets_room), np.int64)
    places = np.empty(far + 1, np.uint64)
    for item in range(len(items)):
        their_far, begin, end = items[item, 0], items[item, 1], items[item, 2]
        their_near = their_count - their_far
        others = far - their_far
        theirs = set_of_rank(begin, their_far)
        for their_rank in range(begin, end):
            at = their_offset + rank_above(theirs, 0, their_near, near)
            take_fives(their_fives, at, parity, their_sets, BINOMIAL[near, their_near])
            for my_far in range(max(0, my_count + their_near - near), min(my_count, others) + 1):
                my_near = my_count - my_far
                free = near - my_near - their_near
                my_sets = BINOMIAL[near, my_near]
                size = my_sets * BINOMIAL[near - my_near, their_near]
                sets_after, size_after = 0, 0
                if free:
                    sets_after = BINOMIAL[near, my_near + 1]
                    size_after = sets_after * BINOMIAL[near - my_near - 1, their_near]
                step = np.uint64(size)
                at = near_begin[my_near, their_near]
                my_ranks, their_ranks = near_mine[at : at + size], near_theirs[at : at + size]
                at = after_begin[my_near, their_near]
                after, with_cell = near_after[at : at + size * free], near_with[at : at + size * free]
                for h in range(2):
                    take_chosen(their_words, np.uint64(h) * step, their_sets[h], their_ranks)
                packed = (1 << my_far) - 1  # mine among the far cells that are not theirs
                for _ in range(BINOMIAL[others, my_far]):
                    mine = spread_beside(packed, theirs)
                    at = my_offset + rank_above(mine, 0, my_near, near)
                    take_fives(my_fives, at, parity, mine_sets, my_sets)
                    if placing:
                        take_fives(my_fives, at, parity, now_sets, my_sets)
                        for j in range(far):
                            if (mine | theirs) >> j & 1 == 0:
                                at = next_offset + rank_above(mine | 1 << j, 0, my_near, near)
                                add_fives(my_fives, at, parity, now_sets, my_sets)
                        at = next_offset + rank_above(mine, 0, my_near + 1, near)
                        take_fives(my_fives, at, parity, with_sets, sets_after)
                    for h in range(2):
                        begin_word = np.uint64(h) * step
                        take_chosen(mine_words, begin_word, mine_sets[h], my_ranks)
                        if placing:
                            take_chosen(now, begin_word, now_sets[h], my_ranks)
                            for f in range(free):
                                add_chosen(now, begin_word, size, with_sets[h], with_cell, np.uint64(f) * step)
                    count = 0
                    if number < last:
                        for j in range(others):
                            if packed >> j & 1 == 0:
                                row = their_rank * BINOMIAL[others, my_far + 1] + rank_of(packed | 1 << j)
                                places[count] = 2 * (begins_below[their_far, my_far + 1] + row * size)
                                count += 1
                    row = their_rank * BINOMIAL[others, my_far] + rank_of(packed)
                    near_place = 2 * (begins_below[their_far, my_far] + row * size_after)
                    row = rank_of(mine) * BINOMIAL[far - my_far, their_far] + rank_beside(theirs, mine)
                    place = np.uint64(2 * (begins[my_far, their_far] + row * size))
                    for chain in range(len(here)):
                        words_below = below[chain]
                        for i in range(2 * size):
                            found[i] = ALL if number < last else ~open_boards[chain]
                        for j in range(0, count, 2):
                            meet(found, 2 * size, words_below, places[j], places[min(j + 1, count - 1)])
                        for h in range(2 if number < last else 0):
                            begin_word, at_word = np.uint64(h) * step, np.uint64(near_place + h * size_after)
                            for f in range(0, free, 2):
                                one, two = np.uint64(f) * step, np.uint64(min(f + 1, free - 1)) * step
                                meet_chosen(found, begin_word, size, words_below, at_word, after, one, two)
                        fives = now if placing else mine_words
                        turn_block(found, size, fives, mine_words, their_words, two_fives[chain], here[chain], place)
                    if my_far:
                        packed = next_set(packed)
            if their_far:
                theirs = next_set(theirs)


@kernel
def plain_words(level: Level, chains: Table) -> Table:
    """The words of a level's classes, won [0, 1] and not lost [2, 3], by the rank of the set of the side that has just
    moved and, beside it, of the other.
    """
    number, cells, near, begins = level.number, level.cells, level.near, level.begins
    far, low = cells - near, (1 << near) - 1
    my_count = number // 2
    their_count = number - my_count
    columns = BINOMIAL[cells - their_count, my_count]
    words = np.empty((BINOMIAL[cells, their_count] * columns, 4), np.int64)
    theirs = (1 << their_count) - 1
    n = 0
    for _ in range(BINOMIAL[cells, their_count]):
        packed = (1 << my_count) - 1
        for _ in range(columns):
            mine = spread_beside(packed, theirs)
            my_far, their_far = marbles_in(mine >> near), marbles_in(theirs >> near)
            my_near, their_near = my_count - my_far, their_count - their_far
            size = BINOMIAL[near, my_near] * BINOMIAL[near - my_near, their_near]
            row = rank_of(mine >> near) * BINOMIAL[far - my_far, their_far]
            row += rank_beside(theirs >> near, mine >> near)
            at = 2 * (begins[my_far, their_far] + row * size)
            if number & 1:
                at += near_number(theirs & low, mine & low, near, my_near)
            else:
                at += near_number(mine & low, theirs & low, near, their_near)
            for chain in range(2):
                word = 2 * ((chain + number) & 1)
                words[n, word] = chains[chain, at]
                words[n, word + 1] = chains[chain, at + size]
            n += 1
            if my_count:
                packed = next_set(packed)
        if their_count:
            theirs = next_set(theirs)
    return words
