"""A tournament as sheets of rows, for spreadsheet programs: CSV and XLSX."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

from fivefold.tournaments.desk import Desk
from fivefold.tournaments.exports import as_data

Rows = list[list[Any]]


def sheets(desk: Desk) -> dict[str, Rows]:
    """The tournament as sheets of rows, the first row its headings."""
    data = as_data(desk)
    names = {entrant["entrant"]: entrant["name"] for entrant in data["entrants"]}
    standing = data["standing"]
    places: Rows = [["place", "number", "name", *standing["criteria"]]]
    places += [[row["place"], row["entrant"], row["name"], *row["shown"]] for row in standing["rows"]]
    places += [
        [row["state"], row["entrant"], row["name"], *[""] * len(standing["criteria"])] for row in standing["out"]
    ]
    entrants: Rows = [["number", "name", "club", "rating", "category", "state"]]
    entrants += [[e["entrant"], e["name"], e["club"], e["rating"], e["category"], e["state"]] for e in data["entrants"]]
    tables: Rows = [["round", "table", "group", "name", "begins", "state", "place", "points", "score", "marbles"]]
    for a_round in data["rounds"]:
        for table in a_round["tables"]:
            lines = {line["entrant"]: line for line in table["lines"]}
            for seat in table["seats"]:
                line = lines.get(seat)
                game = table["games"][-1]
                begins = "yes" if seat == table["starter"] else ""
                marbles = game["marbles"] or "" if game["winner"] == seat else ""
                cells = [line["state"], line["place"], line["points"]] if line else ["unplayed", "", ""]
                label = [a_round["round"], table["table"], table["group"], names[seat], begins]
                tables.append([*label, *cells, line["score"] if line else "", marbles])
    log: Rows = [["number", "time", "actor", "kind", "data", "reason"]]
    for fact in desk.log.facts:
        data_text = json.dumps(dict(fact.data), ensure_ascii=False)
        log.append([fact.number, fact.time, fact.actor, fact.kind, data_text, fact.reason])
    return {"standing": places, "entrants": entrants, "tables": tables, "log": log}


def as_csv(rows: Rows) -> str:
    """A sheet as CSV."""
    out = io.StringIO()
    csv.writer(out).writerows([_harmless(cell) for cell in row] for row in rows)
    return out.getvalue()


def _harmless(cell: Any) -> Any:
    """A text that a spreadsheet would calculate gets an apostrophe in front."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@") else cell


def as_xlsx(found: dict[str, Rows]) -> bytes:
    """The sheets as one file of a spreadsheet program."""
    from openpyxl import Workbook  # loaded only where one is written
    from openpyxl.cell.cell import ILLEGAL_CHARACTERS_RE
    from openpyxl.styles import Font

    book = Workbook()
    book.remove(book.worksheets[0])
    for name, rows in found.items():
        sheet = book.create_sheet(name)
        for at, row in enumerate(rows, 1):
            for column, value in enumerate(row, 1):
                text = ILLEGAL_CHARACTERS_RE.sub("", value)[:32_000] if isinstance(value, str) else value
                cell = sheet.cell(at, column, text)
                if isinstance(text, str):
                    cell.data_type = "s"  # never a formula, whatever a name begins with
                if at == 1:
                    cell.font = Font(bold=True)
        sheet.freeze_panes = "A2"
    whole = io.BytesIO()
    book.save(whole)
    return whole.getvalue()
