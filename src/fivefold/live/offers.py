"""Offers: a draw, a take-back, a pause, a rematch. Everybody else at the table has to agree."""

from __future__ import annotations

from collections.abc import Callable

from fivefold.games.core import CHANCE
from fivefold.live.decision import Decision
from fivefold.live.requests import Offered
from fivefold.live.table import Table
from fivefold.refusals import Refused


def offer(decision: Decision, who: str, what: Offered) -> None:
    """Offer something, or agree to what another has offered."""
    held = decision.own_seats(who)
    CHECKS[what](decision, held)
    if what not in decision.table.offers and (what, who) in decision.table.declined:
        raise Refused("This was declined; a move must be made before it is offered again", code="declined-before")
    _agree(decision, who, what)


def accept(decision: Decision, who: str, what: Offered) -> None:
    """Agree to what was offered."""
    _must_be_offered(decision, who, what)
    _agree(decision, who, what)


def decline(decision: Decision, who: str, what: Offered) -> None:
    """Say no to what was offered, or withdraw it."""
    _must_be_offered(decision, who, what)
    decision.say("declined", what=what, who=who)


def _must_be_offered(decision: Decision, who: str, what: Offered) -> None:
    decision.own_seats(who)
    if what not in decision.table.offers:
        raise Refused("Nobody has offered this", code="no-offer", what=what)


def _agree(decision: Decision, who: str, what: Offered) -> None:
    agreed = decision.table.offers.get(what, ())
    if who in agreed:
        raise Refused("You have said so already", code="said-already")
    others = set(decision.table.people) - {who, *agreed}
    if others or what == "rematch":
        decision.say("offered", what=what, who=who)
    if not others and what != "rematch":
        offerer = agreed[0] if agreed else who
        EFFECTS[what](decision, offerer)


def drawn_by_agreement(table: Table) -> bool:
    """May two sides agree on a draw here, if both are people?"""
    setting = table.setting
    return setting.draws and table.game.drawn and (len(table.seats) == 2 or setting.teams)


def _can_draw(decision: Decision, held: tuple[int, ...]) -> None:
    decision.must_be_playing()
    table = decision.table
    if not drawn_by_agreement(table):
        raise Refused("This game is not drawn by agreement", code="no-draws")
    if any(seat.mover == "bot" for seat in table.seats):
        raise Refused("A bot agrees to no draw", code="bot-plays-on")


def _can_take_back(decision: Decision, held: tuple[int, ...]) -> None:
    decision.must_be_playing()
    if not decision.table.setting.takebacks or decision.table.setting.strict:
        raise Refused("Nothing is taken back at this table", code="no-takebacks")
    _ply_before(decision, held)


def _ply_before(decision: Decision, held: tuple[int, ...]) -> int:
    """How many moves stand before the last one of these seats; what chance has shown cannot be unseen."""
    moves = decision.table.moves
    for ply in reversed(range(len(moves))):
        if moves[ply].seat == CHANCE:
            raise Refused("Chance has moved since; that cannot be taken back", code="chance-has-moved")
        if moves[ply].seat in held:
            return ply
    raise Refused("You have made no move yet", code="no-move-yet")


def _can_pause(decision: Decision, held: tuple[int, ...]) -> None:
    decision.must_be_playing()
    if decision.table.phase == "paused":
        raise Refused("The game is paused", code="paused")


def _can_rematch(decision: Decision, held: tuple[int, ...]) -> None:
    if decision.table.phase != "over":
        raise Refused("The game is not over", code="not-over")
    if decision.table.follow:
        raise Refused("The next game stands already", code="followed")
    if "tournament" in decision.table.setting.origin:
        raise Refused("The tournament says who plays next", code="tournament-game")


def _take_back(decision: Decision, offerer: str) -> None:
    decision.say("took-back", ply=_ply_before(decision, decision.table.seats_of(offerer)))


def resume(decision: Decision, who: str) -> None:
    """Go on after a pause."""
    decision.own_seats(who)
    if decision.table.phase != "paused":
        raise Refused("The game is not paused", code="not-paused")
    decision.say("resumed")


CHECKS: dict[str, Callable[[Decision, tuple[int, ...]], None]] = {
    "draw": _can_draw,
    "takeback": _can_take_back,
    "pause": _can_pause,
    "rematch": _can_rematch,
}
EFFECTS: dict[str, Callable[[Decision, str], None]] = {
    "draw": lambda decision, _: decision.say("agreed"),
    "takeback": _take_back,
    "pause": lambda decision, _: decision.say("paused"),
}
