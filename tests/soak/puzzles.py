"""Every puzzle of the house is proved again by the second program, game by game.

    python -m tests.soak.puzzles [GAME ...] --out progress.json

goes on where the file says it stopped: a puzzle is known by its whole line, so that a new or changed one is proved and
a proved one is not proved twice. `--seconds` ends a run early. A game's puzzles come in the order of their grades,
with `--hardest-first` from the end; `--from 1061 --to 1895` takes those from the 1,061st to the 1,895th of that order.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2s
from pathlib import Path
from typing import Any

from tests.bots.puzzle_proofs import proved

from fivefold.bots.puzzles import Puzzle, games_with_puzzles, puzzles

ALL = slice(None)
A_WRITING = 10.0
"""Seconds of CPU after which the file is written again."""


@dataclass
class Proved:
    """What is known of one game: the CPU seconds of each proved puzzle by a hash of its line, and what failed."""

    seconds: dict[str, float] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    def plain(self, total: int) -> dict[str, Any]:
        """As JSON data, with the sums that are read first."""
        spent = self.seconds.values()
        return {
            "proved": len(self.seconds),
            "of": total,
            "cpu_seconds": round(sum(spent), 1),
            "slowest": round(max(spent, default=0.0), 2),
            "failures": self.failures,
            "seconds": self.seconds,
        }


def hash_of(puzzle: Puzzle) -> str:
    """A puzzle by all that is claimed of it but its grade and theme.

    >>> from dataclasses import replace
    >>> one = next(iter(puzzles("pentago").values()))
    >>> hash_of(one) == hash_of(replace(one, grade=1)), hash_of(one) == hash_of(replace(one, solution="a1/NW+"))
    (True, False)
    """
    claim = puzzle.game, puzzle.goal, puzzle.moves, puzzle.solution, puzzle.options, puzzle.position
    return blake2s("\t".join(map(str, claim)).encode()).hexdigest()[:12]


class Progress:
    """What all runs on one file have proved."""

    def __init__(self, path: Path) -> None:
        self.path = path
        data = json.loads(path.read_text("utf-8")) if path.exists() else {}
        self.games = {game: Proved(each["seconds"], each["failures"]) for game, each in data.items()}

    def write(self) -> None:
        """Keep it, whole or not at all."""
        plain = {game: each.plain(len(puzzles(game))) for game, each in sorted(self.games.items())}
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(plain, indent=0), "utf-8")
        beside.replace(self.path)

    def prove(
        self,
        game: str,
        *,
        seconds: float,
        proof: Callable[[Puzzle], bool] = proved,
        tell: Callable[[str], object],
        hardest_first: bool = False,
        among: slice = ALL,
    ) -> None:
        """Prove what is not proved yet, for at most `seconds` of CPU time."""
        known = self.games.setdefault(game, Proved())
        lines = {hash_of(one): one for one in puzzles(game).values()}
        known.seconds = {name: spent for name, spent in known.seconds.items() if name in lines}
        known.failures = []
        began = written = time.process_time()
        order = list(lines.items())[among]
        if hardest_first:
            order.reverse()
        for name, one in order:
            before = time.process_time()
            if before - began > seconds:
                break
            if name in known.seconds:
                continue
            true = proof(one)
            now = time.process_time()
            if true:
                known.seconds[name] = round(now - before, 4)
            else:
                known.failures.append(str(one))
            if now - written > A_WRITING:
                self.write()
                tell(self.said(game))
                written = now
        self.write()
        tell(self.said(game))

    def said(self, game: str) -> str:
        """One line on a game."""
        each = self.games[game].plain(len(puzzles(game)))
        failed = len(each["failures"])
        return f"{game}: {each['proved']:,} of {each['of']:,} in {each['cpu_seconds']:,} CPU-s, {failed} failures"


def main(words: Sequence[str] | None = None) -> int:
    """Run on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--out", type=Path, default=Path("progress.json"))
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--hardest-first", action="store_true")
    parser.add_argument("--from", type=int, default=1, dest="first", metavar="N")
    parser.add_argument("--to", type=int, default=None, dest="last", metavar="N")
    wanted = parser.parse_args(words)
    if wanted.first < 1 or (wanted.last is not None and wanted.last < wanted.first):
        parser.error("--from and --to count from 1, and --to is not before --from")
    progress = Progress(wanted.out)
    for game in wanted.games or games_with_puzzles():
        progress.prove(
            game,
            seconds=wanted.seconds,
            tell=lambda line: print(line, flush=True),  # noqa: T201
            hardest_first=wanted.hardest_first,
            among=slice(wanted.first - 1, wanted.last),
        )
    return 1 if any(each.failures for each in progress.games.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
