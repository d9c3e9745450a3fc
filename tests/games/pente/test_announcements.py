"""What is announced and remarked (PT11)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn, scene

from fivefold.games import pente
from fivefold.games.pente import Move

TRIA, TESSERA, NOTHING = ("TRIA",), ("TESSERA",), ()


def remarked(state: pente.State, move: pente.Move) -> list[str]:
    return [str(one) for one in pente.remarks(state, move, pente.play(state, move))]


@pytest.mark.rule("PT11", "PT17")
@pytest.mark.parametrize(("row", "said"), [
    ("w w ?", TRIA),
    ("w ? . w", TRIA),
    ("w . ? w", TRIA),
    ("b w w ?", NOTHING),
    ("b . w w ? . b", NOTHING),
    ("w . w . ?", NOTHING),
    ("w ?", NOTHING),
    ("w w w ?", TESSERA),
    ("b w w w ?", TESSERA),
    ("w w ? . w", TESSERA),
    ("w . w w ?", TESSERA),
    ("b w w w ? b", NOTHING),
    ("w w . . ?", NOTHING),
])  # fmt: skip
def test_a_four_is_tessera_and_an_open_three_tria(row: str, said: tuple[str, ...]) -> None:
    state, spot = drawn(row)
    assert pente.announcements(state, spot) == said


@pytest.mark.rule("PT11")
def test_with_both_only_tessera_is_said() -> None:
    state, spot = drawn("w w w ?\n. . . w\n. . . w")
    assert pente.announcements(state, spot) == TESSERA


@pytest.mark.rule("PT11")
def test_what_stood_before_is_not_announced_again() -> None:
    state, spot = drawn("w w w . . ?")
    assert pente.announcements(state, spot) == NOTHING
    state, spot = drawn("w w w w b ?")
    assert pente.announcements(state, spot) == NOTHING


@pytest.mark.rule("PT11", "PT7")
def test_a_capture_that_opens_a_line_is_announced_too() -> None:
    state, spot = drawn("""
        . . ? . . .
        . . b . . .
        w w b w w .
        . . w . . .
    """)
    assert pente.play(state, spot).caught == (2, 0)
    assert pente.announcements(state, spot) == TESSERA


@pytest.mark.rule("PT11")
def test_the_option_silences_the_program_and_changes_nothing_else() -> None:
    state, spot = drawn("w w ?")
    assert remarked(state, spot) == ["White: TRIA!"]
    quiet, spot = drawn("w w ?", announce=False)
    assert remarked(quiet, spot) == []
    assert pente.play(state, spot).board == pente.play(quiet, spot).board


@pytest.mark.rule("PT11", "PT19")
def test_remarks_tell_captures_and_claims_and_no_announcement_after_the_end() -> None:
    state, spot = drawn("w b b ?", caught=(2, 0))
    assert remarked(state, spot) == ["White: 2 stones captured, 4 in all."]
    state, spot = drawn("w b r ?", teams=True)
    assert remarked(state, spot) == ["White and Red: 2 stones captured, 1 of them count, 1 in all."]
    state, spot = drawn("w w w w ?")
    assert remarked(state, spot) == []
    state, at = scene("w w w w 1\n. . . . .\nb b b b 2", reply=True)
    assert remarked(state, at["1"]) == ["White would have won: the other side has one reply (PT19)."]
    claimed = pente.play(state, at["1"])
    assert remarked(claimed, at["2"]) == ["The claim lapses and play goes on (PT19)."]


def test_nothing_is_announced_for_what_cannot_be_played() -> None:
    state, _ = drawn("w w w")
    assert pente.announcements(state, Move(-1)) == ()
    assert pente.announcements(state, Move(361)) == ()
    assert pente.announcements(state, Move(0, origin=999)) == ()
