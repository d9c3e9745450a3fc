"""Matches between Pente players from balanced openings, each opening with both colours, on several processes.

    python training/pente/matches.py PROCESSES SECONDS PAIRS PLAYER PLAYER [PAIRS PLAYER PLAYER …]

After so many seconds no game is begun any more; what was played by then is reported.
A player is a name of `bots.players("pente")`, or `nodes:N`, `seconds:S` or `seconds:S:PROVING:GUARDING` (of CPU
time) for the engine, `depth:N` for the engine limited to that depth without proofs, `horizon:N` for the one that also
sees no forced line beyond it, `search:S` for the search alone, or `weights:FILE:N` for the search with other weights and
N positions a move.
"""

import math
import os
import random
import sys
import time
from multiprocessing import Pool

import numpy as np

from fivefold.bots import players
from fivefold.bots.pente import search
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import read_weights
from fivefold.bots.pente.openings import evened
from fivefold.games import pente

LOST = os.environ.get("LOST")  # a file for the games that the first player did not win


class Weighted:
    def __init__(self, path, nodes):
        self.weights = read_weights(open(path, encoding="utf-8").read().splitlines())
        self.nodes = nodes

    def choose(self, state, lots):
        return search.think(state, nodes=self.nodes, with_weights=self.weights).best


class Searching:
    def __init__(self, seconds):
        self.seconds = seconds

    def choose(self, state, lots):
        return search.think(state, seconds=self.seconds, clock=time.process_time).best


def player(word):
    kind, _, rest = word.partition(":")
    if kind == "weights":
        path, _, nodes = rest.rpartition(":")
        return Weighted(path, int(nodes))
    if kind == "nodes":
        return Engine(seconds=None, nodes=int(rest))
    if kind == "depth":
        return Engine(seconds=None, depth=int(rest), proves=False)
    if kind == "horizon":
        return Engine(seconds=None, depth=int(rest), horizon=int(rest), proves=False)
    if kind == "search":
        return Searching(float(rest))
    if kind == "seconds":
        seconds, *shares = map(float, rest.split(":"))
        shared = dict(zip(("proving", "guarding"), shares))
        return Engine(seconds=seconds, clock=time.process_time, **shared)
    return players("pente")[word]


def pair(job):
    """The first player's points in two games from one opening."""
    seed, words = job
    both = [player(word) for word in words]
    first = pente.symmetric(evened()[seed % len(evened())], seed // len(evened()))
    found = []
    for turned in (0, 1):
        state, lots, moves = first, random.Random(f"{seed}/{turned}"), []
        while (seat := pente.to_move(state)) is not None:
            moves.append(both[seat ^ turned].choose(state, lots).point)
            state = pente.play(state, pente.Move(moves[-1]))
        ranks = pente.outcome(state).ranks
        found.append(0.5 if ranks == (1, 1) else float(ranks[turned] == 1))
        if LOST and found[-1] < 1:
            with open(LOST, "a", encoding="utf-8") as out:
                out.write(f"{words}\t{turned}\t{pente.write_position(first)}\t{' '.join(map(str, moves))}\n")
    return found


def report(words, results):
    """Score, share and Elo with standard errors taken over pairs, which share an opening."""
    means = np.array([sum(r) / 2 for r in results])
    share, n = means.mean(), len(means)
    error = math.sqrt((((means - share) ** 2).sum() + share**2 + (1 - share) ** 2) / (n + 2) / n)
    elo = (
        f"{-400 * math.log10(1 / share - 1):+.0f} ± {173.7 * error / (share * (1 - share)):.0f}"
        if 0 < share < 1
        else "all"
    )
    print(
        f"{words[0]} – {words[1]}: {sum(map(sum, results)):g} of {2 * n}, {100 * share:.1f} % ± {100 * error:.1f}, Elo {elo}",
        flush=True,
    )


def played(job):
    """(number of the match, points of a pair of games), or None when the time is up."""
    number, seed, words, until = job
    return None if time.time() > until else (number, pair((seed, words)))


if __name__ == "__main__":
    processes, until = int(sys.argv[1]), time.time() + float(sys.argv[2])
    asked = [(int(sys.argv[n]), sys.argv[n + 1 : n + 3]) for n in range(3, len(sys.argv), 3)]
    jobs = [(n, seed, words, until) for n, (pairs, words) in enumerate(asked) for seed in range(pairs)]
    results = [[] for _ in asked]
    with Pool(processes) as pool:
        for number, points in filter(None, pool.imap_unordered(played, jobs)):
            results[number].append(points)
            print(*asked[number][1], *points, file=sys.stderr, flush=True)
            if len(results[number]) == asked[number][0]:
                report(asked[number][1], results[number])
    for (pairs, words), found in zip(asked, results):
        if 0 < len(found) < pairs:
            report(words, found)
