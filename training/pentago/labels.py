"""Exact labels: boards of the first levels of the solver's sweeps from careful positions, ordinary rules.

    python -m training.pentago.labels FILE SEED SECONDS MARBLES...

writes int64 rows (the mover's marbles, the other's, value to the mover, 1 if nobody wins within two turns).
"""

from __future__ import annotations

import random
import sys
import time
from math import comb
from pathlib import Path

import numpy as np
from training.pentago.roots import careful_position

from fivefold.bots.pentago import kernel_solver, solver
from fivefold.games import pentago
from fivefold.games.pentago.kernel import TURNED

KEPT = 4
QUIET = 6
SHARES = (0.01, 0.1, 0.2, 0.3, 0.39)


class Levels(solver.Sweep):
    """A sweep that keeps its first levels."""

    def kept(self) -> list[np.ndarray]:
        found = []
        for level in range(self.last, -1, -1):
            self._level(level, None, lambda share: None)
            if level <= KEPT:
                found.append(self.tables[level % 2][: solver.classes(len(self.cells), level)].copy())
        return found[::-1]


def turned(marbles: np.ndarray, r: np.ndarray) -> np.ndarray:
    """Boards with quadrant q turned r[q] times clockwise."""
    out = np.zeros_like(marbles)
    for q in range(4):
        nine = marbles >> 9 * q & 511
        for k in range(3):
            nine = np.where(r[q] > k, TURNED[0][nine], nine)
        out |= nine << 9 * q
    return out


def over(m: np.ndarray) -> np.ndarray:
    """Which of these marbles stand five in a row."""
    from fivefold.games.pentago.kernel import LINES

    return (LINES[0][m & 511] & LINES[1][m >> 9 & 511] & LINES[2][m >> 18 & 511] & LINES[3][m >> 27]) != 0


def classes_of(n: int, level: int, rows: np.ndarray, columns: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The mover's and the other's sets of these classes."""
    mine, theirs = level // 2, level - level // 2
    other = np.array([kernel_solver.set_of_rank(int(row), theirs) for row in rows])
    own = np.zeros_like(other)
    for at, column in enumerate(columns):
        inner = kernel_solver.set_of_rank(int(column), mine)
        j = 0
        for i in range(n):
            if not other[at] >> i & 1:
                own[at] |= (inner >> j & 1) << i
                j += 1
    return own, other


def sample(state: pentago.State, count: int, lots: np.random.Generator) -> np.ndarray:
    """Labelled boards near a position."""
    cells = np.array([c for c in range(36) if not (state.first | state.second) >> c & 1])
    n = len(cells)
    exact, shallow = Levels(state, cells, n).kept(), Levels(state, cells, min(QUIET, n)).kept()
    seat = pentago.to_move(state) or 0
    mine, theirs = (state.second, state.first) if seat else (state.first, state.second)
    found = []
    for level, share in enumerate(SHARES):
        size, a = int(count * share), level // 2
        b = level - a
        row, column = lots.integers(comb(n, b), size=size), lots.integers(comb(n - b, a), size=size)
        own_set, other_set = classes_of(n, level, row, column)
        own = np.full(size, theirs if level % 2 else mine)
        other = np.full(size, mine if level % 2 else theirs)
        for i, cell in enumerate(cells):
            own |= (own_set >> i & 1) << cell
            other |= (other_set >> i & 1) << cell
        r = lots.integers(4, size=(4, size))
        r[3] = r[3] & 2 | (r[0] + r[1] + r[2] + level & 1)
        own, other = turned(own, r), turned(other, r)
        at, bit, word = row * comb(n - b, a) + column, r[0] + 4 * r[1] + 16 * r[2], r[3] >> 1
        values = [(t[at, word] >> bit & 1) + (t[at, 2 + word] >> bit & 1) - 1 for t in (exact[level], shallow[level])]
        quiet = values[1] == 0
        keep = ~over(own) & ~over(other) & (quiet | (lots.random(size) < 0.15))
        found.append(np.stack([own, other, values[0], quiet], 1)[keep])
    return np.concatenate(found)


def main() -> None:
    """Write the file that the command line asks for."""
    path, seed, seconds = Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
    lots, dice, rows = np.random.default_rng(seed), random.Random(seed), []
    until = time.time() + seconds
    while time.time() < until:
        marbles = int(dice.choice(sys.argv[4:]))
        rows.append(sample(careful_position(marbles, dice), 3000, lots))
    np.save(path, np.concatenate(rows).astype(np.int64))
    print(len(rows), "roots", sum(map(len, rows)), "boards")


if __name__ == "__main__":
    main()
