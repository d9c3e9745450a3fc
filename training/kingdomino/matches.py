"""Matches on many cores: python -m training.kingdomino.matches OUT.txt --workers 16 --seconds 200 < SPECS

A line of SPECS is `games ; options ; player ; opponents`, as

    200 ; players=4 ; E(seconds=0.2) ; FG()

One player sits with opponents of one kind, seats rotated. E is the engine, L its look, F flat Monte Carlo, FG the paper's
full greedy, G our greedy, U the tree search, P("level3") any player by its name; T stands for the CPU-seconds that a
decision of F() takes here. Times are CPU time; E(seconds=0.2, threads=2, clock=WALL) goes by the clock on the wall.
When the seconds are spent the rest is left out, and the line says how many games it has.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from fivefold.games import kingdomino
from fivefold.games.core import CHANCE


def build(spec, flat_time):
    from fivefold.bots import players
    from fivefold.bots.kingdomino.engine import Engine
    from fivefold.bots.kingdomino.flat import FlatMonteCarlo
    from fivefold.bots.kingdomino.greedy import Greedy
    from fivefold.bots.kingdomino.paper import PaperGreedy
    from fivefold.bots.kingdomino.search import Look

    def engine(**known):
        return Engine(**{"clock": time.thread_time, **known})

    names = {
        "E": engine,
        "L": Look,
        "F": FlatMonteCarlo,
        "FG": PaperGreedy,
        "G": Greedy,
        "T": flat_time,
        "CPU": time.thread_time,
        "WALL": time.perf_counter,
    }
    return eval(spec, {**names, "P": lambda name: players("kingdomino")[name]})


def game(spec, seed, flat_time):
    _, options, one, others = spec
    choice = kingdomino.Options(**eval(f"dict({options})"))
    a, b = build(one, flat_time), build(others, flat_time)
    deals, lots, me, state = (
        random.Random(seed),
        random.Random(f"{seed} lots"),
        seed % choice.players,
        kingdomino.start(choice),
    )
    spent, turns, longest = [0.0, 0.0], [0, 0], 0.0
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            move = kingdomino.chance(state, deals)
        else:
            began = time.thread_time()
            move = (a if seat == me else b).choose(kingdomino.observe(state, seat), lots)
            taken = time.thread_time() - began
            spent[seat != me] += taken
            turns[seat != me] += 1
            if seat == me:
                longest = max(longest, taken)
        state = kingdomino.play(state, move)
    ended = kingdomino.outcome(state)
    share = 1 / ended.ranks.count(1) if ended.ranks[me] == 1 else 0.0
    rest = (sum(ended.scores) - ended.scores[me]) / (choice.players - 1)
    return share, ended.scores[me], rest, spent[0] / turns[0], spent[1] / turns[1], longest


def warm():
    for text in ("1;players=4;E(playouts=50);F(playouts=50)", "1;players=2;FG();G()"):
        game(text.split(";"), 1, 0.05)


def line(spec, results):
    n = len(results)
    share, mine, theirs, my_time, their_time = (sum(r[i] for r in results) / n for i in range(5))
    spread = (sum((r[0] - share) ** 2 for r in results) + share**2 + (1 - share) ** 2) / (n + 2)
    return (
        f"{spec[2]} v {spec[3]} ({spec[1]}): {100 * share:.1f} % ± {100 * math.sqrt(spread / n):.1f} of {n}; "
        f"points {mine:.1f} to {theirs:.1f}; CPU {1000 * my_time:.1f} to {1000 * their_time:.1f} ms a decision, "
        f"longest {1000 * max(r[5] for r in results):.0f} ms"
    )


def write(path, say, specs, results):
    """What is known so far, into the file too."""
    text = "\n".join([*say, *(line(spec, found) for spec, found in zip(specs, results) if found)])
    with open(path, "w", encoding="utf-8") as file:
        file.write(text + "\n")
    return text


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("out")
    ask.add_argument("--workers", type=int, default=2)
    ask.add_argument("--seconds", type=float, default=1e9)
    ask.add_argument("--seed", type=int, default=0)
    wish = ask.parse_args()
    until = time.time() + wish.seconds
    specs = [[part.strip() for part in text.split(";")] for text in sys.stdin if text.strip() and text[0] != "#"]
    warm()
    with ProcessPoolExecutor(wish.workers) as pool:
        flat = ["", "players=4", "F()", "F()"]
        times = [r[3] for r in pool.map(game, [flat] * wish.workers, range(wish.workers), [0.0] * wish.workers)]
        flat_time = sum(times) / len(times)
        say = [f"a decision of F(): {1000 * flat_time:.1f} ms CPU"]
        print(say[0], flush=True)
        jobs = {}
        most = max(int(spec[0]) for spec in specs)
        for seed in range(most):
            for i, spec in enumerate(specs):
                if seed < int(spec[0]):
                    jobs[pool.submit(game, spec, seed + wish.seed, flat_time)] = i
        results, told = [[] for _ in specs], time.time()
        try:
            for done in as_completed(jobs, timeout=max(1, until - time.time())):
                results[jobs[done]].append(done.result())
                if time.time() > told + 20:
                    told = time.time()
                    write(wish.out, say, specs, results)
        except TimeoutError:
            print("time is up", flush=True)
        print(write(wish.out, say, specs, results), flush=True)
        for worker in list((pool._processes or {}).values()):  # games that still run are not waited for
            worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


if __name__ == "__main__":
    main()
