"""Where pieces are laid: a frame, a figure or any other set of at most 64 squares.

A square is (column, row) from the bottom left and is called `a1`, `b3`, `t2`. Each has a bit, counted along the short
side first, because a search that fills the lowest free bit then keeps a short front:

    3   2   5   8  11
    2   1   4   7  10
    1   0   3   6   9
        a   b   c   d
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from fivefold.games.core import BadPosition
from fivefold.games.katamino.pieces import READING_ORDER, Cell, Shape, in_corner, orientations

COLUMNS = "abcdefghijklmnopqrstuvwxyz"
MOST_CELLS = 64


@dataclass(frozen=True)
class Region:
    """The squares in the order of their bits."""

    cells: tuple[Cell, ...]

    @cached_property
    def bit(self) -> dict[Cell, int]:
        """The bit of each square."""
        return {cell: number for number, cell in enumerate(self.cells)}

    @cached_property
    def full(self) -> int:
        """All squares."""
        return (1 << len(self.cells)) - 1

    @cached_property
    def width(self) -> int:
        """How many columns there are."""
        return 1 + max(x for x, _ in self.cells)

    @cached_property
    def height(self) -> int:
        """How many rows there are."""
        return 1 + max(y for _, y in self.cells)

    @cached_property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The bits row by row from the top; -1 where there is no square.

        >>> rectangle(4, 3).rows[-1]
        (0, 3, 6, 9)
        """
        columns, rows = range(self.width), range(self.height - 1, -1, -1)
        return tuple(tuple(self.bit.get((x, y), -1) for x in columns) for y in rows)

    def mask(self, squares: tuple[Cell, ...]) -> int:
        """A set of squares as an int."""
        return sum(1 << self.bit[square] for square in squares)

    def squares(self, mask: int) -> tuple[Cell, ...]:
        """The squares of a set, row by row from the bottom: the order in which they are clicked."""
        found = [cell for number, cell in enumerate(self.cells) if mask >> number & 1]
        return tuple(sorted(found, key=READING_ORDER))

    def names(self, mask: int) -> tuple[str, ...]:
        """The names of the squares, in the order of `squares`.

        >>> rectangle(4, 3).names(0b111)
        ('a1', 'a2', 'a3')
        """
        return tuple(map(name_of, self.squares(mask)))

    @cached_property
    def by_name(self) -> dict[str, int]:
        """The bit of each square by its name."""
        return {name_of(cell): number for number, cell in enumerate(self.cells)}

    @cached_property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The turns and flips that leave the region as it is: where each bit goes; the first moves nothing.

        >>> len(rectangle(4, 3).symmetries), len(rectangle(3, 3).symmetries)
        (4, 8)
        """
        found: dict[tuple[int, ...], None] = {}
        squares = list(self.cells)
        for _ in range(2):
            for _ in range(4):
                left, low = min(x for x, _ in squares), min(y for _, y in squares)
                moved = [(x - left, y - low) for x, y in squares]
                if all(cell in self.bit for cell in moved):
                    found[tuple(self.bit[cell] for cell in moved)] = None
                squares = [(y, -x) for x, y in squares]
            squares = [(-x, y) for x, y in squares]
        return tuple(found)

    def placements(self, shape: Shape) -> tuple[int, ...]:
        """Every place where a shape can lie in the empty region, as masks.

        >>> from fivefold.games.katamino.pieces import drawn
        >>> [len(rectangle(3, 5).placements(shape)) for shape in (drawn("#####"), drawn("## ##"))]
        [3, 8]
        """
        if shape not in self._placements:
            self._placements[shape] = tuple(self._find_placements(shape))
        return self._placements[shape]

    @cached_property
    def _placements(self) -> dict[Shape, tuple[int, ...]]:
        """What `placements` has already found."""
        return {}

    def _find_placements(self, shape: Shape) -> Iterator[int]:
        words = {cell: 1 << number for cell, number in self.bit.items()}
        for lying in orientations(shape):
            first = lying[0][0]
            for x, y in self.cells:
                mask = 0
                for i, j in lying:
                    word = words.get((x + i - first, y + j))
                    if word is None:
                        break
                    mask |= word
                else:
                    yield mask


@lru_cache(maxsize=4096)
def name_of(cell: Cell) -> str:
    """A square's name; one that no board has is told by its numbers.

    >>> name_of((2, 4)), name_of((-1, 40))
    ('c5', '(-1|40)')
    """
    column, row = cell
    return f"{COLUMNS[column]}{row + 1}" if 0 <= column < len(COLUMNS) and 0 <= row < 99 else f"({column}|{row})"


@lru_cache(maxsize=256)
def region_of(squares: Shape) -> Region:
    """The region of some squares, at most 64, moved into the corner."""
    if not 1 <= len(squares) <= MOST_CELLS:
        raise BadPosition(
            "A region has 1 to {most} squares; this one has {count}",
            code="bad-region-size",
            most=MOST_CELLS,
            count=len(squares),
        )
    corner = in_corner(squares)
    width, height = 1 + max(x for x, _ in corner), 1 + max(y for _, y in corner)
    if width > len(COLUMNS):
        raise BadPosition("A region has at most {most} columns", code="region-too-wide", most=len(COLUMNS))
    if height > width:
        return Region(tuple(sorted(corner, key=READING_ORDER)))
    return Region(tuple(sorted(corner)))


def rectangle(columns: int, rows: int) -> Region:
    """A rectangular frame.

    >>> rectangle(10, 6).full.bit_count()
    60
    """
    return region_of(in_corner((x, y) for x in range(columns) for y in range(rows)))


def read_region(text: str) -> Region:
    """The region that a picture shows: `#` for a square, `.` for none, the top row first.

    >>> read_region("### #..").names(0b1111)
    ('a1', 'a2', 'b2', 'c2')
    """
    rows = text.replace("/", " ").split()
    if not rows or not set("".join(rows)) <= set("#.") or "#" not in text:
        raise BadPosition("A region is drawn with # and . in rows from the top, as ###/#..", code="bad-region")
    if sum(row.count("#") for row in rows) > MOST_CELLS or max(map(len, rows)) > 999 or len(rows) > 999:
        raise BadPosition("A region has at most {most} squares", code="bad-region-size", most=MOST_CELLS)
    squares = [(x, y) for y, row in enumerate(rows[::-1]) for x, mark in enumerate(row) if mark == "#"]
    return region_of(in_corner(squares))
