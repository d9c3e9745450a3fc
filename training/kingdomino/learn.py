"""Learn a value network by self-play: python -m training.kingdomino.learn four OUT.npz --rounds 8 --games 60000

Each round plays games with the network as it is, and fits it to how those games ended (Adam on mean squared error, the
samples of the last rounds together), and the spreads for the chance of winning. --start IN.npz goes on from a file,
--start package from the network in the package. With --workers 16 that many processes play. One core plays about a
thousand games a second (in the mighty duel a hundred). The file keeps the newest network after each round, so that
learning can be stopped and gone on with.

With --full-greedy own one seat follows the network and the others are full-greedy: it learns the value of its own
kingdom at such a table. With --full-greedy theirs it learns the value of the full-greedy kingdoms there; then the
network in the package for such tables plays.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_network import INPUTS, UNIT, Nets
from fivefold.bots.kingdomino.kernel_state import Floats
from fivefold.bots.kingdomino.network import networks
from fivefold.bots.kingdomino.policy.kernel_fast import LEFTS, WEIGHTS
from fivefold.kernels import seeded
from training.kingdomino import fast_policy
from training.kingdomino.network_fit import fit, fresh, outputs, spreads
from training.kingdomino.self_play import EVERYBODY, FULL_GREEDY_SEATS, NETWORK_SEAT, Samples, Setup, self_play

TABLES = {"four": (4, 12, 5), "three": (3, 12, 5), "two": (2, 6, 5), "duel": (2, 12, 7)}
SAMPLED = {None: EVERYBODY, "own": NETWORK_SEAT, "theirs": FULL_GREEDY_SEATS}


class Job(NamedTuple):
    """Games for one process: `nets` play, `learner` learns."""

    games: int
    random: int
    setup: Setup
    nets: Nets
    learner: Floats


class Played(NamedTuple):
    """Inputs and targets (in units, beyond the points that stood then), and the values and ends of all games."""

    inputs: Any
    targets: Floats
    values: Floats
    ends: Floats


def play(job: Job) -> Played:
    """The samples of some games."""
    setup = job.setup
    room = int(job.games * 12 * setup.players / setup.keep * (2 if setup.size == 7 else 1) * 1.15) + 200
    samples = Samples(
        np.zeros((room, INPUTS), np.float32),
        np.zeros(room, np.float32),
        np.zeros(room, np.float32),
        np.zeros((job.games, setup.lines + 1, 4), np.float32),
        np.zeros((job.games, 4), np.float32),
    )
    n = self_play(job.games, setup, job.nets, job.learner, samples, job.random)
    targets = (samples.targets[:n] - samples.points[:n]) / UNIT
    return Played(samples.inputs[:n].astype(np.float16), targets, samples.values, samples.ends)


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """What is asked on the command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("table", choices=TABLES)
    parser.add_argument("out")
    parser.add_argument("--start")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--keep", type=int, default=4)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--memory", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--noise", type=float, default=3.0)
    parser.add_argument("--trace", type=float, default=0.75)
    parser.add_argument("--full-greedy", choices=["own", "theirs"])
    return parser.parse_args(words)


class Learning:
    """A network and the fast policy's weights, and what the last rounds of games have shown."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.players, self.lines, self.size = TABLES[args.table]
        self.rng = np.random.default_rng(args.seed)
        self.memory: list[tuple[Any, Floats]] = []
        if args.start == "package":
            kept = networks(args.table)
            kinds = {None: kept.practised, "own": kept.among_full_greedy, "theirs": kept.full_greedy}
            self.net, self.fast = kinds[args.full_greedy].copy(), kept.fast.copy()
        elif args.start:
            self.net, self.fast = (np.load(args.start)[name].astype(np.float32) for name in ("net", "fast"))
        else:
            self.net, self.fast = fresh(self.rng), np.zeros((LEFTS, WEIGHTS), np.float32)

    def nets(self) -> Nets:
        """Who plays: the network that learns; at full-greedy tables the package values the other side."""
        theirs, own = self.args.full_greedy == "theirs", self.args.full_greedy == "own"
        value = networks(self.args.table).among_full_greedy if theirs else self.net
        return Nets(value, networks(self.args.table).full_greedy if own else self.net, self.fast)

    def setup(self, number: int) -> Setup:
        """The first rounds of a fresh network play with more noise and learn from the ends of games alone."""
        args = self.args
        noise = args.noise if number or args.start else 8.0
        trace = args.trace if number > 1 or args.start else 1.0
        sampled = SAMPLED[args.full_greedy]
        return Setup(self.players, self.lines, self.size, noise, args.keep, trace, sampled)

    def compile(self) -> None:
        """Before the workers are forked."""
        nets = Nets(self.net, self.net, self.fast)
        play(Job(1, seeded(0), Setup(self.players, self.lines, self.size, 1.0, 1, 1.0, EVERYBODY), nets, self.net))
        if self.size == 5:
            fast_policy.equations(fast_policy.Job(self.args.table, 1, seeded(0), nets, 1.0, 9))

    def round(self, number: int, pool: ProcessPoolExecutor | None, *, last: bool) -> None:
        """Play, fit, and write the file."""
        args, began = self.args, time.time()
        games = args.games if number > 1 or args.start else args.games // 2
        jobs = [
            Job(
                games // args.workers,
                seeded(1000 * args.seed + 100 * number + worker),
                self.setup(number),
                self.nets(),
                self.net,
            )
            for worker in range(args.workers)
        ]
        results = list(pool.map(play, jobs) if pool else map(play, jobs))
        inputs, targets, values, ends = (np.concatenate([one[i] for one in results]) for i in range(4))
        played, held = time.time() - began, len(targets) // 20
        self.memory = [*self.memory, (inputs[held:].copy(), targets[held:])][-args.memory :]
        x, y = (np.concatenate([one[i] for one in self.memory]) for i in range(2))
        loss = fit(self.net, x, y, args.steps, args.rate / 3 if last else args.rate, self.rng)
        error = np.sqrt(np.mean((outputs(self.net, inputs[:held]) - targets[:held]) ** 2)) * UNIT
        print(
            f"round {number}: {games} games, mean {ends[:, : self.players].mean():.2f}, {len(targets)} samples, "
            f"loss {loss:.4f}, error on unseen {error:.2f} points (spread {targets[:held].std() * UNIT:.2f}), "
            f"{played:.0f} s played, {time.time() - began:.0f} s in all",
            flush=True,
        )
        if self.size == 5 and not args.full_greedy:
            nets = Nets(self.net, self.net, self.fast)
            some = fast_policy.jobs_for(args.table, nets, args.games // 100, args.workers, number)
            self.fast, explained = fast_policy.fitted(some, pool.map if pool else map)
            mean = np.mean([explained[left] for left in range(2, 12)])
            print(f"   the fast policy explains {mean:.3f}, {time.time() - began:.0f} s", flush=True)
        found = spreads(values, ends, self.players, self.lines)
        np.savez_compressed(args.out, net=self.net, fast=self.fast, spreads=found)


def main(words: list[str] | None = None) -> None:
    args = arguments(words)
    learning = Learning(args)
    learning.compile()
    pool = ProcessPoolExecutor(args.workers) if args.workers > 1 else None
    until, took = time.time() + args.minutes * 60, 0.0
    for number in range(args.rounds):
        began = time.time()
        last = number == args.rounds - 1 or began + 1.5 * took > until
        learning.round(number, pool, last=last)
        took = time.time() - began
        if last:
            break
    if pool:
        pool.shutdown()


if __name__ == "__main__":
    main()
