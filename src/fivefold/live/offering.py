"""Offers: a draw, a take-back, a pause, a rematch. Everybody else at the table has to agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefold.games.core import CHANCE
from fivefold.live import requests
from fivefold.live.course import Course
from fivefold.refusals import Refused


def _offer(course: Course, who: str, wish: requests.Offer) -> None:
    held = course.own_seats(who)
    CHECKS[wish.what](course, held)
    if wish.what in course.table.offers:
        _agree(course, who, wish.what)
        return
    if (wish.what, who) in course.table.declined:
        raise Refused("This was declined; a move must be made before it is offered again", code="declined-before")
    _agree(course, who, wish.what)


def _accept(course: Course, who: str, wish: requests.Accept) -> None:
    course.own_seats(who)
    if wish.what not in course.table.offers:
        raise Refused("Nobody has offered this", code="no-offer", what=wish.what)
    _agree(course, who, wish.what)


def _agree(course: Course, who: str, what: str) -> None:
    agreed = course.table.offers.get(what, ())
    if who in agreed:
        raise Refused("You have said so already", code="said-already")
    others = set(course.table.people) - {who, *agreed}
    if others or what == "rematch":
        course.say("offered", what=what, who=who)
    if not others and what != "rematch":
        offerer = agreed[0] if agreed else who
        EFFECTS[what](course, offerer)


def _decline(course: Course, who: str, wish: requests.Decline) -> None:
    course.own_seats(who)
    if wish.what not in course.table.offers:
        raise Refused("Nobody has offered this", code="no-offer", what=wish.what)
    course.say("declined", what=wish.what, who=who)


def _can_draw(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    table = course.table
    if not table.setting.draws or not (len(table.seats) == 2 or table.setting.teams):
        raise Refused("This game is not drawn by agreement", code="no-draws")
    if any(seat.mover == "bot" for seat in table.seats):
        raise Refused("A bot agrees to no draw", code="bot-plays-on")


def _can_take_back(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    if not course.table.setting.takebacks or course.table.setting.strict:
        raise Refused("Nothing is taken back at this table", code="no-takebacks")
    _ply_before(course, held)


def _ply_before(course: Course, held: tuple[int, ...]) -> int:
    """How many moves stand before the last one of these seats; what chance has shown cannot be unseen."""
    moves = course.table.moves
    for ply in reversed(range(len(moves))):
        if moves[ply].seat == CHANCE:
            raise Refused("Chance has moved since; that cannot be taken back", code="chance-has-moved")
        if moves[ply].seat in held:
            return ply
    raise Refused("You have made no move yet", code="no-move-yet")


def _can_pause(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    if course.table.phase == "paused":
        raise Refused("The game is paused", code="paused")


def _can_rematch(course: Course, held: tuple[int, ...]) -> None:
    if course.table.phase != "over":
        raise Refused("The game is not over", code="not-over")
    if course.table.follow:
        raise Refused("The next game stands already", code="followed")
    if "tournament" in course.table.setting.origin:
        raise Refused("The tournament says who plays next", code="tournament-game")


def _take_back(course: Course, offerer: str) -> None:
    course.say("took-back", ply=_ply_before(course, course.table.seats_of(offerer)))


def _pause(course: Course, who: str, wish: requests.Pause) -> None:
    _offer(course, who, requests.Offer("pause"))


def _resume(course: Course, who: str, wish: requests.Resume) -> None:
    course.own_seats(who)
    if course.table.phase != "paused":
        raise Refused("The game is not paused", code="not-paused")
    course.say("resumed")


CHECKS: dict[str, Callable[[Course, tuple[int, ...]], None]] = {
    "draw": _can_draw,
    "takeback": _can_take_back,
    "pause": _can_pause,
    "rematch": _can_rematch,
}
EFFECTS: dict[str, Callable[[Course, str], None]] = {
    "draw": lambda course, _: course.say("agreed"),
    "takeback": _take_back,
    "pause": lambda course, _: course.say("paused"),
}
HANDLERS: dict[type, Callable[[Course, str, Any], None]] = {
    requests.Offer: _offer,
    requests.Accept: _accept,
    requests.Decline: _decline,
    requests.Pause: _pause,
    requests.Resume: _resume,
}
