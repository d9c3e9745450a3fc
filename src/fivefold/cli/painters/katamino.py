"""Katamino on the terminal: each piece in its colour with its number, wood where a square is free."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fivefold.games import katamino
from fivefold.games.katamino.pieces import COLOURS, LETTERS, Shape
from fivefold.games.katamino.region import COLUMNS, Region

WOOD = "#8f6436 on #dcb684"
LIGHT = {5, 6, 7, 11, 2}  # pieces whose colour wants dark figures


def paint(state: katamino.State) -> Text:
    """The frame with its labels, and the pieces still to lay."""
    picture = paint_board(state.options.region, state.placed)
    if state.pieces_left:
        picture.append("\nto lay: ", "dim")
        picture.append(paint_pieces(state.pieces_left))
    return picture


def paint_board(region: Region, placed: tuple[int, ...], marked: Sequence[tuple[int, int]] = ()) -> Text:
    """A board with its labels."""
    lying = {square: number for number, mask in enumerate(placed, 1) for square in region.squares(mask)}
    picture = Text()
    for y in range(region.height - 1, -1, -1):
        picture.append(f" {y + 1}  ", "dim")
        for x in range(region.width):
            if (x, y) in lying:
                picture.append(f"{lying[x, y]:>2} ", style_of(lying[x, y]))
            elif (x, y) in region.bit:
                picture.append(" + " if (x, y) in marked else " · ", WOOD)
            else:
                picture.append("   ")
        picture.append("\n")
    picture.append("    " + "".join(f" {column} " for column in COLUMNS[: region.width]), "dim")
    return picture


def paint_pieces(numbers: Sequence[int]) -> Text:
    """Pieces by number and letter in their colours."""
    picture = Text()
    for number in numbers:
        picture.append(f" {number} {LETTERS[number - 1]} ", style_of(number))
    return picture


def paint_shape(number: int, shape: Shape) -> Text:
    """A piece as it lies in the hand; ● marks the square that is named when it is put down."""
    picture = Text()
    for y in range(max(y for _, y in shape), -1, -1):
        for x in range(1 + max(x for x, _ in shape)):
            if (x, y) in shape:
                picture.append(" ● " if (x, y) == shape[0] else f"{number:>2} ", style_of(number))
            else:
                picture.append("   ")
        picture.append("\n")
    picture.right_crop(1)
    return picture


def style_of(number: int) -> str:
    """A piece's colour, with figures that can be read on it."""
    return f"bold {'#222222' if number in LIGHT else '#ffffff'} on {COLOURS[number - 1]}"
