"""What a tournament says about itself: season, place, dates, organiser, the champion's title (TP9, TK10).

The fact `described` says all of it anew; what it leaves out is empty, but a tournament always keeps a title. Like a
name that is written otherwise it changes no result, so that it can be said at any time, also after the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date
from typing import Any

from typing_extensions import TypedDict

from fivefold.tournaments.errors import NotNow


class DescriptionView(TypedDict):
    """What a tournament says about itself; days are written as 2026-11-15, and what is not said is empty."""

    season: str
    place: str
    begins: str
    ends: str
    organiser: str
    champion: str
    notes: str


@dataclass(frozen=True, slots=True)
class Description:
    """What stands on lists, posters and certificates besides the title.

    `champion` is the title that the winner bears, as `Saxon champion` (TK10). `notes` are fees, prizes, the way there.
    """

    season: str = ""
    place: str = ""
    begins: str = ""
    ends: str = ""
    organiser: str = ""
    champion: str = ""
    notes: str = ""


def description_view(description: Description) -> DescriptionView:
    """The description as plain data.

    >>> description_view(Description(place="Cannes"))["place"]
    'Cannes'
    """
    return {
        "season": description.season,
        "place": description.place,
        "begins": description.begins,
        "ends": description.ends,
        "organiser": description.organiser,
        "champion": description.champion,
        "notes": description.notes,
    }


def is_day(text: str) -> bool:
    """Is this a day as 2026-11-15?

    >>> is_day("2011-02-26"), is_day("2011-02-30"), is_day("26.2.2011")
    (True, False, False)
    """
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def read_description(data: Mapping[str, Any]) -> Description:
    """The description in the data of a fact; days are checked."""
    found = Description(**{part.name: data.get(part.name, "").strip() for part in fields(Description)})
    for day in (found.begins, found.ends):
        if day and not is_day(day):
            raise NotNow("{until} is no day; write it as 2026-11-15", code="bad-day", until=repr(day)[:30])
    if found.ends and not "" < found.begins <= found.ends:
        raise NotNow("A tournament ends on the day on which it begins, or later", code="days-reversed", rule="TP9")
    return found
