"""Entries from a spreadsheet: CSV or XLSX, headings in English, German or French."""

from __future__ import annotations

import csv
import io
import zipfile
from pathlib import Path
from typing import Any

from fivefold.tournaments.errors import Refused

HEADINGS = {
    "name": "name",
    "nom": "name",
    "spieler": "name",
    "player": "name",
    "club": "club",
    "verein": "club",
    "rating": "rating",
    "wertung": "rating",
    "classement": "rating",
    "person": "person",
    "personne": "person",
    "id": "person",
}
Entry = dict[str, str | int]
MOST_ROWS = 100_000


def read_entries(path: Path) -> list[tuple[int, Entry]]:
    """The entries of a file with their row numbers; all wrong rows are named in one refusal."""
    rows = _xlsx_rows(path) if path.suffix.lower() == ".xlsx" else _csv_rows(path)
    if not rows:
        raise Refused("{path} is empty", code="empty-file", path=path)
    parts = [HEADINGS.get(cell.strip().casefold(), "") for cell in rows[0]]
    if "name" not in parts:
        raise Refused("{path}: the first row must name a column `name`", code="no-name-column", path=path)
    found: list[tuple[int, Entry]] = []
    wrong: list[str] = []
    for number, cells in enumerate(rows[1:], 2):
        if not any(cell.strip() for cell in cells):
            continue
        entry, why = _entry(parts, cells)
        if why:
            wrong.append(f"row {number}: {why}")
        found.append((number, entry))
    if wrong:
        raise Refused("{path}: {rows}", code="bad-rows", path=path, rows="; ".join(wrong[:20]))
    return found


def _entry(parts: list[str], cells: list[str]) -> tuple[Entry, str]:
    entry: Entry = {}
    for part, cell in zip(parts, cells, strict=False):
        text = cell.strip()
        if text[:1] == "'" and text[1:2] in ("=", "+", "-", "@"):
            text = text[1:]  # how a careful export writes a text that a spreadsheet would calculate
        if not part or not text:
            continue
        if part == "rating":
            if not (text.isascii() and text.isdigit() and len(text) < 9):
                return entry, f"the rating {text[:20]!r} is no whole number"
            entry[part] = int(text)
        elif "\n" in text or len(text) > 200:
            return entry, f"{part} is not one short line"
        else:
            entry[part] = text
    return entry, "" if entry.get("name") else "the name is missing"


def _csv_rows(path: Path) -> list[list[str]]:
    text = path.read_text(encoding="utf-8-sig")
    delimiter = max(",;\t", key=text.split("\n", 1)[0].count)
    try:
        return [
            row for row, _ in zip(csv.reader(io.StringIO(text), delimiter=delimiter), range(MOST_ROWS), strict=False)
        ]
    except csv.Error as wrong:
        raise Refused("{path} is no CSV: {why}", code="no-csv", path=path, why=wrong) from None


def _xlsx_rows(path: Path) -> list[list[str]]:
    from openpyxl import load_workbook
    from openpyxl.utils.exceptions import InvalidFileException

    try:
        sheet: Any = load_workbook(path, read_only=True, data_only=True).active
        rows = [["" if cell is None else _text(cell) for cell in row] for row in sheet.iter_rows(values_only=True)]
    except OSError:
        raise
    except (InvalidFileException, zipfile.BadZipFile, KeyError, ValueError, AttributeError, TypeError) as wrong:
        raise Refused("{path} is no XLSX: {why}", code="no-xlsx", path=path, why=wrong) from None
    return rows[:MOST_ROWS]


def _text(cell: object) -> str:
    return str(int(cell)) if isinstance(cell, float) and cell.is_integer() else str(cell)
