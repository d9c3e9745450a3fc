"""Kingdomino's table as text and as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fivefold.games.kingdomino import artwork, kernel
from fivefold.games.kingdomino.box import domino
from fivefold.games.kingdomino.kingdom import Kingdom, grid_lines, place_codes, second_square, square_names, window
from fivefold.games.kingdomino.scoring import tally

if TYPE_CHECKING:
    from fivefold.games.kingdomino.state import State

PANEL = 320  # a kingdom's side
EDGE = 24
HEAD = 30  # a kingdom's headline
LINES = 250  # the width of the two lines beside the kingdoms
LAND = "#efe7d3"


def rows(state: State) -> list[str]:
    """The kingdoms side by side, then the two lines of dominoes."""
    blocks = []
    for seat, kingdom in enumerate(state.kingdoms):
        lines = [headline(state, seat), *grid_lines(kingdom)]
        width = max(map(len, lines))
        blocks.append([f"{line:<{width}}" for line in lines])
    height = max(map(len, blocks))
    padded = [[*block, *[" " * len(block[0])] * (height - len(block))] for block in blocks]
    return ["   ".join(parts).rstrip() for parts in zip(*padded, strict=True)] + line_rows(state)


def headline(state: State, seat: int) -> str:
    """A seat, its points so far, and how many dominoes it had to discard."""
    kingdom = state.kingdoms[seat]
    discarded = f", {len(kingdom.discarded)} discarded" if kingdom.discarded else ""
    points = tally(kingdom, state.options).points
    return f"Seat {seat + 1}: {points} {'point' if points == 1 else 'points'}{discarded}"


def line_rows(state: State) -> list[str]:
    """The dominoes that wait to be placed and the new line, with the seats of the kings on them."""
    found = []
    for what, dominoes in ("to place", state.waiting), ("to choose", state.line):
        if dominoes:
            shown = (
                f"{number} {domino(number).text}{f' ({seat + 1})' if seat >= 0 else ''}" for number, seat in dominoes
            )
            found.append(f"{what}: {'   '.join(shown)}")
    return found


def svg_table(state: State) -> str:
    """All kingdoms, each cut to the squares within reach, and the lines of dominoes beside them."""
    per_row = 2 if len(state.kingdoms) > 1 else 1
    height = -(-len(state.kingdoms) // per_row) * (PANEL + HEAD + EDGE) + EDGE
    lines = LINES if state.waiting or state.line else 0
    width = per_row * (PANEL + EDGE) + EDGE + lines
    parts = [_opening(width, height, "Kingdomino")]
    for seat, kingdom in enumerate(state.kingdoms):
        x = EDGE + seat % per_row * (PANEL + EDGE)
        y = EDGE + seat // per_row * (PANEL + HEAD + EDGE)
        parts.append(_head(x, y, seat, headline(state, seat)))
        parts.append(kingdom_group(kingdom, x, y + HEAD, PANEL, artwork.SEAT_COLOURS[seat]))
    if lines:
        left = width - LINES
        for column, (title, dominoes) in enumerate((("to place", state.waiting), ("to choose", state.line))):
            parts.append(_line(left + column * 116, EDGE, title, dominoes))
    return "".join([*parts, "</svg>"])


def svg_kingdom(kingdom: Kingdom, colour: str = artwork.SEAT_COLOURS[0]) -> str:
    """One kingdom alone."""
    side = PANEL + 2 * EDGE
    return "".join([_opening(side, side, "A kingdom"), kingdom_group(kingdom, EDGE, EDGE, PANEL, colour), "</svg>"])


def _opening(width: int, height: int, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" font-family="Georgia, serif"><title>{title}</title>{artwork.definitions()}'
        f'<rect width="{width}" height="{height}" rx="14" fill="#6f5a43"/>'
    )


def _head(x: int, y: int, seat: int, text: str) -> str:
    return (
        f'<circle cx="{x + 11}" cy="{y + 11}" r="11" fill="{artwork.SEAT_COLOURS[seat]}" stroke="#fff" '
        f'stroke-width="2"/><text x="{x + 11}" y="{y + 16}" font-size="15" fill="#fff" text-anchor="middle">{seat + 1}'
        f'</text><text x="{x + 30}" y="{y + 17}" font-size="17" fill="#fbf3e2">{text.partition(": ")[2]}</text>'
    )


def kingdom_group(kingdom: Kingdom, left: float, top: float, panel: float, colour: str) -> str:
    """A kingdom in a square of `panel`: faint free squares with their names at the edges, dominoes, the castle."""
    columns, rows_ = window(kingdom)
    side = min((panel - 20) / len(columns), (panel - 20) / len(rows_))
    names = square_names(kingdom.size)
    x0, y0 = left + 20, top

    def at(cell: int) -> tuple[float, float]:
        return x0 + (cell % kernel.SPAN - columns[0]) * side, y0 + (cell // kernel.SPAN - rows_[0]) * side

    parts = []
    for row, column in ((row, column) for row in rows_ for column in columns):
        x, y = at(kernel.SPAN * row + column)
        parts.append(
            f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{side - 2:g}" height="{side - 2:g}" rx="3" fill="{LAND}" '
            'fill-opacity=".22"/>'
        )
    label = 'font-size="12" fill="#fbf3e2" text-anchor="middle"'
    for column in columns:
        x, _ = at(kernel.SPAN * rows_[0] + column)
        name = names[kernel.SPAN * rows_[0] + column][0]
        parts.append(f'<text x="{x + side / 2:g}" y="{y0 + len(rows_) * side + 14:g}" {label}>{name}</text>')
    for row in rows_:
        _, y = at(kernel.SPAN * row + columns[0])
        name = names[kernel.SPAN * row + columns[0]][1:]
        parts.append(f'<text x="{left + 9:g}" y="{y + side / 2 + 4:g}" {label}>{name}</text>')
    x, y = at(kernel.CASTLE_CELL)
    parts.append(f'<svg x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" viewBox="0 0 100 100">')
    parts.append(f"<title>castle</title>{artwork.castle(colour)}</svg>")
    for number, place in kingdom.laid:
        code = place_codes(kingdom.size)[place]
        parts.append(_domino(number, at(code >> 2), at(second_square(code)), side))
    return "".join(parts)


def _domino(number: int, first: tuple[float, float], second: tuple[float, float], side: float) -> str:
    one = domino(number)
    x, y = min(first[0], second[0]), min(first[1], second[1])
    width, height = abs(first[0] - second[0]) + side, abs(first[1] - second[1]) + side
    badge = x + width - side * 0.18, y + height - side * 0.18  # crowns stand at the top left
    return "".join(
        [
            artwork.square(*first, side, one.first.terrain, one.first.crowns, f"{number} {one.first}"),
            artwork.square(*second, side, one.second.terrain, one.second.crowns, f"{number} {one.second}"),
            f'<rect x="{x + 1:g}" y="{y + 1:g}" width="{width - 2:g}" height="{height - 2:g}" rx="{side * 0.05:g}" '
            'fill="none" stroke="#1d1710" stroke-width="2.5"/>',
            f'<circle cx="{badge[0]:g}" cy="{badge[1]:g}" r="{side * 0.15:g}" fill="#fffdf4" stroke="#1d1710"/>',
            f'<text x="{badge[0]:g}" y="{badge[1] + side * 0.06:g}" font-size="{side * 0.18:g}" '
            f'text-anchor="middle" fill="#1d1710">{number}</text>',
        ]
    )


def _line(x: int, y: int, title: str, dominoes: tuple[tuple[int, int], ...]) -> str:
    if not dominoes:
        return ""
    side = 44
    parts = [f'<text x="{x}" y="{y + 17}" font-size="16" fill="#fbf3e2">{title}</text>']
    for i, (number, seat) in enumerate(dominoes):
        top = y + HEAD + i * (side + 26)
        parts.append(_domino(number, (x, top), (x + side, top), side))
        if seat >= 0:
            colour = artwork.SEAT_COLOURS[seat]
            parts.append(
                f'<circle cx="{x + side}" cy="{top + side + 10}" r="9" fill="{colour}" stroke="#fff" stroke-width="2"/>'
                f'<text x="{x + side}" y="{top + side + 14}" font-size="12" fill="#fff" text-anchor="middle">{seat + 1}'
                "</text>"
            )
    return "".join(parts)


def emblem() -> str:
    """A crown, for certificates."""
    pearls = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="GOLD" stroke="INK" stroke-width="0.25"/>'
        for x, y, r in ((1.5, 6, 1.2), (16.5, 2, 1.5), (31.5, 6, 1.2))
    )
    stones = "".join(
        f'<rect x="{6.2 + 4.6 * n:.1f}" y="16" width="2.4" height="2.4" fill="{"none" if n % 2 else "INK"}"/>'
        for n in range(5)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 23"><g fill="none" stroke="INK" stroke-width="0.39">'
        '<path d="M3.5 20L1.5 6l8 7 7-11 7 11 8-7-2 14zM4.5 21.2h24"/>'
        f'<g stroke-width="0.21">{stones}</g></g>{pearls}</svg>'
    )
