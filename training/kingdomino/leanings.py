"""Learn how the net leans at a table of full greed: python -m training.kingdomino.leanings four OUT.npz [--rounds 6]

The net in the package judges kingdoms at tables of players like itself. Here one seat follows it and the others play by
full greed, and only its biases are fitted anew to how those games end; what is kept is how far they moved. That is as
if the net had one more input: how many of the rivals play by full greed. Then the same for the kingdoms of full greed,
as if another input told who owns a kingdom.
"""

from __future__ import annotations

import argparse

import numpy as np

from fivefold.bots.kingdomino.evaluation import biases, evaluation
from fivefold.bots.kingdomino.kernel_net import NET, UNIT
from fivefold.kernels import seeded
from training.kingdomino.learn import TABLES, fit, played

REMEMBERED = 8  # rounds


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("table", choices=[kind for kind, (_, _, size) in TABLES.items() if size == 5])
    ask.add_argument("out")
    ask.add_argument("--rounds", type=int, default=6)
    ask.add_argument("--games", type=int, default=16_000)
    ask.add_argument("--steps", type=int, default=700)
    ask.add_argument("--rate", type=float, default=3e-3)
    ask.add_argument("--noise", type=float, default=2.0)
    ask.add_argument("--seed", type=int, default=1)
    wish = ask.parse_args()
    judge = evaluation(wish.table)
    free = np.zeros(NET, np.float32)
    free[biases()] = 1.0
    moved = []
    for watched, whose in ((1, "its own"), (2, "full greed's")):
        net, memory, rng = judge.net.copy(), [], np.random.default_rng(wish.seed)
        for number in range(wish.rounds):
            lots = seeded(1000 * wish.seed + number)
            seen, y, _, _ = played((wish.table, wish.games, lots, net, judge.habit, wish.noise, 1, 0.75, watched))
            memory = [*memory, (seen, y)][-REMEMBERED:]
            x, t = (np.concatenate(part) for part in zip(*memory, strict=True))
            rate = wish.rate / 3 if number == wish.rounds - 1 else wish.rate
            loss = fit(net, x, t, wish.steps, rate, 2048, rng, free)
            print(f"{whose} kingdoms, round {number}: error {UNIT * np.sqrt(loss):.3f} points", flush=True)
        moved.append((net - judge.net)[biases()])
    np.savez_compressed(wish.out, plain=np.stack(moved))


if __name__ == "__main__":
    main()
