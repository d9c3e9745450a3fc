"""Pentago's board as text and as a picture."""

from __future__ import annotations

from fivefold.games.pentago import kernel
from fivefold.games.pentago.notation import COLUMNS, write_marbles

MARBLES = {"b": "●", "w": "○", ".": "·"}
STEP = 40  # from cell to cell
GAP = 10  # between quadrants
EDGE = 34  # from the picture's edge to the first quadrant


def rows(dark: int, light: int) -> list[str]:
    """The six rows from the top, in the letters of the position text."""
    letters = write_marbles(dark, light)
    return [letters[6 * row : 6 * row + 6] for row in range(6)]


def text_board(dark: int, light: int) -> str:
    """The board with its labels: ● dark, ○ light.

    >>> print(text_board(1, 2))
    6  ● ○ · | · · ·
    5  · · · | · · ·
    4  · · · | · · ·
      -------+-------
    3  · · · | · · ·
    2  · · · | · · ·
    1  · · · | · · ·
       a b c   d e f
    """
    lines = []
    for number, row in zip(range(6, 0, -1), rows(dark, light), strict=True):
        marbles = [MARBLES[letter] for letter in row]
        lines.append(f"{number}  {' '.join(marbles[:3])} | {' '.join(marbles[3:])}")
        if number == 4:
            lines.append("  -------+-------")
    return "\n".join([*lines, f"   {' '.join(COLUMNS[:3])}   {' '.join(COLUMNS[3:])}"])


def svg_board(dark: int, light: int) -> str:
    """The board as SVG: four wooden quadrants with hollows, dark and light marbles, filled fives ringed."""
    size = 2 * EDGE + 6 * STEP + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}" '
        'role="img" font-family="Georgia, serif">',
        f"<title>Pentago {write_marbles(dark, light)}</title>",
        "<defs>"
        '<linearGradient id="pg-wood" x2="1" y2="1"><stop stop-color="#d9a066"/><stop offset="1" stop-color="#b97f48"/>'
        "</linearGradient>"
        '<radialGradient id="pg-hollow" cy=".42"><stop offset=".55" stop-color="#8a5a30"/>'
        '<stop offset="1" stop-color="#a8713f"/></radialGradient>'
        '<radialGradient id="pg-b" cx=".36" cy=".3"><stop stop-color="#7d838c"/>'
        '<stop offset=".35" stop-color="#2c3036"/>'
        '<stop offset="1" stop-color="#0c0d10"/></radialGradient>'
        '<radialGradient id="pg-w" cx=".36" cy=".3"><stop stop-color="#fff"/><stop offset=".55" stop-color="#efe8da"/>'
        '<stop offset="1" stop-color="#b9ae97"/></radialGradient>'
        "</defs>",
        f'<rect width="{size}" height="{size}" rx="14" fill="#5d3f24"/>',
    ]
    for q in range(4):
        x, y = EDGE + q % 2 * (3 * STEP + GAP), EDGE + q // 2 * (3 * STEP + GAP)
        parts.append(f'<rect x="{x}" y="{y}" width="{3 * STEP}" height="{3 * STEP}" rx="9" fill="url(#pg-wood)"/>')
    fives = cells_in_fives(dark) | cells_in_fives(light)
    for column in range(6):
        for row in range(6):
            cell = 1 << kernel.cell_at(column, row)
            x, y = _middle(column), _middle(row)
            parts.append(f'<circle cx="{x}" cy="{y}" r="14" fill="url(#pg-hollow)"/>')
            if (dark | light) & cell:
                colour = "b" if dark & cell else "w"
                ring = ' stroke="#e0b02c" stroke-width="3"' if fives & cell else ""
                parts.append(f'<circle cx="{x}" cy="{y}" r="15" fill="url(#pg-{colour})"{ring}/>')
    for i in range(6):
        label = 'fill="#ecd9bd" font-size="14" text-anchor="middle"'
        parts.append(f'<text x="{_middle(i)}" y="{size - 12}" {label}>{COLUMNS[i]}</text>')
        parts.append(f'<text x="16" y="{_middle(i) + 5}" {label}>{6 - i}</text>')
    return "".join([*parts, "</svg>"])


def _middle(i: int) -> int:
    return EDGE + i * STEP + STEP // 2 + (GAP if i > 2 else 0)


def cells_in_fives(marbles: int) -> int:
    """The cells of every filled line of five."""
    filled = kernel.lines_of(marbles)
    cells = 0
    for number, line in enumerate(kernel.five_lines()):
        if filled >> number & 1:
            cells |= line
    return cells


def emblem() -> str:
    """Four quadrants with five in a line, for certificates."""
    five, other = {(0, 5), (1, 4), (2, 3), (3, 2), (4, 1)}, {(0, 0), (2, 1), (4, 4), (5, 2), (1, 1), (3, 5)}
    quadrants = "".join(
        f'<rect x="{12.3 * x + 0.15:.2f}" y="{12.3 * y + 0.15:.2f}" width="11.4" height="11.4" rx="1.2"/>'
        for x in range(2)
        for y in range(2)
    )
    cells = "".join(
        f'<circle cx="{_centre(x):.2f}" cy="{_centre(y):.2f}" r="1.35" {_filled((x, y) in five, (x, y) in other)}/>'
        for x in range(6)
        for y in range(6)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
        f'<g fill="none" stroke="INK" stroke-width="0.28">{quadrants}</g>{cells}</svg>'
    )


def _centre(place: int) -> float:
    return place // 3 * 12.3 + place % 3 * 3.6 + 2.15


def _filled(own: bool, other: bool) -> str:
    if own or other:
        return f'fill="{"INK" if own else "#ffffff"}" stroke="INK" stroke-width="0.25"'
    return 'fill="none" stroke="#969696" stroke-width="0.12"'
