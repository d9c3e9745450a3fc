"""Pentago on the terminal: wood, dark and light marbles; a filled five is underlined."""

from __future__ import annotations

from rich.text import Text

from fivefold.games import pentago
from fivefold.games.pentago.drawing import MARBLES, cells_in_fives
from fivefold.games.pentago.kernel import cell_at

WOOD = "on #b98a58"
MARBLE = {"b": f"bold #15171a {WOOD}", "w": f"bold #fdf6e6 {WOOD}", ".": f"#8f6436 {WOOD}"}


def paint(state: pentago.State) -> Text:
    """The board with its labels."""
    fives = cells_in_fives(state.first) | cells_in_fives(state.second)
    picture = Text()
    for row, letters in enumerate(pentago.board(state)):
        picture.append(f" {6 - row}  ", "dim")
        for column, letter in enumerate(letters):
            picture.append(" ", WOOD)
            won = " underline" if fives >> cell_at(column, row) & 1 else ""
            picture.append(MARBLES[letter], MARBLE[letter] + won)
            if column % 3 == 2:
                picture.append(" ", WOOD)
                picture.append(" ")
        picture.append("\n\n" if row == 2 else "\n")
    picture.append("     a b c   d e f", "dim")
    return picture
