"""A test set: critical positions of games, with the exact value of every move under a rule.

A line is `mine theirs values`: the marbles of the side to move and the other's as numbers, and a letter (w, d, l) for
each empty cell and turn, in the order of the rules. Critical are those where some move loses value. Lines are written
as they are found.

    python -m training.pentago.labels --rule mover --count 500 --seed 11 --out folder
    python -m training.pentago.labels --rule mover --positions positions.txt --out folder
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple, TextIO

import numpy as np

from fivefold.games.pentago.kernel import CELLS
from training.pentago.arrays import Array
from training.pentago.boards import canonical
from training.pentago.games import SHARES, positions
from training.pentago.program import arguments, data_lines, header, read_positions, say
from training.pentago.rules import Position, Rule
from training.pentago.sweep import Sweeper, move_values, sweeper

LETTERS = "ldw"


class Labelled(NamedTuple):
    """A position and what each move is worth to the side to move: [empty cell, turn]."""

    position: Position
    values: Array

    @property
    def critical(self) -> bool:
        """Does some move lose value?"""
        return bool(self.values.min() < self.values.max())

    def __str__(self) -> str:
        letters = "".join(LETTERS[value + 1] for value in self.values.flat)
        return f"{self.position.mine} {self.position.theirs} {letters}"


def read_labelled(path: Path, rule: Rule) -> list[Labelled]:
    """The critical positions of a file."""
    found = []
    for mine, theirs, letters in data_lines(path, rule):
        values = np.array([LETTERS.index(letter) - 1 for letter in letters]).reshape(-1, 8)
        found.append(Labelled(Position(int(mine), int(theirs)), values))
    return [labelled for labelled in found if labelled.critical]


def key(position: Position) -> Position:
    """The same for a position and its turned and mirrored ones."""
    return Position(*canonical(np.array([position]))[0].tolist())


def labelled(sweeps: Sweeper, position: Position) -> Labelled:
    """A position with the exact value of every move."""
    return Labelled(position, move_values(sweeps.sweep(position)))


def main(argv: Sequence[str] | None = None) -> None:
    """Label positions until there are enough critical ones."""
    parser = arguments(__doc__, out="folder for labelled-RULE-SEED.txt")
    parser.add_argument("--count", type=int, default=500, help="critical positions to find")
    parser.add_argument("--seconds", type=float, default=540.0, help="stop after so long")
    parser.add_argument("--positions", type=Path, help="positions to label, instead of games played here")
    parser.add_argument("--workers", type=int, default=16, help="processes that play games")
    parser.add_argument("--fewest", type=int, default=min(SHARES), help="marbles; fewer need more memory")
    given = parser.parse_args(argv)
    given.out.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + given.seconds
    sweeps = sweeper(given.rule, CELLS - given.fewest)
    say("ready")
    path = given.out / f"labelled-{given.rule}-{given.seed}.txt"
    with path.open("w", encoding="utf-8") as file:
        print(header("labels", given.rule, given.seed), file=file, flush=True)
        if given.positions:
            write(read_positions(given.positions, given.rule), sweeps, given.count, end, file)
        else:
            with closing(positions(given.rule, given.seed, given.workers)) as played:
                write(played, sweeps, given.count, end, file)


def write(played: Iterable[Position], sweeps: Sweeper, count: int, end: float, file: TextIO) -> None:
    """Write the critical ones of some positions, each only once, until there are enough or time is up."""
    seen: set[Position] = set()
    found: Counter[int] = Counter()
    for position in played:
        if position.marbles < CELLS - sweeps.most_cells or key(position) in seen:
            continue
        if time.monotonic() > end or found.total() == count:
            break
        seen.add(key(position))
        each = labelled(sweeps, position)
        if each.critical:
            print(each, file=file, flush=True)
            found[position.marbles] += 1
        if len(seen) % 50 == 0:
            say(len(seen), "solved,", found.total(), "critical")
    say(len(seen), "solved,", found.total(), "critical; by marbles:", dict(sorted(found.items())))


if __name__ == "__main__":
    main()
