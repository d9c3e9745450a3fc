"""Katamino's boards as text and as a picture, for the puzzles and the duel."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fivefold.games.katamino.notation import write_rows
from fivefold.games.katamino.pieces import COLOURS, SHAPES, Cell
from fivefold.games.katamino.region import COLUMNS, Region

STEP = 40  # from square to square
EDGE = 34  # from the picture's edge to the board
SMALL = 15  # a square of a piece beside the board
NARROWEST = 8 * STEP  # room for the pieces beside a small frame

Tray = tuple[str, Sequence[int]]
"""What stands before a row of pieces beside the board, and their numbers."""


def text_board(region: Region, placed: tuple[int, ...]) -> str:
    """The board with its labels, in the letters of the pieces.

    >>> from fivefold.games.katamino.region import rectangle
    >>> print(text_board(rectangle(5, 3), (0b001001001001001,) + (0,) * 11))
    3  · · · · ·
    2  · · · · ·
    1  I I I I I
       a b c d e
    """
    rows = write_rows(region, placed)
    lines = [
        f"{number}  {' '.join({'.': '·', '_': ' '}.get(mark, mark) for mark in row)}".rstrip()
        for number, row in zip(range(len(rows), 0, -1), rows, strict=True)
    ]
    return "\n".join([*lines, f"   {' '.join(COLUMNS[: region.width])}"])


def svg_board(
    region: Region, placed: tuple[int, ...], trays: Sequence[Tray], title: str, marked: Sequence[Cell] = ()
) -> str:
    """The board as SVG: wood, the pieces in their colours with their numbers, below it the pieces still to lay."""
    width = 2 * EDGE + max(region.width * STEP, NARROWEST)
    left = (width - region.width * STEP) / 2
    floor = EDGE + region.height * STEP
    board = [_square(left, floor, cell, marked) for cell in region.cells]
    for number, mask in enumerate(placed, 1):
        if mask:
            board.append(_piece(number, region.squares(mask), STEP, left, floor))
    label = 'fill="#ecd9bd" font-size="14" text-anchor="middle"'
    for x in range(region.width):
        board.append(f'<text x="{left + x * STEP + STEP / 2:g}" y="{floor + 19}" {label}>{COLUMNS[x]}</text>')
    for y in range(region.height):
        board.append(f'<text x="{left - 14:g}" y="{floor - y * STEP - STEP / 2 + 5:g}" {label}>{y + 1}</text>')
    beside, height = _trays(trays, floor + 34, width)
    return "".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
            f'height="{height}" role="img" font-family="Georgia, serif">',
            f"<title>{title}</title>",
            f'<rect width="{width}" height="{height}" rx="14" fill="#5d3f24"/>',
            *board,
            *beside,
            "</svg>",
        ]
    )


def _square(left: float, floor: float, cell: Cell, marked: Sequence[Cell]) -> str:
    x, y = left + cell[0] * STEP, floor - (cell[1] + 1) * STEP
    colour = "#c89a66" if cell in marked else "#dcb684"
    return f'<rect x="{x:g}" y="{y:g}" width="{STEP}" height="{STEP}" fill="{colour}" stroke="#a87b49"/>'


def _trays(trays: Sequence[Tray], top: float, width: float) -> tuple[list[str], float]:
    """The pieces beside the board and the height of the picture."""
    parts: list[str] = []
    for words, numbers in trays:
        x = float(EDGE)
        tallest = 0
        if words:
            parts.append(f'<text x="{x:g}" y="{top + 14:g}" fill="#ecd9bd" font-size="14">{words}</text>')
            top += 22
        for number in numbers:
            shape = SHAPES[number - 1]
            columns, rows = 1 + max(x for x, _ in shape), 1 + max(y for _, y in shape)
            if x + columns * SMALL > width - EDGE:
                x, top, tallest = float(EDGE), top + tallest * SMALL + 12, 0
            parts.append(_piece(number, shape, SMALL, x, top + rows * SMALL))
            x += columns * SMALL + 12
            tallest = max(tallest, rows)
        top += tallest * SMALL + 14
    return parts, round(top + 8)


def _piece(number: int, squares: Sequence[Cell], size: float, left: float, floor: float) -> str:
    """A piece as one shape a little smaller than its squares, with its number on the square nearest its middle."""
    colour = COLOURS[number - 1]
    middle = [sum(cell[axis] for cell in squares) / len(squares) for axis in (0, 1)]
    x, y = min(squares, key=lambda cell: ((cell[0] - middle[0]) ** 2 + (cell[1] - middle[1]) ** 2, cell))
    font = size * 0.5 if size > SMALL else size * 0.75
    dark = "#fff" if _brightness(colour) < 150 else "#222"
    return (
        f'<path d="{_outline(squares, size, left, floor, size / 20)}" fill="{colour}" stroke="#2a1c10" '
        f'stroke-width="{size / 25:g}" stroke-linejoin="round"/>'
        f'<path d="{_outline(squares, size, left, floor, size / 8)}" fill="none" stroke="#fff" '
        f'stroke-opacity=".28" stroke-width="{size / 20:g}" stroke-linejoin="round"/>'
        f'<text x="{left + (x + 0.5) * size:g}" y="{floor - (y + 0.5) * size + font * 0.36:g}" fill="{dark}" '
        f'font-size="{font:g}" font-weight="bold" text-anchor="middle">{number}</text>'
    )


def _brightness(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _outline(squares: Iterable[Cell], size: float, left: float, floor: float, inset: float) -> str:
    """The path around some squares, drawn in from their edge; a pentomino has one edge that never meets itself."""
    cells = set(squares)
    follows: dict[Cell, tuple[Cell, Cell]] = {}  # where an edge ends, and which way is inside
    for x, y in cells:
        for begin, end, inside, beyond in (
            ((x, y), (x + 1, y), (0, 1), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (-1, 0), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (0, -1), (x, y + 1)),
            ((x, y + 1), (x, y), (1, 0), (x - 1, y)),
        ):
            if beyond not in cells:
                follows[begin] = end, inside
    begin = min(follows)
    at, (_, before) = begin, follows[begin]
    points = []
    for _ in range(len(follows) + 1):
        end, inside = follows[at]
        if inside != before:
            across = left + at[0] * size + inset * (inside[0] + before[0])
            down = floor - at[1] * size - inset * (inside[1] + before[1])
            points.append(f"{across:g} {down:g}")
        at, before = end, inside
    return f"M{'L'.join(points)}Z"
