"""The booklet's notation in three languages, K10, and marks of captures (PT23)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn

from fivefold.games import pente
from fivefold.games.core import BadNotation, BadRecord
from fivefold.games.pente import Move
from fivefold.games.pente.notation import NAMES, read_point, write_point
from fivefold.games.record import read_record, write_record
from fivefold.refusals import Refused

DIALECTS = ("K10", "de", "en", "fr")


@pytest.mark.rule("PT23")
@pytest.mark.parametrize(("name", "german", "english", "french"), [
    ("N12", "R3O2", "R3U2", "D3H2"),
    ("H8", "L2U2", "L2D2", "G2B2"),
    ("N10", "R3", "R3", "D3"),
    ("K1", "U9", "D9", "B9"),
    ("K19", "O9", "U9", "H9"),
    ("A1", "L9U9", "L9D9", "G9B9"),
    ("T19", "R9O9", "R9U9", "D9H9"),
    ("K10", "0", "0", "0"),
])  # fmt: skip
def test_a_point_in_four_notations(name: str, german: str, english: str, french: str) -> None:
    point = NAMES.index(name)
    for dialect, text in zip(DIALECTS, (name, german, english, french), strict=True):
        assert write_point(point, 19, dialect) == text
        assert read_point(text, 19, dialect) == point
        assert pente.read_move(pente.start(), f" {text.lower()} ", dialect) == Move(point)


@pytest.mark.rule("PT23")
@pytest.mark.parametrize("size", [13, 15, 19])
@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_point_reads_as_it_is_written(size: int, dialect: str) -> None:
    points = [19 * row + column for row in range(size) for column in range(size)]
    texts = [write_point(point, size, dialect) for point in points]
    assert len(set(texts)) == size * size
    assert [read_point(text, size, dialect) for text in texts] == points


@pytest.mark.rule("PT23")
def test_a_german_zero_for_the_letter_is_repaired_and_no_other() -> None:
    assert read_point("R302", 19, "de") == read_point("R3O2", 19, "de")
    assert read_point("L909", 19, "de") == read_point("L9O9", 19, "de")
    assert read_point("02", 19, "de") == read_point("O2", 19, "de")
    for dialect in ("en", "fr", "K10"):
        with pytest.raises(BadNotation):
            read_point("R302", 19, dialect)


@pytest.mark.rule("PT23")
def test_u_is_down_in_german_and_up_in_english() -> None:
    assert read_point("U2", 19, "de") == 180 - 2 * 19
    assert read_point("U2", 19, "en") == 180 + 2 * 19
    record = '[Game "pente"]\n[Language "{}"]\n\n1. 0 U2\n'
    german, english = read_record(record.format("de")), read_record(record.format("en"))
    assert german.moves != english.moves
    assert write_record(german).endswith("1. 0 U2\n")


@pytest.mark.rule("PT23")
@pytest.mark.parametrize(("text", "dialect"), [
    ("O2R3", "de"), ("U2R3", "en"), ("R0", "en"), ("R10", "en"), ("R3R2", "en"), ("R3O2", "en"), ("H3", "en"),
    ("K10", "en"), ("0", "K10"), ("I5", "K10"), ("U1", "K10"), ("A0", "K10"), ("A20", "K10"), ("K010", "K10"),
    ("R3U2", "fr"), ("00", "de"), ("R3 O2", "de"), ("R3**********", "en"), ("R3-", "en"), ("-R3", "en"),
    ("R3-R4-R5", "en"), ("R3)(", "en"), ("Ｒ3", "en"), ("R³", "en"), ("", "en"), ("*", "en"), ("()", "en"),
    ("pass*", "en"),
])  # fmt: skip
def test_what_is_no_point_is_refused_with_a_sentence(text: str, dialect: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        pente.read_move(pente.start(), text, dialect)
    assert refusal.value.rule == "PT23"


@pytest.mark.rule("PT1", "PT23")
def test_a_point_beyond_a_small_board_is_refused() -> None:
    small = pente.start(pente.Options(size=13))
    with pytest.raises(BadNotation, match="edge is 6 points from the centre"):
        pente.read_move(small, "L7")
    with pytest.raises(Refused, match="13 × 13"):
        pente.play(pente.play(small, Move(120)), pente.read_move(small, "T19", "K10"))


@pytest.mark.rule("PT23")
def test_there_are_four_notations_and_no_more() -> None:
    with pytest.raises(BadNotation, match="K10, de, en, fr"):
        pente.write_move(pente.start(), Move(180), "it")
    with pytest.raises(BadRecord, match="K10, de, en, fr"):
        read_record('[Game "pente"]\n[Notation "x"]\n1. K10')


@pytest.mark.rule("PT23", "PT5")
def test_captures_are_marked_once_a_pair_and_marks_must_be_true() -> None:
    state, spot = drawn("w b b ? b b w")
    assert pente.write_move(state, spot) == "U4**"
    for mark in ("", "*", "**", "()"):
        assert pente.read_move(state, "U4" + mark) == spot
    for wrong in ("U4***", "U5*", "U5()", "L3U4*"):
        with pytest.raises(BadNotation) as refusal:
            pente.read_move(state, wrong)
        assert refusal.value.code == "pente-wrong-capture-mark"


@pytest.mark.rule("PT23")
@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_record_round_trips_in_every_notation(dialect: str) -> None:
    header = f'[Notation "{dialect}"]' if dialect == "K10" else f'[Language "{dialect}"]'
    words = [write_point(NAMES.index(name), 19, dialect) for name in ("K10", "L10", "O11", "M10", "N10")]
    text = f'[Game "pente"]\n[Options "standard"]\n{header}\n\n'
    text += f"1. {words[0]} {words[1]}\n2. {words[2]} {words[3]}\n3. {words[4]}*\n"
    assert write_record(read_record(text)) == text
    assert (
        read_record(text.replace("*", "()")).moves
        == read_record(text).moves
        == read_record(text.replace("*", "")).moves
    )


@pytest.mark.rule("PT23", "PT21")
def test_moved_stones_are_written_with_both_points() -> None:
    state, _ = drawn("w . .\nb . .", turns=60, exhaustion="move", stones=30)
    for dialect, text in zip(DIALECTS, ("D11-E11", "L3O4-L2O4", "L3U4-L2U4", "G3H4-G2H4"), strict=True):
        move = pente.read_move(state, text, dialect)
        assert pente.write_move(state, move, dialect) == text
        assert pente.clicks(state, move) == ("D11", "E11")
