"""Katamino's properties: what holds in every filling."""

from __future__ import annotations

from hypothesis import given, strategies as st

from fivefold.games import katamino
from fivefold.games.core import IllegalMove
from fivefold.games.katamino import PRESETS, Move, Options, State
from fivefold.games.katamino.notation import read_move_text
from fivefold.games.katamino.pieces import SHAPES, flipped, orientations, turned

puzzles = st.sampled_from([*PRESETS.values(), Options("5x7", "2-3-4-5-6-8-11"), Options("5x9", horizontal=False)])
small = st.sampled_from([PRESETS["A4"], PRESETS["free-3"], PRESETS["free-4"], Options("5x5", "2-3-6-8-11")])


@st.composite
def fillings(draw: st.DrawFn, puzzles: st.SearchStrategy[Options] = puzzles) -> State:
    """A filling after some moves."""
    state = katamino.start(draw(puzzles))
    for choice in draw(st.lists(st.integers(0, 5000), max_size=12)):
        moves = katamino.legal_moves(state)
        if not moves:
            break
        state = katamino.play(state, moves[choice % len(moves)])
    return state


@given(fillings(), st.integers(0, 13), st.lists(st.tuples(st.integers(0, 20), st.integers(0, 9)), max_size=6))
def test_a_move_plays_if_it_is_listed_and_is_refused_if_not(
    state: State, piece: int, squares: list[tuple[int, int]]
) -> None:
    legal = katamino.legal_moves(state)
    for move in (Move(piece, tuple(squares)), *legal[:: max(1, len(legal) // 20)]):
        try:
            after = katamino.play(state, move)
        except IllegalMove as refusal:
            assert move not in legal
            assert str(refusal).startswith(str(move))
        else:
            assert move in legal
            moved = [n for n in range(12) if after.placed[n] != state.placed[n]]
            assert moved == [move.piece - 1]
            assert after.taken.bit_count() - state.taken.bit_count() == (5 if move.squares else -5)


@given(fillings())
def test_pieces_never_overlap_and_are_told_by_the_position(state: State) -> None:
    masks = [mask for mask in state.placed if mask]
    assert sum(mask.bit_count() for mask in masks) == state.taken.bit_count() == 5 * len(masks)
    assert state.taken & ~state.options.region.full == 0
    assert katamino.read_position(katamino.write_position(state), state.options) == state
    assert (katamino.outcome(state) is None) == (state.taken != state.options.region.full)


@given(fillings())
def test_taking_up_undoes_laying(state: State) -> None:
    for move in katamino.legal_moves(state)[:30]:
        if move.squares:
            after = katamino.play(state, move)
            if katamino.outcome(after) is None:
                assert katamino.play(after, Move(move.piece)) == state


@given(fillings(small))
def test_a_hint_is_a_legal_move_that_keeps_the_puzzle_solvable(state: State) -> None:
    left = katamino.solutions_left(state)
    hint = katamino.hint(state)
    if katamino.to_move(state) is None:
        assert hint is None
        assert left == 1
        return
    assert hint is not None
    after = katamino.play(state, hint.move)
    if left:
        assert 1 <= hint.solutions == katamino.solutions_left(after) <= left
    else:
        assert not hint.move.squares
        assert after.taken.bit_count() < state.taken.bit_count()


@given(fillings(small))
def test_laying_a_piece_never_adds_solutions(state: State) -> None:
    left = katamino.solutions_left(state)
    after = [katamino.play(state, move) for move in katamino.legal_moves(state) if move.squares]
    counts = [katamino.solutions_left(filling) for filling in after]
    assert all(count <= left for count in counts)
    assert (left > 0) == any(counts) or katamino.to_move(state) is None


@given(st.sampled_from(SHAPES), st.integers(0, 7))
def test_turning_and_flipping_stay_among_the_ways_to_lie(shape: tuple[tuple[int, int], ...], times: int) -> None:
    side = shape
    for _ in range(times):
        side = turned(side)
    assert side in orientations(shape)
    assert flipped(side) in orientations(shape)
    assert flipped(flipped(side)) == side
    assert turned(turned(turned(turned(side)))) == side


@given(st.integers(1, 12), st.sets(st.tuples(st.integers(0, 19), st.integers(0, 8)), max_size=5))
def test_moves_read_as_they_are_written(piece: int, squares: set[tuple[int, int]]) -> None:
    move = Move(piece, tuple(sorted(squares, key=lambda cell: (cell[1], cell[0]))))
    assert read_move_text(str(move)) == move
    assert read_move_text("/".join(move.steps)) == move
    assert read_move_text("/".join([move.steps[0], *reversed(move.steps[1:])])) == move
