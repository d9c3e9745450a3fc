"""What follows when something is asked of a table: facts, or a refusal that changes nothing."""

from __future__ import annotations

import random
from typing import cast

from fivefold.live import colours, moves, offers, plans, requests
from fivefold.live.decision import Decision
from fivefold.live.facts import Fact, FactData
from fivefold.live.requests import HouseEvent, Request
from fivefold.live.setting import LONGEST_NAME, Setting
from fivefold.live.table import Table, folded
from fivefold.refusals import Conflict, Forbidden, Refused

LONGEST_LINE = 300

Asked = tuple[Table, tuple[Fact, ...]]


def opened(setting: Setting, *, now: float, rng: random.Random) -> Asked:
    """A new table; it starts at once when every seat is taken."""
    first = Fact("opened", now, cast("FactData", setting.plain()))
    decision = Decision(folded([first]), now, rng)
    _start_if_full(decision)
    return decision.table, (first, *decision.facts)


def ask(table: Table, who: str, request: Request, *, now: float, rng: random.Random) -> Asked:
    """What follows when a person asks for something."""
    decision = Decision(table, now, rng)
    _decide(decision, who, request)
    return decision.table, tuple(decision.facts)


def on_event(table: Table, event: HouseEvent, *, now: float, rng: random.Random) -> Asked:
    """What follows from something that only the server can know."""
    decision = Decision(table, now, rng)
    _follow_event(decision, event)
    return decision.table, tuple(decision.facts)


def _sit(decision: Decision, who: str, request: requests.Sit) -> None:
    table = decision.table
    if table.phase != "gathering":
        raise Conflict("The game has begun; you can watch it", code="game-begun")
    if not who:
        raise Refused("Only somebody with a name can sit down", code="nobody")
    if table.seats_of(who):
        raise Refused("You sit at this table already", code="sits-already")
    name = clean(request.name)[:LONGEST_NAME]
    if not name:
        raise Refused("A player needs a name", code="no-name")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    if request.seat is not None and request.seat not in free:
        raise Refused("Seat {seat} is not free", code="seat-taken", seat=request.seat + 1)
    if not free:
        raise Refused("No seat is free", code="table-full")
    seat = free[0] if request.seat is None else request.seat
    if isinstance(request, requests.SitKnown):
        decision.say("sat", seat=seat, name=name, who=who, account=True)
    elif table.setting.rated and "tournament" not in table.setting.origin:
        raise Forbidden("Sign in to play a rated game", code="rated-needs-account")
    else:
        decision.say("sat", seat=seat, name=name, who=who)
    _start_if_full(decision)


def clean(text: str) -> str:
    """A text without what a record or a screen cannot hold: control characters and quotation marks."""
    printable = "".join(c for c in text if c.isprintable() and c not in '"{}')
    return " ".join(printable.split())


def _start_if_full(decision: Decision) -> None:
    table = decision.table
    if any(seat.kind == "open" for seat in table.seats):
        return
    order = list(range(len(table.seats)))
    if table.setting.by_lot and table.setting.teams:
        first = decision.rng.randrange(len(order))
        order = order[first:] + order[:first]  # partners stay opposite each other (PT13)
    elif table.setting.by_lot:
        decision.rng.shuffle(order)
    decision.say("started", order=order)
    decision.let_chance_move()


def _stand(decision: Decision, who: str) -> None:
    if decision.table.phase != "gathering":
        raise Conflict("The game has begun; you can resign", code="cannot-leave")
    for seat in decision.own_seats(who):
        decision.say("stood", seat=seat)


def _fill(decision: Decision, request: requests.Fill) -> None:
    if decision.table.phase != "gathering":
        raise Conflict("The game has begun; you can watch it", code="game-begun")
    for number, seat in enumerate(decision.table.seats):
        if seat.kind == "open":
            decision.say("filled", seat=number, bot=request.bot, name=request.bot.title())
    _start_if_full(decision)


def _talk(decision: Decision, who: str, request: requests.Say) -> None:
    table = decision.table
    held = table.seats_of(who)
    text = clean(request.text)[:LONGEST_LINE]
    if not text:
        raise Refused("Nothing was said", code="nothing-said")
    if not who:
        raise Refused("Only somebody with a name can talk here", code="nobody-talks")
    if not table.setting.talk:
        raise Refused("There is no talk at this table", code="no-talk")
    if held and table.setting.teams and table.phase != "over":
        raise Refused("Partners do not talk during the game", code="no-talk-in-teams", rule="PT13")
    name = table.seats[held[0]].name if held else clean(request.name)[:LONGEST_NAME] or "guest"
    decision.say("said", name=name, text=text, watcher=not held, who=who)


def _tick(decision: Decision) -> None:
    table = decision.table
    falls = table.clock.flag_at
    if table.phase == "playing" and falls is not None and decision.now >= falls and table.clock.running is not None:
        decision.lose(table.clock.running, "flagged")


def _came(decision: Decision, event: requests.Came) -> None:
    if event.who not in decision.table.here and decision.table.seats_of(event.who):
        decision.say("came", who=event.who)


def _went(decision: Decision, event: requests.Went) -> None:
    if event.who in decision.table.here:
        decision.say("went", who=event.who)


def _bot_plays(decision: Decision, event: requests.BotPlays) -> None:
    table = decision.table
    mover = table.mover
    if table.phase == "playing" and event.ply == table.ply and mover is not None and mover.mover == "bot":
        move = table.game.read_move(table.state, event.move)
        decision.move(table.to_move or 0, move, f"bot {event.ply}", by=event.by)


def _recover(decision: Decision) -> None:
    if decision.table.phase == "playing" and decision.table.setting.control.live:
        decision.say("recovered")
    decision.let_chance_move()


def _rest(decision: Decision, event: requests.Rests) -> None:
    table = decision.table
    running = table.phase in ("playing", "paused") and table.setting.control.kind == "days"
    if running and table.seats_of(event.who) and table.rests.get(event.who, ()) != event.rests:
        decision.say("rested", who=event.who, rests=[list(rest) for rest in event.rests])


def _follow(decision: Decision, event: requests.Follow) -> None:
    if not decision.table.follow:
        decision.say("followed", table=event.table)


def _signed_in(decision: Decision, event: requests.SignedIn) -> None:
    table = decision.table
    if table.phase == "over" or table.seats_of(event.who):
        raise Refused("You sit at this table already", code="sits-already")
    for seat in table.seats_of(event.guest):
        decision.say("sat", seat=seat, name=event.name, who=event.who, account=True)


def _decide(decision: Decision, who: str, request: Request) -> None:
    match request:
        case requests.Sit():
            _sit(decision, who, request)
        case requests.Stand():
            _stand(decision, who)
        case requests.Fill():
            _fill(decision, request)
        case requests.Say():
            _talk(decision, who, request)
        case requests.Play():
            moves.play(decision, who, request)
        case requests.Touch():
            moves.touch(decision, who, request)
        case requests.Plan():
            plans.plan(decision, who, request)
        case requests.Colour():
            colours.choose(decision, who, request)
        case requests.Resign():
            moves.resign(decision, who, request)
        case requests.Claim():
            moves.claim(decision, who, request)
        case requests.Return():
            moves.take_seat_back(decision, who)
        case requests.Offer():
            offers.offer(decision, who, request.what)
        case requests.Accept():
            offers.accept(decision, who, request.what)
        case requests.Decline():
            offers.decline(decision, who, request.what)
        case requests.Pause():
            offers.offer(decision, who, "pause")
        case requests.Resume():
            offers.resume(decision, who)


def _follow_event(decision: Decision, event: HouseEvent) -> None:
    match event:
        case requests.Tick():
            _tick(decision)
        case requests.Came():
            _came(decision, event)
        case requests.Went():
            _went(decision, event)
        case requests.BotPlays():
            _bot_plays(decision, event)
        case requests.Recover():
            _recover(decision)
        case requests.Follow():
            _follow(decision, event)
        case requests.SignedIn():
            _signed_in(decision, event)
        case requests.Rests():
            _rest(decision, event)
