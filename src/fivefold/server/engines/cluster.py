"""A Dask cluster that computes in the place of worker processes of this machine."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

import structlog

from fivefold.refusals import Refused, Unavailable

T = TypeVar("T")

log = structlog.get_logger()


class Cluster:
    """A Dask cluster in the place of a pool. It has queues of its own, so `queue` and `sticky` say nothing to it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._client: Any = None

    def open(self) -> None:
        """Connect to the scheduler."""
        try:
            from distributed import Client
        except ImportError:
            raise Refused("A Dask cluster needs the extra: pip install 'fivefold[cluster]'", code="no-dask") from None
        self._client = Client(self.address, set_as_default=False)

    def close(self) -> None:
        """Hang up; what is being worked on is dropped."""
        if self._client is not None:
            client, self._client = self._client, None
            client.close()

    async def ask(
        self, task: Callable[..., T], *args: Any, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        """Have a worker of the cluster call `task(*args)`; `seconds` includes its queueing there."""
        for attempt in range(1, tries + 1):
            if self._client is None:
                raise Unavailable("The house is closing", code="closing")
            asked = self._client.get_executor().submit(task, *args)
            try:
                result: T = await asyncio.wait_for(asyncio.wrap_future(asked), seconds)
            except TimeoutError:
                raise Unavailable(
                    "This took longer than {seconds} s", code="took-too-long", seconds=f"{seconds:g}"
                ) from None
            except (asyncio.CancelledError, concurrent.futures.CancelledError, OSError, RuntimeError) as error:
                mine = asyncio.current_task()
                if isinstance(error, asyncio.CancelledError) and mine is not None and mine.cancelling():
                    raise
                log.warning("cluster lost a job", why=repr(error), attempt=attempt)
            else:
                return result
            finally:
                with contextlib.suppress(Exception):
                    asked.cancel()
        raise Unavailable("The computation was lost; try again", code="worker-lost")
