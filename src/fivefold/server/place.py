"""A table in the hall: its state, its lines, its timer; and its facts as the store keeps them."""

from __future__ import annotations

import asyncio
import time

import msgspec

from fivefold.live.facts import Fact
from fivefold.live.table import Table
from fivefold.server.lines import Line
from fivefold.server.storage import Headline, NewFact, Stored


class Place:
    """Where a table stands in the hall."""

    __slots__ = ("elsewhere", "laying", "lines", "lock", "name", "owner", "table", "thinking", "timer", "used")

    def __init__(self, name: str, table: Table, *, owner: bool) -> None:
        self.name = name
        self.table = table
        self.owner = owner
        self.lock = asyncio.Lock()
        self.lines: set[Line] = set()
        self.elsewhere: dict[str, float] = {}  # who is here through another worker, and until when we believe it
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = False
        self.laying = False
        self.used = time.monotonic()

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
