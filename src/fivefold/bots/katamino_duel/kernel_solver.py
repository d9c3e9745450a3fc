"""Who wins a duel: alpha-beta on win and loss, down to the graph game of `kernel_graph.py`.

A position is the list of placements that still fit, sorted by side and piece, and two sets of squares: `reach`, of
which a legal placement covers at least one, and what of it is `carried` over to the next position. With pieces on the
board both are the squares that touch one (KT11); on the empty board the centre is within reach and nothing is carried
(KT10); where pieces need not touch, both are always all squares.

Side 0 is the one to move at depth 0. Where both lay from one pool (`shared`) the pool is in the hand of side 0.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.katamino_duel.kernel_graph import DEPTH, MOST, Graph, draw, mover_wins, new_graph
from fivefold.bots.katamino_duel.kernel_table import canonical, probe, store
from fivefold.games.katamino_duel.kernel import Table, Words
from fivefold.kernels import kernel

EMPTY = np.uint64(0)
PLACEMENTS = 2308
STOPPED = -1

# frames[depth, ·]
LENGTH, SPLIT, GROUPS, TO_TRY, ENTERED, PIECES, TRIED, GROUP, START = 0, 1, 2, 3, 4, 5, 7, 8, 24
# words[depth, ·]
REACH, CARRIED, LIVE, TOUCH, KEY = 0, 1, 2, 3, 4
# counts[·]: what a search reports (positions, graphs, finds in the table, a winning placement) and obeys (stop, most
# positions or 0)
NODES, GRAPHS, FOUND, STOP, LIMIT, WINNING = 0, 1, 2, 3, 4, 5
NONE = -1


class Placements(NamedTuple):
    """Every placement of the game: its squares, those it touches, its piece."""

    masks: Words
    halos: Words
    pieces: Table


class Root(NamedTuple):
    """The position to be solved, seen from the side to move."""

    taken: np.uint64
    reach: np.uint64
    carried: np.uint64
    mine: int
    theirs: int
    shared: int


class Scratch(NamedTuple):
    """The working memory of one search; a thread needs its own."""

    masks: Words  # [depth, i]: the list of placements
    places: Table  # [depth, i]: their numbers in the tables of the game
    orders: Table  # [depth, j]: moves to try, with their replies in the upper bits
    frames: Table
    words: Words
    graph: Graph
    halos: Words
    counts: Table


def new_scratch() -> Scratch:
    """Working memory for one thread, about half a megabyte."""
    return Scratch(
        np.zeros((DEPTH, PLACEMENTS), np.uint64),
        np.zeros((DEPTH, PLACEMENTS), np.int64),
        np.zeros((DEPTH, PLACEMENTS), np.int64),
        np.zeros((DEPTH, 40), np.int64),
        np.zeros((DEPTH, 8), np.uint64),
        new_graph(),
        np.zeros(64, np.uint64),
        np.zeros(8, np.int64),
    )


@kernel
def count_fitting(masks: Words, first: int, last: int, taken: np.uint64, reach: np.uint64) -> int:
    """How many placements of a list are legal once `taken` is covered."""
    n = 0
    for i in range(first, last):
        n += (masks[i] & taken == EMPTY) & (masks[i] & reach != EMPTY)
    return n


@kernel
def effort_of(nodes: int) -> int:
    """The power of two in a number of nodes."""
    power = 0
    while nodes > 1:
        nodes >>= 1
        power += 1
    return power


@kernel
def write_key(scratch: Scratch, depth: int, shared: int) -> None:
    """Enter what a position's value depends on: words LIVE and TOUCH of the canonical image, the pieces as KEY."""
    frame, words = scratch.frames[depth], scratch.words[depth]
    hands = frame[PIECES] | frame[PIECES + 1] << 12
    if depth & 1 and not shared:
        hands = frame[PIECES + 1] | frame[PIECES] << 12
    words[LIVE], words[TOUCH] = canonical(words[LIVE], words[LIVE] & words[REACH])
    words[KEY] = np.uint64(hands)


@kernel
def begin(placements: Placements, scratch: Scratch, root: Root) -> None:
    """Enter the list at depth 0."""
    all_masks, _, all_pieces = placements
    taken = root.taken
    frame = scratch.frames[0]
    n, k, live = 0, 0, EMPTY
    for side in range(2):
        frame[PIECES + side] = 0
        hand = root.theirs if side else root.mine
        if side and root.shared:
            hand = 0
        for piece in range(12):
            before = n
            if hand >> piece & 1:
                for p in range(len(all_masks)):
                    if all_pieces[p] == piece and all_masks[p] & taken == EMPTY:
                        scratch.masks[0, n] = all_masks[p]
                        scratch.places[0, n] = p
                        live |= all_masks[p]
                        n += 1
            if n > before:
                frame[GROUP + k], frame[START + k] = piece, before
                frame[PIECES + side] |= 1 << piece
                k += 1
        if side == 0:
            frame[SPLIT] = n
    frame[LENGTH], frame[GROUPS], frame[START + k] = n, k, n
    scratch.words[0, LIVE] = live


@kernel
def lay(all_halos: Words, all_pieces: Table, scratch: Scratch, depth: int, i: int) -> None:
    """Enter the list at the next depth, after the i-th placement of this one is laid."""
    frame, after = scratch.frames[depth], scratch.frames[depth + 1]
    masks, places = scratch.masks[depth], scratch.places[depth]
    next_masks, next_places = scratch.masks[depth + 1], scratch.places[depth + 1]
    mask, place = masks[i], places[i]
    piece = all_pieces[place]
    n, groups, live = 0, 0, EMPTY
    after[PIECES], after[PIECES + 1], after[SPLIT] = 0, 0, 0
    split = frame[SPLIT]
    for k in range(frame[GROUPS]):
        first, last = frame[START + k], frame[START + k + 1]
        if frame[GROUP + k] == piece:
            continue
        before = n
        for j in range(first, last):
            # Always written, but kept only if it fits: a branch here would be guessed wrongly half the time.
            next_masks[n] = masks[j]
            next_places[n] = places[j]
            n += masks[j] & mask == EMPTY
        if n > before:
            after[GROUP + groups], after[START + groups] = frame[GROUP + k], before
            groups += 1
            if last <= split:
                after[SPLIT] = n
                after[PIECES] |= 1 << frame[GROUP + k]
            else:
                after[PIECES + 1] |= 1 << frame[GROUP + k]
    for j in range(n):
        live |= next_masks[j]
    after[LENGTH], after[GROUPS], after[START + groups] = n, groups, n
    words, next_words = scratch.words[depth], scratch.words[depth + 1]
    next_words[REACH] = words[CARRIED] | all_halos[place]
    next_words[CARRIED] = next_words[REACH]
    next_words[LIVE] = live


@kernel
def list_moves(all_halos: Words, scratch: Scratch, depth: int, shared: int) -> int:
    """List the moves with the number of replies; 1 if one of them leaves none, 0 if there is no move, else -1."""
    frame, words, masks, places = (
        scratch.frames[depth],
        scratch.words[depth],
        scratch.masks[depth],
        scratch.places[depth],
    )
    order = scratch.orders[depth]
    reach, carried = words[REACH], words[CARRIED]
    n, split = frame[LENGTH], frame[SPLIT]
    first, last = 0, n
    if not shared:
        if depth & 1:
            last = split
        else:
            first = split
    count = 0
    for k in range(frame[GROUPS]):
        start, end = frame[START + k], frame[START + k + 1]
        if not shared and (end <= split) == (depth & 1):
            continue
        for i in range(start, end):
            if masks[i] & reach == EMPTY:
                continue
            within = carried | all_halos[places[i]]
            replies = count_fitting(masks, first, last, masks[i], within)
            if shared:
                replies -= count_fitting(masks, start, end, masks[i], within)
            if replies == 0:
                order[0] = i
                return 1
            order[count] = replies << 16 | i
            count += 1
    frame[TO_TRY] = count
    return -1 if count else 0


@kernel
def solve_graph(all_halos: Words, scratch: Scratch, depth: int, shared: int) -> int:
    """The value of a position with few placements, by the graph game."""
    frame, masks, places = scratch.frames[depth], scratch.masks[depth], scratch.places[depth]
    n = frame[LENGTH]
    for i in range(n):
        scratch.halos[i] = all_halos[places[i]]
    draw(masks, scratch.halos, frame[START:], n, frame[GROUPS], scratch.graph.edges)
    alive = (1 << n) - 1
    touch, reach = 0, scratch.words[depth, REACH]
    for i in range(n):
        if masks[i] & reach != EMPTY:
            touch |= 1 << i
    first = alive if shared else (1 << frame[SPLIT]) - 1
    second = alive if shared else alive & ~first
    mine, theirs = first, second
    if depth & 1:
        mine, theirs = second, first
    counts = scratch.counts
    counts[GRAPHS] += 1
    scratch.graph.work[0, 0] = 0
    value = mover_wins(scratch.graph, counts[GRAPHS], mine, theirs, shared, alive, touch)
    counts[NODES] += scratch.graph.work[0, 0]
    return value


@kernel
def solve(placements: Placements, scratch: Scratch, table: Words, root: Root) -> int:
    """1 if the side to move wins, 0 if it loses, -1 if the search was stopped; counts[WINNING] is a move that wins.

    The first position is not looked up and never left to the graph game, so that a winning move is known.
    """
    frames, words, counts = scratch.frames, scratch.words, scratch.counts
    all_halos, all_pieces, shared = placements.halos, placements.pieces, root.shared
    counts[WINNING] = NONE
    begin(placements, scratch, root)
    words[0, REACH], words[0, CARRIED] = root.reach, root.carried
    write_key(scratch, 0, shared)
    depth = -1  # of the position whose moves are being tried
    while True:
        here = depth + 1
        value = NONE
        if here:
            value = probe(table, words[here, LIVE], words[here, TOUCH], words[here, KEY])
        if value >= 0:
            counts[FOUND] += 1
        else:
            frames[here, ENTERED] = counts[NODES]
            if here and frames[here, LENGTH] <= MOST:
                value = solve_graph(all_halos, scratch, here, shared)
            else:
                counts[NODES] += 1
                if counts[STOP] or (counts[LIMIT] and counts[NODES] > counts[LIMIT]):
                    return STOPPED
                value = list_moves(all_halos, scratch, here, shared)
                if value < 0:
                    depth = here
                elif value and here == 0:
                    counts[WINNING] = scratch.places[0, scratch.orders[0, 0]]
            if value >= 0:
                nodes = counts[NODES] - frames[here, ENTERED]
                store(table, words[here, LIVE], words[here, TOUCH], words[here, KEY], value, effort_of(nodes))
        if value >= 0:
            # `here` is solved; go up while that solves the position above
            while depth >= 0 and (value == 0 or frames[depth, TO_TRY] == 0):
                if depth == 0 and value == 0:
                    counts[WINNING] = scratch.places[0, frames[0, TRIED]]
                value = 1 - value
                nodes = counts[NODES] - frames[depth, ENTERED]
                store(table, words[depth, LIVE], words[depth, TOUCH], words[depth, KEY], value, effort_of(nodes))
                depth -= 1
            if depth < 0:
                return value
        # try the next move of the position at `depth`
        order = scratch.orders[depth]
        n = frames[depth, TO_TRY]
        best = 0
        for j in range(1, n):
            if order[j] < order[best]:
                best = j
        i = order[best] & 0xFFFF
        order[best] = order[n - 1]
        frames[depth, TO_TRY], frames[depth, TRIED] = n - 1, i
        lay(all_halos, all_pieces, scratch, depth, i)
        write_key(scratch, depth + 1, shared)
