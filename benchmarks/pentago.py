"""Pentago: known counts, then random games against OpenSpiel's Pentago in the same run."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyspiel

from benchmarks import cpu_seconds
from fivefold.games import pentago
from fivefold.games.pentago import counting

LATE = "wwbw.bwwwbbw.wbw..bwb.wwbbbwbbwbbwbb"


def assert_counts() -> None:
    start = pentago.start()
    assert [pentago.leaves(start, depth) for depth in (1, 2, 3)] == [288, 80_640, 21_934_080]
    assert [counting.distinct_boards(depth) for depth in (1, 2, 3, 4)] == [36, 1_260, 21_420, 353_430]
    assert pentago.leaves(pentago.read_position(LATE), 5) == 1_108_184
    count, _ = counting.random_games(1_000_000, seed=1)
    ended = np.array([count.first_wins, count.second_wins, count.both_five, count.board_full])
    assert np.allclose(ended / count.total, [0.520, 0.428, 0.018, 0.033], atol=0.0025), ended
    print("counts hold: perft 1–3, distinct boards 1–4, 1,108,184 late leaves, shares of random play")


def openspiel_from_python(games: int) -> None:
    game, rng = pyspiel.load_game("pentago"), random.Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


def openspiel_native(games: int) -> None:
    game = pyspiel.load_game("pentago")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)


def seconds_of(*command: str) -> float:
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        best = min(best, time.perf_counter() - began)
    return best


def main() -> None:
    assert_counts()
    ours = 1_000_000 / cpu_seconds(lambda: counting.random_games(1_000_000, seed=2))
    from_python = 1_000 / cpu_seconds(lambda: openspiel_from_python(1_000))
    native = 4_000 / cpu_seconds(lambda: openspiel_native(4_000))
    print(f"random games per CPU-second      {ours:12,.0f}")
    print(f"  OpenSpiel driven from Python   {from_python:12,.0f}   ours is {ours / from_python:6.0f} ×")
    print(f"  OpenSpiel's native loop        {native:12,.0f}   ours is {ours / native:6.0f} ×")
    assert ours > 1_000_000
    assert ours > 40 * from_python
    assert ours > 15 * native

    leaves = 21_934_080 / cpu_seconds(lambda: pentago.leaves(pentago.start(), 3))
    print(f"perft leaves per CPU-second      {leaves:12,.0f}")

    state = pentago.start()
    move = pentago.legal_moves(state)[100]
    one = cpu_seconds(lambda: [pentago.play(state, move) for _ in range(20_000)]) / 20_000
    print(f"one checked play from Python     {one * 1e6:12.2f} µs")
    assert one < 20e-6

    imported = seconds_of(sys.executable, "-c", "import fivefold")
    helped = seconds_of(str(Path(sys.executable).parent / "fivefold"), "--help")
    print(f"import fivefold                  {imported * 1e3:12.0f} ms")
    print(f"fivefold --help                  {helped * 1e3:12.0f} ms")
    assert imported < 0.3
    assert helped < 0.5
