"""The house's press: papers are set outside the event loop, one at a time, and kept as long as they are current."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from fivefold.papers import BY_ROUND, InTheHall, print_paper
from fivefold.server.links import Link, Links
from fivefold.tournaments import Desk

MOST_KEPT: Final = 32_000_000
Key = tuple[str, str, str, str, int, str]


class Press:
    """Prints papers; what was printed for a version of a tournament is printed once."""

    def __init__(self, links: Links) -> None:
        self.links = links
        self.printed = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._tokens: dict[tuple[str, int, int], str] = {}
        self._busy = asyncio.Lock()

    async def paper(
        self, tournament: str, desk: Desk, name: str, lang: str, round: int, *, hall: InTheHall, base: str = ""
    ) -> bytes:
        """A paper as it follows from a desk. With a `base` address the score sheets carry the tables' links."""
        links = await self._table_links(tournament, desk, round, base) if base and name == "sheets" else None
        key = (tournament, desk.log.digest, name, lang, round if name in BY_ROUND else 0, repr(hall))
        async with self._busy:
            if links is None and key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            found = await asyncio.to_thread(print_paper, desk, name, lang, round, links, hall)
            self.printed += 1
            if links is None:
                self._keep(key, found)
            return found

    def _keep(self, key: Key, paper: bytes) -> None:
        self._kept[key] = paper
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _table_links(self, tournament: str, desk: Desk, round: int, base: str) -> dict[int, str]:
        """The address of each table's link; a link that was printed before is printed again unless it was revoked."""
        number = round or len(desk.tournament.rounds)
        found: dict[int, str] = {}
        for where in desk.tournament.tables:
            if where[0] == number:
                found[where[1]] = f"{base}/j/{await self._token(tournament, where)}"
        return found

    async def _token(self, tournament: str, where: tuple[int, int]) -> str:
        token = self._tokens.get((tournament, *where), "")
        if not token or await self.links.find(token) is None:
            token = await self.links.create(Link("tournament", tournament, "table", "paper", where))
            self._tokens[tournament, *where] = token
        return token
