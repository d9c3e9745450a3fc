"""The house: everything that one server process has, opened and closed together."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sqlite3
import time
from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from typing import IO, Any, Final

import structlog

from fivefold.live.table import Table
from fivefold.refusals import Refused
from fivefold.server.clubs.clubs import Clubs
from fivefold.server.engines.bot_moves import BotMoves
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.engines.preparation import Preparation
from fivefold.server.engines.tasks import load_rules
from fivefold.server.lobby import presence
from fivefold.server.lobby.lobby import Lobby
from fivefold.server.lobby.upkeep import Upkeep
from fivefold.server.operations.backup import take_restore_request
from fivefold.server.operations.chosen_parts import CHOSEN, ChosenParts
from fivefold.server.operations.lock import lock
from fivefold.server.operations.metrics import Metrics
from fivefold.server.operations.readiness import Readiness
from fivefold.server.people.accounts import People, Person
from fivefold.server.people.codes import Codes
from fivefold.server.people.conduct import Moderation
from fivefold.server.people.contacts import ContactBook
from fivefold.server.people.links import REVOKED, Links
from fivefold.server.people.passkeys import Passkeys
from fivefold.server.people.passwords import Hasher
from fivefold.server.people.progress import Progress
from fivefold.server.people.ratings import Ratings
from fivefold.server.pools import Pools
from fivefold.server.recovery import Parked, back_off, keep_trying, reason
from fivefold.server.settings import Settings
from fivefold.server.slow.addresses import Addresses
from fivefold.server.slow.dispatcher import Dispatcher, Outgoing
from fivefold.server.slow.mail import MailServer, read_mail_server
from fivefold.server.slow.players import Players
from fivefold.server.slow.push import Signature, house_signature
from fivefold.server.slow.wishes import CHANNELS, Wishes
from fivefold.server.storage import (
    DISCONNECTED,
    RECONNECTED,
    RESTORED,
    REWRITTEN,
    Store,
    StoreAway,
    StoreError,
    new_store,
)
from fivefold.server.streams import Streams
from fivefold.server.tables.archive import Archive
from fivefold.server.tables.clock import Clock, new_clock
from fivefold.server.tables.farewell import Farewell
from fivefold.server.tables.hall import Hall
from fivefold.server.tournaments.arena_hours import keep_arenas
from fivefold.server.tournaments.bans import Bans
from fivefold.server.tournaments.boards import Boards
from fivefold.server.tournaments.circuits import Circuits
from fivefold.server.tournaments.forfeits import keep_times
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.papers import Papers
from fivefold.server.web.connection import Connection
from fivefold.server.web.connections import Connections
from fivefold.server.web.security import Security

log = structlog.get_logger()


COLLECT_EVERY = 600.0  # seconds
COMPARED: Final = 2.0
"""Seconds between two comparisons with a database that other workers write to."""
YOUNG, MIDDLE, OLD = 5_000, 20, 1_000_000  # thresholds of Python's three generations


async def _collect_garbage() -> None:
    """Python's full garbage collection stops every game for a tenth of a second or more, and with a thousand
    connections it would run every few seconds: run it every ten minutes, and never over what is loaded to stay.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)
    while True:
        await asyncio.sleep(COLLECT_EVERY)
        began = time.perf_counter()
        found = gc.collect()
        log.info("collected garbage", found=found, seconds=round(time.perf_counter() - began, 3))


class House:
    """One server process."""

    store: Store
    hall: Hall
    contacts: ContactBook
    moderation: Moderation
    lobby: Lobby
    clubs: Clubs
    chosen: ChosenParts
    people: People
    links: Links
    codes: Codes
    office: Office
    boards: Boards
    papers: Papers
    circuits: Circuits
    bans: Bans
    archive: Archive
    ratings: Ratings
    players: Players
    progress: Progress
    passkeys: Passkeys
    farewell: Farewell
    addresses: Addresses
    mail_server: MailServer | None
    signature: Signature | None
    streams: dict[str, Streams[Any]]

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings, self.named_parts = settings, settings.parts
        self.metrics = Metrics()
        self.security = Security(settings)
        self.connections = Connections()
        self.pools = Pools(settings, self.metrics)
        self.preparation = Preparation(self.pools.compilers)
        self.clock = clock or (Clock(settings.clock_start) if settings.clock_start else new_clock())
        self.readiness = Readiness()
        self._opening: asyncio.Task[None] | None = None
        self._lock: IO[str] | None = None
        self._beginning = asyncio.Lock()
        self._choosing = asyncio.Lock()
        self._begun: frozenset[str] = frozenset()
        self._chores: list[asyncio.Task[Any]] = []

    @property
    def warm(self) -> bool:
        """Can games be played?"""
        return self.readiness.warm.is_set()

    @property
    def parked(self) -> Parked:
        """What cannot be opened just now, and why."""
        return self.hall.parked

    async def open(self) -> None:
        """Take the folder and open the store, or refuse. A database that is away is waited for; the rest follows."""
        if self._opening is not None:
            return
        if not self.settings.database:
            self._lock = lock(self.settings.data)
        self.store = new_store(self.settings.data, self.settings.database)
        self.people = People(self.store, Hasher(self.pools.passwords), self.connections)
        self.links = Links(self.store)
        self.codes = Codes(self.store, self.links)
        here = self.preparation if isinstance(self.pools.games, WorkerPool) else None  # a cluster compiles its own
        bots = BotMoves(self.settings, self.pools.games, here)
        self.hall = Hall(self.settings, self.store, bots, self.metrics, self.links, self.clock)
        self.links.revoked.append(lambda name: self.connections.close(("link", name)))
        tasks = self.hall.tasks
        self.contacts, self.moderation = self.hall.contacts, self.hall.moderation
        self.lobby = Lobby(self.settings, self.store, self.hall, tasks, self.contacts)
        self.upkeep = Upkeep(self.lobby)
        self.clubs = Clubs(self.store, self.links, self.hall, tasks)
        self.office = Office(self.store, self.links, self.pools.desks, tasks)
        self.boards = Boards(self.office, self.hall)
        self.papers = Papers(self.office, self.links, self.pools.chores)
        self.bans = Bans(self.store, self.links, tasks)
        self.circuits = Circuits(self.store, self.links, self.office, self.bans, tasks)
        self.archive = Archive(self.store, tasks, self.clock)
        self.ratings = self.archive.ratings
        self.progress, self.passkeys = Progress(self.store), Passkeys(self.store)
        self.farewell = Farewell(self.hall, self.archive, self.people, self.passkeys, self.progress)
        self.hall.ownership.over.append(self._game_over)
        self.chosen = ChosenParts(self.store)
        self.players = Players(self.store, self.hall, tasks)
        self.addresses = Addresses(self.store)
        self.mail_server = read_mail_server(self.settings.smtp) if self.settings.smtp else None
        self.signature = None
        kinds = (
            self.archive.streams,
            self.hall.tables,
            self.players.streams,
            self.office.tournaments,
            self.office.walls,
            self.bans.registers,
            self.circuits.circuits,
            self.lobby.seeks,
            self.clubs.streams,
            self.contacts.streams,
            self.moderation.streams,
        )
        self.streams = {streams.kind: streams for streams in kinds}
        try:
            await self.store.open()
            await self._open_people()
        except StoreAway as error:
            if not self.settings.database:
                self._let_go()
                raise
            self._wait_for_the_database(error)
        except BaseException:
            self._let_go()
            raise
        self._chores = [asyncio.create_task(self.preparation.run())]
        self._opening = asyncio.create_task(self._open_all())

    async def _open_people(self) -> None:
        await self._take_backup()
        self.settings = replace(self.settings, parts=self.named_parts | await self.chosen.read())
        await self.people.open()
        await self.codes.open()
        await self._open_post()
        self.readiness.reachable.set()

    async def _open_post(self) -> None:
        """Find the secrets of letters and notifications; a backup may have brought others."""
        await self.addresses.open()
        if self.settings.push:
            sender = self.mail_server.sender if self.mail_server else ""
            contact = f"mailto:{sender}" if sender else self.settings.address
            self.signature = await house_signature(self.store, contact)

    def _wait_for_the_database(self, error: Exception) -> None:
        where = error.where if isinstance(error, StoreError) else ""
        why = error.why if isinstance(error, StoreError) else reason(error)
        self.readiness.why = str(error)
        log.warning(f"waiting for the database at {where}: {why}")

    async def _open_all(self) -> None:
        """Warm the kernels while the store is waited for; then go on with the games."""
        warming = asyncio.create_task(keep_trying(self._warm_up, name="the kernels were not loaded", log=log))
        if not self.readiness.reachable.is_set():
            await asyncio.sleep(back_off(1))
            await keep_trying(self._open_store, name="", longest=5.0, failed=self._wait_for_the_database)
        await warming
        await keep_trying(self._open_hall, name="the hall was not opened", longest=5.0, log=log, failed=self._not_yet)
        self._chores += [
            asyncio.create_task(_collect_garbage()),
            asyncio.create_task(keep_trying(self._watch_for_backups, name="no backup can be taken", log=log)),
            asyncio.create_task(keep_trying(self._keep_current, name="streams were not compared", log=log)),
        ]
        self.readiness.why = ""
        self.readiness.warm.set()
        self._on_note(CHOSEN, 0)  # they may have been chosen through another worker meanwhile
        self.pools.open()  # their start takes as much of the processor as opening the house
        log.info("ready", tables=len(self.hall.tables.open), parked=len(self.parked))

    async def _open_store(self) -> None:
        await self.store.open()
        await self._open_people()

    async def _warm_up(self) -> None:
        await self.preparation.tables()  # workers compile; here the kernels are only loaded
        await asyncio.to_thread(load_rules)

    async def _open_hall(self) -> None:
        await self.store.listen(self._on_note)
        await self._go_on()

    async def _go_on(self) -> None:
        """Go on with what is stored: games, results that were not taken in, the times of players at home."""
        await self.hall.open()
        self._begun = frozenset()
        await self._open_parts()
        self.office.open()
        await self.parked.attempt("tournaments", self.boards.open)
        arenas = partial(keep_arenas, self.office)
        self.hall.tasks.go(keep_trying(arenas, name="the time of arenas", log=log))
        times = partial(keep_times, self.office, self.hall)
        self.hall.tasks.go(keep_trying(times, name="times of players at home", log=log))
        if self.mail_server is not None or self.signature is not None:
            post = Outgoing(self.settings, self.addresses, self.players, self.mail_server, self.signature)
            dispatcher = Dispatcher(self.store, self.hall, self.players, post, self.pools.chores)
            sending = partial(dispatcher.run, self.hall.tasks)
            self.hall.tasks.go(keep_trying(sending, name="reminders are not sent", log=log))

    async def _game_over(self, name: str, table: Table) -> None:
        if "accounts" in self.settings.parts:
            await self.archive.game_over(name, table)

    async def choose_parts(self, parts: Iterable[str]) -> None:
        """Whoever runs the house opens these parts, and closes others but for those that the command names."""
        await self.chosen.keep(parts)
        await self._read_parts()

    async def _read_parts(self) -> None:
        async with self._choosing:
            parts = self.named_parts | await self.chosen.read()
            self.settings = replace(self.settings, parts=parts)
            if self.warm:  # else they are opened with the house
                await self._open_parts()

    async def _open_parts(self) -> None:
        """Begin what the parts that are open need, and end what others had."""
        before, self._begun = self._begun, self.settings.parts
        if "accounts" in self._begun - before:
            await self.archive.open()
        if "lobby" in self._begun - before:
            await self.lobby.open()
            self.upkeep.begin()
        if "lobby" in before - self._begun:
            await self._close_lobby()

    def _not_yet(self, error: Exception) -> None:
        self.readiness.why = str(error) if isinstance(error, Refused) else "The house is opening."

    async def _watch_for_backups(self) -> None:
        """`fivefold restore` lays a backup into the data folder of an open house."""
        while not self.settings.database:
            await asyncio.sleep(0.5)
            if await self._take_backup():
                await self.begin_anew()

    async def _take_backup(self) -> bool:
        """Was there a backup to bring back? A bad one keeps no house from opening or playing on."""
        try:
            return not self.settings.database and await take_restore_request(self.settings.data, self.store)
        except (Refused, sqlite3.Error, OSError) as error:
            log.error("a backup was refused", why=str(error))
            return False

    def _on_note(self, stream: str, version: int) -> None:
        kind, _, name = stream.partition("/")
        if version and kind in self.streams:
            self.streams[kind].on_append(name, version)
        elif stream == RESTORED:
            self.hall.tasks.go(keep_trying(self.begin_anew, name="the backup was not read", log=log))
        elif stream.startswith(f"{REVOKED}/"):
            self.connections.close(("link", stream.removeprefix(f"{REVOKED}/")))
        elif kind == REWRITTEN:
            self.hall.tasks.go(self.read_again(name))
        elif stream == CHOSEN:
            self.hall.tasks.go(keep_trying(self._read_parts, name="the parts were not read", log=log))
        elif stream == DISCONNECTED:
            self.readiness.lose()
        elif stream == RECONNECTED:
            self.hall.tasks.go(keep_trying(self._catch_up, name="the house does not catch up", longest=2.0, log=log))
        elif kind in presence.NOTES:
            self.lobby.presence.on_note(kind, name)
        else:
            self.hall.on_note(stream)
            self.people.on_note(stream)
            self.players.on_note(stream)

    async def _catch_up(self) -> None:
        """Other workers are heard again: read what they have written meanwhile, and only then answer."""
        losses = self.readiness.losses
        await self.people.open()
        await self.people.sessions.catch_up()
        await self._compare()
        self.readiness.find(losses)
        log.info("caught up with the other workers")

    async def _keep_current(self) -> None:
        """Other workers are also compared with, because a note of theirs may have been missed."""
        while self.settings.database:
            await asyncio.sleep(COMPARED)
            await self._compare()

    async def _compare(self) -> None:
        """Read what other workers have written. A store that holds less than is known here was replaced by a backup."""
        for streams in self.streams.values():
            if not await streams.compare():
                await self.begin_anew()
                return

    async def begin_anew(self) -> None:
        """Everything in the store is another: disconnect, forget all, and go on with what stands there now."""
        async with self._beginning:
            log.info("everything was replaced by a backup")
            self.settings = replace(self.settings, parts=self.named_parts | await self.chosen.read())
            await self.people.open()
            await self.codes.open()
            await self._open_post()
            self.office.forget()
            self.archive.forget()
            self.bans.registers.clear()
            self.contacts.streams.clear()
            self.moderation.streams.clear()
            self.circuits.circuits.clear()
            self.clubs.streams.clear()
            await self._close_lobby()
            self.players.streams.clear()
            await self.hall.close()
            await self._go_on()

    async def read_again(self, stream: str) -> None:
        """Facts of a stream are not what they were: what is in memory of it is read again."""
        kind, _, name = stream.partition("/")
        if kind == "results" and "accounts" in self.settings.parts:
            await self.archive.read_again(name)
        elif kind == "table" and (table := self.hall.tables.open.get(name)) is not None:
            self.hall.tables.forget(name)
            for connection in table.connections:
                connection.close()
            await self.hall.find(name)  # its clock runs, and computers play, also where nobody looks
        elif kind in self.streams and name in self.streams[kind].open:
            self.streams[kind].forget(name)
            if kind == "contacts":  # blocks are looked up in memory
                await self.contacts.of(name)

    async def is_moderator(self, person: Person) -> bool:
        """Has the operator named this person, and is there anything to moderate?"""
        open = "lobby" in self.settings.parts and bool(person.account)
        return open and await self.moderation.is_moderator(person.who)

    async def forget_reminders(self, who: str) -> None:
        """Reach somebody no more, and forget by what they were reached."""
        for channel in CHANNELS:
            await self.players.reach(who, channel, on=False)
        await self.addresses.forget(who)

    async def take_reminders_along(self, guest: str, who: str) -> None:
        """A guest has signed in: what reached them on this device reaches their account."""
        theirs, mine = await self.players.current(guest), await self.players.current(who)
        if mine.wishes == Wishes():
            await self.players.wish(who, theirs.wishes)
        for channel in await self.addresses.take_over(guest, who):
            await self.players.reach(who, channel, on=True)
        await self.forget_reminders(guest)

    async def ready(self) -> None:
        """Wait a little until games can be played, or refuse."""
        self.preparation.check_tables()
        await self.readiness.wait_for(self.readiness.warm)
        await self.readiness.wait_until_current()

    async def current(self) -> None:
        """Wait a little until what is in memory is what the store holds, or refuse."""
        if self._opening is not None:
            await self.readiness.wait_for(self.readiness.reachable)
        await self.readiness.wait_until_current()

    async def problem(self) -> str:
        """Why tables cannot be played just now, as a sentence; empty if they can."""
        return self.preparation.problem or await self.readiness.problem(self.store)

    async def close(self) -> None:
        """Finish what is being written and close."""
        if self._opening is not None and not self._opening.done():
            self._opening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._opening
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self._close_lobby()
        await self.hall.close()
        self.pools.close()
        await self.store.close()
        self._let_go()
        log.info("closed")

    async def _close_lobby(self) -> None:
        await self.upkeep.close()
        self.lobby.close()

    def _let_go(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def people_here(self) -> set[str]:
        """Everybody who has a connection open through this worker, or is in the lobby through another."""
        return {key.split("/")[1] for key in self.connections.ids("session")} | self.lobby.presence.elsewhere

    def make_room(self, connection: Connection, address: str, *, stream: bool = False) -> bool:
        """Register a new connection of an address, if it and the house may have one more."""
        kept, limits = self.connections, self.settings
        if len(kept) >= limits.sockets_in_all or kept.count(("address", address)) >= limits.sockets:
            return False
        if stream and kept.count(("stream", address)) >= limits.streams:
            return False
        kept.add(connection, [("address", address), ("stream", address if stream else "")])
        return True
