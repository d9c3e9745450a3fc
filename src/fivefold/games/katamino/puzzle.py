"""What can be known about a puzzle: its solutions, what is left of them, and a way on.

All solutions of a puzzle are found when the first question is asked, in a few milliseconds (6×10: a tenth of a second),
and kept; every question about a partial filling is then a look at that table.

>>> from fivefold.games.katamino.options import Options
>>> puzzle = puzzle_of(Options("5x4", "2-3-6-11"))
>>> puzzle.solutions, puzzle.distinct
(20, 5)
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import log2

import numpy as np

from fivefold.games.katamino.cover import Cover, Search
from fivefold.games.katamino.kernel import Words
from fivefold.games.katamino.notation import Move
from fivefold.games.katamino.options import Options, region_named
from fivefold.games.katamino.pieces import ALL, SHAPES, Shape, numbers_in, set_of
from fivefold.games.katamino.region import Region

BAR = SHAPES[0]


@dataclass(frozen=True)
class Hint:
    """What to do next: lay a piece, after which `solutions` are left; or, in a dead end, take one up."""

    move: Move
    solutions: int

    def __str__(self) -> str:
        if self.move.squares:
            left = "one solution is" if self.solutions == 1 else f"{self.solutions} solutions are"
            return f"Lay piece {self.move.piece} on {' '.join(self.move.steps[1:])}: {left} left."
        return f"This cannot be solved any more; take up piece {self.move.piece}."


@dataclass(frozen=True)
class Puzzle:
    """A task and everything that follows from it."""

    options: Options

    @property
    def cover(self) -> Cover:
        """The frame as the solver takes it, with all twelve pieces."""
        return _whole_cover(self.options.frame, self.options.horizontal and 1 in self.options.numbers)

    def search(self) -> Search:
        """The search for all solutions, done."""
        search = Search(self.cover, aside=ALL & ~set_of(self.options.numbers))
        search.run()
        return search

    @cached_property
    def _known(self) -> tuple[Words, int, int]:
        """[solution, piece]: the squares of each piece, 0 where it is left over; distinct solutions; pieces laid."""
        search = self.search()
        return self.cover.by_piece(search.all_rows()), search.distinct, search.laid

    @property
    def solutions(self) -> int:
        """How many solutions there are, turned and flipped ones counted as well."""
        return len(self._known[0])

    @property
    def distinct(self) -> int:
        """How many there are up to the symmetries of the frame."""
        return self._known[1]

    @property
    def effort(self) -> int:
        """How many pieces a systematic search lays down until all solutions are known."""
        return self._known[2]

    @property
    def difficulty(self) -> float:
        """How hard it is: the pieces laid down for each solution found, as a power of two."""
        return difficulty(self.distinct, self.effort)

    def distinct_solutions(self) -> list[tuple[int, ...]]:
        """One solution of each kind; the squares of pieces 1 to 12, 0 where a piece is not used."""
        return [tuple(row) for row in self.cover.by_piece(self.search().distinct_rows()).tolist()]

    def left(self, placed: tuple[int, ...]) -> int:
        """How many solutions go on from these pieces; 0 in a dead end.

        >>> puzzle_of(Options("5x4", "2-3-6-11")).left((0,) * 12)
        20
        """
        return int(np.count_nonzero(self._agrees(placed).all(axis=1)))

    def _agrees(self, placed: tuple[int, ...]) -> np.ndarray[tuple[int, int], np.dtype[np.bool_]]:
        """[solution, piece]: does the piece lie as in the solution, or not lie yet?"""
        lying = np.array(placed, np.uint64)
        agrees: np.ndarray[tuple[int, int], np.dtype[np.bool_]] = (self._known[0] == lying) | (lying == 0)
        return agrees

    def hint(self, placed: tuple[int, ...]) -> Hint | None:
        """A piece and where it can go, chosen so that the most solutions stay open. In a dead end: the piece to take
        up, one that stands in the way of the solution which agrees with most of what lies. None if there is nothing
        to say: it is solved, or it has no solution at all.
        """
        table = self._known[0]
        if not len(table):
            return None
        agrees = self._agrees(placed)
        open_rows = table[agrees.all(axis=1)]
        if not len(open_rows):
            nearest = int(np.argmax(agrees.sum(axis=1)))
            return Hint(Move(int(np.argmin(agrees[nearest])) + 1), 0)
        best: tuple[int, int, int] | None = None
        for number in self.options.numbers:
            if not placed[number - 1]:
                there = open_rows[:, number - 1]
                masks, counts = np.unique(there[there != 0], return_counts=True)
                if len(masks) and (best is None or counts.max() > best[0]):
                    best = int(counts.max()), number, int(masks[np.argmax(counts)])
        if best is None:
            return None
        count, number, mask = best
        return Hint(Move(number, self.options.region.squares(mask)), count)


def cover_of(region: Region, numbers: tuple[int, ...], horizontal: bool) -> Cover:
    """A region and pieces by their numbers as the solver takes them; piece 1 may have to lie horizontally (KT2)."""
    shapes = tuple(SHAPES[number - 1] for number in numbers)
    if not horizontal or 1 not in numbers:
        return Cover(region, shapes)
    standing = tuple(mask for mask in region.placements(BAR) if not lies_flat(region.squares(mask)))
    return Cover(region, shapes, tuple(standing if shape == BAR else () for shape in shapes))


def lies_flat(squares: Shape) -> bool:
    """Are these squares in one row (KT2)?

    >>> lies_flat(BAR), lies_flat(((0, 0), (0, 1)))
    (True, False)
    """
    return len({row for _, row in squares}) == 1


def difficulty(distinct: int, effort: int) -> float:
    """Pieces laid down for each solution found, as a power of two; infinite without a solution.

    >>> difficulty(2, 64)
    5.0
    """
    return round(log2(max(1, effort) / distinct), 2) if distinct else float("inf")


@lru_cache(maxsize=64)
def _whole_cover(frame: str, horizontal: bool) -> Cover:
    """A frame and all twelve pieces; puzzles set aside what they do not use, so that they share the preparation."""
    return cover_of(region_named(frame), numbers_in(ALL), horizontal)


@lru_cache(maxsize=256)
def puzzle_of(options: Options) -> Puzzle:
    """The puzzle of these options, with its solutions kept."""
    return Puzzle(options)
