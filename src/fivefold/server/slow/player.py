"""A player of slow games: vacations, wishes and what was sent to them, folded from the facts of their stream.

Addresses are personal and can be deleted, so they are no facts: `addresses.py` keeps them beside the streams.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

import msgspec

from fivefold.server.slow.vacation import MOST, Vacation, ended
from fivefold.server.slow.wishes import Channel, Wishes
from fivefold.server.storage import NewFact
from fivefold.server.streams import PlainStream

KEPT_TABLES = 500
"""Of how many tables it is remembered what was told."""
PAUSES = (120.0, 300.0, 1800.0, 7200.0, 21600.0)
"""Seconds after which something is tried again that could not be sent; then it is given up."""

Kind = Literal["turn", "soon", "over"]


class News(NamedTuple):
    """Something to tell: at which table, what, and since when it stands there."""

    table: str
    kind: Kind
    since: float


class Told(NamedTuple):
    """What was told of a table: of how it stood since when, and what."""

    since: float
    kinds: frozenset[Kind]


class Claim(NamedTuple):
    """A letter that is being sent: its id, since when, its news, how often it failed."""

    id: str
    at: float
    news: tuple[News, ...]
    failures: int = 0

    @property
    def again_at(self) -> float:
        """When it is tried again, if nobody says what became of it."""
        return self.at + PAUSES[self.failures] if self.failures < len(PAUSES) else math.inf


class Sent(NamedTuple):
    """What went over one channel."""

    told: Mapping[str, Told] = {}
    claim: Claim | None = None
    last: float = 0.0
    digest: float = 0.0


NOTHING = Sent()


@dataclass(frozen=True)
class Player:
    """A player after their facts."""

    vacations: tuple[Vacation, ...] = ()
    wishes: Wishes = Wishes()
    reachable: frozenset[Channel] = frozenset()
    sent: Mapping[Channel, Sent] = field(default_factory=dict)

    def over(self, channel: Channel) -> Sent:
        """What went over a channel."""
        return self.sent.get(channel, NOTHING)

    def resting(self, now: float) -> bool:
        """Are they on vacation?"""
        return any(one.begin <= now < one.until for one in self.vacations)


class PlayerStream(PlainStream[Player]):
    """The stream of one player, named by their key."""

    kind = "player"

    def fold(self, before: Player | None, facts: Sequence[NewFact]) -> Player:
        """The player after some more facts."""
        player = before or Player()
        for fact in facts:
            player = after(player, fact)
        return player


def fact(kind: str, at: float, **data: Any) -> NewFact:
    """A fact of a player."""
    return NewFact(kind, at, msgspec.json.encode(data).decode())


def after(player: Player, fact: NewFact) -> Player:
    """The player after one more fact."""
    data = msgspec.json.decode(fact.body)
    match fact.kind:
        case "vacation":
            planned = (*player.vacations, Vacation(data["begin"], data["until"]))
            return replace(player, vacations=tuple(sorted(planned))[-MOST:])
        case "vacation-ended":
            return replace(player, vacations=ended(player.vacations, data["begin"], fact.at))
        case "wished":
            return replace(player, wishes=msgspec.convert(data, Wishes))
        case "reachable":
            there = {data["channel"]} if data["on"] else set()
            return replace(player, reachable=(player.reachable - {data["channel"]}) | there)
        case "claimed":
            return _with(player, data["channel"], _claimed(player.over(data["channel"]), fact.at, data))
        case "sent":
            return _with(player, data["channel"], player.over(data["channel"])._replace(claim=None))
        case "failed":
            return _with(player, data["channel"], _failed(player.over(data["channel"]), fact.at, data))
    raise ValueError(f"a player has no fact {fact.kind}")


def _with(player: Player, channel: Channel, sent: Sent) -> Player:
    return replace(player, sent={**player.sent, channel: sent})


def _claimed(sent: Sent, at: float, data: Mapping[str, Any]) -> Sent:
    if sent.claim is not None and sent.claim.id == data["id"]:  # tried again
        return sent._replace(claim=sent.claim._replace(at=at, failures=sent.claim.failures + 1))
    news = tuple(News(*one) for one in data["news"])
    told = dict(sent.told)
    for one in news:
        before = told.pop(one.table, None)
        kinds = before.kinds if before is not None and before.since == one.since else frozenset[Kind]()
        told[one.table] = Told(one.since, kinds | {one.kind})
    while len(told) > KEPT_TABLES:
        del told[next(iter(told))]
    return Sent(told, Claim(data["id"], at, news), at, at if data["digest"] else sent.digest)


def _failed(sent: Sent, at: float, data: Mapping[str, Any]) -> Sent:
    if sent.claim is None or data["final"]:
        return sent._replace(claim=None)
    return sent._replace(claim=sent.claim._replace(at=at))
