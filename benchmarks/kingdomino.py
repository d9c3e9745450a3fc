"""Kingdomino: known counts, then random games beside a plain Python referee in the same run.

No package of Kingdomino can be installed to run beside ours. Measured elsewhere, random games of four per CPU-second: a
C++ prototype 258,600, the Java of Gedda, Lagerkvist and Butler (2018) 5,560, a TypeScript engine 150, a NumPy one 13.
"""

from __future__ import annotations

import random
from functools import partial

import numpy as np
from tests.games.kingdomino.referee import DOMINOES, Realm

from benchmarks import cpu_seconds
from fivefold.bots import players
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, own
from fivefold.games.kingdomino import Options, counting

# mean number of turns to choose from, by round, with random play and a double counted once; counted by another engine
BRANCHING = [2.5, 49.0, 43.2, 38.2, 33.6, 28.5, 22.9, 17.6, 12.9, 9.1, 6.2, 4.2, 1.3]


def assert_counts() -> None:
    start = kingdomino.start()
    assert kingdomino.leaves(start, 1) == 194_580
    for number, places in ((1, 12), (14, 24)):
        assert len(start.kingdoms[0].places(number)) == places
    for seats in (2, 3, 4):
        options = Options(players=seats)
        count = counting.random_games(100_000, seed=1, options=options)
        assert count.placed + count.discarded == 100_000 * 12 * seats
        assert abs(count.points / 100_000 / seats - 19.25) < 0.25, count
        assert abs(count.discarded / 100_000 / seats - 1.32) < 0.05, count
    branching = branching_of_random_play(250)
    assert np.allclose(branching, BRANCHING, rtol=0.08, atol=0.15), branching
    print("counts hold: first places, points and discards of random play, choices in each of the 13 rounds")


def branching_of_random_play(games: int) -> list[float]:
    rng, choices = random.Random(1), [0] * 13
    for _ in range(games):
        state = kingdomino.start()
        while (seat := kingdomino.to_move(state)) is not None:
            if seat == CHANCE:
                if state.discard_due:
                    choices[12] += 1
                state = kingdomino.play(state, kingdomino.chance(state, rng))
                continue
            moves = kingdomino.legal_moves(state)
            choices[state.dealt - 1 if state.line else 12] += len(moves)
            state = kingdomino.play(state, rng.choice(moves))
    return [n / games / 4 for n in choices]


def refereed_game(rng: random.Random) -> int:
    """A random game of four as the plain referee plays it; the order of choosing does not matter to random players."""
    realms = [Realm() for _ in range(4)]
    for at, number in enumerate(rng.sample(range(1, 49), 48)):
        realm = realms[at % 4]
        if places := sorted(map(sorted, realm.places(number))):
            (first, land), (second, _) = rng.choice(places)
            realm.lay(number, *((first, second) if land == DOMINOES[number][0] else (second, first)))
    return sum(realm.points() for realm in realms)


def greedy_game(seed: int) -> float:
    greedy, rng = players("kingdomino")["greedy"], random.Random(seed)
    state = kingdomino.start()
    while (seat := kingdomino.to_move(state)) is not None:
        move = kingdomino.chance(state, rng) if seat == CHANCE else own(greedy.choose(state, rng), kingdomino.Move)
        state = kingdomino.play(state, move)
    return sum(seat.points for seat in state.summaries()) / 4


def main() -> None:
    assert_counts()
    rng = random.Random(2)
    plain = 20 / cpu_seconds(lambda: [refereed_game(rng) for _ in range(20)])
    for name in ("ordinary", "three", "two", "duel"):
        options = kingdomino.PRESETS[name]
        games = 100_000
        ours = games / cpu_seconds(partial(counting.random_games, games, seed=2, options=options))
        beside = f"   {ours / plain:8,.0f} × the plain referee" if name == "ordinary" else ""
        print(f"random games per CPU-second, {name:<10} {ours:12,.0f}{beside}")
        if name == "ordinary":
            assert ours > 150_000
            assert ours > 1_000 * plain

    state = kingdomino.start()
    while state.dealt < 4 or not state.line:
        seat = kingdomino.to_move(state)
        state = kingdomino.play(
            state, kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state))
        )
    moves = kingdomino.legal_moves(state)
    one = cpu_seconds(lambda: [kingdomino.play(state, moves[0]) for _ in range(5_000)]) / 5_000
    listed = cpu_seconds(lambda: [kingdomino.legal_moves(state) for _ in range(2_000)]) / 2_000
    print(f"one checked play from Python           {one * 1e6:12.2f} µs")
    print(f"all {len(moves):3} legal turns                    {listed * 1e6:12.2f} µs")
    assert one < 50e-6

    points = [greedy_game(seed) for seed in range(40)]
    seconds = cpu_seconds(lambda: [greedy_game(seed) for seed in range(40)]) / 40
    print(f"greedy tables of four: {np.mean(points):.1f} points a kingdom, {seconds * 1e3:.1f} ms a game from Python")


if __name__ == "__main__":
    main()
