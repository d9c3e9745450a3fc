"""Katamino puzzles: a PENTA with some pieces laid, so that there is exactly one way to go on."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from fivefold.bots.katamino import Solver
from fivefold.bots.puzzles import Puzzle, Verdict
from fivefold.games import katamino
from fivefold.games.core import Move as AnyMove, State as AnyState, own
from fivefold.games.katamino.daily import LARGEST, new_puzzle
from fivefold.games.katamino.grading import effort, grade
from fivefold.games.options import write_options

SMALLEST = 4
EASIEST, STEP = 700, 160  # the rating of grade 0, and of a grade


def find(rng: random.Random) -> Iterator[Puzzle]:
    """A puzzle of a size and a grade drawn by lot.

    >>> puzzle = next(find(random.Random(1)))
    >>> puzzle.goal, katamino.solutions_left(own(puzzle.state, katamino.State))
    ('fill', 1)
    """
    made = new_puzzle(rng, penta=rng.randint(SMALLEST, LARGEST), wanted=rng.randint(1, 10))
    hint = katamino.hint(made.start)
    assert hint is not None
    text, position = katamino.write_move(made.start, hint.move), katamino.write_position(made.start)
    yield Puzzle("katamino", "fill", len(made.start.pieces_left), text, position, write_options(made.start.options))


def rating(puzzle: Puzzle) -> int:
    """By the pieces that a patient solver lays (`games.katamino.grading`); no player of ours errs as people do here.

    >>> rating(next(find(random.Random(1)))) % STEP == EASIEST % STEP
    True
    """
    state = own(puzzle.state, katamino.State)
    return EASIEST + STEP * grade(effort(state.options, state.placed).tries)


def key(state: AnyState) -> object:
    """The least of the four fillings that turning and mirroring the frame make of it, and the pieces."""
    known = own(state, katamino.State)
    rows = katamino.write_position(known).split("/")
    mirrored = [row[::-1] for row in rows]
    return known.options.numbers, min("/".join(way) for way in (rows, rows[::-1], mirrored, mirrored[::-1]))


def theme(puzzle: Puzzle) -> str:
    """How much is to be laid: a few pieces, about half a set, or nearly all."""
    return "few" if puzzle.moves <= 3 else "half" if puzzle.moves <= 6 else "many"


def may_try(puzzle: Puzzle, move: AnyMove) -> bool:
    """The pieces that are given stay where they lie."""
    return not own(puzzle.state, katamino.State).placed[own(move, katamino.Move).piece - 1]


def judge(puzzle: Puzzle, state: AnyState, move: AnyMove, made: int) -> Verdict:
    """Pieces may be laid and taken up as one likes; a full frame is the answer."""
    after = katamino.play(own(state, katamino.State), own(move, katamino.Move))
    return Verdict("solved" if katamino.to_move(after) is None else "open")


def line(puzzle: Puzzle) -> Sequence[katamino.Move]:
    """The pieces that are missing, one after the other."""
    state, moves, rng = own(puzzle.state, katamino.State), [], random.Random(0)
    while katamino.to_move(state) is not None:
        moves.append(Solver().choose(state, rng))
        state = katamino.play(state, moves[-1])
    return moves
