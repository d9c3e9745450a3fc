"""Pente: known counts, then stones put down and taken back, and random games against the rules driven from Python."""

from __future__ import annotations

import random
from functools import partial

from tests.games.pente.referee import Referee

from benchmarks import cpu_seconds
from fivefold.games import pente
from fivefold.games.pente import Options, counting
from fivefold.games.pente.kernel_games import make_and_undo
from fivefold.kernels import seeded


def assert_counts() -> None:
    start = pente.start()
    assert [pente.leaves(start, depth) for depth in (1, 2, 3, 4)] == [1, 360, 120_624, 120_624 * 358]
    made, captures, same = make_and_undo(1_000, 60, seeded(1))
    assert (made, same) == (60_000, 1)
    assert captures > 500
    count = counting.random_games(20_000, seed=1)
    assert (count.total, count.draws) == (20_000, 0)
    assert 0.85 < count.by_line / count.total < 0.94
    print("counts hold: perft 1–4, undo restores stones, counts and hash, shares of random play")


def dictionary_game(rng: random.Random) -> int:
    """A random game on a plain dictionary of stones, as one writes Pente without kernels."""
    game = Referee(Options())
    free = [("put", point) for point in game.points()]
    game.play(("put", (9, 9)))
    while not game.over:
        move = rng.choice(free)
        if not game.misplaced(move):
            game.play(move)
    return game.turns


def python_games(games: int) -> None:
    rng = random.Random(1)
    for _ in range(games):
        state = pente.start()
        while pente.to_move(state) is not None:
            state = pente.play(state, rng.choice(pente.legal_moves(state)))


def main() -> None:
    assert_counts()
    pairs = 1_200_000 / cpu_seconds(lambda: make_and_undo(20_000, 60, seeded(2)))
    print(f"make + undo per CPU-second       {pairs:12,.0f}   (asked: 3,000,000)")
    assert pairs > 3_000_000

    ours = 20_000 / cpu_seconds(lambda: counting.random_games(20_000, seed=2))
    rng = random.Random(1)
    plain = 30 / cpu_seconds(lambda: [dictionary_game(rng) for _ in range(30)], times=2)
    checked = 100 / cpu_seconds(lambda: python_games(100), times=2)
    print(f"random games per CPU-second      {ours:12,.0f}   (asked: 20,000)")
    print(f"  a dictionary in plain Python   {plain:12,.1f}   ours is {ours / plain:6.0f} ×")
    print(f"  our checked play from Python   {checked:12,.1f}   ours is {ours / checked:6.0f} ×")
    assert ours > 20_000
    assert ours > 30 * plain

    for name in ("double-three", "strict", "reply", "team"):
        speed = 2_000 / cpu_seconds(partial(counting.random_games, 2_000, seed=3, options=pente.PRESETS[name]))
        print(f"  {name:<28}   {speed:12,.0f}")

    leaves = 120_624 * 358 / cpu_seconds(lambda: pente.leaves(pente.start(), 4), times=1)
    print(f"perft leaves per CPU-second      {leaves:12,.0f}")
    states = []
    rng = random.Random(2)
    state = pente.start()
    while pente.to_move(state) is not None:
        move = rng.choice(pente.legal_moves(state))
        states.append((state, move))
        state = pente.play(state, move)
    one = cpu_seconds(lambda: [pente.play(state, move) for state, move in states]) / len(states)
    print(f"one checked move from Python     {one * 1e6:12.1f} µs")
    assert one < 50e-6


if __name__ == "__main__":
    main()
