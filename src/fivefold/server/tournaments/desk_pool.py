"""The processes that fold tournaments, asked with the head of a log; one that is behind is sent what it lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from fivefold.refusals import Unavailable
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.storage import Store
from fivefold.server.tournaments import desk_worker
from fivefold.server.tournaments.desk_values import Behind, Change, Head, Lines, Opened
from fivefold.tournaments import Desk

T = TypeVar("T")
OPEN_SECONDS: Final = 60.0
SECONDS: Final = 10.0
"""How long one question or change may take."""
ROUNDS: Final = 3
"""How often a process may be behind: it may be another one each time."""


class DeskPool:
    """Where tournaments are folded."""

    def __init__(self, store: Store, pool: WorkerPool) -> None:
        self.store, self.pool = store, pool

    async def open(self, name: str, lines: tuple[str, ...]) -> Opened:
        """Fold a whole log."""
        return await self.pool.ask(
            desk_worker.open_log, name, lines, seconds=OPEN_SECONDS, queue=name, sticky=name, tries=2
        )

    async def read(self, name: str, head: Head, task: Callable[..., T], *args: object) -> T:
        """Have a question answered about a tournament as it stood at `head`."""
        answer: T = await self._ask(desk_worker.read, name, head, task, *args)
        return answer

    async def change(self, name: str, head: Head, act: Callable[..., Desk], *args: object) -> Change | None:
        """Let something happen to a tournament; None if nothing has to be written."""
        change: Change | None = await self._ask(desk_worker.change, name, head, act, *args)
        return change

    async def _ask(self, how: Callable[..., Any], name: str, head: Head, task: Any, *args: object) -> Any:
        known = None
        for _ in range(ROUNDS):
            answer = await self.pool.ask(
                how, name, head, known, task, *args, seconds=SECONDS, queue=name, sticky=name, tries=2
            )
            if not isinstance(answer, Behind):
                return answer
            stored = await self.store.read(f"tournament/{name}", answer.version)
            known = Lines(answer.version, tuple(one.body for one in stored if one.version <= head.version))
        raise Unavailable("The desk is too busy; try again", code="too-busy")
