"""One generation of Pente's net: games of self-play, their positions, and a net trained on them.

    python -m training.pente.generation --program PLAY --tables TABLES --card --play 200 --learn 100 --out FOLDER
        [--net NET --openings FILE] [--games FILE…] [--test FILE…]

With `--card` the games are played on the card by as many threads as short trials find good, and on the other cores with
more positions a move; the cores play on while the card learns, for the next generation (`later.bin`). Without it they
are played on `--cores` alone. `--games` are learned from beside them, `--test` files (of games) are only measured.
Writes the net in floating point, in integers, and as the next generation's `--net`. Needs NumPy, PyTorch and, on a
card, CuPy.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from training.pente import games, quantise
from training.pente.records import read_records

TRIED = (16_896, 33_792, 67_584)  # threads on a card
ENOUGH = 0.85  # of the best rate: fewer games at a time leave fewer unfinished
TRIAL = 2.0  # seconds
KEPT = 3_000  # games of a file that are kept in the folder, to be checked by the rules


def _run(*words: object) -> str:
    found = subprocess.run([str(word) for word in words], check=True, stdout=subprocess.PIPE, text=True).stdout
    print(found, end="", flush=True)
    return found


def searched(report: str) -> float:
    """The positions a second that a report of the program tells of.

    >>> searched("gpu: 12 games, 3 rounds, 5000 positions, 2.0 s, 300 nodes a move")
    2500.0
    """
    count, seconds = re.findall(r"(\d+) positions, ([\d.]+) s", report)[0]
    return float(count) / float(seconds)


class Play:
    """The games of a generation."""

    def __init__(self, asked: argparse.Namespace, folder: Path) -> None:
        self.asked, self.folder = asked, folder
        self.evaluated_by = [asked.net or "-", *([asked.openings] if asked.openings else [])]

    def words(self, machine: str, seconds: float, nodes: int, threads: int, seed: int, name: str) -> list[str]:
        """The command line of the program."""
        program = self.asked.program if machine == "gpu" else self.asked.cores_program or self.asked.program
        how = (program, machine, seconds, nodes, threads, self.asked.seed * 1000 + seed, self.asked.tables)
        return [str(word) for word in (*how, self.folder / name, *self.evaluated_by)]

    def on_cores(self, seconds: float, nodes: int, cores: int, seed: int, name: str) -> subprocess.Popen[bytes]:
        """Games on cores, while something else is done."""
        return subprocess.Popen(["nice", *self.words("cpu", seconds, nodes, cores, seed, name)])

    def on_card(self) -> list[Path]:
        """Games on the card, and others beside them on all cores but one."""
        asked = self.asked
        rates = {n: searched(_run(*self.words("gpu", TRIAL, 100, n, n, "trial.bin"))) for n in TRIED}
        best = min(n for n, rate in rates.items() if rate >= ENOUGH * max(rates.values()))
        beside = self.on_cores(asked.play, asked.cores_nodes, spare_cores(), 1, "cores.bin")
        _run(*self.words("gpu", asked.play, asked.nodes, best, 0, "card.bin"))
        beside.wait()
        return [self.folder / "card.bin", self.folder / "cores.bin"]

    def now(self) -> list[Path]:
        """Play the games; the files they are in."""
        if self.asked.card:
            return self.on_card()
        _run(*self.words("cpu", self.asked.play, self.asked.nodes, self.asked.cores, 0, "cores.bin"))
        return [self.folder / "cores.bin"]


def spare_cores() -> int:
    """All cores but one."""
    return max(1, (os.cpu_count() or 2) - 1)


def expand(asked: argparse.Namespace, path: Path, folder: Path, name: str) -> Path:
    """The positions of a file of games."""
    positions = folder / f"{name}.positions"
    _run(asked.program, "expand", path, asked.tables, positions)
    return positions


def learn(asked: argparse.Namespace, positions: Sequence[Path], tests: Sequence[Path]) -> None:
    """Train a net and write its three forms."""
    words = [sys.executable, "-m", "training.pente.learn_net", "--seconds", str(asked.learn), "--seed", str(asked.seed)]
    words += ["--batch", str(asked.batch), "--out", str(asked.out / "net.npz"), "--positions", *map(str, positions)]
    words += ["--test", *map(str, tests)] if tests else []
    if subprocess.run(words).returncode:
        subprocess.run([*words, "--plain"], check=True)
    quantise.main([str(asked.out / "net.npz"), str(asked.out / "integers.npz")])
    games.main(["net", str(asked.out / "integers.npz"), str(asked.out / "net.bin")])


def main(words: Sequence[str] | None = None) -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--program", type=Path, required=True, help="play.cu, compiled")
    parser.add_argument("--cores-program", type=Path, help="play.cu, compiled for the CPU; the program otherwise")
    parser.add_argument("--tables", type=Path, required=True, help="written by training.pente.games")
    parser.add_argument("--net", type=Path, help="written by training.pente.games; without it the fitted evaluation")
    parser.add_argument("--openings", type=Path, help="written by training.pente.games; half of the games begin so")
    parser.add_argument("--card", action="store_true")
    parser.add_argument("--cores", type=int, default=1, help="without a card")
    parser.add_argument("--nodes", type=int, default=300, help="positions a move")
    parser.add_argument("--cores-nodes", type=int, default=1500, help="positions a move on the cores beside a card")
    parser.add_argument("--play", type=float, default=50.0, help="seconds")
    parser.add_argument("--learn", type=float, default=75.0, help="seconds")
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=Path, nargs="*", default=[])
    parser.add_argument("--test", type=Path, nargs="*", default=[])
    parser.add_argument("--scratch", type=Path, help="where the large files go; the out folder otherwise")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(words)
    began = time.monotonic()
    folder = asked.scratch or asked.out
    folder.mkdir(parents=True, exist_ok=True)
    play = Play(asked, folder)
    played = play.now()
    later = play.on_cores(asked.learn, asked.cores_nodes, spare_cores(), 2, "later.bin") if asked.card else None
    for path in played:
        read_records(path)[:KEPT].tofile(asked.out / f"some-{path.name}")
    positions = [expand(asked, path, folder, f"{n}-{path.stem}") for n, path in enumerate([*played, *asked.games])]
    tests = [expand(asked, path, folder, path.stem) for path in asked.test]
    print(f"{time.monotonic() - began:.1f} s: games are played and expanded", flush=True)
    learn(asked, positions, tests)
    if later is not None:
        later.wait()
    print(f"{time.monotonic() - began:.1f} s in all", flush=True)


if __name__ == "__main__":
    main()
