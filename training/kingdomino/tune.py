"""Find the best look by matches, then measure it: python -m training.kingdomino.tune OUT.txt --workers 16 --tune 170 --measure 280

Every look plays against three flat Monte Carlo players at equal CPU time. The worse half drops out at each stage; the best one is then
measured on games that the choice has not seen, against the players that the figures name.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from training.kingdomino.matches import game, line, warm

LOOKS = [
    "L(rounds=1,trust=0)",
    "L(rounds=1,trust=30)",
    "L(rounds=1,trust=30,widths=(6,3,2))",
    "L(rounds=1,trust=30,widths=(5,2,3))",
    "L(rounds=2,trust=30)",
    "L(rounds=2,trust=30,widths=(6,3,2))",
    "L(rounds=1,trust=30,noise=2.0)",
    "L(rounds=1,trust=30,margin=0.02)",
]
STAGES = ((30, 4), (70, 2), (120, 1))  # games in all by then, looks that go on


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("out")
    ask.add_argument("--workers", type=int, default=16)
    ask.add_argument("--tune", type=float, default=170)
    ask.add_argument("--measure", type=float, default=280)
    wish = ask.parse_args()
    warm()
    began = time.time()
    with ProcessPoolExecutor(wish.workers) as pool, open(wish.out, "w", encoding="utf-8") as file:

        def say(text):
            print(text, flush=True)
            file.write(text + "\n")
            file.flush()

        flat = ["", "players=4", "F()", "F()"]
        times = [r[3] for r in pool.map(game, [flat] * wish.workers, range(wish.workers), [0.0] * wish.workers)]
        flat_time = sum(times) / len(times)
        say(f"a decision of F(): {1000 * flat_time:.1f} ms CPU, {wish.workers} workers")

        def run(specs, first, last, until):
            """More games for each of these, all together in turn."""
            jobs = {
                pool.submit(game, spec, seed, flat_time): tuple(spec) for seed in range(first, last) for spec in specs
            }
            found = {}
            try:
                for done in as_completed(jobs, timeout=max(1, until - time.time())):
                    found.setdefault(jobs[done], []).append(done.result())
            except TimeoutError:
                for job in jobs:
                    job.cancel()
                say("(time is up)")
            return found

        specs = [["", "players=4", f"E(seconds=1.3*T,look={look})", "F()"] for look in LOOKS]
        results = {tuple(spec): [] for spec in specs}
        played = 0
        for games, stay in STAGES:
            for spec, found in run(specs, 1000 + played, 1000 + games, began + wish.tune).items():
                results[spec] += found
            played = games
            specs.sort(
                key=lambda s: (
                    -sum(r[0] + 0.01 * (r[1] - r[2]) for r in results[tuple(s)]) / max(1, len(results[tuple(s)]))
                )
            )
            specs = specs[:stay]
            if time.time() > began + wish.tune:
                break
        for spec, found in sorted(results.items(), key=lambda item: -len(item[1])):
            if found:
                say(line(spec, found))
        look = specs[0][2].removeprefix("E(seconds=1.3*T,look=").removesuffix(")")
        say(f"chosen: {look}")
        finals = [
            ["", "players=4", f"E(seconds=1.3*T,look={look})", "F()"],
            ["", "players=4", f"E(seconds=0.2,look={look})", "FG()"],
            ["", "players=2", f"E(seconds=0.2,look={look})", "FG()"],
            ["", "players=3", f"E(seconds=0.2,look={look})", "FG()"],
        ]
        found = run(finals, 0, 200, time.time() + wish.measure)
        for spec in finals:
            if found.get(tuple(spec)):
                say(line(spec, found[tuple(spec)]))
        pool.shutdown(wait=False, cancel_futures=True)


if __name__ == "__main__":
    main()
