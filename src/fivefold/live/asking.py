"""What follows when something is asked of a table: facts, or a refusal that changes nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from fivefold.games.core import CHANCE
from fivefold.live import offering, playing, requests
from fivefold.live.course import Course
from fivefold.live.facts import Fact
from fivefold.live.requests import HouseEvent, Request
from fivefold.live.setting import LONGEST_NAME, Setting
from fivefold.live.table import Table, folded
from fivefold.refusals import Conflict, Refused

LONGEST_LINE = 300

Asked = tuple[Table, tuple[Fact, ...]]


def opened(setting: Setting, *, now: float, lots: random.Random) -> Asked:
    """A new table; it starts at once when every seat is taken."""
    first = Fact("opened", now, setting.plain())
    course = Course(folded([first]), now, lots)
    _start_if_full(course)
    return course.table, (first, *course.facts)


def ask(table: Table, who: str, request: Request, *, now: float, lots: random.Random) -> Asked:
    """What follows when a person asks for something."""
    course = Course(table, now, lots)
    HANDLERS[type(request)](course, who, request)
    return course.table, tuple(course.facts)


def house(table: Table, event: HouseEvent, *, now: float, lots: random.Random) -> Asked:
    """What follows from something that only the house can know."""
    course = Course(table, now, lots)
    HOUSE_HANDLERS[type(event)](course, event)
    return course.table, tuple(course.facts)


def _sit(course: Course, who: str, wish: requests.Sit) -> None:
    table = course.table
    if table.phase != "gathering":
        raise Conflict("The game has begun; you can watch it", code="game-begun")
    if not who:
        raise Refused("Only somebody with a name can sit down", code="nobody")
    if table.seats_of(who):
        raise Refused("You sit at this table already", code="sits-already")
    name = clean(wish.name)[:LONGEST_NAME]
    if not name:
        raise Refused("A player needs a name", code="no-name")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if wish.seat is not None and wish.seat not in free:
        raise Refused("Seat {seat} is not free", code="seat-taken", seat=wish.seat + 1)
    if not free:
        raise Refused("No seat is free", code="table-full")
    course.say("sat", seat=free[0] if wish.seat is None else wish.seat, name=name, who=who)
    _start_if_full(course)


def clean(text: str) -> str:
    """A text without what a record or a screen cannot hold: control characters and quotation marks."""
    printable = "".join(c for c in text if c.isprintable() and c not in '"{}')
    return " ".join(printable.split())


def _start_if_full(course: Course) -> None:
    table = course.table
    if any(seat.kind == "open" for seat in table.seats):
        return
    order = list(range(len(table.seats)))
    if table.setting.by_lot:
        course.lots.shuffle(order)
    course.say("started", order=order)
    course.let_chance_move()


def _stand(course: Course, who: str, wish: requests.Stand) -> None:
    if course.table.phase != "gathering":
        raise Conflict("The game has begun; you can resign", code="cannot-leave")
    for seat in course.own_seats(who):
        course.say("stood", seat=seat)


def _talk(course: Course, who: str, wish: requests.Say) -> None:
    table = course.table
    held = table.seats_of(who)
    text = clean(wish.text)[:LONGEST_LINE]
    if not text:
        raise Refused("Nothing was said", code="nothing-said")
    if not who:
        raise Refused("Only somebody with a name can talk here", code="nobody-talks")
    if not table.setting.talk:
        raise Refused("There is no talk at this table", code="no-talk")
    if held and table.setting.teams and table.phase != "over":
        raise Refused("Partners do not talk during the game", code="no-talk-in-teams", rule="PT13")
    name = table.seats[held[0]].name if held else clean(wish.name)[:LONGEST_NAME] or "guest"
    course.say("said", name=name, text=text, watcher=not held, who=who)


def _tick(course: Course, event: requests.Tick) -> None:
    table = course.table
    falls = table.clock.flag_at
    if table.phase == "playing" and falls is not None and course.now >= falls and table.clock.running is not None:
        course.lose(table.clock.running, "flagged")


def _came(course: Course, event: requests.Came) -> None:
    if event.who not in course.table.here and course.table.seats_of(event.who):
        course.say("came", who=event.who)


def _went(course: Course, event: requests.Went) -> None:
    if event.who in course.table.here:
        course.say("went", who=event.who)


def _bot_plays(course: Course, event: requests.BotPlays) -> None:
    table = course.table
    mover = table.mover
    if table.phase == "playing" and event.ply == table.ply and mover is not None and mover.mover == "bot":
        course.move(table.to_move, event.move, f"bot {event.ply}", by=event.by)


def _recover(course: Course, event: requests.Recover) -> None:
    if course.table.phase == "playing" and course.table.setting.control.live:
        course.say("recovered")
    if course.table.phase == "playing" and course.table.to_move == CHANCE:
        course.let_chance_move()


def _follow(course: Course, event: requests.Follow) -> None:
    if not course.table.follow:
        course.say("followed", table=event.table)


HANDLERS: dict[type, Callable[[Course, str, Any], None]] = {
    requests.Sit: _sit,
    requests.Stand: _stand,
    requests.Say: _talk,
    **playing.HANDLERS,
    **offering.HANDLERS,
}

HOUSE_HANDLERS: dict[type, Callable[[Course, Any], None]] = {
    requests.Tick: _tick,
    requests.Came: _came,
    requests.Went: _went,
    requests.BotPlays: _bot_plays,
    requests.Recover: _recover,
    requests.Follow: _follow,
}
