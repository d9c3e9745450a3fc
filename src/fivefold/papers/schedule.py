"""The schedule of a tournament to hang up: what happens when, in large print."""

from __future__ import annotations

from itertools import groupby

from fivefold.papers.figures import day, written
from fivefold.papers.rounds import NoPaper
from fivefold.papers.words import Words
from fivefold.tournaments.description import appointments
from fivefold.tournaments.desk import Desk


def schedule(desk: Desk, say: Words) -> dict[str, object]:
    """The appointments, day by day."""
    about = desk.tournament.description
    planned = appointments(about)
    if not planned:
        raise NoPaper("This tournament has no schedule", code="no-schedule")
    days = [
        {
            "day": day(list_[0].at, say),
            "lines": [{"time": f"{one.at:%H:%M}", "what": written(one.what, 140)} for one in list_],
        }
        for _, grouped in groupby(planned, key=lambda one: one.at.date())
        if (list_ := list(grouped))
    ]
    return {"heading": say("paper-schedule"), "days": days, "notes": about.notes.split("\n") if about.notes else []}
