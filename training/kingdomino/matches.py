"""Matches on many cores: python -m training.kingdomino.matches OUT.txt --workers 16 --seconds 200 < MATCHES

A line of MATCHES is `games ; options ; player ; opponents`, as

    200 ; players=4 ; E(seconds=0.2) ; LG()

One player sits with opponents of one kind, seats rotated. E is the engine, L its SearchLimits, F flat Monte Carlo, LG
the greedy player of the literature, G our greedy, P("level3") any player by its name; T stands for the CPU-seconds that
a decision of F() takes here. Times are CPU time; E(seconds=0.2, threads=2, clock=WALL) goes by the clock on the wall.
When the seconds are spent the rest is left out, and the line says how many games it has.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any, NamedTuple

from fivefold.bots import players
from fivefold.bots.core import Player
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.players import Engine, Greedy, LiteratureGreedy
from fivefold.bots.kingdomino.search import SearchLimits
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE


class Match(NamedTuple):
    """One player against opponents of one kind, as the line writes them."""

    games: int
    options: str
    player: str
    opponents: str


class Result(NamedTuple):
    """One game: share of the win, points of the player and (on average) of the others, CPU-seconds a decision."""

    share: float
    points: float
    others: float
    seconds: float
    seconds_of_others: float
    longest: float


def read(line: str) -> Match:
    """A match from its line."""
    games, *rest = (part.strip() for part in line.split(";"))
    return Match(int(games), *rest)


def build(text: str, flat_seconds: float) -> Player[Any, Any]:
    """A player from its text."""

    def engine(**known: Any) -> Engine:
        return Engine(**{"clock": time.thread_time, **known})

    names = {
        "E": engine,
        "L": SearchLimits,
        "F": FlatMonteCarlo,
        "LG": LiteratureGreedy,
        "G": Greedy,
        "P": lambda name: players("kingdomino")[name],
        "T": flat_seconds,
        "CPU": time.thread_time,
        "WALL": time.perf_counter,
    }
    player: Player[Any, Any] = eval(text, names)
    return player


def play(match: Match, seed: int, flat_seconds: float) -> Result:
    """One game."""
    options = kingdomino.Options(**eval(f"dict({match.options})"))
    one, others = build(match.player, flat_seconds), build(match.opponents, flat_seconds)
    deals, rng, me = random.Random(seed), random.Random(f"{seed} lots"), seed % options.players
    state = kingdomino.start(options)
    taken: tuple[list[float], list[float]] = ([], [])
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            state = kingdomino.play(state, kingdomino.chance(state, deals))
            continue
        began = time.thread_time()
        move = (one if seat == me else others).choose(kingdomino.observe(state, seat), rng)
        taken[seat != me].append(time.thread_time() - began)
        state = kingdomino.play(state, move)
    ended = kingdomino.outcome(state)
    assert ended is not None
    share = 1 / ended.ranks.count(1) if ended.ranks[me] == 1 else 0.0
    rest = (sum(ended.scores) - ended.scores[me]) / (options.players - 1)
    seconds, seconds_of_others = (sum(each) / len(each) for each in taken)
    return Result(share, ended.scores[me], rest, seconds, seconds_of_others, max(taken[0]))


def summary(match: Match, results: list[Result]) -> str:
    """A match in a line."""
    n = len(results)
    share, mine, theirs, seconds, seconds_of_others = (sum(one[i] for one in results) / n for i in range(5))
    spread = (sum((one.share - share) ** 2 for one in results) + share**2 + (1 - share) ** 2) / (n + 2)
    return (
        f"{match.player} v {match.opponents} ({match.options}): "
        f"{100 * share:.1f} % ± {100 * math.sqrt(spread / n):.1f} of {n}; points {mine:.1f} to {theirs:.1f}; "
        f"CPU {1000 * seconds:.1f} to {1000 * seconds_of_others:.1f} ms a decision, "
        f"longest {1000 * max(one.longest for one in results):.0f} ms"
    )


def report(path: Path, first: str, matches: list[Match], results: list[list[Result]]) -> str:
    """What is known so far, into the file too."""
    lines = [summary(match, found) for match, found in zip(matches, results, strict=True) if found]
    text = "\n".join([first, *lines])
    path.write_text(text + "\n", encoding="utf-8")
    return text


def run(matches: list[Match], args: argparse.Namespace) -> None:
    """All games, as many as there is time for."""
    until, out = time.time() + args.seconds, Path(args.out)
    for line in ("1;players=4;E(playouts=50);F(playouts=50)", "1;players=2;LG();G()"):  # compile before forking
        play(read(line), 1, 0.05)
    with ProcessPoolExecutor(args.workers) as pool:
        flat, workers = Match(1, "players=4", args.flat, args.flat), range(args.workers)
        times = [one.seconds for one in pool.map(play, [flat] * args.workers, workers, [0.0] * args.workers)]
        flat_seconds = sum(times) / len(times)
        first = f"a decision of F(): {1000 * flat_seconds:.1f} ms CPU"
        print(first, flush=True)
        jobs: dict[Future[Result], int] = {}
        for seed in range(max(match.games for match in matches)):
            for i, match in enumerate(matches):
                if seed < match.games:
                    jobs[pool.submit(play, match, seed + args.seed, flat_seconds)] = i
        results, written = [list[Result]() for _ in matches], time.time()
        try:
            for done in as_completed(jobs, timeout=max(1, until - time.time())):
                results[jobs[done]].append(done.result())
                if time.time() > written + 20:
                    written = time.time()
                    report(out, first, matches, results)
        except TimeoutError:
            print("time is up", flush=True)
        print(report(out, first, matches, results), flush=True)
        for worker in list((pool._processes or {}).values()):  # games that still run are not waited for
            worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("out")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--flat", default="F()", help="the player whose CPU-seconds a decision T stands for")
    args = parser.parse_args(words)
    run([read(line) for line in sys.stdin if line.strip() and line[0] != "#"], args)


if __name__ == "__main__":
    main()
