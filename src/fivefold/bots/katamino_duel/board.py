"""The board of a duel: 8×8, or a smaller rectangle in its lower left corner, on which nobody plays by the booklet.

The solver's squares are always those of 8×8. What lies outside a smaller board is no square of it, so the kernels need
not know: no placement there fits, and two positions that are images of each other still have the same value.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from fivefold.games.katamino_duel.placements import BOARD
from fivefold.refusals import Refused

MOST = 8


@dataclass(frozen=True)
class Board:
    """A rectangle of at most eight squares each way."""

    columns: int = MOST
    rows: int = MOST

    def __post_init__(self) -> None:
        if not (1 <= self.columns <= MOST and 1 <= self.rows <= MOST):
            raise Refused(
                "A board has 1 to {most} columns and rows, not {columns} × {rows}",
                code="no-such-duel-board",
                most=MOST,
                columns=self.columns,
                rows=self.rows,
            )

    @cached_property
    def outside(self) -> int:
        """The squares of 8×8 that are not on the board."""
        inside = tuple((x, y) for x, y in BOARD.cells if x < self.columns and y < self.rows)
        return BOARD.full & ~BOARD.mask(inside)

    @cached_property
    def centre(self) -> int:
        """The squares of which the first piece covers one (KT10): the middle one, two or four.

        >>> BOARD.names(Board(5, 6).centre)
        ('c3', 'c4')
        """
        columns = {(self.columns - 1) // 2, self.columns // 2}
        rows = {(self.rows - 1) // 2, self.rows // 2}
        return BOARD.mask(tuple((x, y) for x in sorted(columns) for y in sorted(rows)))

    def __str__(self) -> str:
        return f"{self.columns}x{self.rows}"


def read_board(text: str) -> Board:
    """A board as it is written.

    >>> read_board("6x5")
    Board(columns=6, rows=5)
    """
    columns, cross, rows = text.lower().replace("×", "x").partition("x")
    if not (cross and columns.isascii() and columns.isdigit() and rows.isascii() and rows.isdigit()):
        raise Refused(
            "{board} is no board; write its columns and rows, as 6x5", code="bad-board", board=repr(text[:20])
        )
    return Board(int(columns[:4]), int(rows[:4]))
