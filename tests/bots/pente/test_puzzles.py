"""The puzzles: many, each with one winning first move and a proof that the checker accepts."""

from __future__ import annotations

import os
import random

import pytest

from fivefold.bots.pente import puzzles as room
from fivefold.bots.pente.proof import EXHAUSTIVE, winning_moves
from fivefold.games import pente
from fivefold.refusals import Refused

EACH = 1 if os.environ.get("FIVEFOLD_SOAK") else 12  # every n-th puzzle


def test_there_are_two_hundred_and_no_two_are_the_same() -> None:
    known = room.puzzles()
    assert len(known) >= 200
    boards = {min(pente.key(pente.symmetric(one.state, s)) for s in range(8)) for one in known}
    assert len(boards) == len(known)
    assert {one.moves for one in known} >= {2, 3, 4}


@pytest.mark.compiled
@pytest.mark.rule("PT8", "PT9")
def test_each_has_a_checked_proof_and_one_winning_first_move() -> None:
    for one in room.puzzles()[::EACH]:
        assert room.checked(one)
        if one.moves <= EXHAUSTIVE:
            assert winning_moves(one.state, one.moves) == {one.solution: one.moves}


@pytest.mark.compiled
def test_new_ones_come_out_of_self_play_and_are_written_and_read_back() -> None:
    rng = random.Random(11)
    made = next(room.new_puzzles(rng, longest=3))
    assert room.read_puzzle(str(made)) == made
    assert room.checked(made)
    again = next(room.new_puzzles(random.Random(11), longest=3))
    assert again == made


@pytest.mark.parametrize(
    "line", ["", "2", "x K10 19", "0 K10 19", "2 K10 nonsense", "2 Z99 " + "19/" * 18 + "19", "²" * 9]
)
def test_garbage_is_no_puzzle(line: str) -> None:
    with pytest.raises(Refused):
        room.read_puzzle(line)


@pytest.mark.compiled
def test_a_claim_that_is_not_true_is_found_out() -> None:
    wrong = room.Puzzle(pente.write_position(pente.play(pente.start(), pente.Move(180))), 2, pente.Move(0))
    with pytest.raises(Refused):
        room.checked(wrong)
