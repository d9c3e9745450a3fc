"""How names, numbers and days stand on paper."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from fractions import Fraction
from typing import Final

from fivefold.messages import language_of
from fivefold.papers.words import Words
from fivefold.tournaments.description import Description
from fivefold.tournaments.log import Log
from fivefold.tournaments.regulation import Points

LONGEST_NAME: Final = 60
LONGEST_WORD: Final = 18
VULGAR: Final = {(1, 3): "⅓", (2, 3): "⅔", (1, 6): "⅙", (5, 6): "⅚"}
BREAK: Final = "\u200b"


def written(name: str, longest: int = LONGEST_NAME) -> str:
    """A name that fits a line or two: a very long one is cut, a very long word may be broken.

    >>> written("Anna"), len(written("x" * 500).replace(BREAK, ""))
    ('Anna', 60)
    """
    cut = name if len(name) <= longest else name[: longest - 1].rstrip() + "…"
    return re.sub(rf"[^\s\-]{{{LONGEST_WORD},}}", lambda word: BREAK.join(_chunks(word[0])), cut)


def _chunks(word: str) -> list[str]:
    return [word[at : at + LONGEST_WORD] for at in range(0, len(word), LONGEST_WORD)]


def in_order(name: str) -> str:
    """What a list by name is sorted by: letters without their marks, as a person looks them up.

    >>> sorted(["Zoë", "Özil", "otto"], key=in_order)
    ['otto', 'Özil', 'Zoë']
    """
    apart = unicodedata.normalize("NFKD", name.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def number(value: Points | None, say: Words) -> str:
    """A number, exactly: decimals where they end soon, thirds as people write them.

    >>> from fivefold.papers.words import words
    >>> [number(Fraction(v), words("de")) for v in ("10/3", "5/2", "7", "61/12")]
    ['3⅓', '2,5', '7', '5 1/12']
    """
    if value is None:
        return "–"
    exactly = Fraction(value)
    if exactly.denominator in (1, 2, 4, 5, 8, 10):
        return f"{float(exactly):g}".replace(".", say("decimal-point"))
    whole, part = divmod(exactly.numerator, exactly.denominator)
    part_text = VULGAR.get((part, exactly.denominator))
    if part_text:
        return f"{whole or ''}{part_text}"
    return f"{whole} {part}/{exactly.denominator}" if whole else f"{part}/{exactly.denominator}"


def percent(value: Points | None, say: Words) -> str:
    """A share of a table's points.

    >>> from fivefold.papers.words import words
    >>> percent(Fraction(9, 16), words("fr"))
    '56,25\\xa0%'
    """
    if value is None:
        return "–"
    return f"{float(value * 100):.2f}".replace(".", say("decimal-point")) + "\u00a0%"


def seconds(milliseconds: Points, say: Words) -> str:
    """A time in seconds."""
    return f"{float(milliseconds) / 1000:.3f}".replace(".", say("decimal-point")) + "\u00a0s"


def value(worth: Points | None, criterion: str, say: Words) -> str:
    """The value of a criterion of a standing."""
    if worth is None:
        return "–"
    if criterion == "share":
        return percent(worth, say)
    if criterion == "time":
        return seconds(-worth, say)
    if criterion == "cup":
        return cup_word(int(worth), say)
    if criterion == "group-place":
        return str(-worth) if worth else "–"
    if criterion == "lot":
        return f"{1 - int(worth)}."
    if criterion in ("third-place", "intermediate"):
        return say("yes") if worth else "–"
    return number(worth, say)


def cup_word(reached: int, say: Words) -> str:
    """How far someone came: 1 won it, 0 is the final, -1 the semi-final, and so on."""
    if reached < -100:
        return "–"
    return say("cup-won") if reached == 1 else stage_of(2 ** (1 - reached), say)


def stage_of(slots: int, say: Words) -> str:
    """The name of a cup round by the size of its bracket.

    >>> from fivefold.papers.words import words
    >>> [stage_of(size, words("de")) for size in (2, 4, 8, 16, 32)]
    ['Finale', 'Halbfinale', 'Viertelfinale', 'Achtelfinale', 'Letzte 32']
    """
    key = {2: "cup-final", 4: "cup-semi", 8: "cup-quarter", 16: "cup-eighth"}.get(slots)
    return say(key) if key else say("cup-last", count=slots)


def place(first: int, last: int, say: Words) -> str:
    """A place, or the places that equals share.

    >>> from fivefold.papers.words import words
    >>> place(1, 1, words("de")), place(2, 4, words("en"))
    ('1.', '2–4')
    """
    dot = "." if language_of(say.lang) == "de" else ""
    return "–" if not first else f"{first}{dot}" if last <= first else f"{first}{dot}–{last}{dot}"


def moment(time: str) -> datetime | None:
    """The time of a fact in this machine's time zone; None where the fact carries none that can be read."""
    try:
        found = datetime.fromisoformat(time)
        return found.astimezone() if found.tzinfo else found
    except (ValueError, OverflowError, OSError):
        return None


def last_moment(log: Log) -> datetime | None:
    """When the last fact was said that carries a time."""
    return next((when for fact in reversed(log.facts) if (when := moment(fact.time))), None)


def day(when: datetime | None, say: Words) -> str:
    """A day in full: 15. November 2026."""
    if when is None:
        return ""
    number_of = say("first-day") if when.day == 1 else str(when.day)
    return say("day", day=number_of, month=say(f"month-{when.month}"), year=when.year)


def days(about: Description, say: Words) -> str:
    """The day or the days of a tournament; nothing where none is said.

    >>> from fivefold.papers.words import words
    >>> [days(Description(begins="2011-02-26", ends=last), words("de")) for last in ("2011-02-27", "2011-03-01")]
    ['26.–27. Februar 2011', '26. Februar 2011 – 1. März 2011']
    """
    first, last = moment(about.begins), moment(about.ends)
    if first is None or last is None or first == last:
        return day(first, say)
    if (first.year, first.month) != (last.year, last.month):
        return say("days", first=day(first, say), last=day(last, say))
    joined = say("days-joined", first=first.day, last=last.day)
    return say("day", day=joined, month=say(f"month-{first.month}"), year=first.year)


def background(about: Description, say: Words) -> str:
    """Season and organiser in one line."""
    parts = [say("season", season=about.season)] if about.season else []
    parts += [say("organiser", name=about.organiser)] if about.organiser else []
    return " · ".join(written(part, 120) for part in parts)


def clock(when: datetime | None, say: Words) -> str:
    """A day and a time, shortly."""
    if when is None:
        return ""
    return say("moment", day=f"{when:%d}", month=f"{when:%m}", year=when.year, time=f"{when:%H:%M}")
