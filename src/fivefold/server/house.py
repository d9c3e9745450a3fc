"""The house: everything that one server process has, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import time
from typing import IO

import structlog

from fivefold.games.core import Refused
from fivefold.server.bans import Bans
from fivefold.server.bots import Bench, Study, warm_rules, warmed_before
from fivefold.server.circuits import Circuits
from fivefold.server.connections import Connections
from fivefold.server.door import Door
from fivefold.server.hall import Hall, NoSuchTable
from fivefold.server.keeping import take_what_was_handed_in
from fivefold.server.lines import Line
from fivefold.server.links import Link, Links
from fivefold.server.lock import lock
from fivefold.server.metrics import Metrics
from fivefold.server.office import Office
from fivefold.server.people import People
from fivefold.server.place import Place
from fivefold.server.press import Press
from fivefold.server.settings import Settings
from fivefold.server.storage import RESTORED, Store, open_store

log = structlog.get_logger()


SWEEP_EVERY = 600.0  # seconds
YOUNG, MIDDLE, OLD = 5_000, 20, 1_000_000  # thresholds of Python's three generations


async def _sweep_rarely() -> None:
    """Python's full search for garbage stops every game for a tenth of a second or more, and with a thousand lines it
    would come every few seconds: do it every ten minutes, and never again through what is loaded to stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        began = time.perf_counter()
        found = gc.collect()
        log.info("swept", found=found, seconds=round(time.perf_counter() - began, 3))


class House:
    """One server process."""

    store: Store
    hall: Hall
    people: People
    links: Links
    office: Office
    press: Press
    circuits: Circuits
    bans: Bans

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.door = Door(settings)
        self.connections = Connections()
        self.bench = Bench(settings.bots, settings.bot_seconds, self.metrics.bot_failures.inc)
        self.study = Study(self.bench)
        self.warm = False
        self._opening: asyncio.Task[None] | None = None
        self._lock: IO[str] | None = None
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Open the store at once; kernels are warmed in a worker first, and games go on when they are ready."""
        if not self.settings.database:
            self._lock = lock(self.settings.data)
        self.store = await open_store(self.settings.data, self.settings.database)
        await self._take_backup()
        self.people, self.links = People(self.store, self.connections), Links(self.store)
        await self.people.open()
        self.hall = Hall(self.settings, self.store, self.bench, self.metrics)
        self.hall.bells.append(self._heard)
        self.office = Office(self.store, self.hall, self.links)
        self.press = Press(self.links)
        self.bans = Bans(self.store, self.links)
        self.circuits = Circuits(self.store, self.links, self.office, self.bans)
        self.bench.open()
        self._opening = asyncio.create_task(self._open_hall())

    async def _open_hall(self) -> None:
        if not warmed_before():
            log.info("compiling the kernels, once for this version")
            await self.bench.warm()  # a worker compiles; here the kernels are only loaded
        await asyncio.to_thread(warm_rules)
        await self.hall.open()
        await self.office.open()
        self._chores = [asyncio.create_task(_sweep_rarely()), asyncio.create_task(self._watch_for_backups())]
        self.warm = True
        log.info("ready", tables=len(self.hall.places))

    async def _watch_for_backups(self) -> None:
        """`fivefold restore` lays a backup into the data folder of an open house."""
        while not self.settings.database:
            await asyncio.sleep(0.5)
            if await self._take_backup():
                await self.begin_anew()

    async def _take_backup(self) -> bool:
        """Was there a backup to bring back? A bad one keeps no house from opening or playing on."""
        try:
            return not self.settings.database and await take_what_was_handed_in(self.settings.data, self.store)
        except (Refused, sqlite3.Error, OSError) as trouble:
            log.error("a backup was refused", why=str(trouble))
            return False

    def _heard(self, stream: str, _version: int) -> None:
        if stream == RESTORED:
            self.hall.go(self.begin_anew())
        else:
            self.people.heard(stream)

    async def begin_anew(self) -> None:
        """Everything in the store is another: hang up, forget all, and go on with what stands there now."""
        log.info("everything was replaced by a backup")
        await self.people.open()
        self.office.forget()
        await self.hall.begin_anew()
        await self.office.open()

    async def ready(self) -> None:
        """Wait until games can be played."""
        if not self.warm and self._opening is not None:
            await asyncio.shield(self._opening)

    async def close(self) -> None:
        """Finish what is being written and close."""
        if self._opening is not None and not self._opening.done():
            self._opening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._opening
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.hall.close()
        self.bench.close()
        await self.store.close()
        if self._lock is not None:
            self._lock.close()
        log.info("closed")

    def make_room(self, line: Line, address: str, *, stream: bool = False) -> bool:
        """Register a new connection of an address, if it and the house may have one more."""
        kept, limits = self.connections, self.settings
        if len(kept) >= limits.sockets_in_all or kept.count(("address", address)) >= limits.sockets:
            return False
        if stream and kept.count(("stream", address)) >= limits.streams:
            return False
        kept.add(line, [("address", address), ("stream", address if stream else "")])
        return True

    async def link(self, token: str, room: str, id: str) -> Link | None:
        """The link that a token is, if it opens this."""
        link = await self.links.find(token) if token else None
        return link if link is not None and (link.room, link.id) == (room, id) else None

    async def may_see(self, name: str, who: str, token: str) -> Place:
        """A table that this person may see; any other does not exist for them."""
        place = await self.hall.place(name)
        if place.may_be_seen_by(who) or await self.link(token, "table", name) is not None:
            return place
        raise NoSuchTable
