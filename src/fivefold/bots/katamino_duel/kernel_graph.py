"""The end of a duel as a game on a graph: at most 62 placements are left, each a bit of one word.

A position is two words: `alive`, the placements that still fit and whose piece still lies beside the board, and
`touch`, those of them that touch a piece. Laying placement i is two operations:

    alive &= ~clash[i]      clash[i]: those that overlap i or are of its piece, i among them
    touch |= near[i]        near[i]:  those that touch i

`own` holds the placements of each side (all of them twice where both lay from one pool).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.games.katamino_duel.kernel import Table, Words
from fivefold.kernels import kernel

MOST = 62
DEPTH = 14
EMPTY = np.uint64(0)

MEMO_BITS = 12
MASK62 = (1 << 62) - 1


class Graph(NamedTuple):
    """A graph and the working memory of its search."""

    edges: Table  # [clash, near or siblings, placement]
    memo: Table  # a transposition table for one graph after the other: alive, touch, the graph's number and the value
    work: Table  # [0, 0]: positions visited; [1 + depth]: alive, touch, moves left to try, those with their replies


def new_graph() -> Graph:
    """An empty graph."""
    return Graph(
        np.zeros((3, 64), np.int64), np.zeros((1 << MEMO_BITS, 3), np.int64), np.zeros((DEPTH + 1, 72), np.int64)
    )


@kernel
def size_of(members: int) -> int:
    """How many placements are in a set."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


@kernel
def lowest(members: int) -> int:
    """The bit number of the first member; there must be one."""
    return size_of((members & -members) - 1)


@kernel
def draw(masks: Words, halos: Words, starts: Table, n: int, pieces: int, edges: Table) -> None:
    """Enter the clashes [0], the nearness [1] and the siblings [2] of n placements that are sorted by piece."""
    for k in range(pieces):
        first, last = starts[k], starts[k + 1]
        siblings = (1 << last) - (1 << first)
        for i in range(first, last):
            mask, halo = masks[i], halos[i]
            clash, near = siblings, 0
            for j in range(n):
                bit = 1 << j
                clash |= bit if mask & masks[j] != EMPTY else 0
                near |= bit if halo & masks[j] != EMPTY else 0
            edges[0, i], edges[1, i], edges[2, i] = clash, near, siblings


@kernel
def mover_wins(graph: Graph, number: int, mine: int, theirs: int, shared: int, alive: int, touch: int) -> int:
    """1 if the side to move lays the last piece; `work[0, 0]` grows by the positions visited.

    `memo` remembers positions of this graph, which has its own `number`. A mover who cannot end the game at once and
    of whose pieces no other could follow the answer has lost: with one pool that is so with two pieces left.
    """
    edges, memo, work = graph
    depth = 0
    nodes = 0
    entering = 1
    value = 0
    while True:
        row = work[1 + depth]
        if entering:
            nodes += 1
            entering = 0
            even = depth & 1
            own = theirs if even else mine
            other = mine if even else theirs
            moves = alive & touch & own
            value = -1
            n = 0
            rest = moves
            while rest:
                i = lowest(rest)
                rest &= rest - 1
                replies = alive & ~int(edges[0, i]) & (touch | int(edges[1, i])) & other
                if replies == 0:
                    value = 1
                    break
                row[3 + n] = size_of(replies) << 6 | i
                n += 1
            if value < 0:
                if n == 0:
                    value = 0
                else:
                    later = alive & own
                    later &= ~int(edges[2, lowest(later)])
                    if shared and later:
                        later &= ~int(edges[2, lowest(later)])
                    if later == 0:
                        value = 0
            if value < 0 and depth:
                at = ((alive * 2862933555777941757 + touch * 3202034522624059733) & MASK62) >> (62 - MEMO_BITS)
                if memo[at, 0] == alive and memo[at, 1] == touch and memo[at, 2] >> 1 == number * 2 + even:
                    value = memo[at, 2] & 1
            if value < 0:
                row[0], row[1], row[2] = alive, touch, n
        else:
            # value is what the last move led to, as the other side sees it.
            if value == 0:
                value = 1
            elif row[2] == 0:
                value = 0
            else:
                value = -1
            if value >= 0 and depth:
                alive, touch = int(row[0]), int(row[1])
                at = ((alive * 2862933555777941757 + touch * 3202034522624059733) & MASK62) >> (62 - MEMO_BITS)
                memo[at, 0], memo[at, 1] = alive, touch
                memo[at, 2] = (number * 2 + (depth & 1)) << 1 | value
        if value >= 0:
            if depth == 0:
                work[0, 0] += nodes
                return value
            depth -= 1
            continue
        n = int(row[2])
        best = 0
        for k in range(1, n):
            if row[3 + k] < row[3 + best]:
                best = k
        i = int(row[3 + best]) & 63
        row[3 + best] = row[2 + n]
        row[2] = n - 1
        alive = int(row[0]) & ~int(edges[0, i])
        touch = (int(row[1]) | int(edges[1, i])) & alive
        depth += 1
        entering = 1
