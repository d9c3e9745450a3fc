"""The ordinary game: opening, captures, five in a row, five pairs."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn, stones

from fivefold.games import pente
from fivefold.games.core import IllegalMove, Outcome
from fivefold.games.pente import Move, Options
from fivefold.games.pente.notation import POINTS_BY_NAME
from fivefold.sayings import Said


def at(name: str) -> Move:
    return Move(POINTS_BY_NAME[name])


def played(moves: str, options: Options | None = None) -> pente.State:
    state = pente.start(options)
    for name in moves.split():
        state = pente.play(state, at(name))
    return state


def refused(state: pente.State, move: Move) -> str:
    with pytest.raises(IllegalMove) as refusal:
        pente.play(state, move)
    assert move not in pente.legal_moves(state)
    return refusal.value.rule


@pytest.mark.rule("PT1")
@pytest.mark.parametrize(("size", "points"), [(19, 361), (15, 225), (13, 169)])
def test_every_point_can_be_played_edges_and_corners_too(size: int, points: int) -> None:
    state = pente.play(pente.start(Options(size=size)), Move(size // 2 * 20))  # type: ignore[arg-type]
    assert len(pente.legal_moves(state)) == points - 1
    corner = Move(20 * (size - 1))
    assert pente.play(state, corner).board[corner.point] == 2
    for beyond in Move(size) if size < 19 else Move(361), Move(361), Move(-7), Move(10**6):
        assert refused(state, beyond) == "PT1"


@pytest.mark.rule("PT1", "PT2")
def test_white_begins_on_the_centre_and_black_goes_anywhere() -> None:
    assert pente.to_move(pente.start()) == 0
    assert pente.legal_moves(pente.start()) == [at("K10")]
    assert refused(pente.start(), at("K11")) == "PT2"
    assert refused(pente.start(Options(opening="free")), at("K11")) == "PT2"
    assert len(pente.legal_moves(played("K10"))) == 360
    assert refused(played("K10"), at("K10")) == "PT4"


@pytest.mark.rule("PT3")
def test_whites_second_stone_keeps_three_points_from_the_centre() -> None:
    state = played("K10 A1")
    barred = {19 * row + column for row in range(7, 12) for column in range(7, 12)}
    assert {move.point for move in pente.legal_moves(state)} == set(range(1, 361)) - barred
    assert refused(state, at("M12")) == "PT3"
    assert pente.play(state, at("N13")).board.count(1) == 2
    assert pente.play(state, at("K13")).board.count(1) == 2
    assert pente.play(played("K10 A1 N13"), at("K11")).turns == 4, "Black and later stones are free"
    assert len(pente.legal_moves(played("K10 A1", Options(opening="free")))) == 359


@pytest.mark.rule("PT4")
def test_stones_are_put_on_free_points_and_stay() -> None:
    state = played("K10 A1 N13")
    assert refused(state, at("N13")) == "PT4"
    assert refused(state, Move(1, origin=0)) == "PT4"


@pytest.mark.rule("PT5", "PT7")
def test_one_stone_takes_pairs_in_all_eight_directions() -> None:
    state, spot = drawn("""
        w . . w . . w
        . b . b . b .
        . . b b b . .
        w b b ? b b w
        . . b b b . .
        . b . b . b .
        w . . w . . w
    """)
    assert pente.pairs_captured(state, spot) == 8
    after = pente.play(state, spot)
    assert stones(
        after,
        """
        w . . w . . w
        . . . . . . .
        . . . . . . .
        w . . w . . w
        . . . . . . .
        . . . . . . .
        w . . w . . w
    """,
    )
    assert after.caught == (16, 0)
    assert pente.write_move(state, spot, "K10") == "G8********"


@pytest.mark.rule("PT5")
@pytest.mark.parametrize("row", ["w b ?", "w b b b ?", "w b . b ?", "b b ?", "w b w b ?", ". b b ?", "w b b . ?"])
def test_only_exactly_two_between_two_are_taken(row: str) -> None:
    state, spot = drawn(row)
    assert pente.play(state, spot).caught == (0, 0)


@pytest.mark.rule("PT5")
def test_the_wall_encloses_nothing() -> None:
    state, spot = drawn("b b ?", left=0)
    assert pente.play(state, spot).caught == (0, 0)
    state, spot = drawn("w b b ?", left=0, top=0)
    assert pente.play(state, spot).caught == (2, 0)


@pytest.mark.rule("PT6")
def test_a_pair_completed_between_two_enemies_is_safe() -> None:
    state, spot = drawn("b w ? b")
    after = pente.play(state, spot)
    assert stones(after, "b w w b")
    assert after.caught == (0, 0)
    # and stays so while others move
    assert pente.play(after, Move(0)).board.count(1) == 2


@pytest.mark.rule("PT8")
@pytest.mark.parametrize("picture", [
    "w w w w ?", "w w ? w w", "w w w ? w w", "w w w w ? w w w w",
    "w\nw\n?\nw\nw", "w . . . .\n. w . . .\n. . ? . .\n. . . w .\n. . . . w", ". . . . ?\n. . . w .\n. . w .\n. w\nw",
])  # fmt: skip
def test_five_or_more_in_a_row_win_at_once(picture: str) -> None:
    state, spot = drawn(picture)
    after = pente.play(state, spot)
    assert pente.outcome(after) == Outcome((1, 2), (1, 0), Said("five in a row", "five-in-a-row"), "PT8")
    assert pente.to_move(after) is None
    assert pente.legal_moves(after) == []
    assert refused(after, Move(0)) == "PT8"


@pytest.mark.rule("PT8")
@pytest.mark.parametrize("row", ["w w w . ?", "w w w b ? w", "b b b b ?", "w w w w . ?"])
def test_less_than_an_unbroken_five_does_not_win(row: str) -> None:
    state, spot = drawn(row)
    assert pente.outcome(pente.play(state, spot)) is None


@pytest.mark.rule("PT8")
def test_a_row_does_not_run_round_the_edge() -> None:
    state, spot = drawn(". . . . . . . . . . w w w\nw ? . . . . . . . . . . .", left=0, size=13)
    assert pente.outcome(pente.play(state, spot)) is None


@pytest.mark.rule("PT9")
def test_the_fifth_pair_wins_and_more_are_welcome() -> None:
    state, spot = drawn("w b b ?", caught=(8, 8))
    assert pente.outcome(pente.play(state, spot)) == Outcome(
        (1, 2), (1, 0), Said("five pairs captured", "five-pairs-captured"), "PT9"
    )
    state, spot = drawn("w b b ? b b w", caught=(8, 0))
    after = pente.play(state, spot)
    assert after.caught == (12, 0)
    assert pente.outcome(after) is not None
    state, spot = drawn("w b b ?", caught=(6, 8))
    assert pente.outcome(pente.play(state, spot)) is None


@pytest.mark.rule("PT7", "PT8")
def test_captures_come_before_lines_so_both_count_and_the_line_is_named() -> None:
    state, spot = drawn("""
        . . . . w
        . . . . b
        . . . . b
        w w w w ?
    """, caught=(8, 0))  # fmt: skip
    after = pente.play(state, spot)
    assert after.caught == (10, 0)
    assert pente.outcome(after) == Outcome((1, 2), (1, 0), Said("five in a row", "five-in-a-row"), "PT8")


@pytest.mark.rule("PT16")
@pytest.mark.parametrize(("row", "wins"), [
    ("w w w w ?", True), ("w w w w ? w", False), ("w w w ? w w", False), ("w w w w ? . w", True),
    ("w w w w ? b", True), ("w w w w ? w w w w", False),
])  # fmt: skip
def test_with_a_length_limit_only_exactly_five_win(row: str, wins: bool) -> None:
    state, spot = drawn(row, line="exactly_five")
    assert (pente.outcome(pente.play(state, spot)) is not None) == wins


@pytest.mark.rule("PT16")
def test_an_exact_five_in_another_direction_wins_beside_six() -> None:
    state, spot = drawn("""
        w w w ? w w
        . . . w . .
        . . . w . .
        . . . w . .
        . . . w . .
    """, line="exactly_five")  # fmt: skip
    ended = pente.outcome(pente.play(state, spot))
    assert ended
    assert ended.rule == "PT16"


@pytest.mark.rule("PT16")
def test_six_cut_down_to_five_by_a_capture_is_no_five() -> None:
    state, spot = drawn("""
        ? . . . . .
        w . . . . .
        w w w w w w
        b . . . . .
    """, "b", line="exactly_five")  # fmt: skip
    after = pente.play(state, spot)
    assert after.caught == (0, 2)
    assert pente.outcome(after) is None
    assert pente.outcome(pente.play(after, Move(0))) is None


@pytest.mark.rule("PT5", "PT16")
@pytest.mark.parametrize(
    ("row", "line", "named"),
    [
        ("w w ? w w", "five_or_more", "D11 E11 F11 G11 H11"),
        ("w w ? w w w", "five_or_more", "D11 E11 F11 G11 H11 J11"),
        ("w w ? w w", "exactly_five", "D11 E11 F11 G11 H11"),
        ("w w ? w w w", "exactly_five", ""),
    ],
)
def test_the_points_of_a_five_that_counts_are_named(row: str, line: str, named: str) -> None:
    state, spot = drawn(row, line=line)
    assert pente.details(state)["fives"] == []
    assert pente.details(pente.play(state, spot))["fives"] == named.split()


@pytest.mark.rule("PT5")
def test_a_point_of_two_fives_is_named_once() -> None:
    state, spot = drawn("? w w w w\nw . . . .\nw . . . .\nw . . . .\nw . . . .")
    after = pente.details(pente.play(state, spot))["fives"]
    assert after == ["D7", "D8", "D9", "D10", "D11", "E11", "F11", "G11", "H11"]
