"""Papers as PDF: they are set in a worker process and kept as long as they are current."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from fivefold.papers import BY_ROUND, InTheHall, print_paper
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.people.links import Link, Links
from fivefold.server.tournaments.calls import seated
from fivefold.server.tournaments.notices import Notices
from fivefold.server.tournaments.office import Office
from fivefold.server.tournaments.open_tournament import OpenTournament
from fivefold.tournaments import Desk, Log
from fivefold.tournaments.facts import read_fact
from fivefold.tournaments.head import Signed

MOST_KEPT: Final = 32_000_000
SECONDS: Final = 60.0
"""How long one paper may take; two thousand certificates take about half a minute."""
Key = tuple[object, ...]


class Paper(NamedTuple):
    """Which paper is wanted; `base` is the address before the links on score sheets, empty for a paper without them."""

    name: str
    lang: str
    round: int
    base: str = ""


class Papers:
    """Prints papers; what was printed for a version of a tournament is printed once."""

    def __init__(self, office: Office, links: Links, pool: WorkerPool) -> None:
        self.office, self.links, self.pool = office, links, pool
        self.printed = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._tokens: dict[tuple[str, int, int], str] = {}
        self._busy = asyncio.Lock()
        self._locks: dict[Key, tuple[asyncio.Lock, int]] = {}

    async def paper(self, tournament: OpenTournament, wanted: Paper, queue: str) -> bytes:
        """A paper as it follows from a tournament. With a `base` address the score sheets carry the tables' links."""
        name, head = tournament.name, tournament.head
        round = wanted.round if wanted.name in BY_ROUND else 0
        with_links = bool(wanted.base) and wanted.name == "sheets"
        key = (name, head, tournament.wall.version, wanted.name, wanted.lang, round)
        if with_links:
            return await self._set(tournament, wanted, await self._table_links(tournament, wanted), queue)
        async with self._setting(key):
            if key not in self._kept:
                self._keep(key, await self._set(tournament, wanted, None, queue))
            self._kept.move_to_end(key)
            return self._kept[key]

    @contextlib.asynccontextmanager
    async def _setting(self, key: Key) -> AsyncIterator[None]:
        """Only one at a time sets the same paper."""
        lock, _ = self._locks.get(key, (asyncio.Lock(), 0))
        self._locks[key] = (lock, self._locks.get(key, (lock, 0))[1] + 1)
        try:
            async with lock:
                yield
        finally:
            waiting = self._locks[key][1] - 1
            if waiting:
                self._locks[key] = (lock, waiting)
            else:
                del self._locks[key]

    async def _set(self, tournament: OpenTournament, wanted: Paper, links: dict[int, str] | None, queue: str) -> bytes:
        lines = (await self.office.lines_of(tournament.name))[: tournament.head.version]
        self.printed += 1
        context = PaperContext(tournament.wall.state, tournament.wall.version, await self.office.signed(tournament))
        return await self.pool.ask(_printed, lines, wanted, links, context, seconds=SECONDS, queue=queue, sticky="long")

    def _keep(self, key: Key, paper: bytes) -> None:
        self._kept[key] = paper
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _table_links(self, tournament: OpenTournament, wanted: Paper) -> dict[int, str]:
        """The address of each table's link; a link that was printed before is printed again unless it was revoked."""
        number, tables = await tournament.ask(_tables, wanted.round)
        async with self._busy:
            return {table: f"{wanted.base}/j/{await self._token(tournament.name, (number, table))}" for table in tables}

    async def _token(self, tournament: str, where: tuple[int, int]) -> str:
        token = self._tokens.get((tournament, *where), "")
        if not token or await self.links.find(token) is None:
            token = await self.links.create(Link("tournament", tournament, "table", "paper", where))
            self._tokens[tournament, *where] = token
        return token


def _tables(desk: Desk, round: int) -> tuple[int, list[int]]:
    number = round or len(desk.tournament.rounds)
    return number, [where[1] for where in desk.tournament.tables if where[0] == number]


class PaperContext(NamedTuple):
    """What papers show besides the log: the wall, the number of its notices, and the house's signature."""

    wall: Notices
    notices: int
    signed: Signed


def _printed(lines: tuple[str, ...], wanted: Paper, links: dict[int, str] | None, context: PaperContext) -> bytes:
    desk = Desk.of(Log(tuple(map(read_fact, lines))))
    return print_paper(desk, wanted.name, wanted.lang, wanted.round, links, hall_of(desk, context, wanted.round))


def hall_of(desk: Desk, context: PaperContext, number: int) -> InTheHall:
    """Where the tables of a round stand, for the papers that say it."""
    rounds = len(desk.tournament.rounds)
    if not 1 <= (number or rounds) <= rounds:
        return InTheHall(signed=context.signed)
    if desk.tournament.rules.format == "arena":
        return InTheHall(called=True, signed=context.signed)
    where = seated(desk.tournament, context.wall, number or rounds)
    elsewhere = {table: place for table, place in where.places.items() if table != place}
    if where.called or not elsewhere:
        return InTheHall(called=where.called, signed=context.signed)
    return InTheHall(places=elsewhere, notice=context.notices, signed=context.signed)
