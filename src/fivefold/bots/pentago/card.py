"""The exact solver on a graphics card, where there is one: `sweep.cu`, one thread a class.

It takes CuPy (`pip install 'fivefold[gpu]'`) and a card that CuPy knows. How few marbles can be solved depends on the
card's free memory alone: 14 take 71 GB, 15 take 24 GB, 16 take 9 GB, 17 take 3 GB.

>>> [round(memory_needed(36 - marbles) / 1e9, 1) for marbles in (14, 15, 16, 17)]
[70.5, 24.1, 8.6, 3.0]
"""

from __future__ import annotations

from functools import cache
from math import comb
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.bots.pentago.layout import classes
from fivefold.bots.pentago.solver import FEWEST_MARBLES, Progress, Root, Solution
from fivefold.games import pentago
from fivefold.games.pentago.kernel import CELLS, LINES, TURNED, Table

Array = npt.NDArray[Any]
"""An array of NumPy or CuPy."""

WORD = np.uint64
EVERY = (1 << 64) - 1
MEMORY_SHARE = 0.95  # of what is free; the rest is for whoever draws on the screen


class Rules(NamedTuple):
    """What two fives are worth to the side to move (all bits or none), and whether a five on placement wins."""

    both_wins: int
    both_holds: int
    on_placement: int


class Level(NamedTuple):
    """A level of a sweep: its number, the last one, and how many empty cells the root has."""

    number: int
    last: int
    cells: int

    @property
    def own(self) -> int:
        """The marbles of the side to move since the root."""
        return self.number // 2

    @property
    def other(self) -> int:
        """The marbles of the side that has just moved."""
        return self.number - self.own

    @property
    def classes(self) -> int:
        """How many classes there are."""
        return classes(self.cells, self.number)


class SetTables:
    """The sets of up to `cells` cells by size and rank, in NumPy."""

    def __init__(self, cells: int) -> None:
        masks = np.arange(1 << cells, dtype=np.uint32)
        size = np.bitwise_count(masks)
        self.sets = np.argsort(size, kind="stable").astype(np.uint32)
        self.begin = np.concatenate([[0], np.cumsum([comb(cells, k) for k in range(cells + 1)])])
        self.rank = np.empty(1 << cells, np.uint32)
        self.rank[self.sets] = np.arange(1 << cells) - self.begin[size[self.sets]]


def buffer_sizes(cells: int, horizon: int) -> tuple[int, int]:
    """The most classes that an even and an odd level have, up to a horizon."""
    sizes = [classes(cells, level) for level in range(min(cells, horizon) + 1)]
    return max(sizes[::2]), max(sizes[1::2], default=1)


def memory_needed(cells: int, horizon: int | None = None) -> int:
    """How many bytes the sweeps of roots with up to `cells` empty cells take.

    >>> round(memory_needed(22, 7) / 1e9, 1)
    0.5
    """
    return 32 * sum(buffer_sizes(cells, cells if horizon is None else horizon)) + (2 * 32 + 8 << cells)


class Program:
    """`sweep.cu` compiled for the card of `module` (CuPy), with the tables of all sets of up to `most_cells` cells."""

    def __init__(self, module: Any, most_cells: int) -> None:
        code = Path(__file__).with_name("sweep.cu").read_text(encoding="utf-8")
        compiled = module.RawModule(code=code)
        self.module, self.most_cells = module, most_cells
        self._fives, self._level = compiled.get_function("fives"), compiled.get_function("level")
        tables = SetTables(most_cells)
        self._begin = tables.begin
        self._sets, self._rank = module.asarray(tables.sets), module.asarray(tables.rank)
        self._begins = module.asarray(tables.begin.astype(np.uint32))
        self._lines = module.asarray(LINES.astype(np.uint32))
        self._turned = module.asarray(TURNED[0].astype(np.int32))

    def find_fives(self, marbles: int, cells: Table, out: Array) -> None:
        """For every set of the cells, in which stands the marbles and these show a five; one thread a set."""
        n = len(cells)
        on_card = self.module.asarray(cells.astype(np.int32))
        arguments = (WORD(marbles), on_card, np.int32(n), self._rank, self._begins, self._lines, self._turned, out)
        self._fives(((1 << n) + 255 >> 8,), (256,), arguments)

    def solve_level(
        self, level: Level, fives: tuple[Array, Array], below: Array, here: Array, rules: tuple[int, int, int]
    ) -> None:
        """The words of a level out of those of the level below; `fives` are those of the side to move and the other."""
        n, own, other, begin = level.cells, level.own, level.other, self._begin
        self._level(
            (level.classes + 127 >> 7,),
            (128,),
            (
                np.int32(level.number),
                np.int32(level.last),
                np.int32(n),
                WORD(level.classes),
                np.uint32(comb(n - own, other)),
                self._sets[begin[own] :],
                self._sets[begin[other] :],
                self._rank,
                fives[0][begin[own] :],
                fives[0][begin[min(own + 1, self.most_cells)] :],
                fives[1][begin[other] :],
                below,
                here,
                WORD(comb(n - other, own)),
                WORD(comb(n - own - 1, other) if n > own else 0),
                *(WORD(EVERY if rule else 0) for rule in rules),
            ),
        )


class Card:
    """A graphics card, as CuPy or what stands for it in a test gives it."""

    def __init__(self, module: Any) -> None:
        self.module = module
        self._program = cache(lambda cells: Program(module, cells))

    def fewest_marbles(self) -> int:
        """From how many marbles on a position can be solved in the memory that is free now."""
        free = int(self.module.cuda.runtime.memGetInfo()[0]) * MEMORY_SHARE
        return next(
            (marbles for marbles in range(FEWEST_MARBLES, CELLS) if memory_needed(CELLS - marbles) < free), CELLS + 1
        )

    def solve(self, state: pentago.State, progress: Progress | None = None) -> Solution:
        """The value of a position and of each legal move; `progress` is told after each level."""
        try:
            return self._solved(Root(state), progress or (lambda share: None))
        finally:
            self.module.get_default_memory_pool().free_all_blocks()

    def _solved(self, root: Root, progress: Progress) -> Solution:
        n = len(root.cells)
        program = self._program(n)
        fives = [self.module.empty((1 << n, 4), WORD) for _ in range(2)]
        for marbles, out in zip(root.sides, fives, strict=True):
            program.find_fives(marbles, root.cells, out)
        buffers = [self.module.empty((size, 4), WORD) for size in buffer_sizes(n, n)]
        first: list[Table] = []
        work, done = sum(classes(n, level) for level in range(n + 1)), 0
        for number in range(n, -1, -1):
            level, rules = Level(number, n, n), Rules(*root.two_fives(number), root.on_placement)
            mover = number % 2
            pair = fives[mover], fives[1 - mover]
            program.solve_level(level, pair, buffers[1 - mover], buffers[mover], rules)
            self.module.cuda.runtime.deviceSynchronize()
            done += level.classes
            progress(done / work)
            if number <= 1:
                first.insert(0, self.module.asnumpy(buffers[mover][: level.classes]).view(np.int64))
        return root.solution(*first)


@cache
def card() -> Card | None:
    """This machine's card, if it has one and CuPy knows it."""
    try:
        import cupy
    except ImportError:
        return None
    try:
        return Card(cupy) if cupy.cuda.runtime.getDeviceCount() else None
    except cupy.cuda.runtime.CUDARuntimeError:
        return None


def fitting(marbles: int) -> Card | None:
    """The card, if there is one on which a position with so many marbles fits now."""
    found = card()
    return found if found and found.fewest_marbles() <= marbles else None
