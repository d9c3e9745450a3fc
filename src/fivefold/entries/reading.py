"""From rows to entries and complaints: each line is one or the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from fivefold.entries.columns import WHOLE, Column, columns_of
from fivefold.entries.rows import MOST_ROWS, BadList, Rows
from fivefold.names import BadName, clean_name, hidden_character, skeleton
from fivefold.tournaments.facts import UNWRITABLE

LONGEST: Final = 80
LARGEST_RATING: Final = 10**6
BULLET: Final = re.compile(r"(?:\d{1,4}[.):]|[-*•–·])\s+")
CALCULATED: Final = ("=", "+", "-", "@")


@dataclass(frozen=True, slots=True)
class Entry:
    """A line that can be entered."""

    line: int
    name: str
    club: str = ""
    rating: int = 0
    person: str = ""
    category: str = ""

    @property
    def data(self) -> dict[str, str | int]:
        """What an `entered` fact holds besides the number; nothing that is empty."""
        parts: dict[str, str | int] = {
            "name": self.name,
            "club": self.club,
            "rating": self.rating,
            "person": self.person,
            "category": self.category,
        }
        return {part: value for part, value in parts.items() if value}


@dataclass(frozen=True, slots=True)
class Complaint:
    """A line that cannot be entered, and why; `code` and `facts` say it in another language."""

    line: int
    code: str
    sentence: str
    facts: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a list says. `ignored` are headings of columns that an entry has no place for."""

    kind: str
    encoding: str
    columns: tuple[Column, ...]
    ignored: tuple[str, ...]
    entries: tuple[Entry, ...]
    complaints: tuple[Complaint, ...]


def read_rows(rows: Rows, *, taken: frozenset[str] = frozenset(), room: int | None = None) -> Reading:
    """The entries of rows."""
    if not rows.rows:
        raise BadList("This list is empty", code="empty-list")
    cells = [row for _, row in rows.rows]
    headed, columns = columns_of(cells[:1] if rows.kind == "names" else cells)
    if rows.kind == "names" and not headed:
        columns = ["name"]
    if headed and not {"name", "first", "last"} & set(columns):
        raise BadList("The first line names columns, but none of them is `name`", code="no-name-column")
    ignored = tuple(
        cell.strip() for cell, column in zip(cells[0], columns, strict=False) if headed and not column and cell.strip()
    )
    entries: list[Entry] = []
    complaints: list[Complaint] = []
    seen: dict[str, int] = {}
    looks = {skeleton(name): name for name in taken}
    for line, row in rows.rows[1:] if headed else rows.rows:
        found = _entry(line, row, columns, bulleted=rows.kind == "names")
        if isinstance(found, Entry):
            found = _welcome(found, seen, taken, looks, room)
        if isinstance(found, Entry):
            seen[found.name.casefold()] = line
            looks[skeleton(found.name)] = found.name
            entries.append(found)
        else:
            complaints.append(found)
    if rows.more:
        last = rows.rows[-1][0] + 1
        complaints.append(_no(last, "too-many-lines", "Only the first {most} lines are read", most=MOST_ROWS))
    return Reading(rows.kind, rows.encoding, tuple(columns), ignored, tuple(entries), tuple(complaints))


def _no(line: int, code: str, sentence: str, **facts: object) -> Complaint:
    return Complaint(line, code, sentence.format(**facts) + ".", {name: str(fact) for name, fact in facts.items()})


def _welcome(
    entry: Entry, seen: dict[str, int], taken: frozenset[str], looks: dict[str, str], room: int | None
) -> Entry | Complaint:
    key, count = entry.name.casefold(), len(seen)
    if key in seen:
        return _no(entry.line, "twice", "{name} stands in line {other} already", name=entry.name, other=seen[key])
    if key in taken:
        return _no(entry.line, "entered-twice", "{name} has already been entered", name=entry.name)
    if skeleton(entry.name) in looks:
        other = looks[skeleton(entry.name)]
        return _no(
            entry.line, "looks-alike", "{name} looks like {other}; enter them one by one", name=entry.name, other=other
        )
    if room is not None and count >= room:
        return _no(entry.line, "full", "There is no more room for {name}", name=entry.name)
    return entry


def _entry(line: int, row: Sequence[str], columns: Sequence[Column], *, bulleted: bool) -> Entry | Complaint:
    parts: dict[Column, str] = {}
    for column, cell in zip(columns, row, strict=False):
        text = " ".join(cell.split())
        if text[:1] == "'" and text[1:2] in CALCULATED:
            text = text[1:]  # how a careful export writes a text that a spreadsheet would calculate
        if not column or column == "number" or not text:
            continue
        if UNWRITABLE.search(text) or "\ufffd" in text:
            return _no(line, "unreadable", "There are characters that cannot be read")
        if len(text) > LONGEST:
            return _no(line, "too-long", "{part} is longer than {most} characters", part=column, most=LONGEST)
        parts[column] = text
    name = parts.get("name") or " ".join(part for part in (parts.get("first"), parts.get("last")) if part)
    if bulleted:
        name = BULLET.sub("", name, count=1) if BULLET.match(name) else name
    hidden = hidden_character(name) or hidden_character(parts.get("club", ""))
    if hidden:
        return _no(
            line,
            "hidden-character",
            "A character cannot be seen or turns the text around: {character}",
            character=hidden,
        )
    if not name:
        return _no(line, "no-name", "The name is missing")
    if len(name) > LONGEST:
        return _no(line, "too-long", "{part} is longer than {most} characters", part="name", most=LONGEST)
    try:
        name = clean_name(name)
    except BadName:
        return _no(line, "no-name", "The name is missing")
    rating = _rating(parts.get("rating", ""))
    if rating is None:
        return _no(line, "bad-rating", "The rating {text} is no whole number", text=parts["rating"][:20])
    return Entry(line, name, parts.get("club", ""), rating, parts.get("person", ""), parts.get("category", ""))


def _rating(text: str) -> int | None:
    """A rating, 0 for none (a dash is none too); thousands may be set apart."""
    if not text.strip("-–—"):
        return 0
    rating = int(re.sub(r"[^0-9]", "", text)) if WHOLE.fullmatch(text) else LARGEST_RATING + 1
    return rating if rating <= LARGEST_RATING else None
