"""Pente's properties: what holds in every position."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import assume, given, strategies as st

from fivefold.games import pente
from fivefold.games.core import IllegalMove
from fivefold.games.pente import PASS, Move, Options, State, kernel_position as position
from fivefold.games.pente.kernel import CAUGHT, EMPTY, FACTS, HASH, STEP, TURNS, make, set_up, undo
from fivefold.games.pente.state import packed
from fivefold.kernels import PLAIN


@st.composite
def options(draw: st.DrawFn) -> Options:
    """Any agreement; where stones are limited, so few that the limit is met."""
    exhaustion: Any = draw(st.sampled_from(["draw", "draw", "count", "move"]))
    teams = draw(st.booleans())
    return Options(
        opening=draw(st.sampled_from(["restricted", "free"])),
        line=draw(st.sampled_from(["five_or_more", "exactly_five"])),
        double_three=draw(st.sampled_from(["allowed", "allowed", "forbidden", "forbidden_strict"])),
        reply=draw(st.booleans()),
        exhaustion=exhaustion,
        stones=0 if exhaustion == "draw" else draw(st.integers(5, 12)),
        points=draw(st.booleans()),
        teams=teams,
        size=draw(st.sampled_from([13, 13, 15, 19])),
    )


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a game in a small part of the board, so that pairs are taken and lines made."""
    state = pente.start(draw(options()))
    middle = state.options.size // 2
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    for _ in range(draw(st.integers(0, 20 if PLAIN else 80))):
        choice = rng.randrange(10_000)
        moves = pente.legal_moves(state)
        if not moves:
            break
        near = [m for m in moves if max(abs(m.point % 19 - middle), abs(m.point // 19 - middle)) < 4]
        pairs = [m for m in near if choice % 3 == 0 and pente.pairs_captured(state, m)]
        state = pente.play(state, (pairs or near or moves)[choice % len(pairs or near or moves)])
    return state


@given(positions())
def test_every_legal_move_plays_and_every_other_is_refused(state: State) -> None:
    legal = set(pente.legal_moves(state))
    origins = [-1, *[point for point, stone in enumerate(state.board) if stone][:3]]
    for move in [PASS, *(Move(point, origin) for origin in origins for point in range(0, 361, 3))]:
        try:
            after = pente.play(state, move)
        except IllegalMove as refusal:
            assert move not in legal
            assert refusal.rule
        else:
            assert move in legal
            assert after.turns == state.turns + 1


@given(positions(), st.integers(0, 10_000))
def test_a_move_leaves_no_pair_enclosed_by_its_stone(state: State, choice: int) -> None:
    moves = pente.legal_moves(state)
    assume(moves and moves != [PASS])
    move = moves[choice % len(moves)]
    pairs = pente.pairs_captured(state, move)
    after = pente.play(state, move)
    board, own = after.board, after.board[move.point]
    for step in [*STEP.tolist(), *(-STEP).tolist()]:
        points = [move.point + far * step for far in (1, 2, 3)]
        columns = [point % 19 for point in (move.point, *points)]
        if all(0 <= point < 361 for point in points) and abs(columns[3] - columns[0]) in (0, 3):
            one, two, end = (board[point] for point in points)
            assert not (end == own and one and two and own not in (one, two)), "a pair stayed"
    placed = 0 if move.origin >= 0 else 1
    assert sum(map(bool, board)) == sum(map(bool, state.board)) + placed - 2 * pairs
    assert board.count(own) == state.board.count(own) + placed, "own stones are never taken"


@given(positions(), st.lists(st.integers(0, 10_000), max_size=12))
def test_undo_brings_back_stones_counts_and_hash(state: State, choices: list[int]) -> None:
    board, tallies, law = packed(state)
    lines, facts = position.unpack(board, tallies, law)
    first_lines, first_facts = lines.copy(), facts.copy()
    done = []
    stones = bytearray(state.board)
    size, seats = state.options.size, state.options.seats
    for choice in choices:
        free = [p for p in range(361) if not stones[p] and p % 19 < size and p // 19 < size]
        if not free:
            break
        point = free[choice % len(free)]
        colour = int(facts[TURNS]) % seats
        took = int(make(lines, facts, -1, point))
        done.append((point, took))
        stones[point] = colour + 1
        for pair in range(8):
            if took >> pair & 1:
                step = int(STEP[pair >> 1]) * (1 if pair & 1 else -1)
                stones[point + step] = stones[point + 2 * step] = 0
        fresh_lines, fresh = set_up(
            np.frombuffer(stones, np.uint8).copy(),
            size,
            seats,
            int(facts[TURNS]),
            int(facts[CAUGHT]),
            int(facts[CAUGHT + 1]),
        )
        assert (fresh_lines == lines).all()
        assert (fresh[HASH], fresh[EMPTY]) == (facts[HASH], facts[EMPTY])
    for point, took in reversed(done):
        undo(lines, facts, -1, point, took)
    assert (lines == first_lines).all()
    kept = [place for place in range(FACTS) if place != 4]  # what the last stone made is not kept
    assert (facts[kept] == first_facts[kept]).all()


@given(positions(), st.integers(0, 7), st.integers(0, 10_000))
def test_symmetries_commute_with_play(state: State, symmetry: int, choice: int) -> None:
    size = state.options.size
    assume(not state.moving)
    mirrored = pente.symmetric(state, symmetry)
    assert pente.outcome(mirrored) == pente.outcome(state)
    assert pente.points(mirrored) == pente.points(state)
    moves = pente.legal_moves(state)
    assert {pente.symmetric_move(move, symmetry, size) for move in moves} == set(pente.legal_moves(mirrored))
    if moves:
        move = moves[choice % len(moves)]
        twin = pente.symmetric_move(move, symmetry, size)
        after = pente.symmetric(pente.play(state, move), symmetry)
        assert pente.symmetric(pente.play(mirrored, twin), 0) == after
        assert pente.announcements(mirrored, twin) == pente.announcements(state, move)


@given(positions())
def test_positions_and_moves_read_as_they_are_written(state: State) -> None:
    assert pente.read_position(pente.write_position(state), state.options) == state
    for dialect in ("K10", "de", "en", "fr"):
        for move in pente.legal_moves(state)[::17]:
            assert pente.read_move(state, pente.write_move(state, move, dialect), dialect) == move


@given(positions(), positions())
def test_the_hash_tells_positions_apart(one: State, other: State) -> None:
    same = (one.board, one.seat, one.caught, one.claim) == (other.board, other.seat, other.caught, other.claim)
    if one.options.seats == other.options.seats:
        assert (pente.key(one) == pente.key(other)) == same
