"""The pools of the house: games, tournaments, study and chores never share a worker, so none delays another."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import structlog

from fivefold.games.core import Refused
from fivefold.server.bots import begin_all, ready
from fivefold.server.desk_worker import begin_desks
from fivefold.server.metrics import Metrics
from fivefold.server.settings import Settings
from fivefold.server.shares import Shares
from fivefold.server.tasks import begin_chores
from fivefold.server.workers import Pool

T = TypeVar("T")
GIGABYTE = 10**9
WARM_SECONDS = 600.0
STREAMS = 3  # analyses of whole games that an address may follow at once
DESK_WORKERS = 2
CHORE_WORKERS = 2  # long chores keep to one of them

log = structlog.get_logger()


class Workers(Protocol):
    """What can be asked to do something elsewhere: a pool of processes here, or a cluster."""

    def open(self) -> None:
        """Start."""

    def close(self) -> None:
        """End at once."""

    async def ask(
        self, task: Callable[..., T], *args: Any, seconds: float, queue: str = "", sticky: str = "", tries: int = 1
    ) -> T:
        """Have `task(*args)` done."""


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
                raise Refused("The house is closing", code="closing")
            asked = self._client.get_executor().submit(task, *args)
            try:
                result: T = await asyncio.wait_for(asyncio.wrap_future(asked), seconds)
            except TimeoutError:
                raise Refused(
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
        raise Refused("The computation was lost; try again", code="worker-lost")


class Pools:
    """All workers of one house. All but those of the games start when they are first asked."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        where = settings.bots
        self.study = Pool("study", 1, begin=begin_all, nice=10, memory=2 * GIGABYTE)
        self.chores = Pool("chores", CHORE_WORKERS, begin=begin_chores, nice=10, memory=2 * GIGABYTE)
        self.desks = Pool("desks", DESK_WORKERS, begin=begin_desks, nice=1, memory=2 * GIGABYTE, waiting=200)
        self.streams = Shares(STREAMS)
        self.games: Workers
        local = [self.study, self.chores, self.desks]
        if where.startswith("dask://"):
            self.games = Cluster(where.removeprefix("dask://"))
        else:
            self.games = Pool("games", int(where), begin=begin_all, nice=2)
            local.append(self.games)
        for pool in local:
            pool.replaced = metrics.bot_failures.inc
            metrics.waiting_jobs.labels(pool.name).set_function(pool.__len__)

    def open(self) -> None:
        """Start the workers of the games."""
        self.games.open()

    async def warm(self) -> None:
        """Wait until a worker of the games is warm."""
        await self.games.ask(ready, seconds=WARM_SECONDS, tries=3)

    def close(self) -> None:
        """End all workers; what they do is dropped."""
        for pool in (self.games, self.study, self.chores, self.desks):
            pool.close()
