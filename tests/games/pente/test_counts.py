"""Numbers to check Pente by: leaves of the game tree, and random games."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest
from tests.games.pente.drawn import scene

from fivefold.games import pente
from fivefold.games.core import count_leaves
from fivefold.games.pente import PRESETS, Options, counting
from fivefold.games.pente.kernel_games import make_and_undo
from fivefold.kernels import seeded


@pytest.mark.rule("PT2", "PT3")
@pytest.mark.parametrize("size", [13, 15, 19])
def test_the_first_leaves_can_be_counted_by_hand(size: int) -> None:
    points, barred = size * size, 25
    start = pente.start(Options(size=size))  # type: ignore[arg-type]
    assert [pente.leaves(start, depth) for depth in (0, 1, 2)] == [1, 1, points - 1]
    # Black inside the barred middle or outside; then White outside.
    third = 24 * (points - barred) + (points - barred) * (points - barred - 1)
    assert pente.leaves(start, 3) == third
    free = pente.start(Options(size=size, opening="free"))  # type: ignore[arg-type]
    assert pente.leaves(free, 3) == (points - 1) * (points - 2)


@pytest.mark.compiled
def test_nobody_can_capture_before_the_fifth_stone() -> None:
    assert pente.leaves(pente.start(), 4) == 120_624 * 358


def test_leaves_with_captures_wins_and_claims_agree_with_playing_them() -> None:
    agreed: list[dict[str, Any]] = [{}, {"reply": True}, {"teams": True}]
    for more in agreed:
        picture = "b w w . w . w\n. b . w b b .\nw b b . w w b\n. . w b w . ."
        state, _ = scene(picture, caught=(8, 8), **more)
        assert pente.leaves(state, 1) == len(pente.legal_moves(state))
        assert pente.leaves(state, 2) == count_leaves(pente, state, 2)  # type: ignore[arg-type]


@pytest.mark.rule("PT21")
def test_leaves_of_moved_stones_agree_too() -> None:
    state, _ = scene("w . b\n. w .\nb . w", turns=60, stones=30, exhaustion="move")
    assert pente.leaves(state, 3) == count_leaves(pente, state, 3)  # type: ignore[arg-type]


@pytest.mark.compiled
def test_random_games_end_in_shares_that_hold() -> None:
    count = counting.random_games(20_000, seed=1)
    assert count.total == 20_000
    assert count.draws == 0
    assert 0.44 < count.first_wins / count.total < 0.58
    assert 0.85 < count.by_line / count.total < 0.94
    assert count.by_line + count.by_pairs == count.total
    assert 145 < count.turns / count.total < 163


@pytest.mark.compiled
def test_random_games_of_the_kernel_are_those_of_the_rules() -> None:
    """The mean length of games played through `play` lies where the kernel's lies."""
    rng, turns = random.Random(1), 0
    for _ in range(150):
        state = pente.start(Options(size=13))
        while pente.to_move(state) is not None:
            state = pente.play(state, rng.choice(pente.legal_moves(state)))
        turns += state.turns
    count = counting.random_games(4_000, seed=2, options=Options(size=13))
    assert abs(turns / 150 - count.turns / count.total) < 8


DIGEST = """
from fivefold.games.pente import PRESETS, Options, counting
from fivefold.games.pente.kernel_games import make_and_undo
from fivefold.kernels import seeded
small = [
    Options(size=13, double_three="forbidden", teams=True),
    Options(size=13, exhaustion="move", stones=6, reply=True),
]
print([counting.random_games(1, seed=n, options=o) for n, o in enumerate([*PRESETS.values(), *small])])
print([int(n) for n in make_and_undo(2, 60, seeded(1))])
"""


@pytest.mark.compiled
def test_whole_games_are_the_same_compiled_and_plain() -> None:
    plain, compiled = (
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "FIVEFOLD_KERNELS": mode},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for mode in ("plain", "compiled")
    )
    assert plain == compiled
    assert "turns=" in plain


def test_stones_put_down_and_taken_back_leave_nothing() -> None:
    made, captures, same = make_and_undo(5, 60, seeded(3))
    assert made == 300
    assert captures > 0
    assert same == 1


def test_every_preset_plays_random_games_to_the_end() -> None:
    for preset in PRESETS.values():
        assert counting.random_games(1, seed=3, options=preset).total == 1
