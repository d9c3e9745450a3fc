"""The players of slow games: their vacations, which the tables are told, and their wishes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from fivefold import live
from fivefold.live.clocks import Rest
from fivefold.refusals import Refused
from fivefold.server.recovery import Tasks
from fivefold.server.slow.player import Player, PlayerStream, fact
from fivefold.server.slow.vacation import Vacation, added, rests_of
from fivefold.server.slow.wishes import Channel, Wishes, checked
from fivefold.server.storage import NewFact, Store
from fivefold.server.streams import Decision, Streams
from fivefold.server.tables.hall import Hall
from fivefold.server.tables.open_table import OpenTable

RESTS: Final = "rests"
"""A note that somebody's vacations have changed."""


class Players:
    """All players of slow games that are looked at just now."""

    def __init__(self, store: Store, hall: Hall, tasks: Tasks) -> None:
        self.store, self.hall, self.tasks = store, hall, tasks
        self.streams = Streams("player", lambda name: PlayerStream(store, name), store, tasks)
        hall.ownership.rests_of = self.rests_of

    async def current(self, who: str) -> Player:
        """A player as the store has them now, whatever other workers have written."""
        found = await self.streams.find(who)
        await found.catch_up()
        return found.state

    async def change(self, who: str, decide: Callable[[Player], list[NewFact]]) -> Player:
        """Add facts to a player, decided with how they stand."""
        found = await self.streams.find(who)

        async def deciding(player: Player) -> Decision[Player, NewFact]:
            facts = decide(player)
            return Decision(found.fold(player, facts), facts)

        await found.change(deciding)
        return found.state

    async def rest(self, who: str, begin: float, until: float) -> Player:
        """Say a vacation."""

        def decide(player: Player) -> list[NewFact]:
            now = self.hall.clock.now()
            new = added(player.vacations, begin, until, now)
            return [fact("vacation", now, begin=new.begin, until=new.until)]

        player = await self.change(who, decide)
        await self._tell(who)
        return player

    async def end_rest(self, who: str, begin: float) -> Player:
        """End a vacation now, or take one back that has not begun."""

        def decide(player: Player) -> list[NewFact]:
            found = next((one for one in player.vacations if _named(one, begin)), None)
            now = self.hall.clock.now()
            if found is None or found.state(now) == "over":
                raise Refused("There is no such vacation", code="no-vacation")
            return [fact("vacation-ended", now, begin=found.begin)]

        player = await self.change(who, decide)
        await self._tell(who)
        return player

    async def wish(self, who: str, wishes: Wishes) -> Player:
        """Say how one wants to be told."""
        wished = checked(wishes)

        def decide(player: Player) -> list[NewFact]:
            if player.wishes == wished:
                return []
            return [fact("wished", self.hall.clock.now(), **msgspec.structs.asdict(wished))]

        return await self.change(who, decide)

    async def reach(self, who: str, channel: Channel, *, on: bool) -> Player:
        """A channel to a player has opened or closed."""

        def decide(player: Player) -> list[NewFact]:
            if (channel in player.reachable) == on:
                return []
            return [fact("reachable", self.hall.clock.now(), channel=channel, on=on)]

        return await self.change(who, decide)

    async def rests_of(self, who: str) -> tuple[Rest, ...]:
        """When a player rests, for the clocks of their tables."""
        return rests_of((await self.current(who)).vacations)

    async def _tell(self, who: str) -> None:
        await self.store.notify(f"{RESTS}/{who}")
        await self.tell_tables(who)

    def on_note(self, note: str) -> None:
        """Another worker has heard of a vacation."""
        what, _, who = note.partition("/")
        if what == RESTS:
            self.tasks.go(self.tell_tables(who))

    async def tell_tables(self, who: str) -> None:
        """Tell the tables that this worker owns when somebody rests."""
        for table in list(self.hall.tables.open.values()):
            if waits_for_days(table) and table.owner and table.table.seats_of(who):
                await self.hall.ownership.quietly(table.name, live.Rests(who, await self.rests_of(who)))


def waits_for_days(table: OpenTable) -> bool:
    """Is a game with days for each move being played here?"""
    return table.table.setting.control.kind == "days" and table.table.phase in ("playing", "paused")


def _named(vacation: Vacation, begin: float) -> bool:
    """A vacation is named by the second in which it begins."""
    return int(vacation.begin) == int(begin)
