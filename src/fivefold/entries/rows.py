"""From bytes to rows of cells: encodings, delimiters, workbooks; and everything that is no list is refused."""

from __future__ import annotations

import csv
import io
import re
import warnings
import zipfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Literal

from fivefold.refusals import Refused

LARGEST: Final = 10_000_000
MOST_UNPACKED: Final = 4_000_000
"""Bytes of a workbook when unpacked: some two thousand lines of twenty columns, read in about two seconds."""
MOST_PARTS: Final = 2000
MOST_ROWS: Final = 10_000
MOST_CELLS: Final = 60
DELIMITERS: Final = "\t;|,"
OTHERS: Final = {
    b"%PDF": "a PDF",
    b"\xd0\xcf\x11\xe0": "an old Excel or Word file",
    b"\x89PNG": "a picture",
    b"\xff\xd8\xff": "a picture",
    b"{\\rtf": "an RTF text",
}
CONTROL: Final = re.compile(r"[\x00-\x08\x0e-\x1f\x7f]")


class BadList(Refused):
    """Something that cannot be read as a list of entries at all."""


@dataclass(frozen=True, slots=True)
class Rows:
    """What was found: the kind, how the text was encoded, and the cells with their line numbers."""

    kind: Literal["xlsx", "csv", "names"]
    encoding: str
    rows: tuple[tuple[int, tuple[str, ...]], ...]
    more: bool = False


def rows_of(content: bytes, *, xlsx: bool = False) -> Rows:
    """The rows of a list; empty ones are left out.

    >>> rows_of("Anna\\nBén\\n".encode("latin-1"))
    Rows(kind='names', encoding='windows-1252', rows=((1, ('Anna',)), (2, ('Bén',))), more=False)
    """
    if len(content) > LARGEST:
        raise BadList("This list is too large: more than {most} MB", code="too-large", most=LARGEST // 1_000_000)
    if not content.strip():
        raise BadList("This list is empty", code="empty-list")
    for mark, what in OTHERS.items():
        if content.startswith(mark):
            raise BadList("This is {what}; save the list as XLSX or CSV", code="other-file", what=what)
    if content.startswith(b"PK\x03\x04") or xlsx:
        return _workbook(content)
    encoding, text = decoded(content)
    found = _lines(text)
    return Rows(found[0], encoding, tuple(found[1][:MOST_ROWS]), len(found[1]) > MOST_ROWS)


def decoded(content: bytes) -> tuple[str, str]:
    """The text of bytes and the encoding that it is in: UTF-8, UTF-16 or what Windows writes.

    >>> decoded("Zoë".encode("utf-16"))
    ('utf-16', 'Zoë')
    """
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16")):
        if content.startswith(mark):
            return encoding.removesuffix("-sig"), _checked(content.decode(encoding, "replace"))
    sample = content[:4000]
    for encoding, zeros in (("utf-16-le", sample[1::2]), ("utf-16-be", sample[::2])):
        if len(sample) > 3 and zeros.count(0) > len(zeros) * 0.6:
            return encoding, _checked(content.decode(encoding, "replace"))
    try:
        return "utf-8", _checked(content.decode("utf-8"))
    except UnicodeDecodeError:
        try:
            return "windows-1252", _checked(content.decode("cp1252"))
        except UnicodeDecodeError:
            return "latin-1", _checked(content.decode("latin-1"))


def _checked(text: str) -> str:
    strange = len(CONTROL.findall(text[:20_000])) + text[:20_000].count("\ufffd")
    if strange > 2 + len(text[:20_000]) // 200:
        raise BadList("This is not a text; a list is XLSX, CSV or names, one a line", code="no-text")
    return text.replace("\x00", "")


def _lines(text: str) -> tuple[Literal["csv", "names"], list[tuple[int, tuple[str, ...]]]]:
    delimiter = _delimiter(text)
    if not delimiter:
        lines = re.split(r"\r\n|\r|\n", text)
        return "names", [(at, (line.strip(),)) for at, line in enumerate(lines, 1) if line.strip()]
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    found: list[tuple[int, tuple[str, ...]]] = []
    try:
        begun = 1
        for row in islice(reader, 4 * MOST_ROWS):
            if any(cell.strip() for cell in row):
                found.append((begun, tuple(row[:MOST_CELLS])))
            begun = reader.line_num + 1
            if len(found) > MOST_ROWS:
                break
    except csv.Error as wrong:
        raise BadList("This is no CSV: {why}", code="no-csv", why=wrong) from None
    return "csv", found


def _delimiter(text: str) -> str:
    """The delimiter that most lines hold equally often; none where lines are just names."""
    lines = [line for line in re.split(r"\r\n|\r|\n", text[:50_000]) if line.strip()][:100]
    best, best_worth = "", 0.0
    for rank, delimiter in enumerate(DELIMITERS):
        counts = Counter(line.count(delimiter) for line in lines)
        held = sum(times for count, times in counts.items() if count)
        usual = max((times for count, times in counts.items() if count), default=0)
        worth = usual + held / 100 - rank / 1000
        if held * 2 >= len(lines) and worth > best_worth:
            best, best_worth = delimiter, worth
    return best


def _workbook(content: bytes) -> Rows:
    _check_parts(content)
    from openpyxl import load_workbook

    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
            sheets: list[Any] = [book.active, *(sheet for sheet in book.worksheets if sheet is not book.active)]
            for sheet in sheets:
                rows = tuple(islice(_sheet(sheet), MOST_ROWS + 1))
                if rows:
                    return Rows("xlsx", "", rows[:MOST_ROWS], len(rows) > MOST_ROWS)
    except Refused:
        raise
    except Exception as wrong:  # a broken workbook makes openpyxl stumble in more ways than can be named
        raise BadList("This is no XLSX: {why}", code="no-xlsx", why=str(wrong)[:100]) from None
    raise BadList("This workbook is empty", code="empty-list")


def _sheet(sheet: Any) -> Iterator[tuple[int, tuple[str, ...]]]:
    sheet.reset_dimensions()  # a sheet may claim any size
    for at, row in enumerate(sheet.iter_rows(max_row=4 * MOST_ROWS, max_col=MOST_CELLS, values_only=True), 1):
        cells = ["" if cell is None else _text(cell) for cell in row]
        while cells and not cells[-1].strip():
            cells.pop()
        if cells:
            yield at, tuple(cells)


def _text(cell: object) -> str:
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)


def _check_parts(content: bytes) -> None:
    """Look into the archive before anything else does: its size unpacked, and that no part declares entities."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            if len(parts) > MOST_PARTS or sum(part.file_size for part in parts) > MOST_UNPACKED:
                raise BadList("This workbook is too large unpacked", code="too-large")
            names = {part.filename for part in parts}
            if "xl/workbook.xml" not in names:
                if "content.xml" in names:
                    raise BadList("This is an OpenDocument file; save the list as XLSX or CSV", code="other-file")
                raise BadList("This is no XLSX: it holds no workbook", code="no-xlsx")
            for part in parts:
                if part.filename.endswith((".xml", ".rels")):
                    text = archive.read(part)
                    if b"<!DOCTYPE" in text or b"<!ENTITY" in text or b"\x00" in text:
                        raise BadList("This is no XLSX: it declares entities", code="no-xlsx")
    except Refused:
        raise
    except Exception as wrong:  # as above
        raise BadList("This is no XLSX: {why}", code="no-xlsx", why=str(wrong)[:100]) from None
