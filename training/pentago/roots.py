"""Positions to learn from: games of careful but noisy play, stopped at a number of marbles.

    python -m training.pentago.roots FILE SEED 14:300 15:300 16:900

writes pairs of int64 (the first player's marbles, the second's), shuffled within each number of marbles.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np

from fivefold.bots.pentago import kernel
from fivefold.games import pentago


def careful_position(marbles: int, lots: random.Random) -> pentago.State:
    """A position that goes on after so many turns by players who see wins in one turn, with noise of many strengths."""
    while True:
        state = pentago.start()
        noise = [lots.choice((3.0, 10.0, 30.0)) for _ in range(2)]
        for ply in range(marbles):
            mine, theirs = (state.second, state.first) if ply % 2 else (state.first, state.second)
            moves, worth = kernel.worths(mine, theirs, 0, 1)
            scores = worth + noise[ply % 2] * np.array([lots.gauss(0, 1) for _ in moves])
            if ply < 2:
                scores = np.array([lots.random() for _ in moves])
            state = pentago.play(state, pentago.MOVES[int(moves[int(np.argmax(scores))])])
            if pentago.outcome(state):
                break
        else:
            return state


def main() -> None:
    """Write the file that the command line asks for."""
    lots = random.Random(int(sys.argv[2]))
    rows: list[tuple[int, int]] = []
    for word in sys.argv[3:]:
        marbles, count = map(int, word.split(":"))
        for _ in range(count):
            state = careful_position(marbles, lots)
            rows.append((state.first, state.second))
    lots.shuffle(rows)
    Path(sys.argv[1]).write_bytes(np.array(rows, np.int64).tobytes())


if __name__ == "__main__":
    main()
