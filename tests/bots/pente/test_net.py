"""Pente's net: its sums kept up as stones come and go, and its integers against the net in floating point."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest
from tests.bots.pente.test_search import near_stones

from fivefold.bots.pente import kernel_net, search
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import knows, learned, strongest, weights, with_net
from fivefold.bots.pente.kernel_board import PatternBoard, advance, retreat
from fivefold.bots.pente.kernel_net import BOTH, CHANNELS, HEAD, HIDDEN, ONE
from fivefold.bots.pente.kernel_value import static_value
from fivefold.bots.pente.levels import LEVELS
from fivefold.games import pente
from fivefold.games.pente import PRESETS

AROUND = (-4, -3, -2, -1, 1, 2, 3, 4)
STEPS = ((0, 1), (1, 0), (1, 1), (-1, 1))


def sums_of(state: pente.State, seat: int) -> npt.NDArray[np.int64]:
    """What a side's channels add up to, from the stones alone."""
    wall = 2
    board = np.array([0 if stone == 0 else 1 if stone - 1 == seat else 2 for stone in state.board]).reshape(19, 19)
    padded = np.pad(board, 4, constant_values=wall)
    points = np.tile(learned().bias.astype(np.int64), (361, 1))
    for down, across in STEPS:
        row = board * 3**8
        for place, far in enumerate(AROUND):
            top, left = 4 + far * down, 4 + far * across
            row = row + 3**place * padded[top : top + 19, left : left + 19]
        points += learned().vectors[row.ravel()]
    found: npt.NDArray[np.int64] = np.clip(points, 0, ONE).sum(0)
    return found


def kept_up(board: PatternBoard) -> npt.NDArray[np.int32]:
    kernel_net.bring_up_to_date(board.lines, board.net)
    return board.net.sums[:BOTH].copy()


@pytest.mark.compiled
def test_sums_kept_up_are_those_of_the_stones_through_captures_and_back() -> None:
    rng, state, caught = random.Random(5), pente.start(), 0
    board = search.pattern_board(state, learned())
    empty = kept_up(board)
    base = sums_of(state, 0)
    for _ in range(4):
        first = board.turns[0]
        while pente.to_move(state) is not None and state.turns < 60:
            move = near_stones(state, rng)
            state = pente.play(state, move)
            advance(board, search.code_of(move))
            if state.turns % 3 == 0:  # what was put off is done for several turns at once, too
                both = np.concatenate([sums_of(state, 0) - base, sums_of(state, 1) - base])
                assert np.array_equal(kept_up(board), both)
        caught += sum(state.caught)
        while board.turns[0] > first:
            retreat(board)
        assert np.array_equal(kept_up(board), empty)
        state = pente.start()
    assert caught > 0, "no capture was tried"


@pytest.mark.compiled
def test_a_board_without_a_net_keeps_nothing_up() -> None:
    board = search.pattern_board(pente.start(), weights())
    assert not len(board.net.sums)


def test_the_hidden_layer_is_the_one_of_the_file() -> None:
    rng = np.random.default_rng(3)
    head = rng.integers(-200, 200, HEAD).astype(np.int32)
    sums = np.zeros(BOTH + HIDDEN, np.int32)
    sums[:BOTH] = rng.integers(-3000, 3000, BOTH)
    for side in (0, 1):
        x = np.concatenate([sums[side * CHANNELS :][:CHANNELS], sums[(1 - side) * CHANNELS :][:CHANNELS]]).astype(int)
        at = kernel_net.BIASES_AT + 7 * HIDDEN
        hidden = x @ head[: BOTH * HIDDEN].reshape(BOTH, HIDDEN).astype(int) + head[at : at + HIDDEN]
        hidden = np.clip(hidden, 0, kernel_net.HIDDEN_ONE)
        out = head[kernel_net.OUT_AT :][:HIDDEN].astype(int)
        expected = int(out @ hidden) // kernel_net.HIDDEN_ONE >> kernel_net.OUT_BITS
        expected += int(x @ head[kernel_net.SKIP_AT :][:BOTH].astype(int)) >> kernel_net.SKIP_BITS
        expected += int(head[kernel_net.CAPTURES_AT + 7])
        expected += int(head[kernel_net.FIXED_AT]) * 1234 >> kernel_net.FIXED_BITS
        assert kernel_net.net_value(head, sums, side, 7, 1234) == expected


@pytest.mark.compiled
def test_turned_and_mirrored_boards_and_swapped_colours_have_the_same_value() -> None:
    rng, state = random.Random(8), pente.start()
    while state.turns < 17:
        state = pente.play(state, near_stones(state, rng))
    values = set()
    for symmetry in range(8):
        board = search.pattern_board(pente.symmetric(state, symmetry), learned())
        values.add(int(static_value(board, learned().balance)))
    assert len(values) == 1
    assert values != {int(static_value(search.pattern_board(state), weights().balance))}, "the net says something else"


def test_captures_are_told_apart() -> None:
    found = {kernel_net.capture_class(caught, lost) for caught in range(0, 12) for lost in range(0, 12)}
    assert found == set(range(kernel_net.CAPTURES))
    assert kernel_net.capture_class(8, 0) == 20


def test_the_net_is_used_where_it_was_trained_and_by_the_levels_from_seven_on() -> None:
    assert strongest(PRESETS["standard"]) is learned()
    assert not any(knows(options) for name, options in PRESETS.items() if name not in ("standard", "points"))
    assert strongest(PRESETS["team"]) is weights()
    strong = {name for name, player in LEVELS.items() if isinstance(player, Engine) and player.net}
    assert strong == {"level7", "level8", "level9", "level10"}


def test_a_net_of_another_form_is_refused() -> None:
    net = learned()
    with pytest.raises(AssertionError, match="another form"):
        with_net(weights(), {"rows": np.zeros((9963, CHANNELS)), "bias": net.bias, "head": net.head[:-1]})
