"""Katamino's computer player: the solver of puzzles."""

from __future__ import annotations

import random

from fivefold.bots import players
from fivefold.games import katamino
from fivefold.games.core import own


def test_the_solver_finds_its_way_out_of_a_muddle() -> None:
    rng = random.Random(2)
    state = katamino.start(katamino.PRESETS["free-4"])
    for _ in range(9):
        state = katamino.play(state, rng.choice(katamino.legal_moves(state)))
    for _ in range(12):
        if katamino.to_move(state) is not None:
            state = katamino.play(state, own(players("katamino")["solver"].choose(state, rng), katamino.Move))
    assert katamino.outcome(state) is not None


def test_in_a_puzzle_without_solution_the_solver_still_moves() -> None:
    state = katamino.start(katamino.Options("5x4", "2-3-4-5"))
    assert players("katamino")["solver"].choose(state, random.Random(1)) in katamino.legal_moves(state)
