"""Records: what a person may write by hand, and what is refused, with its line and column."""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

import pytest
from benchmarks.records import played, reading
from hypothesis import given, strategies as st

from fivefold.games import GAMES, pentago
from fivefold.games.core import BadRecord
from fivefold.games.record import new_record, read_record, write_record
from fivefold.refusals import Refused

GOLDEN = Path(__file__).parents[1] / "golden"

BY_HAND = """[Game "pentago"]
[Seat2 "Ben"]
[Event "Club evening"]

a6/SE+ a1/SE+ {both keep to their corner}
b6/SE+
b1/SE+ 3. c6/SE+ c1/SE+ d6/SW+ {now e6} d1/SW+ e6
"""

CANONICAL = """[Game "pentago"]
[Seat2 "Ben"]
[Event "Club evening"]
[Result "1-0"]

1. a6/SE+ a1/SE+ {both keep to their corner}
2. b6/SE+ b1/SE+
3. c6/SE+ c1/SE+
4. d6/SW+ {now e6} d1/SW+
5. e6
"""


def test_numbers_line_breaks_and_unknown_headers_are_free() -> None:
    record = read_record(BY_HAND)
    assert len(record.moves) == 9
    assert record.header("Event") == "Club evening"
    assert write_record(record) == CANONICAL


def test_reading_and_writing_gives_the_same_text() -> None:
    assert write_record(read_record(CANONICAL)) == CANONICAL
    assert read_record(CANONICAL.replace("\n", "\r\n")) == read_record("\ufeff" + CANONICAL)


def test_a_record_may_start_from_a_position() -> None:
    text = '[Game "pentago"]\n[Position "bbbb..wwww.........................."]\n[Result "1-0"]\n\n1. e6\n'
    record = read_record(text)
    assert record.game.write_position(record.states()[0]).startswith("bbbb..wwww")
    assert write_record(record) == text


def test_a_game_that_was_broken_off_has_no_result() -> None:
    text = write_record(read_record('[Game "pentago"] a6/SE+'))
    assert "Result" not in text
    with pytest.raises(BadRecord, match="broken off game has no result"):
        read_record('[Game "pentago"]\n[Result "1-0"]\na6/SE+')


def test_a_resigned_game_names_its_result_and_its_ending() -> None:
    text = '[Game "pentago"]\n[Result "0-1"]\n[Ending "resignation"]\n\n1. a6/SE+\n'
    assert write_record(read_record(text)) == text


#   what is wrong, the record, line, column
WRONG = [
    ("no-game-header", "", 1, 1),
    ("no-game-header", "a6/SE+", 1, 1),
    ("no-such-game", '[Game "chess"]', 1, 1),
    ("bad-header", '[Game "pentago"]\n[Date 2026]', 2, 1),
    ("bad-header", '[Game "pentago"', 1, 1),
    ("header-twice", '[Game "pentago"]\n[Game "pentago"]', 2, 1),
    ("no-such-option", '[Game "pentago"]\n[Options "speed=9"]', 2, 1),
    ("bad-option-value", '[Game "pentago"]\n[Options "double_five=both"]', 2, 1),
    ("option-twice", '[Game "pentago"]\n[Options "double_five=draw double_five=draw"]', 2, 1),
    ("pentago-not-a-position", '[Game "pentago"]\n\n[Position "bw"]', 3, 1),
    ("bad-date", '[Game "pentago"]\n[Date "yesterday"]', 2, 1),
    ("bad-date", '[Game "pentago"]\n[Date "2026-13-01"]', 2, 1),
    ("bad-language", '[Game "pentago"]\n[Language "tlh"]', 2, 1),
    ("bad-ending", '[Game "pentago"]\n[Ending "boredom"]', 2, 1),
    ("no-such-seat", '[Game "pentago"]\n[Seat3 "Carl"]', 2, 1),
    ("pentago-not-a-move", '[Game "pentago"]\n\n1. a6/SE+ a9/SE+', 3, 11),
    ("cell-taken", '[Game "pentago"]\n\n1. a6/SE+\n   a6/SE+', 4, 4),
    ("turn-missing", '[Game "pentago"]\n\n1. a6', 3, 4),
    ("number-amidst", '[Game "pentago"]\n1. a6/SE+ 2. a5/SE+', 2, 11),
    ("wrong-number", '[Game "pentago"]\n2. a6/SE+', 2, 1),
    ("number-without-move", '[Game "pentago"]\n1. ', 2, 4),
    ("open-comment", '[Game "pentago"]\n1. a6/SE+ {well', 2, 11),
    ("nested-comment", '[Game "pentago"]\n1. a6/SE+ {a {b} c}', 2, 14),
    ("not-a-move", '[Game "pentago"]\n1. a6/SE+ }', 2, 11),
    ("move-after-end", CANONICAL + "6. f6/NW+", 11, 1),
    ("no-turn", CANONICAL.replace("5. e6", "5. e6/NW+"), 10, 4),
    ("wrong-result", CANONICAL.replace("1-0", "0-1"), 4, 1),
    ("ended-twice", CANONICAL.replace('[Result "1-0"]', '[Ending "time"]'), 4, 1),
    ("result-without-ending", '[Game "pentago"]\n[Ending "time"]\na6/SE+', 2, 1),
    ("bad-result", '[Game "pentago"]\n[Result "1"]\n[Ending "time"]\na6/SE+', 2, 1),
    ("bad-result", '[Game "pentago"]\n[Result "x-y"]\n[Ending "time"]\na6/SE+', 2, 1),
]


@pytest.mark.parametrize(("code", "text", "line", "column"), WRONG)
def test_what_is_wrong_is_said_with_line_and_column(code: str, text: str, line: int, column: int) -> None:
    with pytest.raises(BadRecord) as refusal:
        read_record(text)
    assert refusal.value.code == code
    assert str(refusal.value).startswith(f"Line {line}, column {column}: ")


def test_an_illegal_move_is_refused_with_its_reason() -> None:
    with pytest.raises(BadRecord, match=r"^Line 2, column 11: a6 SE\+: a6 already holds a marble \(PG3\)\.$"):
        read_record('[Game "pentago"]\n1. a6/SE+ a6/SE+')


@pytest.mark.parametrize("value", ['a"b', "a\nb"])
def test_a_header_cannot_break_the_record(value: str) -> None:
    with pytest.raises(BadRecord):
        new_record("pentago", pentago.Options(), (value,))


def test_a_comment_cannot_break_the_record() -> None:
    record = read_record('[Game "pentago"] a6/SE+')
    with pytest.raises(BadRecord):
        write_record(type(record)(record.headers, record.moves, ((1, "}"),)))


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    for record in (text, f'[Game "pentago"]\n{text}', CANONICAL + text):
        try:
            read_record(record)
        except Refused as refusal:
            assert str(refusal).startswith("Line ")


@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(CANONICAL)))
    to = data.draw(st.integers(at, min(at + 9, len(CANONICAL))))
    damaged = CANONICAL[:at] + data.draw(st.text(max_size=4)) + CANONICAL[to:]
    try:
        record = read_record(damaged)
    except Refused:
        return
    assert read_record(write_record(record)).moves == record.moves


@pytest.mark.quiet
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_read_in_a_millisecond(name: str) -> None:
    texts = [write_record(played(name, seed)) for seed in range(8)]
    assert min(reading(texts) for _ in range(10)) < 0.001


@pytest.mark.compiled  # plain kernels make calls of their own
@pytest.mark.parametrize(("name", "most"), [("kingdomino/refereed/four-players.txt", 55), ("pente/law/moving.txt", 80)])
def test_a_move_is_read_in_few_calls(name: str, most: int) -> None:
    """Options, type hints and the starting position are worked out once for a record, not once for a move."""
    text = (GOLDEN / name).read_text("utf-8")
    moves = len(read_record(text).moves)
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        read_record(text)
    finally:
        sys.setprofile(None)
    assert calls / moves < most, f"{calls / moves:.0f} calls a move"
