"""Gomoku, the game that Gomocup's managers play: five in a row, nothing is captured, on a board of any usual size.

>>> game = Gomoku(15)
>>> for point in (7, 7), (8, 7), (6, 6), (9, 7), (5, 5), (10, 7):
...     game.put(point)
>>> Thinker(depth=2).choose(game, random.Random(1)) in ((11, 7), (8, 8), (4, 4))
True
"""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass, replace

import numpy as np

from fivefold.bots.gomocup import kernel_gomoku as kernel
from fivefold.bots.gomocup.lines import OURS, EngineTrouble, Line, Point, write_point

SMALLEST, LARGEST = 5, kernel.LARGEST
FIRST_NODES = 2_000
DEEPEST = 40


class Gomoku:
    """A position and the moves that led to it; colours alternate, whoever begins."""

    def __init__(self, size: int, *, exactly_five: bool = False) -> None:
        if not SMALLEST <= size <= LARGEST:
            raise EngineTrouble(
                "The board has {smallest} to {largest} points along an edge",
                code="bad-size",
                smallest=SMALLEST,
                largest=LARGEST,
            )
        self.size, self.exactly_five = size, exactly_five
        self.board = kernel.new_board(size, int(exactly_five))
        self.moves: list[Point] = []
        self.mover = 0

    def _at(self, point: Point) -> int:
        column, row = point
        if not (0 <= column < self.size and 0 <= row < self.size):
            raise EngineTrouble("{text} is no point", code="bad-point", text=write_point(point))
        return (row + kernel.WALL_LINES) * (self.size + 2 * kernel.WALL_LINES) + column + kernel.WALL_LINES

    def point(self, at: int) -> Point:
        """A place of the kernel's board as a point."""
        row, column = divmod(at, self.size + 2 * kernel.WALL_LINES)
        return column - kernel.WALL_LINES, row - kernel.WALL_LINES

    def put(self, point: Point) -> None:
        """A stone of the side to move; what the manager allows after a five is its own affair."""
        at = self._at(point)
        if self.board.cells[at]:
            raise EngineTrouble("{point} already holds a stone", code="point-taken", point=write_point(point))
        kernel.set_cell(self.board, at, self.mover + 1)
        self.moves.append(point)
        self.mover = 1 - self.mover

    def take_back(self) -> None:
        """The position before the last stone."""
        if not self.moves:
            raise EngineTrouble("Nothing has been played", code="nothing-to-take-back")
        kernel.set_cell(self.board, self._at(self.moves.pop()), 0)
        self.mover = 1 - self.mover

    def copy(self, *, exactly_five: bool) -> Gomoku:
        """The same moves under one of the rules."""
        again = Gomoku(self.size, exactly_five=exactly_five)
        for point in self.moves:
            again.put(point)
        return again

    def free(self) -> list[Point]:
        """Every empty point."""
        return [self.point(at) for at in np.flatnonzero(self.board.cells == 0).tolist()]


@dataclass(frozen=True)
class Thinker:
    """Searches deeper and deeper while its `seconds` last, to `depth` plies at most; depth 0 plays at random."""

    seconds: float | None = None
    depth: int = DEEPEST

    def choose(self, game: Gomoku, rng: random.Random) -> Point:
        """A point for the side to move."""
        free = game.free()
        if not free:
            raise EngineTrouble("The game is over", code="game-over")
        middle = (game.size // 2, game.size // 2)
        if self.depth == 0:
            return rng.choice(free)
        if len(free) == game.size**2:
            return middle
        began, used, best = time.perf_counter(), 0, -1
        nodes = FIRST_NODES
        for depth in range(1, self.depth + 1):
            found, value, spent = kernel.best_move(game.board, game.mover, depth, nodes, best)
            used += spent
            best = int(found) if found >= 0 else best
            passed = time.perf_counter() - began
            if self.seconds is not None:
                left = self.seconds - passed
                # The next depth takes several times as long as all before it, so half of the time is enough to stop.
                if left < passed:
                    break
                nodes = int(left * used / passed)
            else:
                nodes = 1 << 40
            if abs(value) > kernel.DECISIVE:
                break
        return game.point(best) if best >= 0 else min(free, key=lambda point: _distance(point, middle))


def thinker_named(name: str) -> Thinker:
    """What a player of Pente's is in gomoku: as many plies as its level, the engine as deep as it comes.

    >>> thinker_named("random").depth, thinker_named("greedy").depth, thinker_named("level4").depth
    (0, 1, 4)
    """
    level = re.fullmatch(r"level([0-9]+)", name)
    depth = int(level[1]) if level else {"random": 0, "greedy": 1}.get(name, DEEPEST)
    return Thinker(seconds=5.0, depth=depth)


def warm() -> None:
    """Compile the kernels."""
    game = Gomoku(15)
    for point in (7, 7), (8, 7):
        game.put(point)
    Thinker(depth=2).choose(game, random.Random(1))


def _distance(one: Point, other: Point) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class GomokuTable:
    """A game of gomoku between a manager and ours."""

    def __init__(self, game: Gomoku, thinker: Thinker) -> None:
        self.game, self.thinker = game, thinker

    @property
    def size(self) -> int:
        """The points along an edge."""
        return self.game.size

    def set_line(self, line: Line) -> None:
        """Do more than five in a row win?"""
        self.game = self.game.copy(exactly_five=line == "exactly_five")

    def play(self, point: Point) -> None:
        """A stone of the side to move."""
        self.game.put(point)

    def take_back(self) -> None:
        """The position before the last stone."""
        self.game.take_back()

    def arrange(self, stones: list[tuple[Point, int]]) -> None:
        """A position in which ours is to move."""
        game = Gomoku(self.size, exactly_five=self.game.exactly_five)
        for point, whose in stones:
            game.mover = int(whose != OURS)
            game.put(point)
        game.mover = 0
        self.game = game

    def choose(self, seconds: float | None, rng: random.Random) -> Point:
        """Our point."""
        thinker = self.thinker if seconds is None else replace(self.thinker, seconds=seconds)
        return thinker.choose(self.game, rng)
