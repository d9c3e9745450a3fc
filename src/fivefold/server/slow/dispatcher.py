"""Who is to be told what is found again and again, and sent once: a letter is claimed by a fact before it is sent.

One worker at a time does it. After a kill a letter that was claimed goes out again under the same Message-ID, or the
same topic of a notification, so that whoever receives it twice keeps it once.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine, Iterable
from typing import Final, Protocol

import structlog

from fivefold.live.table import Table
from fivefold.live.views import ending
from fivefold.refusals import Refused
from fivefold.server.engines.pool import WorkerPool
from fivefold.server.recovery import Tasks, reason
from fivefold.server.settings import Settings
from fivefold.server.slow import letters
from fivefold.server.slow.addresses import MOST_BOUNCES, Addresses, Mailbox
from fivefold.server.slow.due import Standing, again, due, standings
from fivefold.server.slow.letters import Game, Reader
from fivefold.server.slow.mail import MailServer, Undeliverable, send
from fivefold.server.slow.player import PAUSES, Claim, News, Player, fact
from fivefold.server.slow.players import Players
from fivefold.server.slow.push import Signature, push
from fivefold.server.slow.wishes import CHANNELS, Channel
from fivefold.server.storage import NewFact, Store
from fivefold.server.tables.hall import Hall

EVERY: Final = 5.0
LEASE: Final = 60.0
"""Seconds for which one worker is the one that sends."""
OVER_FOR: Final = 3 * 86400.0
"""Seconds for which it is told that a game is over."""
MOST_OVER: Final = 500
AT_ONCE: Final = 4

log = structlog.get_logger()


class Post(Protocol):
    """How letters leave the house."""

    async def deliver(self, channel: Channel, who: str, player: Player, claim: Claim, games: list[Game]) -> None:
        """Send it, or raise `Undeliverable`."""


class Outgoing:
    """Letters by the mail server, notifications by the push services."""

    def __init__(
        self,
        settings: Settings,
        addresses: Addresses,
        players: Players,
        server: MailServer | None,
        signature: Signature | None,
    ) -> None:
        self.settings, self.addresses, self.players = settings, addresses, players
        self.server, self.signature = server, signature

    async def deliver(self, channel: Channel, who: str, player: Player, claim: Claim, games: list[Game]) -> None:
        """Send it, or raise `Undeliverable`."""
        if channel == "mail":
            await self._mail(who, player, claim, games)
        else:
            await self._push(who, player, claim, games)

    async def _mail(self, who: str, player: Player, claim: Claim, games: list[Game]) -> None:
        mailbox = await self.addresses.mailbox(who)
        if self.server is None or mailbox is None or not mailbox.confirmed:
            raise Undeliverable("there is no address", final=True)
        stop = self.addresses.sign("stop", who, mailbox.address)
        reader = Reader(mailbox.address, player.wishes.lang, self.settings.address, stop)
        letter = letters.letter(games, reader, self.server.sender, claim.id, claim.at)
        try:
            await send(self.server, letter)
        except Undeliverable as error:
            if error.final:
                await self._bounced(who, mailbox)
            raise
        if mailbox.bounces:
            await self.addresses.set_mailbox(who, Mailbox(mailbox.address, True, serial=mailbox.serial))

    async def _bounced(self, who: str, mailbox: Mailbox) -> None:
        """An address that its own server refuses again and again is written to no more."""
        bounces = mailbox.bounces + 1
        kept = bounces < MOST_BOUNCES
        await self.addresses.set_mailbox(who, Mailbox(mailbox.address, kept, bounces, mailbox.serial))
        if not kept:
            await self.players.reach(who, "mail", on=False)

    async def _push(self, who: str, player: Player, claim: Claim, games: list[Game]) -> None:
        devices = await self.addresses.devices(who)
        if self.signature is None or not devices:
            await self.players.reach(who, "push", on=False)
            raise Undeliverable("there is no device", final=True)
        message = letters.notification(games, player.wishes.lang)
        reached, failures = 0, []
        for name, device in devices.items():
            try:
                if await push(device, message, self.signature, claim.id):
                    reached += 1
                else:
                    await self.addresses.drop_device(who, name)
            except Undeliverable as error:
                failures.append(error)
        if not await self.addresses.devices(who):
            await self.players.reach(who, "push", on=False)
        if not reached:
            raise Undeliverable(str(failures or "gone"), final=all(one.final for one in failures))


class Dispatcher:
    """Finds what is due and has it sent."""

    def __init__(self, store: Store, hall: Hall, players: Players, post: Post, chores: WorkerPool | None) -> None:
        self.store, self.hall, self.players, self.post, self.chores = store, hall, players, post, chores
        self._name = hall.ownership.name
        self._over: dict[str, Table] = {}
        self._sending: set[tuple[str, Channel]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self.sent = 0

    async def run(self, tasks: Tasks) -> None:
        """Look again and again."""
        while True:
            if await self.store.lease("reminders", self._name, LEASE):
                until = time.monotonic() + LEASE / 2
                for who, games in (await self.found()).items():
                    for channel in CHANNELS:
                        if (who, channel) not in self._sending and time.monotonic() < until:
                            tasks.go(_once(self.attend(who, channel, games)))
            await asyncio.sleep(EVERY)

    async def found(self) -> dict[str, list[Standing]]:
        """Everyone who has something to be told, and the tables."""
        found: dict[str, list[Standing]] = {}
        now = self.hall.clock.now()
        for name, table in [*(await self._playing()).items(), *(await self._ended(now)).items()]:
            for who, standing in standings(name, table, now).items():
                found.setdefault(who, []).append(standing)
        return found

    async def _playing(self) -> dict[str, Table]:
        tables = {}
        for kind in ("table", "private"):
            for line in await self.store.headlines(kind, "playing", limit=100_000):
                if '"clock":"days ' in line.body:
                    name = line.stream.removeprefix("table/")
                    try:
                        tables[name] = (await self.hall.find(name)).table
                    except Refused:
                        continue  # parked: it is told of when it can be read again
        return tables

    async def _ended(self, now: float) -> dict[str, Table]:
        current = {}
        for kind in ("table", "private"):
            for line in await self.store.headlines(kind, "over", limit=MOST_OVER):
                name = line.stream.removeprefix("table/")
                if now - line.at < OVER_FOR and '"clock":"days ' in line.body:
                    try:
                        current[name] = self._over.get(name) or (await self.hall.find(name)).table
                    except Refused:
                        continue
        self._over = current
        return current

    async def attend(self, who: str, channel: Channel, games: list[Standing]) -> None:
        """Send a player what is due over a channel, if anything is."""
        player = (await self.players.streams.find(who)).state
        now = self.hall.clock.now()
        if due(player, games, channel, now) is None and again(player, channel, now) is None:
            return
        self._sending.add((who, channel))
        try:
            async with self._places:
                await self._send(who, channel, games)
        finally:
            self._sending.discard((who, channel))

    async def _send(self, who: str, channel: Channel, games: list[Standing]) -> None:
        name = secrets.token_hex(12)
        mine: list[Claim] = []

        def decide(player: Player) -> list[NewFact]:
            now = self.hall.clock.now()
            mine.clear()
            claim = again(player, channel, now)
            if claim is not None:
                mine.append(claim._replace(at=now, failures=claim.failures + 1))
                return [_claimed(mine[0], channel, digest=False)]
            letter = due(player, games, channel, now)
            if letter is None:
                return []
            mine.append(Claim(name, now, letter.news))
            return [_claimed(mine[0], channel, digest=letter.digest)]

        player = await self.players.change(who, decide)
        if mine:
            await self._deliver(who, channel, player, mine[0], games)

    async def _deliver(self, who: str, channel: Channel, player: Player, claim: Claim, games: list[Standing]) -> None:
        still = [news for news in claim.news if holds(news, games)]
        try:
            if not still:
                raise Undeliverable("it is no longer so", final=True)
            told = [await self._told(who, news, channel) for news in still]
            await self.post.deliver(channel, who, player, claim, told)
            kind, more = "sent", {}
            self.sent += 1
        except Undeliverable as error:
            final = error.final or claim.failures + 1 >= len(PAUSES)
            log.warning("a reminder was not sent", channel=channel, why=str(error), final=final)
            kind, more = "failed", {"final": final}
        at = self.hall.clock.now()
        await self.players.change(who, lambda _: [fact(kind, at, channel=channel, id=claim.id, **more)])

    async def _told(self, who: str, news: News, channel: Channel) -> Game:
        """A game as a letter tells it."""
        table = (await self.hall.find(news.table)).table
        held = table.seats_of(who)
        names = ", ".join(seat.name or seat.bot for number, seat in enumerate(table.seats) if number not in held)
        falls = table.clock.flag_at or self.hall.clock.now()
        ended = ending(table)
        picture = await self._picture(table) if channel == "mail" else b""
        return Game(
            news.table,
            news.kind,
            table.setting.game,
            names,
            max(0.0, falls - self.hall.clock.now()),
            ended["result"] if ended else "",
            picture,
        )

    async def _picture(self, table: Table) -> bytes:
        """The position as PNG; a letter without it is better than none."""
        if self.chores is None:
            return b""
        setting, moves = table.setting, tuple(made.text for made in table.moves)
        game, options, start = setting.game, setting.options, setting.position
        try:
            return await self.chores.ask(
                letters.picture_of, game, options, start, moves, seconds=20.0, queue="reminders"
            )
        except Exception as error:
            log.warning("a letter has no picture", why=reason(error))
            return b""


def holds(news: News, games: Iterable[Standing]) -> bool:
    """Is it still so?"""
    return any(game.table == news.table and game.since == news.since for game in games)


def _claimed(claim: Claim, channel: Channel, *, digest: bool) -> NewFact:
    news = [list(one) for one in claim.news]
    return fact("claimed", claim.at, channel=channel, id=claim.id, news=news, digest=digest)


async def _once(work: Coroutine[object, object, None]) -> None:
    """Do it; what goes wrong is logged and found again in the next round."""
    try:
        await work
    except Exception as error:
        log.error("a reminder failed", exc_info=error)
