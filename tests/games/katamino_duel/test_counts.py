"""Counts that are known of the duel, and a plain slow referee who must agree."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Literal

import numpy as np
import pytest

from fivefold.games import katamino_duel as duel
from fivefold.games.core import own
from fivefold.games.katamino_duel import Options, counting
from fivefold.games.katamino_duel.placements import BOARD, HALOS, MASKS, PIECES, TABLES
from fivefold.games.record import read_record

from .referee import Duel

VARIANTS = list(duel.PRESETS.items())
RANDOM_GAMES = [(3, (0, 7, 3, 2)), (7, (1, 2, 6, 3)), (3, (0, 9, 3, 0)), (8, (2, 4, 6, 0)), (8, (0, 4, 8, 0))]


@pytest.mark.rule("KT1")
def test_there_are_2308_placements() -> None:
    assert len(MASKS) == len(HALOS) == len(PIECES) == 2308
    assert MASKS.dtype == HALOS.dtype == np.uint64
    assert len(set(MASKS.tolist())) == 2308
    assert all(mask.bit_count() == 5 for mask in MASKS.tolist())


@pytest.mark.rule("KT10")
def test_there_are_95_openings_up_to_symmetry() -> None:
    kinds = Counter()  # type: Counter[int]
    seen: set[int] = set()
    for move in duel.legal_moves(duel.start()):
        mask = BOARD.mask(move.squares)
        if mask not in seen:
            kinds[move.piece] += 1
            seen.update(counting.transformed(mask, symmetry) for symmetry in range(8))
    assert [kinds[number] for number in range(1, 13)] == [2, 12, 12, 12, 7, 11, 6, 6, 12, 6, 7, 2]
    assert sum(kinds.values()) == 95


@pytest.mark.rule("KT11")
def test_the_best_known_opening_leaves_614_replies() -> None:
    state = duel.play(duel.start(), duel.read_move(duel.start(), "9 e5 f5 f6 g6 f7"))
    assert len(duel.legal_moves(state)) == duel.leaves(state, 1) == 614
    even = duel.start(Options("even_odd"))
    state = duel.play(even, duel.read_move(even, "12 d3 c4 d4 e4 d5"))
    assert duel.leaves(state, 1) == 476


@pytest.mark.compiled
def test_leaves_ahead() -> None:
    assert [duel.leaves(duel.start(), depth) for depth in (0, 1, 2, 3)] == [1, 740, 556_040, 315_431_368]
    assert duel.leaves(duel.start(Options("draft")), 3) == 12 * 11 * 10
    even = duel.start(Options("even_odd"))
    assert duel.leaves(even, 2) == sum(duel.leaves(duel.play(even, move), 1) for move in duel.legal_moves(even))


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("variant", "first_wins", "nine_pieces"),
    [("ordinary", 0.58, 0.57), ("even_odd", 0.34, None), ("draft", None, None)],
)
def test_shares_of_random_play(
    variant: Literal["ordinary", "even_odd", "draft"], first_wins: float | None, nine_pieces: float | None
) -> None:
    games = counting.random_games(40_000, seed=5, options=Options(variant))
    assert games.first_wins + games.second_wins == sum(games.by_length) == 40_000
    assert games.first_wins == sum(games.by_length[1::2])
    if first_wins:
        assert games.first_wins / 40_000 == pytest.approx(first_wins, abs=0.015)
    if nine_pieces:
        assert games.by_length[9] / 40_000 == pytest.approx(nine_pieces, abs=0.015)


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), VARIANTS)
def test_random_games_in_the_kernel_and_move_by_move_are_alike(name: str, options: Options) -> None:
    rng = random.Random(11)
    first = lengths = 0
    for _ in range(600):
        state = duel.start(options)
        while duel.to_move(state) is not None:
            state = duel.play(state, rng.choice(duel.legal_moves(state)))
        first += state.laid % 2
        lengths += state.laid
    games = counting.random_games(60_000, seed=3, options=options)
    mean = sum(n * count for n, count in enumerate(games.by_length)) / 60_000
    assert first / 600 == pytest.approx(games.first_wins / 60_000, abs=0.08)
    assert lengths / 600 == pytest.approx(mean, abs=0.15)


def test_random_games_are_the_same_compiled_and_plain() -> None:
    ended = [counting.random_games(12, seed=1, options=options) for _, options in VARIANTS]
    assert [(games.first_wins, games.by_length[7:11]) for games in ended] == RANDOM_GAMES


@pytest.mark.rule("KT9", "KT10", "KT11", "KT12", "KT13", "KT14")
@pytest.mark.parametrize(("name", "options"), VARIANTS)
@pytest.mark.parametrize("seed", range(6))
def test_the_plain_referee_agrees(name: str, options: Options, seed: int) -> None:
    rng = random.Random(f"{name} {seed}")
    state, table = duel.start(options), Duel(options.variant, options.evens)
    for _ in range(25):
        legal = duel.legal_moves(state)
        allowed = {(move.piece, frozenset(move.steps[1:])) for move in legal}
        assert len(allowed) == len(legal)
        assert allowed == table.moves()
        ended = duel.outcome(state)
        assert (ended.ranks.index(1) if ended else None) == table.winner()
        assert duel.to_move(state) == (None if ended else table.mover())
        if ended:
            return
        move = rng.choice(legal)
        state = duel.play(state, move)
        table.play(move.piece, frozenset(move.steps[1:]))
    raise AssertionError("a duel ends after at most 24 moves")


def test_the_tables_name_every_square_and_every_neighbour() -> None:
    masks, halos, _ = TABLES
    for mask, halo in zip(masks.tolist(), halos.tolist(), strict=True):
        squares = set(BOARD.squares(mask))
        near = {(x + i, y + j) for x, y in squares for i in (-1, 0, 1) for j in (-1, 0, 1)}
        assert set(BOARD.squares(halo)) == {(x, y) for x, y in near - squares if 0 <= x < 8 and 0 <= y < 8}


GOLDEN = Path(__file__).parents[2] / "golden" / "katamino_duel"
GAMES = sorted(path for kind in ("law", "refereed") for path in (GOLDEN / kind).glob("*.txt"))


@pytest.mark.rule("KT10", "KT11", "KT12", "KT13", "KT14")
@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_the_plain_referee_confirms_the_records(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    options = own(record.options, duel.Options)
    table = Duel(options.variant, options.evens)
    for move in record.moves:
        assert isinstance(move, duel.Move)
        assert table.winner() is None
        table.play(move.piece, frozenset(move.steps[1:]))
    assert record.header("Result") == {None: "", 0: "1-0", 1: "0-1"}[table.winner()]
