"""The twelve pieces (KT1): five squares each, no front and no back.

    1 I      2 L      3 Y      4 N      5 V      6 P
    #####    ####     ####     ###.     ###      ##
             #...     .#..     ..##     #..      ##
                                        #..      #.

    7 U      8 Z      9 F      10 T     11 W     12 X
    #.#      ##.      .##      ###      ##.      .#.
    ###      .#.      ##.      .#.      .##      ###
             .##      .#.      .#.      ..#      .#.

A shape is its squares as (column, row), columns from the left and rows from the bottom, moved into the corner and
listed in the order in which they are read out and clicked: row by row from the bottom, each row from the left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from operator import itemgetter

from typing_extensions import TypedDict

from fivefold.games.core import BadOptions

Cell = tuple[int, int]
Shape = tuple[Cell, ...]

LETTERS = "ILYNVPUZFTWX"
"""The letter that each piece looks like, piece 1 first."""

COLOURS = (
    "#27408b",  # dark blue
    "#e8801a",  # orange
    "#7a4a26",  # brown
    "#6f3fa0",  # purple
    "#7fc4ec",  # light blue
    "#f08cb4",  # pink
    "#f5cf1b",  # yellow
    "#1fa99f",  # turquoise
    "#5b6066",  # dark grey
    "#1c6b3a",  # dark green
    "#97c93d",  # light green
    "#cf2a2a",  # red
)
"""The colours of the wooden edition, piece 1 first."""

EVEN = sum(1 << number - 1 for number in range(2, 13, 2))
ODD = sum(1 << number - 1 for number in range(1, 13, 2))
ALL = EVEN | ODD


READING_ORDER = itemgetter(1, 0)
"""The key by which squares are sorted: row by row from the bottom, each row from the left."""


def in_corner(cells: Iterable[Cell]) -> Shape:
    """The squares moved into the corner and put in reading order.

    >>> in_corner([(4, 3), (3, 3), (3, 2)])
    ((0, 0), (0, 1), (1, 1))
    """
    squares = sorted(cells, key=READING_ORDER)
    left, low = min(squares)[0], squares[0][1]
    return tuple([(x - left, y - low) for x, y in squares])


def drawn(picture: str) -> Shape:
    """The shape that a picture shows, top row first.

    >>> drawn("## #.")
    ((0, 0), (0, 1), (1, 1))
    """
    rows = picture.split()[::-1]
    return in_corner((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "#")


PICTURES = (
    "#####",
    "#### #...",
    "#### .#..",
    "###. ..##",
    "### #.. #..",
    "## ## #.",
    "#.# ###",
    "##. .#. .##",
    ".## ##. .#.",
    "### .#. .#.",
    "##. .## ..#",
    ".#. ### .#.",
)
"""Piece 1 first, as in the picture above: the rows from the top."""
SHAPES = tuple(map(drawn, PICTURES))


class KataminoEquipment(TypedDict):
    """The twelve pieces, piece 1 first: the letter that each looks like, and its rows from the top."""

    letters: str
    pieces: list[str]


def equipment() -> KataminoEquipment:
    """The pieces as a page needs them."""
    return {"letters": LETTERS, "pieces": list(PICTURES)}


def turned(shape: Shape) -> Shape:
    """A quarter turn clockwise.

    >>> turned(drawn("### #..")) == drawn("## .# .#")
    True
    """
    return in_corner((y, -x) for x, y in shape)


def flipped(shape: Shape) -> Shape:
    """Turned over: left and right changed.

    >>> flipped(drawn("### #..")) == drawn("### ..#")
    True
    """
    return in_corner((-x, y) for x, y in shape)


@cache
def orientations(shape: Shape) -> tuple[Shape, ...]:
    """Every way a shape can lie, up to eight (KT1).

    >>> [len(orientations(shape)) for shape in SHAPES]
    [2, 8, 8, 8, 4, 8, 4, 4, 8, 4, 4, 1]
    """
    found: dict[Shape, None] = {}
    for side in (shape, flipped(shape)):
        for _ in range(4):
            found[side] = None
            side = turned(side)
    return tuple(found)


def tripled(shape: Shape) -> Shape:
    """The shape at three times its size (KT8).

    >>> len(tripled(SHAPES[0]))
    45
    """
    return in_corner((3 * x + i, 3 * y + j) for x, y in shape for i in range(3) for j in range(3))


def numbers_in(pieces: int) -> tuple[int, ...]:
    """The numbers of a set of pieces, whose bit n - 1 stands for piece n.

    >>> numbers_in(EVEN)
    (2, 4, 6, 8, 10, 12)
    """
    return tuple(number for number in range(1, 13) if pieces >> number - 1 & 1)


def set_of(numbers: Iterable[int]) -> int:
    """A set of pieces as an int.

    >>> set_of([1, 3])
    5
    """
    pieces = 0
    for number in numbers:
        pieces |= 1 << number - 1
    return pieces


def read_numbers(text: str) -> tuple[int, ...]:
    """The pieces that a text lists in its order, by number or by letter; anything else may part them.

    >>> read_numbers("2-3-6-11"), read_numbers("L, Y, P, W"), read_numbers("all")[-1]
    ((2, 3, 6, 11), (2, 3, 6, 11), 12)
    """
    if text.strip().lower() == "all":
        return tuple(range(1, 13))
    numbers = []
    for word in re.split(r"[\s,;+-]+", text.strip()):
        number = piece_number(word)
        if number is None or number in numbers:
            shown = word if len(word) <= 12 else word[:12] + "…"
            if number:
                raise BadOptions("{word} is listed twice", code="piece-twice", rule="KT1", word=repr(shown))
            sentence = "{word} is no piece: they are 1 to 12, or {letters}"
            raise BadOptions(sentence, code="bad-piece", rule="KT1", word=repr(shown), letters=LETTERS)
        numbers.append(number)
    return tuple(numbers)


def piece_number(word: str) -> int | None:
    """The piece that a word names, or None.

    >>> piece_number("12"), piece_number("x"), piece_number("13")
    (12, 12, None)
    """
    if len(word) == 1 and word.upper() in LETTERS:
        return LETTERS.index(word.upper()) + 1
    if word.isascii() and word.isdigit() and len(word) <= 2 and 1 <= int(word) <= 12:
        return int(word)
    return None
