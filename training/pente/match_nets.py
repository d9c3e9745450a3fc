"""Matches between two nets by the search of `play.cu`, with equal positions a move: many games in a short time.

    python -m training.pente.match_nets PLAY cpu|gpu NODES THREADS TABLES OPENINGS NET NET

Each opening is played with both colours. The nets and the openings are files of `training.pente.games`; `-` is the
fitted evaluation, whose positions cost less time. Needs NumPy alone.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from training.pente.matches import report
from training.pente.records import Records, read_records


def points(records: Records) -> list[list[float]]:
    """The first net's points in the two games of each opening; it has the first stones in the first of them.

    >>> from training.pente.records import RECORD
    >>> two = np.zeros(2, RECORD)
    >>> two["winner"] = 0, -1
    >>> points(two)
    [[1.0, 0.5]]
    """
    first = np.arange(len(records)) % 2
    won = np.where(records["winner"] < 0, 0.5, records["winner"] == first)
    found: list[list[float]] = won.reshape(-1, 2).tolist()
    return found


def main(words: Sequence[str]) -> None:
    """Play a match and report it."""
    program, machine, nodes, threads, tables, openings, *nets = words
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "games.bin"
        command = [program, "match", machine, nodes, threads, tables, str(out), *nets, openings]
        subprocess.run(command, check=True)
        result = report([Path(net).name for net in nets], points(read_records(out)))
        print(f"{Path(openings).name}, {nodes} positions a move: {result}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
