"""A table in the hall: its state, its lines, its timer; and its facts as the store keeps them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable

import msgspec

from fivefold.live.facts import Fact
from fivefold.live.table import Table
from fivefold.server.clock import Clock
from fivefold.server.lines import Line
from fivefold.server.storage import Headline, NewFact, Stored


class Place:
    """Where a table stands in the hall."""

    __slots__ = (
        "ahead",
        "elsewhere",
        "laying",
        "lines",
        "lock",
        "name",
        "owned_until",
        "table",
        "thinking",
        "timer",
        "used",
    )

    def __init__(self, name: str, table: Table) -> None:
        self.name = name
        self.table = table
        self.owned_until = 0.0
        self.ahead = 0.0  # seconds by which the table's newest fact was ahead of this house's clock
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.elsewhere: dict[str, float] = {}  # who is here through another worker, and until when we believe it
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.laying = False
        self.used = time.monotonic()

    @property
    def owner(self) -> bool:
        """Does this worker run the table's clock and its bots? Only as long as the lease that it holds surely lasts."""
        return time.monotonic() < self.owned_until

    def time(self, clock: Clock, facts: Iterable[Fact] = ()) -> float:
        """The time at this table: the house's, but never before one of its facts."""
        now = clock.now()
        self.ahead = max(self.ahead, max((fact.at for fact in facts), default=0.0) - now)
        return now + self.ahead

    def stop_timer(self) -> None:
        """The clock rings no more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def bot_to_move(self) -> str:
        """The bot whose turn it is; empty while it is nobody's or a person's."""
        mover = self.table.mover
        return mover.bot if self.table.phase == "playing" and mover is not None and mover.mover == "bot" else ""


def new_fact(fact: Fact) -> NewFact:
    """A fact as the store keeps it."""
    return NewFact(fact.kind, fact.at, msgspec.json.encode(fact.data).decode())


def old_fact(kept: Stored) -> Fact:
    """A fact that the store has kept."""
    return Fact(kept.kind, kept.at, msgspec.json.decode(kept.body))


def headline(name: str, table: Table, now: float) -> Headline:
    """What a list shows of a table; private ones stand in another room."""
    setting = table.setting
    body = {
        "game": setting.game,
        "title": setting.title,
        "seats": [seat.name or seat.bot for seat in table.seats],
        "open": sum(seat.kind == "open" for seat in table.seats),
        "clock": str(setting.control),
        "result": list(table.ended.scores) if table.ended else None,
    }
    room = "table" if setting.public else "private"
    return Headline(f"table/{name}", room, table.phase, now, msgspec.json.encode(body).decode())
