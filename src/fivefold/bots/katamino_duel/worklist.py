"""The long computation: every first move of every variant, then every division of the draft.

Each piece of work is solved on its own and its result is one line of a text file, so that the list can be broken off
and taken up again, by as many processes as there are cores, or by a cluster.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing.connection import wait as parents_end
from pathlib import Path
from typing import Any

from fivefold.bots.katamino_duel.draft import DIVISIONS, Draft
from fivefold.bots.katamino_duel.solver import Position, Solver, images
from fivefold.games.katamino.pieces import ALL, EVEN, ODD
from fivefold.games.katamino_duel.placements import BOARD, PLACEMENT
from fivefold.refusals import Refused

STARTS = {
    "ordinary": Position(0, ALL, ALL, True),
    "even_odd": Position(0, EVEN, ODD, False),
    "odd_even": Position(0, ODD, EVEN, False),
    "anywhere": Position(0, ALL, ALL, True, touching=False),
}
"""The empty board of each game but the draft."""
DRAFT = "draft"
ANYWHERE = "anywhere"
GOLOMB_WIN = PLACEMENT[1, BOARD.mask(((2, 4), (3, 4), (4, 4), (5, 4), (2, 5)))]
"""L on c5 d5 e5 f5 c6 wins where pieces need not touch; of that game's 296 first moves only this one is listed."""


class BadResults(Refused):
    """A line that is not a result of the work list."""


@dataclass(frozen=True, slots=True, order=True)
class Work:
    """A first move of a game by its placement, or a division of the draft by the starter's pieces."""

    game: str
    number: int

    @property
    def start(self) -> Position:
        """The empty board."""
        if self.game == DRAFT:
            return Position(0, self.number, ALL & ~self.number, False)
        return STARTS[self.game]


def first_moves(start: Position) -> list[int]:
    """The first moves, one of each kind under the eight symmetries; those that leave the fewest replies come first.

    >>> [len(first_moves(start)) for start in STARTS.values()]
    [95, 49, 46, 296]
    """
    kinds = sorted({min(images(placement)) for placement in start.legal()})
    return sorted(kinds, key=lambda placement: len(start.after(placement).legal()))


def whole_list() -> list[Work]:
    """All first moves of the games with touching; the divisions of the draft follow, see `Draft.next_division`."""
    longest = Work(ANYWHERE, min(images(GOLOMB_WIN)))
    others = [Work(game, first) for game, start in STARTS.items() if game != ANYWHERE for first in first_moves(start)]
    return [longest, *others]


def do(work: Work, bits: int = 24) -> dict[str, Any]:
    """Solve one piece of work: who wins, by which answers, after how many positions and CPU-seconds.

    A first move that wins comes with a placement for each answer to it, one that loses with its refutation; a division
    with the starter's winning first move, or with a refutation of each.
    """
    solver, began, nodes = Solver(bits), time.process_time(), 0
    found: dict[str, Any]
    if work.game == DRAFT:
        refuted: list[list[int | None]] = []
        found = {"wins": False, "refuted": refuted}
        for first in first_moves(work.start):
            result = solver.solve(work.start.after(first))
            nodes += result.nodes
            if not result.wins:
                found = {"wins": True, "first": first}
                break
            refuted.append([first, result.placement])
    else:
        after = work.start.after(work.number)
        result = solver.solve(after)
        nodes += result.nodes
        if result.wins:
            found = {"wins": False, "refuted": result.placement}
        else:
            answers = []
            for answer in after.legal():
                reply = solver.solve(after.after(answer))
                nodes += reply.nodes
                answers.append([answer, reply.placement])
            found = {"wins": True, "answers": answers}
    spent = round(time.process_time() - began, 2)
    return {"game": work.game, "number": work.number, **found, "nodes": nodes, "cpu": spent}


def read_results(text: str) -> dict[Work, dict[str, Any]]:
    """The results in a text, by their work; a last line that was cut off does not count.

    >>> [work.game for work in read_results('{"game": "draft", "number": 63, "wins": true, "first": 1}\\n{"ga')]
    ['draft']
    """
    found = {}
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        try:
            result = json.loads(line) if line else None
            if result is not None:
                found[Work(str(result["game"]), int(result["number"]))] = result
        except (ValueError, KeyError, TypeError):
            if number < len(lines):
                raise BadResults("Line {line} is not a result", code="bad-results", line=number) from None
    return found


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the list is: results, of how many, and the seconds that the rest will take at this pace."""

    result: dict[str, Any]
    done: int
    total: int
    seconds_left: float


@dataclass(frozen=True, slots=True)
class Workers:
    """Who does the work: processes of this machine, or those of the Dask scheduler at `cluster`; each with a table of
    2ⁿ positions.
    """

    processes: int = 1
    cluster: str = ""
    bits: int = 24


def work_off(
    out: Path,
    workers: Workers | None = None,
    *,
    seconds: float = float("inf"),
    draft: bool = True,
    only: Iterable[Work] | None = None,
    known: Mapping[Work, bool] | None = None,
    progress: Callable[[Progress], object] = lambda progress: None,
) -> bool:
    """Do what is neither known nor yet in `out`, line by line; True when all is done, False when the time was up first.

    `known` says of work done elsewhere whether the side that begins wins.
    """
    workers = workers or Workers()
    done: dict[Work, dict[str, Any]] = {work: {"wins": wins} for work, wins in (known or {}).items()}
    if out.exists():
        done |= read_results(out.read_text(encoding="utf-8"))
    _mend(out)
    waiting = [work for work in (whole_list() if only is None else only) if work not in done]
    total = len(waiting) + len(done.keys() - waiting)
    if draft and only is None:
        total += sum(Work(DRAFT, starter) not in done for starter in DIVISIONS)
    began, before = time.monotonic(), len(done)
    executor, at_once = _executor(workers)
    running: dict[Future[dict[str, Any]], Work] = {}
    coming = _coming(waiting, done, running, draft and only is None)
    try:
        while True:
            while len(running) < at_once and (work := next(coming, None)) is not None:
                running[executor.submit(do, work, workers.bits)] = work
            if not running:
                return True
            left = began + seconds - time.monotonic()
            if left <= 0:
                return False
            ready, _ = wait(running, timeout=min(left, 5.0), return_when=FIRST_COMPLETED)
            for future in ready:
                work, result = running.pop(future), future.result()
                done[work] = result
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result, separators=(",", ":")) + "\n")
                pace = (time.monotonic() - began) / (len(done) - before)
                progress(Progress(result, len(done), total, pace * (total - len(done))))
    finally:
        _let_go(executor)


def _coming(
    waiting: list[Work], done: dict[Work, dict[str, Any]], running: dict[Future[dict[str, Any]], Work], draft: bool
) -> Iterator[Work]:
    """What to do next: the list, then the division that helps most now."""
    yield from waiting
    while draft:
        known = {work.number: bool(result["wins"]) for work, result in done.items() if work.game == DRAFT}
        busy = {work.number for work in running.values() if work.game == DRAFT}
        wanted = Draft(known, busy).next_division()
        if wanted is None or wanted in busy:
            wanted = next((starter for starter in DIVISIONS if starter not in known and starter not in busy), None)
        if wanted is None:
            return
        yield Work(DRAFT, wanted)


def _mend(out: Path) -> None:
    """Take away a last line that was cut off."""
    if out.exists() and (text := out.read_text(encoding="utf-8")) and not text.endswith("\n"):
        out.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


def _executor(workers: Workers) -> tuple[Executor, int]:
    """What runs the work, and how many pieces at a time."""
    if workers.cluster:
        from distributed import Client

        client = Client(workers.cluster)
        return client.get_executor(), 2 * max(1, sum(client.nthreads().values()))
    spawn = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers.processes, mp_context=spawn, initializer=_watch_the_parent), workers.processes


def _watch_the_parent() -> None:
    """A worker whose parent is gone stops: its result would go nowhere."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parents_end([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _let_go(executor: Executor) -> None:
    """Leave work that is not finished: it is done again next time."""
    workers = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
