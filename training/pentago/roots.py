"""Training data: thousands of different solved positions, with boards up to four turns after each and their values.

The positions come from many games at once (`batch_play`) of a judge with more or less noise, of one that likes open
lines as well, and from files of `games`. Time goes to roots of 14 to 18 marbles in fixed shares. Files are written as
they fill up, roots-RULE-SEED-PART.npz.

    python -m training.pentago.roots --rule mover --seed 21 --seconds 280 --out folder
"""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from fivefold.games.pentago.kernel import CELLS
from training.pentago.arrays import xp
from training.pentago.batch_play import Worth, batch, judged, line_worth, mixed, play
from training.pentago.boards import canonical
from training.pentago.program import arguments, read_positions, say
from training.pentago.rules import Position, Rule
from training.pentago.sampling import RootBoards, Sample, sample, write_roots
from training.pentago.sweep import KEPT_LEVELS, Sweeper, root_value, sweeper

SHARES = {14: 0.06, 15: 0.14, 16: 0.3, 17: 0.3, 18: 0.2}
"""Of the time to solve, by the marbles of roots."""

WANTED = {14: 0.01, 15: 0.04, 16: 0.15, 17: 0.35, 18: 0.45}
"""How many games end at each number of marbles: about as many as the time allows to solve."""

PART_BOARDS = 3_000_000
"""Boards a file: four bytes each, so that a file stays below 16 MB."""


class Roots:
    """Different positions, each with the number of its game, in a queue for each number of marbles."""

    def __init__(self, rule: Rule, seed: int, minds: Sequence[Worth], games: int, marbles: Sequence[int]) -> None:
        self.rule, self.minds, self.games = rule, minds, games
        self.wanted = {each: WANTED.get(each, 1.0) for each in marbles}
        self.rng = np.random.default_rng(seed)
        self.queues: dict[int, deque[tuple[int, Position]]] = {each: deque() for each in marbles}
        self.seen: set[tuple[int, int]] = set()
        self.batches = 0

    def add(self, found: Sequence[tuple[int, Position]]) -> None:
        """Queue those that are not known yet, turned or mirrored."""
        keys = canonical(np.array([position for _, position in found], np.int64).reshape(-1, 2)).tolist()
        for each, (own, other) in zip(found, keys, strict=True):
            if (own, other) not in self.seen and each[1].marbles in self.queues:
                self.seen.add((own, other))
                self.queues[each[1].marbles].append(each)

    def next(self, marbles: int) -> tuple[int, Position] | None:
        """A root of this size; games are played when there is none, and None says that no game came so far."""
        if not self.queues[marbles]:
            worth = self.minds[self.batches % len(self.minds)]
            found = play(batch(self.games, self.wanted, self.rng), worth, self.rule, int(self.rng.integers(1 << 31)))
            self.add([(self.batches * self.games + game, position) for game, position in found])
            self.batches += 1
        return self.queues[marbles].popleft() if self.queues[marbles] else None


class Plan(NamedTuple):
    """How long to solve, how many boards to take from each root, and the turns within which nothing may be decided."""

    seconds: float
    boards: int
    near: int
    seed: int


def solved(roots: Roots, sweeps: Sweeper, plan: Plan) -> Iterator[tuple[int, Position, Sample]]:
    """Roots one after the other (the number of the game, the position, its boards) until time is up."""
    rng = xp.random.default_rng(plan.seed)
    began = time.monotonic()
    shares = {marbles: SHARES.get(marbles, 1.0) for marbles in roots.queues}
    spent = dict.fromkeys(shares, 0.0)
    while (now := time.monotonic()) < began + plan.seconds:
        marbles = min(shares, key=lambda each: spent[each] / shares[each])
        root = roots.next(marbles)
        if root is not None:
            near = sweeps.sweep(root[1], plan.near)
            if root_value(near) == 0:
                yield *root, sample(sweeps.sweep(root[1]), near, plan.boards, rng)
        spent[marbles] += time.monotonic() - now


class Writer:
    """Gathers roots and writes a file when there are enough boards."""

    def __init__(self, folder: Path, rule: Rule, seed: int) -> None:
        self.folder, self.rule, self.seed = folder, rule, seed
        self.parts = 0
        self.waiting: list[tuple[int, Position, Sample]] = []
        self.boards = 0

    def add(self, root: tuple[int, Position, Sample]) -> None:
        """Add a root, and write if need be."""
        self.waiting.append(root)
        self.boards += len(root[2].kind)
        if self.boards >= PART_BOARDS:
            self.write()

    def write(self) -> None:
        """Write what waits."""
        if not self.waiting:
            return
        games, positions, samples = zip(*self.waiting, strict=True)
        counts = np.array([len(sample.kind) for sample in samples], np.uint16)
        boards = Sample(*(np.concatenate(part) for part in zip(*samples, strict=True)))
        path = self.folder / f"roots-{self.rule}-{self.seed}-{self.parts}.npz"
        # The seed is part of a game's number, so that games of different files are different.
        numbers = np.array(games, np.int64) + (self.seed << 32)
        write_roots(path, RootBoards(self.rule, np.array(positions, np.int64), numbers, counts, boards))
        say(path.name, len(games), "roots", len(boards.kind), "boards")
        self.parts += 1
        self.waiting = []
        self.boards = 0


def minds(names: Sequence[str]) -> list[Worth]:
    """The players of the games: `lines`, `judge` (the package's), `mixed` of both, or a judge's file.

    Few games of `lines` get far without being decided; it is there for machines without PyTorch.
    """
    found: list[Worth] = []
    for name in names:
        if name == "lines":
            found.append(line_worth)
        else:
            from training.pentago.judge import Odds, read_judge

            worth = judged(Odds(read_judge(None if name in ("judge", "mixed") else Path(name))))
            found.append(mixed(worth) if name == "mixed" else worth)
    return found


def main(argv: Sequence[str] | None = None) -> None:
    """Solve roots until time is up."""
    parser = arguments(__doc__, out="folder for the files")
    parser.add_argument("--seconds", type=float, default=280.0, help="time to play and to solve")
    parser.add_argument("--boards", type=int, default=800, help="boards of each root")
    parser.add_argument("--near", type=int, default=7, help="turns; what these decide is no root, and few such boards")
    parser.add_argument("--players", nargs="+", default=["judge", "mixed"], help="judge, mixed, lines or a file")
    parser.add_argument("--games", type=int, default=2000, help="games at once")
    parser.add_argument("--positions", type=Path, help="positions of `games` to be solved as well")
    parser.add_argument("--marbles", type=int, nargs="+", default=list(SHARES), help="of the roots")
    given = parser.parse_args(argv)
    if given.near < KEPT_LEVELS:
        parser.error(f"--near: boards {KEPT_LEVELS} turns after a root need at least as many turns")
    given.out.mkdir(parents=True, exist_ok=True)
    sweeps = sweeper(given.rule, CELLS - min(given.marbles))
    roots = Roots(given.rule, given.seed, minds(given.players), given.games, given.marbles)
    if given.positions:
        roots.add([(-1 - i, each) for i, each in enumerate(read_positions(given.positions, given.rule))])
    say("ready")
    writer = Writer(given.out, given.rule, given.seed)
    counts: Counter[int] = Counter()
    plan = Plan(given.seconds, given.boards, given.near, given.seed)
    for root in solved(roots, sweeps, plan):
        writer.add(root)
        counts[root[1].marbles] += 1
        if counts.total() % 500 == 0:
            say("roots by marbles:", dict(sorted(counts.items())), "batches of games:", roots.batches)
    writer.write()
    say(counts.total(), "roots by marbles:", dict(sorted(counts.items())))


if __name__ == "__main__":
    main()
