"""Positions as text, and what is refused there; options."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import scene

from fivefold.games import pente
from fivefold.games.core import BadOptions, BadPosition
from fivefold.games.options import read_options
from fivefold.games.pente import PRESETS, Options

SMALL = Options(size=13)
EMPTY = "/".join(["13"] * 13)


def test_the_empty_board_and_its_text() -> None:
    assert pente.write_position(pente.start()) == "/".join(["19"] * 19) + " 0 0-0"
    assert pente.read_position(EMPTY, SMALL) == pente.start(SMALL)


def test_numbers_and_dots_both_stand_for_empty_points() -> None:
    assert pente.read_position("/".join([*["." * 13] * 12, "w....b......."]), SMALL).turns == 2
    assert pente.read_position("/".join([*["13"] * 12, "1w.10"]), SMALL).board[1] == 1


def test_without_turns_the_fewest_that_fit_were_taken() -> None:
    assert pente.read_position(EMPTY.replace("13", "ww11", 1), SMALL).turns == 3
    assert pente.read_position(EMPTY.replace("13", "bb11", 1), SMALL).turns == 4
    assert pente.read_position(EMPTY.replace("13", "g12", 1), Options(size=13, teams=True)).turns == 4


def test_a_won_position_is_over() -> None:
    state = pente.read_position(EMPTY.replace("13", "wwwww8", 1) + " 9", SMALL)
    ended = pente.outcome(state)
    assert ended
    assert ended.ranks == (1, 2)
    assert pente.outcome(pente.read_position(EMPTY + " 40 2-10", SMALL)) is not None


@pytest.mark.parametrize("text", [
    "", "13", "13/13", EMPTY + "/13", EMPTY.replace("13", "12", 1), EMPTY.replace("13", "14", 1),
    EMPTY.replace("13", "999999", 1), EMPTY.replace("13", "x12", 1), EMPTY.replace("13", "r12", 1),
    EMPTY.replace("13", "-13", 1), EMPTY.replace("13", "w12w", 1), EMPTY.replace("13", "w12", 1) + " 0",
    EMPTY + " -1", EMPTY + " 1 1", EMPTY + " 4 1-0", EMPTY + " 2 20-0", EMPTY + " 5 a-b", EMPTY + " 5 0-0 0-0",
    EMPTY + " 5 0-0 claim=1", EMPTY + " 5 0-0 passes=9", EMPTY + " 5 0-0 fives=7", EMPTY + " 5 0-0 fives=x",
    EMPTY + " 5 0-0 seen=ff", EMPTY + " 5 0-0 seen=zz", EMPTY + " 5 0-0 claim=0 claim=0", EMPTY + " 5 0-0 other=1",
    EMPTY.replace("13", "wwwww8", 1) + " 10", EMPTY + " 41 2-10", EMPTY + " 9999999",
    EMPTY + " 40 2-0 " + "seen=" + "f" * 40,
])  # fmt: skip
def test_what_is_no_position_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        pente.read_position(text, SMALL)
    assert str(refusal.value).endswith(".")


def test_stones_beyond_the_supply_are_refused() -> None:
    few = Options(size=13, stones=5)
    with pytest.raises(BadPosition, match="only 5 stones"):
        pente.read_position(EMPTY.replace("13", "w1w1w1w1w1w2", 1), few)
    with pytest.raises(BadPosition, match="all stones are used"):
        pente.read_position(EMPTY + " 11", few)


@pytest.mark.rule("PT19")
def test_a_pending_claim_is_part_of_the_position() -> None:
    state, at = scene("w w w w 1\n. . . . .\nb b b b 2", reply=True)
    claimed = pente.play(state, at["1"])
    text = pente.write_position(claimed)
    assert text.endswith("claim=1")
    assert pente.read_position(text, claimed.options) == claimed
    lost = pente.play(claimed, pente.Move(0))
    assert pente.read_position(pente.write_position(lost), lost.options) == lost


def test_every_preset_bears_its_name_and_options_combine_with_it() -> None:
    names = {"standard", "length-limit", "double-three", "points", "reply", "count", "moving", "strict", "team"}
    assert set(PRESETS) == names
    assert read_options(Options, "strict reply=on size=15", PRESETS) == Options(
        line="exactly_five", double_three="forbidden_strict", reply=True, size=15
    )


@pytest.mark.rule("PT10")
@pytest.mark.parametrize("text", [
    "size=12", "size=19.0", "size=", "stones=-1", "stones=4", "stones=181", "size=13 stones=85", "teams=on stones=91",
    "teams=on size=13 exhaustion=move stones=43", "line=six", "reply=yes", "double_three=forbidden_twice", "opening=",
])  # fmt: skip
def test_options_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        read_options(Options, text, PRESETS)
    assert str(refusal.value).endswith(".")


def test_the_stones_of_any_size_fit() -> None:
    assert Options(stones=180).stones == 180
    assert Options(size=13, teams=True, stones=42).stones == 42
