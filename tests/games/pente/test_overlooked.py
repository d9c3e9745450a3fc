"""Captures that both sides overlooked: only a record knows them (PT7)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn, scene, stones
from tests.live.evening import ANNA, BEN, Evening, refused

from fivefold.bots import analyst
from fivefold.games import pente
from fivefold.games.core import BadNotation, BadRecord, IllegalMove, own
from fivefold.games.pente import Move, State
from fivefold.games.pente.penteorg import write_penteorg
from fivefold.games.record import Record, read_record, write_record
from fivefold.server.engines.game_tasks import Last, Line, look

OVERLOOKED = """[Game "pente"]
[Options "standard"]
[Language "de"]

1. 0 R1
2. R4O1 R2
3. R3~ L1
"""


def last(record: Record) -> State:
    return own(record.states()[-1], State)


@pytest.mark.rule("PT7")
def test_a_record_may_mark_an_overlooked_capture_and_the_stones_stay() -> None:
    record = read_record(OVERLOOKED)
    assert write_record(record) == OVERLOOKED
    after = last(record)
    assert after.caught == (0, 0)
    assert [after.board[180 + far] for far in (0, 1, 2, 3)] == [1, 2, 2, 1]
    taken = last(read_record(OVERLOOKED.replace("~", "*")))
    assert taken.caught == (2, 0)
    assert [taken.board[180 + far] for far in (0, 1, 2, 3)] == [1, 0, 0, 1]


@pytest.mark.rule("PT7")
def test_overlooked_stones_are_safe_afterwards_and_are_not_taken_by_a_later_stone() -> None:
    state, at = scene("1 . . w . . .\nw b b 2 . . .\n. . . . . . .")
    stayed = pente.play(state, Move(at["2"].point, overlooked=True))
    again = pente.play(pente.play(stayed, Move(0)), at["1"])
    assert again.caught == (0, 0)
    assert [again.board[at["2"].point - far] for far in (3, 2, 1, 0)] == [1, 2, 2, 1]


@pytest.mark.rule("PT7")
@pytest.mark.parametrize("dialect", ["K10", "de", "en", "fr"])
def test_the_mark_round_trips_in_every_notation(dialect: str) -> None:
    state, spot = drawn("w b b ? b b w")
    move = Move(spot.point, overlooked=True)
    text = pente.write_move(state, move, dialect)
    assert text.endswith("~")
    assert pente.read_recorded(state, text, dialect) == move
    after = pente.play(state, move)
    assert (after.caught, after.turns) == ((0, 0), state.turns + 1)
    assert stones(after, "w b b w b b w")


@pytest.mark.rule("PT7")
def test_nothing_is_overlooked_where_nothing_is_captured() -> None:
    state, _ = drawn("w b b ? b b w")
    with pytest.raises(IllegalMove, match="captures nothing, so nothing was overlooked") as refusal:
        pente.play(state, Move(0, overlooked=True))
    assert refusal.value.rule == "PT7"
    with pytest.raises(BadRecord, match="Line 6, column 4: O11~: this move captures nothing"):
        read_record(OVERLOOKED.replace("R4O1", "R4O1~"))


@pytest.mark.rule("PT7", "PT8")
def test_an_overlooked_capture_still_makes_its_five() -> None:
    state, at = scene("w w w w 1 b b w")
    after = pente.play(state, Move(at["1"].point, overlooked=True))
    ended = pente.outcome(after)
    assert ended
    assert (ended.rule, after.caught) == ("PT8", (0, 0))
    fifth, at = scene("w b b 1", caught=(8, 0))
    not_taken = pente.play(fifth, Move(at["1"].point, overlooked=True))
    assert pente.outcome(not_taken) is None, "the fifth pair was not taken"


@pytest.mark.rule("PT7", "PT21")
def test_a_moved_stone_can_overlook_too() -> None:
    state, at = scene("w b b 1\n. . . . w", turns=60, exhaustion="move", stones=30)
    move = Move(at["1"].point, at["1"].point - 18, overlooked=True)
    text = pente.write_move(state, move, "K10")
    assert text == "H10-G11~"
    after = pente.play(state, pente.read_recorded(state, text, "K10"))
    assert after.caught == (0, 0)


@pytest.mark.rule("PT7")
def test_no_legal_move_overlooks_and_nothing_is_remarked() -> None:
    state, spot = drawn("w b b ? b b w")
    assert not any(move.overlooked for move in pente.legal_moves(state))
    move = Move(spot.point, overlooked=True)
    assert pente.pairs_captured(state, move) == 0
    assert [said.code for said in pente.remarks(state, move, pente.play(state, move))] == []


@pytest.mark.rule("PT7")
def test_at_a_table_the_mark_is_refused_with_a_sentence() -> None:
    state, _ = drawn("w b b ? b b w")
    with pytest.raises(BadNotation) as refusal:
        pente.read_move(state, "U4~")
    assert str(refusal.value) == (
        "U4~: at this table nothing is overlooked; ~ belongs into the record of a game on a real board (PT7)."
    )
    evening = Evening(ANNA, BEN, game="pente")
    for who, move in (("anna", "0"), ("ben", "R1"), ("anna", "R4U1"), ("ben", "R2")):
        evening.play(who, move)
    with refused("pente-overlooked-here"):
        evening.play("anna", "R3~")
    evening.play("anna", "R3")
    assert own(evening.table.state, State).caught == (2, 0)


@pytest.mark.compiled
@pytest.mark.rule("PT7")
def test_the_analysis_follows_a_record_with_overlooked_captures() -> None:
    moves = ("0", "R1", "R4U1", "R2", "R3~")
    found = look(Line("pente", "", "", moves), Last(), "").decode()
    assert '"R3~"' in found
    record = read_record(OVERLOOKED)
    states = [own(state, State) for state in record.states()]
    points = list(analyst("pente").game(states, record.moves, seconds=0.01))
    assert points[4].played == "R3~"


@pytest.mark.rule("PT7")
def test_pente_org_has_no_word_for_it() -> None:
    with pytest.raises(BadRecord, match="cannot say that a capture was overlooked"):
        write_penteorg(read_record(OVERLOOKED))


@pytest.mark.rule("PT23", "PT5")
def test_brackets_around_a_point_mark_its_capture() -> None:
    state, spot = drawn("w b b ? b b w")
    for text in ("(U4)", " ( U4 ) ", "U4()", "U4*"):
        assert pente.read_move(state, text) == spot
    assert pente.read_move(state, "(O4)", "de") == spot
    for wrong in ("(U5)", "(L3U4)"):
        with pytest.raises(BadNotation) as refusal:
            pente.read_move(state, wrong)
        assert refusal.value.code == "pente-wrong-capture-mark"
    for senseless in ("((U4))", "(U4", "U4)", "(U4)*", "(U4~)", "(pass)"):
        with pytest.raises(BadNotation):
            pente.read_move(state, senseless)
    record = OVERLOOKED.replace("R3~ L1", "(R3) L1")
    assert write_record(read_record(record)) == OVERLOOKED.replace("~", "*")
