"""A tournament for a calendar program (iCalendar, RFC 5545): its schedule or its days, or a league's match days."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from itertools import zip_longest

from fivefold.messages import Catalogue
from fivefold.tournaments.description import appointments
from fivefold.tournaments.desk import Desk
from fivefold.tournaments.errors import NotNow
from fivefold.tournaments.league import match_day
from fivefold.tournaments.state import Tournament

LAST_OF_A_DAY = timedelta(hours=1)
"""How long the last appointment of a day takes in a calendar; each other one ends when the next begins."""
LONGEST_LINE = 74
"""Bytes of a line; a longer one goes on in the next, after a blank."""


def calendar_of(desk: Desk, say: Catalogue, name: str, address: str = "") -> str:
    """The calendar of a tournament; `name` tells it from others, `address` is its page."""
    tournament = desk.tournament
    stamp = next((moment for fact in reversed(desk.log.facts) if (moment := _stamp(fact.time))), "19700101T000000Z")
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Fivefold//Tournaments//EN"]
    lines.append(f"X-WR-CALNAME:{_text(tournament.title)}")
    for count, (first, last, summary, games) in enumerate(_events(tournament, say)):
        lines += ["BEGIN:VEVENT", f"UID:{name}-{count}@fivefold", f"DTSTAMP:{stamp}"]
        if isinstance(first, datetime):  # a time of the place, whatever zone that lies in
            lines += [f"DTSTART:{first:%Y%m%dT%H%M%S}", f"DTEND:{last:%Y%m%dT%H%M%S}"]
        else:
            lines.append(f"DTSTART;VALUE=DATE:{first:%Y%m%d}")
            lines.append(f"DTEND;VALUE=DATE:{last + timedelta(days=1):%Y%m%d}")
        lines.append(f"SUMMARY:{_text(summary)}")
        if tournament.description.place:
            lines.append(f"LOCATION:{_text(tournament.description.place)}")
        if games:
            lines.append(f"DESCRIPTION:{_text(games)}")
        if address:
            lines.append(f"URL:{address}")
        lines.append("END:VEVENT")
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in folded(line))


def _events(tournament: Tournament, say: Catalogue) -> Iterator[tuple[date, date, str, str]]:
    about = tournament.description
    planned = appointments(about)
    for one, after in zip_longest(planned, planned[1:]):
        same_day = after is not None and after.at.date() == one.at.date()
        ends = after.at if same_day and after.at > one.at else one.at + LAST_OF_A_DAY
        yield one.at, ends, f"{tournament.title}: {one.what}", ""
    if planned:
        return
    if not about.begins:
        raise NotNow("The tournament does not say on which day it begins", code="no-first-day")
    waves: dict[int, list[str]] = {}
    for table in tournament.tables.values():
        names = " – ".join(tournament.name(seat) for seat in table.seats)
        if match_day(tournament, table.wave):
            waves.setdefault(table.wave, []).append(names)
    if not waves:
        first = date.fromisoformat(about.begins)
        yield first, date.fromisoformat(about.ends or about.begins), tournament.title, about.notes
    for wave in sorted(waves):
        on = date.fromisoformat(match_day(tournament, wave))
        yield on, on, say("calendar-match-day", title=tournament.title, number=wave), "\n".join(waves[wave])


def _stamp(time: str) -> str:
    """A time of a log as a calendar writes it, to the second.

    >>> _stamp("2026-11-15T18:00:00Z"), _stamp("09:00")
    ('20261115T180000Z', '')
    """
    digits = "".join(c for c in time if c.isdigit())
    return f"{digits[:8]}T{digits[8:14]}Z" if len(digits) >= 14 else ""


def _text(text: str) -> str:
    r"""A text with what has a meaning of its own marked.

    >>> _text("Cup, final; room \\2\nwest")
    'Cup\\, final\\; room \\\\2\\nwest'
    """
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> list[str]:
    """A line in parts of at most 75 bytes, none cut inside a character.

    >>> [len(part.encode()) for part in folded("é" * 60)]
    [74, 47]
    """
    parts, now = [], ""
    for character in line:
        if len((now + character).encode()) > LONGEST_LINE:
            parts.append(now)
            now = " "
        now += character
    return [*parts, now]
