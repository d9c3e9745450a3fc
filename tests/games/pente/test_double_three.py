"""Double threes and their exceptions, on drawn positions (PT17, PT22)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn

from fivefold.games import pente
from fivefold.games.core import IllegalMove

BANS = ["forbidden", "forbidden_strict"]


def is_refused(picture: str, double_three: str, **more: object) -> bool:
    state, spot = drawn(picture, double_three=double_three, **more)  # type: ignore[arg-type]
    legal = spot in pente.legal_moves(state)
    try:
        pente.play(state, spot)
    except IllegalMove as refusal:
        assert not legal
        assert refusal.code == "double-three"
        assert refusal.rule == ("PT17" if double_three == "forbidden" else "PT22")
        return True
    assert legal
    return False


OPEN = {
    "gapless both": """
        . . . . . .
        . ? w w . .
        . w . . . .
        . w . . . .
        . . . . . .
    """,
    "one with a gap": """
        . . . . . .
        . ? . w w .
        . w . . . .
        . w . . . .
        . . . . . .
    """,
    "both with a gap, the stone in the middle": """
        . . . w . . .
        . . . . . . .
        . w . ? w . .
        . . . w . . .
        . . . . . . .
    """,
    "on the diagonals": """
        . . . . . . .
        . w . . . w .
        . . w . w . .
        . . . ? . . .
        . . . . . . .
    """,
    "an enemy at distance two on one side only": """
        . . . . . .
        b . ? w w . .
        . . w . . . .
        . . w . . . .
        . . . . . . .
    """,
}


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
@pytest.mark.parametrize("picture", OPEN)
def test_two_open_threes_at_once_are_forbidden(picture: str, ban: str) -> None:
    assert is_refused(OPEN[picture], ban)
    assert not is_refused(OPEN[picture], "allowed")


CLOSED = {
    "blocked at one end": """
        . . . . . .
        b ? w w . .
        . w . . . .
        . w . . . .
        . . . . . .
    """,
    "blocked at distance two on both sides": """
        . . . . . . .
        b . ? w w . b
        . . w . . . .
        . . w . . . .
        . . . . . . .
    """,
    "two gaps": """
        . . . . . . .
        . ? . w . w .
        . w . . . . .
        . w . . . . .
        . . . . . . .
    """,
    "a gap of two": """
        . . . . . . .
        . ? . . w w .
        . w . . . . .
        . w . . . . .
        . . . . . . .
    """,
    "an enemy in the gap": """
        . . . . . . .
        . ? b w w . .
        . w . . . . .
        . w . . . . .
        . . . . . . .
    """,
    "one three alone": """
        . . . . . . .
        . ? w w . . .
        . w . . . . .
        . . . . . . .
    """,
    "two threes on one line": """
        . . . . . . . . .
        w w . ? . w w . .
        . . . . . . . . .
    """,
}


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
@pytest.mark.parametrize("picture", CLOSED)
def test_what_is_not_twice_an_open_three_is_allowed(picture: str, ban: str) -> None:
    assert not is_refused(CLOSED[picture], ban)


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
def test_the_edge_closes_a_three_like_an_enemy(ban: str) -> None:
    picture = """
        ? w w .
        w . . .
        w . . .
    """
    assert not is_refused(picture, ban, left=0), "the row begins at the edge"
    assert is_refused(picture, ban, left=1), "one point between three and edge, two at the other end"
    assert not is_refused(". ? w w . b\n. w . . . .\n. w . . . .", ban, left=0), "edge and enemy, both at distance two"


@pytest.mark.rule("PT17", "PT22", "PT7")
@pytest.mark.parametrize("ban", BANS)
def test_threes_are_judged_after_captures(ban: str) -> None:
    opened = """
        . . . . . . . .
        . . w . . . . .
        . . . b . . . .
        . . . . b . . .
        . w w . . ? . .
        . . . . . w . .
        . . . . . w . .
        . . . . . . . .
    """
    assert not is_refused(opened, ban), "only one three, the capture opens none"
    opened = """
        . . . . . . . .
        . . . . . w . .
        . . . . . b . .
        . . . . . b . .
        . . . w w ? . .
        . . . . . w . .
        . . . . . w . .
        . . . . . . . .
    """
    assert is_refused(opened, ban), "the captured pair had closed the column"


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
def test_a_winning_move_is_never_forbidden(ban: str) -> None:
    five = """
        . . . . . . . . .
        . . . . w . . . w
        . . . . . w . w .
        . . . . . . ? . .
        . . . . . . w . .
        . . . . . . w . .
        . . . . . . w . .
        . . . . . . w . .
    """
    assert not is_refused(five, ban, line="exactly_five")
    winning = """
        w . . . . . . .
        . b . . . . . .
        . . b . . . . .
        . . . ? w w . .
        . . . w . . . .
        . . . w . . . .
        . . . . . . . .
    """
    assert is_refused(winning, ban, caught=(6, 0)), "four pairs do not win"
    assert not is_refused(winning, ban, caught=(8, 0)), "five pairs do"


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
def test_fours_and_a_three_with_a_four_are_allowed(ban: str) -> None:
    three_and_four = """
        . . . . . . .
        . ? w w w . .
        . w . . . . .
        . w . . . . .
        . . . . . . .
    """
    assert not is_refused(three_and_four, ban)
    double_four = """
        . . . . . . .
        . ? w w w . .
        . w . . . . .
        . w . . . . .
        . w . . . . .
        . . . . . . .
    """
    assert not is_refused(double_four, ban)
    four_with_a_gap = """
        . . . . . . . .
        . ? . w w w . .
        . w . . . . . .
        . w . . . . . .
        . . . . . . . .
    """
    assert not is_refused(four_with_a_gap, ban)
    four_that_is_a_three_too = """
        . . . . . . . . .
        . w . ? w w . . .
        . . . w . . . . .
        . . . w . . . . .
        . . . . . . . . .
    """
    assert not is_refused(four_that_is_a_three_too, ban), "a line with a four is a four"
    assert is_refused(four_that_is_a_three_too.replace(". w . ?", ". . . ?"), ban)


FOUR_STOPPED = """
    . . . . . . . . .
    . . . . . . . w .
    . . . . . . w . .
    w b b b b ? . . .
    . . . . . . w . .
    . . . . . . . w .
    . . . . . . . . .
"""


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
def test_a_double_three_that_alone_stops_a_five_is_allowed(ban: str) -> None:
    assert not is_refused(FOUR_STOPPED, ban)
    assert is_refused(FOUR_STOPPED.replace("b b b b", "b . . b"), ban), "without the four there is no excuse"


@pytest.mark.rule("PT17", "PT22")
@pytest.mark.parametrize("ban", BANS)
def test_it_stays_forbidden_where_a_capture_stops_the_five_too(ban: str) -> None:
    capture = """
        . . . . . . . . .
        . . . . . . . w .
        . . . b . . w . .
        w b b b b ? . . .
        . . . w . . w . .
        . . . . . . . w .
        . . . . . . . . .
    """
    assert is_refused(capture, ban), "a stone on top of the column takes two and breaks the four"
    assert not is_refused(capture.replace(". . . w . . w", ". . . . . . w"), ban)


@pytest.mark.rule("PT17", "PT22")
def test_stopping_an_open_four_excuses_in_one_ban_and_not_in_the_strict_one() -> None:
    one_three = """
        . . . . . . . . . .
        . . . . . . . w . .
        . . . . . . w . . .
        w . b b b ? . . . .
        . . . . . . w . . .
        . . . . . . . w . .
        . . . . . . . . . .
    """
    for ban in BANS:
        assert is_refused(one_three, ban, left=2), "other blocks stop the open four as well"
    two_threes = """
        . . . . . w . . . .
        . . . . . w . . . .
        . . b b b ? . . . .
        . . . . b . w . . .
        . . . b . . . w . .
        . . b . . . . . . .
        . . . . . . . . . .
    """
    assert not is_refused(two_threes, "forbidden", left=2, top=9), "nothing else stops both"
    assert is_refused(two_threes, "forbidden_strict", left=2, top=9), "nobody is about to make five"


@pytest.mark.rule("PT17", "PT22", "PT16")
@pytest.mark.parametrize("ban", BANS)
def test_six_neither_win_nor_threaten_under_the_length_limit(ban: str) -> None:
    six = """
        . . . . . . . .
        . . . w . w . .
        . . . w w . . .
        . . . ? . . . .
        . . . w w . . .
        . . . w . w . .
        . . . w . . . .
        . . . . . . . .
    """
    assert not is_refused(six, ban), "six in the column win"
    assert is_refused(six, ban, line="exactly_five"), "six do not win"
    threat = FOUR_STOPPED.replace("w b b b b ? .", "w b b b b ? b")
    assert not is_refused(threat, ban)
    assert is_refused(threat, ban, line="exactly_five"), "Black could only make six there"


@pytest.mark.rule("PT17", "PT22")
def test_a_double_three_that_leaves_a_threat_standing_is_not_excused() -> None:
    two_fours = FOUR_STOPPED.rstrip() + "\n    w b b b b . . . .\n"
    for ban in BANS:
        assert is_refused(two_fours, ban)


@pytest.mark.rule("PT17", "PT13")
def test_in_teams_threes_are_of_one_colour_and_both_enemies_threaten() -> None:
    mixed = OPEN["gapless both"].replace("w w", "w r")
    assert not is_refused(mixed, "forbidden", teams=True)
    assert is_refused(OPEN["gapless both"], "forbidden", teams=True)
    assert not is_refused(FOUR_STOPPED.replace("b", "g"), "forbidden", teams=True)
    assert is_refused(FOUR_STOPPED.replace("b b b b", "r r r r"), "forbidden", teams=True)
