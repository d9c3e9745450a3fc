"""Solve every first move of the three games in one process: threads that share one big table, pair by pair.

    PYTHONPATH=src:. python -m training.katamino_duel.first_moves --out more.jsonl --threads 16 --bits 30 --seconds 480
    fivefold duel pack more.jsonl

In the ordinary game both sides have the same moves, so the position after two pieces does not depend on which came
first: a reply that would itself win as a first move is known to lose, and the refutation of a losing first move, where
it covers a centre square, loses as a first move too. What is known of pairs is used in both orders. It goes on from the
package's answers; its files are appended to and read again at the start.
"""

from __future__ import annotations

import argparse
import json
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from fivefold.bots.katamino_duel import answers as stored, kernel
from fivefold.bots.katamino_duel.solver import Solver, images, new_table
from fivefold.bots.katamino_duel.worklist import DRAFT, STARTS, first_moves
from fivefold.games.katamino_duel.placements import TABLES

Pair = tuple[int, int]
Job = Callable[[Solver], None]
Result = dict[str, Any]
"""A line of the work list, as `worklist.do` writes it."""

ORDINARY = STARTS["ordinary"]
PARTISAN = ("even_odd", "odd_even")
UNREFUTED = -1
ALL_REPLIES = 10_000
FEW_REPLIES = 40  # those that leave the least: most losing first moves are found out by them
MOST_PRAISE = 6  # games won by a placement that count for its place in the order


def pair_kind(a: int, b: int) -> tuple[Pair, int]:
    """The least image of two placements, and the symmetry that leads to it."""
    return min((_sorted(images(a)[s], images(b)[s]), s) for s in range(8))


def _sorted(a: int, b: int) -> Pair:
    return (a, b) if a < b else (b, a)


BACK = [next(t for t in range(8) if all(images(images(p)[s])[t] == p for p in (3, 700, 1500, 2000))) for s in range(8)]
"""The symmetry that undoes each."""


class Pairs:
    """What is known of positions after two pieces of the ordinary game: the winning third placement, or -1."""

    def __init__(self) -> None:
        self.known: dict[Pair, int] = {}

    def put(self, a: int, b: int, reply: int) -> None:
        """Enter what wins after two placements."""
        kind, s = pair_kind(a, b)
        self.known[kind] = images(reply)[s] if reply >= 0 else UNREFUTED

    def get(self, a: int, b: int) -> int | None:
        """What wins after two placements, -1 for nothing; None where that is not known."""
        kind, s = pair_kind(a, b)
        reply = self.known.get(kind)
        return reply if reply is None or reply < 0 else images(reply)[BACK[s]]


def read_lines(path: Path) -> list[Any]:
    """The JSON lines of a file, but for one that was cut off."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else ():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def stored_results() -> dict[tuple[str, int], Result]:
    """The package's answers."""
    found: dict[tuple[str, int], Result] = {}
    for work, answer in stored.answers().items():
        if work.game != DRAFT:
            replies = [list(pair) for pair in answer.replies.items()]
            shown = {"answers": replies} if answer.wins else {"refuted": answer.best}
            found[work.game, work.number] = {"wins": answer.wins, **shown}
    return found


@dataclass
class FirstMoves:
    """The computation: what is known, and the files that it is written to."""

    out: Path
    pair_file: Path
    done: dict[tuple[str, int], Result]
    began: float = field(default_factory=time.monotonic)
    nodes: int = 0
    solved_pairs: int = 0

    def __post_init__(self) -> None:
        self.lock = threading.Lock()
        self.pairs = Pairs()
        self.central = set(ORDINARY.legal())
        self.met: dict[int, Counter[int]] = defaultdict(Counter)
        self.waiting: list[tuple[int, list[int]]] = []
        for result in read_lines(self.out):
            self.done[result["game"], result["number"]] = result
        for (game, first), result in self.done.items():
            if game == "ordinary":
                for answer, reply in result["answers"] if result["wins"] else [[result["refuted"], UNREFUTED]]:
                    self.pairs.put(first, answer, reply)
        for line in read_lines(self.pair_file):
            one, other = line["pair"]
            self.pairs.put(one, other, line["reply"])
        self.wins = {first: bool(each["wins"]) for (game, first), each in self.done.items() if game == "ordinary"}
        for pair, reply in self.pairs.known.items():
            if reply < 0:
                self._lost(pair)

    def _lost(self, pair: Pair) -> None:
        """Nothing wins after these two placements, so each loses as a first move."""
        for each in pair:
            if each in self.central:
                self.wins[min(images(each))] = False

    def write(self, result: Result) -> None:
        """Keep a result, and say so."""
        with self.lock:
            self.done[result["game"], result["number"]] = result
            _append(self.out, [result])
            print(
                f"{time.monotonic() - self.began:5.0f} s  {len(self.done)}/190  {result['game']} {result['number']} "
                f"{'wins' if result['wins'] else 'loses'}  {self.nodes / 1e9:.2f} G nodes in all",
                flush=True,
            )

    def solve_partisan(self, game: str, first: int, solver: Solver) -> None:
        """A first move of a game in which the sides have different pieces."""
        after = STARTS[game].after(first)
        found = solver.solve(after)
        if found.wins is None:
            return
        nodes = found.nodes
        result: Result = {"game": game, "number": first, "wins": not found.wins}
        if found.wins:
            result["refuted"] = found.placement
        else:
            result["answers"] = []
            for answer in after.legal():
                reply = solver.solve(after.after(answer))
                if reply.wins is None:
                    return
                nodes += reply.nodes
                result["answers"].append([answer, reply.placement])
        self.nodes += nodes
        self.write(result | {"nodes": nodes, "cpu": 0})

    def solve_pair(self, first: int, answer: int, solver: Solver) -> None:
        """Try the third placements: those first that have met other answers to this first move, then by replies."""
        if self.wins.get(first) is False or self.pairs.get(first, answer) is not None:
            return
        after = ORDINARY.after(first).after(answer)
        placements, replies = kernel.replies(*TABLES, np.uint64(after.taken), after.mine, after.theirs, 1)
        met, nodes, winning = self.met[first], 0, UNREFUTED
        counted = zip(placements.tolist(), replies.tolist(), strict=True)
        for _, _, third in sorted((-min(met[p], MOST_PRAISE), n, p) for p, n in counted):
            found = solver.solve(after.after(third))
            nodes += found.nodes
            if found.wins is None:
                return
            if not found.wins:
                winning = third
                break
        with self.lock:
            self.nodes += nodes
            self.solved_pairs += 1
            known = [(first, answer, winning)]
            if winning >= 0:
                met[winning] += 1
                known.append((first, winning, answer))  # the same three pieces
            for one, other, third in known:
                self.pairs.put(one, other, third)
            _append(self.pair_file, [{"pair": [one, other], "reply": third} for one, other, third in known])
            if winning < 0:
                self._lost((first, answer))

    def finish(self) -> None:
        """Write the results of first moves that are known by now."""
        for first, answers in tuple(self.waiting):
            if ("ordinary", first) not in self.done:
                self._finish(first, answers)
            if ("ordinary", first) in self.done:
                self.waiting.remove((first, answers))

    def _finish(self, first: int, answers: Sequence[int]) -> None:
        replies = [(answer, self.pairs.get(first, answer)) for answer in answers]
        lost = [answer for answer, reply in replies if reply is not None and reply < 0]
        result: Result = {"game": "ordinary", "number": first, "nodes": 0, "cpu": 0}
        if lost:
            self.write(result | {"wins": False, "refuted": lost[0]})
        elif all(reply is not None for _, reply in replies):
            self.wins[first] = True
            self.write(result | {"wins": True, "answers": [list(each) for each in replies]})

    def jobs(self, games: Sequence[str], reverse: bool) -> Iterator[Job]:
        """What to do, piece by piece; `reverse` begins at the other end, beside another machine."""
        for game in PARTISAN:
            for first in first_moves(STARTS[game]) if game in games else ():
                if (game, first) not in self.done:
                    yield lambda solver, game=game, first=first: self.solve_partisan(game, first, solver)  # type: ignore[misc]
        if "ordinary" in games:
            for most in (ALL_REPLIES,) if reverse else (FEW_REPLIES, ALL_REPLIES):
                for first in first_moves(ORDINARY)[:: -1 if reverse else 1]:
                    if self.wins.get(first) is not True:
                        yield from self._pair_jobs(first, most)

    def _pair_jobs(self, first: int, most: int) -> Iterator[Job]:
        after = ORDINARY.after(first)
        answers = sorted(after.legal(), key=lambda r: len(after.after(r).legal()))
        # Losing first moves meet among themselves: try those first.
        answers.sort(key=lambda r: r not in self.central or self.wins.get(min(images(r))) is not False)
        kinds = set[Pair]()
        for answer in answers[:most]:
            if self.wins.get(first) is False:
                break
            kind = pair_kind(first, answer)[0]
            if kind not in kinds and kind not in self.pairs.known:
                kinds.add(kind)
                yield lambda solver, answer=answer: self.solve_pair(first, answer, solver)  # type: ignore[misc]
        yield lambda solver: self.waiting.append((first, answers))

    def run(self, jobs: Iterator[Job], solvers: Sequence[Solver], seconds: float) -> None:
        """Work with a thread for each solver until the time is up or nothing is left."""

        def work(solver: Solver) -> None:
            while time.monotonic() - self.began < seconds:
                with self.lock:
                    job = next(jobs, None)
                if job is None:
                    return
                job(solver)

        threads = [threading.Thread(target=work, args=(solver,), daemon=True) for solver in solvers]
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads):
            time.sleep(0.2)
            if time.monotonic() - self.began > seconds:
                for solver in solvers:
                    solver.stop()
            self.finish()
        self.finish()


def _append(path: Path, lines: Sequence[object]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def main(argv: Sequence[str] | None = None) -> None:
    """Solve until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("more.jsonl"))
    parser.add_argument("--pairs", type=Path, default=Path("pairs.jsonl"))
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--bits", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=480)
    parser.add_argument("--games", nargs="+", choices=[*PARTISAN, "ordinary"], default=[*PARTISAN, "ordinary"])
    parser.add_argument("--afresh", action="store_true", help="without the package's answers")
    parser.add_argument("--reverse", action="store_true", help="from the other end, beside another machine")
    given = parser.parse_args(argv)
    known = FirstMoves(given.out, given.pairs, {} if given.afresh else stored_results())
    print(f"{len(known.done)} known, {len(known.pairs.known)} pairs, {len(known.wins)} ordinary first moves classified")
    table = new_table(given.bits)
    solvers = [Solver(table=table) for _ in range(given.threads)]
    known.run(known.jobs(given.games, given.reverse), solvers, given.seconds)
    print(
        f"{time.monotonic() - known.began:.0f} s, {known.solved_pairs} pairs, {known.nodes / 1e9:.2f} G nodes, "
        f"{len(known.done)}/190 known"
    )


if __name__ == "__main__":
    main()
