"""Moves, touches, giving up, being gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fivefold.games.core import IllegalMove
from fivefold.games.turn import Turn
from fivefold.live import requests
from fivefold.live.course import Course
from fivefold.live.steps import move_by_steps
from fivefold.refusals import Conflict, Forbidden, Refused


def _must_be_the_turn(course: Course, who: str, ply: int) -> int:
    """The seat that moves now, if it is the asker's and the position is the one they see."""
    table = course.table
    held = course.own_seats(who)
    course.must_be_playing()
    if table.phase == "paused":
        raise Refused("The game is paused", code="paused")
    if ply != table.ply:
        raise Conflict("{made} moves were made, not {ply}; look again", code="other-position", made=table.ply, ply=ply)
    falls = table.clock.flag_at
    if falls is not None and course.now >= falls:
        raise Refused("Your time is up", code="time-up")
    seat = table.to_move
    if seat is None or seat not in held:
        raise Forbidden("It is not your turn", code="not-your-turn")
    if table.seats[seat].bot:
        raise Refused("A bot plays for you; take your seat back first", code="bot-plays")
    return seat


def _play(course: Course, who: str, wish: requests.Play) -> None:
    table = course.table
    if 0 <= wish.ply < table.ply:
        made = table.moves[wish.ply]
        if wish.id and made.id == wish.id and made.seat in table.seats_of(who):
            return  # sent twice: the first one counts
    seat = _must_be_the_turn(course, who, wish.ply)
    game, state = table.game, table.state
    if wish.move and wish.steps:
        raise Refused("A move is a text or steps, not both", code="move-twice")
    move = game.read_move(state, wish.move) if wish.move else move_by_steps(game, state, wish.steps)
    if table.setting.strict and table.steps and game.clicks(state, move)[: len(table.steps)] != table.steps:
        raise IllegalMove(
            "{step} stays: what was touched is played", code="touched", rule=game.touch_rule, step=" ".join(table.steps)
        )
    course.move(seat, game.write_move(state, move), wish.id, wish.credit)


def _touch(course: Course, who: str, wish: requests.Touch) -> None:
    seat = _must_be_the_turn(course, who, wish.ply)
    table = course.table
    if not table.setting.strict:
        raise Refused("At this table a turn is taken as a whole", code="not-strict")
    turn = Turn.begin(table.game, table.state, strict=True)
    for step in (*table.steps, wish.step):
        turn = turn.step(step)
    if turn.move is not None and not turn.next_steps():
        course.move(seat, table.game.write_move(table.state, turn.move), wish.id)
    else:
        course.say("touched", seat=seat, step=wish.step)


def _resign(course: Course, who: str, wish: requests.Resign) -> None:
    held = course.own_seats(who)
    course.must_be_playing()
    table = course.table
    seat = wish.seat
    if seat is None:
        seat = table.to_move if table.to_move in held else held[0]
    if seat not in held:
        raise Refused("You do not sit there", code="not-your-seat")
    if table.seats[seat].bot:
        raise Refused("A bot plays for you already", code="bot-plays-already")
    course.lose(seat, "resigned")


def _claim(course: Course, who: str, wish: requests.Claim) -> None:
    held = course.own_seats(who)
    course.must_be_playing()
    table = course.table
    gone = [
        number
        for number, seat in enumerate(table.seats)
        if number not in held
        and seat.mover == "person"
        and seat.who in table.away
        and course.now - table.away[seat.who] >= table.setting.claim_after
    ]
    if table.setting.control.kind == "days":
        raise Refused("With days for a move nobody has to wait at the table", code="days-to-move")
    if not gone:
        raise Refused("Nobody has been gone for {seconds} s", code="nobody-gone", seconds=table.setting.claim_after)
    if wish.what == "bot":
        course.say("handed", seat=gone[0], bot=table.setting.stand_in, why="gone")
    elif len(table.seats) > 2:
        raise Refused("With more than two players a bot takes over", code="only-a-bot")
    else:
        course.say(f"claimed-{wish.what}", seat=gone[0])


def _return(course: Course, who: str, wish: requests.Return) -> None:
    taken = [seat for seat in course.own_seats(who) if course.table.seats[seat].bot]
    course.must_be_playing()
    if not taken:
        raise Refused("Your seat is yours", code="seat-is-yours")
    for seat in taken:
        course.say("handed-back", seat=seat)


HANDLERS: dict[type, Callable[[Course, str, Any], None]] = {
    requests.Play: _play,
    requests.Touch: _touch,
    requests.Resign: _resign,
    requests.Claim: _claim,
    requests.Return: _return,
}
