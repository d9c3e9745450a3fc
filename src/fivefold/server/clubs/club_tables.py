"""The tables at which challenges are played. A seat there is kept for each of the two."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from typing import Final

from fivefold import live
from fivefold.bots import stand_in
from fivefold.refusals import Refused, Unavailable
from fivefold.server.clubs import challenges
from fivefold.server.clubs.club import Club
from fivefold.server.clubs.facts import Fact, Person
from fivefold.server.clubs.ladder import Challenge, Ladder
from fivefold.server.people.links import Link, Links
from fivefold.server.tables.hall import Hall

LAID_WITHIN: Final = 10.0
"""Seconds after which a table that was named and not laid is another's to lay."""


class ClubTables:
    """Lays the tables of challenges, and looks what has become of them."""

    def __init__(self, hall: Hall, links: Links) -> None:
        self.hall, self.links = hall, links

    async def can_be_played(self, challenge: Challenge) -> bool:
        """Was a table laid that is not over?"""
        if not challenge.table:
            return False
        try:
            return (await self.hall.find(challenge.table)).table.phase != "over"
        except Refused:
            if self.hall.clock.now() - challenge.laid < LAID_WITHIN:
                raise Unavailable("Too much is going on; try again", code="too-busy") from None
            return False

    async def lay(self, id: str, club: Club, ladder: Ladder, challenge: Challenge, by: Person) -> None:
        """Lay the table of a challenge; it waits for the other one."""
        terms = challenges.Terms(ladder.game, ladder.options, ladder.clock, ladder.reach)
        setting = replace(
            terms.setting(),
            seats=(live.Seat("person", by.name, by.who, account=True), live.Seat()),
            host=by.who,
            public=club.public,
            title=club.title[:80],
            stand_in=stand_in(ladder.game),
            origin={"club": id, "challenge": challenge.id},
        )
        await self.hall.create(setting, challenge.table)

    async def sit(self, table: str, by: Person) -> None:
        """The second of the two sits down, by a link that nobody else is told."""
        if by.who in (await self.hall.find(table)).table.people:
            return
        token = await self.links.create(Link("table", table, "seat", by.name, seat=1))
        try:
            await self.hall.ask(table, by.who, live.Sit(by.name, 1), token)
        finally:
            await self.links.revoke("table", table, self.links.name(token))

    async def news(self, club: Club) -> list[Fact]:
        """What has happened at tables and is not written down yet, in the order in which it happened."""
        found: list[tuple[float, list[Fact]]] = []
        for game, ladder in club.ladders.items():
            for one in ladder.challenges.values():
                if not one.table:
                    continue
                with contextlib.suppress(Refused):  # it was never laid, or cannot be read just now
                    stream = await self.hall.find(one.table)
                    if self.hall.settings.database:
                        await stream.catch_up()  # another worker may have written a moment ago
                    table = stream.table
                    found.append((table.since, challenges.news_of(game, one, table, self.hall.clock.now())))
        return [fact for _, facts in sorted(found, key=lambda one: one[0]) for fact in facts]
