"""Bots think in processes of their own. The web process asks and waits; it never searches.

A worker warms its kernels when it starts. A worker that dies, or thinks for too long, is replaced and the move is asked
again. Any executor of `concurrent.futures` will do: local processes by default, a Dask cluster by its address.
"""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import random
import shlex
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing.connection import wait
from typing import Any, TypeVar

import structlog

from fivefold import bots, games, kernels
from fivefold.arena.external import External
from fivefold.bots.core import Player
from fivefold.bots.gomocup import Engine
from fivefold.games.core import Refused

T = TypeVar("T")
TRIES = 3
ANALYSIS_SECONDS = 90.0  # eighteen marbles of Pentago are solved in about ten on one core
WARMED = f"warmed-{hashlib.blake2b(str(kernels.PACKAGE).encode(), digest_size=6).hexdigest()}"
"""The mark that all is compiled. Numba keeps each installation's kernels apart, so each has its own mark."""

log = structlog.get_logger()


def warm_rules() -> None:
    """Load every kernel of the rules."""
    if not kernels.PLAIN:
        for name in games.GAMES:
            for _, call in games.game(name).warmers():
                call()


def warm_all() -> None:
    """Load every kernel of the rules and the players."""
    if not kernels.PLAIN:
        warm_rules()
        for name in games.GAMES:
            for _, call in bots.warmers(name):
                call()


def begin_work() -> None:
    """A worker's first duty: warm up, and go home if the house is ever gone without saying so."""
    threading.Thread(target=_go_home_with_the_house, daemon=True).start()
    warm_all()
    if folder := kernels.cache_folder():
        (folder / WARMED).touch()


def _go_home_with_the_house() -> None:
    house = multiprocessing.parent_process()
    if house is not None:
        wait([house.sentinel])
        os._exit(1)


def warmed_before() -> bool:
    """Has a worker of this version compiled everything already?"""
    folder = kernels.cache_folder()
    return kernels.PLAIN or (folder is not None and (folder / WARMED).exists())


def position_after(game: str, options: str, position: str, moves: tuple[str, ...]) -> Any:
    """The state after these moves: what travels to a worker is text."""
    from fivefold.live.setting import Setting

    setting = Setting(game, options, position)
    state = setting.start()
    for move in moves:
        state = setting.rules.play(state, setting.rules.read_move(state, move))
    return state


def choose(
    game: str, options: str, position: str, moves: tuple[str, ...], bot: str, seed: int, command: str = ""
) -> str:
    """The move that a bot makes; it sees only what its seat may see. A bot with a command is a program outside.

    >>> choose("pentago", "", "", ("c4 NW+",), "greedy", 1) != ""
    True
    """
    rules = games.game(game)
    state = position_after(game, options, position, moves)
    seen = rules.observe(state, rules.to_move(state))
    player = outside(game, command) if command else bots.players(game)[bot]
    move = player.choose(seen, random.Random(seed))
    return rules.write_move(state, move)


@lru_cache
def outside(game: str, command: str) -> Player:
    """A program outside as a player: Pente engines speak the protocol of Gomocup, others a line of JSON a move."""
    if game == "pente":
        return Engine(games.game(game), tuple(shlex.split(command)))
    return External(games.game(game), command)


def position_report(game: str, options: str, position: str, moves: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """What an analyst says about a position, as plain data.

    >>> position_report("pentago", "", "bbbb..wwww" + 26 * ".", (), 0.1)["value"]
    1
    """
    report: dict[str, Any] = (
        bots.analyst(game).position(position_after(game, options, position, moves), seconds=seconds).to_json()
    )
    return report


def graph_point(
    game: str, options: str, position: str, moves: tuple[str, ...], seconds: float
) -> dict[str, Any] | None:
    """The last of these moves on the graph of its game; nothing for a lot that was drawn."""
    rules = games.game(game)
    state = position_after(game, options, position, moves[:-1])
    move = rules.read_move(state, moves[-1])
    for point in bots.analyst(game).game((state, rules.play(state, move)), (move,), seconds=seconds):
        return {**point.to_json(), "ply": len(moves) - 1}
    return None


def ready() -> bool:
    """Answered by a worker that is warm."""
    return True


class Bench:
    """Where the bots sit."""

    def __init__(self, where: str, seconds: float, failed: Callable[[], None] = lambda: None) -> None:
        self.where = where
        self.seconds = seconds
        self.failed = failed
        self._pool: Executor | None = None
        self._cluster: Any = None

    def open(self) -> None:
        """Start the workers."""
        self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if self.where.startswith("dask://"):
            self._cluster = _dask(self.where.removeprefix("dask://"))
            cluster_pool: Executor = self._cluster.get_executor()
            return cluster_pool
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(int(self.where), mp_context=spawn, initializer=begin_work)

    def close(self) -> None:
        """Send the workers home; what they think about is dropped."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            if self._cluster is not None:
                self._cluster.close()
            else:
                pool.shutdown(wait=False, cancel_futures=True)
                self._stop_workers()

    async def warm(self) -> None:
        """Wait until a worker is warm."""
        await self.ask(ready, seconds=600.0)

    async def ask(self, task: Callable[..., T], *args: Any, seconds: float = 0.0) -> T:
        """Have a worker do something; a lost worker is replaced and another one asked."""
        for attempt in range(1, TRIES + 1):
            pool = self._pool
            if pool is None:
                raise Refused("The house is closing", code="closing")
            try:
                future = asyncio.wrap_future(pool.submit(task, *args))
                return await asyncio.wait_for(future, seconds or self.seconds)
            except (BrokenExecutor, TimeoutError) as trouble:
                self.failed()
                log.warning("bot worker lost", why=type(trouble).__name__, attempt=attempt)
                self._replace(pool, kill=isinstance(trouble, TimeoutError))
        raise Refused("The bot does not answer", code="bot-silent")

    def _replace(self, pool: Executor, *, kill: bool) -> None:
        if self._pool is pool and not self.where.startswith("dask://"):
            if kill:
                self._stop_workers()
            pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._new_pool()

    def _stop_workers(self) -> None:
        if not self.where.startswith("dask://"):
            for process in multiprocessing.active_children():
                process.kill()


def _dask(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise Refused("A Dask cluster needs the extra: pip install 'fivefold[cluster]'", code="no-dask") from None
    return Client(address, set_as_default=False)


class Study:
    """Analysis on the bench, where games come first: one question at a time, and only so many waiting."""

    def __init__(self, bench: Bench, places: int = 1, waiting: int = 20) -> None:
        self.bench = bench
        self.waiting = waiting
        self._places = asyncio.Semaphore(places)
        self._asked = 0

    async def ask(self, task: Callable[..., T], *args: Any) -> T:
        """Have a worker analyse something."""
        if self._asked >= self.waiting:
            raise Refused("Too many analyses are waiting; try again in a minute", code="too-fast")
        self._asked += 1
        try:
            async with self._places:
                return await self.bench.ask(task, *args, seconds=ANALYSIS_SECONDS)
        finally:
            self._asked -= 1
