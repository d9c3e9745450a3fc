"""A table that is open in this process: its state, who is connected, its timer; and its facts as they are stored."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec

from fivefold import live
from fivefold.live.facts import Fact
from fivefold.live.table import Table
from fivefold.refusals import NotFound, Refused
from fivefold.server.storage import Headline, NewFact, Store, Stored
from fivefold.server.streams import Decision, Stream
from fivefold.server.tables.clock import Clock, TableClock
from fivefold.server.tables.own_tables import own_key
from fivefold.server.web.connection import Connection

Act = Callable[[Table, float], Awaitable[tuple[Table, tuple[Fact, ...]]]]


class NoSuchTable(NotFound):
    """There is no such table, or none that the asker may see."""

    def __init__(self) -> None:
        super().__init__("There is no such table", code="no-such-table")


class Keeper(Protocol):
    """Who looks after open tables."""

    async def table_opened(self, table: OpenTable) -> None:
        """A table was read from the store."""

    def table_changed(self, table: OpenTable, facts: Sequence[Fact]) -> None:
        """Something happened at a table, or was asked without effect."""


class OpenTable(Stream[Table, Fact]):
    """A table in the memory of this process."""

    kind = "table"

    def __init__(self, store: Store, name: str, clock: Clock, keeper: Keeper) -> None:
        super().__init__(store, name)
        self.clock, self.keeper = TableClock(clock), keeper
        self.owned_until = 0.0
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, float] = {}  # who is here through another worker, and until when we believe it
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.laying = False

    @property
    def table(self) -> Table:
        """The table as it stands."""
        return self.state

    @property
    def owner(self) -> bool:
        """Does this worker run the table's clock and its bots? Only as long as the lease that it holds surely lasts."""
        return time.monotonic() < self.owned_until

    def now(self) -> float:
        """The time at this table."""
        return self.clock.now()

    def fold(self, before: Table | None, facts: Sequence[Fact]) -> Table:
        """The table after some more facts."""
        if before is None:
            return live.folded(facts)
        for fact in facts:
            before = live.after(before, fact)
        return before

    def read_fact(self, stored: Stored) -> Fact:
        """A fact that was stored."""
        return read_fact(stored)

    def write_fact(self, fact: Fact) -> NewFact | None:
        """A fact as it is stored; one that passes is only told."""
        return None if fact.passing else NewFact(fact.kind, fact.at, msgspec.json.encode(fact.data).decode())

    def missing(self) -> Refused:
        """There is no table without facts."""
        return NoSuchTable()

    async def opened(self, facts: Sequence[Fact]) -> None:
        """The clock is set and the table is looked after."""
        self.clock.see(fact.at for fact in facts)
        await self.keeper.table_opened(self)

    async def settled(self, facts: Sequence[Fact], *, ours: bool) -> None:
        """Who is at the table is told, and its timer is set."""
        if not ours:
            self.clock.see(fact.at for fact in facts)
        self.keeper.table_changed(self, facts)

    async def act(self, act: Act) -> int:
        """Let something happen; the answer is the version when it is on disk."""

        async def decide(table: Table) -> Decision[Table, Fact]:
            now = self.now()
            after, facts = await act(table, now)
            changed = (table.phase, table.seats) != (after.phase, after.seats)
            return Decision(after, facts, headline(self.name, after, now, table) if changed else None)

        return await self.change(decide)

    @property
    def busy(self) -> bool:
        """Somebody is there, a bot thinks, or a clock runs."""
        ticking = self.table.phase == "playing" and self.table.setting.control.kind != "none"
        return bool(self.connections) or self.thinking or ticking

    def forgotten(self) -> None:
        """No timer is left behind, and no bot goes on."""
        self.owned_until = 0.0
        self.stop_timer()

    def stop_timer(self) -> None:
        """Nothing more happens by itself."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def bot_to_move(self) -> str:
        """The bot whose turn it is; empty while it is nobody's or a person's."""
        mover = self.table.mover
        return mover.bot if self.table.phase == "playing" and mover is not None and mover.mover == "bot" else ""


def read_fact(stored: Stored) -> Fact:
    """A table's fact that was stored."""
    return Fact(stored.kind, stored.at, msgspec.json.decode(stored.body))


def headline(name: str, table: Table, now: float, before: Table | None = None) -> Headline:
    """What a list shows of a table; private ones are of another kind. Who sits at it finds it while it is not over."""
    setting = table.setting
    body = {
        "game": setting.game,
        "title": setting.title,
        "seats": [seat.name or seat.bot for seat in table.seats],
        "people": [seat.who if seat.account else "" for seat in table.seats],
        "bots": [seat.bot if seat.kind == "bot" else "" for seat in table.seats],
        "open": 0 if "club" in setting.origin else sum(seat.kind == "open" for seat in table.seats),
        "clock": str(setting.control),
        "rated": setting.rated,
        "result": list(table.ended.scores) if table.ended else None,
    }
    kind = "table" if setting.public else "private"
    entries: dict[str, str | None] = {own_key(who, name): None for who in (before.people if before else ())}
    if table.phase != "over":
        entries |= {own_key(who, name): table.phase for who in table.people}
    return Headline(f"table/{name}", kind, table.phase, now, msgspec.json.encode(body).decode(), entries)
