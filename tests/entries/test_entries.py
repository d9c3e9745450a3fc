"""Lists of entries as people have them, and as nobody should have them."""

from __future__ import annotations

import io
import time
import zipfile
from typing import Any

import pytest
from hypothesis import given, strategies as st
from openpyxl import Workbook

from fivefold.entries import BadList, read_entries
from fivefold.tournaments import PRESETS, Desk

PEOPLE = [("Anna Müller", "Görlitz"), ("Bénédicte Noël", "Genève"), ("Cem Öz", "Zürich")]


def workbook(*rows: list[Any], sheets: int = 1) -> bytes:
    book, out = Workbook(), io.BytesIO()
    for _ in range(sheets - 1):
        book.create_sheet()
    for row in rows:
        book.worksheets[-1].append(row)
    book.save(out)
    return out.getvalue()


def names(content: bytes | str) -> list[str]:
    reading = read_entries(content if isinstance(content, bytes) else content.encode())
    assert not reading.complaints, reading.complaints
    return [entry.name for entry in reading.entries]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "latin-1", "cp1252", "utf-16", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_delimiter_encoding_and_line_end_is_read(encoding: str, delimiter: str, end: str) -> None:
    lines = [delimiter.join(("Name", "Verein")), *(delimiter.join(person) for person in PEOPLE)]
    reading = read_entries(end.join(lines).encode(encoding))
    assert [(entry.name, entry.club) for entry in reading.entries] == PEOPLE
    assert [entry.line for entry in reading.entries] == [2, 3, 4]
    assert not reading.complaints


@pytest.mark.parametrize(
    "head",
    ["Name;Verein;Wertung", "player;club;rating", "Joueur;Équipe;Classement", "TEILNEHMER;KLUB;DWZ", "Nom;Ville;Elo"],
)
def test_headings_in_three_languages(head: str) -> None:
    (entry,) = read_entries(f"{head}\nAnna;Görlitz;1'850\n".encode()).entries
    assert (entry.name, entry.club, entry.rating) == ("Anna", "Görlitz", 1850)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("Anna\nBen\n\n Cem \n", ["Anna", "Ben", "Cem"]),
        ("1. Anna\n2) Ben\n- Cem\n• Dora", ["Anna", "Ben", "Cem", "Dora"]),
        ("Name\nAnna\nBen", ["Anna", "Ben"]),
        ("1\tAnna\tDresden\n2\tBen\tZürich", ["Anna", "Ben"]),
        ("Vorname;Nachname\nAnna;Müller\nBen;", ["Anna Müller", "Ben"]),
        ("Nom;Prénom\nMüller;Anna", ["Anna Müller"]),
        ('name,club\n"Müller, Anna",Dresden\n"Ben\nBenson",x', ["Müller, Anna", "Ben Benson"]),
        ("Name;Name\nAnna;Ben", ["Anna"]),
        ("'=SUM(A1)\n'+Ben", ["=SUM(A1)", "+Ben"]),
        ("O'Neil\nD’Artagnan\n2Pac", ["O'Neil", "D’Artagnan", "2Pac"]),
    ],
)
def test_what_people_paste(text: str, wanted: list[str]) -> None:
    assert names(text) == wanted


def test_a_workbook_is_read_from_the_sheet_that_holds_something() -> None:
    content = workbook(["Nr", "Name", "Rating"], [1, "Anna", 1800.0], [None, None, None], [2, "Ben", None], sheets=3)
    reading = read_entries(content)
    assert [(entry.line, entry.name, entry.rating) for entry in reading.entries] == [(2, "Anna", 1800), (4, "Ben", 0)]
    assert reading.columns == ("number", "name", "rating")


def test_every_complaint_names_its_line() -> None:
    text = f"name,club,rating\nAnna,x,\n,y,3\nANNA,,\nBen,{'z' * 201},\nCem,,12.5\nDora,,–\nEmil,\x01,\nFinn,,\nGina,,"
    reading = read_entries(text.encode(), taken=frozenset({"finn"}), room=2)
    assert [entry.name for entry in reading.entries] == ["Anna", "Dora"]
    assert [(complaint.line, complaint.code) for complaint in reading.complaints] == [
        (3, "no-name"),
        (4, "twice"),
        (5, "too-long"),
        (6, "bad-rating"),
        (8, "unreadable"),
        (9, "entered-twice"),
        (10, "full"),
    ]
    assert all(complaint.sentence.endswith(".") for complaint in reading.complaints)


def test_what_is_no_list_is_refused() -> None:
    opendocument = io.BytesIO()
    with zipfile.ZipFile(opendocument, "w") as archive:
        archive.writestr("content.xml", "<x/>")
    for content, code in (
        (b"", "empty-list"),
        (b" \n\n", "empty-list"),
        (b"%PDF-1.7\n...", "other-file"),
        (b"\xd0\xcf\x11\xe0old", "other-file"),
        (opendocument.getvalue(), "other-file"),
        (b"PK\x03\x04", "no-xlsx"),
        (bytes(range(256)) * 20, "no-text"),
        (workbook(), "empty-list"),
        (b"club;rating\nDresden;12\n", "no-name-column"),
        (b"a" * 20_000_001, "too-large"),
    ):
        with pytest.raises(BadList) as refused:
            read_entries(content)
        assert refused.value.code == code, content[:20]
    with pytest.raises(BadList, match="no XLSX"):
        read_entries(b"Anna\nBen", xlsx=True)


def repacked(content: bytes, part: str, text: bytes) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as old, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as new:
        for item in old.infolist():
            new.writestr(item.filename, text if item.filename == part else old.read(item))
    return out.getvalue()


def test_a_workbook_takes_seconds_at_most() -> None:
    large, too_large = (workbook(*[[f"P{n}", *"x" * 19] for n in range(rows)]) for rows in (3_000, 8_000))
    began = time.process_time()
    assert len(read_entries(large).entries) == 3_000
    with pytest.raises(BadList, match="too large unpacked"):
        read_entries(too_large)
    assert time.process_time() - began < 10


def test_bombs_do_not_go_off() -> None:
    book = workbook(["name"], ["Anna"])
    bomb = repacked(book, "xl/worksheets/sheet1.xml", b" " * 5_000_000)
    assert len(bomb) < 1_000_000
    with pytest.raises(BadList, match="too large unpacked"):
        read_entries(bomb)
    laughs = b'<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">]><worksheet>&a;</worksheet>'
    with pytest.raises(BadList, match="declares entities"):
        read_entries(repacked(book, "xl/worksheets/sheet1.xml", laughs))
    far = (
        b'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/>'
        b'<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Anna</t></is></c></row><row r="1048576">'
        b'<c r="XFD1048576" t="inlineStr"><is><t>Ben</t></is></c></row></sheetData></worksheet>'
    )
    assert names(repacked(book, "xl/worksheets/sheet1.xml", far)) == ["Anna"]
    many = read_entries("\n".join(f"P{n}" for n in range(15_000)).encode())
    assert len(many.entries) == 10_000
    assert many.complaints[-1].code == "too-many-lines"
    with pytest.raises(BadList, match="no CSV"):
        read_entries(b"name,club\n" + b"x" * 200_000 + b",y\n")


@given(st.binary(max_size=400))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    try:
        reading = read_entries(content)
    except BadList as refusal:
        assert str(refusal).endswith(".")
    else:
        lines = [entry.line for entry in reading.entries] + [wrong.line for wrong in reading.complaints]
        assert len(lines) == len(set(lines))


@given(st.binary(max_size=200), st.integers(0, 4000))
def test_a_damaged_workbook_is_read_or_refused(damage: bytes, at: int) -> None:
    book = workbook(["name"], ["Anna"])
    content = book[: at % len(book)] + damage + book[at % len(book) + len(damage) :]
    try:
        read_entries(content, xlsx=True)
    except BadList as refusal:
        assert str(refusal).endswith(".")


cell = st.text(max_size=30)


@given(st.lists(st.lists(cell, min_size=1, max_size=4), min_size=1, max_size=12), st.sampled_from(",;\t|"))
def test_whatever_is_read_can_be_entered(rows: list[list[str]], delimiter: str) -> None:
    text = "\n".join(delimiter.join(row) for row in rows)
    try:
        reading = read_entries(text.encode("utf-8", "replace"))
    except BadList:
        return
    desk = Desk.opened("Test", PRESETS["swiss"])
    for number, entry in enumerate(reading.entries, 1):
        desk = desk.say("entered", {"entrant": number, **entry.data})
    assert len(desk.tournament.entrants) == len(reading.entries)
