"""How Pentago is written: cells `a1` to `f6`, turns `NW+`, moves `c4 NW+`, positions in 36 letters.

row 6 at the top, column a at the left; + is clockwise, - anticlockwise; a position in which light began says so at its
end: `first=light` (PG1)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from fivefold.games.core import BadNotation, BadPosition
from fivefold.games.pentago import kernel

COLUMNS = "abcdef"
QUADRANTS = ("NW", "NE", "SW", "SE")
TURNS = tuple(quadrant + direction for quadrant in QUADRANTS for direction in "+-")

ROW_MAJOR = tuple(kernel.cell_at(column, row) for row in range(6) for column in range(6))
"""The cells as one reads: from the top left, row by row."""

CELL_NAMES = {kernel.cell_at(column, 6 - row): f"{COLUMNS[column]}{row}" for column in range(6) for row in range(1, 7)}
CELLS_BY_NAME = {name: cell for cell, name in CELL_NAMES.items()}

FIRST = re.compile(r"\s+first=(dark|light)\s*$")
MOVE = re.compile(r"\s*([a-fA-F][1-6])(?:(?:\s*/\s*|\s+|)([nNsS][wWeE])\s*([+-]))?\s*")


@dataclass(frozen=True, slots=True)
class Move:
    """A marble on a cell and a quadrant's turn; no turn after a placement that makes five.

    >>> str(Move(cell=0, turn=0)), str(Move(cell=0))
    ('a6 NW+', 'a6')
    """

    cell: int
    turn: int = kernel.NO_TURN

    def __str__(self) -> str:
        cell = CELL_NAMES.get(self.cell, f"cell {self.cell}")
        if self.turn == kernel.NO_TURN:
            return cell
        return f"{cell} {TURNS[self.turn] if 0 <= self.turn < 8 else f'turn {self.turn}'}"

    def __repr__(self) -> str:
        return f"<Move {self}>"


def read_move_text(text: str) -> Move:
    """The move that a text names.

    >>> read_move_text("c4/NW+"), read_move_text("c4 nw+"), read_move_text("c4")
    (<Move c4 NW+>, <Move c4 NW+>, <Move c4>)
    """
    found = MOVE.fullmatch(text)
    if not found:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise BadNotation(
            "{text} is not a Pentago move; write a cell and a turn, as c4 NW+",
            code="pentago-not-a-move",
            text=repr(shown),
        )
    cell, quadrant, direction = found.groups()
    turn = TURNS.index(quadrant.upper() + direction) if quadrant else kernel.NO_TURN
    return Move(CELLS_BY_NAME[cell.lower()], turn)


def write_marbles(dark: int, light: int) -> str:
    """A board as 36 letters from the top left, row by row: b dark, w light, . empty.

    >>> write_marbles(1, 2)
    'bw..................................'
    """
    return "".join("b" if dark >> cell & 1 else "w" if light >> cell & 1 else "." for cell in ROW_MAJOR)


def read_marbles(text: str) -> tuple[int, int, str]:
    """Dark and light marbles from 36 letters, whose rows may be separated by `/` or spaces; and the colour that began.

    The colour is told by `first=light` or `first=dark` at the end, or by the colour that is a marble ahead; it is
    empty where the text does not say it.

    >>> read_marbles("bw..../....../....../....../....../......")
    (1, 2, '')
    >>> read_marbles("w" + 35 * "."), read_marbles("bw" + 34 * "." + " first=light")
    ((0, 1, 'light'), (1, 2, 'light'))
    """
    said = FIRST.search(text)
    letters = re.sub(r"[\s/]", "", text[: said.start()] if said else text)
    if others := sorted(set(letters) - set("bw.")):
        raise BadPosition(
            "A Pentago position is written with b, w and . from the top left, not with {letter}",
            code="pentago-no-such-letter",
            letter=repr(others[0]),
        )
    if len(letters) != 36:
        raise BadPosition(
            "A Pentago position is 36 of the letters b, w and . from the top left; this has {length}",
            code="pentago-not-a-position",
            length=len(letters),
        )
    dark = sum(1 << cell for cell, letter in zip(ROW_MAJOR, letters, strict=True) if letter == "b")
    light = sum(1 << cell for cell, letter in zip(ROW_MAJOR, letters, strict=True) if letter == "w")
    ahead = dark.bit_count() - light.bit_count()
    first = said[1] if said else {1: "dark", -1: "light"}.get(ahead, "")
    if ahead not in ((0, -1) if first == "light" else (0, 1)):
        raise BadPosition(
            "The players put marbles in turn; {dark} b and {light} w cannot stand together",
            code="pentago-wrong-counts",
            rule="PG3",
            dark=dark.bit_count(),
            light=light.bit_count(),
        )
    return dark, light, first
