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
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing.connection import wait as parents_end
from pathlib import Path
from typing import Any, Protocol

from fivefold.bots.katamino_duel.draft import DIVISIONS, Draft
from fivefold.bots.katamino_duel.solver import Position, Solver, images
from fivefold.games.katamino.pieces import ALL, EVEN, ODD
from fivefold.games.katamino_duel.placements import BOARD, PLACEMENT
from fivefold.refusals import Refused
from fivefold.scheduler import NoScheduler, Scheduler, lost

STARTS = {
    "ordinary": Position(0, ALL, ALL, True),
    "even_odd": Position(0, EVEN, ODD, False),
    "odd_even": Position(0, ODD, EVEN, False),
    "anywhere": Position(0, ALL, ALL, True, touching=False),
}
"""The empty board of each game but the draft."""
DRAFT = "draft"
ANSWER = 5.0
"""Seconds that a scheduler has to answer."""
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
    mend(out)
    waiting = [work for work in (whole_list() if only is None else only) if work not in done]
    total = len(waiting) + len(done.keys() - waiting)
    if draft and only is None:
        total += sum(Work(DRAFT, starter) not in done for starter in DIVISIONS)
    began, before = time.monotonic(), len(done)
    executor: _Executor = _Cluster(workers.cluster) if workers.cluster else _Processes(workers.processes)
    running: dict[Future[dict[str, Any]], Work] = {}
    again: list[Work] = []
    coming = _coming(waiting, done, running, draft and only is None)
    try:
        while True:
            count = executor.count()
            while len(running) < count and (work := again.pop() if again else next(coming, None)) is not None:
                asked = executor.submit(work, workers.bits)
                if asked is None:
                    again.append(work)
                    break
                running[asked] = work
            if not running and not again:
                return True
            left = began + seconds - time.monotonic()
            if left <= 0:
                return False
            ready, _ = wait(running, timeout=min(left, 5.0), return_when=FIRST_COMPLETED)
            for future in ready:
                work = running.pop(future)
                if executor.lost(future):
                    again.append(work)
                    continue
                done[work] = result = future.result()
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result, separators=(",", ":")) + "\n")
                pace = (time.monotonic() - began) / (len(done) - before)
                progress(Progress(result, len(done), total, pace * (total - len(done))))
    finally:
        executor.close()


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


def mend(out: Path) -> None:
    """Take away a last line that was cut off."""
    if out.exists() and (text := out.read_text(encoding="utf-8")) and not text.endswith("\n"):
        out.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")


class _Executor(Protocol):
    """Who does the work."""

    def count(self) -> int:
        """How many pieces at a time."""

    def submit(self, work: Work, bits: int) -> Future[dict[str, Any]] | None:
        """Begin a piece; nothing if it must be tried again later."""

    def lost(self, future: Future[dict[str, Any]]) -> bool:
        """Is this piece to be done again, through no fault of its own?"""

    def close(self) -> None:
        """Leave work that is not finished: it is done again next time."""


class _Processes:
    """Processes of this machine."""

    def __init__(self, processes: int) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, mp_context=spawn, initializer=watch_the_parent)

    def count(self) -> int:
        return self._processes

    def submit(self, work: Work, bits: int) -> Future[dict[str, Any]]:
        return self._pool.submit(do, work, bits)

    def lost(self, future: Future[dict[str, Any]]) -> bool:
        return False

    def close(self) -> None:
        workers = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class _Cluster:
    """The workers of a Dask cluster; two pieces for each of their threads, so that none waits for the next."""

    def __init__(self, address: str) -> None:
        self._scheduler = Scheduler(address)

    def count(self) -> int:
        try:
            return 2 * self._scheduler.threads(ANSWER)
        except NoScheduler:
            return 1

    def submit(self, work: Work, bits: int) -> Future[dict[str, Any]] | None:
        try:
            return self._scheduler.submit(ANSWER, do, work, bits)
        except NoScheduler:
            return None

    def lost(self, future: Future[dict[str, Any]]) -> bool:
        return future.cancelled() or ((error := future.exception()) is not None and lost(error))

    def close(self) -> None:
        self._scheduler.close()


def watch_the_parent() -> None:
    """A worker whose parent is gone stops: its result would go nowhere."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parents_end([parent.sentinel])
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
