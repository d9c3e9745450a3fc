"""Matches between versions of Pente's engine, each from its own source folder in processes of its own.

    python -m training.pente.versions OPENINGS PAIRS PROCESSES SOURCE PLAYER SOURCE PLAYER

SOURCE is a checkout's folder that holds `src` and `training`. PLAYER is as for `matches`. OPENINGS holds a position a
line; each is played with both colours. With 0 PAIRS the kernels of both versions are compiled, and no more.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Sequence
from multiprocessing.pool import ThreadPool
from pathlib import Path

from fivefold.games import pente
from fivefold.games.core import own
from training.pente.matches import player, point_of, report


def answer(word: str) -> None:
    """Be a player: a position a line comes in, a point a line goes out."""
    playing, rng = player(word), random.Random(1)
    for line in sys.stdin:
        move = own(playing.choose(pente.read_position(line.strip()), rng), pente.Move)
        print(move.point, flush=True)


class Version:
    """A player of another source folder, in a process of its own."""

    def __init__(self, source: str, word: str) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([f"{source}/src", source])}
        command = [sys.executable, "-m", "training.pente.versions", "answer", word]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env, cwd=source
        )

    def choose(self, state: pente.State) -> pente.Move:
        """Its move in a position."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(pente.write_position(state) + "\n")
        self.process.stdin.flush()
        return pente.Move(int(self.process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def match(both: Sequence[tuple[str, str]], openings: Sequence[str]) -> list[list[float]]:
    """The first version's points from each opening with both colours."""
    workers = [Version(*side) for side in both]
    results = []
    for opening in openings:
        found = []
        for turned in (0, 1):
            state = pente.read_position(opening)
            while (seat := pente.to_move(state)) is not None:
                state = pente.play(state, workers[seat ^ turned].choose(state))
            found.append(point_of(state, turned))
        results.append(found)
        print(*found, file=sys.stderr, flush=True)
    for worker in workers:
        worker.close()
    return results


def main(words: Sequence[str]) -> None:
    """Play a match, or be one of its players."""
    if words[0] == "answer":
        answer(words[1])
        return
    pairs, processes = int(words[1]), int(words[2])
    both = [(words[3], words[4]), (words[5], words[6])]
    lines = Path(words[0]).read_text(encoding="utf-8").splitlines()
    openings = [line.split("\t")[0].strip() for line in lines if line[0] != "#"]
    for side in both:
        version = Version(*side)
        version.choose(pente.read_position(openings[0]))
        version.close()
    if pairs:
        with ThreadPool(processes) as pool:
            parts = pool.map(lambda n: match(both, openings[:pairs][n::processes]), range(processes))
        print(report([" ".join(side) for side in both], [result for part in parts for result in part]))


if __name__ == "__main__":
    main(sys.argv[1:])
