"""Labels for earlier positions: full-width minimax of the present net, from careful positions of few marbles.

    python -m training.pentago.ahead FILE SEED SECONDS MARBLES...

writes float64 rows (the mover's marbles, the other's, worth from -1 to 1), for boards up to two turns ahead.
"""

from __future__ import annotations

import random
import sys
import time
from math import comb

import numpy as np
from training.pentago.labels import classes_of, over, turned
from training.pentago.roots import careful_position

from fivefold.bots.pentago import kernel_worth, search, solver
from fivefold.bots.pentago.evaluation import weights
from fivefold.games import pentago

DEPTH, HORIZON = 3, 5


def sample(state: pentago.State, counts: tuple[int, ...], lots: np.random.Generator) -> np.ndarray:
    """Boards of the first levels with the worth that looking on from there gives."""
    cells = solver.empty_cells(state)
    n = len(cells)
    sweep = solver.Sweep(state, cells, HORIZON)
    words = sweep.down_to(DEPTH, 1, lambda share: None)
    tables = search.judged_levels(sweep, words, DEPTH, lambda share: None, weights())
    found = []
    for level, size in enumerate(counts, 1):
        a = level // 2
        b = level - a
        row, column = lots.integers(comb(n, b), size=size), lots.integers(comb(n - b, a), size=size)
        own_set, other_set = classes_of(n, level, row, column)
        own, other = np.full(size, sweep.roots[level % 2]), np.full(size, sweep.roots[1 - level % 2])
        for i, cell in enumerate(cells):
            own |= (own_set >> i & 1) << cell
            other |= (other_set >> i & 1) << cell
        r = lots.integers(4, size=(4, size))
        r[3] = r[3] & 2 | (r[0] + r[1] + r[2] + level & 1)
        board = r[0] + 4 * r[1] + 16 * r[2] + (r[3] >> 1 << 6)
        worth = tables[level][row * comb(n - b, a) + column, board]
        keep = kernel_worth.DISTANCE[level & 1, board] <= level  # others were not looked at
        own, other = turned(own, r), turned(other, r)
        keep &= ~over(own) & ~over(other) & ((abs(worth) < kernel_worth.WON) | (lots.random(size) < 0.15))
        target = np.where(abs(worth) == kernel_worth.WON, np.sign(worth), np.tanh(worth / kernel_worth.SCALE / 2))
        found.append(np.stack([own, other, target], 1)[keep])
    return np.concatenate(found)


def main() -> None:
    """Write the file that the command line asks for."""
    path, seed, seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
    lots, dice, rows = np.random.default_rng(seed), random.Random(seed), []
    until = time.time() + seconds
    while time.time() < until:
        rows.append(sample(careful_position(int(dice.choice(sys.argv[4:])), dice), (600, 1500), lots))
    np.save(path, np.concatenate(rows))
    print(len(rows), "roots", sum(map(len, rows)), "boards")


if __name__ == "__main__":
    main()
