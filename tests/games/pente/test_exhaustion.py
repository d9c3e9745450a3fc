"""When all stones are used: a draw (PT10), counting (PT20), or moving (PT21)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn, play_all, scene

from fivefold.games import pente
from fivefold.games.core import IllegalMove, Outcome
from fivefold.games.pente import PASS, Move, Options, State
from fivefold.games.pente.kernel_rules import BOARD_FULL, NO_CAPTURE, NO_MOVE, REPEATED
from fivefold.sayings import Said


def spread(turns: int, options: Options) -> State:
    """So many stones put down far from each other."""
    state = pente.play(pente.start(options), Move(options.size // 2 * 20))
    far = [19 * row + column for row in range(0, 13, 2) for column in range(0, 13, 4)]
    for point in far + [point + 2 for point in far]:
        if state.turns < turns and Move(point) in pente.legal_moves(state):
            state = pente.play(state, Move(point))
    assert state.turns == turns
    return state


@pytest.mark.rule("PT10")
def test_when_all_stones_are_used_the_game_is_drawn() -> None:
    state = spread(9, Options(size=13, stones=5))
    assert pente.outcome(state) is None
    assert pente.details(state)["stones_in_hand"] == [0, 1]
    after = pente.play(state, pente.legal_moves(state)[0])
    assert pente.outcome(after) == Outcome(
        (1, 1), (0.5, 0.5), Said("all stones are used", "all-stones-are-used"), "PT10"
    )


@pytest.mark.rule("PT10")
def test_captured_stones_do_not_come_back_and_the_last_stone_may_win() -> None:
    state, spot = drawn("w b b ?", turns=18, stones=10)
    assert pente.details(pente.play(state, spot))["stones_in_hand"] == [0, 1]
    state, spot = drawn("b b b b ?", "b", turns=19, stones=10)
    ended = pente.outcome(pente.play(state, spot))
    assert ended
    assert ended.ranks == (2, 1)


@pytest.mark.rule("PT10")
def test_without_a_limit_the_full_board_is_a_draw() -> None:
    rows = [("wwbb" * 4)[shift : shift + 13] for shift in (0, 2)] * 6 + ["wwbbwwbbwwbw."]
    state = pente.read_position("/".join(rows) + " 170", Options(size=13))
    assert state.ended == 0
    assert pente.play(state, Move(12)).ended == 4 * BOARD_FULL + 2


@pytest.mark.rule("PT20")
@pytest.mark.parametrize(("caught", "ranks"), [((4, 2), (1, 2)), ((2, 4), (2, 1)), ((2, 2), (1, 1))])
def test_counting_gives_the_game_to_more_captures(caught: tuple[int, int], ranks: tuple[int, int]) -> None:
    state, spot = drawn("w . ? . b", "b", turns=59, stones=30, exhaustion="count", caught=caught)
    ended = pente.outcome(pente.play(state, spot))
    assert ended
    assert (ended.ranks, ended.rule) == (ranks, "PT20")


@pytest.mark.rule("PT10", "PT20", "PT21")
def test_the_exhaustion_variants_have_forty_stones_unless_told() -> None:
    assert Options(exhaustion="count").stones == Options(exhaustion="move").stones == 40
    assert Options(exhaustion="count", stones=25).stones == 25


def moving(picture: str, to_move: str = "w", **more: object) -> tuple[State, dict[str, Move]]:
    turns = 60 + "wb".index(to_move)
    return scene(picture, to_move, **{"turns": turns, "exhaustion": "move", "stones": 30, **more})  # type: ignore[arg-type]


@pytest.mark.rule("PT21")
def test_a_stone_moves_to_any_of_eight_free_neighbours() -> None:
    state, at = moving("1 2 3\n4 w 5\n6 7 8\n. . .\nb . .")
    origin = at["4"].point + 1
    assert {move.point for move in pente.legal_moves(state)} == {move.point for move in at.values()}
    assert {move.origin for move in pente.legal_moves(state)} == {origin}
    after = pente.play(state, Move(at["1"].point, origin))
    assert after.board[at["1"].point] == 1
    assert after.board[origin] == 0
    assert pente.write_move(state, Move(at["1"].point, origin), "K10") == "E10-D11"


@pytest.mark.rule("PT21")
def test_what_is_no_move_is_refused_with_its_reason() -> None:
    state, at = moving("w . 1\n. b .")
    white, black = at["1"].point - 2, at["1"].point - 20
    for move, code in {
        Move(at["1"].point): "no-stones-left",
        Move(at["1"].point, white): "not-adjacent",
        Move(at["1"].point, black): "not-your-stone",
        Move(black, white): "point-taken",
        Move(0, 1): "not-your-stone",
        Move(white - 19, -3): "no-stones-left",
        Move(white - 19, 999): "no-such-point",
        PASS: "must-move",
    }.items():
        with pytest.raises(IllegalMove) as refusal:
            pente.play(state, move)
        assert refusal.value.code == code, move


@pytest.mark.rule("PT21", "PT5", "PT6")
def test_a_move_captures_like_a_new_stone_and_walks_in_safely() -> None:
    state, at = moving("w b b 1\n. . . w\nb . . .")
    after = pente.play(state, Move(at["1"].point, at["1"].point - 19))
    assert after.caught == (2, 0)
    state, at = moving("b w 1 b\n. . w .")
    safe = pente.play(state, Move(at["1"].point, at["1"].point - 19))
    assert safe.board[at["1"].point] == 1


@pytest.mark.rule("PT21", "PT8")
def test_a_move_makes_five_but_the_stone_it_lifts_is_gone() -> None:
    state, at = moving("w w w w 1\n. . . w .\nb . . . .")
    ended = pente.outcome(pente.play(state, Move(at["1"].point, at["1"].point - 20)))
    assert ended
    assert ended.rule == "PT8"
    state, at = moving("w w w w 1\nb . . . .")
    assert pente.outcome(pente.play(state, Move(at["1"].point, at["1"].point - 1))) is None


@pytest.mark.rule("PT21")
def test_who_cannot_move_passes_and_when_all_pass_it_is_a_draw() -> None:
    agreed = Options(size=13, exhaustion="move", stones=30)
    walled = pente.read_position("wb11/bb11/bb11/13/13/13/13/13/13/13/13/13/13 60 0-0", agreed)
    moves = pente.legal_moves(walled)
    assert moves == [PASS]
    after = pente.play(walled, PASS)
    assert after.passes == 1
    assert pente.write_move(walled, PASS) == "pass"
    assert pente.read_move(walled, "pass") == PASS
    state = pente.read_position("rr11/gg11/13/13/13/13/13/13/13/13/13/13/13 240", Options(
        size=13, teams=True, exhaustion="move", stones=30
    ))  # fmt: skip
    assert pente.legal_moves(state) == [PASS], "White has no stone on the board"
    state = play_all(state, PASS, PASS)
    assert state.passes == 2
    assert pente.play(state, pente.legal_moves(state)[0]).passes == 0


@pytest.mark.rule("PT21")
def test_two_passes_in_a_row_end_the_game() -> None:
    nobody = pente.read_position("/".join(["13"] * 13) + " 60", Options(size=13, exhaustion="move", stones=30))
    after = play_all(nobody, PASS, PASS)
    assert after.ended == 4 * NO_MOVE + 2
    assert pente.outcome(after) == Outcome((1, 1), (0.5, 0.5), Said("nobody can move", "nobody-can-move"), "PT21")


@pytest.mark.rule("PT21")
def test_the_third_time_a_position_stands_the_game_is_drawn() -> None:
    state, at = moving("w 1 .\n. . .\nb 2 .")
    there = Move(at["1"].point, at["1"].point - 1), Move(at["2"].point, at["2"].point - 1)
    back = Move(at["1"].point - 1, at["1"].point), Move(at["2"].point - 1, at["2"].point)
    twice = play_all(state, *there, *back, *there, back[0])
    assert pente.outcome(twice) is None
    again = pente.read_position(pente.write_position(twice), twice.options)
    assert again == twice, "the text remembers what was seen"
    third = pente.play(twice, back[1])
    assert third.ended == 4 * REPEATED + 2


@pytest.mark.rule("PT21")
def test_a_hundred_moves_without_a_capture_are_a_draw_and_a_capture_starts_anew() -> None:
    snake = [19 * row + (column if row % 2 else 12 - column) for row in range(5) for column in range(13)]
    board = bytearray(361)
    paths = [[19 * 12 - 19 * (point // 19) + point % 19 for point in snake], snake]
    for colour in range(2):
        board[paths[colour][0]] = colour + 1
    text = pente.write_position(pente.State(bytes(board), 60, options=Options(size=13)))
    state = pente.read_position(text, Options(size=13, exhaustion="move", stones=30))
    for step in range(50):
        for colour in range(2):
            assert not state.ended
            state = pente.play(state, Move(paths[colour][step + 1], paths[colour][step]))
    assert state.ended == 4 * NO_CAPTURE + 2, "the hundredth quiet move"
    state, at = moving("w b b 1\n. . . w\nb . . .")
    late = pente.State(state.board, 60, seen=tuple(range(100)), options=state.options)
    fresh = pente.play(late, Move(at["1"].point, at["1"].point - 19))
    assert fresh.ended == 0
    assert len(fresh.seen) == 1
