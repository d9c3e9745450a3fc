"""The clock of an arena: from its start on games are paired for some minutes. The times are those of the facts."""

from __future__ import annotations

from datetime import datetime, timedelta

from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.state import Tournament


def moment_of(time: str) -> datetime | None:
    """A fact's time; None for one that is none.

    >>> moment_of("2026-11-15T18:00:00Z") == moment_of("2026-11-15T19:00:00+01:00"), moment_of("this morning")
    (True, None)
    """
    try:
        found = datetime.fromisoformat(time)
    except ValueError:
        return None
    return found if found.tzinfo is not None else None


def check_moment(time: str) -> datetime:
    """The time of a fact of an arena, which must say when it was."""
    found = moment_of(time)
    if found is None:
        raise NotNow("An arena goes by the clock, so this needs a time as 2026-11-15T18:00:00Z", code="no-clock")
    return found


def end_of(tournament: Tournament) -> datetime | None:
    """Until when games are paired; None before the start."""
    began = moment_of(tournament.began)
    if began is None:
        return None
    try:
        return began + timedelta(minutes=tournament.rules.minutes)
    except OverflowError:
        return began


def is_up(tournament: Tournament, time: str) -> bool:
    """Is the time up at this time?"""
    end = end_of(tournament)
    return end is not None and check_moment(time) >= end


def check_in_time(tournament: Tournament, time: str) -> None:
    """Refuse to pair anybody after the end."""
    if tournament.ended or is_up(tournament, time):
        raise NotNow("The time is up, so no more games are paired", code="time-up")
