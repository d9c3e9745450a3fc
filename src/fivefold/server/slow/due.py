"""What a player is to be told now, and how. Pure: it follows from the player, their games and the time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from fivefold.live.clocks import DAY
from fivefold.live.table import Table
from fivefold.server.slow.player import Kind, News, Player, Told
from fivefold.server.slow.wishes import HOUR, Channel, Wishes

GAP: Final[dict[Channel, float]] = {"mail": 900.0, "push": 60.0}
"""Seconds between two letters over a channel, other than warnings: what happens meanwhile goes into one."""


class Standing(NamedTuple):
    """How a table stands for one of its players."""

    table: str
    since: float
    falls: float
    span: float
    """The seconds for each move."""
    here: bool
    over: bool = False


def standings(name: str, table: Table, now: float) -> dict[str, Standing]:
    """The players whom a table has something to tell: whose turn it is, or that the game is over."""
    if table.setting.control.kind != "days":
        return {}
    span, since = table.setting.control.seconds * DAY, table.since
    if table.phase == "over" and table.ended is not None:
        return {
            seat.who: Standing(name, since, 0.0, span, seat.who in table.here, over=True)
            for number, seat in enumerate(table.seats)
            if seat.mover == "person" and not _ended_it(table, number)
        }
    mover, falls = table.mover, table.clock.flag_at
    if table.phase != "playing" or mover is None or mover.mover != "person" or falls is None:
        return {}
    return {mover.who: Standing(name, since, falls, span, mover.who in table.here)}


def _ended_it(table: Table, seat: int) -> bool:
    """Has this seat done what ended the game, so that it knows?"""
    assert table.ended is not None
    if table.ending == "board":
        return bool(table.moves) and table.moves[-1].seat == seat
    first = table.ended.ranks[seat] == 1
    return {"resignation": not first, "forfeit": first}.get(table.ending, False)


class Letter(NamedTuple):
    """What is to be sent: its news, and whether it is the digest of the day."""

    news: tuple[News, ...]
    digest: bool = False


def due(player: Player, games: Iterable[Standing], channel: Channel, now: float) -> Letter | None:
    """What is to be sent over a channel now, if anything."""
    wishes, sent = player.wishes, player.over(channel)
    mode = wishes.mode(channel)
    if mode == "off" or channel not in player.reachable or sent.claim is not None or player.resting(now):
        return None
    urgent: list[News] = []
    others: list[News] = []
    for game in sorted(games, key=lambda one: (one.over, one.falls)):
        news = _news(game, wishes, sent.told.get(game.table), now)
        if news is not None:
            (urgent if news.kind == "soon" else others).append(news)
    quiet = wishes.quiet(now) is not None
    if mode == "daily":
        moment = wishes.last_digest(now)
        if others and sent.digest < moment and not (quiet and wishes.quiet(moment) is None):
            return Letter((*urgent, *others), digest=True)
    elif others and not quiet and now - sent.last >= GAP[channel]:
        return Letter((*urgent, *others))
    return Letter(tuple(urgent)) if urgent else None


def _news(game: Standing, wishes: Wishes, told: Told | None, now: float) -> News | None:
    kinds: frozenset[Kind] = told.kinds if told is not None and told.since == game.since else frozenset()
    if game.over:
        return None if game.here or "over" in kinds else News(game.table, "over", game.since)
    if game.here or now >= game.falls:
        return None
    if "soon" not in kinds and wishes.warning and now >= warned_at(game, wishes):
        return News(game.table, "soon", game.since)
    return None if kinds else News(game.table, "turn", game.since)


def warned_at(game: Standing, wishes: Wishes) -> float:
    """When a player is warned that the time runs out: not in the quiet hours, unless nothing else is left.

    >>> game = Standing("t", since=0.0, falls=72 * HOUR, span=72 * HOUR, here=False)
    >>> warned_at(game, Wishes(warning=24)) / HOUR, warned_at(game, Wishes(warning=48)) / HOUR
    (46.0, 36.0)
    """
    at = game.falls - min(wishes.warning * HOUR, game.span / 2)
    quiet = wishes.quiet(at)
    if quiet is None:
        return at
    if quiet.begin > game.since:
        return quiet.begin
    return quiet.end if quiet.end + HOUR < game.falls else at
