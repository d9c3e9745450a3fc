"""The advice on playing well (PT24) holds by the rules; and what a referee decides (PT12)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import play_all, scene

from fivefold.games import pente
from fivefold.games.core import BadRecord
from fivefold.games.pente import Move, Options, State
from fivefold.games.record import read_record, write_record
from fivefold.games.rules_page import rules_text


def with_black_to_move(state: State) -> State:
    return State(state.board, state.turns + 1, state.caught, options=state.options)


def captures_in_two(state: State) -> bool:
    """Can Black take something with two stones in a row, White looking on?"""
    for first in pente.legal_moves(with_black_to_move(state)):
        after = pente.play(with_black_to_move(state), first)
        if after.caught[1] or any(
            pente.pairs_captured(with_black_to_move(after), second)
            for second in pente.legal_moves(with_black_to_move(after))
        ):
            return True
    return False


@pytest.mark.compiled
@pytest.mark.rule("PT24", "PT5")
def test_two_adjacent_stones_can_be_captured_two_with_a_gap_and_three_in_a_row_cannot() -> None:
    assert captures_in_two(scene(". . w w . .")[0])
    assert captures_in_two(scene(". . w . .\n. . . w .")[0])
    assert not captures_in_two(scene(". . w . w . .")[0])
    filled, _ = scene(". . w w w . .")
    assert not captures_in_two(filled), "filling the gap last, White shows no pair on the way"


@pytest.mark.rule("PT24", "PT5", "PT17")
def test_the_gap_is_filled_to_an_open_three_that_the_answer_cannot_capture() -> None:
    state, at = scene(". . . . . . .\n. . w 1 w . .\n. . . . . . .", double_three="forbidden")
    assert pente.announcements(state, at["1"]) == ("TRIA",)
    three = pente.play(state, at["1"])
    for answer in pente.legal_moves(three):
        assert pente.pairs_captured(three, answer) == 0


@pytest.mark.rule("PT24", "PT20")
def test_where_captures_decide_after_exhaustion_one_pair_beats_a_fine_position() -> None:
    picture = "w w w . w .\n. . . . . .\nw b b 1 w .\n. . . . . .\nb w w 2 . ."
    state, at = scene(picture, "b", turns=39, exhaustion="count", stones=20)
    hunted = pente.outcome(pente.play(state, at["2"]))
    assert hunted
    assert (hunted.ranks, hunted.rule) == ((2, 1), "PT20"), "Black takes the last pair and wins, White's four or not"
    quiet = pente.outcome(pente.play(state, Move(0)))
    assert quiet
    assert quiet.ranks == (1, 1)


@pytest.mark.rule("PT24", "PT18")
def test_where_points_count_a_good_position_is_worth_more_when_it_is_used_up_first() -> None:
    picture = """
        1 w w w w . .
        . . . . . . .
        w b b 2 . . .
        . . . . . . .
        w w w 3 b . .
    """
    state, at = scene(picture, points=True)
    at_once = pente.play(state, at["1"])
    assert pente.points(at_once) == (5, 0)
    later = play_all(state, at["2"], Move(0), at["3"], Move(2), at["1"])
    assert pente.points(later) == (7, 0), "a pair and a row of four more"
    assert pente.outcome(at_once).ranks == pente.outcome(later).ranks == (1, 2)  # type: ignore[union-attr]


@pytest.mark.rule("PT24", "PT8")
def test_who_attacks_is_answered_where_the_attack_is() -> None:
    """Of all replies to an open three only a few stop the open four: the attacker decides where the game is played."""
    state, at = scene(". . . . . . .\n. 2 w w 1 3 .\n. . . . . . .")
    three = pente.play(state, at["1"])
    holding = []
    for answer in pente.legal_moves(three):
        after = pente.play(three, answer)
        fours = [move for move in (Move(at["2"].point), Move(at["3"].point)) if move in pente.legal_moves(after)]
        if not any(is_open_four(pente.play(after, move)) for move in fours):
            holding.append(answer)
    assert 0 < len(holding) <= 4
    assert len(pente.legal_moves(three)) > 150


def is_open_four(state: State) -> bool:
    """Has White two points on which it completes five?"""
    mine = State(state.board, state.turns + 1, options=state.options)
    return sum(bool(pente.play(mine, move).fives) for move in pente.legal_moves(mine)) >= 2


@pytest.mark.rule("PT24")
@pytest.mark.parametrize(("lang", "heading", "words"), [
    ("en", "**Advice**", ("threatens", "gap", "PT20", "PT18")),
    ("de", "**Ratschläge**", ("droht", "Lücke", "PT20", "PT18")),
    ("fr", "**Conseils**", ("menace", "trou", "PT20", "PT18")),
])  # fmt: skip
def test_the_advice_is_told_in_three_languages(lang: str, heading: str, words: tuple[str, ...]) -> None:
    advice = rules_text("pente", lang).partition(heading)[2]
    assert "**PT24**" in advice
    assert all(word in advice for word in words)
    assert advice.count("\n- ") == 4, "attack, the gap, fives or pairs, points"


UPSET = """[Game "pente"]
[Options "size=13"]
[Result "0-1"]
[Ending "referee"]

1. 0 R1
2. R4U1 R2
3. D3 {White upset the board}
"""


@pytest.mark.rule("PT12")
def test_who_upsets_the_board_loses_whatever_stands_on_it() -> None:
    record = read_record(UPSET)
    assert write_record(record) == UPSET
    assert pente.outcome(record.states()[-1]) is None  # type: ignore[arg-type]
    assert record.header("Result") == "0-1"
    with pytest.raises(BadRecord) as nothing_said:
        read_record(UPSET.replace('[Ending "referee"]\n', ""))
    assert nothing_said.value.code == "result-without-ending"
    four, at = scene("b w w w w 1")
    assert pente.outcome(pente.play(four, at["1"])), "White could have won,"
    text = f'[Game "pente"]\n[Options "size=13"]\n[Position "{pente.write_position(four)}"]\n'
    lost = read_record(f'{text}[Result "0-1"]\n[Ending "referee"]\n')
    assert lost.header("Result") == "0-1", "and lost all the same"


@pytest.mark.rule("PT12", "PT8")
def test_after_the_five_nothing_is_upset_any_more() -> None:
    five, at = scene("b w w w w 1")
    move = pente.write_move(five, at["1"])
    text = f'[Game "pente"]\n[Options "size=13"]\n[Position "{pente.write_position(five)}"]\n'
    with pytest.raises(BadRecord) as refusal:
        read_record(f'{text}[Result "0-1"]\n[Ending "referee"]\n1. {move}')
    assert refusal.value.code == "ended-twice"
    assert Options(size=13) == five.options
