"""How a reply is weighed: what equals a claim, what overtakes it, and what points and teams change (PT19)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import play_all, scene

from fivefold.games import pente
from fivefold.games.core import BadPosition
from fivefold.games.pente import Move, State

WHITE_CLAIMS, BLACK_CLAIMS, NOBODY = 1, 2, 0

SIX_PAIRS_AND_A_FIVE = """
    w b b 1 b b w . .
    . . . . . . . . .
    b b b b 2 . . . .
    . . . . . . . . .
    w b b 3 . . . . .
"""


def ranks(state: State) -> tuple[int, ...]:
    ended = pente.outcome(state)
    assert ended
    assert ended.rule == "PT19"
    return ended.ranks


@pytest.mark.rule("PT19")
def test_an_own_five_in_reply_to_six_pairs_lets_the_game_go_on() -> None:
    state, at = scene(SIX_PAIRS_AND_A_FIVE, reply=True, caught=(8, 0))
    claimed = pente.play(state, at["1"])
    assert (claimed.caught, claimed.claim) == ((12, 0), WHITE_CLAIMS)
    answered = pente.play(claimed, at["2"])
    assert (answered.claim, pente.outcome(answered)) == (NOBODY, None)
    quiet = pente.play(answered, Move(0))
    assert quiet.claim == NOBODY, "who gains nothing claims nothing, though six pairs weigh more than a five"
    assert pente.play(quiet, Move(2)).claim == NOBODY
    assert pente.play(answered, at["3"]).claim == WHITE_CLAIMS, "a seventh pair is a new claim"


@pytest.mark.rule("PT19")
def test_an_own_five_in_reply_to_a_five_and_five_pairs_lets_the_game_go_on() -> None:
    state, at = scene("""
        w w w w 1 b b w .
        . . . . . . . . .
        b b b b 2 . . . .
    """, reply=True, caught=(8, 0))  # fmt: skip
    claimed = pente.play(state, at["1"])
    assert (claimed.caught, claimed.claim, len(claimed.fives)) == ((10, 0), WHITE_CLAIMS, 1)
    assert pente.play(claimed, at["2"]).claim == NOBODY
    assert ranks(pente.play(claimed, Move(0))) == (1, 2)


@pytest.mark.rule("PT19")
def test_equalled_captures_let_the_game_go_on_though_the_five_still_stands() -> None:
    picture = """
        w w w w 1 b b w .
        . . . . . . . . .
        b w w 2 . . . . .
    """
    state, at = scene(picture, reply=True, caught=(8, 8))
    claimed = pente.play(state, at["1"])
    level = pente.play(claimed, at["2"])
    assert (level.caught, len(level.fives), level.claim) == ((10, 10), 1, NOBODY)
    assert pente.play(level, Move(0)).claim == NOBODY
    state, at = scene(picture, reply=True, caught=(8, 6))
    assert ranks(play_all(state, at["1"], at["2"])) == (1, 2), "four pairs do not equal five"


@pytest.mark.rule("PT19")
def test_captures_that_were_equal_before_the_reply_answer_no_five() -> None:
    state, at = scene("w w w w 1", reply=True, caught=(10, 10))
    claimed = pente.play(state, at["1"])
    assert claimed.claim == WHITE_CLAIMS
    assert ranks(pente.play(claimed, Move(0))) == (1, 2)


@pytest.mark.rule("PT19")
def test_a_broken_five_lets_the_game_go_on_though_five_pairs_remain_and_claim_anew() -> None:
    state, at = scene("""
        . . 2 . . . . . .
        w w w w 1 b b w .
        . . w . . . . . .
        . . b . . . . . .
    """, reply=True, caught=(8, 0))  # fmt: skip
    broken = play_all(state, at["1"], at["2"])
    assert (broken.caught, broken.fives, broken.claim) == ((10, 2), (), NOBODY)
    again = pente.play(broken, Move(0))
    assert again.claim == WHITE_CLAIMS, "White alone is in a winning position"
    assert ranks(pente.play(again, Move(2))) == (1, 2)


@pytest.mark.rule("PT19", "PT13", "PT14")
@pytest.mark.parametrize(("before", "claim"), [((9, 8), NOBODY), ((9, 9), NOBODY), ((8, 9), NOBODY), ((8, 10), 2)])
def test_pairs_are_counted_whole_in_teams(before: tuple[int, int], claim: int) -> None:
    state, at = scene("w b g 1\n. . . .\nb w r 2", teams=True, reply=True, caught=before)
    claimed = pente.play(state, at["1"])
    stood_before = claimed.claim
    replied = pente.play(claimed, at["2"])
    assert (replied.caught[0] // 2, replied.caught[1] // 2) == (5, 5 if claim == NOBODY else 6)
    assert stood_before == (WHITE_CLAIMS if before[1] < 10 else NOBODY), "five pairs are level with five"
    assert (replied.claim, replied.ended) == (claim, 0)


@pytest.mark.rule("PT19", "PT13")
def test_in_teams_eleven_stones_are_five_pairs_and_the_next_seat_replies() -> None:
    state, at = scene("w b g 1\n. . . .\nb w r 2\n. . . .\ng w r 3", teams=True, reply=True, caught=(9, 8))
    claimed = pente.play(state, at["1"])
    assert (claimed.caught, claimed.claim, pente.to_move(claimed)) == ((11, 8), WHITE_CLAIMS, 1)
    level = pente.play(claimed, at["2"])
    assert (level.caught, level.claim) == ((11, 10), NOBODY)
    assert pente.play(level, Move(0)).claim == NOBODY
    assert ranks(pente.play(claimed, at["3"])) == (1, 2, 1, 2), "Black's stone between green ones takes nothing"


@pytest.mark.rule("PT19", "PT18")
def test_where_points_are_played_a_five_with_four_pairs_overtakes_a_five() -> None:
    picture = "w w w w 1\n. . . . .\nb b b b 2\n. . . . ."
    state, at = scene(picture, reply=True, points=True, caught=(0, 8))
    overtaken = play_all(state, at["1"], at["2"])
    assert pente.points(overtaken) == (5, 9)
    assert (overtaken.claim, pente.to_move(overtaken)) == (BLACK_CLAIMS, 0)
    lost = pente.play(overtaken, Move(0))
    assert ranks(lost) == (2, 1)
    ended = pente.outcome(lost)
    assert ended
    assert ended.scores == (5, 9)
    without, at = scene(picture, reply=True, caught=(0, 8))
    assert play_all(without, at["1"], at["2"]).claim == NOBODY, "without points four pairs weigh nothing"


@pytest.mark.rule("PT19", "PT18")
@pytest.mark.parametrize(("pairs", "claim"), [(3, None), (4, NOBODY), (5, BLACK_CLAIMS)])
def test_a_row_of_four_made_in_reply_weighs_one_point(pairs: int, claim: int | None) -> None:
    picture = "w w w w 1\n. . . . .\nw b b b 2 w"
    state, at = scene(picture, reply=True, points=True, caught=(0, 2 * pairs if pairs < 5 else 8))
    if pairs == 5:
        state, at = scene(picture + "\n. . . . w .\n. . . . w .\n. . . . b .", reply=True, points=True, caught=(0, 8))
    replied = play_all(state, at["1"], at["2"])
    assert pente.points(replied) == (5, pairs + 1)
    assert (None if replied.ended else replied.claim) == claim
    if pairs == 4:
        quiet = play_all(state, at["1"], Move(0))
        assert ranks(quiet) == (1, 2), "four points do not equal five"


@pytest.mark.rule("PT19", "PT18")
def test_with_points_a_capture_that_breaks_the_five_gains_the_upper_hand() -> None:
    state, at = scene("""
        . . 2 . . . .
        w w w w 1 . .
        . . w . . . .
        . . b . . . .
    """, reply=True, points=True)  # fmt: skip
    broken = play_all(state, at["1"], at["2"])
    assert (pente.points(broken), broken.claim) == ((0, 1), BLACK_CLAIMS)
    assert ranks(pente.play(broken, Move(0))) == (2, 1)
    hole = Move(at["2"].point - 19)
    again = pente.play(broken, hole)
    assert (pente.points(again), again.claim) == ((5, 1), WHITE_CLAIMS)


@pytest.mark.rule("PT19", "PT18")
def test_who_claims_with_fewer_points_is_overtaken_by_any_reply() -> None:
    state, at = scene("""
        w w w w 1 .
        . . . . . .
        w b b b b w
        . . . . . .
        w b b b b w
    """, reply=True, points=True, caught=(0, 8))  # fmt: skip
    claimed = pente.play(state, at["1"])
    assert (pente.points(claimed), claimed.claim) == ((5, 6), WHITE_CLAIMS)
    assert pente.play(claimed, Move(0)).claim == BLACK_CLAIMS


@pytest.mark.rule("PT19", "PT18")
def test_points_alone_are_no_winning_position() -> None:
    state, at = scene("w w w 1 b\n. . . . .\nb b b 2 w", reply=True, points=True, caught=(8, 8))
    played = play_all(state, at["1"], at["2"])
    assert (pente.points(played), played.claim) == ((5, 5), NOBODY)


@pytest.mark.rule("PT19", "PT18", "PT13")
def test_in_teams_the_points_of_both_partners_are_weighed() -> None:
    state, at = scene("""
        w w w w 1 .
        . . . . . .
        w b b b 2 w
        . . . . . .
        w g g g g w
    """, teams=True, reply=True, points=True, caught=(1, 7))  # fmt: skip
    claimed = pente.play(state, at["1"])
    assert (pente.points(claimed), claimed.claim, pente.to_move(claimed)) == ((5, 4), WHITE_CLAIMS, 1)
    level = pente.play(claimed, at["2"])
    assert (pente.points(level), level.claim) == ((5, 5), NOBODY), "three pairs of seven stones, and two rows of four"
    assert ranks(pente.play(claimed, Move(0))) == (1, 2, 1, 2)


@pytest.mark.rule("PT19")
@pytest.mark.parametrize(("words", "points", "holds"), [
    ("claim=1", False, True), ("claim=2", False, False), ("claim=1", True, True), ("claim=2", True, False),
])  # fmt: skip
def test_a_position_with_a_claim_of_nothing_is_refused(words: str, points: bool, holds: bool) -> None:
    picture = "w w w w w\n. . . . .\n. b . . ."
    if holds:
        assert scene(picture, "b", reply=True, points=points, words=words)[0].claim == WHITE_CLAIMS
        return
    with pytest.raises(BadPosition, match="Black has nothing to claim") as refused:
        scene(picture, "w", reply=True, points=points, words=words)
    assert refused.value.code == "pente-position-claim"
