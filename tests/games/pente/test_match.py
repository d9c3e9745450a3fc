"""Points at the end of a game, and matches above it (PT1, PT18)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn

from fivefold.games import pente
from fivefold.games.pente.match import Game, Match, finished
from fivefold.refusals import Refused


@pytest.mark.rule("PT18")
@pytest.mark.parametrize(("picture", "caught", "points"), [
    ("w w w w ?", (0, 0), (5, 0)),
    ("w w w w ? w w", (0, 0), (5, 0)),
    ("w w w w ?\n. . . . .\nb b b b .", (0, 4), (5, 3)),
    ("w w w w ?\nw . . . .\nw . . . .\nw . . . .", (4, 0), (8, 0)),
    ("w w w w ?\n. . . . .\nw w w w b", (0, 0), (6, 0)),
    ("w w w w ?\n. . . . .\nw w . w w", (0, 0), (5, 0)),
    ("w w w w ?\n. . . w .\n. . w . .\n. w . . .\nw . . . .", (0, 0), (5, 0)),
])  # fmt: skip
def test_a_five_scores_five_each_row_of_four_one_each_pair_one(
    picture: str, caught: tuple[int, int], points: tuple[int, int]
) -> None:
    state, spot = drawn(picture, caught=caught, points=True)
    after = pente.play(state, spot)
    ended = pente.outcome(after)
    assert ended
    assert ended.scores == points
    assert (ended.ranks, ended.rule) == ((1, 2), "PT8")
    assert pente.points(after) == points


@pytest.mark.rule("PT18")
def test_two_fives_by_one_stone_score_once() -> None:
    state, spot = drawn("""
        w . . . .
        w . . . .
        w . . . .
        w . . . .
        ? w w w w
    """, points=True)  # fmt: skip
    assert pente.points(pente.play(state, spot)) == (5, 0)


@pytest.mark.rule("PT18", "PT16")
def test_six_score_nothing_under_the_length_limit() -> None:
    state, spot = drawn("w w w ? w w\n. . . . . .\nw w w w .", points=True, line="exactly_five")
    assert pente.points(pente.play(state, spot)) == (1, 0)


@pytest.mark.rule("PT18", "PT9")
def test_a_win_by_captures_scores_its_pairs() -> None:
    state, spot = drawn("w b b ? b b w", caught=(8, 4), points=True)
    ended = pente.outcome(pente.play(state, spot))
    assert ended
    assert ended.scores == (6, 2)


@pytest.mark.rule("PT18", "PT14")
def test_in_teams_colours_make_rows_and_teams_make_points() -> None:
    state, spot = drawn("r r r r ?\n. . . . .\nw w w w .\nw r w r .", "r", caught=(3, 1), teams=True, points=True)
    ended = pente.outcome(pente.play(state, spot))
    assert ended
    assert ended.scores == (7, 0, 7, 0)


@pytest.mark.rule("PT1")
def test_the_loser_begins_the_next_game_and_after_a_draw_starts_alternate() -> None:
    match = Match(("Anna", "Ben"), count="wins", goal=3, beginner_by_lot=1)
    assert match.beginner == 1
    match = match.with_game(Game(beginner=1, winner=1, points=(0, 5)))
    assert match.beginner == 0
    match = match.with_game(Game(beginner=0, winner=1, points=(0, 5)))
    assert match.beginner == 0
    match = match.with_game(Game(beginner=0, winner=None, points=(0, 0)))
    assert match.beginner == 1
    match = match.with_game(Game(beginner=1, winner=None, points=(0, 0)))
    assert match.beginner == 0
    assert match.totals == (0, 2)
    match = match.with_game(Game(beginner=0, winner=1, points=(0, 5)))
    assert match.winner == 1


@pytest.mark.rule("PT18")
def test_a_match_goes_to_twenty_one_points_with_handicaps() -> None:
    match = Match(("Anna", "Ben"), handicaps=(0, 12))
    assert match.totals == (0, 12)
    match = match.with_game(Game(0, 0, (12, 3)))
    assert match.winner is None
    match = match.with_game(Game(1, 1, (2, 8)))
    assert match.totals == (14, 23)
    assert match.winner == 1
    with pytest.raises(Refused, match="over"):
        match.with_game(Game(0, 0, (5, 0)))


@pytest.mark.rule("PT18")
def test_if_both_pass_the_goal_the_higher_total_wins_and_a_tie_plays_on() -> None:
    match = Match(("Anna", "Ben"), handicaps=(15, 15)).with_game(Game(0, 0, (8, 7)))
    assert match.winner == 0
    match = Match(("Anna", "Ben"), handicaps=(15, 15)).with_game(Game(0, 0, (7, 7)))
    assert match.winner is None
    assert match.with_game(Game(1, 1, (0, 1))).winner == 1


@pytest.mark.rule("PT18", "PT1")
def test_what_makes_no_match_is_refused() -> None:
    over = Match(("A", "B"), count="wins", goal=1).with_game(Game(0, 0, (5, 0)))
    for wrong, sentence in (
        (lambda: Match(("A", "B"), goal=20), "A match on points goes to at least 21 (PT18)."),
        (lambda: Match(("A", "B"), count="wins", goal=0), "A match goes to at least one won game (PT1)."),
        (lambda: Match(("A", "B"), handicaps=(21, 0)), "A handicap is 0 to 20 points (PT18)."),
        (lambda: Match(("A", "B"), handicaps=(0, -1)), "A handicap is 0 to 20 points (PT18)."),
        (lambda: Match(("A", "B"), count="wins", goal=3, handicaps=(3, 0)), "A handicap is 0 to 2 wins (PT18)."),
        (lambda: Match(("A", "B")).with_game(Game(1, 0, (5, 0))), "A begins this game (PT1)."),
        (lambda: over.with_game(Game(1, 1, (0, 5))), "This match is over (PT18)."),
        (lambda: finished(pente.start(), 0), "This game is not over."),
    ):
        with pytest.raises(Refused) as refusal:
            wrong()
        assert str(refusal.value) == sentence


@pytest.mark.rule("PT1")
def test_where_wins_count_points_do_not() -> None:
    match = Match(("Anna", "Ben"), count="wins", goal=2).with_game(Game(0, 0, (9, 2)))
    assert (match.totals, match.winner) == ((1, 0), None)


@pytest.mark.rule("PT1", "PT18")
def test_a_finished_game_counts_for_the_party_that_had_the_colour() -> None:
    state, spot = drawn("w w w w ?", caught=(0, 2))
    after = pente.play(state, spot)
    assert finished(after, beginner=0) == Game(0, 0, (5, 1))
    assert finished(after, beginner=1) == Game(1, 1, (1, 5)), "the second party had White"
    assert finished(state, beginner=1, resigned_by=0) == Game(1, 0, (1, 1)), "White gave up: its four counts"
    assert finished(state, beginner=0, resigned_by=1) == Game(0, 0, (1, 1)), "Black gave up"


@pytest.mark.rule("PT10", "PT18")
def test_a_drawn_game_is_won_by_nobody() -> None:
    state, spot = drawn("w . ? . b", "b", turns=59, stones=30, exhaustion="count", caught=(2, 2))
    assert finished(pente.play(state, spot), beginner=1) == Game(1, None, (1, 1))
    state, spot = drawn("w . ? . b", "b", turns=59, stones=30)
    assert finished(pente.play(state, spot), beginner=0) == Game(0, None, (0, 0))
