"""One failure stays one failure: what fails is logged, shown with its reason, and tried again with back-off."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import structlog

T = TypeVar("T")
Work = Callable[[], Awaitable[T]]


def back_off(failures: int, first: float = 0.2, longest: float = 30.0) -> float:
    """How many seconds to wait after a number of failures in a row.

    >>> [back_off(failures) for failures in (1, 2, 3, 99)]
    [0.2, 0.4, 0.8, 30.0]
    """
    return float(min(longest, first * 2 ** min(failures - 1, 60)))


def reason(error: BaseException) -> str:
    """One line that says what went wrong.

    >>> reason(ValueError("no such seat")), reason(KeyError((1, 1)))
    ('no such seat', 'KeyError: (1, 1)')
    """
    text = " ".join(str(error).split())
    return text if text and isinstance(error, ValueError | OSError) else f"{type(error).__name__}: {text}"


async def keep_trying(
    work: Work[T],
    *,
    name: str,
    first: float = 0.2,
    longest: float = 30.0,
    log: Any = None,
    failed: Callable[[Exception], None] | None = None,
) -> T:
    """Do something until it succeeds: each failure is logged in one line, and the pauses grow.

    `failed` hears of each failure and may raise to end the attempts. Work that ran for longer than the longest pause
    before it failed starts again with the shortest.
    """
    failures = 0
    for attempt in itertools.count(1):
        began = time.monotonic()
        try:
            return await work()
        except Exception as error:
            failures = 1 if time.monotonic() - began > longest else failures + 1
            pause = back_off(failures, first, longest)
            if failed is not None:
                failed(error)
            if log is not None:
                log.error(name, why=reason(error), attempt=attempt, again_in=pause)
        await asyncio.sleep(pause)
    raise AssertionError


@dataclass(frozen=True, slots=True)
class Problem:
    """Why something is parked, since when (seconds since 1970), and how often it was tried."""

    why: str
    since: float
    tries: int = 1


class Parked(Mapping[str, Problem]):
    """What cannot be opened just now, by name. Each is tried again on its own; nothing else waits for it."""

    def __init__(
        self, count: Callable[[int], None] = lambda _: None, *, first: float = 0.2, longest: float = 30.0
    ) -> None:
        self._count, self._first, self._longest = count, first, longest
        self._problems: dict[str, Problem] = {}
        self._retries: dict[str, asyncio.Task[None]] = {}
        self._log = structlog.get_logger()

    def __getitem__(self, name: str) -> Problem:
        return self._problems[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._problems)

    def __len__(self) -> int:
        return len(self._problems)

    async def attempt(self, name: str, work: Work[object]) -> bool:
        """Do something now. If it fails it is logged and parked, and tried again on the side until it succeeds."""
        try:
            await work()
        except Exception as error:
            self.park(name, error, work)
            return False
        self._clear(name)
        return True

    def park(self, name: str, error: Exception, work: Work[object]) -> None:
        """Something has failed: log it, and try it again on the side until it succeeds."""
        self._park(name, error)
        if name not in self._retries:
            self._retries[name] = asyncio.create_task(self._retry(name, work))

    def forget(self, name: str) -> None:
        """Do not try this again."""
        if task := self._retries.pop(name, None):
            task.cancel()
        self._clear(name)

    async def close(self) -> None:
        """Stop all attempts and forget everything."""
        tasks = list(self._retries.values())
        for name in list(self._problems):
            self.forget(name)
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _retry(self, name: str, work: Work[object]) -> None:
        await asyncio.sleep(self._first)
        await keep_trying(
            work, name=name, first=self._first * 2, longest=self._longest, failed=lambda error: self._park(name, error)
        )
        self._retries.pop(name, None)
        self._clear(name)
        self._log.info("no longer parked", name=name)

    def _park(self, name: str, error: Exception) -> None:
        before, why = self._problems.get(name), reason(error)
        if before is None or before.why != why:
            self._log.error("parked", name=name, why=why, exc_info=error)
        if before is None:
            self._problems[name] = Problem(why, time.time())
        else:
            self._problems[name] = Problem(why, before.since, before.tries + 1)
        self._count(len(self._problems))

    def _clear(self, name: str) -> None:
        if self._problems.pop(name, None) is not None:
            self._count(len(self._problems))


class Tasks:
    """Work on the side. What fails is logged, and nothing else."""

    def __init__(self) -> None:
        self._running: set[asyncio.Future[Any]] = set()
        self._log = structlog.get_logger()

    def go(self, work: Awaitable[object]) -> None:
        """Begin something."""
        task = asyncio.ensure_future(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        """Cancel everything but the task that asks for it."""
        mine = asyncio.current_task()
        tasks = {task for task in self._running if task is not mine}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            why = getattr(error, "explained", "")
            if why:
                self._log.error("work on the side failed", why=why)
            else:
                self._log.error("work on the side failed", exc_info=error)
