"""The closer look: the judge's odds against exact values, its boards against the rules, proofs beyond the horizon."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fivefold.bots.pentago import closer, kernel_worth, search, solver
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.judge import judge
from fivefold.bots.pentago.kernel_replies import replies
from fivefold.bots.pentago.thought import Look, Stopped, Verdict
from fivefold.games import pentago
from fivefold.games.pentago import State
from fivefold.games.pentago.kernel import NO_TURN
from fivefold.games.pentago.notation import Move

EXACT_MOVES = Path(__file__).parents[1] / "golden/pentago/exact_moves.txt"
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
    odds = judge().odds(boards, 36 - len(solver.empty_cells(state)))
    assert np.ptp(odds, axis=0).max() < 1e-4
    assert ((odds >= 0) & (odds <= 1)).all()


def test_nothing_to_judge_is_judged_to_nothing() -> None:
    assert judge().odds(np.zeros((0, 2), np.int64), 16).shape == (0, 2)


@pytest.mark.compiled
def test_the_judge_tells_most_boards_after_a_move_as_they_are() -> None:
    right = total = 0
    for state, values in labelled()[:15]:
        open_moves = [m for m in values if pentago.to_move(pentago.play(state, m)) is not None]
        boards = np.array([sides(pentago.play(state, m)) for m in open_moves])
        odds = judge().odds(boards, 37 - len(solver.empty_cells(state)))
        exact = np.array([[values[m] <= 0, values[m] < 0] for m in open_moves])  # of the other side, that moves then
        right += int(((odds > 0.5) == exact).sum())
        total += exact.size
    assert right > 0.85 * total


@pytest.mark.compiled
@pytest.mark.rule("PG5", "PG6")
def test_replies_are_the_turns_of_the_rules() -> None:
    state, values = labelled()[7]
    cells = solver.empty_cells(state)
    sweep = solver.Sweep(state, cells, 6)
    words = sweep.down_to(3, 1, lambda share: None)
    tables = search.judged_levels(sweep, words, 3, lambda share: None, weights())
    mine, theirs = sweep.roots
    lots = random.Random(2)
    for move in lots.sample(list(values), 5):
        played = pentago.play(state, move)
        if pentago.to_move(played) is None:
            continue
        cell, board = 1 << int(np.searchsorted(cells, move.cell)), int(kernel_worth.NEIGHBOURS[0, 0, move.turn])
        boards, known = replies(1, cells, theirs, mine, 0, cell, board, tables[2])
        by_rules = set()
        for reply in pentago.legal_moves(played):
            if reply.turn == NO_TURN:
                continue
            then = pentago.play(played, reply)
            seat = (then.first | then.second).bit_count() % 2
            by_rules.add(
                ((then.second, then.first) if seat else (then.first, then.second), pentago.to_move(then) is None)
            )
        over = known[:, 3] > 0
        ours = {((int(a), int(b)), bool(o)) for (a, b), o in zip(boards, over, strict=True)}
        assert by_rules <= ours  # ours also turn after a marble that has made five, which wins at once
        decided = [i for i in range(len(boards)) if abs(known[i, 2]) == kernel_worth.WON and not over[i]]
        for i in lots.sample(decided, min(4, len(decided))):
            a, b = (int(x) for x in boards[i])
            then = State(a, b) if (a | b).bit_count() % 2 == 0 else State(b, a)
            assert solver.solve(then, horizon=4).value == int(np.sign(known[i, 2]))


@pytest.mark.compiled
def test_what_is_found_beyond_the_horizon_is_true_and_the_next_best_is_tried() -> None:
    refuted = 0
    for state, values in labelled()[:40]:
        if max(values.values()) < 0:
            continue
        lost = [m for m, v in values.items() if v < 0]
        verdicts = {m: Verdict(None, 0.5 if m in lost[:3] else 0.0) for m in values if m in lost[:3] or values[m] >= 0}
        closer.proved(state, verdicts, 5, 0.4, 1, lambda share: None)
        for move, verdict in verdicts.items():
            if verdict.value is not None:
                assert verdict.value == values[move]
                refuted += verdict.value < 0
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
def test_the_closer_look_keeps_a_value_that_the_look_alone_gives_away(text: str) -> None:
    state, values = next(each for each in labelled() if each[0] == pentago.read_position(text))
    look = Look(6, 3)
    found, levels = search.looked_into(state, solver.empty_cells(state), look, 1, lambda share: None, weights())
    verdicts = search.merged({m: Verdict(None, 0.0) for m in found}, found, look, exact=False)
    assert levels is not None
    assert values[max(verdicts, key=lambda m: verdicts[m].worth)] < max(values.values())
    judged = closer.judged(*levels, verdicts, judge(), lambda share: None)
    closer.proved(state, judged, 6, 1.0, 1, lambda share: None)
    assert values[max(judged, key=lambda m: judged[m].worth)] == max(values.values())


@pytest.mark.compiled
def test_a_judge_who_is_stopped_leaves_what_was_known() -> None:
    state = labelled()[7][0]
    cells = solver.empty_cells(state)
    found, levels = search.looked_into(state, cells, Look(5, 3), 1, lambda share: None, weights())
    verdicts = search.merged({m: Verdict(None, 0.0) for m in found}, found, Look(5, 3), exact=False)
    assert levels is not None

    def stopped(share: float) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        closer.judged(*levels, verdicts, judge(), stopped)

    def stopped_later(share: float) -> None:
        if share:
            raise Stopped

    judged = closer.judged(*levels, verdicts, judge(), stopped_later)
    assert judged.keys() == verdicts.keys()
    assert judged != verdicts
