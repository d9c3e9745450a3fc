"""Duel puzzles: the only placement that wins, out of games between low levels.

Every placement was searched to the end of the game, so "only" is proved; `checker.py` confirms it with a search that
shares nothing with the solver.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from fivefold.bots.katamino_duel.levels import LEVELS
from fivefold.bots.katamino_duel.perfect import Perfect
from fivefold.bots.katamino_duel.solver import Solver, position_of
from fivefold.bots.limits import Budget
from fivefold.bots.puzzles import Puzzle, Verdict, any_move
from fivefold.games import katamino_duel
from fivefold.games.core import Move as AnyMove, State as AnyState, own
from fivefold.games.katamino_duel.counting import transformed
from fivefold.games.katamino_duel.placements import MOVES
from fivefold.sayings import Said

FEWEST, MOST = 4, 8  # pieces laid
CHOICES = 6  # legal placements at least, or there is nothing to think about
NODES = 300_000  # positions that one placement may cost
STRENGTHS = ("level1", "level2", "level3", "level4", "level5")
TABLE_BITS = 18

LOSES = Said("after this the other side lays the last piece", "duel-loses")

may_try = any_move


def find(rng: random.Random) -> Iterator[Puzzle]:
    """The puzzle of one game, if it has one: of its positions the one with the most placements."""
    players = [LEVELS[rng.choice(STRENGTHS)] for _ in range(2)]
    state, solver = katamino_duel.start(), Solver(TABLE_BITS)
    while (seat := katamino_duel.to_move(state)) is not None and state.laid <= MOST:
        if state.laid >= FEWEST and (puzzle := puzzle_in(state, solver)):
            yield puzzle
            return
        state = katamino_duel.play(state, players[seat].choose(state, rng))


def puzzle_in(state: katamino_duel.State, solver: Solver | None = None) -> Puzzle | None:
    """The puzzle that a position is, if one placement alone wins."""
    position, solver = position_of(state), solver or Solver(TABLE_BITS)
    legal, winning = position.legal(), []
    if len(legal) < CHOICES:
        return None
    for placement in legal:
        result = solver.solve(position.after(placement), Budget(nodes=NODES))
        if result.wins is None:
            return None
        winning += [placement] if not result.wins else []
        if len(winning) > 1:
            return None
    if not winning:
        return None
    text = katamino_duel.write_move(state, MOVES[winning[0]])
    return Puzzle("katamino_duel", "only", 1, text, katamino_duel.write_position(state))


def key(state: AnyState) -> object:
    """The least of the eight boards that turning and mirroring make of it, with the pieces that are left."""
    known = own(state, katamino_duel.State)
    return min(transformed(known.taken, symmetry) for symmetry in range(8)), known.left


def theme(puzzle: Puzzle) -> str:
    """How far one must look: the piece is the last, two more follow, or it is a long count."""
    following = len(line(puzzle)) - 1
    return "last" if following == 0 else "two" if following <= 2 else "count"


def judge(puzzle: Puzzle, state: AnyState, move: AnyMove, made: int) -> Verdict:
    """Right is what leaves the other side lost."""
    known, tried = own(state, katamino_duel.State), own(move, katamino_duel.Move)
    after = katamino_duel.play(known, tried)
    if katamino_duel.to_move(after) is None:
        return Verdict("solved")
    result = Solver(TABLE_BITS).solve(position_of(after))
    if not result.wins:
        return Verdict("solved")
    return Verdict("wrong", _played_on(after), LOSES)


def line(puzzle: Puzzle) -> tuple[katamino_duel.Move, ...]:
    """The placement and perfect play to the last piece."""
    state = own(puzzle.state, katamino_duel.State)
    first = katamino_duel.read_move(state, puzzle.solution)
    return (first, *_played_on(katamino_duel.play(state, first)))


def _played_on(state: katamino_duel.State) -> tuple[katamino_duel.Move, ...]:
    moves, rng = [], random.Random(0)
    while katamino_duel.to_move(state) is not None:
        moves.append(Perfect().choose(state, rng))
        state = katamino_duel.play(state, moves[-1])
    return tuple(moves)
