"""Lines, kings and turns; the end of a game and who has won it."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, IllegalMove
from fivefold.games.kingdomino import Deal, King, Move, Options, State
from fivefold.games.kingdomino.box import numbers_in
from fivefold.games.kingdomino.scoring import Summary, added, judged


def remarked(state: State, move: Any) -> list[str]:
    return [str(one) for one in kingdomino.remarks(state, move, kingdomino.play(state, move))]


def placing_of(state: State) -> Any:
    return kingdomino.details(state)["placing"]


def played(state: State, *moves: str) -> State:
    for move in moves:
        state = kingdomino.play(state, kingdomino.read_move(state, move))
    return state


def refused(state: State, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        played(state, move)
    return refusal.value


def random_game(options: Options, seed: int) -> list[State]:
    rng = random.Random(seed)
    states = [kingdomino.start(options)]
    while (seat := kingdomino.to_move(states[-1])) is not None:
        state = states[-1]
        move = kingdomino.chance(state, rng) if seat == CHANCE else rng.choice(kingdomino.legal_moves(state))
        states.append(kingdomino.play(state, move))
    return states


FIRST_ROUND_OF_TWO = ("deal 22 3 41 14", "king 2", "14", "king 1", "41", "king 1", "3", "king 2", "22")
SECOND_ROUND_OF_TWO = (*FIRST_ROUND_OF_TWO, "deal 5 18 30 44")


@pytest.fixture
def two() -> State:
    """Two players when the second line has been dealt; seat 1 places 3 first."""
    return played(kingdomino.start(Options(players=2)), *SECOND_ROUND_OF_TWO)


@pytest.mark.rule("KD1")
def test_two_to_four_play() -> None:
    assert [kingdomino.seats(Options(players=n)) for n in (2, 3, 4)] == [2, 3, 4]
    assert len(kingdomino.start().kingdoms) == 4
    assert all(kingdom.laid == () for kingdom in kingdomino.start().kingdoms)


@pytest.mark.rule("KD2")
@pytest.mark.parametrize(
    ("options", "lines", "kings", "unseen"),
    [
        (Options(players=4), 12, 4, 0),
        (Options(players=3), 12, 3, 12),
        (Options(players=2), 6, 4, 24),
        (Options(players=2, mighty_duel=True), 12, 4, 0),
    ],
    ids=["four", "three", "two", "duel"],
)
def test_lines_kings_and_dominoes_by_players(options: Options, lines: int, kings: int, unseen: int) -> None:
    states = random_game(options, seed=lines + kings)
    assert len(states[0].hand) == kings
    dealt = [after for before, after in pairwise(states) if before.deal_due]
    assert len(dealt) == lines
    assert all(len(state.line) == kings for state in dealt)
    end = states[-1]
    assert len(numbers_in(end.bag)) == unseen
    each = lines * kings // options.players
    assert [len(kingdom.laid) + len(kingdom.discarded) for kingdom in end.kingdoms] == [each] * options.players


@pytest.mark.rule("KD3")
def test_a_line_lies_in_order_of_its_numbers() -> None:
    state = played(kingdomino.start(), "deal 41 3 22 14")
    assert [number for number, _ in state.line] == [3, 14, 22, 41]


@pytest.mark.rule("KD3")
def test_in_the_first_round_the_kings_choose_as_they_are_drawn(two: State) -> None:
    assert kingdomino.start(Options(players=2)).hand == (0, 0, 1, 1)
    both = played(kingdomino.start(Options(players=2)), "deal 3 14 22 41", "king 1", "14", "king 1", "3")
    assert both.line == ((3, 0), (14, 0), (22, -1), (41, -1))  # A A B B
    assert refused(both, "king 1").rule == "KD3"
    assert kingdomino.to_move(both) == CHANCE
    assert kingdomino.legal_moves(both) == []


@pytest.mark.rule("KD3")
def test_afterwards_the_lowest_number_moves_first(two: State) -> None:
    assert two.waiting == ((3, 0), (14, 1), (22, 1), (41, 0))
    order = []
    state = two
    for place, pick in (("e6N", 44), ("e6N", 5), ("e4S", 30), ("e4S", 18)):
        order.append(kingdomino.to_move(state))
        state = played(state, f"{place}/{pick}")
    assert order == [0, 1, 1, 0]
    assert state.waiting == ((5, 1), (18, 0), (30, 1), (44, 0))
    assert state.deal_due


@pytest.mark.rule("KD3")
def test_a_taken_domino_is_not_free_and_a_foreign_one_is_not_there(two: State) -> None:
    state = played(two, "e6N/44")
    assert str(refused(state, "e6N/44")) == "14:e6N/44: 44 is not free in this line; free are 5, 18, 30 (KD3)."
    assert refused(state, "e6N/45").code == "kingdomino-not-free"
    assert str(refused(state, "3:e6N/5")) == "3:e6N/5: the domino to be placed is 14, the lowest of the line (KD3)."


@pytest.mark.rule("KD3")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("deal 5 18 30", "kingdomino-wrong-line"),
        ("deal 5 18 30 31 32", "kingdomino-wrong-line"),
        ("deal 5 18 30 49", "kingdomino-no-such-domino"),
        ("deal 5 18 30 0", "kingdomino-no-such-domino"),
        ("deal 5 18 30 41", "kingdomino-dealt-before"),
        ("deal 5 18 30 30", "kingdomino-dealt-twice"),
        ("king 1", "kingdomino-deal-due"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(move: str, code: str) -> None:
    state = played(kingdomino.start(Options(players=2)), *FIRST_ROUND_OF_TWO)
    assert refused(state, move).code == code
    with pytest.raises(IllegalMove, match="now a line is dealt"):
        kingdomino.play(state, Move(3, "e6N", 5))


@pytest.mark.rule("KD4")
def test_a_turn_is_placing_and_then_choosing(two: State) -> None:
    assert kingdomino.to_move(two) == 0
    assert len(kingdomino.legal_moves(two)) == 12 * 4
    after = played(two, "3:e6N/44")
    assert after.kingdoms[0].laid == ((3, "e6N"),)
    assert after.line[-1] == (44, 0)
    assert str(refused(two, "e6N")) == (
        "3:e6N: a domino must be chosen as well, as 3:e6N/5; free are 5, 18, 30, 44 (KD4)."
    )
    assert str(refused(two, "5")) == "5: 3 must be placed before you choose, as 3:e6N/5 (KD4)."


@pytest.mark.rule("KD5")
def test_a_move_has_one_name_also_for_a_double(two: State) -> None:
    assert kingdomino.read_move(two, "e7S/30") == Move(3, "e6N", 30)
    with pytest.raises(IllegalMove, match="a double is named from its other end here: e6N"):
        kingdomino.play(two, Move(3, "e7S", 30))


@pytest.mark.rule("KD4")
def test_in_the_first_round_nothing_is_placed_and_in_the_last_nothing_chosen() -> None:
    first = played(kingdomino.start(), "deal 3 14 22 41", "king 3")
    assert [str(move) for move in kingdomino.legal_moves(first)] == ["3", "14", "22", "41"]
    assert refused(first, "3:e6N/14").code == "kingdomino-nothing-to-place"
    states = random_game(Options(), seed=5)
    last = next(s for s in states if s.dealt == 12 and not s.line and kingdomino.to_move(s) != CHANCE)
    assert all(move.pick == 0 for move in kingdomino.legal_moves(last))
    some = kingdomino.legal_moves(last)[0]
    with pytest.raises(IllegalMove, match="in the last round nothing is chosen"):
        kingdomino.play(last, replace(some, pick=1))


@pytest.mark.rule("KD7")
def test_a_forced_discard_is_made_by_the_rules_and_explained() -> None:
    seen = {"with a choice": 0, "at the end": 0}
    for seed in range(12):
        states = random_game(Options(), seed)
        for state in states:
            if not state.waiting or state.deal_due:
                continue
            number, seat = state.waiting[0]
            if state.kingdoms[seat].fits(number):
                assert not state.discard_due
                move = Move(number, "x", state.free[0] if state.line else 0)
                with pytest.raises(IllegalMove, match="must be placed"):
                    kingdomino.play(state, move)
            elif state.line:
                seen["with a choice"] += 1
                assert all(move.place == "x" for move in kingdomino.legal_moves(state))
                move = Move(number, "x", state.free[0])
                assert kingdomino.read_move(state, str(state.free[0])) == move
                assert kingdomino.clicks(state, move) == (str(state.free[0]),)
                assert placing_of(state)["why_discarded"].startswith("no two free squares")
                assert remarked(state, move)[0].endswith("(KD7).")
            else:
                seen["at the end"] += 1
                assert kingdomino.to_move(state) == CHANCE
                assert kingdomino.chance_name(state) == "Rules"
                assert kingdomino.chance(state, random.Random(1)) == Move(number, "x")
                assert f"{number} " in remarked(state, Move(number, "x"))[0]
    assert min(seen.values()) > 3


@pytest.mark.rule("KD7")
def test_a_domino_that_cannot_fit_may_be_chosen() -> None:
    for seed in range(40):
        for before in random_game(Options(), seed):
            seat = kingdomino.to_move(before)
            if before.line and seat is not None and seat != CHANCE and before.waiting:
                for move in kingdomino.legal_moves(before):
                    after = kingdomino.play(before, move)
                    if not after.kingdoms[seat].fits(move.pick):
                        return
    raise AssertionError("no such choice in forty games")


@pytest.mark.rule("KD9")
def test_equal_points_are_parted_by_the_largest_property_then_by_crowns() -> None:
    options = Options(players=3)
    largest = judged((Summary(50, 6, 9), Summary(50, 7, 5), Summary(60, 3, 3)), options)
    assert (largest.ranks, largest.scores, largest.rule) == ((3, 2, 1), (50, 50, 60), "KD8")
    assert (str(largest.reason), largest.reason.code) == ("most points: 60", "most")
    first = judged((Summary(50, 6, 9), Summary(50, 7, 5), Summary(40, 3, 3)), options)
    assert (first.ranks, first.rule) == ((2, 1, 3), "KD9")
    assert str(first.reason) == "most points: 50; the larger property decides, 7 squares to 6"
    crowns = judged((Summary(50, 7, 9), Summary(50, 7, 5), Summary(40, 3, 3)), options)
    assert (crowns.ranks, str(crowns.reason)) == ((1, 2, 3), "most points: 50; the crowns decide, 9 to 5")
    shared = judged((Summary(50, 7, 9), Summary(50, 7, 9), Summary(40, 3, 3)), options)
    assert (shared.ranks, str(shared.reason)) == ((1, 1, 3), "most points: 50; equal players share the place")
    codes = [ended.reason.code for ended in (first, crowns, shared)]
    assert codes == ["most-larger", "most-crowns", "most-shared"]


@pytest.mark.rule("KD9")
def test_three_with_equal_points_are_parted_two_by_two() -> None:
    ended = judged((Summary(50, 6, 9), Summary(50, 7, 5), Summary(50, 7, 8)), Options(players=3))
    assert (ended.ranks, ended.rule) == ((3, 2, 1), "KD9")
    assert str(ended.reason) == "most points: 50; the crowns decide, 8 to 5"


@pytest.mark.rule("KD9")
def test_in_the_championship_equal_points_share_the_place() -> None:
    championship = kingdomino.PRESETS["championship"]
    ended = judged((Summary(50, 6, 9), Summary(50, 7, 5), Summary(40, 3, 3), Summary(40, 9, 9)), championship)
    assert ended.ranks == (1, 1, 3, 3)
    assert ended.scores == (50, 50, 40, 40)


@pytest.mark.rule("KD10")
def test_a_dynasty_adds_up_three_games() -> None:
    options = Options(players=2, dynasty=True)
    states = random_game(options, seed=2)
    ends = [state for state in states if state.game_over]
    assert len(ends) == 3
    assert [len(state.finished) for state in ends] == [0, 1, 2]
    assert all(kingdomino.outcome(state) is None for state in ends[:2])
    assert all(state.deal_due and kingdomino.to_move(state) == CHANCE for state in ends[:2])
    again = kingdomino.play(ends[0], Deal((1, 2, 3, 4)))
    assert all(kingdom.laid == () for kingdom in again.kingdoms)
    assert again.hand == (0, 0, 1, 1)
    assert len(numbers_in(again.bag)) == 44
    ended = kingdomino.outcome(ends[2])
    assert ended is not None
    games = [[summary.points for summary in state.summaries()] for state in ends]
    assert list(ended.scores) == [sum(game[seat] for game in games) for seat in (0, 1)]
    said = remarked(states[states.index(ends[0]) - 1], _move_between(states, ends[0]))
    assert said[-1] == f"Game 1 of 3 ends: {games[0][0]}, {games[0][1]} (KD10)."


def _move_between(states: list[State], after: State) -> Move:
    before = states[states.index(after) - 1]
    moves = kingdomino.legal_moves(before) or [Move(before.waiting[0][0], "x")]
    return next(move for move in moves if kingdomino.play(before, move) == after)


@pytest.mark.rule("KD10")
def test_a_dynasty_breaks_ties_with_all_three_games() -> None:
    games: list[tuple[Summary, ...]] = [(Summary(30, 5, 4), Summary(20, 8, 2)), (Summary(20, 7, 3), Summary(30, 6, 9))]
    assert added(games) == (Summary(50, 7, 7), Summary(50, 8, 11))


def test_a_finished_game_takes_no_more_moves() -> None:
    end = random_game(Options(players=2), seed=1)[-1]
    for move in (Deal((1, 2, 3, 4)), King(0), Move(3, "e6N", 5)):
        with pytest.raises(IllegalMove, match="the game is over, most points"):
            kingdomino.play(end, move)
    with pytest.raises(IllegalMove, match="left to chance"):
        kingdomino.chance(end, random.Random(1))


def test_nothing_in_a_state_tells_the_order_of_the_bag(two: State) -> None:
    """Two tables with different futures are the same value until the future comes."""
    other = played(kingdomino.start(Options(players=2)), "deal 3 14 22 41", *FIRST_ROUND_OF_TWO[1:], "deal 44 30 18 5")
    assert other == two
    for seat in (None, 0, 1):
        assert kingdomino.observe(two, seat) == two
    assert kingdomino.details(two)["bag"] == [n for n in range(1, 49) if n not in (3, 5, 14, 18, 22, 30, 41, 44)]


def test_the_details_show_where_the_next_domino_fits_and_what_it_gains(two: State) -> None:
    placing = placing_of(two)
    assert (placing["domino"], placing["seat"]) == (3, 0)
    assert placing["places"] == dict.fromkeys(two.kingdoms[0].places(3), 0)
    assert placing["why_discarded"] is None
    assert kingdomino.details(kingdomino.start())["placing"] is None


@pytest.mark.rule("KD3")
def test_chance_draws_every_domino_and_every_king_alike() -> None:
    rng, start = random.Random(7), kingdomino.start(Options(players=2))
    drawn = dict.fromkeys(range(1, 49), 0)
    kings = {0: 0, 1: 0}
    for _ in range(3000):
        deal = kingdomino.chance(start, rng)
        assert isinstance(deal, Deal)
        for number in deal.dominoes:
            drawn[number] += 1
        king = kingdomino.chance(kingdomino.play(start, deal), rng)
        assert isinstance(king, King)
        kings[king.seat] += 1
    assert all(190 < n < 310 for n in drawn.values())
    assert abs(kings[0] - kings[1]) < 250
