"""Pentago's exact solver by marbles: CPU time, time on the clock with two threads, page faults and memory.

Each number of marbles is solved in a process of its own, so that its memory is seen. `make bench` goes down to 18
marbles; with FIVEFOLD_SOAK set it goes on as far as the memory reaches.
"""

from __future__ import annotations

import multiprocessing
import os
import random
import resource
import time
from pathlib import Path

from fivefold.bots.pentago import solver
from fivefold.games import pentago
from fivefold.games.pentago.kernel import NO_TURN

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
THREADS = 2
EXACT_MOVES = Path(__file__).parents[1] / "tests/golden/pentago/exact_moves.txt"
VALUE = {"w": 1, "d": 0, "l": -1}


def random_position(marbles: int) -> pentago.State:
    """A position that goes on after this many random turns."""
    rng = random.Random(marbles)
    while True:
        state = pentago.start()
        for _ in range(marbles):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state):
                break
        else:
            return state


def labelled(marbles: int) -> tuple[pentago.State, str]:
    """A position of the tests, where there is one with so many marbles, and the values of its moves."""
    for line in EXACT_MOVES.read_text(encoding="utf-8").splitlines():
        if line[0] != "#" and sum(line.split()[0].count(x) for x in "bw") == marbles:
            return pentago.read_position(line.split()[0]), line.split()[1]
    return random_position(marbles), ""


def measured(marbles: int) -> tuple[float, float, float, int, float]:
    """CPU seconds of the program and of the system, seconds on the clock, page faults, peak memory in GB."""
    solver.solve(random_position(28))
    state, values = labelled(marbles)
    before, began = resource.getrusage(resource.RUSAGE_SELF), time.perf_counter()
    solution = solver.solve(state, threads=THREADS)
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_SELF)
    assert solution.value == max(solution.moves.values())
    cells = solver.empty_cells(state).tolist()
    for move, value in solution.moves.items():
        if values and move.turn != NO_TURN:
            assert VALUE[values[8 * cells.index(move.cell) + move.turn]] == value, "every value as labelled"
    user, system = after.ru_utime - before.ru_utime, after.ru_stime - before.ru_stime
    return user, system, wall, after.ru_minflt - before.ru_minflt, after.ru_maxrss / 1e6


def main() -> None:
    for marbles in range(24, 13 if SOAK else 17, -1):
        if not solver.fits_memory(marbles):
            print(f"{marbles} marbles take {solver.memory_needed(marbles) / 1e9:.1f} GB, which are not free")
            break
        with multiprocessing.get_context("spawn").Pool(1) as fresh:
            user, system, wall, faults, peak = fresh.apply(measured, (marbles,))
        print(
            f"{marbles} marbles, all moves   {user:8.3f} + {system:.3f} CPU-s, {wall:8.3f} s on {THREADS} threads, "
            f"{faults} page faults, {peak:.2f} GB at most"
        )
