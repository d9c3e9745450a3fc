"""One generation of Pente's net: games of self-play, their positions, and a net trained on them.

    python -m training.pente.generation --program PLAY --tables TABLES --card --play 50 --learn 75 --out FOLDER
        [--games FILE…] [--test FILE…]

With `--card` the games are played on the card by as many threads as short trials find best, and on the other cores with
four times the positions a move; without it on `--cores` alone. `--games` are learned from beside them, `--test` files
(of games) are only measured. Needs NumPy, PyTorch and, on a card, CuPy.
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

from training.pente.records import read_records

TRIED = (16_896, 33_792, 67_584)  # threads on a card
TRIAL = 2.0  # seconds
WANTED = 5_500_000  # moves: the positions a move are chosen so that the time gives about as many
KEPT = 12_000  # games that are kept in the folder, to be checked by the rules


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


def nodes_for(rate: float, seconds: float) -> int:
    """The positions a move that give about WANTED moves.

    >>> nodes_for(50e6, 55.0), nodes_for(1e6, 55.0)
    (500, 150)
    """
    return int(min(1500, max(150, rate * seconds / WANTED)))


def play(asked: argparse.Namespace, folder: Path) -> list[Path]:
    """Play the games; the files they are in."""
    program, tables, seed = asked.program, asked.tables, asked.seed
    if not asked.card:
        _run(program, "cpu", asked.play, asked.nodes, asked.cores, seed, tables, folder / "cores.bin")
        return [folder / "cores.bin"]
    rates = {n: searched(_run(program, "gpu", TRIAL, 300, n, seed + n, tables, folder / f"trial-{n}")) for n in TRIED}
    best = max(rates, key=lambda n: rates[n])
    nodes = nodes_for(rates[best], asked.play)
    cores = max(1, (os.cpu_count() or 2) - 1)
    beside = subprocess.Popen(
        [str(w) for w in (program, "cpu", asked.play, 4 * nodes, cores, seed + 1, tables, folder / "cores.bin")]
    )
    _run(program, "gpu", asked.play, nodes, best, seed, tables, folder / "card.bin")
    beside.wait()
    return [folder / "card.bin", folder / "cores.bin"]


def expand(asked: argparse.Namespace, games: Path, folder: Path) -> Path:
    """The positions of a file of games."""
    path = folder / f"{games.stem}.positions"
    _run(asked.program, "expand", games, asked.tables, path)
    return path


def main(words: Sequence[str] | None = None) -> None:
    """Run the program."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--program", type=Path, required=True, help="play.cu, compiled")
    parser.add_argument("--tables", type=Path, required=True, help="written by training.pente.games")
    parser.add_argument("--card", action="store_true")
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=300, help="positions a move, without a card")
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
    games = play(asked, folder)
    read_records(games[0])[:KEPT].tofile(asked.out / "some-games.bin")
    positions = [expand(asked, path, folder) for path in [*games, *asked.games]]
    tests = [expand(asked, path, folder) for path in asked.test]
    print(f"{time.monotonic() - began:.1f} s: games are played and expanded", flush=True)
    learn = [sys.executable, "-m", "training.pente.learn_net", "--seconds", str(asked.learn), "--seed", str(asked.seed)]
    learn += ["--batch", str(asked.batch), "--out", str(asked.out / "net.npz"), "--positions", *map(str, positions)]
    learn += ["--test", *map(str, tests)] if tests else []
    if subprocess.run(learn).returncode:
        subprocess.run([*learn, "--plain"], check=True)
    print(f"{time.monotonic() - began:.1f} s in all", flush=True)


if __name__ == "__main__":
    main()
