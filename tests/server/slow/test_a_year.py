"""A year of slow games in simulated time: vacations, flags, reminders. Nothing is sent twice, nothing is missed."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from fivefold import live
from fivefold.live.clocks import DAY
from fivefold.refusals import Refused
from fivefold.server.operations.metrics import Metrics
from fivefold.server.people.links import Links
from fivefold.server.settings import Settings
from fivefold.server.slow.dispatcher import Dispatcher
from fivefold.server.slow.due import standings, warned_at
from fivefold.server.slow.letters import Game
from fivefold.server.slow.mail import Undeliverable
from fivefold.server.slow.player import Claim, Player
from fivefold.server.slow.players import Players
from fivefold.server.slow.wishes import CHANNELS, HOUR, Channel, Mode, Wishes
from fivefold.server.storage import new_store
from fivefold.server.tables.clock import Clock
from fivefold.server.tables.hall import Hall

START = 1_790_000_000.0
PEOPLE = [f"person-{number:02}" for number in range(24)]
GAMES = 300
MODES: tuple[Mode, ...] = ("now", "daily", "off")


@dataclass
class Post:
    """Keeps what leaves the house; it fails now and then, and now and then nobody hears that it succeeded."""

    rng: random.Random
    world: World
    letters: list[tuple[str, Channel, str, float, list[Game]]] = field(default_factory=list)
    """To whom, over which channel, under which id, when and what."""
    kills: int = 0

    async def deliver(self, channel: Channel, who: str, player: Player, claim: Claim, games: list[Game]) -> None:
        luck = self.rng.random()
        if luck < 0.02:
            raise Undeliverable("the mail server is away", final=False)
        self.letters.append((who, channel, claim.id, self.world.now, games))
        if luck < 0.04:
            self.kills += 1
            raise KilledHere


class KilledHere(BaseException):
    """The process ends after the mail server took the letter and before that was written down."""


class World:
    """A hall and its dispatcher with a clock that is set by hand."""

    def __init__(self, data: Path) -> None:
        self.now = START
        self.settings = Settings(data=data)
        self.store = new_store(data, "")
        self.rng = random.Random(29)
        self.post = Post(random.Random(7), self)

    def open(self) -> None:
        """As after a start: everything is in the store, nothing in memory."""
        bots: Any = None
        links = Links(self.store)
        self.hall = Hall(self.settings, self.store, bots, Metrics(), links, Clock(0.0, lambda: self.now))
        self.hall.rng = self.rng  # type: ignore[assignment]
        self.players = Players(self.store, self.hall, self.hall.tasks)
        self.dispatcher = Dispatcher(self.store, self.hall, self.players, self.post, None)

    async def look(self) -> None:
        """One round of the dispatcher; a kill in it starts everything anew."""
        try:
            for who, games in (await self.dispatcher.found()).items():
                for channel in CHANNELS:
                    await self.dispatcher.attend(who, channel, games)
        except KilledHere:
            for table in self.hall.tables.open.values():
                table.stop_timer()
            await self.hall.tasks.stop()
            self.open()


Key = tuple[str, Channel, str, str, float]
"""To whom, over which channel, of which table, what, and since when."""
STEP = 3 * HOUR
SOON_ROUNDS, DAY_ROUNDS = 5, 14
"""After how many looks something that is due at once, or once a day, was told at the latest, failures included."""


@dataclass
class Year:
    """What a year brought."""

    tables: list[str] = field(default_factory=list)
    flags: int = 0
    waited: Counter[Key] = field(default_factory=Counter)
    """How often something was due that had not been told before."""
    players: dict[str, Player] = field(default_factory=dict)


async def begin(world: World) -> None:
    await world.store.open()
    world.open()
    for number, who in enumerate(PEOPLE):
        wishes = Wishes(
            mail=MODES[number % 3],
            push=MODES[number // 3 % 3],
            warning=(0, 6, 24)[number % 3 - 1],
            quiet_from=22 if number % 2 else 0,
            quiet_to=7 if number % 2 else 0,
            zone=("UTC", "Europe/Zurich", "America/New_York", "Asia/Tokyo")[number % 4],
        )
        await world.players.wish(who, wishes)
        for channel in CHANNELS:
            await world.players.reach(who, channel, on=True)


async def live_through(world: World) -> Year:
    await begin(world)
    rng, seen = world.rng, Year()
    while world.now < START + 365 * DAY:
        world.now += STEP
        if len(seen.tables) < GAMES and rng.random() < 0.15:
            seats = tuple(live.Seat("person", who.title(), who) for who in rng.sample(PEOPLE, 2))
            control = live.read_control(f"days {rng.choice((1, 2, 3, 7))}")
            seen.tables.append(await world.hall.create(live.Setting("pentago", seats=seats, control=control)))
        if rng.random() < 0.05:
            start = world.now + rng.choice((0, 0, 5)) * DAY
            try:
                await world.players.rest(rng.choice(PEOPLE), start, start + rng.randrange(1, 9) * DAY)
            except Refused as refusal:
                assert refusal.code in ("vacation-twice", "vacation-used")
        for name in seen.tables:
            await play(world, name, seen)
        await wait_for(world, seen)
        await world.look()
    for table in world.hall.tables.open.values():
        table.stop_timer()
    await world.hall.tasks.stop()
    seen.players = {who: await world.players.current(who) for who in PEOPLE}
    return seen


async def play(world: World, name: str, seen: Year) -> None:
    """Somebody moves, or has overstepped the time."""
    found = await world.hall.find(name)
    table = found.table
    if table.phase != "playing" or table.mover is None:
        return
    who, falls = table.mover.who, table.clock.flag_at
    assert falls is not None
    if world.now >= falls:
        await world.hall.ownership._tick(found)
        if found.table.phase == "over":
            seen.flags += 1
            player = (await world.players.streams.find(who)).state
            assert not player.resting(world.now), "a flag fell on vacation"
            rested = sum(max(0.0, min(one.until, world.now) - max(one.begin, table.since)) for one in player.vacations)
            assert world.now - table.since - rested >= table.setting.control.seconds * DAY - 1e-3
    elif world.rng.random() < 0.06:
        game = table.game
        move = game.write_move(table.state, world.rng.choice(list(game.legal_moves(table.state))))
        await world.hall.ask(name, who, live.Play(table.ply, "", move))


async def wait_for(world: World, seen: Year) -> None:
    """Count what is due in this round, by its own rule: the dispatcher is not asked."""
    for name in seen.tables:
        table = (await world.hall.find(name)).table
        if table.phase != "playing" or table.mover is None:
            continue
        who = table.mover.who
        player = (await world.players.streams.find(who)).state
        wishes, standing = player.wishes, standings(name, table, world.now)[who]
        if player.resting(world.now) or world.now >= standing.falls:
            continue
        for channel in CHANNELS:
            if wishes.mode(channel) == "off":
                continue
            if wishes.warning and world.now >= warned_at(standing, wishes):
                seen.waited[who, channel, name, "soon", table.since] += 1
            elif wishes.quiet(world.now) is None:
                seen.waited[who, channel, name, "turn", table.since] += 1


def test_a_year_of_slow_games(tmp_path: Path) -> None:
    world = World(tmp_path)

    async def story() -> tuple[Year, list[Key]]:
        seen = await live_through(world)
        found = await claims(world)
        await world.store.close()
        return seen, found

    seen, claimed = asyncio.run(story())
    letters = world.post.letters
    assert len(seen.tables) > 250
    assert seen.flags > 20
    assert world.post.kills > 10
    assert sum(len(player.vacations) for player in seen.players.values()) > 50

    # Once: no news is in two letters, and a letter goes out twice only if a kill hid that it had gone.
    assert [key for key, count in Counter(claimed).items() if count > 1] == []
    assert len(letters) - len({name for _, _, name, _, _ in letters}) <= world.post.kills

    # None missed: what was due for long enough was told, a turn also by a warning.
    told = set(claimed)
    missed = []
    for (who, channel, table, kind, since), rounds in seen.waited.items():
        most = DAY_ROUNDS if kind == "turn" and seen.players[who].wishes.mode(channel) == "daily" else SOON_ROUNDS
        kinds = (kind, "soon") if kind == "turn" else (kind,)
        if rounds > most and not any((who, channel, table, one, since) in told for one in kinds):
            missed.append((who, channel, table, kind, since, rounds))
    assert missed == []

    # Nothing that was not wished for, and in quiet hours only what cannot wait.
    for who, channel, _, at, games in letters:
        wishes = seen.players[who].wishes
        assert wishes.mode(channel) != "off"
        if wishes.quiet(at) is not None and wishes.mode(channel) == "now":
            assert any(game.kind == "soon" for game in games)


async def claims(world: World) -> list[Key]:
    """What every letter tells, as it stands in the store; one that was tried again counts once."""
    found: list[Key] = []
    for who in PEOPLE:
        ids = set()
        for stored in await world.store.read(f"player/{who}"):
            data = msgspec.json.decode(stored.body)
            if stored.kind == "claimed" and data["id"] not in ids:
                ids.add(data["id"])
                found += [(who, data["channel"], table, kind, since) for table, kind, since in data["news"]]
    return found
