"""Moves, touches, giving up, being gone."""

from __future__ import annotations

from fivefold.games.core import IllegalMove
from fivefold.live import requests
from fivefold.live.decision import Decision
from fivefold.refusals import Conflict, Forbidden, Refused


def _must_be_the_turn(decision: Decision, who: str, ply: int) -> int:
    """The seat that moves now, if it is the asker's and the position is the one they see."""
    table = decision.table
    held = decision.own_seats(who)
    decision.must_be_playing()
    if table.phase == "paused":
        raise Refused("The game is paused", code="paused")
    if ply != table.ply:
        raise Conflict(
            "The game stands after move {made}, not {ply}; look again", code="other-position", made=table.ply, ply=ply
        )
    falls = table.clock.flag_at
    if falls is not None and decision.now >= falls:
        raise Refused("Your time is up", code="time-up")
    seat = table.to_move
    if seat is None or seat not in held:
        raise Forbidden("It is not your turn", code="not-your-turn")
    if table.seats[seat].bot:
        raise Refused("A bot plays for you; take your seat back first", code="bot-plays")
    return seat


def play(decision: Decision, who: str, request: requests.Play) -> None:
    """Make a move: a text or the steps of a hand."""
    table = decision.table
    if 0 <= request.ply < table.ply:
        made = table.moves[request.ply]
        if request.id and made.id == request.id and made.seat in table.seats_of(who):
            return  # sent twice: the first one counts
    seat = _must_be_the_turn(decision, who, request.ply)
    game, state = table.game, table.state
    if request.move and request.steps:
        raise Refused("A move is a text or steps, not both", code="move-twice")
    move = game.read_move(state, request.move) if request.move else table.turn.by(request.steps)
    if table.setting.strict and table.steps and game.clicks(state, move)[: len(table.steps)] != table.steps:
        raise IllegalMove(
            "{step} stays: what was touched is played", code="touched", rule=game.touch_rule, step=" ".join(table.steps)
        )
    decision.move(seat, move, request.id, request.credit)


def touch(decision: Decision, who: str, request: requests.Touch) -> None:
    """Do the next step of a strict turn."""
    seat = _must_be_the_turn(decision, who, request.ply)
    table = decision.table
    if not table.setting.strict:
        raise Refused("At this table a turn is taken as a whole", code="not-strict")
    turn = table.turn
    for step in (*table.steps, request.step):
        turn = turn.step(step)
    if turn.move is not None and not turn.next_steps():
        decision.move(seat, turn.move, request.id)
    else:
        decision.say("touched", seat=seat, step=request.step)


def resign(decision: Decision, who: str, request: requests.Resign) -> None:
    """Give the game up."""
    held = decision.own_seats(who)
    decision.must_be_playing()
    table = decision.table
    seat = request.seat
    if seat is None:
        seat = table.to_move if table.to_move in held else held[0]
    if seat not in held:
        raise Refused("You do not sit there", code="not-your-seat")
    if table.seats[seat].bot:
        raise Refused("A bot plays for you already", code="bot-plays-already")
    decision.lose(seat, "resigned")


def claim(decision: Decision, who: str, request: requests.Claim) -> None:
    """Claim the game of somebody who has been gone too long, or let a bot take over."""
    held = decision.own_seats(who)
    decision.must_be_playing()
    table = decision.table
    gone = [
        number
        for number, seat in enumerate(table.seats)
        if number not in held
        and seat.mover == "person"
        and seat.who in table.away
        and decision.now - table.away[seat.who] >= table.setting.claim_after
    ]
    if table.setting.control.kind == "days":
        raise Refused("With days for a move nobody has to wait at the table", code="days-to-move")
    if not gone:
        raise Refused("Nobody has been gone for {seconds} s", code="nobody-gone", seconds=table.setting.claim_after)
    if request.what == "bot":
        decision.say("handed", seat=gone[0], bot=table.setting.stand_in, why="gone")
    elif len(table.seats) > 2:
        raise Refused("With more than two players a bot takes over", code="only-a-bot")
    else:
        decision.say(f"claimed-{request.what}", seat=gone[0])


def take_seat_back(decision: Decision, who: str) -> None:
    """Take one's seat back from a bot."""
    taken = [seat for seat in decision.own_seats(who) if decision.table.seats[seat].bot]
    decision.must_be_playing()
    if not taken:
        raise Refused("Your seat is yours", code="seat-is-yours")
    for seat in taken:
        decision.say("handed-back", seat=seat)
