"""The threats on a Pente board: fours, open threes, and pairs that can be taken, for either side.

>>> state = pente.read_position("19/" * 9 + "7www9/19/19/19/4b2bb10" + "/19" * 5)
>>> [(threat.kind, threat.stones) for threat in threats(state)]
[('tria', ('H10', 'J10', 'K10'))]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from fivefold.games import pente
from fivefold.games.pente.kernel import LINE, POINTS, STEP, WIDTH, Table
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_shapes import four_lines, in_threes
from fivefold.games.pente.notation import NAMES
from fivefold.games.pente.state import packed

EIGHT = (1, WIDTH, WIDTH + 1, 1 - WIDTH, -1, -WIDTH, -WIDTH - 1, WIDTH - 1)


@dataclass(frozen=True, slots=True)
class Threat:
    """A `tessera` (four of a line of five points, the fifth empty), a `tria` (an open three), or a `capture`.

    `seat` is who makes it, `stones` are those that it consists of (for a capture: those that would go), `points` where
    a stone would carry it out.
    """

    kind: str
    seat: int
    stones: tuple[str, ...]
    points: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """The threat as plain data."""
        return {"kind": self.kind, "seat": self.seat, "stones": list(self.stones), "points": list(self.points)}


def threats(state: pente.State) -> list[Threat]:
    """Every threat on the board, fours first."""
    lines, _ = unpack(*packed(state))
    found: list[Threat] = []
    for seat in range(state.options.seats):
        found += [*_fours(state, lines, seat), *_threes(state, lines, seat), *_captures(state, seat)]
    order = ("tessera", "tria", "capture")
    return sorted(found, key=lambda threat: (order.index(threat.kind), threat.seat, threat.stones))


def _named(points: list[int]) -> tuple[str, ...]:
    return tuple(NAMES[point] for point in sorted(points))


def _fours(state: pente.State, lines: Table, seat: int) -> Iterator[Threat]:
    for direction, first in np.argwhere(four_lines(lines, seat)).tolist():
        five = [first + n * int(STEP[direction]) for n in range(5)]
        stones = [point for point in five if state.board[point]]
        yield Threat("tessera", seat, _named(stones), _named([point for point in five if not state.board[point]]))


def _threes(state: pente.State, lines: Table, seat: int) -> Iterator[Threat]:
    """Stones of one line that stand in open threes, as far as they are near each other."""
    standing = in_threes(lines, seat)
    for direction in range(4):
        by_line: dict[int, list[int]] = {}
        for point in np.flatnonzero(standing[direction]).tolist():
            by_line.setdefault(int(LINE[direction, point]), []).append(point)
        step = int(STEP[direction])
        for points in by_line.values():
            along = sorted(points, key=lambda point: point // WIDTH * 100 + point % WIDTH)
            groups: list[list[int]] = []
            for point in along:
                if groups and abs(point - groups[-1][-1]) <= 2 * abs(step):
                    groups[-1].append(point)
                else:
                    groups.append([point])
            for group in groups:
                around = range(min(group) - abs(step), max(group) + abs(step) + 1, abs(step))
                empty = [p for p in around if 0 <= p < POINTS and not state.board[p] and p % WIDTH < state.options.size]
                yield Threat("tria", seat, _named(group), _named(empty))


def _captures(state: pente.State, seat: int) -> Iterator[Threat]:
    size, board, own = state.options.size, state.board, seat + 1
    for point, stone in enumerate(board):
        if stone:
            continue
        row, column = divmod(point, WIDTH)
        if row >= size or column >= size:
            continue
        for step in EIGHT:
            down = round(step / WIDTH)
            across = step - down * WIDTH
            if not (0 <= row + 3 * down < size and 0 <= column + 3 * across < size):
                continue
            near, far, end = (board[point + n * step] for n in (1, 2, 3))
            if end == own and near not in (0, own) and far not in (0, own):
                yield Threat("capture", seat, _named([point + step, point + 2 * step]), (NAMES[point],))
