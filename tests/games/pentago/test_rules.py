"""Pentago's rules, one by one."""

from __future__ import annotations

import pytest

from fivefold.games import pentago
from fivefold.games.core import IllegalMove
from fivefold.games.pentago import Options, State
from fivefold.games.turn import Turn
from fivefold.refusals import Refused


def board(drawing: str, **options: object) -> State:
    """A position drawn as six rows."""
    return pentago.read_position(drawing.replace("|", ""), Options(**options))  # type: ignore[arg-type]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = pentago.play(state, pentago.read_move(state, move))
    return state


BOTH_WILL_HAVE_FIVE = """
    b b b | . . .
    . . . | b . w
    w w w | b . w
    . . . | . . .
    . . . | . . .
    . . . | . . .
"""


@pytest.mark.rule("PG1")
def test_two_play_and_the_first_seat_begins() -> None:
    assert pentago.seats(Options()) == 2
    assert pentago.to_move(pentago.start()) == 0
    assert pentago.to_move(played(pentago.start(), "a1 NW+")) == 1
    assert pentago.to_move(played(pentago.start(), "a1 NW+", "b1 NW+")) == 0


@pytest.mark.rule("PG2")
def test_the_board_has_36_cells_and_each_player_18_marbles() -> None:
    cells = {pentago.clicks(pentago.start(), move)[0] for move in pentago.legal_moves(pentago.start())}
    assert len(cells) == 36
    full = board("b b b w w w  w w w b b b  b b b w w w  w w w b b b  b b b w w w  w w w b b b")
    assert pentago.details(full)["marbles"] == [18, 18]


@pytest.mark.rule("PG3")
def test_a_turn_is_a_marble_on_a_free_cell_and_a_quarter_turn_of_any_quadrant() -> None:
    state = played(pentago.start(), "a6 NW+")
    assert str(state).splitlines()[0] == "6  · · ● | · · ·"
    state = played(state, "a6 NW-")
    assert pentago.board(state)[:3] == ["b.....", "......", "w....."]
    assert len(pentago.legal_moves(state)) == 34 * 8


@pytest.mark.rule("PG3")
@pytest.mark.parametrize(("quadrant", "corner"), [("NW", "a4"), ("NE", "f4"), ("SW", "a1"), ("SE", "f1")])
def test_an_empty_quadrant_may_be_turned_and_nothing_changes(quadrant: str, corner: str) -> None:
    away = "d3" if quadrant != "SE" else "a6"
    quiet = played(pentago.start(), f"{away} {quadrant}+")
    assert pentago.write_position(quiet).count("b") == 1
    assert played(pentago.start(), f"{away} {quadrant}-") == quiet


@pytest.mark.rule("PG3")
def test_a_taken_cell_is_refused() -> None:
    state = played(pentago.start(), "a6 SE+")
    with pytest.raises(IllegalMove, match=r"a6 SE\+: a6 already holds a marble \(PG3\)\.") as refusal:
        played(state, "a6 SE+")
    assert refusal.value.code == "cell-taken"


@pytest.mark.rule("PG3")
def test_a_marble_without_a_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match="a quadrant must be turned") as refusal:
        played(pentago.start(), "c4")
    assert refusal.value.rule == "PG3"


@pytest.mark.rule("PG3")
@pytest.mark.parametrize("move", [pentago.Move(36, 0), pentago.Move(-1, 0), pentago.Move(0, 9), pentago.Move(0, -1)])
def test_a_move_that_does_not_exist_is_refused(move: pentago.Move) -> None:
    with pytest.raises(IllegalMove):
        pentago.play(pentago.start(), move)


@pytest.mark.rule("PG4")
def test_in_strict_mode_what_is_touched_is_played() -> None:
    turn = Turn.begin(pentago.GAME, pentago.start(), strict=True).step("c4")
    with pytest.raises(IllegalMove, match="c4 stays") as refusal:
        turn.take_back()
    assert refusal.value.rule == "PG4"
    turn = turn.step("NW")
    assert turn.next_steps() == ["+", "-"]
    with pytest.raises(IllegalMove):
        turn.step("SE")
    with pytest.raises(IllegalMove, match="NW stays"):
        turn.take_back()
    assert str(turn.step("-").move) == "c4 NW-"


@pytest.mark.rule("PG4")
def test_in_friendly_mode_a_turn_can_be_taken_back_until_it_is_complete() -> None:
    turn = Turn.begin(pentago.GAME, pentago.start(), strict=False).step("c4").step("NW")
    turn = turn.take_back().step("SE").take_back().take_back().step("d4").step("SE").step("+")
    assert str(turn.move) == "d4 SE+"
    with pytest.raises(IllegalMove):
        Turn.begin(pentago.GAME, pentago.start(), strict=False).take_back()


@pytest.mark.rule("PG4", "PG6")
def test_a_winning_marble_ends_the_hand_at_once() -> None:
    state = board("bbbb.. wwww.. ...... ...... ...... ......")
    turn = Turn.begin(pentago.GAME, state, strict=True).step("e6")
    assert str(turn.move) == "e6"
    assert turn.next_steps() == []


FIVES = {
    "row over two quadrants": "bbbbb. w...w. w...w. ...... ...... ......",
    "column": ".b.... .b.w.. .b.w.. .b.w.. .b.w.. ......",
    "diagonal over two quadrants": "b..... .b.w.. ..bw.. ...b.. ...wb. ....w.",
    "diagonal over three quadrants": ".b.... ..b.w. ...bw. ....bw .....b ....w.",
    "rising diagonal": ".....b ....b. ..wb.. ..b.w. .b..w. ....w.",
    "rising diagonal over three quadrants": "....b. ..wb.. ..b.w. .b..w. b...w. ......",
}


@pytest.mark.rule("PG5")
@pytest.mark.parametrize("drawing", FIVES.values(), ids=FIVES.keys())
def test_five_in_any_straight_line_wins(drawing: str) -> None:
    ended = pentago.outcome(board(drawing))
    assert ended is not None
    assert (ended.ranks, ended.scores, str(ended.reason), ended.rule) == ((1, 2), (1, 0), "five in a row", "PG5")
    assert pentago.to_move(board(drawing)) is None
    assert pentago.legal_moves(board(drawing)) == []


@pytest.mark.rule("PG5")
def test_four_or_a_broken_five_do_not_win() -> None:
    assert pentago.outcome(board("bbbb.b ww.ww. ...... ...... ...... ......")) is None


@pytest.mark.rule("PG5")
def test_six_in_a_line_contain_five() -> None:
    ended = pentago.outcome(board("bbbbbb wwww.. ...... ....w. ...... ......"))
    assert ended is not None
    assert ended.ranks == (1, 2)


@pytest.mark.rule("PG5")
def test_a_line_may_be_made_by_the_turn_alone() -> None:
    #  after f1 NE+ the column d4 d5 comes up into row 6 beside a6 b6 c6
    state = board("bbb... ...b.w ww.b.w ...... ...... ..w...")
    assert pentago.outcome(state) is None
    ended = pentago.outcome(played(state, "f1 NE+"))
    assert ended is not None
    assert ended.ranks == (1, 2)


@pytest.mark.rule("PG5")
def test_a_position_in_which_play_went_on_after_five_is_refused() -> None:
    with pytest.raises(Refused, match="could not have moved"):
        board("bbbbb. ww.ww. ww.ww. w....w ...... bbbbb.")


@pytest.mark.rule("PG6")
def test_a_marble_that_makes_five_wins_without_a_turn() -> None:
    state = board("bbbb.. wwww.. ...... ...... ...... ......")
    ended = pentago.outcome(played(state, "e6"))
    assert ended is not None
    assert ended.ranks == (1, 2)
    with pytest.raises(IllegalMove, match=r"e6 NW\+: e6 makes five and ends the game.*\(PG6\)") as refusal:
        played(state, "e6 NW+")
    assert refusal.value.code == "no-turn"


@pytest.mark.rule("PG6")
def test_a_winning_placement_is_listed_once_and_without_a_turn() -> None:
    state = board("bbbb.. wwww.. ...... ...... ...... ......")
    listed = [str(move) for move in pentago.legal_moves(state)]
    assert [move for move in listed if move.startswith("e6")] == ["e6"]
    assert len(listed) == 27 * 8 + 1


@pytest.mark.rule("PG6")
def test_the_comparison_option_judges_after_the_turn() -> None:
    state = board("bbbb.. wwww.. ...... ...... ...... ......", five_on_placement=False)
    assert len(pentago.legal_moves(state)) == 28 * 8
    with pytest.raises(IllegalMove):
        played(state, "e6")
    assert pentago.outcome(played(state, "e6 NW+")) is None
    ended = pentago.outcome(played(state, "e6 SE+"))
    assert ended is not None
    assert ended.ranks == (1, 2)


@pytest.mark.rule("PG7")
@pytest.mark.parametrize(
    ("double_five", "first_moves", "second_moves"),
    [("mover", (1, 2), (2, 1)), ("draw", (1, 1), (1, 1)), ("starter", (1, 2), (1, 2))],
)
def test_when_both_have_five_the_option_decides(
    double_five: str, first_moves: tuple[int, int], second_moves: tuple[int, int]
) -> None:
    state = board(BOTH_WILL_HAVE_FIVE, double_five=double_five)
    by_first = pentago.outcome(played(state, "c1 NE+"))
    by_second = pentago.outcome(played(state, "c1 SE+", "e1 NE+"))
    assert by_first is not None
    assert by_second is not None
    assert (by_first.ranks, by_second.ranks) == (first_moves, second_moves)
    assert by_first.rule == by_second.rule == "PG7"


@pytest.mark.rule("PG7")
@pytest.mark.parametrize("double_five", ["mover", "starter"])
def test_when_both_have_five_it_is_said_who_wins(double_five: str) -> None:
    ended = pentago.outcome(played(board(BOTH_WILL_HAVE_FIVE, double_five=double_five), "c1 NE+"))
    assert ended is not None
    assert str(ended.reason) == f"both have five in a row and the {double_five} wins"
    assert (ended.reason.code, ended.reason.facts) == ("both-five", {"who": double_five})


@pytest.mark.rule("PG7")
def test_the_tournament_preset_lets_the_mover_win() -> None:
    assert pentago.PRESETS["tournament"].double_five == "mover"
    assert Options().double_five == "draw"


@pytest.mark.rule("PG7")
@pytest.mark.parametrize("double_five", ["mover", "draw", "starter"])
def test_if_only_the_opponent_has_five_after_the_turn_the_opponent_wins(double_five: str) -> None:
    state = board(
        """. . . | . . .
           b . . | b . w
           w w w | b . w
           . . . | . . .
           b . . | . . .
           . . . | . . b""",
        double_five=double_five,
    )
    ended = pentago.outcome(played(state, "c1 NE+"))
    assert ended is not None
    assert ended.ranks == (2, 1)


@pytest.mark.rule("PG8")
def test_a_full_board_without_five_is_a_draw_after_the_last_turn() -> None:
    state = board(
        """b w b | w b w
           b w b | w b w
           w b w | b w b
           w b w | b w b
           b w b | w b w
           b w b | w b ."""
    )
    assert pentago.outcome(state) is None
    with pytest.raises(IllegalMove):
        played(state, "f1")
    ended = pentago.outcome(played(state, "f1 SE+"))
    assert ended is not None
    assert (ended.ranks, ended.scores, ended.rule) == ((1, 1), (0.5, 0.5), "PG8")


@pytest.mark.rule("PG8")
def test_the_last_turn_can_still_win() -> None:
    state = board(
        """b b b | w b w
           b w b | b b w
           w b w | b w w
           w b w | w w b
           b w b | b b w
           b w b | w w ."""
    )
    outcomes = {move: pentago.outcome(played(state, move)) for move in ("f1 SW+", "f1 NE+")}
    assert outcomes["f1 SW+"] is not None
    assert outcomes["f1 SW+"].rule == "PG8"
    assert outcomes["f1 NE+"] is not None
    assert outcomes["f1 NE+"].ranks == (1, 2)


def test_a_finished_game_takes_no_move() -> None:
    with pytest.raises(IllegalMove, match="the game is over, five in a row") as refusal:
        played(board(FIVES["column"]), "f6 NW+")
    assert refusal.value.code == "game-over"


def test_nothing_is_left_to_chance() -> None:
    import random

    with pytest.raises(IllegalMove):
        pentago.chance(pentago.start(), random.Random(1))


def test_everybody_sees_everything() -> None:
    assert pentago.observe(pentago.start(), None) is not None
    assert pentago.observe(played(pentago.start(), "a1 NW+"), 0) == played(pentago.start(), "a1 NW+")
