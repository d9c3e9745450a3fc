"""What a tournament says about itself: season, place, dates, organiser, the champion's title (TP9, TK10).

The fact `described` says all of it anew; what it leaves out is empty, but a tournament always keeps a title. Like a
name that is written otherwise it changes no result, so that it can be said at any time, also after the end.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from typing_extensions import TypedDict

from fivefold.tournaments.errors import NotNow

MOST_APPOINTMENTS: Final = 60
LONGEST_APPOINTMENT: Final = 140
APPOINTMENT: Final = re.compile(r"(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}) +(\S.*)")


class DescriptionView(TypedDict):
    """What a tournament says about itself; days are written as 2026-11-15, and what is not said is empty."""

    season: str
    place: str
    begins: str
    ends: str
    organiser: str
    champion: str
    notes: str
    schedule: list[str]


@dataclass(frozen=True, slots=True)
class Description:
    """What stands on lists, posters and certificates besides the title.

    `champion` is the title that the winner bears, as `Saxon champion` (TK10). `notes` are fees, prizes, the way there.
    `schedule` are lines as `2026-11-15T10:00 Round 1`, in their order; times are those of the place.
    """

    season: str = ""
    place: str = ""
    begins: str = ""
    ends: str = ""
    organiser: str = ""
    champion: str = ""
    notes: str = ""
    schedule: tuple[str, ...] = ()


class Appointment(NamedTuple):
    """A line of a schedule: when, and what."""

    at: datetime
    what: str


def appointments(description: Description) -> list[Appointment]:
    """The schedule, read.

    >>> appointments(Description(schedule=("2026-11-15T10:00 Round 1",)))[0].what
    'Round 1'
    """
    return [read_appointment(line) for line in description.schedule]


def read_appointment(line: str) -> Appointment:
    """A line of a schedule."""
    found = APPOINTMENT.fullmatch(line.strip())
    try:
        if found:
            return Appointment(datetime.fromisoformat(found[1].replace(" ", "T")), found[2])
    except ValueError:
        pass
    raise NotNow(
        "{line} is no line of a schedule; write it as 2026-11-15T10:00 Round 1",
        code="bad-schedule",
        line=repr(line)[:60],
    )


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
        "schedule": list(description.schedule),
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
    texts = {part.name: data.get(part.name, "").strip() for part in fields(Description) if part.name != "schedule"}
    found = Description(**texts, schedule=_schedule(data.get("schedule", ())))
    for day in (found.begins, found.ends):
        if day and not is_day(day):
            raise NotNow("{until} is no day; write it as 2026-11-15", code="bad-day", until=repr(day)[:30])
    if found.ends and not "" < found.begins <= found.ends:
        raise NotNow("A tournament ends on the day on which it begins, or later", code="days-reversed", rule="TP9")
    return found


def _schedule(lines: Sequence[str]) -> tuple[str, ...]:
    """The lines of a schedule in their order, each checked."""
    if len(lines) > MOST_APPOINTMENTS or any(len(line) > LONGEST_APPOINTMENT for line in lines):
        raise NotNow(
            "A schedule has at most {most} lines of at most {letters} letters",
            code="schedule-too-long",
            most=MOST_APPOINTMENTS,
            letters=LONGEST_APPOINTMENT,
        )
    found = sorted(map(read_appointment, lines))
    return tuple(f"{at:%Y-%m-%dT%H:%M} {what}" for at, what in found)
