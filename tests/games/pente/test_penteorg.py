"""pente.org's text format, read and written."""

from __future__ import annotations

import pytest

from fivefold.games import pente
from fivefold.games.core import BadRecord, own
from fivefold.games.pente import Options
from fivefold.games.pente.penteorg import read_penteorg, write_penteorg
from fivefold.games.record import new_record, read_record, write_record

HEADERS = """[Game "Pente"]
[Site "pente.org"]
[Event "Turn-based Game"]
[Round "1"]
[Section "-"]
[Date "05/14/2009"]
[Time "12:30:01"]
[TimeControl "7"]
[Rated "Y"]
[Player 1 Name "anna"]
[Player 2 Name "ben"]
[Player 1 Rating "1843"]
[Player 2 Rating "1790"]
[Player 1 Type "Human"]
[Player 2 Type "Human"]
"""
MOVES = "1. K10 L10 2. O11 M10 3. N10 A1 4. N11 B1 5. N12 C1 6. N13 D2 7. N14"
WON = HEADERS + f'[Result "1-0"]\n\n{MOVES} 1-0\n'


def test_a_game_is_read_with_its_headers_and_captures_follow() -> None:
    record = read_penteorg(WON)
    assert record.header("Seat1") == "anna"
    assert record.header("Rating2") == "1790"
    assert record.header("Date") == "2009-05-14"
    assert record.header("Result") == "1-0"
    assert record.header("Ending") == ""
    assert own(record.states()[-1], pente.State).caught == (2, 0)
    assert "3. N10* A1" in write_record(record)
    assert read_record(write_record(record)) == record


def test_reading_and_writing_are_inverse() -> None:
    assert write_penteorg(read_penteorg(WON)) == WON
    again = read_penteorg(write_penteorg(read_penteorg(WON)))
    assert again == read_penteorg(WON)


def test_a_game_given_up_keeps_its_result() -> None:
    given_up = HEADERS + '[Result "0-1"]\n\n1. K10 L10 2. O11 M10 0-1\n'
    record = read_penteorg(given_up)
    assert record.header("Result") == "0-1"
    assert record.header("Ending") == "resignation"
    assert "resigned, lost on time or agreed" in record.comments[0][1]
    assert write_penteorg(record) == given_up


def test_other_ways_to_write_the_same() -> None:
    assert read_penteorg(WON.replace("05/14/2009", "2009.05.14")) == read_penteorg(WON)
    assert read_penteorg(WON.replace(". ", ".")).moves == read_penteorg(WON).moves
    assert read_penteorg(MOVES.replace(" 2. ", "\r\n2. ").lower()).moves == read_penteorg(WON).moves
    assert read_penteorg("\ufeff" + WON.replace("\n", "\r\n")) == read_penteorg(WON)
    assert read_penteorg(WON.replace('"Pente"', '"Speed Pente"')).moves == read_penteorg(WON).moves


def test_a_near_second_stone_means_the_free_opening() -> None:
    record = read_penteorg("1. K10 A1 2. L10 B2")
    assert record.options == Options(opening="free")
    assert read_penteorg("1. K10 A1 2. N10 B2").options == Options()


@pytest.mark.parametrize(("text", "code"), [
    (WON.replace('"Pente"', '"Keryo-Pente"'), "penteorg-other-game"),
    (WON.replace('[Site', '[Player\'s Swapped? "true"]\n[Site'), "penteorg-swapped"),
    (WON.replace("05/14/2009", "yesterday"), "bad-date"),
    (WON.replace('[Result "1-0"]', '[Result "0-1"]'), "bad-result"),
    (WON.replace("1-0", "0-1"), "wrong-result"),
    (WON.replace('[Result "1-0"]', '[Result "won"]'), "bad-result"),
    (WON.replace("N14", "N14 E1"), "game-over"),
    (WON.replace("K10", "K11"), "not-the-centre"),
    (WON.replace("A1", "K10"), "point-taken"),
    (WON.replace("A1", "I1"), "not-a-move"),
    (WON.replace("A1", "A20"), "not-a-move"),
    (WON.replace("A1", "A1*"), "not-a-move"),
    (WON.replace("4. ", "5. "), "wrong-number"),
    (WON.replace("N14 1-0", "1-0 N14"), "not-a-move"),
    (WON.replace('[Rated "Y"]', '[Rated Y]'), "bad-header"),
    (WON.replace('[Rated "Y"]', '[Rated "Y"'), "bad-header"),
    (WON.replace('[Rated "Y"]', '[Site "x"]'), "header-twice"),
    ("[", "bad-header"), ("{", "not-a-move"), ("\0", "not-a-move"), ("x" * 50_000, "not-a-move"),
    ("9" * 5_000, "not-a-move"), ("1. K10 " + "K" * 400, "not-a-move"), ("🎲", "not-a-move"),
])  # fmt: skip
def test_garbage_is_refused_with_a_sentence(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_penteorg(text)
    assert refusal.value.code == code
    assert str(refusal.value).endswith(".")
    assert len(str(refusal.value)) < 300


def test_what_pente_org_cannot_say_is_not_written() -> None:
    for options in (Options(teams=True), Options(size=13), Options(reply=True), Options(points=True)):
        with pytest.raises(BadRecord, match="cannot say these options"):
            write_penteorg(new_record("pente", options))
    with pytest.raises(BadRecord, match="cannot say these options"):
        write_penteorg(read_record('[Game "pentago"]\n1. c4/NW+'))
    placed = new_record("pente", Options(), Position="/".join(["19"] * 18 + ["w18"]))
    with pytest.raises(BadRecord, match="empty board"):
        write_penteorg(placed)
    assert write_penteorg(new_record("pente", Options(announce=False))).startswith('[Game "Pente"]')
