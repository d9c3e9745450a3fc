"""What a lot is for, in the reader's language; the log names purposes in English."""

from __future__ import annotations

import re
from typing import Final

from fivefold.papers.words import Words

PURPOSES: Final = (
    (re.compile(r"seating of round (?P<number>\d+)"), "purpose-seating"),
    (re.compile(r"starts of round (?P<number>\d+)"), "purpose-starts"),
    (re.compile(r"places (?P<places>\d+–\d+) before round (?P<number>\d+)"), "purpose-places"),
    (re.compile(r"order of round (?P<number>\d+)"), "purpose-order"),
    (re.compile(r"place (?P<number>\d+) of all groups"), "purpose-across"),
    (re.compile(r"group (?P<label>\w+)"), "purpose-group"),
    (re.compile(r"groups"), "purpose-groups"),
    (re.compile(r"seeding"), "purpose-seeding"),
    (re.compile(r"places of the intermediate round"), "purpose-intermediate-places"),
    (re.compile(r"intermediate round"), "purpose-intermediate"),
)


def purpose(text: str, say: Words) -> str:
    """A purpose in words; one that is not known stays as it is.

    >>> from fivefold.papers.words import words
    >>> purpose("starts of round 2", words("de")), purpose("the weather", words("de"))
    ('wer in Runde 2 beginnt', 'the weather')
    """
    for pattern, key in PURPOSES:
        found = pattern.fullmatch(text)
        if found:
            return say(key, **found.groupdict())
    return text
