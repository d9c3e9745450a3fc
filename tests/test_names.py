"""Names: those of all scripts pass, what is hidden in them is refused, and look-alikes are noticed."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given, strategies as st
from tests.tournaments.halls import entered
from typer.testing import CliRunner

from fivefold.cli.tournament.commands import app
from fivefold.entries import read_entries
from fivefold.names import BadName, clean_name, hidden_character, skeleton
from fivefold.tournaments import Desk, Log, NotNow, fold
from fivefold.tournaments.bans import refuse_banned

REAL = [
    "Anna Müller",
    "Dora Groß",
    "Jean-Luc d’Arc",
    "Sinéad O'Connor",
    "Nguyễn Thị Ánh",
    "Łukasz Żółć",
    "Şükrü Çağlar",
    "Ólöf Þórðardóttir",
    "Søren Ærø",
    "Αθηνά Παπαδοπούλου",
    "Владимир Ћирић",
    "عمر الخيّام",
    "مُحَمَّد",
    "علی\u200cرضا",
    "יעל כהן",
    "王小明",
    "葛\U000e0100西",
    "山田 太郎",
    "김민준",
    "श्री\u200dमती",
    "தமிழ்",
    "สมชาย ใจดี",
    "ⵜⴰⵎⴰⵣⵉⵖⵜ",
    "Team 7",
    "X Æ A-12",
    "1",
    "R2-D2 (Bot)",
    "🎲 Anna",
]


@pytest.mark.parametrize("name", REAL)
def test_real_names_pass_as_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    desk = entered("swiss", 1).say("entered", {"entrant": 7, "name": name})
    assert desk.tournament.entrants[7].name == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    "character",
    [
        "\u200b",
        "\u200c",
        "\u200d",
        "\u200e",
        "\u200f",
        "\u202a",
        "\u202e",
        "\u2066",
        "\u2069",
        "\u2060",
        "\ufeff",
        "\u00ad",
        "\u034f",
        "\u115f",
        "\u3164",
        "\u2800",
        "\ufe0f",
        "\U000e0041",
        "\U000e0100",
        "\ue000",
        "\u0378",
        "\ud800",
        "\x00",
        "\t",
        "\n",
        "\x7f",
        "\x85",
        "\u2028",
    ],
)
def test_what_cannot_be_seen_is_refused_and_named(character: str) -> None:
    for name in (f"An{character}na", f"{character}Anna", f"Anna{character}"):
        with pytest.raises(BadName) as caught:
            clean_name(name)
        assert caught.value.facts == {"character": f"U+{ord(character):04X}"}
        assert str(caught.value).endswith(".")


def test_marks_need_a_letter_and_are_not_piled_up() -> None:
    for name in ("\u0301Anna", "Anna \u0301", "A" + "\u0335" * 7):
        assert hidden_character(name)
    assert clean_name("Zoe\u0308") == "Zoë"


def test_blanks_are_single_and_a_name_is_neither_empty_nor_endless() -> None:
    assert clean_name("  Anna\u00a0 \u3000Müller ") == "Anna Müller"
    for name, code in (("", "no-name"), (" \u00a0", "no-name"), ("...", "no-name"), ("x" * 121, "name-too-long")):
        with pytest.raises(BadName) as caught:
            clean_name(name)
        assert caught.value.code == code
    with pytest.raises(BadName, match="at most 120"):
        clean_name("x" * 10**6)


@given(st.text(st.characters(), max_size=20))
def test_cleaning_is_done_once_and_keeps_the_look(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName as bad:
        assert bad.code in ("no-name", "hidden-character", "name-too-long")
    else:
        assert clean_name(name) == name
        assert hidden_character(name) == ""
        assert skeleton(name) == skeleton(text)
        name.encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Αnna"),
        ("Anna", "Аnnа"),
        ("Anna", "An\u200bna"),
        ("Anna", "Ａｎｎａ"),
        ("Max", "Мах"),
        ("TOM", "ТОМ"),
        ("Sofie", "Soﬁe"),
        ("O'Neil", "O’Neil"),
        ("Jean-Luc", "Jean‑Luc"),
    ],
)
def test_look_alikes_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other) == skeleton(one.upper())


@pytest.mark.parametrize(("one", "other"), [("Müller", "Muller"), ("Zoë", "Zoe"), ("Ånna", "Anna"), ("Ana", "Anna")])
def test_accents_and_letters_keep_names_apart(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_someone_who_looks_like_an_entrant_is_asked_about_and_enters_if_that_is_sure() -> None:
    desk = entered("swiss", 3)
    with pytest.raises(NotNow) as caught:
        desk.say("entered", {"entrant": 9, "name": "Αnna"})
    assert (caught.value.code, caught.value.facts["other"]) == ("looks-alike", "Anna")
    sure = desk.say("entered", {"entrant": 9, "name": "Αnna", "sure": True})
    assert sure.tournament.entrants[9].name == "Αnna"
    with pytest.raises(NotNow, match="already been entered"):
        desk.say("entered", {"entrant": 9, "name": "ANNA"})
    with pytest.raises(NotNow) as caught:
        desk.say("entered", {"entrant": 9, "name": "Anna\u200b"})
    assert caught.value.code == "hidden-character"
    gone = desk.say("left", {"entrant": 1})
    assert gone.say("entered", {"entrant": 9, "name": "Αnna"}).tournament.entrants[9].name == "Αnna"


def test_a_filler_a_club_and_a_title_hide_nothing_either() -> None:
    with pytest.raises(NotNow, match="club holds a character"):
        entered("swiss", 1).say("entered", {"entrant": 9, "name": "Zed", "club": "\u202eClub"})
    with pytest.raises(NotNow, match="title holds a character"):
        Desk.opened("\u202eDresden", entered("swiss", 1).tournament.rules)
    desk = entered("kingdomino-championship", 4)
    with pytest.raises(NotNow, match="looks like Anna"):
        desk.say("filled", {"entrant": 9, "name": "Αnna"})


def test_a_name_is_entered_once_whatever_its_spelling() -> None:
    desk = entered("swiss", 1).say("entered", {"entrant": 8, "name": "Zoe\u0308  M"}, key="k")
    assert desk.tournament.entrants[8].name == "Zoë M"
    assert desk.say("entered", {"entrant": 8, "name": "Zoë M"}, key="k") is desk
    with pytest.raises(NotNow, match="already been entered"):
        desk.say("entered", {"entrant": 9, "name": "Zoë M"})


def test_old_logs_with_hidden_characters_and_look_alikes_are_folded_as_before() -> None:
    log = Log(entered("swiss", 1).log.facts)
    for number, name in ((7, "Anna\u200b"), (8, "Αnna"), (9, "\u202eevil")):
        log = log.with_fact("entered", {"entrant": number, "name": name})
    assert [entrant.name for entrant in fold(log).entrants.values()][1:] == ["Anna\u200b", "Αnna", "\u202eevil"]


def test_a_list_complains_about_hidden_characters_and_look_alikes() -> None:
    text = "Name\nAnna\nАnna\nBe\u200bn\nZoe\u0308\nCem\n"
    reading = read_entries(text.encode(), taken=frozenset({"сеm"}))
    assert [entry.name for entry in reading.entries] == ["Anna", "Zoë"]
    assert [(one.line, one.code) for one in reading.complaints] == [
        (3, "looks-alike"),
        (4, "hidden-character"),
        (6, "looks-alike"),
    ]


def test_the_command_enters_a_look_alike_if_told_so(tmp_path: Path) -> None:
    file = str(tmp_path / "t.jsonl")

    def command(*words: str) -> str:
        done = CliRunner().invoke(app, list(words))
        return str(done.exception or done.output)

    command("new", file, "--regulation", "swiss")
    command("enter", file, "Anna")
    assert "looks like Anna" in command("enter", file, "Αnna")
    assert "entered: Αnna" in command("enter", file, "Αnna", "--sure")


def test_a_ban_is_not_evaded_by_another_spelling() -> None:
    register = Log().with_fact("banned", {"person": "zoë", "name": "Zoë"}, reason="left")
    register = register.with_fact("banned", {"person": "max", "name": "Max", "until": "2026-01-01"}, reason="left")
    for name in ("zoë", "zoe\u0308", "zо\u0451", "ZOË"):
        with pytest.raises(NotNow, match="Zoë is banned"):
            refuse_banned(register, name, "2026-11-16")
    refuse_banned(register, "max", "2026-11-16")
    refuse_banned(register, "zoe", "2026-11-16")
    with pytest.raises(NotNow, match="Max is banned until"):
        refuse_banned(register, "мах", "2025-11-16")
