"""Offers: a draw, a take-back, a pause, a rematch. Everybody else at the table has to agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefold.games.core import CHANCE
from fivefold.live import requests
from fivefold.live.course import Course, no


def _offer(course: Course, who: str, wish: requests.Offer) -> None:
    held = course.own_seats(who)
    CHECKS[wish.what](course, held)
    if wish.what in course.table.offers:
        _agree(course, who, wish.what)
        return
    if (wish.what, who) in course.table.declined:
        raise no("This was declined; a move must be made before it is offered again", "declined-before")
    _agree(course, who, wish.what)


def _accept(course: Course, who: str, wish: requests.Accept) -> None:
    course.own_seats(who)
    if wish.what not in course.table.offers:
        raise no("Nobody has offered this", "no-offer", what=wish.what)
    _agree(course, who, wish.what)


def _agree(course: Course, who: str, what: str) -> None:
    agreed = course.table.offers.get(what, ())
    if who in agreed:
        raise no("You have said so already", "said-already")
    others = set(course.table.people) - {who, *agreed}
    if others or what == "rematch":
        course.say("offered", what=what, who=who)
    if not others and what != "rematch":
        offerer = agreed[0] if agreed else who
        EFFECTS[what](course, offerer)


def _decline(course: Course, who: str, wish: requests.Decline) -> None:
    course.own_seats(who)
    if wish.what not in course.table.offers:
        raise no("Nobody has offered this", "no-offer", what=wish.what)
    course.say("declined", what=wish.what, who=who)


def _can_draw(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    table = course.table
    if not table.setting.draws or not (len(table.seats) == 2 or table.setting.teams):
        raise no("This game is not drawn by agreement", "no-draws")
    if any(seat.mover == "bot" for seat in table.seats):
        raise no("A bot agrees to no draw", "bot-plays-on")


def _can_take_back(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    if not course.table.setting.takebacks or course.table.setting.strict:
        raise no("Nothing is taken back at this table", "no-takebacks")
    _ply_before(course, held)


def _ply_before(course: Course, held: tuple[int, ...]) -> int:
    """How many moves stand before the last one of these seats; what chance has shown cannot be unseen."""
    moves = course.table.moves
    for ply in reversed(range(len(moves))):
        if moves[ply].seat == CHANCE:
            raise no("Chance has moved since; that cannot be taken back", "chance-has-moved")
        if moves[ply].seat in held:
            return ply
    raise no("You have made no move yet", "no-move-yet")


def _can_pause(course: Course, held: tuple[int, ...]) -> None:
    course.must_be_playing()
    if course.table.phase == "paused":
        raise no("The game is paused", "paused")


def _can_rematch(course: Course, held: tuple[int, ...]) -> None:
    if course.table.phase != "over":
        raise no("The game is not over", "not-over")
    if course.table.follow:
        raise no("The next game stands already", "followed")
    if "tournament" in course.table.setting.origin:
        raise no("The tournament says who plays next", "tournament-game")


def _take_back(course: Course, offerer: str) -> None:
    course.say("took-back", ply=_ply_before(course, course.table.seats_of(offerer)))


def _pause(course: Course, who: str, wish: requests.Pause) -> None:
    _offer(course, who, requests.Offer("pause"))


def _resume(course: Course, who: str, wish: requests.Resume) -> None:
    course.own_seats(who)
    if course.table.phase != "paused":
        raise no("The game is not paused", "not-paused")
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
