"""Team Pente: four colours, two teams (PT13, PT14, PT15)."""

from __future__ import annotations

import pytest
from tests.games.pente.drawn import drawn, stones

from fivefold.games import pente
from fivefold.games.core import BadOptions, Outcome
from fivefold.games.pente import Move, Options
from fivefold.sayings import Said


@pytest.mark.rule("PT13")
def test_four_seats_move_in_turn_and_partners_sit_crosswise() -> None:
    options = Options(teams=True)
    assert pente.seats(options) == 4
    state = pente.play(pente.start(options), Move(180))
    seen = []
    for point in (0, 2, 4, 6 + 38, 8):
        seen.append(pente.to_move(state))
        state = pente.play(state, Move(point))
    assert seen == [1, 2, 3, 0, 1]
    assert pente.side_name(state, 0) == "White and Red"


@pytest.mark.rule("PT13", "PT3")
def test_the_opening_rule_binds_the_first_players_second_stone_alone() -> None:
    state = pente.play(pente.start(Options(teams=True)), Move(180))
    for point in (181, 182, 183 + 19):
        assert Move(point) in pente.legal_moves(state)
        state = pente.play(state, Move(point))
    assert pente.to_move(state) == 0
    assert len(pente.legal_moves(state)) == 361 - 25 - 1
    assert Move(161) not in pente.legal_moves(state)


@pytest.mark.rule("PT14")
def test_five_of_one_colour_win_for_the_team_and_mixed_ones_do_not() -> None:
    state, spot = drawn("r r r r ?", "r", teams=True)
    assert pente.outcome(pente.play(state, spot)) == Outcome(
        (1, 2, 1, 2), (1, 0, 1, 0), Said("five in a row", "five-in-a-row"), "PT14"
    )
    state, spot = drawn("w r w r ?", "w", teams=True)
    assert pente.outcome(pente.play(state, spot)) is None
    state, spot = drawn("w w w w ?", "r", teams=True)
    assert pente.outcome(pente.play(state, spot)) is None


@pytest.mark.rule("PT14", "PT15")
@pytest.mark.parametrize(("row", "counted"), [
    ("w b b ?", 2), ("w b g ?", 2), ("w g b ?", 2), ("w b r ?", 1), ("w r g ?", 1), ("w r r ?", 0),
])  # fmt: skip
def test_any_two_other_stones_are_taken_and_enemies_count_one_each(row: str, counted: int) -> None:
    state, spot = drawn(row, teams=True)
    after = pente.play(state, spot)
    assert after.caught == (counted, 0)
    assert stones(after, "w . . w")
    assert pente.pairs_captured(state, spot) == 1


@pytest.mark.rule("PT15")
@pytest.mark.parametrize("row", ["r b b ?", "w b w ?", "b g g ?"])
def test_the_enclosing_stones_are_the_movers_own_colour(row: str) -> None:
    state, spot = drawn(row, teams=True)
    assert pente.play(state, spot).caught == (0, 0)


@pytest.mark.rule("PT14")
def test_ten_enemy_stones_win_for_the_team() -> None:
    state, spot = drawn("r b w ?", "r", teams=True, caught=(9, 0))
    assert pente.outcome(pente.play(state, spot)) == Outcome(
        (1, 2, 1, 2), (1, 0, 1, 0), Said("ten stones captured", "ten-stones-captured"), "PT14"
    )
    state, spot = drawn("r w w ?", "r", teams=True, caught=(9, 0))
    assert pente.outcome(pente.play(state, spot)) is None


@pytest.mark.rule("PT13", "PT20")
def test_a_drawn_team_game_is_shared_by_four() -> None:
    state, spot = drawn("w . b . r . ?", "g", teams=True, turns=39, stones=10, exhaustion="count", caught=(1, 1))
    assert pente.outcome(pente.play(state, spot)) == Outcome(
        (1, 1, 1, 1),
        (0.5, 0.5, 0.5, 0.5),
        Said("all stones are used, and both captured as many", "all-stones-are-used-and-both-captured-as-many"),
        "PT20",
    )


@pytest.mark.rule("PT10", "PT13")
def test_more_stones_than_points_are_refused() -> None:
    with pytest.raises(BadOptions, match="4 players with 43 stones each cannot play on 13 × 13 points"):
        Options(teams=True, size=13, stones=43)
