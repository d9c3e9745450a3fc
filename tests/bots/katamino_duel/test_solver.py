"""The duel's solver against plain minimax, its players, its analyst, and the stored answers."""

from __future__ import annotations

import os
import random
from pathlib import Path

import numpy as np
import pytest

from fivefold import kernels
from fivefold.bots.katamino_duel import kernel_table
from fivefold.bots.katamino_duel.perfect import Perfect
from fivefold.bots.katamino_duel.solver import MOVES, Position, Solver, images, position_of
from fivefold.bots.limits import Budget
from fivefold.games import katamino_duel as duel
from fivefold.games.katamino_duel.counting import transformed
from fivefold.games.katamino_duel.placements import ALL_PLACEMENTS

PRESETS = list(duel.PRESETS.values())
SOAK = bool(os.environ.get("FIVEFOLD_SOAK"))


def minimax(position: Position, memo: dict[Position, bool]) -> bool:
    """Who wins, by trying everything; the rules are those of the game's own kernel via `Position.legal`."""
    if position not in memo:
        memo[position] = any(not minimax(position.after(move), memo) for move in position.legal())
    return memo[position]


def late_state(rng: random.Random, options: duel.Options, most_moves: int) -> duel.State:
    """A position of a random game with few legal moves."""
    while True:
        state = duel.start(options)
        while duel.to_move(state) is not None:
            moves = duel.legal_moves(state)
            if state.laid and len(moves) <= most_moves:
                return state
            state = duel.play(state, rng.choice(moves))


@pytest.mark.rule("KT10", "KT11", "KT12")
@pytest.mark.parametrize("preset", duel.PRESETS)
def test_the_solver_agrees_with_plain_minimax_in_every_variant(preset: str) -> None:
    solver, rng = Solver(16), random.Random(preset)
    count = 4 if kernels.PLAIN else 4000 if SOAK else 150
    for _ in range(count):
        state = late_state(rng, duel.PRESETS[preset], 8 if kernels.PLAIN else 24)
        position = position_of(state)
        assert [MOVES[move] for move in position.legal()] == duel.legal_moves(state)
        memo: dict[Position, bool] = {}
        result = solver.solve(position)
        assert result.wins == minimax(position, memo), duel.write_position(state)
        assert (result.placement is not None) == result.wins
        if result.placement is not None:
            assert not minimax(position.after(result.placement), memo)


@pytest.mark.compiled
@pytest.mark.parametrize("preset", duel.PRESETS)
def test_lists_and_graphs_agree_on_middle_positions(preset: str) -> None:
    """After four pieces the lists are long; each result is checked by the results of all its successors."""
    rng = random.Random(preset)
    for _ in range(6):
        state = late_state(rng, duel.PRESETS[preset], 250)
        position = position_of(state)
        values = [Solver(18).solve(position.after(move)).wins for move in position.legal()]
        assert Solver(18).solve(position).wins == (False in values)


@pytest.mark.compiled
def test_a_position_has_the_same_value_however_it_is_turned() -> None:
    rng = random.Random(4)
    for options in PRESETS:
        state = late_state(rng, options, 150)
        values = {Solver(18).solve(position_of(duel.symmetric(state, turn))).wins for turn in range(8)}
        assert len(values) == 1


def test_turning_words_is_turning_boards() -> None:
    rng = random.Random(5)
    for _ in range(20):
        live, touch = rng.getrandbits(64), rng.getrandbits(64)
        least = kernel_table.canonical(np.uint64(live), np.uint64(touch))
        every = [(transformed(live, turn), transformed(touch, turn)) for turn in range(8)]
        assert tuple(map(int, least)) == min(every)


def test_the_table_forgets_rather_than_lies() -> None:
    table = np.zeros((16, 3), np.uint64)
    rng = random.Random(6)
    entries = {}
    for _ in range(200):
        live, touch, pieces = (np.uint64(rng.getrandbits(bits)) for bits in (64, 64, 24))
        key = live, touch, pieces
        value = rng.getrandbits(1)
        entries[key] = value
        kernel_table.store(table, *key, value, rng.randrange(30))
    found = {key: kernel_table.probe(table, *key) for key in entries}
    assert all(found[key] in (-1, value) for key, value in entries.items())
    assert 4 <= sum(value >= 0 for value in found.values()) <= 16


def test_a_torn_entry_is_not_used() -> None:
    table = np.zeros((4, 3), np.uint64)
    key, other = ((np.uint64(3 + i), np.uint64(5), np.uint64(7)) for i in (0, 8))
    kernel_table.store(table, *key, 1, 1)
    assert kernel_table.probe(table, *key) == 1
    at = int(np.flatnonzero(table[:, 2])[0])
    table[at, 0] = other[0]  # as if another thread had written only its first word
    assert kernel_table.probe(table, *other) == -1


def test_a_search_can_be_limited() -> None:
    result = Solver(12).solve(Position(0, 4095, 4095, True), Budget(nodes=1))
    assert result.wins is None
    assert result.placement is None


@pytest.mark.compiled
def test_a_search_stops_when_its_time_is_up() -> None:
    assert Solver(16).solve(Position(0, 4095, 4095, True), Budget(0.2)).wins is None


@pytest.mark.compiled
def test_a_search_stops_when_somebody_says_so() -> None:
    asked = iter([False, False, True])
    assert Solver(16).solve(Position(0, 4095, 4095, True), Budget(stop=lambda: next(asked))).wins is None
    assert next(asked, None) is None


@pytest.mark.compiled
def test_the_perfect_player_moves_at_once_when_somebody_says_so() -> None:
    """Two pieces where they need not touch: to search that to its limit takes half a minute."""
    state = duel.start(duel.PRESETS["anywhere"])
    for _ in range(2):
        state = duel.play(state, duel.legal_moves(state)[0])
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return True

    assert Perfect().choose(state, random.Random(1), stop) in duel.legal_moves(state)
    assert len(asked) < 10


def test_first_moves_up_to_symmetry_are_as_many_as_known() -> None:
    kinds = {min(images(placement)) for placement in Position(0, 4095, 4095, True).legal()}
    per_piece = [sum(ALL_PLACEMENTS[kind][0] == piece for kind in kinds) for piece in range(12)]
    assert per_piece == [2, 12, 12, 12, 7, 11, 6, 6, 12, 6, 7, 2]
    free = Position(0, 4095, 4095, True, touching=False)
    assert len({min(images(placement)) for placement in free.legal()}) == 296


@pytest.mark.compiled
def test_the_work_list_can_be_broken_off_and_taken_up(tmp_path: Path) -> None:
    from fivefold.bots.katamino_duel import worklist

    out = tmp_path / "results.jsonl"
    every = worklist.whole_list()
    assert len(every) == 1 + 95 + 49 + 46
    assert not worklist.work_off(out, seconds=0.0)
    quick = worklist.Work("even_odd", every[100].number)
    result = {"game": "even_odd", "number": quick.number, "wins": False, "refuted": 1, "nodes": 1, "cpu": 1.0}
    out.write_text(f'{__import__("json").dumps(result)}\n{{"game": "ordi', encoding="utf-8")
    assert worklist.work_off(out, only=[quick])
    assert list(worklist.read_results(out.read_text("utf-8"))) == [quick]


@pytest.mark.parametrize("text", ["x\n", "[]\n", '{"game": 1}\n', '{"number": "a", "game": "b"}\n', "3\n\n"])
def test_garbage_is_no_result(text: str) -> None:
    from fivefold.bots.katamino_duel.worklist import BadResults, read_results

    with pytest.raises(BadResults):
        read_results(text)
