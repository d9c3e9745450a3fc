"""Exact values of late Pentago positions, and of each of their moves.

The solver looks at every way to go on (see `kernel_solver.py`), so what it says is proved. Its time depends only on the
number of marbles: about 9 CPU-seconds and 1.1 GB with 18, a third of that with each further marble.

>>> from fivefold.games import pentago
>>> late = pentago.read_position("bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb")
>>> solution = solve(late)
>>> solution.value, len(solution.moves), max(solution.moves.values())
(-1, 64, -1)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import comb

import numpy as np

from fivefold.bots.pentago import kernel_solver as kernel
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS, NO_TURN, Table
from fivefold.games.pentago.notation import Move
from fivefold.refusals import Conflict, Refused

FEWEST_MARBLES = 14
CLASS_BYTES = 32
ROWS_AT_ONCE = 400_000  # classes; a few hundredths of a second, so that a search can be watched and stopped

Progress = Callable[[float], object]
"""Is told the share of the work that is done; it stops the solver by raising an exception."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What a position is worth to the side to move (1 win, 0 draw, -1 loss), and each legal move."""

    value: int
    moves: Mapping[Move, int]

    @property
    def best(self) -> list[Move]:
        """The moves that keep the value."""
        return [move for move, value in self.moves.items() if value == self.value]


def memory_needed(marbles: int) -> int:
    """How many bytes the solver takes with `marbles` on the board.

    >>> round(memory_needed(18) / 1e9, 1)
    1.0
    """
    cells = CELLS - marbles
    sizes = [classes(cells, level) for level in range(cells + 1)]
    return CLASS_BYTES * (max(sizes[::2]) + max(sizes[1::2], default=0))


def memory_free() -> int | None:
    """How many bytes this machine has free, where it says so."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def check_memory(marbles: int) -> None:
    """Refuse what does not fit, before it starts."""
    free, needed = memory_free(), memory_needed(marbles)
    if free is not None and needed > free:
        raise Refused(
            "To solve {marbles} marbles takes {needed:.1f} GB of memory, of which {free:.1f} GB are free,"
            " or a graphics card with as much (extra gpu), which is not there",
            code="too-little-memory",
            marbles=marbles,
            needed=needed / 1e9,
            free=free / 1e9,
        )


def classes(cells: int, level: int) -> int:
    """How many classes a level has: the ways to put its marbles on the empty cells.

    >>> classes(18, 2)
    306
    """
    mine = level // 2
    theirs = level - mine
    return comb(cells, theirs) * comb(cells - theirs, mine)


def empty_cells(state: pentago.State) -> Table:
    """The cells without a marble, in order."""
    return np.array([cell for cell in range(CELLS) if not (state.first | state.second) >> cell & 1])


def solve(
    state: pentago.State, *, horizon: int | None = None, threads: int = 1, progress: Progress | None = None
) -> Solution:
    """The value of a position and of each legal move.

    With a `horizon`, a game that is not decided within `horizon` turns counts as a draw.
    """
    marbles = (state.first | state.second).bit_count()
    if pentago.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to solve", code="game-over")
    cells = CELLS - marbles
    last = cells if horizon is None else min(horizon, cells)
    if last < 1:
        raise Refused("The horizon is at least one turn", code="no-horizon")
    if marbles < FEWEST_MARBLES and last == cells:
        raise Refused(
            "A position is solved from {fewest} marbles on; this has {marbles}",
            code="too-early",
            fewest=FEWEST_MARBLES,
            marbles=marbles,
        )
    return Sweep(state, last).run(threads, progress or (lambda share: None))


class Root:
    """A position to be solved, as the classes of its sweep see it."""

    def __init__(self, state: pentago.State) -> None:
        self.state = state
        self.cells = empty_cells(state)
        self.seat = pentago.to_move(state) or 0
        self.double_five, self.on_placement = state.options.codes
        self.sides = (state.second, state.first) if self.seat else (state.first, state.second)

    def two_fives(self, level: int) -> tuple[int, int]:
        """What two fives are worth to the side to move on this level: does it win, does it hold (PG7)?"""
        if self.double_five == pentago.kernel.DRAW:
            return kernel.NONE, kernel.ALL
        first_to_move = (self.seat + level) % 2 == 0
        wins = kernel.ALL if self.double_five == pentago.kernel.STARTER and first_to_move else kernel.NONE
        return wins, wins

    def solution(self, root: Table, after: Table) -> Solution:
        """What the root and each of its moves are worth, by the words of the levels 0 and 1."""
        values = {move: self._move_value(move, after) for move in pentago.legal_moves(self.state)}
        return Solution(value_of(root), values)

    def _move_value(self, move: Move, after: Table) -> int:
        if move.turn == NO_TURN:
            return 1
        turned = [0, 0, 0, 0]
        turned[move.turn >> 1] = 3 if move.turn & 1 else 1
        word, bit = turned[3] >> 1, turned[0] + 4 * turned[1] + 16 * turned[2]
        words = after[int(np.searchsorted(self.cells, move.cell))]
        if words[word] >> bit & 1:
            return -1
        return 0 if words[2 + word] >> bit & 1 else 1


def value_of(root: Table) -> int:
    """What the root is worth to the side to move, by the words of level 0."""
    return 1 if root[0, 0] & 1 else 0 if root[0, 2] & 1 else -1


class Sweep(Root):
    """The tables of one root, and the sweep from the last level towards the first."""

    def __init__(self, state: pentago.State, last: int) -> None:
        super().__init__(state)
        self.last = last
        n, (mine, theirs) = len(self.cells), self.sides
        self.fives = (
            kernel.all_fives(mine, self.cells, (last + 1) // 2),
            kernel.all_fives(theirs, self.cells, last // 2),
        )
        sizes = [classes(n, level) for level in range(last + 1)]
        self.work = sum(sizes)
        self.done = 0
        self.tables = [np.empty((max(sizes[parity::2], default=1), 4), np.int64) for parity in (0, 1)]

    def down_to(self, level: int, threads: int, progress: Progress) -> Table:
        """The classes of a level, out of all that follow it."""
        with ThreadPoolExecutor(threads) as pool:
            for each in range(self.last, level - 1, -1):
                self._level(each, pool if threads > 1 and each else None, progress)
        return self.tables[level % 2]

    def value(self, threads: int, progress: Progress) -> int:
        """What the root alone is worth; what is open at the last level counts as a draw."""
        return value_of(self.down_to(0, threads, progress))

    def run(self, threads: int, progress: Progress) -> Solution:
        """What the root and each of its moves are worth."""
        return self.solution(self.down_to(0, threads, progress), self.tables[1])

    def _level(self, level: int, pool: ThreadPoolExecutor | None, progress: Progress) -> None:
        n = len(self.cells)
        mine, theirs = level // 2, level - level // 2
        replies, rules = kernel.list_replies(n - mine, theirs), kernel.Rules(*self.two_fives(level), self.on_placement)
        fives, tables = (self.fives[level % 2], self.fives[1 - level % 2]), self.tables
        here = kernel.Level(level, self.last, n, *fives, tables[1 - level % 2], tables[level % 2])
        sets, per_set = comb(n, mine), comb(n - mine, theirs)
        step = max(1, ROWS_AT_ONCE // per_set)

        def rows(begin: int) -> None:
            end = min(begin + step, sets)
            kernel.solve_rows(here, begin, end, replies, rules)
            self.done += (end - begin) * per_set
            progress(self.done / self.work)

        begins = range(0, sets, step)
        if pool is None:
            for begin in begins:
                rows(begin)
        else:
            list(pool.map(rows, begins))


def distances(state: pentago.State, *, threads: int = 1, progress: Progress | None = None) -> dict[Move, int]:
    """For each legal move that is not a draw: how many turns, this one included, until the game is decided at best.

    The winner hurries, the loser delays. A sweep for each horizon, so it takes a few times as long as `solve`.

    >>> late = pentago.read_position("bbb.w.b.bbwwwbwwbbbwwbwwwb.wwbbwwwbb")
    >>> found = distances(late)
    >>> min(found.values()), max(found.values())
    (1, 2)
    """
    decided = {move for move, value in solve(state, threads=threads, progress=progress).moves.items() if value}
    found: dict[Move, int] = {}
    horizon = 0
    while len(found) < len(decided):
        horizon += 1
        values = solve(state, horizon=horizon, threads=threads, progress=progress).moves
        found.update({move: horizon for move, value in values.items() if value and move not in found})
    return found
