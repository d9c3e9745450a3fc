"""The Katamino duel's solver: its speed, and the time to solve positions after two, three and four pieces.

With FIVEFOLD_SOAK set the best first move of the ordinary game is proved again from nothing.
"""

from __future__ import annotations

import os
import random
import time

import numpy as np

from fivefold.bots.katamino_duel.answers import read_placement
from fivefold.bots.katamino_duel.checker import Check, read
from fivefold.bots.katamino_duel.solver import Position, Solver, position_of
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel as duel

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
BEST_FIRST = "9e5f5f6g6f7"
LATE = ("1d1d2d3d4d5", "5a1b1c1a2a3", "12b4a5b5c5b6", "11d6d7e7e8f8", "2e1f1g1h1h2", "6e4f4g4e5f5")


def random_position(rng: random.Random, pieces: int, options: duel.Options) -> Position:
    while True:
        state = duel.start(options)
        while (state.drafting or state.laid < pieces) and (moves := duel.legal_moves(state)):
            state = duel.play(state, rng.choice(moves))
        if duel.to_move(state) is not None:
            return position_of(state)


def times() -> None:
    """The table is empty for each position; its pages are touched first."""
    solver = Solver(21)
    spent_all = nodes_all = 0.0
    for pieces, count, limit in ((4, 60, 0.2), (3, 40, 1.0), (2, 20, 3.0)):
        count *= 10 if SOAK else 1
        for preset, options in duel.PRESETS.items():
            rng, spent, wins = random.Random(f"{preset} {pieces}"), [], 0
            for _ in range(count // 4):
                position = random_position(rng, pieces, options)
                solver.table[:] = 0
                began = time.process_time()
                result = solver.solve(position)
                spent.append(time.process_time() - began)
                nodes_all += result.nodes
                wins += bool(result.wins)
            spent_all += sum(spent)
            late = float(np.percentile(spent, 95))
            print(
                f"{preset:9} after {pieces} pieces: mean {np.mean(spent):.3f}, 95 % within {late:.3f}, worst "
                f"{max(spent):.3f} CPU-s (at most {limit}); the mover wins {wins} of {len(spent)}"
            )
            assert late < 1.5 * limit, "far over the figure, even for a busy machine"
    speed = nodes_all / spent_all / 1e6
    print(f"solver: {speed:.2f} million positions a CPU-second (at least 3)")
    assert speed > 2.0


def against_plain_search() -> None:
    """The same positions by the checker's plain search: the verdicts agree, and the ratio of the times."""
    first = read_placement(BEST_FIRST)
    start = Position(0, 4095, 4095, True).after(first)
    assert len(start.legal()) == 614
    check, rng = Check("ordinary", BEST_FIRST), random.Random(1)
    assert len(check.answers()) == 614
    ours = theirs = 0.0
    for piece, squares in rng.sample(check.answers(), 40 if SOAK else 8):
        word = f"{piece}{''.join('abcdefgh'[c] + str(r + 1) for r, c in sorted(squares))}"
        position = start.after(read_placement(word))
        solver = Solver(20)
        began = time.process_time()
        result = solver.solve(position)
        ours += time.process_time() - began
        began = time.process_time()
        plain, _ = check.mover_wins([read(BEST_FIRST), read(word)])
        theirs += time.process_time() - began
        assert plain == result.wins is True
    print(
        f"after two pieces the solver takes {ours / theirs:.2f} of the time of a plain search ({theirs / ours:.1f} ×)"
    )


def prove_again() -> None:
    began = time.process_time()
    result = Solver(25).solve(Position(0, 4095, 4095, True).after(read_placement(BEST_FIRST)))
    spent = time.process_time() - began
    assert result.wins is False
    print(f"F on e5 f5 f6 g6 f7 wins: proved from nothing in {spent:.0f} CPU-s, {result.nodes / 1e6:.0f} M positions")
    assert spent < 3600


def main() -> None:
    Solver(12).solve(Position(0, 4095, 4095, True), Budget(nodes=1))
    Check("ordinary", BEST_FIRST).mover_wins([read(word) for word in LATE])  # compiles
    times()
    against_plain_search()
    if SOAK:
        prove_again()
