"""A Dask cluster that computes in the place of worker processes of this machine."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import time
from collections.abc import Callable
from typing import TypeVar, TypeVarTuple

import structlog

from fivefold.refusals import Refused, Unavailable
from fivefold.scheduler import NoScheduler, Scheduler, lost

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

log = structlog.get_logger()


class Cluster:
    """A Dask cluster in the place of a pool. It has queues of its own, so `queue` and `sticky` say nothing to it."""

    def __init__(self, address: str) -> None:
        self._scheduler = Scheduler(address)
        self._closed = False

    def open(self) -> None:
        """Look for Dask; the scheduler is connected at the first question, and again whenever it was lost."""
        if importlib.util.find_spec("distributed") is None:
            raise Refused("A Dask cluster needs the extra: pip install 'fivefold[cluster]'", code="no-dask")

    def close(self) -> None:
        """Hang up; what is being worked on is dropped."""
        self._closed = True
        self._scheduler.close()

    async def ask(
        self, task: Callable[[*Ts], T], *args: *Ts, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        """Have a worker of the cluster call `task(*args)`; `seconds` includes its queueing there."""
        until = time.monotonic() + seconds
        for attempt in range(1, tries + 1):
            if self._closed:
                raise Unavailable("The house is closing", code="closing")
            left = max(0.0, until - time.monotonic())
            try:
                return await self._computed(left, task, *args)
            except TimeoutError:
                raise Unavailable(
                    "This took longer than {seconds} s", code="took-too-long", seconds=f"{seconds:g}"
                ) from None
            except NoScheduler as error:
                log.warning("the cluster is away", why=str(error))
                break
            except (Exception, asyncio.CancelledError) as error:
                mine = asyncio.current_task()
                cancelled = isinstance(error, asyncio.CancelledError) and mine is not None and mine.cancelling()
                if cancelled or not lost(error):
                    raise
                log.warning("the cluster lost a task", why=repr(error), attempt=attempt)
        raise Unavailable("The computation was lost; try again", code="worker-lost")

    async def _computed(self, seconds: float, task: Callable[[*Ts], T], *args: *Ts) -> T:
        until = time.monotonic() + seconds
        asked = await asyncio.to_thread(self._scheduler.submit, seconds, task, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(asked), until - time.monotonic())
        finally:
            with contextlib.suppress(Exception):
                asked.cancel()
