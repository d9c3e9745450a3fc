"""The reply: a win waits for the other side's next move (PT19)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import play_all, scene

from fivefold.games import pente
from fivefold.games.core import Outcome
from fivefold.games.pente import Move, State
from fivefold.sayings import Said

WHITE_CLAIMS, BLACK_CLAIMS, NOBODY = 1, 2, 0

BREAKABLE = """
    . . 2 . . . .
    w w w w 1 . .
    . . w . . . .
    . . b . . . .
"""


def winner(state: State) -> int | None:
    ended = pente.outcome(state)
    assert ended is None or ended.rule == "PT19"
    return None if ended is None else ended.ranks.index(1)


@pytest.mark.rule("PT19")
def test_a_five_waits_and_wins_when_the_reply_does_nothing() -> None:
    state, at = scene(BREAKABLE, reply=True)
    claimed = pente.play(state, at["1"])
    assert claimed.claim == WHITE_CLAIMS
    assert pente.to_move(claimed) == 1
    after = pente.play(claimed, Move(0))
    assert pente.outcome(after) == Outcome(
        (1, 2),
        (1, 0),
        Said("the reply neither equalled nor overtook", "the-reply-neither-equalled-nor-overtook"),
        "PT19",
    )


@pytest.mark.rule("PT19")
def test_a_capture_that_breaks_the_five_lets_the_game_go_on() -> None:
    state, at = scene(BREAKABLE, reply=True)
    after = play_all(state, at["1"], at["2"])
    assert after.caught == (0, 2)
    assert after.claim == NOBODY
    assert pente.to_move(after) == 0
    assert after.fives == ()


@pytest.mark.rule("PT19", "PT8")
def test_without_the_option_there_is_no_reply() -> None:
    state, at = scene(BREAKABLE)
    assert pente.to_move(pente.play(state, at["1"])) is None


@pytest.mark.rule("PT19")
def test_an_own_five_in_reply_is_level_and_neither_counts_later_by_itself() -> None:
    state, at = scene("w w w w 1\n. . . . .\nb b b b 2", reply=True)
    level = play_all(state, at["1"], at["2"])
    assert level.claim == NOBODY
    assert len(level.fives) == 2
    on = play_all(level, Move(0), Move(2), Move(4))
    assert on.claim == NOBODY
    assert pente.outcome(on) is None


@pytest.mark.rule("PT19")
def test_after_levelling_the_side_that_breaks_the_others_five_claims() -> None:
    state, at = scene("""
        . . w . . .
        b b b b 2 .
        . . b . . .
        . . 3 . . .
        w w w w 1 .
    """, reply=True)  # fmt: skip
    level = play_all(state, at["1"], at["2"])
    assert level.claim == NOBODY
    claimed = pente.play(level, at["3"])
    assert claimed.caught == (2, 0)
    assert claimed.claim == WHITE_CLAIMS
    assert winner(pente.play(claimed, Move(0))) == 0


@pytest.mark.rule("PT19", "PT9")
def test_captures_can_be_equalled_and_overtaken() -> None:
    picture = """
        w b b 1 . . . .
        . . . . . . . .
        b w w 2 w w b .
        . . . . . . . .
        b w w 3 . . . .
    """
    state, at = scene(picture, reply=True, caught=(8, 8))
    claimed = pente.play(state, at["1"])
    assert (claimed.caught, claimed.claim) == ((10, 8), WHITE_CLAIMS)
    assert winner(pente.play(claimed, Move(0))) == 0, "neither equal nor more"
    equal = pente.play(claimed, at["3"])
    assert (equal.caught, equal.claim, winner(equal)) == ((10, 10), NOBODY, None)
    overtaken = pente.play(claimed, at["2"])
    assert (overtaken.caught, overtaken.claim) == ((10, 12), BLACK_CLAIMS)
    assert pente.to_move(overtaken) == 0, "White replies in turn"
    assert winner(pente.play(overtaken, Move(0))) == 1


@pytest.mark.rule("PT19")
def test_a_chain_of_replies_goes_on_until_one_falls_short() -> None:
    state, at = scene("""
        w b b 1 . . w w w w 3
        . . . . . . . . . . .
        b w w 2 w w b . . . .
        . . . . . . . . . . .
        b b b b 4 . . . . . .
    """, reply=True, caught=(8, 8), left=1)  # fmt: skip
    chain = play_all(state, at["1"], at["2"])
    assert chain.claim == BLACK_CLAIMS  # 6 pairs against 5
    chain = pente.play(chain, at["3"])
    assert chain.claim == WHITE_CLAIMS  # a five and 5 pairs against 6
    assert winner(pente.play(chain, Move(0))) == 0
    chain = pente.play(chain, at["4"])
    assert chain.claim == BLACK_CLAIMS  # a five and 6 pairs against a five and 5
    assert winner(pente.play(chain, Move(0))) == 1


@pytest.mark.rule("PT19")
def test_a_reply_that_breaks_the_five_with_the_fifth_pair_takes_the_claim() -> None:
    state, at = scene(BREAKABLE, reply=True, caught=(0, 8))
    after = play_all(state, at["1"], at["2"])
    assert after.claim == BLACK_CLAIMS


@pytest.mark.rule("PT19", "PT16")
def test_a_five_left_over_from_six_gives_no_standing() -> None:
    state, at = scene("""
        2 . . . . . .
        w . . . . . .
        w w w 1 w w .
        b . . . . . .
    """, reply=True, line="exactly_five")  # fmt: skip
    six = pente.play(state, at["1"])
    assert (six.claim, six.fives) == (NOBODY, ())
    cut = pente.play(six, at["2"])
    assert cut.caught == (0, 2)
    assert (cut.claim, cut.fives) == (NOBODY, ())
    written = pente.write_position(cut)
    assert "fives=none" in written, "a reader could not know it from the stones"
    assert pente.read_position(written, cut.options) == cut
    assert pente.play(cut, Move(0)).claim == NOBODY


@pytest.mark.rule("PT19", "PT16")
def test_a_five_grown_to_six_no_longer_stands_under_the_length_limit() -> None:
    state, at = scene("w w w w 1 2\n. . . . .\nb b b b 3", reply=True, line="exactly_five")
    level = play_all(state, at["1"], at["3"])
    grown = pente.play(level, at["2"])
    assert len(grown.fives) == 1, "only Black's"
    assert grown.claim == NOBODY
    assert pente.play(grown, Move(0)).claim == BLACK_CLAIMS


@pytest.mark.rule("PT19", "PT10")
def test_where_no_stone_is_left_to_reply_the_claim_wins() -> None:
    state, at = scene("w w w w 1\n. . . . .\nb b b b .", "w", turns=38, reply=True, stones=20)
    assert pente.play(state, at["1"]).ended == 0, "Black still has one stone"
    state, at = scene("w w w w .\n. . . . .\nb b b b 1", "b", turns=39, reply=True, stones=20)
    assert winner(pente.play(state, at["1"])) == 1


@pytest.mark.rule("PT19", "PT21")
def test_in_the_moving_phase_the_reply_is_a_move() -> None:
    state, at = scene("""
        w w w w 2 .
        . . . . . w
        b b b b 3 .
        . . . . b .
        . . . . . .
        b . . . . .
    """, turns=40, reply=True, exhaustion="move", stones=20)  # fmt: skip
    white = Move(at["2"].point, at["2"].point - 18)
    black = Move(at["3"].point, at["3"].point - 19)
    claimed = pente.play(state, white)
    assert claimed.claim == WHITE_CLAIMS
    level = pente.play(claimed, black)
    assert level.claim == NOBODY
    # White breaks its own five: nobody claims at once, but Black does after its next move.
    broken = pente.play(level, Move(at["2"].point - 18, at["2"].point))
    assert broken.claim == NOBODY
    quiet = next(move for move in pente.legal_moves(broken) if len(pente.play(broken, move).fives) == 1)
    assert pente.play(broken, quiet).claim == BLACK_CLAIMS


@pytest.mark.rule("PT19", "PT13")
def test_in_teams_the_next_seat_replies_and_partners_share_the_standing() -> None:
    state, at = scene("""
        . . 2 . . . .
        w w w w 1 . .
        . . w . . . .
        . . b . . . .
    """, teams=True, reply=True)  # fmt: skip
    claimed = pente.play(state, at["1"])
    assert claimed.claim == WHITE_CLAIMS
    assert pente.to_move(claimed) == 1
    assert pente.play(claimed, at["2"]).claim == NOBODY
    lost = pente.play(claimed, Move(0))
    assert pente.outcome(lost) == Outcome(
        (1, 2, 1, 2),
        (1, 0, 1, 0),
        Said("the reply neither equalled nor overtook", "the-reply-neither-equalled-nor-overtook"),
        "PT19",
    )


@pytest.mark.rule("PT19", "PT14")
def test_either_partners_five_stands_for_the_team() -> None:
    state, at = scene("r r r r 1\n. . . . .\ng g g g 2", "r", teams=True, reply=True)
    claimed = pente.play(state, at["1"])
    assert claimed.claim == WHITE_CLAIMS
    assert pente.play(claimed, at["2"]).claim == NOBODY, "Green answers with its own five"


@pytest.mark.rule("PT19", "PT15")
def test_a_player_who_captures_the_partner_out_of_a_five_lowers_the_own_team() -> None:
    state, at = scene("""
        r . . . . . .
        w . . . . . .
        w w w w w . b
        3 . . . . . .
        b b b b b . .
    """, "r", teams=True, reply=True)  # fmt: skip
    assert len(state.fives) == 2
    after = pente.play(state, at["3"])
    assert after.caught == (0, 0), "a partner's stones count nothing"
    assert len(after.fives) == 1
    assert after.claim == NOBODY
    assert pente.play(after, Move(0)).claim == BLACK_CLAIMS
