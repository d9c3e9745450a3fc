"""What stands on the papers, read back from the PDF."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from typing import Any

import pytest
from pypdf import PdfReader
from tests.papers.halls import NAMES, closed, data_of, hall, in_round, named, pages, texts, until
from tests.tournaments.halls import entered

from fivefold.messages import catalogue
from fivefold.papers import LANGUAGES, PAPERS, InTheHall, NoPaper, paper_data, print_paper
from fivefold.papers.figures import number, value
from fivefold.papers.lots import purpose
from fivefold.papers.rules_text import rule_texts
from fivefold.papers.words import words
from fivefold.refusals import Refused
from fivefold.tournaments import PRESETS, Desk, Log, standing_of
from fivefold.tournaments.formats import groups


@pytest.fixture(scope="module")
def championship() -> Desk:
    """24 players, in round 2, three of its six tables played."""
    return until(hall("kingdomino-championship", 24), "a", in_round(2, 3))


@pytest.fixture(scope="module")
def champions() -> Desk:
    return until(hall("kingdomino-championship", 24), "b", closed)


@pytest.fixture(scope="module")
def cup() -> Desk:
    """13 players: groups, intermediate round and cup, all played."""
    return until(hall("pentago-tournament", 13, "Pentago Zürich"), "c", closed)


def test_every_criterion_has_its_words() -> None:
    on_the_page = [name for name in catalogue("en").variables if name.startswith("criterion-")]
    assert len(on_the_page) > 20
    assert all(name in words("en") for name in on_the_page if not name.startswith("criterion-short-"))


def test_every_page_carries_title_day_log_number_and_digest(championship: Desk) -> None:
    digest = championship.log.digest
    check = " ".join(digest[at : at + 4] for at in (0, 4, 8))
    for name in ("seating", "sheets", "standings", "fallback"):
        for page in pages(championship, name, "de"):
            assert "Sächsische Meisterschaft" in page
            assert f"Stand: Eintrag {championship.log.version}" in page
            assert f"Prüfzeichen {check}" in page
            assert "15.11.2026" in page


def test_papers_are_a4_and_the_same_log_gives_the_same_bytes(championship: Desk) -> None:
    one, other = (print_paper(championship, "fallback", "fr") for _ in range(2))
    assert one == other
    for page in PdfReader(io.BytesIO(one)).pages:
        assert sorted(round(float(side)) for side in page.mediabox[2:]) == [595, 842]


def fonts_of(pdf: bytes) -> set[str]:
    found: set[str] = set()
    for page in PdfReader(io.BytesIO(pdf)).pages:
        resources: Any = page["/Resources"]
        for font in resources.get("/Font", {}).values():
            found.add(font.get_object()["/BaseFont"].partition("+")[2].partition("-")[0])
    return found


def test_the_fonts_that_come_along_are_enough(championship: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a single font of its own prints the same."""
    import typst

    from fivefold.papers import pdf

    usual = [print_paper(championship, name, "de") for name in ("standings", "fallback")]
    bare = typst.Fonts(include_system_fonts=False, font_paths=[pdf.FONTS])
    monkeypatch.setattr(pdf, "_fonts", lambda: bare)
    for paper, name in zip(usual, ("standings", "fallback"), strict=True):
        other = print_paper(championship, name, "de")
        assert texts(other) == texts(paper)
        assert fonts_of(other) == fonts_of(paper) <= {"LibertinusSerif", "DejaVuSansMono"}


SCRIPTS = {
    "山田太郎": "NotoSansSC",
    "さくら": "NotoSansSC",
    "김철수": "NotoSansKR",
    "अनन्या शर्मा": "NotoSansDevanagari",
    "অনন্যা": "NotoSansBengali",
    "தமிழ்": "NotoSansTamil",
    "สมชาย ใจดี": "NotoSansThai",
    "ნინო": "NewCM10",
    "Անի": "NewCM10",
    "ሰላም": "NotoSansEthiopic",
    "Jana 🎲": "NotoEmoji",
    "Пугачёв": "LibertinusSerif",
    "Ἀχιλλεύς": "LibertinusSerif",
    "ישראל": "LibertinusSerif",
    "علي حسن": "DejaVuSansMono",
}


@pytest.mark.parametrize(("name", "font"), SCRIPTS.items())
def test_names_of_every_script_have_their_letters_on_a_machine_without_fonts(
    name: str, font: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import typst

    from fivefold.papers import pdf

    monkeypatch.setattr(pdf, "_fonts", lambda: typst.Fonts(include_system_fonts=False, font_paths=[pdf.FONTS]))
    desk = Desk.opened("Dresden", PRESETS["swiss"])
    for entrant, each in enumerate((name, "Ben"), 1):
        desk = desk.say("entered", {"entrant": entrant, "name": each})
    assert font in fonts_of(print_paper(desk.start().draw(seed="snow"), "seating", "de"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_seating_stands_by_table_and_by_name(championship: Desk, lang: str) -> None:
    tournament = championship.tournament
    by_table, by_name = pages(championship, "seating", lang)
    table = words(lang)("table")
    for place in tournament.tables_of(tournament.rounds[-1]):
        part = by_table.split(f"{table} {place.number} ")[1].split(f"{table} {place.number + 1} ")[0]
        for seat in place.seats:
            assert named(seat) in part
            assert re.search(rf"{re.escape(named(seat))} {place.number}\b", by_name)
    found = sorted(range(24), key=lambda at: by_name.index(NAMES[at]))
    assert [NAMES[at] for at in found] == NAMES  # they were entered in the order of the alphabet


def test_an_earlier_round_can_be_printed_and_one_that_is_not_drawn_is_refused(championship: Desk) -> None:
    assert "Round 1 of 5" in pages(championship, "seating", "en", 1)[0]
    with pytest.raises(NoPaper, match="Round 3 has not been drawn; the last one is 2"):
        print_paper(championship, "seating", "en", 3)


@pytest.mark.rule("TK7", "TK8", "TK9")
def test_the_standing_shows_every_sum_with_its_parts(champions: Desk) -> None:
    say = words("de")
    text = " ".join(pages(champions, "standings", "de"))
    standing = standing_of(champions.tournament)
    assert "Schlussrangliste" in text
    assert all(rule in text for rule in ("TK7", "TK8", "TK9"))
    for row in standing.rows:
        sums = " ".join(value(worth, name, say) for worth, name in zip(row.values, standing.criteria, strict=True))
        assert sums.replace("\u00a0", " ") in text
        assert named(row.entrant) in text
    data = data_of(champions, "standings", "de")["body"]
    tops = [cell["top"] for cell in data["rows"][0]["cells"]]
    assert len(tops) == 5
    by = [row["why"] for row in data["rows"] if row["why"]]
    assert by  # with 24 players some are equal on points
    assert all("TK8" in why or "TK9" in why for why in by)


def test_a_sheet_for_each_table_names_the_players_and_who_begins(championship: Desk) -> None:
    tournament = championship.tournament
    data = data_of(championship, "sheets", "fr", links={1: "http://hall/j/abc"})["body"]
    tables = tournament.tables_of(tournament.rounds[-1])
    assert [sheet["number"] for sheet in data["sheets"]] == [table.number for table in tables]
    for sheet, table in zip(data["sheets"], tables, strict=True):
        assert [player["number"] for player in sheet["players"]] == list(table.seats)
        assert [player["number"] for player in sheet["players"] if player["begins"]] == [table.starter]
    assert data["sheets"][0]["qr"].startswith("<svg")
    assert not data["sheets"][1]["qr"]
    text = " ".join(pages(championship, "sheets", "fr"))
    assert all(terrain in text for terrain in ("Blé", "Forêt", "Marais"))
    assert all(name in text for name in NAMES)


@pytest.mark.rule("TP5", "TP6")
def test_a_group_table_shows_points_and_speed(cup: Desk) -> None:
    text = " ".join(pages(cup, "groups", "de"))
    labels = sorted(groups.members_of(cup.tournament))
    for label in labels:
        assert f"Gruppe {label}" in text
        standing = groups.standing_of_group(cup.tournament, label)
        for row in standing.rows:
            points, speed = row.values[:2]
            assert f"{number(points, words('de'))} {number(speed, words('de'))} {row.place}" in text
    assert "18 minus die eigenen Kugeln" in text
    assert "Zwischenrunde" in text


def test_the_bracket_leads_from_the_first_round_to_the_winner(cup: Desk) -> None:
    (page,) = pages(cup, "bracket", "fr")
    for stage in ("Quart de finale", "Demi-finale", "Finale", "Vainqueur"):
        assert stage in page
    first = next(a_round for a_round in cup.tournament.rounds if a_round.stage == "cup")
    for slot in first.slots:
        assert named(slot) in page
    champion = standing_of(cup.tournament).order[0]
    assert page.count(named(champion)) == 4  # three rounds and the line of the winner


def test_a_bracket_of_a_hundred_is_split_into_pages() -> None:
    desk = until(hall("knock-out", 100), "k", in_round(2, 5))
    found = pages(desk, "bracket", "en")
    assert len(found) == 5
    assert "Part 4 of 4" in found[3]
    assert "Semi-final" in found[4]
    everyone = " ".join(found)
    assert all(named(n) in everyone for n in range(1, 101))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_certificate_for_everyone_with_a_place(lang: str) -> None:
    champions = until(hall("kingdomino-championship", 4), "b", closed)
    found = pages(champions, "certificates", lang)
    order = standing_of(champions.tournament).order
    assert len(found) == len(order) == 4
    for page, entrant in zip(found, order, strict=True):
        assert named(entrant) in page
        assert "2026" in page
        assert words(lang)("certificate-heading") in page
    first = {"de": "ersten Platz", "en": "First place", "fr": "première place"}[lang]
    assert first in found[0]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "players"),
    [
        ("kingdomino-championship", 7),
        ("pentago-tournament", 9),
        ("swiss", 7),
        ("round-robin", 5),
        ("knock-out", 6),
        ("katamino-time-trial", 4),
    ],
)
def test_every_format_prints_every_paper_it_has_in_every_language(preset: str, players: int, lang: str) -> None:
    desk = until(hall(preset, players), "f", in_round(1, 2))
    end = until(desk, "g", closed)
    has_groups, has_cup = preset in ("pentago-tournament", "round-robin"), preset in ("pentago-tournament", "knock-out")
    for name in PAPERS:
        if {"groups": not has_groups, "bracket": not has_cup, "schedule": True}.get(name):
            with pytest.raises(NoPaper):
                print_paper(end, name, lang)
            continue
        if name == "certificates":
            assert print_paper(end, name, lang).startswith(b"%PDF")
            continue
        text = " ".join(pages(end, name, lang))
        assert words(lang)(f"paper-{name}") in text
        assert not re.search(r"\{\w*\}", text)
    assert named(1) in " ".join(pages(desk, "fallback", lang))


def test_an_empty_tournament_gives_a_sentence_instead_of_a_paper() -> None:
    empty = hall("kingdomino-championship", 0)
    for name, code in {
        "seating": "nothing-drawn",
        "sheets": "nothing-drawn",
        "groups": "no-groups",
        "bracket": "no-bracket",
        "standings": "not-started",
        "certificates": "not-finished",
        "fallback": "nobody-entered",
    }.items():
        with pytest.raises(Refused) as refused:
            print_paper(empty, name, "de")
        assert refused.value.code == code
        assert str(refused.value).endswith(".")
        with pytest.raises(Refused):
            print_paper(Desk(), name, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("preset", "first", "last"), [("pentago-tournament", "TP1", "TP9"), ("kingdomino-championship", "TK1", "TK16")]
)
def test_every_rule_of_a_regulation_stands_on_the_poster_before_the_start(
    preset: str, first: str, last: str, lang: str
) -> None:
    empty = hall(preset, 0)
    shown = pages(empty, "rules", lang)
    text = " ".join(" ".join(shown).split())
    wanted = rule_texts(preset, None, lang)
    assert (wanted[0]["id"], wanted[-1]["id"]) == (first, last)
    for rule in wanted:
        assert str(rule["id"]) in text
    assert len(shown) <= 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(set(PRESETS) - {"kingdomino-championship", "pentago-tournament"}))
def test_a_regulation_without_a_printed_text_says_on_the_poster_what_it_is(name: str, lang: str) -> None:
    rules = replace(PRESETS[name], name="ours", at_most=30, confirm=True)
    data = paper_data(entered(rules, 4), "rules", lang)
    said = [str(rule["runs"][0]["text"]) for rule in data["body"]["rules"]]  # type: ignore[index]
    words = catalogue(lang)
    for criterion in rules.tie_breaks:
        assert sum(words(f"criterion-{criterion}") in sentence for sentence in said) >= 1
    assert words("print-own-most", most=30) in said
    assert words("print-own-confirm") in said
    assert "{" not in "".join(said)


def test_the_schedule_hangs_out_day_by_day_with_times_and_what_else_there_is_to_know() -> None:
    with pytest.raises(Refused) as refused:
        print_paper(hall("swiss", 4), "schedule", "de")
    assert refused.value.code == "no-schedule"
    lines = ["2026-11-15T09:30 Runde 5", "2026-11-14T10:00 Begrüßung", "2026-11-14 10:15 Runde 1"]
    desk = hall("swiss", 4).say("described", {"schedule": lines, "notes": "Startgeld 5 €"})
    text = " ".join(texts(print_paper(desk, "schedule", "de")))
    found = [
        text.index(part) for part in ("14. November 2026", "10:00", "Begrüßung", "10:15", "Runde 1", "15. November")
    ]
    assert found == sorted(found)
    assert "Startgeld 5 €" in text


def test_what_is_no_paper_or_no_language_is_refused(championship: Desk) -> None:
    with pytest.raises(Refused, match="There is no paper 'menu'"):
        print_paper(championship, "menu")
    with pytest.raises(Refused, match="not in 'xx'"):
        print_paper(championship, "seating", "xx")
    full = hall("swiss", 2000)
    late = full.log.next_fact("entered", {"entrant": 2001, "name": "Late"})
    crowded = Desk.of(Log((*full.log.facts, late)))
    with pytest.raises(Refused, match="up to 2000 entrants"):
        print_paper(crowded, "seating")


def test_a_thousand_players_have_their_papers_and_too_many_sheets_are_refused_plainly() -> None:
    many = until(hall("swiss", 1000), "snow", in_round(1))
    assert "Player 1000" in " ".join(pages(many, "seating", "de"))
    for name in ("sheets", "fallback"):
        with pytest.raises(Refused, match="up to 1000 tables"):
            data_of(until(hall("round-robin", 46), "snow", in_round(1)), name)


def test_papers_say_where_a_table_stands_and_call_games_games() -> None:
    fixed = InTheHall(places={1: 2, 2: 1}, notice=7)
    eight = until(hall("kingdomino-championship", 8), "snow", in_round(1))
    plain, moved = (data_of(eight, "seating", "en", hall=where)["body"] for where in (InTheHall(), fixed))
    first = {name["name"]: name["cells"][0]["table"] for name in plain["names"]}
    assert {name["name"]: name["cells"][0]["table"] for name in moved["names"]} == {
        name: 3 - table for name, table in first.items()
    }
    sheets = data_of(eight, "sheets", "en", hall=fixed)["body"]["sheets"]
    assert [sheet["number"] for sheet in sheets] == [1, 2]
    version = eight.log.version
    assert data_of(eight, "sheets", "en", hall=fixed)["fact"].endswith(f" {version}·7")
    assert data_of(eight, "standings", "en", hall=fixed)["fact"].endswith(f" {version}")
    drawn = until(hall("pentago-tournament", 8), "snow", in_round(1))
    assert data_of(drawn, "seating", "de")["body"]["table"] == "Partie"
    assert all(sheet["called"] for sheet in data_of(drawn, "sheets", "fr")["body"]["sheets"])


def test_names_that_look_like_markup_are_printed_as_they_are() -> None:
    wild = [
        "#panic(1)",
        "*bold* _it_ $x^2$",
        "]]#{",
        "<label> @ref",
        "\\u{41} // /* */",
        "= Kopf",
        "مريم",
        "王小明",
        "🙂",
    ]
    desk = hall("kingdomino-championship", 3, 'Titel "#read("/etc/passwd")" {0} %s')
    for at, name in enumerate([*wild, "y" * 300, "Wort " * 100], 4):
        # Older logs hold names that nobody can enter any more.
        desk = Desk.of(desk.log.with_fact("entered", {"entrant": at, "name": name.strip(), "club": "#club(" * 20}))
    desk = until(desk, "w", in_round(2, 1))
    text = " ".join(pages(desk, "seating", "de"))
    for name in wild[:6]:
        assert name in text
    assert '#read("/etc/passwd")' in text
    assert "{0} %s" in text
    for name in ("sheets", "standings", "fallback"):
        assert print_paper(desk, name, "fr")


def test_purposes_of_lots_are_translated() -> None:
    desk = hall("pentago-tournament", 13)
    seen: set[str] = set()
    for preset in ("kingdomino-championship", "swiss", "knock-out", "pentago-tournament", "round-robin"):
        desk = until(hall(preset, 13), "p", closed)
        seen |= {fact.data["purpose"] for fact in desk.log.facts if fact.kind == "lot"}
    for text in seen:
        assert purpose(text, words("de")) != text, text


def test_printing_is_quick(championship: Desk) -> None:
    """A whole pack in far less than the time it takes a printer to wake up."""
    import time

    print_paper(championship, "fallback", "de")
    before = time.process_time()
    assert len(texts(print_paper(championship, "fallback", "en"))) > 8
    assert time.process_time() - before < 6
