"""Compiling while the house is open: worker processes compile what is not compiled yet, in the order of its use.

The page is served meanwhile; tables can be played as soon as the rules are ready, and each player as soon as it is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from typing import Final

import structlog

from fivefold import games, kernels
from fivefold.games.core import TABLE
from fivefold.preparation import KernelSet, compile_set, is_compiled, kernel_sets, needed_by
from fivefold.refusals import Unavailable
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.recovery import keep_trying

SECONDS: Final = 3600.0
"""A set takes a minute at most on a quiet machine; a busy one is given time, and no worker is lost to haste."""
TRIES: Final = 3

log = structlog.get_logger()


class Preparation:
    """Which sets of kernels are compiled, and who waits for which."""

    def __init__(self, pool: WorkerPool, sets: tuple[KernelSet, ...] | None = None) -> None:
        self._pool = pool
        # Without a folder to keep them in, every process compiles its kernels when it starts.
        everything = kernel_sets() if kernels.cache_folder() else ()
        self.sets = everything if sets is None else sets
        self._waiting = [each for each in self.sets if not is_compiled(each)]
        self._busy: list[KernelSet] = []
        self._changed = asyncio.Condition()

    @property
    def left(self) -> list[KernelSet]:
        """What is not compiled yet, what is being compiled first."""
        return [*self._busy, *self._waiting]

    async def run(self) -> None:
        """Compile everything that is not, one set in each worker."""
        if not self.left:
            return
        log.info("compiling the kernels, once for this version", sets=len(self.left))
        try:
            await asyncio.gather(*(self._work() for _ in range(self._pool.size)))
        finally:
            await asyncio.to_thread(self._pool.close)
        log.info("all kernels are compiled")

    async def _work(self) -> None:
        while self._waiting:
            each = self._next()
            self._waiting.remove(each)
            self._busy.append(each)
            await keep_trying(partial(self._compile, each), name=f"{each.title} was not compiled", log=log)
            self._busy.remove(each)
            async with self._changed:
                self._changed.notify_all()

    def _next(self) -> KernelSet:
        """The next set; of another game than those in work, because two of one game would compile the same twice."""
        busy = {each.game for each in self._busy}
        return next((each for each in self._waiting if each.game not in busy), self._waiting[0])

    async def _compile(self, each: KernelSet) -> None:
        await self._pool.ask(compile_set, each, seconds=SECONDS, tries=TRIES)

    async def tables(self) -> None:
        """Wait until tables of every game can be played."""
        await self._until(each for each in self.sets if TABLE in each.serves)

    async def player(self, game: str, name: str) -> None:
        """Wait until a player of a game can be asked."""
        await self._until(needed_by(game, name))

    def check_player(self, game: str, name: str) -> None:
        """Refuse a player who cannot be asked yet."""
        self._check(needed_by(game, name))

    def check_game(self, game: str) -> None:
        """Refuse a game that cannot be analysed yet."""
        self._check(each for each in self.sets if each.game == game)

    def check_tables(self) -> None:
        """Refuse while the rules of some game are not ready."""
        self._check(each for each in self.sets if TABLE in each.serves)

    async def _until(self, needed: Iterable[KernelSet]) -> None:
        wanted = {*needed}
        if wanted & {*self.left}:
            async with self._changed:
                await self._changed.wait_for(lambda: not wanted & {*self.left})

    def _check(self, needed: Iterable[KernelSet]) -> None:
        if not self.left:  # asked with every request
            return
        missing = {*needed} & {*self.left}
        if missing:
            raise self._preparing(next(each for each in self.left if each in missing))

    def _preparing(self, each: KernelSet) -> Unavailable:
        return Unavailable(
            "Getting ready for the first time: {game} ({done} of {total} parts are done)",
            code="preparing",
            game=games.game(each.game).title,
            done=len(self.sets) - len(self.left),
            total=len(self.sets),
        )

    @property
    def problem(self) -> str:
        """What keeps tables from being played, as a sentence; empty if nothing does."""
        try:
            self.check_tables()
        except Unavailable as refusal:
            return str(refusal)
        return ""
