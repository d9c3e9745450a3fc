"""How Katamino is written: `6/a1/b1/a2/b2/a3` lays piece 6 on these squares, `6` alone takes it up.

The squares come row by row from the bottom; a reader takes them in any order and the pieces by their letters too. A
board is its rows from the top with the letter of the piece on each square, `.` where it is free and `_` where there
is no square: `LLLL/LYYW/..WW`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from fivefold.games.core import BadNotation, BadPosition
from fivefold.games.katamino.pieces import LETTERS, READING_ORDER, Cell, piece_number
from fivefold.games.katamino.region import COLUMNS, Region, name_of

SQUARE = re.compile(r"[a-z][1-9]\d?")
PARTED = re.compile(r"[\s/:,-]+")


@dataclass(frozen=True, slots=True)
class Move:
    """A piece and the squares it is laid on; without squares it is taken up: from the board, or in a draft.

    >>> str(Move(6, ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2)))), str(Move(6))
    ('6 a1 b1 a2 b2 a3', '6')
    """

    piece: int
    squares: tuple[Cell, ...] = ()
    steps: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """The move as the hand makes it: the piece, then its squares."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "steps", (str(self.piece), *map(name_of, self.squares)))

    def __str__(self) -> str:
        return " ".join(self.steps)

    def __repr__(self) -> str:
        return f"<Move {self}>"


def read_move_text(text: str) -> Move:
    """The move that a text names.

    >>> read_move_text("6/a1/b1/a2/b2/a3"), read_move_text("P a3 a2b2 a1b1"), read_move_text("12")
    (<Move 6 a1 b1 a2 b2 a3>, <Move 6 a1 b1 a2 b2 a3>, <Move 12>)
    """
    word = text.strip()
    first, *rest = PARTED.split(word[:80])
    piece = piece_number(first)
    names = "".join(rest).lower()
    found = SQUARE.findall(names)
    squares = set(map(cell_named, found))
    if piece is None or "".join(found) != names or len(squares) != len(found) or len(word) > 80:
        shown = text if len(text) <= 24 else text[:24] + "…"
        raise BadNotation(
            "{text} is not a Katamino move; write a piece and its squares, as 6 a1 b1 a2 b2 a3",
            code="katamino-not-a-move",
            text=repr(shown),
        )
    return Move(piece, tuple(sorted(squares, key=READING_ORDER)))


@cache
def cell_named(name: str) -> Cell:
    """The square of a name that `SQUARE` has found.

    >>> cell_named("c5")
    (2, 4)
    """
    return COLUMNS.index(name[0]), int(name[1:]) - 1


def write_rows(region: Region, placed: tuple[int, ...]) -> list[str]:
    """The rows of a board from the top; `placed` has the squares of each piece, piece 1 first.

    >>> from fivefold.games.katamino.region import rectangle
    >>> write_rows(rectangle(5, 3), (0b001001001001001,) + (0,) * 11)
    ['.....', '.....', 'IIIII']
    """
    marks = ["."] * len(region.cells) + ["_"]
    for letter, mask in zip(LETTERS, placed, strict=True):
        while mask:
            marks[mask.bit_length() - 1] = letter
            mask &= ~(1 << mask.bit_length() - 1)
    return ["".join([marks[bit] for bit in row]) for row in region.rows]


def read_rows(region: Region, text: str) -> tuple[int, ...]:
    """The squares of each piece in a board's text; whether they make pieces is not looked at here.

    >>> from fivefold.games.katamino.region import rectangle
    >>> read_rows(rectangle(5, 3), "...../...../IIIII")[0] == 0b001001001001001
    True
    """
    rows = text.strip().split("/")
    outline = write_rows(region, (0,) * 12)
    placed = [0] * 12
    if len(rows) != len(outline) or any(len(row) != len(free) for row, free in zip(rows, outline, strict=True)):
        raise BadPosition(
            "This board has {rows} rows of {columns} squares, separated by /",
            code="katamino-wrong-size",
            rows=region.height,
            columns=region.width,
        )
    for y, (row, free) in enumerate(zip(rows[::-1], outline[::-1], strict=True)):
        for x, mark in enumerate(row):
            if (free[x] == "_") != (mark == "_") or mark not in f"{LETTERS}._":
                raise BadPosition(
                    "{mark} cannot stand on {square}; there are the letters {letters}, . for free and _ for no square",
                    code="katamino-bad-mark",
                    mark=repr(mark),
                    square=name_of((x, y)),
                    letters=LETTERS,
                )
            if mark in LETTERS:
                placed[LETTERS.index(mark)] |= 1 << region.bit[x, y]
    return tuple(placed)
