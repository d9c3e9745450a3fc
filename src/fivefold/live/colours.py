"""The colours of the seats, where players choose them: from the first seat on, each among those that are left (TK5)."""

from __future__ import annotations

from fivefold.live import requests
from fivefold.live.decision import Decision
from fivefold.live.table import Table
from fivefold.refusals import Conflict, Forbidden, Refused


def choose(decision: Decision, who: str, request: requests.Colour) -> None:
    """Choose a colour for the seat whose turn it is to choose."""
    table = decision.table
    held = decision.own_seats(who)
    decision.must_be_playing()
    if not table.game.colours_chosen:
        raise Refused("In this game the colours are not chosen", code="no-colours")
    if table.chooser is None:
        raise Conflict("The colours are given", code="colours-given", rule="TK5")
    if table.chooser not in held:
        name = table.seats[table.chooser].name
        raise Forbidden("{name} chooses a colour first", code="colour-not-yet", rule="TK5", name=name)
    if request.colour not in colours_left(table):
        left = ", ".join(colours_left(table))
        raise Refused("That colour is not free; these are: {left}", code="colour-taken", rule="TK5", left=left)
    decision.say("coloured", seat=table.chooser, colour=request.colour)


def colours_left(table: Table) -> tuple[str, ...]:
    """The colours that nobody has chosen."""
    return tuple(colour for colour in table.game.seat_colours if colour not in table.chosen.values())
