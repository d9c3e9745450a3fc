"""Names that people give themselves: written one way, without hidden characters, and compared by how they look.

Names of all scripts pass. Refused are characters that cannot be seen or that change what stands around them:

- control characters and line breaks; halves of characters; code points without a meaning (private, unassigned);
- everything that formats: zero-width spaces and joiners, soft hyphens, marks, embeddings, overrides and isolates of
  direction, tags, the byte order mark. (A joiner or non-joiner between two letters of an Arabic or Indic script
  belongs to the spelling and passes; so does a variation selector after a Han character or a pictograph.)
- letters and marks without a shape: fillers of Hangul, the blank of Braille, the grapheme joiner;
- a name that begins with a combining mark, and more than six of them in a row.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from fivefold.refusals import Refused

LONGEST: Final = 120
MOST_MARKS: Final = 6
SHAPELESS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
JOINERS: Final = frozenset("\u200c\u200d")
JOINED: Final = ((0x0600, 0x08FF), (0x0900, 0x0DFF), (0x0F00, 0x109F), (0x1780, 0x18AF))
"""Scripts in whose spelling joiners and non-joiners have a place."""
HAN: Final = ((0x3400, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x3FFFF))

LOOK_ALIKE: Final = str.maketrans(
    # Cyrillic; then Greek; then Latin letters that pass for others.
    "авекмнорстухіјѕԁһԛԝӏ" + "αβεηικμνορτυχζγ" + "ıɑɡɩʟ" + "’‘ʼ`´‐‑‒–—−",
    "abekmhopctyxijsdhqwl" + "abehikmvoptuxzy" + "iagil" + "'''''------",
)


class BadName(Refused):
    """A name that cannot be used.

    >>> clean_name("An\\u200bna")
    Traceback (most recent call last):
    fivefold.names.BadName: The name holds a character that cannot be seen or turns the text around: U+200B.
    """


def clean_name(text: str, longest: int = LONGEST) -> str:
    """The name in its one spelling: composed characters (NFC), single blanks, none at the ends.

    >>> clean_name("  Zoe\\u0308   Müller ")
    'Zoë Müller'
    """
    if len(text) > 4 * longest:
        raise BadName("A name has at most {most} characters", code="name-too-long", most=longest)
    name = unicodedata.normalize("NFC", text.strip(" "))
    hidden = hidden_character(name)
    if hidden:
        raise BadName(
            "The name holds a character that cannot be seen or turns the text around: {character}",
            code="hidden-character",
            character=hidden,
        )
    name = " ".join(name.split())
    if not any(unicodedata.category(one)[0] in "LNS" for one in name):
        raise BadName("A name is needed", code="no-name")
    if len(name) > longest:
        raise BadName("A name has at most {most} characters", code="name-too-long", most=longest)
    return name


def hidden_character(text: str) -> str:
    """The first character that a name cannot hold, as U+200B; nothing if all can be seen.

    >>> hidden_character("Anna"), hidden_character("A\\u202enna")
    ('', 'U+202E')
    """
    if text.isascii() and text.isprintable():
        return ""
    marks = 0
    for at, one in enumerate(text):
        category = unicodedata.category(one)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        stray = marks > MOST_MARKS or (marks and (at == 0 or text[at - 1].isspace()))
        if stray or one in SHAPELESS or (_formats(one, category) and not _has_its_place(text, at)):
            return f"U+{ord(one):04X}"
    return ""


def _formats(one: str, category: str) -> bool:
    return category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or _varies(one)


def _varies(one: str) -> bool:
    return "\ufe00" <= one <= "\ufe0f" or "\U000e0100" <= one <= "\U000e01ef" or "\u180b" <= one <= "\u180f"


def _has_its_place(text: str, at: int) -> bool:
    before = text[at - 1] if at else " "
    after = text[at + 1] if at + 1 < len(text) else " "
    if text[at] in JOINERS:
        return _within(before, JOINED) and _within(after, JOINED)
    return _varies(text[at]) and (_within(before, HAN) or unicodedata.category(before) == "So")


def _within(one: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(one) <= last for first, last in ranges)


@lru_cache(maxsize=20_000)
def skeleton(name: str) -> str:
    """What a name looks like: two names with the same skeleton can be taken for each other.

    Capitals, wide and joined letters, hidden characters, kinds of hyphens, and letters of other alphabets that look
    like Latin ones make no difference; accents do.

    >>> skeleton("Αnna") == skeleton("ANNA") == skeleton("An\\u200bna") != skeleton("Änna")
    True
    """
    text = unicodedata.normalize("NFKC", name).casefold()
    shown = (one for one in text if not _formats(one, unicodedata.category(one)) and one not in SHAPELESS)
    base = unicodedata.normalize("NFD", " ".join("".join(shown).split()))
    return unicodedata.normalize("NFC", base.translate(LOOK_ALIKE))
