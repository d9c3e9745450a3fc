"""A Dask scheduler that computes for us. Its connection is made anew when it was lost, so that work goes on after it.

A worker that is lost costs nothing: the scheduler gives its task to another, or to the same one when it is back. When
the scheduler itself is lost, its tasks are lost with it; `lost` tells this from a task that failed.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from typing import Any, TypeVar

from fivefold.refusals import Unavailable

T = TypeVar("T")
PAUSE = 0.05
LONGEST = 10.0
"""Seconds for one attempt to connect."""


class NoScheduler(Unavailable):
    """The scheduler does not answer."""


class Scheduler:
    """A scheduler by its address, as `host:8786` or `tcp://host:8786`; it is connected when it is first needed."""

    def __init__(self, address: str) -> None:
        self.address = address if "://" in address else f"tcp://{address}"
        self._client: Any = None
        self._connecting = threading.Lock()

    def submit(self, seconds: float, task: Callable[..., T], *args: Any) -> Future[T]:
        """Have a worker call `task(*args)`; a scheduler that is away is waited for, `seconds` at most."""
        executor = self._connected(seconds).get_executor(pure=False)
        found: Future[T] = executor.submit(task, *args)
        return found

    def threads(self, seconds: float) -> int:
        """How many tasks its workers do at once; at least one, for workers that are yet to come."""
        try:
            return max(1, sum(self._connected(seconds).nthreads().values()))
        except OSError:
            return 1

    def close(self) -> None:
        """Hang up; what is being worked on is dropped."""
        with self._connecting:
            client, self._client = self._client, None
        if client is not None:
            client.close(timeout=2)

    def _connected(self, seconds: float) -> Any:
        from distributed import Client

        until = time.monotonic() + seconds
        with self._connecting:
            while True:
                left = until - time.monotonic()
                if left <= 0:
                    raise NoScheduler(
                        "The scheduler at {address} does not answer", code="no-scheduler", address=self.address
                    )
                if self._client is None or self._client.status in ("closing", "closed"):
                    try:
                        self._client = Client(self.address, set_as_default=False, timeout=min(left, LONGEST))
                    except OSError:
                        time.sleep(min(left, PAUSE))
                        continue
                if self._client.status == "running":
                    return self._client
                time.sleep(min(left, PAUSE))


def lost(error: BaseException) -> bool:
    """Was a task lost with the scheduler or with its workers, and can be asked for again?"""
    from distributed import KilledWorker
    from distributed.client import ClosedClientError

    return isinstance(error, CancelledError | asyncio.CancelledError | OSError | KilledWorker | ClosedClientError)
