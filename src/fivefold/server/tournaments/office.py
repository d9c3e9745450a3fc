"""The tournaments of a server process, and what may be asked of them.

What is asked of a tournament goes through its stream: the link is looked up, a desk process decides
(`desk_worker.py`), the facts are stored, and those who watch are told.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Final, TypeVar

import msgspec
import structlog

from fivefold.server.engines.pool import WorkerPool
from fivefold.server.people.access import action_of, allow, may
from fivefold.server.people.conditions import NOBODY, Case, Principal
from fivefold.server.people.links import Link, Links
from fivefold.server.recovery import Tasks, keep_trying
from fivefold.server.storage import Store
from fivefold.server.streams import Streams
from fivefold.server.tournaments import desk_acts, desk_values, desk_worker, removal
from fivefold.server.tournaments.desk_pool import DeskPool
from fivefold.server.tournaments.desk_values import Asked, Change, Question, Saying, Seed
from fivefold.server.tournaments.notices import read_notice
from fivefold.server.tournaments.open_tournament import LogState, NoSuchTournament, OpenTournament, Wall
from fivefold.server.tournaments.signatures import SigningKey, house_key
from fivefold.tournaments import Desk, Regulation
from fivefold.tournaments.head import Signed

log = structlog.get_logger()
T = TypeVar("T")
ARCHIVED: Final = "archived/"
"""Entries of the store, by the name of a tournament."""
SWEPT: Final = 60.0
"""Seconds between two searches for tournaments that nobody uses."""


class Office:
    """All tournaments of this process."""

    def __init__(self, store: Store, links: Links, pool: WorkerPool, tasks: Tasks) -> None:
        self.store, self.links, self.tasks = store, links, tasks
        self.desks = DeskPool(store, pool)
        self.walls = Streams("notice", lambda name: Wall(store, name), store, tasks)
        self.tournaments = Streams("tournament", self._new_tournament, store, tasks)
        self._key: SigningKey | None = None

    def _new_tournament(self, name: str) -> OpenTournament:
        return OpenTournament(self.store, name, self.desks, self.walls)

    def open(self) -> None:
        """Begin with the chores."""
        self.tasks.go(keep_trying(self._keep_house, name="the tournaments' chores", log=log))

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(SWEPT)
            for streams in (self.tournaments, self.walls):
                streams.forget_idle(time.monotonic())
            await self.drop_removed(time.time())

    async def drop_removed(self, now: float) -> None:
        """Forget for good what was deleted long enough ago."""
        for name, until in (await removal.removed(self.store)).items():
            if until <= now:
                await removal.drop(self.store, self.links, name)
                self.tournaments.forget(name)

    def forget(self) -> None:
        """Close every connection and forget what is in memory; it will be read again."""
        for tournament in self.tournaments.open.values():
            for connection in tournament.connections:
                connection.close()
        self.tournaments.clear()
        self.walls.clear()
        self._key = None

    async def create(
        self, title: str, regulation: Regulation, description: Mapping[str, str], *, public: bool
    ) -> tuple[str, str]:
        """A new tournament, and the token of its director."""
        secret = secrets.token_hex(32)
        desk = Desk.opened(title, regulation, actor="director", time=stamp())
        desk = desk.commit(secret, actor="house", time=stamp())
        if description:
            desk = desk.say("described", description, actor="director", time=stamp())
        return await self.add(desk_values.whole(desk), public=public, secret=secret)

    async def add(self, change: Change, *, public: bool, secret: str = "") -> tuple[str, str]:
        """A tournament that has a checked log already, and the token of its director here.

        The secret behind its seeds, if we know it, is stored first: a published hash without it would be worthless.
        """
        name = secrets.token_urlsafe(9)
        if secret:
            await self.store.put(f"seed/{name}", secret)
        await self.store.put(f"tournament/{name}", msgspec.json.encode({"public": public}).decode())
        fresh = self._new_tournament(name)
        fresh.public = public
        await fresh.open_wall()
        await self.tournaments.begin(fresh, fresh.after(LogState(), change))
        await fresh.mind_arena()
        await fresh.call_games()
        return name, await self.links.create(Link("tournament", name, "director"))

    async def archived(self) -> set[str]:
        """The tournaments that stand in no list."""
        return {key.removeprefix(ARCHIVED) for key in await self.store.entries(ARCHIVED)}

    async def archive(self, name: str, away: bool) -> None:
        """Take a tournament out of the lists, or put it back."""
        await (self.store.put(f"{ARCHIVED}{name}", "yes") if away else self.store.delete(f"{ARCHIVED}{name}"))

    async def find(self, name: str) -> OpenTournament:
        """A tournament, from memory or from its log."""
        return await self.tournaments.find(name)

    async def principal(self, name: str, token: str) -> Principal:
        """Who asks something of a tournament: the link behind a token, if it opens this one."""
        link = await self.links.find(token) if token else None
        return Principal(link=link) if link is not None and (link.kind, link.id) == ("tournament", name) else NOBODY

    async def visible(self, name: str, token: str) -> tuple[OpenTournament, Principal]:
        """A tournament that the asker may see, and who asks; any other does not exist for them."""
        principal = await self.principal(name, token)
        tournament = await self.find(name)
        if not may("tournament.read", Case(principal, tournament.public)) or not tournament.is_there_for(principal):
            raise NoSuchTournament
        return tournament, principal

    async def read(self, name: str, token: str, question: Question, task: Callable[..., T], *args: object) -> T:
        """Have a desk process answer a question of somebody who may ask it."""
        tournament, principal = await self.visible(name, token)
        asked = Asked(principal, tournament.public, stamp())
        return await tournament.ask(desk_worker.allowed, asked, question, task, *args)

    async def change(self, name: str, token: str, act: Callable[..., Desk], *args: object) -> int:
        """Let somebody change a tournament; the answer is its version, once that is on disk."""
        tournament, _ = await self.visible(name, token)

        async def asked() -> tuple[object, ...]:
            principal = await self.principal(name, token)
            return (Asked(principal, tournament.public, stamp()), *args)

        return await tournament.act(act, asked)

    async def house_says(self, name: str, fact: Saying, actor: str) -> int:
        """Write down something that the house itself knows."""

        async def said() -> tuple[object, ...]:
            return (fact, actor, stamp())

        return await (await self.find(name)).act(desk_acts.house_says, said)

    async def seed(self, name: str, own: str, reason: str) -> Seed:
        """What the next lots of a tournament are drawn from."""
        return Seed(await self.store.get(f"seed/{name}") or "", own, reason)

    async def say(self, name: str, token: str, facts: Sequence[Saying], expected_version: int | None = None) -> int:
        """Say facts: all of them, or none."""
        return await self.change(name, token, desk_acts.say, tuple(facts), expected_version)

    async def post(self, name: str, token: str, kind: str, data: Mapping[str, object]) -> int:
        """Somebody posts a notice; whoever watches sees it at once."""
        tournament, _ = await self.visible(name, token)

        async def allowed() -> None:
            allow(action_of("postNotice"), Case(await self.principal(name, token), tournament.public))

        await allowed()
        return await tournament.post(kind, read_notice(kind, data), allowed)

    async def signed(self, tournament: OpenTournament) -> Signed:
        """The head of a tournament's log as it is now, signed by the house."""
        key, name, head = await self._house_key(), tournament.name, tournament.head
        return Signed(name, *head, key.sign(name, *head), key.public)

    async def public_key(self) -> str:
        """The public half of the house's key."""
        return (await self._house_key()).public

    async def _house_key(self) -> SigningKey:
        if self._key is None:
            self._key = await house_key(self.store)
        return self._key

    async def lines_of(self, name: str) -> tuple[str, ...]:
        """The whole log as it is stored."""
        return tuple(one.body for one in await self.store.read(f"tournament/{name}"))


def stamp() -> str:
    """The time that a fact carries."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
