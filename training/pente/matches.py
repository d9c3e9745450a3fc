"""Matches between Pente players from even openings, each opening with both colours, on several processes.

    python -m training.pente.matches PROCESSES SECONDS PAIRS PLAYER PLAYER [PAIRS PLAYER PLAYER …]

After SECONDS no game is begun any more; what was played by then is reported.
A player is a name of `bots.players("pente")`, or `nodes:N`, `seconds:S` or `seconds:S:PROVING:GUARDING` (of CPU
time) for the engine, `depth:N` for the engine limited to that depth without proofs, `horizon:N` for the one that also
follows no forced line beyond it, `search:S` for the search alone, `fitted:S` for it
without the net, `engine-fitted:S` for the engine without it, or `weights:FILE:N` for the search with other weights
and N positions a move. With LOST in the environment the games that the first player did not win go to that file.
"""

from __future__ import annotations

import math
import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Protocol

import numpy as np

from fivefold.bots import players
from fivefold.bots.limits import Budget
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import Weights, learned, read_weights, weights
from fivefold.bots.pente.openings import even_openings
from fivefold.bots.pente.search import search
from fivefold.games import pente
from fivefold.games.core import own


class Chooser(Protocol):
    """What plays in a match."""

    def choose(self, state: pente.State, rng: random.Random) -> object:
        """The move to play."""


@dataclass(frozen=True)
class SearchPlayer:
    """The search alone, without the prover."""

    budget: Budget
    weights: Weights | None = None

    def choose(self, state: pente.State, rng: random.Random) -> pente.Move:
        """The best move of the search."""
        return search(state, self.budget, with_weights=self.weights).best


def player(word: str) -> Chooser:
    """The player that a word of the command line means."""
    kind, _, rest = word.partition(":")
    if kind == "weights":
        path, _, nodes = rest.rpartition(":")
        other = read_weights(Path(path).read_text(encoding="utf-8").splitlines())
        return SearchPlayer(Budget(nodes=int(nodes)), other)
    if kind == "nodes":
        return Engine(seconds=None, nodes=int(rest))
    if kind == "depth":
        return Engine(seconds=None, depth=int(rest), proves=False)
    if kind == "horizon":
        return Engine(seconds=None, depth=int(rest), horizon=int(rest), proves=False)
    if kind in ("search", "fitted"):
        budget = Budget(float(rest), clock=time.process_time)
        return SearchPlayer(budget, learned() if kind == "search" else weights())
    if kind == "engine-fitted":
        return Engine(seconds=float(rest), net=False, clock=time.process_time)
    if kind == "seconds":
        seconds, *shares = map(float, rest.split(":"))
        proving, guarding = shares or (Engine.proving, Engine.guarding)
        return Engine(seconds=seconds, proving=proving, guarding=guarding, clock=time.process_time)
    return players("pente")[word]


def point_of(state: pente.State, turned: int) -> float:
    """The point of the player that has the first stones unless `turned`."""
    ended = pente.outcome(state)
    assert ended is not None, "a match is played to its end"
    return 0.5 if ended.ranks == (1, 1) else float(ended.ranks[turned] == 1)


def pair(seed: int, words: Sequence[str]) -> list[float]:
    """The first player's points in two games from one opening."""
    both = [player(word) for word in words]
    openings = even_openings()
    first = pente.symmetric(openings[seed % len(openings)], seed // len(openings))
    found = []
    for turned in (0, 1):
        state, rng, moves = first, random.Random(f"{seed}/{turned}"), []
        while (seat := pente.to_move(state)) is not None:
            move = own(both[seat ^ turned].choose(state, rng), pente.Move)
            moves.append(move.point)
            state = pente.play(state, move)
        found.append(point_of(state, turned))
        if (lost := os.environ.get("LOST")) and found[-1] < 1:
            with Path(lost).open("a", encoding="utf-8") as out:
                out.write(f"{words}\t{turned}\t{pente.write_position(first)}\t{' '.join(map(str, moves))}\n")
    return found


def report(words: Sequence[str], results: Sequence[Sequence[float]]) -> str:
    """Score, share and Elo with standard errors over pairs, which share an opening.

    >>> report(["a", "b"], [[1.0, 0.0], [1.0, 1.0]])
    'a – b: 3 of 4, 75.0 % ± 30.6, Elo +191 ± 284'
    """
    means = np.array([sum(result) / 2 for result in results])
    share, n = float(means.mean()), len(means)
    error = math.sqrt((float(((means - share) ** 2).sum()) + share**2 + (1 - share) ** 2) / (n + 2) / n)
    elo = "all"
    if 0 < share < 1:
        elo = f"{-400 * math.log10(1 / share - 1):+.0f} ± {173.7 * error / (share * (1 - share)):.0f}"
    points = sum(map(sum, results))
    return f"{words[0]} – {words[1]}: {points:g} of {2 * n}, {100 * share:.1f} % ± {100 * error:.1f}, Elo {elo}"


def _played(job: tuple[int, int, list[str], float]) -> tuple[int, list[float]] | None:
    """(number of the match, points of a pair of games), or None when the time is up."""
    number, seed, words, until = job
    return None if time.time() > until else (number, pair(seed, words))


def main(words: Sequence[str]) -> None:
    """Play the matches of a command line."""
    processes, until = int(words[0]), time.time() + float(words[1])
    asked = [(int(words[n]), list(words[n + 1 : n + 3])) for n in range(2, len(words), 3)]
    jobs = [(n, seed, names, until) for n, (pairs, names) in enumerate(asked) for seed in range(pairs)]
    results: list[list[list[float]]] = [[] for _ in asked]
    with Pool(processes) as pool:
        for played in pool.imap_unordered(_played, jobs):
            if played is not None:
                number, points = played
                results[number].append(points)
                print(*asked[number][1], *points, file=sys.stderr, flush=True)
    for (_, names), found in zip(asked, results, strict=True):
        if found:
            print(report(names, found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
