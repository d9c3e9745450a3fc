"""Pente's board as text and as a picture."""

from __future__ import annotations

from fivefold.games.pente.kernel import POINTS, STEP, WIDTH
from fivefold.games.pente.notation import COLUMNS
from fivefold.games.pente.options import Options

LETTERS = ".wbrg"
BY_STONE = LETTERS.encode().ljust(256, b"?")
STONES = {".": "·", "w": "○", "b": "●", "r": "◆", "g": "◇"}
COLOURS = ("White", "Black", "Red", "Green")

STEP_PX = 30  # from line to line
EDGE = 46  # from the picture's edge to the first line
TRAY = 36  # below and above the board: the caught stones
RIM = 'stroke="#3a2d18" stroke-opacity=".45" stroke-width=".8"'
SHADES = {  # light, middle and rim of a stone
    "w": ("#ffffff", "#f3ecdd", "#b7ab93"),
    "b": ("#80868f", "#2a2e34", "#0b0c0f"),
    "r": ("#f4a79a", "#b8362a", "#6d1610"),
    "g": ("#a9dcb4", "#2f8551", "#134a2a"),
}


def rows(board: bytes, size: int) -> list[str]:
    """The rows from the top, in the letters of the position text."""
    letters = board.translate(BY_STONE).decode()
    return [letters[row * WIDTH : row * WIDTH + size] for row in range(size - 1, -1, -1)]


def points_of(five: int) -> list[int]:
    """The points of a five as the kernel writes it."""
    direction, first = five // POINTS % 4, five % POINTS
    return [first + place * int(STEP[direction]) for place in range(5)]


def points_in(fives: tuple[int, ...]) -> set[int]:
    """The points of all these fives."""
    return {point for five in fives for point in points_of(five)}


def text_board(board: bytes, size: int) -> str:
    """The board with its labels: ○ White, ● Black, and in teams ◆ Red, ◇ Green.

    >>> print(text_board(bytes([1, 2, 3, 4]) + bytes(357), 13).splitlines()[-2])
     1 ○ ● ◆ ◇ · · · · · · · · ·
    """
    lines = [f"{size - i:2d} {' '.join(STONES[letter] for letter in row)}" for i, row in enumerate(rows(board, size))]
    return "\n".join([*lines, "   " + " ".join(COLUMNS[:size])])


def stars(size: int) -> list[int]:
    """The marked points: the centre and, three lines from it or from the edge, eight around."""
    middle, near = size // 2, 3
    inner = [(middle + a * near, middle + b * near) for a in (-1, 1) for b in (-1, 1)]
    outer = [(near + a * (size - 7), near + b * (size - 7)) for a in (0, 1) for b in (0, 1)]
    return [row * WIDTH + column for row, column in [(middle, middle), *inner, *outer]]


def svg_board(board: bytes, options: Options, caught: tuple[int, int], fives: tuple[int, ...]) -> str:
    """The board as SVG: a mat with its lines and stars, glass stones, caught stones beside it, fives ringed."""
    size = options.size
    width = 2 * EDGE + (size - 1) * STEP_PX
    height = width + 2 * TRAY
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" font-family="Georgia, serif">',
        f"<title>Pente {'/'.join(rows(board, size))}</title>",
        "<defs>"
        '<linearGradient id="pt-mat" x2="1" y2="1"><stop stop-color="#efe3c4"/><stop offset="1" stop-color="#d9c79a"/>'
        "</linearGradient>",
        *(_gradient(letter) for letter in ("wbrg" if options.teams else "wb")),
        "</defs>",
        f'<rect width="{width}" height="{height}" rx="16" fill="#27413a"/>',
        f'<rect x="22" y="{22 + TRAY}" width="{width - 44}" height="{width - 44}" rx="8" fill="url(#pt-mat)"/>',
        f'<path d="{_grid(size)}" stroke="#5c4a2c" stroke-width="1.1" fill="none"/>',
    ]
    middle, reach = _x(size // 2), 2.5 * STEP_PX
    if options.opening == "restricted":  # PT3
        corner = f'x="{middle - reach}" y="{_y(size // 2, size) - reach}"'
        parts.append(
            f'<rect {corner} width="{2 * reach}" height="{2 * reach}" rx="6" fill="#8b3a2b" fill-opacity=".07"/>'
        )
    for point in stars(size):
        x, y = _x(point % WIDTH), _y(point // WIDTH, size)
        parts.append(f'<path d="M{x} {y - 5}l5 5l-5 5l-5 -5z" fill="#8b3a2b"/>')
    ringed = points_in(fives)
    for point, stone in enumerate(board):
        if stone:
            ring = 'stroke="#e0b02c" stroke-width="3"' if point in ringed else RIM
            parts.append(_stone(_x(point % WIDTH), _y(point // WIDTH, size), LETTERS[stone], 13, ring))
    label = 'fill="#6b5836" font-size="12" text-anchor="middle"'
    for i in range(size):
        parts.append(f'<text x="{_x(i)}" y="{width + TRAY - 26}" {label}>{COLUMNS[i]}</text>')
        parts.append(f'<text x="32" y="{_y(i, size) + 4}" {label}>{i + 1}</text>')
    for side, y in (0, height - TRAY + 14), (1, TRAY - 14):
        shown = 0 if options.teams else min(caught[side], 20)  # a team's catch is of two colours
        parts.extend(_stone(EDGE + 18 * i, y, "bw"[side], 8, RIM) for i in range(shown))
        if caught[side] > shown:
            x = EDGE - 8 + 18 * shown
            parts.append(f'<text x="{x}" y="{y + 4}" fill="#efe3c4" font-size="13">captured: {caught[side]}</text>')
    return "".join([*parts, "</svg>"])


def _gradient(letter: str) -> str:
    light, middle, rim = SHADES[letter]
    return (
        f'<radialGradient id="pt-{letter}" cx=".36" cy=".3"><stop stop-color="{light}"/>'
        f'<stop offset=".5" stop-color="{middle}"/><stop offset="1" stop-color="{rim}"/></radialGradient>'
    )


def _grid(size: int) -> str:
    far = _x(size - 1)
    across = "".join(f"M{_x(0)} {_y(i, size)}H{far}" for i in range(size))
    return across + "".join(f"M{_x(i)} {_y(size - 1, size)}V{_y(0, size)}" for i in range(size))


def _stone(x: float, y: float, letter: str, radius: int, ring: str) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="url(#pt-{letter})" {ring}/>'


def _x(column: int) -> int:
    return EDGE + column * STEP_PX


def _y(row: int, size: int) -> int:
    return TRAY + EDGE + (size - 1 - row) * STEP_PX
