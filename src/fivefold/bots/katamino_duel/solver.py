"""The exact value of duels: who wins, and by which placement.

>>> from fivefold.games import katamino_duel
>>> late = katamino_duel.read_position("..PP.F../.WPPFFF./.WWPF.../..WW...T/U.U.XTTT/UUUXXX.T/....X.Y./....YYYY")
>>> result = Solver(12).solve(position_of(late))
>>> result.wins, MOVES[result.placement]
(True, <Move 4 b1 c1 d1 a2 b2>)
"""

from __future__ import annotations

import threading
from dataclasses import dataclass
from functools import cache

import numpy as np

from fivefold.bots.katamino_duel import kernel_solver as kernel
from fivefold.bots.katamino_duel.board import Board
from fivefold.bots.katamino_duel.kernel_table import WAYS
from fivefold.bots.limits import UNLIMITED, Budget, Stop
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.counting import transformed
from fivefold.games.katamino_duel.kernel import Words
from fivefold.games.katamino_duel.placements import ALL_PLACEMENTS, BOARD, MOVES, PLACEMENT, TABLES

__all__ = ["MOVES", "Position", "SearchResult", "Solver", "images", "new_table", "position_of"]

FULL = BOARD.full
USUAL = Board()
PLACEMENTS = kernel.Placements(*TABLES)
POLL = 0.005  # seconds between two questions whether a search is to stop
NOT_BOTTOM = sum(0xFE << 8 * column for column in range(8))
NOT_TOP = sum(0x7F << 8 * column for column in range(8))


@dataclass(frozen=True, slots=True)
class Position:
    """What the value of a duel depends on: the squares taken, the pieces that the mover and the other side may still
    lay, whether that is one pool, whether pieces must touch (KT10, KT11), and the board.
    """

    taken: int
    mine: int
    theirs: int
    shared: bool
    touching: bool = True
    board: Board = USUAL

    @property
    def reach(self) -> int:
        """The squares of which a legal placement covers one.

        >>> Position(1, 4095, 4095, True).reach == 0b1100000011
        True
        """
        if not self.touching:
            return FULL
        return grown(self.taken) if self.taken else self.board.centre

    def legal(self) -> list[int]:
        """Every legal placement, by its number."""
        reach, closed = self.reach, self.taken | self.board.outside
        return [
            number
            for number, (piece, mask) in enumerate(ALL_PLACEMENTS)
            if self.mine >> piece & 1 and not mask & closed and mask & reach
        ]

    def after(self, placement: int) -> Position:
        """The position of the other side once a piece is laid."""
        piece, mask = ALL_PLACEMENTS[placement]
        rest = self.mine & ~(1 << piece)
        theirs = rest if self.shared else self.theirs
        return Position(self.taken | mask, theirs, rest, self.shared, self.touching, self.board)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Does the mover win (None: the search was stopped), by which placement, and after how many positions?"""

    wins: bool | None
    placement: int | None
    nodes: int


def grown(squares: int) -> int:
    """The squares and all that touch them by a side or a corner.

    >>> BOARD.names(grown(1))
    ('a1', 'b1', 'a2', 'b2')
    """
    columns = squares | (squares & NOT_TOP) << 1 | (squares & NOT_BOTTOM) >> 1
    return (columns | columns << 8 | columns >> 8) & FULL


def position_of(state: katamino_duel.State) -> Position:
    """A state as the solver takes it; the pieces must be shared out."""
    seat = state.laid % 2
    options = state.options
    return Position(state.taken, state.left[seat], state.left[1 - seat], options.shared, options.touching)


def new_table(bits: int) -> Words:
    """An empty table of 2ⁿ positions, 24 bytes each; memory is taken as it fills."""
    return np.zeros((1 << max(bits, WAYS), 3), np.uint64)


class Solver:
    """A search with its own working memory; tables may be shared between threads."""

    def __init__(self, bits: int = 22, table: Words | None = None) -> None:
        self.table = new_table(bits) if table is None else table
        self.scratch = kernel.new_scratch()

    def solve(self, position: Position, budget: Budget = UNLIMITED) -> SearchResult:
        """Who wins; without a limit the search goes on until that is known."""
        counts = self.scratch.counts
        limit = 0 if budget.nodes is None else max(1, budget.nodes)
        counts[kernel.NODES], counts[kernel.STOP], counts[kernel.LIMIT] = 0, 0, limit
        if budget.seconds is None and budget.stop is None:
            value = self._search(position)
        else:
            value = self._watched(position, budget.begin())
        winning = int(counts[kernel.WINNING])
        placement = winning if winning >= 0 else None
        return SearchResult(None if value < 0 else bool(value), placement, int(counts[kernel.NODES]))

    def _watched(self, position: Position, over: Stop) -> int:
        """Search, while another thread asks whether it is over."""
        done = threading.Event()

        def watch() -> None:
            while not over():
                if done.wait(POLL):
                    return
            self.stop()

        watcher = threading.Thread(target=watch, daemon=True)
        watcher.start()
        try:
            return self._search(position)
        finally:
            done.set()
            watcher.join()  # so that its stop cannot hit the next search

    def _search(self, position: Position) -> int:
        reach = np.uint64(position.reach)
        carried = reach if position.taken or not position.touching else np.uint64(0)
        hands = position.mine, position.theirs, int(position.shared)
        root = kernel.Root(np.uint64(position.taken | position.board.outside), reach, carried, *hands)
        return int(kernel.solve(PLACEMENTS, self.scratch, self.table, root))

    def stop(self) -> None:
        """Break a running search off; called from another thread."""
        self.scratch.counts[kernel.STOP] = 1


@cache
def images(placement: int) -> tuple[int, ...]:
    """What a placement becomes under each of the eight symmetries of the board.

    >>> len({min(images(p)) for p in Position(0, 4095, 4095, True).legal()})
    95
    """
    piece, mask = ALL_PLACEMENTS[placement]
    return tuple(PLACEMENT[piece, transformed(mask, symmetry)] for symmetry in range(8))
