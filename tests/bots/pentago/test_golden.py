"""Pentago's engine, number for number: a change of its code that is meant to change no move changes nothing here.

`python -m tests.bots.pentago.test_golden` writes the file anew, `… compare` says what differs, to the last bit. The
judge multiplies matrices with NumPy, whose sums another processor rounds otherwise; so the test compares what looks,
the tree and whole searches say to three digits.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Any

import pytest
from tests import golden_numbers as golden
from tests.golden_numbers import plain

from fivefold.bots.limits import Budget
from fivefold.bots.pentago import kernel, layout, search, solver, tree, verify
from fivefold.bots.pentago.engine import Engine
from fivefold.bots.pentago.evaluation import weights
from fivefold.bots.pentago.greedy import Greedy
from fivefold.bots.pentago.levels import LEVELS
from fivefold.bots.pentago.result import MoveScore, SearchLimits
from fivefold.games import pentago
from fivefold.games.pentago import Options, State

RULES = {
    "draw": Options(),
    "mover": Options(double_five="mover"),
    "starter": Options(double_five="starter", five_on_placement=False),
}
NEARLY = {"looks": 1e-3, "tree": 1e-3, "search": 1e-3}
WHOLE = 10_000  # about what the judge's numbers run to
MARBLES = (3, 6, 11, 15, 20, 23, 27, 33)  # not 0: the last bit of a sum would choose among mirror images


def position(marbles: int, options: Options) -> State:
    rng = random.Random(marbles)
    while True:
        state = pentago.start(options)
        for _ in range(marbles):
            state = pentago.play(state, rng.choice(pentago.legal_moves(state)))
            if pentago.outcome(state):
                break
        else:
            return state


def ignored(share: float) -> None:
    """Nobody watches."""


def sweeps(state: State) -> dict[str, Any]:
    cells, found = solver.empty_cells(state), dict[str, Any]()
    for last in {1, 2, 3, min(5, len(cells)), *([len(cells)] if len(cells) <= 13 else [])}:
        sweep = solver.Sweep(state, last)
        table = sweep.down_to(min(1, last), 1, ignored)
        classes = layout.classes(len(cells), 1)
        found[f"to {last}"] = [table[:classes].copy(), sweep.value(1, ignored)]
        two = solver.Sweep(state, last)
        found[f"to {last}, two threads"] = two.run(2, ignored).value
    return found


def looks(state: State) -> dict[str, Any]:
    cells, found = solver.empty_cells(state), dict[str, Any]()
    for horizon, depth in ((1, 1), (2, 2), (3, 2), (4, 3), (3, 0)):
        look = SearchLimits(min(horizon, len(cells)), min(depth, len(cells)))
        for net in ("weights", "levels"):
            values = search.iterate(state, cells, look, 1, ignored, weights(net))
            found[f"{horizon}, {depth}, {net}"] = [[str(m), w / WHOLE] for m, w in list(values.items())[::24]]
    return found


def verdicts_of(scores: dict[pentago.Move, MoveScore]) -> list[Any]:
    return [[str(m), v.value, v.score, v.turns] for m, v in list(scores.items())[::7]]


def grown(state: State) -> list[Any]:
    cells = solver.empty_cells(state)
    if len(cells) < 8:
        return []
    look = SearchLimits(3, 2)
    seen = search.iterate(state, cells, look, 1, ignored, weights())
    scores = search.merged({m: MoveScore(None, 0.0) for m in seen}, seen, look, exact=False)
    after = tree.search_tree(state, scores, 60, 1, ignored)
    verify.verify_best(state, after, 3, 0.3, 1, ignored)
    return verdicts_of(after)


def searches(state: State) -> list[Any]:
    result = search.search(state, Budget(0.25, clock=lambda: 0.0))
    return [result.horizon, result.depth, result.exact, result.value, result.score, verdicts_of(dict(result.moves))]


def choices(state: State) -> dict[str, Any]:
    players = {**{name: LEVELS[name] for name in list(LEVELS)[:7]}, "greedy": Greedy()}
    found = {name: str(player.choose(state, random.Random(9))) for name, player in players.items()}
    return found | {"engine": str(Engine(0.1, clock=lambda: 0.0).choose(state, random.Random(9)))}


def greed(state: State) -> list[Any]:
    seat = pentago.to_move(state)
    mine, theirs = (state.second, state.first) if seat else (state.first, state.second)
    return [kernel.move_values(mine, theirs, both, placed) for both in (0, kernel.WON) for placed in (0, 1)]


def answers(rule: str, asked: Sequence[int] = MARBLES) -> dict[str, Any]:
    found = {}
    for marbles in asked:
        state = position(marbles, RULES[rule])
        found[f"{marbles} marbles"] = plain(
            {
                "sweeps": sweeps(state),
                "looks": looks(state),
                "tree": grown(state),
                "search": searches(state),
                "choices": choices(state),
                "greed": greed(state),
            }
        )
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("rule", RULES)
def test_the_engine_gives_the_numbers_it_always_gave(rule: str) -> None:
    """All positions in a long run; in a short one every fourth, from another one on for each rule."""
    asked = MARBLES if os.environ.get("FIVEFOLD_SOAK") else MARBLES[list(RULES).index(rule) :: 4]
    found = answers(rule, asked)
    kept = golden.kept("pentago")[rule]
    assert list(golden.differences({name: kept[name] for name in found}, found, nearly=NEARLY)) == []


if __name__ == "__main__":
    golden.main("pentago", RULES, answers)
