"""Makes the puzzles in src/fivefold/bots/pente/puzzles.txt from games of self-play.

python -m training.pente.make_puzzles find PROCESSES SECONDS FOUND [GAMES.tsv]     appends puzzles to FOUND
python -m training.pente.make_puzzles choose FOUND PUZZLES                        sorts them, drops doubles
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import Process, Queue
from pathlib import Path

from fivefold.bots.pente import puzzles as p
from fivefold.games import pente

MOST = 110  # puzzles of each length


def games_of(path: Path, part: int, parts: int) -> Iterator[list[pente.State]]:
    """Every `parts`-th game of a file of `fit selfplay`, as its positions."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        if number % parts == part:
            _, position, moves = line.split("\t")
            states = [pente.read_position(position)]
            for point in moves.split():
                states.append(pente.play(states[-1], pente.Move(int(point))))
            yield states


def own_games(rng: random.Random) -> Iterator[list[pente.State]]:
    """Games of self-play without end."""
    while True:
        yield p.self_play(rng)


def found_by(part: int, parts: int, seconds: float, games: Path | None) -> Iterator[p.Puzzle]:
    """The puzzles that one process finds in its time."""
    began = time.monotonic()
    source = games_of(games, part, parts) if games else own_games(random.Random(f"puzzles/{part}"))
    for states in source:
        if time.monotonic() - began > seconds:
            return
        yield from p.puzzles_of(states)


def _work(part: int, parts: int, seconds: float, games: Path | None, out: Queue[str | None]) -> None:
    for puzzle in found_by(part, parts, seconds, games):
        out.put(str(puzzle))
    out.put(None)


def find(processes: int, seconds: float, path: Path, games: Path | None = None) -> None:
    """Append what several processes find to a file."""
    out: Queue[str | None] = Queue()
    workers = [Process(target=_work, args=(n, processes, seconds, games, out)) for n in range(processes)]
    for worker in workers:
        worker.start()
    ended = 0
    with path.open("a", encoding="utf-8") as file:
        while ended < processes:
            line = out.get()
            if line is None:
                ended += 1
            else:
                file.write(line + "\n")
                file.flush()


def choose(path: Path, to: Path) -> dict[int, int]:
    """Write the puzzles of a file by length, each board once in any symmetry; how many of each length."""
    kept: dict[int, list[str]] = {2: [], 3: [], 4: [], 5: []}
    boards = set()
    for line in sorted(set(path.read_text(encoding="utf-8").splitlines())):
        one = p.read_puzzle(line)
        board = min(pente.key(pente.symmetric(one.state, s)) for s in range(8))
        if board not in boards and len(kept[one.moves]) < MOST:
            boards.add(board)
            kept[one.moves].append(line)
    head = (
        "# Win in n with one winning first move: n, the move, the position (White w, Black b; turns; stones caught).\n"
    )
    to.write_text(head + "".join(f"{line}\n" for lines in kept.values() for line in lines), encoding="utf-8")
    return {n: len(lines) for n, lines in kept.items()}


def main(words: Sequence[str]) -> None:
    """Run one of the two commands."""
    if words[0] == "find":
        find(int(words[1]), float(words[2]), Path(words[3]), Path(words[4]) if len(words) > 4 else None)
    else:
        print(choose(Path(words[1]), Path(words[2])))


if __name__ == "__main__":
    main(sys.argv[1:])
