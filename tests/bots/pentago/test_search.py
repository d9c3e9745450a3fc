"""The engine's iterations against plain minimax, its time, its proofs, and its levels."""

from __future__ import annotations

import random
import time

import numpy as np
import pytest

from fivefold.bots.limits import Budget
from fivefold.bots.pentago import kernel_value, search, solver
from fivefold.bots.pentago.engine import Engine
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.levels import LEVELS, noisy
from fivefold.bots.pentago.opening import opening_moves
from fivefold.bots.pentago.result import SearchLimits
from fivefold.games import pentago
from fivefold.games.pentago import Options, State
from fivefold.refusals import Refused


def position(rng: random.Random, marbles: int, options: Options | None = None) -> State:
    """A position that goes on after `marbles` random turns."""
    while True:
        state = pentago.start(options)
        for _ in range(marbles):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state):
                break
        else:
            return state


def network_value(state: State) -> int:
    """What the net alone says of a position."""
    cells = solver.empty_cells(state)
    seat = pentago.to_move(state)
    mine, theirs = (state.second, state.first) if seat else (state.first, state.second)
    here, words = np.zeros((1, 128), np.int16), np.array([[0, 0, -1, -1]])
    classes = kernel_value.Classes(0, cells, mine, theirs)
    kernel_value.evaluate_leaves(classes, 0, 1, words, here, weights().at(36 - len(cells)))
    return int(here[0, 0])


def minimax(state: State, depth: int) -> int:
    """The value of a position by playing every line to this depth."""
    ended = pentago.outcome(state)
    if ended:
        seat = (state.first | state.second).bit_count() % 2
        return int(2 * ended.scores[seat] - 1) * kernel_value.WON
    if depth == 0:
        return network_value(state)
    return max(-minimax(pentago.play(state, move), depth - 1) for move in pentago.legal_moves(state))


@pytest.mark.compiled
@pytest.mark.rule("PG5", "PG6", "PG7")
@pytest.mark.parametrize(("marbles", "depth"), [(10, 1), (25, 2), (28, 2), (29, 2)])
@pytest.mark.parametrize("double_five", ["mover", "draw", "starter"])
def test_an_iteration_is_plain_minimax_of_the_network(marbles: int, depth: int, double_five: str) -> None:
    state = position(random.Random(marbles), marbles, Options(double_five=double_five))  # type: ignore[arg-type]
    found = search.iterate(
        state, solver.empty_cells(state), SearchLimits(depth, depth), 1, lambda share: None, weights()
    )
    assert found == {m: -minimax(pentago.play(state, m), depth - 1) for m in pentago.legal_moves(state)}


@pytest.mark.compiled
def test_a_deeper_horizon_decides_the_same_moves_as_the_solver() -> None:
    rng = random.Random(5)
    for _ in range(3):
        state = position(rng, 22)
        values = solver.solve(state, horizon=6).moves
        found = search.iterate(state, solver.empty_cells(state), SearchLimits(6, 3), 1, lambda share: None, weights())
        decided = {m: int(np.sign(w)) for m, w in found.items() if abs(w) == kernel_value.WON}
        assert decided == {m: v for m, v in values.items() if v}


@pytest.mark.compiled
def test_a_board_and_its_symmetric_images_are_worth_the_same_to_the_net() -> None:
    state = position(random.Random(4), 12)
    turned = [network_value(pentago.symmetric(state, s)) for s in range(4)]
    assert max(turned) - min(turned) <= 2  # sums in another order round another way


@pytest.mark.compiled
def test_late_results_are_exact_and_name_the_moves_that_keep_the_value() -> None:
    rng = random.Random(6)
    for marbles in (22, 23, 24, 26, 30):
        state = position(rng, marbles)
        result = search.search(state, Budget(30))
        solution = solver.solve(state)
        assert result.value == solution.value
        assert set(result.best) <= set(solution.best)


@pytest.mark.compiled
def test_a_win_is_taken_by_the_shortest_way_and_a_loss_put_off() -> None:
    rng, seen = random.Random(8), set()
    for _ in range(25):
        state = position(rng, 31)
        result, turns = search.search(state, Budget(30)), solver.distances(state)
        if result.value:
            seen.add(result.value)
            values = solver.solve(state).moves
            same = [turns[m] for m, v in values.items() if v == result.value]
            assert turns[result.best[0]] == (min(same) if result.value == 1 else max(same))
    assert seen == {1, -1}


@pytest.mark.compiled
@pytest.mark.rule("PG7")
def test_a_turn_that_makes_five_for_both_is_known_to_be_a_draw() -> None:
    state = pentago.read_position("..b....wb....bw.....b.ww...wwb...wbb")
    move = pentago.read_move(state, "a5 SE+")
    assert pentago.outcome(pentago.play(state, move)) is not None
    assert search.search(state, Budget(2, clock=lambda: 0.0)).moves[move].value == 0


@pytest.mark.quiet
@pytest.mark.compiled
def test_time_is_kept_by_the_clock_it_is_given() -> None:
    state = position(random.Random(8), 9)
    search.search(state, Budget(0.5, clock=lambda: 0.0))  # the first result of a process also loads its kernels
    began = time.process_time()
    search.search(state, Budget(0.5, clock=time.process_time))
    assert time.process_time() - began < 0.55


@pytest.mark.compiled
def test_it_can_be_stopped_and_still_has_a_move() -> None:
    state = pentago.start(Options(double_five="mover"))
    asked = []

    def stop() -> bool:
        asked.append(1)
        return True

    began = time.process_time()
    move = Engine(seconds=60).choose(state, random.Random(1), stop)
    assert asked
    assert move in pentago.legal_moves(state)
    assert time.process_time() - began < 5


@pytest.mark.compiled
def test_the_same_position_and_lots_give_the_same_move() -> None:
    state = position(random.Random(10), 7)
    moves = {noisy(3, 2, noise=0.5).choose(state, random.Random(3)) for _ in range(3)}
    assert len(moves) == 1
    results = [search.search(state, Budget(0.2, clock=lambda: 0.0)) for _ in range(2)]
    assert results[0] == results[1]


def test_a_finished_game_is_not_searched() -> None:
    over = pentago.read_position("bbbbb.wwww..........................")
    with pytest.raises(Refused) as refusal:
        search.search(over, Budget(1))
    assert refusal.value.code == "game-over"


def test_plans_grow_with_time_and_end_exactly_where_that_fits() -> None:
    assert [limits.horizon for limits in search.plan(14, 2.0)][-1] == 14
    for cells in range(1, 37):
        iterations = list(search.plan(cells, 2.0))
        assert all(limits.depth <= limits.horizon <= cells for limits in iterations)
        assert sum(limits.cost(cells) for limits in iterations) < 2.2
        far = max(limits.horizon for limits in search.plan(cells, 20.0))
        assert far >= max(limits.horizon for limits in iterations)


@pytest.mark.rule("PG1")
def test_the_published_facts_of_the_first_two_marbles_are_used_under_ordinary_rules_only() -> None:
    assert len(opening_moves(pentago.start())) == 192
    corner = pentago.read_position("b...................................")
    replies = opening_moves(corner)
    assert replies
    for move in replies:
        after = pentago.play(corner, move)
        assert after.first in (1, 1 << 11, 1 << 24, 1 << 35)
    assert not opening_moves(pentago.read_position(".......b............................"))
    assert not opening_moves(pentago.start(Options(double_five="mover")))


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["level1", "level2", "level4", "level7"])
def test_no_level_misses_a_win_in_one(level: str) -> None:
    placed = pentago.read_position("bbbb..wwww..........................")
    assert str(LEVELS[level].choose(placed, random.Random(1))) == "e6"
    by_turn = pentago.read_position("bbb......b.www.b.w................w.")
    after = pentago.play(by_turn, LEVELS[level].choose(by_turn, random.Random(1)))
    ended = pentago.outcome(after)
    assert ended is not None
    assert ended.scores == (1, 0)


@pytest.mark.compiled
def test_a_beginner_stops_a_plain_four_but_overlooks_turns() -> None:
    four = pentago.read_position("wwww..b..b....b..b..................")
    rng = random.Random(2)
    for _ in range(5):
        after = pentago.play(four, LEVELS["level1"].choose(four, rng))
        theirs = after.second
        assert not any(pentago.kernel.lines_of(theirs | 1 << int(c)) for c in solver.empty_cells(after))
