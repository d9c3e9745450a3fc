"""Pente's puzzles: one winning first move, a proof that the checker accepts, an answer to whatever is tried."""

from __future__ import annotations

import os
import random

import pytest

from fivefold.bots.pente import puzzles as room
from fivefold.bots.pente.proof import EXHAUSTIVE, winning_moves
from fivefold.bots.puzzles import Puzzle, puzzles, read_puzzle
from fivefold.games import pente
from fivefold.games.core import own
from fivefold.refusals import Refused

EACH = 1 if os.environ.get("FIVEFOLD_SOAK") else 12  # every n-th puzzle


@pytest.mark.compiled
@pytest.mark.rule("PT8", "PT9")
def test_each_has_a_checked_proof_and_one_winning_first_move() -> None:
    for one in list(puzzles("pente").values())[::EACH]:
        assert room.checked(one)
        if one.moves <= EXHAUSTIVE:
            assert winning_moves(room.state_of(one), one.moves) == {room.solution_of(one): one.moves}


@pytest.mark.compiled
def test_new_ones_come_out_of_self_play_and_are_written_and_read_back() -> None:
    made = next(room.new_puzzles(random.Random(11), longest=3))
    assert read_puzzle("pente", str(made)) == made
    assert room.checked(made)
    again = next(room.new_puzzles(random.Random(11), longest=3))
    assert again == made


@pytest.mark.compiled
def test_a_claim_that_is_not_true_is_found_out() -> None:
    position = pente.write_position(pente.play(pente.start(), pente.Move(180)))
    with pytest.raises(Refused):
        room.checked(Puzzle("pente", "win", 2, "R9", position))


@pytest.mark.compiled
def test_the_win_is_played_out_against_the_longest_defence() -> None:
    one = next(one for one in puzzles("pente").values() if one.moves == 3)
    state, made = room.state_of(one), 0
    while True:
        proof = room.proof_of(one) if made == 0 else room.proof_of(at(state))
        verdict = room.judge(one, state, proof.move, made)
        state, made = pente.play(state, proof.move), made + 1
        if verdict.state == "solved":
            break
        assert verdict.state == "right"
        (answer,) = verdict.shown
        state = pente.play(state, own(answer, pente.Move))
    assert made <= one.moves
    ended = pente.outcome(state)
    assert ended is not None
    assert ended.ranks[room.state_of(one).seat] == 1


def at(state: pente.State) -> Puzzle:
    """What is left of the puzzle in this position."""
    best, moves = min(winning_moves(state, EXHAUSTIVE).items(), key=lambda pair: pair[1])
    return Puzzle("pente", "win", moves, pente.write_move(state, best), pente.write_position(state))


@pytest.mark.compiled
def test_a_wrong_try_is_answered_by_a_legal_move_and_a_reason() -> None:
    one = next(one for one in puzzles("pente").values() if one.moves == 2)
    state = room.state_of(one)
    wrong = next(move for move in pente.legal_moves(state) if move != room.solution_of(one))
    verdict = room.judge(one, state, wrong, 0)
    assert verdict.state == "wrong"
    assert verdict.why
    after = pente.play(state, wrong)
    for move in verdict.shown:
        after = pente.play(after, own(move, pente.Move))
