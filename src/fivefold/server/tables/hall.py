"""The hall: all tables that are looked at or played at just now, and the connections to everybody there.

What is asked of a table goes through its stream: decide, commit, fold, tell. A client hears of a fact only when it is
on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Callable, Sequence, Set
from functools import partial

import structlog

from fivefold import live
from fivefold.bots.measured import Company
from fivefold.live.facts import Fact
from fivefold.live.requests import HouseEvent, Request
from fivefold.live.table import Table
from fivefold.refusals import Forbidden, Refused, TooMany, Unavailable
from fivefold.server.engines.bot_moves import BotMoves
from fivefold.server.operations.metrics import Metrics
from fivefold.server.people.access import allow, may
from fivefold.server.people.account_names import account_of
from fivefold.server.people.conditions import Case, Principal
from fivefold.server.people.conduct import Moderation
from fivefold.server.people.contacts import ContactBook
from fivefold.server.people.links import Link, Links
from fivefold.server.people.measured import level_skill
from fivefold.server.recovery import Parked, Tasks, keep_trying
from fivefold.server.settings import Settings
from fivefold.server.storage import Store
from fivefold.server.streams import Decision, Streams
from fivefold.server.tables import messages
from fivefold.server.tables.clock import Clock, new_clock
from fivefold.server.tables.open_table import Act, NoSuchTable, OpenTable, headline, read_fact
from fivefold.server.tables.own_tables import OwnTables
from fivefold.server.tables.ownership import Ownership
from fivefold.server.tables.presence import NOTES, Presence
from fivefold.server.web.connection import Connection
from fivefold.server.web.rate_limit import Buckets

log = structlog.get_logger()


def _parked() -> Refused:
    return Unavailable("This table cannot be opened just now", code="table-parked")


def _tournament_of(table: Table) -> tuple[str, str]:
    return "tournament", table.setting.origin.get("tournament", "")


def as_known(request: live.Sit, link: Link | None, account: str) -> live.Sit:
    """How somebody sits down: a link to one player's seat says who sits there and where, an account its name."""
    if link is not None and link.kind == "table" and link.seat is not None:
        request = live.Sit(link.note, link.seat)
    elif account:
        request = live.Sit(account, request.seat)
    return live.SitKnown(request.name, request.seat) if account else request


def check_level(setting: live.Setting, bot: str) -> None:
    """Refuse a bot at a rated table if nobody knows how strong it is."""
    company: Company = "two" if len(setting.seats) == 2 else "more"
    if setting.rated and level_skill(setting.game, company, bot) is None:
        raise Refused("{bot} has no rating here", code="rated-needs-level", bot=bot)


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        bots: BotMoves,
        metrics: Metrics,
        links: Links,
        clock: Clock | None = None,
    ) -> None:
        self.settings, self.store, self.metrics, self.links = settings, store, metrics, links
        self.clock = clock or new_clock()
        self.rng = random.SystemRandom()
        self.own = OwnTables(store)
        self.tasks = Tasks()
        self.parked = Parked(metrics.parked.set)
        self.tables = Streams("table", self._new_table, store, self.tasks)
        self.tables.park(self.parked, _parked)
        self.ownership = Ownership(settings, store, bots, self.tasks, self)
        self.presence = Presence(store, settings.lease, self.ownership.quietly)
        self.followers: dict[str, set[Connection]] = {}
        self.arrived: list[Callable[[str], None]] = []
        """Told who has come to a table of theirs, through whichever worker."""
        self.contacts = ContactBook(store, self.tasks)
        self.moderation = Moderation(store, self.tasks)
        self._talk = Buckets(settings.lines_per_minute / 60, max(1.0, settings.lines_per_minute / 5))

    def _new_table(self, name: str) -> OpenTable:
        return OpenTable(self.store, name, self.clock, self)

    async def open(self) -> None:
        """Go on with every game that was being played when the house was closed.

        Each table on its own: one that cannot be read is parked, and the others are played.
        """
        for kind in ("table", "private"):
            for found in await self.store.headlines(kind, "playing", limit=100_000):
                name = found.stream.removeprefix("table/")
                await self.parked.attempt(found.stream, partial(self.tables.load, name))
        self.tasks.go(keep_trying(self._keep_house, name="the hall's chores failed", first=0.5, log=log))
        if self.settings.database:
            often = self.settings.lease / 3
            name = "leases were not renewed"
            self.tasks.go(keep_trying(self._keep_leases, name=name, first=0.2, longest=often, log=log))

    async def close(self) -> None:
        """Close every connection and forget every table; what was committed stays."""
        await self.parked.close()
        await self.tasks.stop()
        for table in self.tables.open.values():
            table.stop_timer()
            for connection in table.connections:
                connection.close()
        for connections in self.followers.values():
            for connection in connections:
                connection.close()
        self.tables.clear()

    async def create(self, setting: live.Setting, name: str = "") -> str:
        """Lay a new table. One whose name was told already is refused if it has been laid meanwhile."""
        name = name or secrets.token_urlsafe(9)
        now = self.clock.now()
        table, facts = live.opened(setting, now=now, rng=self.rng)
        created = self._new_table(name)
        await self.tables.begin(created, Decision(table, facts, headline(name, table, now)))
        await self.ownership.lease(created)
        self.ownership.attend(created, facts)
        return name

    async def find(self, name: str) -> OpenTable:
        """A table, from memory or from its facts."""
        return await self.tables.find(name)

    async def table_opened(self, table: OpenTable) -> None:
        """A table was read: its owner goes on with it, and the other workers are asked who is there."""
        await self.ownership.lease(table)
        if table.owner:
            await table.act(self._by_house(live.Recover()))
            self.tasks.go(self.ownership.tell_rests(table))
        await self.presence.note("who", table.name)

    def table_changed(self, table: OpenTable, facts: Sequence[Fact]) -> None:
        """Something happened at a table: tell those who are there, and do what follows."""
        if facts:
            self._notify(table, facts)
        self.ownership.attend(table, facts)

    async def principal(self, name: str, table: Table, who: str, token: str) -> Principal:
        """Who asks something of a table: the person, and the link behind a token if it opens this table."""
        link = await self.links.find(token) if token else None
        if link is None or (link.kind, link.id) not in (("table", name), _tournament_of(table)):
            return Principal(who)
        return Principal(who, link)

    async def visible(self, name: str, who: str, token: str = "") -> OpenTable:
        """A table that this person may see; any other does not exist for them."""
        found = await self.find(name)
        principal = await self.principal(name, found.table, who, token)
        if not may("table.read", Case(principal, found.table.setting.public, found.table)):
            raise NoSuchTable
        return found

    async def ask(self, name: str, who: str, request: Request, token: str = "") -> int:
        """Something is asked by a person, who may have shown a link; the answer is the version after it."""
        found = await self.find(name)
        began = time.perf_counter()

        async def act(table: Table, now: float) -> tuple[Table, tuple[Fact, ...]]:
            principal = await self.principal(name, table, who, token)
            case = Case(principal, table.setting.public, table)
            if not may("table.read", case):
                raise NoSuchTable
            allow(messages.action_of(request), case)
            await self._check_conduct(name, table, who, request)
            asked = request
            if isinstance(request, live.Fill):
                self.settings.check_bot(table.setting.game, request.bot)
                check_level(table.setting, request.bot)
            if isinstance(request, live.Sit):
                asked = as_known(request, principal.link, await account_of(self.store, who))
            return live.ask(table, who, asked, now=now, rng=self.rng)

        version = await found.act(act)
        self.metrics.commit.observe(time.perf_counter() - began)
        return version

    async def take_over(self, guest: str, who: str, account: str) -> None:
        """A guest has signed in: the seats that they have at tables are the account's."""
        for name in await self.own.of(guest):
            with contextlib.suppress(Refused):
                await self.event(name, live.SignedIn(guest, who, account))

    async def _check_conduct(self, name: str, table: Table, who: str, request: Request) -> None:
        """Who is banned, or was blocked by somebody at a table, does not sit down there and does not talk; a tournament
        seats by its own rules. Nobody talks faster than others can read.
        """
        if isinstance(request, live.Sit) and "tournament" not in table.setting.origin:
            await self.moderation.refuse_banned(who)
            if await self.contacts.apart(who, {*table.people, table.setting.host}):
                raise Forbidden("You cannot sit down at this table", code="kept-apart")
        elif isinstance(request, live.Say):
            await self.moderation.refuse_banned(who)
            await self.moderation.refuse_closed(name)
            if await self.contacts.apart(who, set(table.people)):
                raise Forbidden("Somebody here is not to hear from you", code="not-heard")
            if not self._talk.take(who):
                raise TooMany("Not so fast; others want to read it", code="talk-too-fast")

    def tables_of(self, whos: Set[str]) -> dict[str, str]:
        """The public games that these people play just now, by person; games by days are played now and then."""
        found = {}
        for name, table in self.tables.open.items():
            setting = table.table.setting
            if table.table.phase == "playing" and setting.public and setting.control.kind != "days":
                found.update(dict.fromkeys(whos & set(table.table.people), name))
        return found

    async def may_invite(self, name: str, who: str) -> None:
        """Refuse who may not make, see or revoke the links of a table."""
        found = await self.visible(name, who)
        allow("table.invite", Case(Principal(who), found.table.setting.public, found.table))

    async def event(self, name: str, event: HouseEvent) -> int:
        """Something that the house knows happens at a table."""
        return await (await self.find(name)).act(self._by_house(event))

    def _by_house(self, event: HouseEvent) -> Act:
        async def act(table: Table, now: float) -> tuple[Table, tuple[Fact, ...]]:
            return live.on_event(table, event, now=now, rng=self.rng)

        return act

    def _notify(self, table: OpenTable, facts: Sequence[Fact]) -> None:
        if table.connections:
            whos = {connection.who for connection in table.connections}
            sent = messages.broadcast(table.table, tuple(facts), whos, table.now())
            for connection in table.connections:
                connection.send(sent[connection.who])
        moved = sum(fact.kind == "moved" for fact in facts)
        if moved:
            self.metrics.moves.labels(table.table.setting.game).inc(moved)
        for who in table.table.people if self.followers else ():
            for follower in self.followers.get(who, ()):
                follower.send(turn_message(table, who))

    async def enter(self, name: str, connection: Connection, after: int) -> bytes:
        """Somebody comes to a table; the answer is what they see first."""
        table = await self.find(name)
        missed = await self.store.read(table.key, after) if 0 < after < table.version else []
        first = all(other.who != connection.who for other in table.connections)
        table.connections.add(connection)
        self.metrics.connections.inc()
        if connection.who and first and table.table.seats_of(connection.who):
            self._tell_arrived(connection.who)
            await self.event(name, live.Came(connection.who))
            await self.presence.note("here", name, connection.who)
        connection.waiting.clear()  # what was told meanwhile is in the state below
        return messages.snapshot(name, table.table, connection.who, table.now(), [read_fact(one) for one in missed])

    def _tell_arrived(self, who: str) -> None:
        for told in self.arrived:
            told(who)

    async def leave(self, name: str, connection: Connection) -> None:
        """Somebody's connection is gone."""
        table = self.tables.open.get(name)
        if table is None or connection not in table.connections:
            return
        table.connections.discard(connection)
        table.used = time.monotonic()
        self.metrics.connections.dec()
        self.metrics.resyncs.inc(connection.resyncs)
        if connection.who and all(other.who != connection.who for other in table.connections):
            await self.presence.note("gone", name, connection.who)
            if connection.who not in table.elsewhere:
                await self.ownership.quietly(name, live.Went(connection.who))

    def state_for(self, name: str, who: str) -> bytes:
        """What a slow connection gets instead of what it missed."""
        table = self.tables.open[name]
        return messages.snapshot(name, table.table, who, table.now(), [])

    def on_note(self, note: str) -> None:
        """A note of another worker: who is at which table."""
        what, _, rest = note.partition("/")
        name, _, who = rest.partition("/")
        table = self.tables.open.get(name)
        if what == "here":
            self._tell_arrived(who)
        if what in NOTES and table is not None:
            self.tasks.go(self.presence.on_note(table, what, who))

    async def _keep_house(self) -> None:
        """Ping the connections, close silent ones, forget tables that nobody looks at."""
        every = self.settings.heartbeat
        looked = time.monotonic()
        while True:
            await asyncio.sleep(min(0.2, every / 4))
            now = time.monotonic()
            for table in self.tables.open.values():
                for connection in table.connections:
                    if now - connection.last_heard > self.settings.silence:
                        connection.close()
                    elif connection.ping_due(now, every):
                        connection.send(messages.PING)
            self.tables.forget_idle(now)
            for followers in self.followers.values():
                for follower in followers:
                    if follower.ping_due(now, every):
                        follower.send(messages.PING)
            if now - looked >= self.settings.lease / 3:
                looked = now
                for table in self.tables.open.values():
                    self.ownership.attend_late(table)
            self.metrics.tables.set(len(self.tables.open))

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            for table in list(self.tables.open.values()):
                await self.presence.renew(table)
                await self.ownership.renew(table)


def turn_message(table: OpenTable, who: str) -> bytes:
    """What somebody who listens to all their games hears of one."""
    state = table.table
    turn = state.phase == "playing" and state.to_move in state.seats_of(who)
    message: messages.TurnMessage = {
        "t": "table",
        "id": table.name,
        "game": state.setting.game,
        "phase": state.phase,
        "your_turn": turn,
    }
    return messages.encode(message)
