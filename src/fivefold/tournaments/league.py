"""A league over weeks: each wave of a round robin is a match day with its date."""

from __future__ import annotations

from datetime import date, timedelta

from fivefold.tournaments.state import Tournament


def match_day(tournament: Tournament, wave: int) -> str:
    """The day of a wave as 2026-11-15: the tournament's first day and so many weeks on; "" where there is none."""
    rules, begins = tournament.rules, tournament.description.begins
    if not (rules.days_apart and begins and wave):
        return ""
    try:
        return (date.fromisoformat(begins) + timedelta(days=rules.days_apart * (wave - 1))).isoformat()
    except OverflowError:
        return ""
