"""Pentago's properties: what holds in every position."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fivefold.games import pentago
from fivefold.games.core import IllegalMove
from fivefold.games.pentago import MOVES, Options, State, kernel

marbles = st.integers(0, kernel.FULL)
options = st.builds(Options, st.sampled_from(["mover", "draw", "starter"]), st.booleans())


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a game that goes on or has just ended."""
    state = pentago.start(draw(options))
    for choice in draw(st.lists(st.integers(0, 287), max_size=35)):
        moves = pentago.legal_moves(state)
        if not moves:
            break
        state = pentago.play(state, moves[choice % len(moves)])
    return state


@given(positions())
def test_every_legal_move_plays_and_every_other_is_refused(state: State) -> None:
    legal = set(pentago.legal_moves(state))
    for move in MOVES:
        try:
            after = pentago.play(state, move)
        except IllegalMove as refusal:
            assert move not in legal
            assert refusal.rule
        else:
            assert move in legal
            assert (after.first | after.second).bit_count() == (state.first | state.second).bit_count() + 1
            assert after.first & after.second == 0


@given(marbles, st.integers(0, 7))
def test_a_turn_and_its_opposite_undo_each_other(cells: int, turn: int) -> None:
    assert kernel.turned(kernel.turned(cells, turn), turn ^ 1) == cells


@given(marbles, st.integers(0, 7))
def test_four_equal_turns_are_none(cells: int, turn: int) -> None:
    after = cells
    for _ in range(4):
        after = kernel.turned(after, turn)
    assert after == cells


@given(positions(), st.integers(0, 7), st.integers(0, 287))
def test_symmetries_commute_with_play(state: State, symmetry: int, choice: int) -> None:
    mirrored = pentago.symmetric(state, symmetry)
    assert pentago.outcome(mirrored) == pentago.outcome(state)
    moves = pentago.legal_moves(state)
    if moves:
        move = moves[choice % len(moves)]
        played = pentago.play(mirrored, pentago.symmetric_move(move, symmetry))
        assert played == pentago.symmetric(pentago.play(state, move), symmetry)


@given(positions())
def test_there_are_eight_symmetries_and_they_undo_each_other(state: State) -> None:
    images = [pentago.symmetric(state, symmetry) for symmetry in range(8)]
    assert images[0] == state
    for image in images:
        assert state in [pentago.symmetric(image, symmetry) for symmetry in range(8)]
    assert pentago.symmetric(pentago.symmetric(state, 1), 3) == state


@given(positions())
def test_positions_and_keys_tell_everything(state: State) -> None:
    assert pentago.read_position(pentago.write_position(state), state.options) == state
    assert 0 <= pentago.key(state) < 1 << 60


@given(positions())
def test_the_outcome_never_ranks_a_player_without_reason(state: State) -> None:
    ended = pentago.outcome(state)
    fives = bool(kernel.lines_of(state.first)), bool(kernel.lines_of(state.second))
    full = (state.first | state.second) == kernel.FULL
    assert (ended is not None) == (any(fives) or full)
    if ended and fives == (True, False):
        assert ended.ranks == (1, 2)
    if ended and fives == (False, True):
        assert ended.ranks == (2, 1)
