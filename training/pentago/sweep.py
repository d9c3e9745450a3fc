"""The exact sweep: what every class near a root is worth, from the end of the game (or a horizon) back.

On a card it is the program of `bots/pentago/card.py`, without one the same levels in NumPy, which takes seconds with 14
empty cells. The rule for two fives is in one place: on a board with both, `both_holds` says whether the side to move
holds it. Under `draw` it does; under `mover` the other side has just moved and has won. It wins such a board under
neither rule.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from typing import Any, NamedTuple

import numpy as np

from fivefold.bots.pentago.card import WORD, Level, Program, Rules, buffer_sizes, memory_needed
from training.pentago.arrays import ON_CARD, Array, to_numpy, xp
from training.pentago.boards import MOVE_TURNS, empty_cells, has_five
from training.pentago.rules import Position, Rule

KEPT_LEVELS = 4
"""Levels 0 to 4 of a sweep are kept for use after it."""


class Swept(NamedTuple):
    """What a sweep found: the root's empty cells, and the words [class, 4] of the kept levels."""

    root: Position
    cells: Array
    words: dict[int, Array]


def check_memory(cells: int, horizon: int) -> None:
    """Refuse what does not fit, before it starts."""
    if ON_CARD:
        free = int(xp.cuda.runtime.memGetInfo()[0])
    else:
        free = os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    needed = memory_needed(cells, horizon)
    if needed > free:
        raise MemoryError(f"Sweeps with {cells} empty cells take {needed / 1e9:.1f} GB; {free / 1e9:.1f} GB are free")


class Sweeper(ABC):
    """Sweeps roots with up to `most_cells` empty cells under a rule; its tables are used again for each root.

    With a horizon it needs far less memory, and no sweep goes further.
    """

    module: Any = xp
    """Whose arrays it works on."""

    def __init__(self, rule: Rule, most_cells: int, horizon: int | None = None) -> None:
        self.horizon = most_cells if horizon is None else horizon
        check_memory(most_cells, self.horizon)
        self.rule = rule
        self.most_cells = most_cells
        self.fives = [self.module.empty((1 << most_cells, 4), WORD) for _ in range(2)]
        self.buffers = [self.module.empty((size, 4), WORD) for size in buffer_sizes(most_cells, self.horizon)]
        self._fives_of: Position | None = None

    @property
    def both_holds(self) -> int:
        """All bits if the side to move holds a board on which both have five, or none."""
        return (1 << 64) - 1 if self.rule == "draw" else 0

    def sweep(self, root: Position, horizon: int | None = None) -> Swept:
        """All classes from the last level to the first; what is open at the horizon counts as a draw."""
        cells = np.array(empty_cells(*root), np.int32)
        if len(cells) > self.most_cells:
            raise ValueError(f"{len(cells)} empty cells; these tables are for {self.most_cells}")
        if root != self._fives_of:
            for marbles, out in zip(root, self.fives, strict=True):
                self.find_fives(marbles, cells, out)
            self._fives_of = root
        last = min(len(cells), self.horizon, len(cells) if horizon is None else horizon)
        below, kept = self.buffers[0], {}
        for number in range(last, -1, -1):
            level = Level(number, last, len(cells))
            here = self.module.empty((level.classes, 4), WORD) if number <= KEPT_LEVELS else self.buffers[number % 2]
            self.solve_level(level, below, here)
            below = here
            if number <= KEPT_LEVELS:
                kept[number] = here
        return Swept(root, xp.asarray(cells.astype(np.int64)), kept)

    @abstractmethod
    def find_fives(self, marbles: int, cells: Array, out: Array) -> None:
        """For every set of the cells: in which stands the marbles and these show a five."""

    @abstractmethod
    def solve_level(self, level: Level, below: Array, here: Array) -> None:
        """The words of a level out of those of the level below."""


def sweeper(rule: Rule, most_cells: int, horizon: int | None = None) -> Sweeper:
    """The sweeper of this machine: on the card where there is one."""
    if ON_CARD:
        return CardSweeper(rule, most_cells, horizon)
    from training.pentago.plain_sweep import PlainSweeper

    return PlainSweeper(rule, most_cells, horizon)


class CardSweeper(Sweeper):
    """The sweep on a card, by the program that the analysis uses (`bots/pentago/card.py`)."""

    def __init__(self, rule: Rule, most_cells: int, horizon: int | None = None) -> None:
        super().__init__(rule, most_cells, horizon)
        self.program = Program(self.module, most_cells)

    def find_fives(self, marbles: int, cells: Array, out: Array) -> None:
        """One thread a set."""
        self.program.find_fives(marbles, cells, out)

    def solve_level(self, level: Level, below: Array, here: Array) -> None:
        """One thread a class."""
        fives = self.fives[level.number % 2], self.fives[1 - level.number % 2]
        self.program.solve_level(level, fives, below, here, Rules(0, self.both_holds, on_placement=1))


def values_of(words: Array, classes: Array, stands: Array) -> Array:
    """What boards are worth to the side to move: 1, 0 or -1; a stand must have the level's parity."""
    half, bit = stands >> 7, (stands & 63).astype(WORD)
    one = WORD(1)
    wins, holds = words[classes, half] >> bit & one, words[classes, 2 + half] >> bit & one
    return wins.astype(np.int8) + holds.astype(np.int8) - 1


def root_value(swept: Swept) -> int:
    """What the root is worth to the side to move."""
    word = to_numpy(swept.words[0][0])
    return int(word[0] & 1) + int(word[2] & 1) - 1


def move_values(swept: Swept) -> Array:
    """What each move is worth to the side to move: [empty cell, turn] in NumPy, in the order of the rules.

    A marble that makes five ends the game (PG6), so that its whole row is won.
    """
    count = len(swept.cells)
    cell, stand = np.repeat(np.arange(count), 8), np.tile(MOVE_TURNS, count)
    values = -values_of(to_numpy(swept.words[1]), cell, stand).reshape(count, 8)
    wins = to_numpy(has_five(swept.root.mine | 1 << swept.cells))
    return np.where(wins[:, None], 1, values)
