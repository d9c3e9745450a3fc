"""Pente on the terminal: a mat, stones in up to four colours, fives underlined, caught stones below it.

Columns and rows are named below and at the left (K10); above and at the right they are counted from the centre.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fivefold.games import pente
from fivefold.games.core import own
from fivefold.games.pente.drawing import STONES, points_of, stars
from fivefold.games.pente.notation import COLUMNS

MAT = "on #d8c59a"
INKS = {"w": "#ffffff", "b": "#15171a", "r": "#b8362a", "g": "#1f7a45"}


def paint(state: pente.State) -> Text:
    """The board with its labels."""
    size = state.options.size
    middle = size // 2
    ringed = {point for five in state.fives for point in points_of(five)}
    marked = set(stars(size))
    picture = Text()
    picture.append("    " + " ".join(str(abs(i - middle)) for i in range(size)) + "\n", "dim")
    for row, letters in zip(range(size - 1, -1, -1), pente.board(state), strict=True):
        picture.append(f"{row + 1:2d} ", "dim")
        for column, letter in enumerate(letters):
            point = 19 * row + column
            picture.append(" ", MAT)
            if letter == ".":
                picture.append("◦" if point in marked else "·", f"#8b7447 {MAT}")
            else:
                won = " underline" if point in ringed else ""
                picture.append(STONES[letter], f"bold {INKS[letter]} {MAT}{won}")
        picture.append(" ", MAT)
        picture.append(f" {abs(row - middle)}\n", "dim")
    picture.append("    " + " ".join(COLUMNS[:size]) + "\n", "dim")
    picture.append(captured(state), "dim")
    return picture


def captured(state: pente.State) -> str:
    """What each side has caught, what else counts, and whose turn it is."""
    facts = pente.details(state)
    sides = pente.side_name(state, 0), pente.side_name(state, 1)
    lines = ["    caught: " + _listed(sides, facts["captured"])]
    if state.options.points:
        lines.append("    points: " + _listed(sides, facts["points"]))
    if state.options.stones:
        lines.append("    in hand: " + _listed(pente.COLOURS, facts["stones_in_hand"]))
    to_move = pente.to_move(state)
    if to_move is not None:
        what = "moves a stone" if state.moving else "to move"
        lines.append(f"    {what}: {pente.COLOURS[to_move]}")
    return "\n".join(lines)


def _listed(names: Sequence[str], counts: object) -> str:
    return ", ".join(f"{name} {count}" for name, count in zip(names, own(counts, list), strict=False))
