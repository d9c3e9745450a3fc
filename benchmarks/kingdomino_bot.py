"""Kingdomino's players: playouts per CPU-second beside a game from Python, time kept, and strength with seats rotated.

`make bench` plays few games of each match; with FIVEFOLD_SOAK set it plays two hundred, which takes most of an hour on
one core. Elsewhere measured, per CPU-second: the paper's Java plays 5,600 random and 59 full-greedy games of four.
"""

from __future__ import annotations

import math
import os
import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks import cpu_seconds
from benchmarks.kingdomino import greedy_game, refereed_game
from fivefold.bots.core import Player
from fivefold.bots.kingdomino import warmers
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.baselines.kernel_playout import play_games
from fivefold.bots.kingdomino.players import Engine, LiteratureGreedy
from fivefold.bots.kingdomino.policy.kernel_greedy import GREEDY, POINTS_ONLY, RANDOM
from fivefold.bots.kingdomino.search import SearchLimits, rollouts
from fivefold.bots.kingdomino.state import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options
from fivefold.games.kingdomino.kernel import Table
from fivefold.kernels import seeded

SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))
GAMES = 200 if SOAK else 4


def playouts() -> None:
    """Counts first: what tables of random and greedy players score is known; then games per CPU-second."""
    rng = random.Random(2)
    plain = 20 / cpu_seconds(lambda: [refereed_game(rng) for _ in range(20)])
    python = 5 / cpu_seconds(lambda: [greedy_game(seed) for seed in range(5)])
    for name, weights, games, low, high, least, peer in (
        ("random", RANDOM, 60_000, 19.0, 19.5, 150_000, plain),
        ("for points", POINTS_ONLY, 6_000, 38.5, 40.5, 8_000, python),
        ("greedy", GREEDY, 6_000, 41.0, 46.0, 8_000, python),
    ):
        weights_of_seats = np.array([weights] * 4)
        totals = play_games(games, seeded(1), 4, 12, 5, weights_of_seats)
        mean = totals[:4].sum() / 4 / games
        assert low < mean < high, (name, mean)

        def play(games: int = games, weights_of_seats: Table = weights_of_seats) -> None:
            play_games(games, seeded(2), 4, 12, 5, weights_of_seats)

        speed = games / cpu_seconds(play)
        beside = "the plain referee" if weights is RANDOM else "greedy games from Python"
        print(f"{name:<12} games of four per CPU-second {speed:10,.0f}   {speed / peer:8,.0f} × {beside}")
        assert speed > least / 2, "far below the figure, even for a busy machine"


def whole_rollouts() -> None:
    """Whole games from an opening, the mover by the network policy, the rivals by others: what the mover
    comes to is known; then games per CPU-second."""
    state, rng = kingdomino.start(), random.Random(4)
    while kingdomino.to_move(state) == CHANCE:
        state = kingdomino.play(state, kingdomino.chance(state, rng))
    here = position_of(state)
    evaluate, moves, games = rollouts(here, SearchLimits(rounds=12)), np.array([[-1, int(here.picks[0])]]), 4000
    sums = np.zeros((1, 3))
    evaluate(moves, games, seeded(1), sums)
    points = sums[0, 1] / games
    assert 48 < points < 66, points
    speed = games / cpu_seconds(lambda: evaluate(moves, games, seeded(2), sums))
    print(f"{'rollouts':<12} games of four per CPU-second {speed:10,.0f}   {points:9.1f} points")
    assert speed > 1_200


@dataclass(frozen=True)
class Result:
    share: float
    error: float
    points: float
    others: float
    seconds: float
    seconds_of_others: float


def match(one: Player[Any, Any], others: Player[Any, Any], options: Options, games: int) -> Result:
    """One against others of a kind, in every seat as often; a shared first place counts its share."""
    shares, points, rest, spent, turns = [], [], [], [0.0, 0.0], [0, 0]
    for number in range(games):
        rng, me, state = random.Random(number), number % options.players, kingdomino.start(options)
        while (seat := kingdomino.to_move(state)) is not None:
            if seat == CHANCE:
                move = kingdomino.chance(state, rng)
            else:
                began = time.thread_time()
                move = (one if seat == me else others).choose(kingdomino.observe(state, seat), rng)
                spent[seat != me] += time.thread_time() - began
                turns[seat != me] += 1
            state = kingdomino.play(state, move)
        ended = kingdomino.outcome(state)
        assert ended is not None
        shares.append(1 / ended.ranks.count(1) if ended.ranks[me] == 1 else 0.0)
        points.append(ended.scores[me])
        rest.append((sum(ended.scores) - ended.scores[me]) / (options.players - 1))
    share = sum(shares) / games
    spread = (sum((x - share) ** 2 for x in shares) + share * share + (1 - share) ** 2) / (games + 2)
    error = math.sqrt(spread / games)
    return Result(
        share, error, sum(points) / games, sum(rest) / games, spent[0] / turns[0], spent[1] / max(1, turns[1])
    )


def strength() -> None:
    engine, greedy, flat = Engine(seconds=0.2, clock=time.thread_time), LiteratureGreedy(), FlatMonteCarlo()
    flat_seconds = match(flat, flat, Options(), 2).seconds
    equal = Engine(seconds=EVEN * flat_seconds, clock=time.thread_time)
    for name, one, others, options, goal in (
        ("four players, 0.2 s, v full greedy", engine, greedy, Options(), 0.92),
        ("four players, equal time, v flat 2,000", equal, flat, Options(), 0.40),
        ("two players, 0.2 s, v full greedy", engine, greedy, Options(players=2), 0.98),
        ("three players, 0.2 s, v full greedy", engine, greedy, Options(players=3), 0.90),
    ):
        found = match(one, others, options, GAMES)
        print(
            f"{name:<40} {100 * found.share:5.1f} % ± {100 * found.error:.1f} of {GAMES} (goal {100 * goal:.0f} %), "
            f"points {found.points:.1f} to {found.others:.1f}, "
            f"{1000 * found.seconds:.0f} to {1000 * found.seconds_of_others:.0f} ms CPU a decision"
        )
        if SOAK:
            assert found.share + 2 * found.error > goal, "measurably below the goal"


EVEN = 1.5  # the engine needs no time for turns that it has solved; so both spend the same on average


def time_kept() -> None:
    """Is the time given also the time taken?"""
    worst, rng = 0.0, random.Random(3)
    engine, state = Engine(seconds=0.2, clock=time.thread_time), kingdomino.start()
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            state = kingdomino.play(state, kingdomino.chance(state, rng))
            continue
        if seat == 0:
            began = time.thread_time()
            engine.choose(state, rng)
            worst = max(worst, (time.thread_time() - began) / 0.2)
        state = kingdomino.play(state, LiteratureGreedy().choose(state, rng))
    print(f"of the time given at most {100 * worst:.0f} % are taken")
    assert worst < 1.1


def main() -> None:
    for each in warmers():
        each.call()
    playouts()
    whole_rollouts()
    time_kept()
    strength()


if __name__ == "__main__":
    main()
