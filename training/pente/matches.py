"""Matches between Pente players, each opening with both colours, on several processes.

    python -m training.pente.matches [--openings FILE] PROCESSES SECONDS PAIRS PLAYER PLAYER [PAIRS PLAYER PLAYER …]

After SECONDS no game is begun any more; what was played by then is reported. Games begin with the even openings, or
with those of a file: positions a line, or `.bin` as `training.pente.games` writes them.
A player is a name of `bots.players("pente")`, or `nodes:N`, `seconds:S` or `seconds:S:PROVING:GUARDING` (of CPU
time) for the engine, `depth:N` for the engine limited to that depth without proofs, `horizon:N` for the one that also
follows no forced line beyond it, `search:S` for the search alone, `fitted:S` for it without the net, `net:FILE:S` with
another one, `engine-fitted:S` for the engine without it, or `weights:FILE:N` for the search with other weights and
N positions a move. With LOST in the environment the games that the first player did not win go to that file.
"""

from __future__ import annotations

import math
import os
import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing import Pool
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np

from fivefold.bots import players
from fivefold.bots.limits import Budget
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import Weights, learned, read_weights, weights, with_net
from fivefold.bots.pente.openings import even_openings
from fivefold.bots.pente.search import search
from fivefold.games import pente
from fivefold.games.core import own
from training.pente.records import OPENING


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


@cache
def other_net(path: Path) -> Weights:
    """The net of a file that `quantise` wrote."""
    with np.load(path) as net:
        return with_net(weights(), net)


@cache
def openings_of(path: Path | None) -> tuple[pente.State, ...]:
    """The openings of a file, or the even ones."""
    if path is None:
        return even_openings()
    if path.suffix != ".bin":
        lines = path.read_text(encoding="utf-8").splitlines()
        return tuple(pente.read_position(line.split("\t")[0]) for line in lines if line[0] != "#")
    found = []
    for row in np.fromfile(path, OPENING):
        state = pente.start()
        for point in row["move"][: row["moves"]].tolist():
            state = pente.play(state, pente.Move(point))
        found.append(state)
    return tuple(found)


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
    if kind == "net":
        path, _, limit = rest.rpartition(":")
        return SearchPlayer(Budget(float(limit), clock=time.process_time), other_net(Path(path)))
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


def pair(seed: int, words: Sequence[str], path: Path | None = None) -> list[float]:
    """The first player's points in two games from one opening."""
    both = [player(word) for word in words]
    openings = openings_of(path)
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


class Job(NamedTuple):
    """A pair of games: of which match, the number of its opening, the players, the openings, and its latest begin."""

    number: int
    seed: int
    words: list[str]
    openings: Path | None
    until: float


def _played(job: Job) -> tuple[int, list[float]] | None:
    """(number of the match, points of a pair of games), or None when the time is up."""
    return None if time.time() > job.until else (job.number, pair(job.seed, job.words, job.openings))


def main(words: Sequence[str]) -> None:
    """Play the matches of a command line."""
    openings = None
    if words[0] == "--openings":
        openings, words = Path(words[1]), words[2:]
    processes, until = int(words[0]), time.time() + float(words[1])
    asked = [(int(words[n]), list(words[n + 1 : n + 3])) for n in range(2, len(words), 3)]
    jobs = [Job(n, seed, names, openings, until) for n, (pairs, names) in enumerate(asked) for seed in range(pairs)]
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
