"""The judge's odds against exact values, the tree against the rules, verification beyond the horizon."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import Literal

import numpy as np
import pytest

from fivefold.bots.pentago import search, solver, tree, verify
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.judge import judge
from fivefold.bots.pentago.kernel_followers import OPEN, followers
from fivefold.bots.pentago.kernel_value import NEIGHBOURS
from fivefold.bots.pentago.result import MoveScore, SearchLimits, Stopped
from fivefold.games import pentago
from fivefold.games.pentago import State
from fivefold.games.pentago.notation import Move

EXACT_MOVES = Path(__file__).parents[2] / "golden/pentago/exact_moves.txt"
VALUE = {"w": 1, "d": 0, "l": -1}


@cache
def labelled() -> list[tuple[State, dict[Move, int]]]:
    """Critical positions with 14 to 17 marbles and the exact value of each of their moves."""
    found = []
    for line in EXACT_MOVES.read_text(encoding="utf-8").splitlines():
        if line[0] != "#" and len(set(line.split()[1])) > 1:
            state = pentago.read_position(line.split()[0])
            cells = solver.empty_cells(state).tolist()
            values = [VALUE[v] for v in line.split()[1]]
            legal = set(pentago.legal_moves(state))
            moves = {Move(cells[i // 8], i % 8): v for i, v in enumerate(values)}
            found.append((state, {move: value for move, value in moves.items() if move in legal}))
    return found


def sides(state: State) -> tuple[int, int]:
    """The marbles of the side to move, and of the other."""
    return (state.second, state.first) if pentago.to_move(state) else (state.first, state.second)


def test_the_judge_sees_quarter_turns_of_a_board_alike_and_tells_chances() -> None:
    state = labelled()[3][0]
    boards = np.array([sides(pentago.symmetric(state, s)) for s in range(4)])
    odds = judge().odds(boards)
    assert np.ptp(odds, axis=0).max() < 1e-4
    assert ((odds >= 0) & (odds <= 1)).all()


def test_nothing_to_judge_is_judged_to_nothing() -> None:
    assert judge().odds(np.zeros((0, 2), np.int64)).shape == (0, 2)


@pytest.mark.compiled
def test_the_judge_tells_most_boards_after_a_move_as_they_are() -> None:
    right = total = 0
    for state, values in labelled()[:15]:
        open_moves = [m for m in values if pentago.to_move(pentago.play(state, m)) is not None]
        boards = np.array([sides(pentago.play(state, m)) for m in open_moves])
        odds = judge().odds(boards)
        exact = np.array([[values[m] <= 0, values[m] < 0] for m in open_moves])  # of the other side, that moves then
        right += int(((odds > 0.5) == exact).sum())
        total += exact.size
    assert right > 0.85 * total


def after(state: State, horizon: int) -> list[tuple[tuple[int, int], int]]:
    """The boards after a turn and what a sweep to a horizon tells of each."""
    cells = solver.empty_cells(state)
    sweep = solver.Sweep(state, horizon)
    sweep.down_to(0, 1, lambda share: None)
    boards, values = followers(*sides(state), cells, sweep.words(1), NEIGHBOURS[0, 0])
    return [((int(a), int(b)), int(v)) for (a, b), v in zip(boards, values, strict=True)]


@pytest.mark.compiled
@pytest.mark.rule("PG5", "PG6", "PG7")
@pytest.mark.parametrize("double_five", ["draw", "mover", "starter"])
def test_followers_are_the_turns_of_the_rules_and_what_is_told_of_them_is_true(
    double_five: Literal["draw", "mover", "starter"],
) -> None:
    rng = random.Random(2)
    drawn = decided = 0
    options = pentago.Options(double_five=double_five, five_on_placement=False)
    both_make_five = pentago.read_position("..b....wb....bw.....b.ww...wwb...wbb")
    states = [State(both_make_five.first, both_make_five.second, options)]
    for _ in range(60):
        state = pentago.start(options)
        while pentago.to_move(state) is not None and (state.first | state.second).bit_count() < 24:
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
        states.append(state)
    for state in states:
        if pentago.to_move(state) is None:
            continue
        told = dict(after(state, 4))
        by_rules = {}
        for move in pentago.legal_moves(state):
            then = pentago.play(state, move)
            seat = (then.first | then.second).bit_count() % 2
            by_rules[(then.second, then.first) if seat else (then.first, then.second)] = then
        assert told.keys() == by_rules.keys()
        ended = [board for board in told if pentago.to_move(by_rules[board]) is None]
        for board in ended + rng.sample(list(told), 12):
            then, value = by_rules[board], told[board]
            if pentago.to_move(then) is None:
                result = pentago.outcome(then)
                assert result is not None
                mover = pentago.to_move(state) or 0
                assert value == (0 if result.ranks[0] == result.ranks[1] else 1 if result.ranks[mover] == 1 else -1)
                drawn += value == 0
            elif value != OPEN:
                assert solver.solve(then, horizon=3).value == -value
                decided += 1
    assert decided > 20
    assert drawn > 0 or double_five != "draw"


def scored(state: State, limits: SearchLimits) -> dict[Move, MoveScore]:
    """The scores of one iteration alone."""
    found = search.iterate(state, solver.empty_cells(state), limits, 1, lambda share: None, weights())
    return search.merged({m: MoveScore(None, 0.0) for m in found}, found, limits, exact=False)


@pytest.mark.compiled
def test_what_the_tree_calls_won_drawn_or_lost_is_so() -> None:
    proved = 0
    for state, values in labelled()[:12]:
        for move, score in tree.search_tree(
            state, scored(state, SearchLimits(3, 2)), 80, 1, lambda share: None
        ).items():
            if score.value is not None and move in values:
                assert score.value == values[move]
                proved += 1
    assert proved > 100


@pytest.mark.compiled
def test_two_threads_grow_the_same_tree_as_one() -> None:
    state = labelled()[7][0]
    scores = scored(state, SearchLimits(4, 2))
    one, two = (tree.search_tree(state, scores, 60, threads, lambda share: None) for threads in (1, 2))
    assert one.keys() == two.keys()
    assert all(one[m].value == two[m].value and abs(one[m].score - two[m].score) < 1e-3 for m in one)


@pytest.mark.compiled
def test_what_is_found_beyond_the_horizon_is_true_and_the_next_best_is_tried() -> None:
    refuted = 0
    for state, values in labelled()[:40]:
        if max(values.values()) < 0:
            continue
        lost = [m for m, v in values.items() if v < 0]
        scores = {m: MoveScore(None, 0.5 if m in lost[:3] else 0.0) for m in values if m in lost[:3] or values[m] >= 0}
        verify.verify_best(state, scores, 5, 0.4, 1, lambda share: None)
        for move, score in scores.items():
            if score.value is not None:
                assert score.value == values[move]
                refuted += score.value < 0
        if refuted > 5:
            return
    pytest.fail("too few losing moves were found out")


@pytest.mark.compiled
@pytest.mark.parametrize(
    "text",
    [
        "......bbbwb........b...wwwbbww.w...b",
        ".bw...w.b...wwb...wwwbbb...w.....bb.",
        ".b...w.wb..w.w....b..bwbb...b.bw.wwb",
    ],
)
def test_the_tree_keeps_a_value_that_one_iteration_gives_away(text: str) -> None:
    state, values = next(each for each in labelled() if each[0] == pentago.read_position(text))
    scores = scored(state, SearchLimits(6, 3))
    assert values[max(scores, key=lambda m: scores[m].score)] < max(values.values())
    judged = tree.search_tree(state, scores, 400, 1, lambda share: None)
    verify.verify_best(state, judged, 6, 0.5, 1, lambda share: None)
    assert values[max(judged, key=lambda m: judged[m].score)] == max(values.values())


@pytest.mark.compiled
def test_a_tree_that_is_stopped_keeps_what_it_has() -> None:
    state = labelled()[7][0]
    scores = scored(state, SearchLimits(5, 3))

    def stopped(share: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        tree.search_tree(state, scores, 100, 1, stopped)

    def stopped_later(share: float) -> None:
        if share > 0.5:
            raise Stopped

    judged = tree.search_tree(state, scores, 100, 1, stopped_later)
    assert judged.keys() == scores.keys()
    assert judged != scores
