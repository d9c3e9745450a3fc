"""Pente's search: its patterns against a fresh look, its time, its manners, and every option of the rules."""

from __future__ import annotations

import random
import time
from pathlib import Path

import numpy as np
import pytest
from tests.games.pente.drawn import drawn, scene

from fivefold.bots import players
from fivefold.bots.limits import Budget
from fivefold.bots.pente import kernel_board, kernel_value, search
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.evaluation import Weights, packed_patterns, weights
from fivefold.bots.pente.levels import LEVELS, noisy
from fivefold.bots.pente.openings import balanced
from fivefold.games import pente
from fivefold.games.core import own
from fivefold.games.pente import PRESETS, Move, State
from fivefold.games.pente.kernel import ENDED, HASH
from fivefold.kernels import PLAIN
from fivefold.refusals import Refused

EXPECTED = ("G8", -576, 1, 250)
KEPT = ("lines", "patterns", "cells", "hot", "hot_count", "totals")


def near_stones(state: State, rng: random.Random) -> Move:
    """A move next to a stone, so that lines and captures come about."""
    moves = pente.legal_moves(state)
    stones = [point for point, stone in enumerate(state.board) if stone]
    near = [
        m for m in moves if any(abs(m.point // 19 - p // 19) < 3 and abs(m.point % 19 - p % 19) < 3 for p in stones)
    ]
    return rng.choice(near or moves)


@pytest.mark.parametrize("preset", PRESETS)
def test_patterns_kept_up_are_those_of_a_fresh_look(preset: str) -> None:
    rng, state = random.Random(preset), pente.start(PRESETS[preset])
    board = search.pattern_board(state)
    while pente.to_move(state) is not None and state.turns < (20 if PLAIN else 80):
        move = near_stones(state, rng)
        state = pente.play(state, move)
        kernel_board.advance(board, search.code_of(move))
        fresh = search.pattern_board(state)
        for name in KEPT:
            assert np.array_equal(getattr(board, name), getattr(fresh, name)), name
        assert board.facts[ENDED] == state.ended
        assert board.facts[HASH] == fresh.facts[HASH]
    while board.turns[0]:
        kernel_board.retreat(board)
    for name in KEPT:
        assert np.array_equal(
            getattr(board, name), getattr(search.pattern_board(pente.start(PRESETS[preset])), name)
        ), name


@pytest.mark.compiled
def test_a_win_in_one_is_the_same_to_the_patterns_and_to_the_rules() -> None:
    for preset in ("standard", "length-limit", "team", "double-three"):
        rng = random.Random(preset)
        for _ in range(6):
            state = pente.start(PRESETS[preset])
            while pente.to_move(state) is not None and state.turns < 60:
                found = set(search.immediate_wins(state))
                plain = set()
                for move in pente.legal_moves(state):
                    ended = pente.outcome(pente.play(state, move))
                    if ended and ended.ranks[state.seat] == 1 and ended.reason.code != "the-board-is-full":
                        plain.add(move)
                assert found == plain
                state = pente.play(state, near_stones(state, rng))


@pytest.mark.compiled
def test_the_search_finds_at_fixed_node_counts_what_it_found_before() -> None:
    lines = (Path(__file__).parents[2] / "golden/pente/search.txt").read_text(encoding="utf-8").splitlines()
    for line in lines[1:]:
        preset, nodes, margin, *expected = line.split(maxsplit=7)
        state = pente.read_position(expected.pop(), PRESETS[preset])
        result = search.search(state, Budget(nodes=int(nodes)), search.SearchLimits(margin=int(margin)))
        found = result.best.point, result.value, result.depth, result.nodes
        assert [str(number) for number in found] == expected, line


@pytest.mark.compiled
def test_pausing_changes_nothing() -> None:
    state = balanced(random.Random(3))
    whole = search.search(state, limits=search.SearchLimits(depth=6))
    before = search.CHUNK
    try:
        search.CHUNK = 7
        assert search.search(state, limits=search.SearchLimits(depth=6)) == whole
    finally:
        search.CHUNK = before


@pytest.mark.compiled
def test_a_shallow_look_is_plain_minimax_where_nothing_is_cut() -> None:
    state, _ = scene("w . b . .\n. w . . .\n. . . b .", to_move="w")
    result = search.search(state, limits=search.SearchLimits(depth=1, margin=kernel_value.WIN))
    searcher = search.Searcher(state, np.zeros((2, 2), np.int64), weights())
    for move, value in result.moves:
        kernel_board.advance(searcher.board, move.point)
        assert value >= -kernel_value.WIN
        here = -int(kernel_value.static_value(searcher.board, weights().balance))
        kernel_board.retreat(searcher.board)
        assert value <= here, "the other side may rest, so a move is value at most what stands"


@pytest.mark.compiled
def test_no_win_is_seen_that_a_quiet_defence_refutes() -> None:
    board = "19/" * 5 + "10w2b5/8b1b8/5bwwwwb8/10b8/10b2w5/6w3w8" + "/19" * 8
    result = search.search(pente.read_position(f"{board} 19 2-2"), limits=search.SearchLimits(depth=7))
    assert abs(result.value) < search.DECISIVE, "six turns ahead Black seemed lost, for one move was not looked at"


@pytest.mark.compiled
def test_no_line_goes_beyond_the_horizon() -> None:
    state = balanced(random.Random(2))
    near, far = (
        search.search(state, limits=search.SearchLimits(depth=4, horizon=horizon))
        for horizon in (4, search.MAX_HORIZON)
    )
    assert near.nodes < far.nodes
    state, _ = drawn(". . . . . .\n. ? w w w .\n. . . . . .\nb . b . . b")
    assert search.search(state, limits=search.SearchLimits(depth=4, horizon=4)).value > search.DECISIVE
    assert search.search(state, limits=search.SearchLimits(depth=1, horizon=1)).value < search.DECISIVE


@pytest.mark.compiled
def test_equal_questions_get_equal_answers() -> None:
    state = balanced(random.Random(5))
    assert search.search(state, Budget(nodes=20_000)) == search.search(state, Budget(nodes=20_000))
    for player in (LEVELS["level3"], LEVELS["level6"], LEVELS["level7"]):
        assert player.choose(state, random.Random(4)) == player.choose(state, random.Random(4))


@pytest.mark.quiet
@pytest.mark.compiled
@pytest.mark.parametrize("seconds", [0.1, 0.5])
def test_time_is_kept_to_a_tenth(seconds: float) -> None:
    state = balanced(random.Random(6))
    search.search(state, Budget(nodes=1000))
    engine = Engine(seconds=seconds, clock=time.process_time)
    state = pente.play(pente.play(state, search.search(state, Budget(nodes=2000)).best), pente.legal_moves(state)[0])
    began = time.process_time()
    engine.choose(state, random.Random(1))
    assert time.process_time() - began < 1.1 * seconds + 0.01


@pytest.mark.compiled
def test_it_can_be_stopped_and_still_has_a_move() -> None:
    state, asked = balanced(random.Random(7)), []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 3

    began = time.process_time()
    move = Engine(seconds=60).choose(state, random.Random(1), stop)
    assert move in pente.legal_moves(state)
    assert time.process_time() - began < 5


@pytest.mark.compiled
def test_two_threads_share_a_table_and_agree_on_a_win() -> None:
    state, spot = drawn("b w w w w ?\n. . . . .\nb b . b .", turns=60)
    assert search.search(state, Budget(0.3), threads=2).best == spot
    result = search.search(balanced(random.Random(8)), Budget(0.3), threads=2)
    assert result.nodes > 0


def test_nothing_is_thought_about_a_finished_game() -> None:
    over, _ = drawn("w w w w w\nb b b b .", to_move="b")
    with pytest.raises(Refused) as refusal:
        search.search(over, Budget(nodes=10))
    assert refusal.value.code == "game-over"


@pytest.mark.compiled
@pytest.mark.parametrize("level", [name for name in LEVELS if name not in ("level9", "level10")])
def test_every_level_takes_a_win_in_one_and_stops_a_plain_four(level: str) -> None:
    state, spot = drawn("b w w w w ?\n. . . . .\nb . b b .")
    assert LEVELS[level].choose(state, random.Random(1)) == spot
    state, spot = drawn("w b b b b ?\n. . . . .\nw . . w .")
    assert LEVELS[level].choose(state, random.Random(1)) == spot
    state, spot = drawn("w b b ?\n. . . .\nb . b .", caught=(8, 0))
    assert LEVELS[level].choose(state, random.Random(1)) == spot


@pytest.mark.compiled
@pytest.mark.rule("PT16")
def test_six_in_a_row_is_no_win_where_exactly_five_is_played() -> None:
    state, at = scene("w w w 1 w w\n. . . . . .\nb w w w w 2", line="exactly_five")
    assert Engine(seconds=None, nodes=2000).choose(state, random.Random(1)) == at["2"]


@pytest.mark.compiled
@pytest.mark.rule("PT19")
def test_a_claim_is_answered_by_breaking_the_five() -> None:
    state, at = scene(". b . . . .\nw w w w w .\n. w . . . .\n. 1 . . . .", "b", reply=True, words="claim=1")
    assert Engine(seconds=None, nodes=3000).choose(state, random.Random(1)) == at["1"]


@pytest.mark.compiled
@pytest.mark.rule("PT18")
def test_where_points_count_the_richer_win_is_taken() -> None:
    state, at = scene("1 w w w w b\n. . . . . .\nw w w w 2 b\n. . . . b .\n. . . . b .\n. . . . w .", points=True)
    assert Engine(seconds=None, nodes=2000).choose(state, random.Random(1)) == at["2"]


@pytest.mark.compiled
@pytest.mark.parametrize("preset", PRESETS)
def test_the_engine_beats_greed_under_every_option(preset: str) -> None:
    won, rng, rivals = 0, random.Random(2), players("pente")
    for game in range(4):
        state = pente.start(PRESETS[preset])
        while (seat := pente.to_move(state)) is not None:
            player = rivals["level6"] if seat % 2 == game % 2 else rivals["greedy"]
            state = pente.play(state, own(player.choose(state, rng), pente.Move))
        ended = pente.outcome(state)
        assert ended
        won += ended.ranks[game % 2] == 1
    assert won >= 3


@pytest.mark.compiled
@pytest.mark.rule("PT21")
def test_it_moves_stones_when_all_are_used() -> None:
    options = pente.Options(exhaustion="move", stones=5, size=13)
    state, rng = pente.start(options), random.Random(3)
    player = noisy(2, 3000, 0.2)
    for _ in range(16):
        if pente.to_move(state) is None:
            break
        state = pente.play(state, player.choose(state, rng) if state.turns >= 10 else near_stones(state, rng))
    assert state.turns > 10


def test_plain_and_compiled_kernels_see_the_same() -> None:
    simple = Weights(packed_patterns(np.arange(109) // 8, np.arange(109) // 9), np.zeros((10, 10), np.int64))
    state, _ = scene("w . b . .\n. w . . .\n. . w b .\n. b . . .", to_move="b")
    result = search.search(state, Budget(nodes=250), with_weights=simple)
    assert (str(result.best), result.value, result.depth, result.nodes) == EXPECTED
