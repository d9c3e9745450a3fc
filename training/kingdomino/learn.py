"""Learn the net by self-play: python -m training.kingdomino.learn four OUT.npz --rounds 8 --games 60000 [--start IN.npz or package]

Each round plays games with the net as it is, and fits the net to how those games ended (Adam on mean squared error, the
samples of the last rounds together) and the spreads for the chance of winning. With --workers 16 the games are
played by so many processes. One core plays about a thousand games a second (in the mighty duel a hundred). The file keeps
the newest net after each round, so that learning can be stopped and gone on with (--start).

With --greed own one seat follows the net and the others play by full greed: the net learns what its own kingdom comes
to at such a table. With --greed theirs it learns what the kingdoms of full greed come to there; then the net in the
package for such tables plays.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor

import numpy as np

from fivefold.bots.kingdomino.evaluation import evaluation
from fivefold.bots.kingdomino.kernel_habit import HABIT, LEFTS
from fivefold.bots.kingdomino.kernel_net import FIRST, INPUTS, NET, SECOND, UNIT
from fivefold.kernels import seeded
from training.kingdomino.habits import fitted, watched
from training.kingdomino.self_play import self_play

TABLES = {"four": (4, 12, 5), "three": (3, 12, 5), "two": (2, 6, 5), "duel": (2, 12, 7)}
WIDTHS = np.array([4, 2, 2])
WATCHED = {"own": 1, "theirs": 2}  # whose kingdoms at a table of full greed


def fresh(rng):
    net = np.zeros(NET, np.float32)
    w1, b1, w2, b2, w3, b3 = parts(net)
    w1[:] = rng.normal(0, 0.6 / np.sqrt(INPUTS), w1.shape) * 2
    w2[:] = rng.normal(0, np.sqrt(2 / FIRST), w2.shape)
    w3[:] = rng.normal(0, np.sqrt(1 / SECOND), w3.shape) * 0.1
    return net


def parts(net):
    at = np.cumsum([0, INPUTS * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1])
    w1, b1, w2, b2, w3, b3 = (net[at[i] : at[i + 1]] for i in range(6))
    return w1.reshape(INPUTS, FIRST), b1, w2.reshape(FIRST, SECOND), b2, w3, b3


def fit(net, x, y, steps, rate, batch, rng):
    """Adam on mean squared error, in place; the rate falls to a twentieth. On a GPU where there is one."""
    try:
        import torch

        if torch.cuda.is_available():
            return fit_on_gpu(torch, net, x, y, steps, rate, batch)
    except ImportError:
        pass
    m, v = np.zeros_like(net), np.zeros_like(net)
    grad = np.zeros_like(net)
    loss = 0.0
    for step in range(1, steps + 1):
        rows = rng.integers(0, len(x), batch)
        a, t = x[rows].astype(np.float32), y[rows]
        w1, b1, w2, b2, w3, b3 = parts(net)
        h = a @ w1 + b1
        hp = np.maximum(h, 0)
        g = hp @ w2 + b2
        gp = np.maximum(g, 0)
        out = gp @ w3 + b3[0]
        d = (out - t) / batch
        loss += float(np.mean((out - t) ** 2))
        g1, g2, g3, g4, g5, g6 = parts(grad)
        g5[:] = gp.T @ d
        g6[0] = d.sum()
        dg = np.outer(d, w3) * (g > 0)
        g3[:] = hp.T @ dg
        g4[:] = dg.sum(0)
        dh = (dg @ w2.T) * (h > 0)
        g1[:] = a.T @ dh
        g2[:] = dh.sum(0)
        now = rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * step / steps)))
        m = 0.9 * m + 0.1 * grad
        v = 0.999 * v + 0.001 * grad**2
        net -= (now * (m / (1 - 0.9**step)) / (np.sqrt(v / (1 - 0.999**step)) + 1e-7)).astype(np.float32)
    return loss / steps


def fit_on_gpu(torch, net, x, y, steps, rate, batch):
    """The same with torch, and four times the batch."""
    x, y = torch.from_numpy(x).cuda(), torch.from_numpy(y).cuda()
    weights = [torch.tensor(part, device="cuda", requires_grad=True) for part in parts(net)]
    w1, b1, w2, b2, w3, b3 = weights
    adam = torch.optim.Adam(weights, lr=rate)
    falling = torch.optim.lr_scheduler.LambdaLR(
        adam, lambda step: 0.05 + 0.95 * 0.5 * (1 + float(np.cos(np.pi * step / steps)))
    )
    total = torch.zeros((), device="cuda")
    for _ in range(steps):
        rows = torch.randint(0, len(x), (4 * batch,), device="cuda")
        out = torch.relu(torch.relu(x[rows].float() @ w1 + b1) @ w2 + b2) @ w3 + b3
        loss = ((out - y[rows]) ** 2).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        falling.step()
        total += loss.detach()
    for part, learned in zip(parts(net), weights, strict=True):
        part[:] = learned.detach().cpu().numpy()
    return float(total) / steps


def played(wish):
    """Some games: inputs, targets in units, outlooks, ends."""
    kind, games, random, net, of_greed, judge, habit, noise, keep, trace, alone = wish
    players, lines, size = TABLES[kind]
    room = int(games * 12 * players / keep * (2 if size == 7 else 1) * 1.15) + 200
    seen = np.zeros((room, INPUTS), np.float32)
    target, base = np.zeros(room, np.float32), np.zeros(room, np.float32)
    looks, ends = np.zeros((games, lines + 1, 4), np.float32), np.zeros((games, 4), np.float32)
    n, _ = self_play(
        games,
        random,
        players,
        lines,
        size,
        net,
        of_greed,
        judge,
        habit,
        WIDTHS,
        noise,
        keep,
        trace,
        alone,
        seen,
        target,
        base,
        looks,
        ends,
    )
    return seen[:n].astype(np.float16), (target[:n] - base[:n]) / UNIT, looks, ends


def spreads(looks, ends, players, lines):
    """For each number of lines left the softmax temperature under which the outlooks foretell the winners best."""
    found = np.ones(lines + 1)
    best = ends[:, :players] == ends[:, :players].max(1, keepdims=True)
    share = best / best.sum(1, keepdims=True)
    for left in range(lines):
        z = looks[:, left, :players]
        tries = np.geomspace(0.3, 40, 60)
        costs = []
        for t in tries:
            e = np.exp((z - z.max(1, keepdims=True)) / t)
            costs.append(-(share * np.log(np.maximum(e / e.sum(1, keepdims=True), 1e-9))).sum(1).mean())
        found[left] = tries[int(np.argmin(costs))]
    found[lines] = found[lines - 1]
    return found


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("table", choices=TABLES)
    ask.add_argument("out")
    ask.add_argument("--start")
    ask.add_argument("--rounds", type=int, default=8)
    ask.add_argument("--games", type=int, default=60_000)
    ask.add_argument("--keep", type=int, default=4)
    ask.add_argument("--steps", type=int, default=3000)
    ask.add_argument("--rate", type=float, default=2e-3)
    ask.add_argument("--memory", type=int, default=3)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=1)
    ask.add_argument("--minutes", type=float, default=1e6)
    ask.add_argument("--noise", type=float, default=3.0)
    ask.add_argument("--trace", type=float, default=0.75)
    ask.add_argument("--greed", choices=WATCHED)
    wish = ask.parse_args()
    players, lines, size = TABLES[wish.table]
    rng = np.random.default_rng(wish.seed)
    if wish.start == "package":
        judge = evaluation(wish.table)
        net = {None: judge.net, "own": judge.among_greed, "theirs": judge.of_greed}[wish.greed].copy()
        habit = judge.habit.copy()
    elif wish.start:
        net, habit = (np.load(wish.start)[name].astype(np.float32) for name in ("net", "habit"))
    else:
        net, habit = fresh(rng), np.zeros((LEFTS, HABIT), np.float32)
    memory = []
    watched_seats = WATCHED.get(wish.greed, 0)
    # compiled before the workers are forked
    played((wish.table, 1, seeded(0), net, net, net, habit, 1.0, 1, 1.0, 0))
    if size == 5:
        watched((wish.table, 1, seeded(0), net, habit, 1.0, 9))
    pool = ProcessPoolExecutor(wish.workers) if wish.workers > 1 else None
    until = time.time() + wish.minutes * 60
    for number in range(wish.rounds):
        began = time.time()
        last = number == wish.rounds - 1 or began + 1.5 * (began - before if number else 0) > until
        games = wish.games if number > 1 or wish.start else wish.games // 2
        before = began
        share = games // wish.workers
        plays = evaluation(wish.table).among_greed if wish.greed == "theirs" else net
        of_greed = evaluation(wish.table).of_greed if wish.greed == "own" else net
        jobs = [
            (
                wish.table,
                share,
                seeded(1000 * wish.seed + 100 * number + w),
                plays,
                of_greed,
                net,
                habit,
                wish.noise if number or wish.start else 8.0,
                wish.keep,
                wish.trace if number > 1 or wish.start else 1.0,
                watched_seats,
            )
            for w in range(wish.workers)
        ]
        results = list(pool.map(played, jobs) if pool else map(played, jobs))
        seen, y, looks, ends = (np.concatenate([r[i] for r in results]) for i in range(4))
        n = len(y)
        took = time.time() - began
        held = n // 20
        memory = [*memory, (seen[held:n].copy(), y[held:])][-wish.memory :]
        x = np.concatenate([m[0] for m in memory])
        t = np.concatenate([m[1] for m in memory])
        loss = fit(net, x, t, wish.steps, wish.rate / 3 if last else wish.rate, 2048, rng)
        w1, b1, w2, b2, w3, b3 = parts(net)
        out = np.maximum(np.maximum(seen[:held].astype(np.float32) @ w1 + b1, 0) @ w2 + b2, 0) @ w3 + b3[0]
        error = np.sqrt(np.mean((out - y[:held]) ** 2)) * UNIT
        print(
            f"round {number}: {games} games, mean {ends[:, :players].mean():.2f}, {n} samples, loss {loss:.4f}, "
            f"error on unseen {error:.2f} points (spread {y[:held].std() * UNIT:.2f}), "
            f"{took:.0f} s played, {time.time() - began:.0f} s in all",
            flush=True,
        )
        if size == 5 and not wish.greed:
            habit, told = fitted(wish.table, net, habit, wish.games // 100, pool, wish.workers, number)
            print(
                f"   habits tell {np.mean([told[i] for i in range(2, 12)]):.3f}, {time.time() - began:.0f} s",
                flush=True,
            )
        np.savez_compressed(wish.out, net=net, habit=habit, spreads=spreads(looks, ends, players, lines))
        if last:
            break


if __name__ == "__main__":
    main()
