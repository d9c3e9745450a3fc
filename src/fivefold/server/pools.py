"""The pools of the house: one for each kind of work. They share no worker, so none delays another."""

from __future__ import annotations

from fivefold.server.engines.cluster import Cluster
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.engines.shares import Shares
from fivefold.server.engines.tasks import begin_players, load_rules
from fivefold.server.engines.workers import Workers
from fivefold.server.operations.metrics import Metrics
from fivefold.server.people.passwords import password_pool
from fivefold.server.settings import Settings
from fivefold.server.tournaments.desk_worker import begin_desks

GIGABYTE = 10**9
STREAMS = 3  # analyses of whole games that an address may follow at once
DESK_WORKERS = 2
COMPILERS = 2  # a second one halves the first start where there are two cores
CHORE_WORKERS = 2  # long chores keep to one of them


def begin_chores() -> None:
    """The start of a worker for chores: everything that its tasks need is loaded."""
    import openpyxl  # noqa: F401

    from fivefold.server.engines import game_tasks  # noqa: F401
    from fivefold.server.tournaments import desk_tasks  # noqa: F401

    load_rules()


class Pools:
    """All workers of one house. All but those of the games start when they are first asked."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        where = settings.bots
        self.study = WorkerPool("study", 1, begin=begin_players, nice=10, memory=2 * GIGABYTE)
        self.chores = WorkerPool("chores", CHORE_WORKERS, begin=begin_chores, nice=10, memory=2 * GIGABYTE)
        self.desks = WorkerPool("desks", DESK_WORKERS, begin=begin_desks, nice=8, memory=2 * GIGABYTE, waiting=200)
        self.passwords = password_pool()
        self.compilers = WorkerPool("compilers", COMPILERS, nice=10)
        self.streams = Shares(STREAMS)
        self.games: Workers
        local = [self.study, self.chores, self.desks, self.passwords, self.compilers]
        if where.startswith("dask://"):
            self.games = Cluster(where.removeprefix("dask://"))
        else:
            self.games = WorkerPool("games", int(where), begin=begin_players, nice=5)
            local.append(self.games)
        for pool in local:
            pool.replaced = metrics.bot_failures.inc
            metrics.waiting_jobs.labels(pool.name).set_function(pool.__len__)

    def open(self) -> None:
        """Start the workers of the games."""
        self.games.open()

    def close(self) -> None:
        """End all workers; what they do is dropped."""
        for pool in (self.games, self.study, self.chores, self.desks, self.passwords, self.compilers):
            pool.close()
