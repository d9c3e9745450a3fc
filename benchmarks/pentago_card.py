"""Pentago's exact solver on a graphics card: every labelled position of the tests again, and seconds by marbles.

Needs CuPy and a card; with memory for 14 marbles it takes some minutes.
"""

from __future__ import annotations

import time
from collections import defaultdict
from pathlib import Path
from statistics import median

from fivefold.bots.pentago import card, solver
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN

EXACT_MOVES = Path(__file__).parents[1] / "tests/golden/pentago/exact_moves.txt"
VALUE = {"w": 1, "d": 0, "l": -1}
FEW = 12
"""Positions of each number of marbles of which times are told."""


def main() -> None:
    found = card.card()
    if found is None:
        print("no graphics card that CuPy knows")
        return
    fewest = found.fewest_marbles()
    rows = [line.split() for line in EXACT_MOVES.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    seconds, moves = defaultdict[int, list[float]](list), 0
    for text, values in rows:
        state = pentago.read_position(text)
        marbles = (state.first | state.second).bit_count()
        if marbles < fewest or len(seconds[marbles]) > FEW:
            continue
        began = time.perf_counter()
        solution = found.solve(state)
        seconds[marbles].append(time.perf_counter() - began)
        cells = solver.empty_cells(state).tolist()
        for move, value in solution.moves.items():
            if move.turn != NO_TURN:
                assert VALUE[values[8 * cells.index(move.cell) + move.turn]] == value, (text, move)
                moves += 1
    assert moves, "the card is too small for any of the positions"
    print(f"{sum(map(len, seconds.values()))} positions, {moves} moves: every value as labelled")
    for marbles, (first, *others) in sorted(seconds.items()):
        memory = card.memory_needed(36 - marbles) / 1e9
        print(
            f"{marbles} marbles, all moves   median {median(others):7.3f} s, longest {max(others):7.3f} s, "
            f"the first {first:.3f} s   ({memory:.1f} GB)"
        )
