"""The exact solver against plain minimax, against its own children, and against symmetry."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from fivefold.bots.pentago import kernel_solver, solver
from fivefold.games import pentago
from fivefold.games.pentago import Options, State, kernel
from fivefold.refusals import Refused

ALL_OPTIONS = [Options(*choice) for choice in product(("mover", "draw", "starter"), (True, False))]  # type: ignore[arg-type]


def late_position(rng: random.Random, marbles: int, options: Options) -> State:
    """A position that goes on, with this many marbles, after random turns."""
    while True:
        state = pentago.start(options)
        for _ in range(marbles):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state):
                break
        else:
            return state


def minimax(state: State, known: dict[State, int]) -> int:
    """What the position is worth to the side to move, by playing everything out."""
    if state not in known:
        seat, best = pentago.to_move(state) or 0, -1
        for move in pentago.legal_moves(state):
            best = max(best, worth_after(state, move, seat, known))
            if best == 1:
                break
        known[state] = best
    return known[state]


def worth_after(state: State, move: pentago.Move, seat: int, known: dict[State, int]) -> int:
    after = pentago.play(state, move)
    ended = pentago.outcome(after)
    return int(2 * ended.scores[seat] - 1) if ended else -minimax(after, known)


@pytest.mark.compiled
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=[f"{o.double_five}-{o.five_on_placement}" for o in ALL_OPTIONS])
def test_minimax_agrees_on_the_position_and_on_every_move(options: Options) -> None:
    rng = random.Random(27)
    for marbles in [33, 34, 35] * 12 + [32] * 2:
        state = late_position(rng, marbles, options)
        known: dict[State, int] = {}
        solution = solver.solve(state)
        assert solution.value == minimax(state, known)
        seat = pentago.to_move(state) or 0
        assert solution.moves == {move: worth_after(state, move, seat, known) for move in pentago.legal_moves(state)}


@pytest.mark.compiled
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=[f"{o.double_five}-{o.five_on_placement}" for o in ALL_OPTIONS])
def test_minimax_agrees_from_28_marbles_on(options: Options) -> None:
    rng = random.Random(28)
    for marbles in [28, 29, 30, 31, 31]:
        state = late_position(rng, marbles, options)
        assert solver.solve(state).value == quick_minimax(state, {})


def quick_minimax(state: State, known: dict[int, int]) -> int:
    """`minimax` with the kernel's unchecked moves, for positions with millions of lines."""
    double_five, on_placement = state.options.codes

    def worth(first: int, second: int) -> int:
        key = first << 36 | second
        if key in known:
            return known[key]
        second_moves = first.bit_count() - second.bit_count()
        mine, theirs = (second, first) if second_moves else (first, second)
        best = -1
        for code in kernel.legal_moves(mine, theirs, on_placement).tolist():
            own, other = kernel.placed_and_turned(mine, theirs, code // 9, code % 9)
            after = (int(other), int(own)) if second_moves else (int(own), int(other))
            ended = kernel.judge(*after, second_moves, double_five)
            if ended == 0:
                value = -worth(*after)
            elif ended > 2:
                value = 0
            else:
                value = 1 if ended - 1 == second_moves else -1
            best = max(best, value)
            if best == 1:
                break
        known[key] = best
        return best

    return worth(state.first, state.second)


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(6))
def test_values_fit_their_children_along_random_lines(seed: int) -> None:
    rng = random.Random(seed)
    state = late_position(rng, 22, ALL_OPTIONS[seed])
    while pentago.to_move(state) is not None:
        solution = solver.solve(state)
        assert solution.value == max(solution.moves.values())
        assert set(solution.moves) == set(pentago.legal_moves(state))
        assert all(solution.moves[move] == solution.value for move in solution.best)
        move = rng.choice(list(solution.moves))
        state = pentago.play(state, move)
        ended = pentago.outcome(state)
        if ended is None:
            assert solution.moves[move] == -solver.solve(state).value


@pytest.mark.compiled
def test_symmetric_positions_have_symmetric_values() -> None:
    state = late_position(random.Random(5), 24, Options())
    solution = solver.solve(state)
    for symmetry in range(8):
        image = solver.solve(pentago.symmetric(state, symmetry))
        assert image.value == solution.value
        assert image.moves == {pentago.symmetric_move(m, symmetry): value for m, value in solution.moves.items()}


@pytest.mark.compiled
def test_a_published_position_has_its_published_value() -> None:
    """Values of the strongly solved game, ordinary rules."""
    for position, value in [("bww.b.w..b...bw..bb...w.w.bbb.bw.ww.", 0), (".wb.b.b.wb..w.w..b.b..w...wbb.bwbww.", 1)]:
        assert solver.solve(pentago.read_position(position), threads=2).value == value


@pytest.mark.compiled
def test_threads_and_stopping() -> None:
    state = late_position(random.Random(8), 21, Options())
    shares: list[float] = []
    alone = solver.solve(state, progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert solver.solve(state, threads=2) == alone

    class EnoughError(Exception):
        pass

    def stop(share: float) -> None:
        raise EnoughError

    with pytest.raises(EnoughError):
        solver.solve(state, progress=stop)


@pytest.mark.compiled
def test_distance_is_the_shortest_win_and_the_longest_defence() -> None:
    rng = random.Random(31)
    for _ in range(6):
        state = late_position(rng, 29, Options())
        solution, distance = solver.solve(state), solver.distances(state)
        assert set(distance) == {move for move, value in solution.moves.items() if value}
        for move, turns in distance.items():
            after = pentago.play(state, move)
            if pentago.outcome(after):
                assert turns == 1
                continue
            answers, their_values = solver.distances(after), solver.solve(after).moves
            if solution.moves[move] == 1:
                assert turns == 1 + max(answers.values())
            else:
                assert turns == 1 + min(answers[m] for m, value in their_values.items() if value == 1)


@pytest.mark.compiled
def test_a_horizon_never_contradicts_the_truth() -> None:
    state = late_position(random.Random(12), 24, Options())
    truth = solver.solve(state)
    for horizon in range(1, 12):
        seen = solver.solve(state, horizon=horizon)
        assert seen.value in (0, truth.value)
        assert all(value in (0, truth.moves[move]) for move, value in seen.moves.items())


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(Refused, match="from 14 marbles on; this has 0"):
        solver.solve(pentago.start())
    with pytest.raises(Refused, match="game is over"):
        solver.solve(pentago.read_position("bbbbb.wwww.." + "." * 24))
    with pytest.raises(Refused, match="horizon"):
        solver.solve(pentago.start(), horizon=0)


def test_memory_is_known_before_the_start() -> None:
    assert 0.9e9 < solver.memory_needed(18) < 1.1e9
    assert 2.9e9 < solver.memory_needed(17) < 3.1e9
    assert 8.4e9 < solver.memory_needed(16) < 8.7e9


def test_plain_and_compiled_solve_alike() -> None:
    state = pentago.read_position("bwbwbw/bw.wbw/wbwbwb/wbwb.b/bwbwbw/bwbwb.")
    solution = solver.solve(state)
    assert solution.value == minimax(state, {})


def test_ranks_and_sets_undo_each_other() -> None:
    for size in range(5):
        chosen = (1 << size) - 1
        for rank in range(int(kernel_solver.BINOMIAL[9, size])):
            assert kernel_solver.rank_of(chosen) == rank
            assert kernel_solver.set_of_rank(rank, size) == chosen
            if size:
                chosen = int(kernel_solver.next_set(chosen))


def test_neighbours_are_one_turn_away() -> None:
    """`beside` against its definition, bit by bit, with the fourth quadrant's turn as the OR of both words."""
    rng = np.random.default_rng(3)
    for parity in (0, 1):
        words = rng.integers(-(2**63), 2**63 - 1, size=2)
        either = int(words[0]) | int(words[1])
        for h, r2, r1, r0 in product(range(2), range(4), range(4), range(4)):
            r = [r0, r1, r2, 2 * h + (parity + r0 + r1 + r2) % 2]
            expected = False
            for q in range(4):
                for step in (1, 3):
                    t = r.copy()
                    t[q] = (t[q] + step) % 4
                    expected |= bool(int(words[t[3] >> 1]) >> (t[0] + 4 * t[1] + 16 * t[2]) & 1)
            found = int(kernel_solver.beside(words[h])) | either
            assert bool(found >> (r0 + 4 * r1 + 16 * r2) & 1) == expected
