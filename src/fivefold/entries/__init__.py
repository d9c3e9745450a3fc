"""Entry lists from outside: pasted text, CSV of any kind, or XLSX in; entries and complaints out, line by line.

Nothing is ever entered here. Every line that is not empty becomes an entry or gets a complaint, never both.

>>> reading = read_entries("Name;Verein;Wertung\\nAnna Müller;Dresden;1800\\n;Zürich;\\nanna müller;;\\n".encode())
>>> [(entry.line, entry.name, entry.club, entry.rating) for entry in reading.entries]
[(2, 'Anna Müller', 'Dresden', 1800)]
>>> for complaint in reading.complaints:
...     print(complaint.line, complaint.sentence)
3 The name is missing.
4 anna müller stands in line 2 already.
"""

from __future__ import annotations

from fivefold.entries.columns import Column, columns_of
from fivefold.entries.reading import Complaint, Entry, Reading, read_rows
from fivefold.entries.rows import LARGEST, BadList, rows_of

__all__ = ["LARGEST", "BadList", "Column", "Complaint", "Entry", "Reading", "columns_of", "read_entries"]


def read_entries(
    content: bytes, *, xlsx: bool = False, taken: frozenset[str] = frozenset(), room: int | None = None
) -> Reading:
    """Read a list. `xlsx` says that it must be a workbook; `taken` are the names (casefolded) that are entered
    already, `room` how many more can be."""
    rows = rows_of(content, xlsx=xlsx)
    return read_rows(rows, taken=taken, room=room)
