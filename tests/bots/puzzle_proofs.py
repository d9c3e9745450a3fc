"""Is a puzzle of the house true? A second program proves it again; it shares no search with the first.

`proved(puzzle)` says whether the right answer alone reaches the goal. Kingdomino's and Katamino's are tried out through
the rules, Pentago's swept in NumPy, the duel's counted by the checker of its answers. Pente's win is checked move by
move; up to three own moves every other first move is tried by a prover that knows no threats, beyond that nobody but
the first program has looked for a second answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import numpy as np
from training.pentago.plain_sweep import PlainSweeper
from training.pentago.rules import Position
from training.pentago.sweep import move_values

from fivefold.bots.katamino_duel import checker
from fivefold.bots.pente import puzzles as pente_room
from fivefold.bots.pente.proof import EXHAUSTIVE
from fivefold.bots.puzzles import Puzzle
from fivefold.games import katamino, katamino_duel, kingdomino, pentago
from fivefold.games.core import CHANCE, own
from fivefold.games.pente.state import packed

from .kingdomino.test_endgame import worths
from .pente.exhaustive import winning_points

WON = 0.75  # more than a shared first place


def proved(puzzle: Puzzle) -> bool:
    """Does the right answer alone reach the goal, as the second program sees it?"""
    return PROOFS[puzzle.game](puzzle)


def _pentago(puzzle: Puzzle) -> bool:
    state = own(puzzle.state, pentago.State)
    sides = (state.second, state.first) if pentago.to_move(state) else (state.first, state.second)
    root = Position(*sides)
    values = move_values(PlainSweeper("draw", 36 - root.marbles).sweep(root))
    wanted, right = (1 if puzzle.goal == "win" else 0), pentago.read_move(state, puzzle.solution)
    cells = [cell for cell in range(36) if not (root.mine | root.theirs) >> cell & 1]
    keeping = [(cells[i], turn) for i, turn in zip(*np.nonzero(values >= wanted), strict=True)]
    return keeping == [(right.cell, right.turn)]


def _pente(puzzle: Puzzle) -> bool:
    if not pente_room.checked(puzzle):
        return False
    if puzzle.moves > EXHAUSTIVE:
        return True
    winning = winning_points(*packed(pente_room.state_of(puzzle)), puzzle.moves).tolist()
    return winning == [pente_room.solution_of(puzzle).point]


def _duel(puzzle: Puzzle) -> bool:
    state = own(puzzle.state, katamino_duel.State)
    right = katamino_duel.read_move(state, puzzle.solution)
    lying = [(n, _lying_squares(state, n)) for n in range(1, 13) if not state.left[0] >> (n - 1) & 1]
    check = checker.Check("ordinary", "")
    wins = [way for way in check.legal(lying) if not check.mover_wins([*lying, way])[0]]
    return wins == [(right.piece, frozenset((row, column) for column, row in right.squares))]


def _lying_squares(state: katamino_duel.State, number: int) -> frozenset[tuple[int, int]]:
    """The squares of a piece as row and column, read from the position's text."""
    letter, rows = "ILYNVPUZFTWX"[number - 1], katamino_duel.write_position(state).split(" ")[0].split("/")
    return frozenset((7 - r, c) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark == letter)


def _kingdomino(puzzle: Puzzle) -> bool:
    state = own(puzzle.state, kingdomino.State)
    seat = kingdomino.to_move(state) or 0
    after = {str(move): kingdomino.play(state, move) for move in kingdomino.legal_moves(state)}
    if puzzle.goal == "most":
        points = {move: _most_points(then, seat) for move, then in after.items()}
        best = [move for move, most in points.items() if most == max(points.values())]
    else:
        best = [move for move, then in after.items() if tried_out(then, seat)[seat] > WON]
    return best == [str(kingdomino.read_move(state, puzzle.solution))]


def tried_out(state: kingdomino.State, root: int) -> tuple[float, ...]:
    """What becomes of a position when each takes what is worth most to it, of equals what is worst for the root.

    A kingdom to which nothing will be added counts by its points, its largest property and its crowns alone, so of the
    places that leave it with the same three one is tried.
    """
    seat = kingdomino.to_move(state)
    if seat is None:
        return worths(state)
    if seat == CHANCE:
        return tried_out(kingdomino.play(state, kingdomino.chance(state, random.Random(0))), root)
    after = [kingdomino.play(state, move) for move in kingdomino.legal_moves(state)]
    if not state.line and all(owner != seat for _, owner in state.waiting[1:]):
        after = list({then.summaries()[seat]: then for then in after}.values())
    return max((tried_out(then, root) for then in after), key=lambda found: (found[seat], -found[root]))


def _most_points(state: kingdomino.State, seat: int) -> float:
    """The most that a kingdom can have, by every place of its own dominoes; the others lay theirs anywhere."""
    mover = kingdomino.to_move(state)
    if mover is None:
        ended = kingdomino.outcome(state)
        assert ended is not None
        return ended.scores[seat]
    if mover == CHANCE:  # a discard that leaves nothing to choose
        return _most_points(kingdomino.play(state, kingdomino.chance(state, random.Random(0))), seat)
    moves = kingdomino.legal_moves(state)
    return max(_most_points(kingdomino.play(state, move), seat) for move in (moves if mover == seat else moves[:1]))


def _katamino(puzzle: Puzzle) -> bool:
    state = own(puzzle.state, katamino.State)
    right = katamino.read_move(state, puzzle.solution)
    return _fillings(state) == _fillings(katamino.play(state, right)) == 1


def _fillings(state: katamino.State) -> int:
    """How many ways there are to fill the frame: the first free square is covered in every way that the rules allow."""
    if katamino.to_move(state) is None:
        return 1
    region = state.options.region
    free = region.squares(region.full & ~state.taken)[0]
    covering = [move for move in katamino.legal_moves(state) if free in move.squares]
    return sum(_fillings(katamino.play(state, move)) for move in covering)


PROOFS: Mapping[str, Callable[[Puzzle], bool]] = {
    "pentago": _pentago,
    "pente": _pente,
    "kingdomino": _kingdomino,
    "katamino": _katamino,
    "katamino_duel": _duel,
}
