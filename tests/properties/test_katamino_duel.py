"""The duel's properties: what holds in every position."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fivefold.games import katamino_duel as duel
from fivefold.games.core import IllegalMove
from fivefold.games.katamino_duel import Move, State
from fivefold.games.katamino_duel.placements import MOVES

PICKS = tuple(Move(number) for number in range(14))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a game that goes on or has just ended."""
    state = duel.start(draw(st.sampled_from(list(duel.PRESETS.values()))))
    for choice in draw(st.lists(st.integers(0, 2307), max_size=24)):
        moves = duel.legal_moves(state)
        if not moves:
            break
        state = duel.play(state, moves[choice % len(moves)])
    return state


@given(positions(), st.integers(0, 22))
def test_every_legal_move_plays_and_every_other_is_refused(state: State, part: int) -> None:
    legal = set(duel.legal_moves(state))
    for move in (*PICKS, *MOVES[part::23], *legal):
        try:
            after = duel.play(state, move)
        except IllegalMove as refusal:
            assert move not in legal
            assert refusal.rule.startswith("KT")
        else:
            assert move in legal
            assert after.taken.bit_count() == state.taken.bit_count() + len(move.squares)


@given(positions(), st.integers(0, 7), st.integers(0, 2307))
def test_symmetries_commute_with_play(state: State, symmetry: int, choice: int) -> None:
    mirrored = duel.symmetric(state, symmetry)
    assert duel.outcome(mirrored) == duel.outcome(state)
    moves = duel.legal_moves(state)
    assert len(duel.legal_moves(mirrored)) == len(moves)
    if moves:
        move = moves[choice % len(moves)]
        played = duel.play(mirrored, duel.symmetric_move(move, symmetry))
        assert played == duel.symmetric(duel.play(state, move), symmetry)


@given(positions())
def test_positions_tell_everything(state: State) -> None:
    assert duel.read_position(duel.write_position(state), state.options) == state
    images = [duel.symmetric(state, symmetry) for symmetry in range(8)]
    assert images[0] == state
    for image in images:
        assert state in [duel.symmetric(image, symmetry) for symmetry in range(8)]
        assert duel.read_position(duel.write_position(image), image.options) == image


@given(positions())
def test_who_laid_the_last_piece_has_won(state: State) -> None:
    ended = duel.outcome(state)
    assert (ended is None) == bool(duel.legal_moves(state))
    if ended:
        assert ended.ranks == ((1, 2) if state.laid % 2 else (2, 1))


@given(positions())
def test_each_player_lays_own_pieces_only(state: State) -> None:
    lying = [number for number, mask in enumerate(state.placed) if mask]
    if not state.options.shared:
        firsts = sum(state.hands[0] >> number & 1 for number in lying)
        assert firsts == (len(lying) + 1) // 2
    for hand, left in zip(state.hands, state.left, strict=True):
        assert left == hand & ~sum(1 << number for number in lying)
