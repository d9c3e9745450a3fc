"""The duel's solver and players, number for number: a change of their code that is meant to change no move changes
nothing here, not even how many positions a search visits.

`python -m tests.bots.katamino_duel.test_golden` writes the file anew, `… compare` says what differs.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests import golden_numbers as golden
from tests.golden_numbers import digest_of, plain

from fivefold.bots.katamino_duel import analyse, checker
from fivefold.bots.katamino_duel.greedy import Greedy
from fivefold.bots.katamino_duel.levels import LEVELS
from fivefold.bots.katamino_duel.perfect import Perfect, by_replies
from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel as duel

PIECES = (0, 1, 4, 5, 6)


def position(pieces: int, options: duel.Options) -> duel.State:
    rng = random.Random(pieces)
    while True:
        state = duel.start(options)
        while (state.drafting or state.laid < pieces) and (moves := duel.legal_moves(state)):
            state = duel.play(state, rng.choice(moves))
        if duel.to_move(state) is not None:
            return state


def solved(state: duel.State) -> dict[str, Any]:
    here, found = position_of(state), dict[str, Any]()
    for bits, nodes in ((8, 3_000), (16, 60_000), (18, 0 if state.laid > 3 else 100_000)):
        solver = Solver(bits)
        for number, one in enumerate([here, *[here.after(placement) for placement in here.legal()[::97]]]):
            answer = solver.solve(one, Budget(nodes=nodes or None))
            found[f"{bits}, {number}"] = [answer.wins, answer.placement, answer.nodes]
    return found


def analysed(state: duel.State) -> list[Any]:
    """Late positions, which are solved however slow the machine is."""
    if state.laid < 6:
        return []
    report = analyse.position(state, exact_from=0)
    return [report.value, report.line, digest_of([[m.text, m.value, m.facts.get("replies")] for m in report.moves])]


def choices(state: duel.State) -> dict[str, Any]:
    names = ["level1", "level2", "level3", "level4", "level5", "level6"]
    found = {name: str(LEVELS[name].choose(state, random.Random(9))) for name in names}
    found["greedy"] = str(Greedy().choose(state, random.Random(9)))
    if state.laid > 3:
        found["perfect"] = str(Perfect(resistance=3_000).choose(state, random.Random(9)))
    return found


def checked() -> dict[str, Any]:
    moves = ("1d1d2d3d4d5", "5a1b1c1a2a3", "12b4a5b5c5b6", "11d6d7e7e8f8", "2e1f1g1h1h2", "6e4f4g4e5f5")
    found: dict[str, Any] = {}
    for game in ("ordinary", "even_odd", "anywhere"):
        for count in (5, 6):
            check = checker.Check(game, moves[0])
            found[f"{game}, {count}"] = check.mover_wins([checker.read(word) for word in moves[:count]])
    return found


def answers(preset: str) -> dict[str, Any]:
    found: dict[str, Any] = {"checker": plain(checked())} if preset == "ordinary" else {}
    if duel.PRESETS[preset].variant == "draft":
        state = duel.start(duel.PRESETS[preset])
        found["picks"] = plain([str(LEVELS[name].choose(state, random.Random(9))) for name in ("level1", "level5")])
    for pieces in PIECES:
        state = position(pieces, duel.PRESETS[preset])
        found[f"{pieces} pieces"] = plain(
            {
                "solver": solved(state),
                "replies": digest_of(by_replies(state)),
                "analysis": analysed(state),
                "choices": choices(state),
            }
        )
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("preset", duel.PRESETS)
def test_the_engine_gives_the_numbers_it_always_gave(preset: str) -> None:
    assert list(golden.differences(golden.kept("katamino_duel")[preset], answers(preset))) == []


if __name__ == "__main__":
    golden.main("katamino_duel", duel.PRESETS, answers)
