"""What the worker that holds a table's lease does for it: flags, bots, rematches, and the end of a game."""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import structlog

from fivefold import live
from fivefold.live.clocks import Rest
from fivefold.live.facts import Fact
from fivefold.live.requests import HouseEvent
from fivefold.live.setting import Setting
from fivefold.live.table import Table
from fivefold.refusals import Refused
from fivefold.server.engines.bot_moves import BotMoves, closing
from fivefold.server.recovery import Tasks
from fivefold.server.settings import Settings
from fivefold.server.storage import Store
from fivefold.server.tables.open_table import OpenTable

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 10.0  # seconds before a bot's move that could not be made is tried again
LATE = 1.0  # seconds after which a flag that has not fallen is let fall again

log = structlog.get_logger()
Over = Callable[[str, Table], Awaitable[None]]
RestsOf = Callable[[str], Awaitable[tuple[Rest, ...]]]


class Tables(Protocol):
    """Where the owner of a table acts."""

    async def event(self, name: str, event: HouseEvent) -> int:
        """Something that the house knows happens at a table."""

    async def create(self, setting: Setting) -> str:
        """Lay a new table."""


class Ownership:
    """The leases of this worker, and what follows from them."""

    def __init__(self, settings: Settings, store: Store, bots: BotMoves, tasks: Tasks, tables: Tables) -> None:
        self.settings, self.store, self.bots, self.tasks, self.tables = settings, store, bots, tasks, tables
        self.name = settings.worker or secrets.token_hex(8)
        self.over: list[Over] = []
        """Called with the name of each table whose game is over."""
        self.rests_of: RestsOf | None = None
        """When a person rests: asked when a game with days begins, when it is read, and before a flag falls."""

    async def lease(self, table: OpenTable) -> None:
        """Take or renew the lease of a table. It is counted from before it was asked for, so that it ends in time."""
        began = time.monotonic()
        if await self.store.lease(table.key, self.name, self.settings.lease):
            table.owned_until = began + self.settings.lease if self.settings.database else math.inf
        else:
            table.owned_until = 0.0

    async def renew(self, table: OpenTable) -> None:
        """Renew a lease. A table that another worker has lost is read again and gone on with."""
        had = table.owner
        await self.lease(table)
        if table.owner and not had:
            await table.catch_up()
            await self.quietly(table.name, live.Recover())
            self.attend(table, ())

    def attend(self, open_table: OpenTable, facts: Sequence[Fact]) -> None:
        """Set the timer, let bots move, lay a rematch, report the end of a game: only the owner does it."""
        table = open_table.table
        open_table.stop_timer()
        if not open_table.owner:
            return
        falls = table.clock.flag_at if table.phase == "playing" else None
        if falls is not None:
            delay = max(0.0, falls - open_table.now()) + 0.01
            open_table.timer = asyncio.get_running_loop().call_later(min(delay, 3600.0), self._flag, open_table)
        if open_table.bot_to_move and not open_table.thinking:
            open_table.thinking = True
            self.tasks.go(self._think(open_table))
        if table.rematch_agreed:
            self.tasks.go(self._lay_again(open_table))
        if table.phase == "over" and any(fact.kind not in ("said", "offered", "declined") for fact in facts):
            for report in self.over:
                self.tasks.go(report(open_table.name, table))
        if any(fact.kind == "started" for fact in facts):
            self.tasks.go(self.tell_rests(open_table))

    async def tell_rests(self, open_table: OpenTable) -> None:
        """Tell a table with days for each move when its people rest."""
        table = open_table.table
        if self.rests_of is None or table.setting.control.kind != "days" or table.phase not in ("playing", "paused"):
            return
        for who in table.people:
            await self.quietly(open_table.name, live.Rests(who, await self.rests_of(who)))

    def attend_late(self, table: OpenTable) -> None:
        """Let a flag fall or a bot move where the store could not take it when it was due."""
        if table.owner and table.table.phase == "playing":
            falls = table.table.clock.flag_at
            late = falls is not None and table.now() > falls + LATE
            if late or (table.bot_to_move and not table.thinking):
                self.attend(table, ())

    async def quietly(self, name: str, event: HouseEvent) -> None:
        """Something that the house knows; if it is refused, it is no longer so."""
        with contextlib.suppress(Refused):
            await self.tables.event(name, event)

    def _flag(self, table: OpenTable) -> None:
        if table.owner:  # otherwise the worker that holds the lease lets the flag fall
            self.tasks.go(self._tick(table))

    async def _tick(self, table: OpenTable) -> None:
        """Let a flag fall if it is time. Who rests has not overstepped it, also where the table has not heard of it."""
        falls = table.table.clock.flag_at
        if falls is not None and table.now() >= falls:
            await self.tell_rests(table)
        await self.quietly(table.name, live.Tick())

    async def _think(self, table: OpenTable) -> None:
        """Make the bots' moves while it is their turn. An error is logged and tried again; it ends no game."""
        failures = 0
        try:
            while table.owner and (bot := table.bot_to_move):
                try:
                    before = table.table
                    chosen = await self.bots.choose(table.name, before, bot)
                    await self.tables.event(table.name, live.BotPlays(before.ply, chosen.move, chosen.by))
                    failures = 0
                except (Exception, asyncio.CancelledError) as error:
                    if closing(error):
                        return
                    failures += 1
                    log.error("bot's move was not made", table=table.name, exc_info=error)
                    await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2**failures))
        finally:
            table.thinking = False

    async def _lay_again(self, table: OpenTable) -> None:
        if table.table.rematch_agreed and not table.laying:
            table.laying = True
            name = await self.tables.create(live.rematch_setting(table.table, table.name))
            await self.tables.event(table.name, live.Follow(name))
