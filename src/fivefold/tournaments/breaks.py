"""Facts about an arena: who takes a break, who is back, and that the time is up."""

from __future__ import annotations

from collections.abc import Callable

from fivefold.refusals import Conflict
from fivefold.tournaments.arena_clock import is_up
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.facts import Fact
from fivefold.tournaments.people import present
from fivefold.tournaments.state import Tournament


def _pause(tournament: Tournament, fact: Fact) -> None:
    """Somebody takes a break: the game they are in is played to its end, and no other is paired."""
    entrant = _running(tournament, fact)
    if entrant in tournament.paused:
        raise NotNow("{name} is taking a break already", code="paused-already", name=tournament.name(entrant))
    tournament.paused |= {entrant}


def _resume(tournament: Tournament, fact: Fact) -> None:
    entrant = _running(tournament, fact)
    if entrant not in tournament.paused:
        raise NotNow("{name} is not taking a break", code="not-paused", name=tournament.name(entrant))
    tournament.paused -= {entrant}


def _running(tournament: Tournament, fact: Fact) -> int:
    _check_on(tournament)
    return present(tournament, fact.data["entrant"]).number


def _end(tournament: Tournament, fact: Fact) -> None:
    """From now on nobody is paired; games that are on are played to their end and count."""
    _check_on(tournament)
    if not fact.reason and not is_up(tournament, fact.time):
        raise NotNow("The time is not up yet; ending earlier needs a reason", code="time-not-up")
    tournament.ended = True


def _check_on(tournament: Tournament) -> None:
    if tournament.rules.format != "arena":
        raise NotNow("Only an arena has breaks and a time that is up", code="no-arena")
    if not tournament.started:
        raise Conflict("The tournament has not been started", code="not-started")
    if tournament.ended:
        raise NotNow("The time is up", code="time-up")


HANDLERS: dict[str, Callable[[Tournament, Fact], None]] = {"paused": _pause, "resumed": _resume, "ended": _end}
