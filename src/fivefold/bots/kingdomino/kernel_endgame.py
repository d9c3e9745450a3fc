"""Known dominoes laid in the best way: every way tried for the few of an endgame, the most promising ones for many."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import castle_distance, cut_off, free_squares, push_for
from fivefold.bots.kingdomino.kernel_state import HARMONY, MIDDLE_KINGDOM, Doubles, points_of, rank_of
from fivefold.games.kingdomino.kernel import (
    FIELDS,
    FILLED,
    MOST_PLACES,
    Table,
    beside,
    count,
    crowns_in,
    lay,
    list_places,
    property_at,
)
from fivefold.kernels import kernel

TOO_MUCH = -1
ONE, OTHER = 1_000_003, 786_433  # two hashes of 40 bits stay within a word; together they tell boards apart


class Stack(NamedTuple):
    """A depth-first search: at each depth the board, the next domino's places, how many, and how many were tried."""

    boards: Table
    places: Table
    many: Table
    tried: Table


class ToCome(NamedTuple):
    """What is still to be laid: squares and crowns of each terrain, and how many dominoes."""

    squares: Table
    crowns: Table
    dominoes: int


class Grown(NamedTuple):
    """Boards with one domino more, each with its parent, the domino's place, an estimate and a hash."""

    boards: Table
    parents: Table
    places: Table
    estimates: Doubles
    hashes: Table


@kernel
def best_rank(kingdom: Table, dominoes: Table, size: int, bonus: int, stack: Stack, work: int) -> tuple[int, int]:
    """The highest rank number (`rank_of`) after laying these dominoes in turn, 0 among them meaning none, and the work
    that is left; TOO_MUCH when it was not enough. What fits must be laid (KD7)."""
    boards = stack.boards
    places = stack.places
    many = stack.many
    tried = stack.tried
    n = len(dominoes)
    best = -1
    depth = 0
    boards[0] = kingdom
    many[0] = -1
    while depth >= 0:
        if depth == n:
            points = points_of(boards[depth], size, bonus)
            if points << 16 | 0xFFFF > best:
                best = max(best, rank_of(boards[depth], points, bonus))
            depth -= 1
            continue
        if many[depth] < 0:
            work -= 1
            if work < 0:
                return TOO_MUCH, 0
            many[depth] = list_places(boards[depth], dominoes[depth], size, places[depth]) if dominoes[depth] else 0
            tried[depth] = 0
        if tried[depth] >= max(1, many[depth]):
            depth -= 1
            continue
        boards[depth + 1] = boards[depth]
        if many[depth]:
            lay(boards[depth + 1], dominoes[depth], places[depth, tried[depth]])
        tried[depth] += 1
        depth += 1
        if depth < n:
            many[depth] = -1
    return best, work


@kernel
def best_ranks(kingdoms: Table, ways: Table, size: int, bonus: int, work: int) -> tuple[Table, int]:
    """`best_rank` of each kingdom (a row) with each way (a row of dominoes), and the work left: TOO_MUCH if none is."""
    depth = ways.shape[1]
    stack = Stack(
        np.zeros((depth + 1, FIELDS), np.int64),
        np.zeros((depth + 1, MOST_PLACES), np.int64),
        np.zeros(depth + 1, np.int64),
        np.zeros(depth + 1, np.int64),
    )
    ranks = np.zeros((len(kingdoms), len(ways)), np.int64)
    for k in range(len(kingdoms)):
        for w in range(len(ways)):
            ranks[k, w], work = best_rank(kingdoms[k], ways[w], size, bonus, stack, work)
            if ranks[k, w] == TOO_MUCH:
                return ranks, TOO_MUCH
    return ranks, work


@kernel
def laid_each(kingdom: Table, domino: int, places: Table) -> Table:
    """The kingdom with the domino at each of these places (-1: nowhere), a row for each."""
    boards = np.empty((len(places), FIELDS), np.int64)
    for i in range(len(places)):
        boards[i] = kingdom
        if places[i] >= 0:
            lay(boards[i], domino, places[i])
    return boards


@kernel
def ceiling(kingdom: Table, size: int, bonus: int, to_come: ToCome) -> int:
    """An upper bound on the points of a kingdom: every property that is not closed in joins all the others of its
    terrain, and all that is to come."""
    total = 0
    free = free_squares(kingdom, size)
    moved = push_for(kingdom, size)
    for terrain in range(6):
        ground = kingdom[terrain] << moved
        rest = ground
        open_squares = to_come.squares[terrain]
        open_crowns = to_come.crowns[terrain]
        while rest:
            area = property_at(ground, rest & -rest)
            rest &= ~area
            crowns = crowns_in(kingdom, area >> moved)
            if size != 5 or beside(area) & free:  # a larger kingdom may reach farther than `free` shows
                open_squares += count(area)
                open_crowns += crowns
            else:
                total += count(area) * crowns
        total += open_squares * open_crowns
    if bonus & MIDDLE_KINGDOM and castle_distance(kingdom) <= size // 2:
        total += 10
    if bonus & HARMONY and count(kingdom[FILLED]) + 2 * to_come.dominoes >= size * size:
        total += 5
    return total


@kernel
def grow(
    boards: Table, domino: int, size: int, bonus: int, to_come: ToCome, floor: int, grown: Grown
) -> tuple[int, int]:
    """Lay a domino on every board in every way; what cannot come to more than `floor` points is left out.

    Gives how many boards there are now, and how many ceilings cut off; -1 if there was no room for all.
    """
    after = grown.boards
    places = grown.places
    found = np.empty(MOST_PLACES, np.int64)
    n = 0
    cut = 0
    for b in range(len(boards)):
        many = list_places(boards[b], domino, size, found)
        for i in range(max(1, many)):
            if n == len(after):
                return n, -1
            after[n] = boards[b]
            places[n] = -1
            if many:
                places[n] = found[i]
                lay(after[n], domino, found[i])
            most = ceiling(after[n], size, bonus, to_come)
            if most <= floor:
                cut += 1
                continue
            grown.parents[n] = b
            points = points_of(after[n], size, bonus)
            grown.estimates[n] = points + 0.35 * (most - points) - 2.0 * cut_off(free_squares(after[n], size))
            one = 0
            other = 0
            for field in range(FIELDS):
                one = (one * ONE + after[n, field] % 998_244_353) & 0xFFFFFFFFFF
                other = (other * OTHER + after[n, field] % 1_000_000_007) & 0xFFFFFFFFFF
            grown.hashes[n] = one << 22 | other >> 18
            n += 1
    return n, cut
