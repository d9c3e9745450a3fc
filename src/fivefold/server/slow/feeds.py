"""One's slow games for other programs: a calendar (RFC 5545) and an Atom feed (RFC 4287), by a secret address."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple
from xml.sax.saxutils import escape, quoteattr

from fivefold.games import game
from fivefold.messages import Catalogue

LONGEST_LINE: Final = 73
"""Octets of a folded line of a calendar, without the space that begins it."""


class Entry(NamedTuple):
    """A game in which one is to move: since when, and until when."""

    table: str
    game: str
    names: str
    since: float
    falls: float


def calendar_of(entries: Sequence[Entry], say: Catalogue, house: str, now: float) -> str:
    """When one's moves are due; each with an alarm three hours before.

    >>> from fivefold.messages import catalogue
    >>> text = calendar_of([Entry("T1", "pentago", "Ben", 0.0, 259200.0)], catalogue("en"), "https://x.example", 0.0)
    >>> [line for line in text.splitlines() if line.startswith(("DTSTART", "SUMMARY"))]
    ['DTSTART:19700104T000000Z', 'SUMMARY:Your move at Pentago with Ben']
    """
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Fivefold//Slow games//EN",
        f"X-WR-CALNAME:{_text(say('letter-feed'))}",
        "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ]
    for entry in entries:
        summary = _text(say("letter-ends", game=game(entry.game).title, names=entry.names))
        lines += [
            "BEGIN:VEVENT",
            f"UID:{entry.table}-{int(entry.since)}@fivefold",
            f"DTSTAMP:{_moment(now)}",
            f"DTSTART:{_moment(entry.falls)}",
            f"SUMMARY:{summary}",
            f"URL:{house}/table/{entry.table}",
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            "TRIGGER:-PT3H",
            f"DESCRIPTION:{summary}",
            "END:VALARM",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return "".join(f"{_folded(line)}\r\n" for line in lines)


def _moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def _folded(line: str) -> str:
    """A line of at most 75 octets, gone on with in the next lines; no letter is torn apart."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > LONGEST_LINE:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part])


def atom_of(entries: Sequence[Entry], say: Catalogue, house: str, address: str, now: float) -> str:
    """The games that wait for one's move, the newest first."""
    newest = max((entry.since for entry in entries), default=now)
    items = "".join(
        f"<entry><id>{escape(f'{house}/table/{entry.table}#{int(entry.since)}')}</id>"
        f"<title>{escape(_ends(say, entry))}</title><updated>{_stamp(entry.since)}</updated>"
        f"<link href={quoteattr(f'{house}/table/{entry.table}')}/></entry>"
        for entry in sorted(entries, key=lambda one: -one.since)
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>{escape(address)}</id><title>{escape(say('letter-feed'))}</title><updated>{_stamp(newest)}</updated>"
        f'<link rel="self" href={quoteattr(address)}/><author><name>Fivefold</name></author>{items}</feed>\n'
    )


def _ends(say: Catalogue, entry: Entry) -> str:
    return say("letter-ends", game=game(entry.game).title, names=entry.names)


def _stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
