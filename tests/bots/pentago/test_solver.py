"""The exact solver against plain minimax, against its own children, and against symmetry."""

from __future__ import annotations

import random
from itertools import product

import numpy as np
import pytest

from fivefold.bots.pentago import kernel_sets, kernel_words, layout, solver
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
    for marbles in range(19, 30):
        state = late_position(random.Random(marbles), marbles, Options())
        cells = 36 - marbles
        sweep = solver.Sweep(state, cells, solver.chains_at_once(cells))
        taken = sum(table.nbytes for table in (*sweep.tables, *sweep.fives))
        assert taken <= solver.memory_needed(marbles) < 1.1 * taken + 1000
    assert solver.memory_needed(16) < 8e9


@pytest.mark.compiled
def test_one_chain_at_a_time_finds_the_same_in_half_the_memory() -> None:
    for options in ALL_OPTIONS:
        state = late_position(random.Random(9), 23, options)
        both, single = solver.Sweep(state, 13, 2), solver.Sweep(state, 13, 1)
        assert 2 * sum(table.nbytes for table in single.tables) == sum(table.nbytes for table in both.tables)
        shares: list[float] = []
        assert single.run(1, shares.append) == both.run(1, lambda share: None)
        assert (shares, shares[-1]) == (sorted(shares), 1)


@pytest.mark.compiled
@pytest.mark.parametrize("last", [3, 6, 11])
def test_where_the_cells_are_divided_changes_nothing(last: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = late_position(random.Random(15), 25, Options())
    expected = solver.Sweep(state, last).down_to(2, 1, lambda share: None)
    for near in range(1, 12):
        monkeypatch.setattr(layout, "near_cells", lambda cells, last, near=near: near)
        assert (solver.Sweep(state, last).down_to(2, 1, lambda share: None) == expected).all()


def subsets(cells: int, size: int, without: int = 0) -> list[int]:
    """The sets of a size, in the order of their ranks."""
    return [chosen for chosen in range(1 << cells) if chosen.bit_count() == size and not chosen & without]


def plain(sweep: solver.Sweep, level: int) -> dict[tuple[int, int], list[int]]:
    """The words of a level by the sets of the side to move and of the other."""
    cells, mine = len(sweep.cells), level // 2
    sets = [(own, other) for other in subsets(cells, level - mine) for own in subsets(cells, mine, other)]
    return dict(zip(sets, sweep.words(level).tolist(), strict=True))


def number_of(r: list[int]) -> int:
    """A board's number among those of its level."""
    return r[0] + 4 * r[1] + 16 * r[2] + (r[3] >> 1 << 6)


def shows_five(sweep: solver.Sweep, root: int, chosen: int, r: list[int]) -> bool:
    """Do the root's marbles and these make a five where the quadrants have been turned so often?"""
    marbles = root | sum(1 << int(cell) for j, cell in enumerate(sweep.cells) if chosen >> j & 1)
    for quadrant in range(4):
        for _ in range(r[quadrant]):
            marbles = int(kernel.turned(marbles, 2 * quadrant))
    return bool(kernel.lines_of(marbles))


def by_definition(
    sweep: solver.Sweep, level: int, sets: tuple[int, int], r: list[int], below: dict[tuple[int, int], list[int]]
) -> tuple[bool, bool]:
    """Does the side to move win this board, does it hold it?"""
    mine, theirs = sets
    own_root, other_root = sweep.sides[level % 2], sweep.sides[1 - level % 2]
    my_five, their_five = shows_five(sweep, own_root, mine, r), shows_five(sweep, other_root, theirs, r)
    if their_five:
        wins, holds = sweep.two_fives(level)
        return my_five and wins != 0, my_five and holds != 0
    if my_five or level == sweep.last:
        return my_five, True
    win = hold = False
    for j in range(len(sweep.cells)):
        if (mine | theirs) >> j & 1:
            continue
        more = mine | 1 << j
        if sweep.on_placement and shows_five(sweep, own_root, more, r):
            return True, True
        words = below[theirs, more]
        for quadrant, step in product(range(4), (1, 3)):
            turned = [(times + step * (q == quadrant)) % 4 for q, times in enumerate(r)]
            word, bit = number_of(turned) >> 6, number_of(turned) & 63
            win |= not words[2 + word] >> bit & 1
            hold |= not words[word] >> bit & 1
    return win, hold


@pytest.mark.rule("PG6", "PG7")
@pytest.mark.parametrize("seed", range(12))
def test_a_level_follows_from_any_words_below_as_the_rules_say(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, numbers = random.Random(seed), np.random.default_rng(seed)
    state = late_position(rng, 31, ALL_OPTIONS[seed % len(ALL_OPTIONS)])
    level, near = rng.randrange(5), rng.randint(1, 5)
    monkeypatch.setattr(layout, "near_cells", lambda cells, last: near)
    sweep = solver.Sweep(state, 5)
    for table in sweep.tables:
        table[:] = numbers.integers(-(2**63), 2**63 - 1, size=table.shape)
    below = plain(sweep, level + 1)
    sweep.solve_level(level, np.arange(2), map, lambda share: None)
    for sets, words in plain(sweep, level).items():
        for r in rng.sample([list(r) for r in product(range(4), repeat=4) if (sum(r) + level) % 2 == 0], 6):
            word, bit = number_of(r) >> 6, number_of(r) & 63
            found = bool(words[word] >> bit & 1), bool(words[2 + word] >> bit & 1)
            assert found == by_definition(sweep, level, sets, r, below)


def test_no_part_of_a_sweep_takes_long() -> None:
    for cells, turns in product(range(1, 37), range(1, 37)):
        last = min(cells, turns)
        if cells <= 22 or last <= layout.FEW:
            near = layout.near_cells(cells, last)
            works = [work for level in range(last + 1) for _, work in layout.parts(cells, near, level)]
            assert sum(works) > sum(layout.classes(cells, level) for level in range(last + 1))
            assert max(works) <= max(4 * layout.WORK_AT_ONCE, sum(works) / 50)


def test_plain_and_compiled_solve_alike() -> None:
    state = pentago.read_position("bwbwbw/bw.wbw/wbwbwb/wbwb.b/bwbwbw/bwbwb.")
    solution = solver.solve(state)
    assert solution.value == minimax(state, {})


def test_ranks_and_sets_undo_each_other() -> None:
    for size in range(5):
        chosen = (1 << size) - 1
        for rank in range(int(kernel_sets.BINOMIAL[9, size])):
            assert kernel_sets.rank_of(chosen) == rank
            assert kernel_sets.set_of_rank(rank, size) == chosen
            if size:
                chosen = int(kernel_sets.next_set(chosen))


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
            found = int(kernel_words.beside(words[h])) | either
            assert bool(found >> (r0 + 4 * r1 + 16 * r2) & 1) == expected
