"""The programs that make Pentago's nets: the sweep against the package's solver, and a small run of each program."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest
from tests.training.card_on_cpu import CompiledSweeper, compiled
from training.pentago import rules, sweep
from training.pentago.arrays import Array

from fivefold.bots.pentago import solver
from fivefold.games import pentago

RULES_DIFFER = [  # from games of levels 5 to 7; nothing is decided within three turns
    "..bw..w.bw.b..bw..bwwbwbbbb.www..wb.",
    ".bwbbbwbww.b..wb.w..bwww..w..b...bbw",
    ".ww....bbbw..bwww.bww.b.wbb...wbwbbb",
    "www....bb.w..wbbb.b..wbbw.bbbww..wwb",
]
LATE = "bbwwb...wbbww.wbww.wbwbww.b.bw.bbbwb"
MOST_CELLS = 14


def position_of(state: pentago.State) -> rules.Position:
    sides = state.first, state.second
    seat = pentago.to_move(state) or 0
    return rules.Position(sides[seat], sides[1 - seat])


def by_move(state: pentago.State, values: Array) -> dict[pentago.Move, int]:
    cells = solver.empty_cells(state).tolist()
    return {
        move: int(values[cells.index(move.cell), 0 if move.turn == pentago.kernel.NO_TURN else move.turn])
        for move in pentago.legal_moves(state)
    }


def check_against_the_solver(sweeps: sweep.Sweeper, text: str, horizon: int | None = None) -> dict[pentago.Move, int]:
    state = pentago.read_position(text, rules.options(sweeps.rule))
    exact = solver.solve(state, horizon=horizon)
    found = sweeps.sweep(position_of(state), horizon)
    assert sweep.root_value(found) == exact.value
    moves = by_move(state, sweep.move_values(found))
    assert moves == exact.moves
    return moves


@pytest.mark.compiled
def test_without_a_card_the_sweep_finds_the_solvers_values_under_both_rules() -> None:
    draw, mover = (sweep.sweeper(rule, MOST_CELLS) for rule in rules.RULES)
    for text in RULES_DIFFER:
        assert check_against_the_solver(draw, text) != check_against_the_solver(mover, text)
    check_against_the_solver(draw, LATE)
    check_against_the_solver(mover, RULES_DIFFER[0], horizon=4)


@pytest.mark.compiled
def test_the_cards_program_finds_the_solvers_values_under_both_rules(tmp_path: Path) -> None:
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        pytest.skip("no C++ compiler to run the card's program on the CPU")
    library = compiled(compiler, tmp_path)
    draw, mover = (CompiledSweeper(library, rule, MOST_CELLS) for rule in rules.RULES)
    for text in RULES_DIFFER:
        assert check_against_the_solver(draw, text) != check_against_the_solver(mover, text)
    check_against_the_solver(mover, LATE)
    check_against_the_solver(draw, RULES_DIFFER[0], horizon=4)


def test_a_sweep_that_does_not_fit_is_refused_before_it_starts() -> None:
    with pytest.raises(MemoryError, match="30 empty cells take"):
        sweep.sweeper("draw", 30)
    assert np.isclose(sweep.memory_needed(22, 7), 6e8, rtol=0.1)
