"""Exact values of late Pentago positions, and of each of their moves.

The solver looks at every way to go on (see `kernel_solver.py`), so what it says is proved. Its time depends only on the
number of marbles: a second or two and 0.5 GB with 18, three times as much with each marble fewer.

>>> from fivefold.games import pentago
>>> late = pentago.read_position("bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb")
>>> solution = solve(late)
>>> solution.value, len(solution.moves), max(solution.moves.values())
(-1, 64, -1)
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import comb

import numpy as np

from fivefold.bots.pentago import kernel_solver as kernel, kernel_words, layout
from fivefold.bots.pentago.layout import classes
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS, NO_TURN, Table
from fivefold.games.pentago.notation import Move
from fivefold.refusals import Conflict, Refused

FEWEST_MARBLES = 14
CLASS_BYTES = 16  # in each of the two chains
PAGE, AT_ONCE = 512, 1 << 19  # words
FIVES_BYTES = 32  # for each set of a side
BOTH_CHAINS = 17  # empty cells; with more the chains are swept one after the other, in half the memory

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


def chains_at_once(cells: int) -> int:
    """How many of the two chains of a sweep to the end are swept at a time."""
    return 2 if cells <= BOTH_CHAINS else 1


def memory_needed(marbles: int) -> int:
    """How many bytes the solver takes with `marbles` on the board.

    >>> [round(memory_needed(marbles) / 1e9, 1) for marbles in (18, 17, 16, 15, 14)]
    [0.5, 1.5, 4.3, 12.1, 35.3]
    """
    cells = CELLS - marbles
    sizes = [classes(cells, level) for level in range(cells + 1)]
    fives = sum(comb(cells, size) for size in range((cells + 1) // 2 + 1))
    both = max(sizes[::2]) + max(sizes[1::2], default=0)
    return CLASS_BYTES * chains_at_once(cells) * both + 2 * FIVES_BYTES * fives


def memory_free() -> int | None:
    """How many bytes this machine has free, where it says so."""
    try:
        return os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return None


def fits_memory(marbles: int) -> bool:
    """Is there enough memory, as far as this machine says?"""
    free = memory_free()
    return free is None or memory_needed(marbles) <= free


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
    return Sweep(state, last, chains_at_once(cells) if last == cells else 2).run(
        threads, progress or (lambda share: None)
    )


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
            return kernel_words.NONE, kernel_words.ALL
        first_to_move = (self.seat + level) % 2 == 0
        wins = kernel_words.ALL if self.double_five == pentago.kernel.STARTER and first_to_move else kernel_words.NONE
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
    """The words of one root's classes, and the sweep from the last level towards the first.

    `at_once` is how many of the two chains are swept at a time: one takes half the memory, and a bit longer.
    """

    def __init__(self, state: pentago.State, last: int, at_once: int = 2) -> None:
        super().__init__(state)
        self.last = last
        n, (mine, theirs) = len(self.cells), self.sides
        self.near = layout.near_cells(n, last)
        self.fives = (
            kernel_words.all_fives(mine, self.cells, (last + 1) // 2),
            kernel_words.all_fives(theirs, self.cells, last // 2),
        )
        self.chains = [np.arange(2)] if at_once == 2 else [np.array([0]), np.array([1])]
        sizes = [classes(n, level) for level in range(last + 1)]
        works = (work for level in range(last + 1) for _, work in layout.parts(n, self.near, level))
        self.work = sum(works) * len(self.chains)
        self.done = 0
        self.tables = [np.empty((at_once, 2 * max(sizes[parity::2], default=1)), np.int64) for parity in (0, 1)]

    def down_to(self, level: int, threads: int, progress: Progress) -> Table:
        """The words of a level, out of all that follow it."""
        self.sweep(level, np.arange(2), threads, progress)
        return self.words(level)

    def words(self, level: int) -> Table:
        """The words of one of the last two levels that were swept."""
        return kernel.plain_words(self._level(level, np.arange(2)), self.tables[level % 2])

    def value(self, threads: int, progress: Progress) -> int:
        """What the root alone is worth; what is open at the last level counts as a draw."""
        return value_of(self.down_to(0, threads, progress))

    def run(self, threads: int, progress: Progress) -> Solution:
        """What the root and each of its moves are worth."""
        n, found = len(self.cells), []
        for chains in self.chains:
            self.sweep(0, chains, threads, progress)
            found.append([table[:, : 2 * classes(n, level)].copy() for level, table in enumerate(self.tables)])
        both = np.arange(2)
        root, after = (
            kernel.plain_words(self._level(level, both), np.concatenate([each[level] for each in found]))
            for level in (0, 1)
        )
        return self.solution(root, after)

    def sweep(self, level: int, chains: Table, threads: int, progress: Progress) -> None:
        """Sweep some chains from the last level to this one."""
        with ThreadPoolExecutor(threads) as pool:
            run = pool.map if threads > 1 else map
            self._take_memory(run, progress)
            for each in range(self.last, level - 1, -1):
                self.solve_level(each, chains, run, progress)

    def _take_memory(self, run: Callable[..., Iterable[object]], progress: Progress) -> None:
        """Write on every page once: where memory is slow to come, that too can be stopped."""
        if self.done:
            return

        def take(part: Table) -> None:
            part[::PAGE] = 0
            progress(0.0)

        flat = [table.reshape(-1) for table in self.tables]
        for _ in run(take, [each[at : at + AT_ONCE] for each in flat for at in range(0, len(each), AT_ONCE)]):
            pass

    def _level(self, number: int, chains: Table) -> kernel.Level:
        n = len(self.cells)
        wins, holds = self.two_fives(number)
        is_win = (chains + number) % 2 == 0
        return kernel.Level(
            number,
            self.last,
            n,
            self.near,
            np.where(is_win, kernel_words.NONE, kernel_words.ALL),
            np.where(is_win, wins, holds),
            self.on_placement,
            layout.begins(n, self.near, number),
            layout.begins(n, self.near, min(number + 1, n)),
        )

    def solve_level(self, number: int, chains: Table, run: Callable[..., Iterable[object]], progress: Progress) -> None:
        """A level of some chains out of the one below, part by part; `run` is `map` or that of a pool."""
        n, mover = len(self.cells), number % 2
        level = self._level(number, chains)
        near = layout.near_classes(self.near, self.last, mover)
        given = kernel.Words(self.fives[mover], self.fives[1 - mover], self.tables[1 - mover], self.tables[mover])

        def solve(part: tuple[Table, int]) -> None:
            items, work = part
            kernel.solve_blocks(level, near, given, items)
            self.done += work
            progress(self.done / self.work)

        for _ in run(solve, layout.parts(n, self.near, number)):
            pass


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
