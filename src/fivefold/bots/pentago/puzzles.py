"""Pentago puzzles: the only move that wins, or the only one that holds the draw, out of games between levels.

Every move of a puzzle was valued by the exact solver, so "only" is proved. Puzzles have at least `FEWEST` marbles, so
that a try is judged in a fraction of a second.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from fivefold.bots.pentago import solver
from fivefold.bots.pentago.levels import LEVELS
from fivefold.bots.puzzles import Puzzle, Verdict, any_move
from fivefold.games import pentago
from fivefold.games.core import Move as AnyMove, State as AnyState, own
from fivefold.games.pentago import kernel
from fivefold.games.pentago.notation import Move
from fivefold.sayings import Said

FEWEST, MOST = 21, 27  # marbles
RANDOM_TURNS = 4
STRENGTHS = ("level3", "level4", "level5", "level6")
LONGEST = 4  # own turns until the win
SHOWN = 5  # turns of a refutation

LOSES = Said("this loses by force", "loses")
HOLDS = Said("the other side holds", "holds")

may_try = any_move


def find(rng: random.Random) -> Iterator[Puzzle]:
    """The puzzles of one game, at most one for each goal.

    >>> {puzzle.goal for puzzle in find(random.Random(5))} <= {"win", "hold"}
    True
    """
    found: dict[str, Puzzle] = {}
    for state in _game(rng):
        if (puzzle := puzzle_in(state)) and puzzle.goal not in found:
            found[puzzle.goal] = puzzle
    yield from found.values()


def _game(rng: random.Random) -> list[pentago.State]:
    """The late positions of a game between two levels."""
    players = [LEVELS[rng.choice(STRENGTHS)] for _ in range(2)]
    state, late = pentago.start(), []
    while (seat := pentago.to_move(state)) is not None and marbles(state) <= MOST:
        if marbles(state) >= FEWEST:
            late.append(state)
        early = marbles(state) < RANDOM_TURNS
        move = rng.choice(pentago.legal_moves(state)) if early else players[seat].choose(state, rng)
        state = pentago.play(state, move)
    rng.shuffle(late)
    return late


def marbles(state: pentago.State) -> int:
    """How many lie on the board."""
    return (state.first | state.second).bit_count()


def puzzle_in(state: pentago.State) -> Puzzle | None:
    """The puzzle that a position is, if it is one: not won in one turn, and one move alone keeps what it is worth."""
    if solver.solve(state, horizon=1).value == 1:
        return None
    solution = solver.solve(state)
    if solution.value < 0 or len(solution.best) != 1:
        return None
    moves = 1 if solution.value == 0 else _turns(state)
    if moves > LONGEST:
        return None
    text = pentago.write_move(state, solution.best[0])
    return Puzzle("pentago", "win" if solution.value else "hold", moves, text, pentago.write_position(state))


def _turns(state: pentago.State) -> int:
    """How many own turns a win takes."""
    own_turns = 1
    while own_turns <= LONGEST and solver.solve(state, horizon=2 * own_turns - 1).value != 1:
        own_turns += 1
    return own_turns


def key(state: AnyState) -> object:
    """The least of the eight boards that turning and mirroring make of it."""
    known = own(state, pentago.State)
    return int(kernel.key(known.first, known.second))


def theme(puzzle: Puzzle) -> str:
    """The five that decides, by the name of its line; or that a draw is held."""
    if puzzle.goal == "hold":
        return "hold"
    state = own(puzzle.state, pentago.State)
    winner = pentago.to_move(state)
    for move in line(puzzle):
        state = pentago.play(state, move)
    filled = kernel.lines_of(state.second if winner else state.first)
    fives = [five for number, five in enumerate(kernel.five_lines()) if filled >> number & 1]
    assert fives, "a puzzle's line ends with a five"
    return name_of_five(fives[0])


def name_of_five(cells: int) -> str:
    """Players' name of a line of five: straight, middle, Monica's, or across three quadrants.

    >>> [name_of_five(kernel.five_lines()[i]) for i in (0, 2, 24, 28)]
    ['straight', 'middle', 'monica', 'triple']
    """
    found = {(x, y) for x in range(6) for y in range(6) if cells >> kernel.cell_at(x, y) & 1}
    for along in ({x for x, _ in found}, {y for _, y in found}):
        if len(along) == 1:
            return "middle" if along <= {1, 4} else "straight"
    return "monica" if {(2, 2), (3, 3)} <= found or {(2, 3), (3, 2)} <= found else "triple"


def judge(puzzle: Puzzle, state: AnyState, move: AnyMove, made: int) -> Verdict:
    """Right is what keeps the value that the position has."""
    known, tried = own(state, pentago.State), own(move, Move)
    wanted = 1 if puzzle.goal == "win" else 0
    after = pentago.play(known, tried)
    value = _value_of(known, after)
    if value >= wanted:
        over = puzzle.goal == "hold" or pentago.to_move(after) is None
        return Verdict("solved") if over else Verdict("right", (_stubborn(after),))
    if pentago.to_move(after) is None:
        return Verdict("wrong", (), LOSES)
    return Verdict("wrong", _played_on(after), LOSES if value < 0 else HOLDS)


def _value_of(before: pentago.State, after: pentago.State) -> int:
    """What a move was worth to who made it."""
    if ended := pentago.outcome(after):
        return int(2 * ended.scores[pentago.to_move(before) or 0] - 1)
    return -solver.solve(after).value


def line(puzzle: Puzzle) -> tuple[Move, ...]:
    """The right move and, where it wins, the quickest win against the longest resistance."""
    state = own(puzzle.state, pentago.State)
    first = pentago.read_move(state, puzzle.solution)
    after = pentago.play(state, first)
    return (first,) if puzzle.goal == "hold" else (first, *_played_on(after, 2 * LONGEST))


def _played_on(state: pentago.State, most: int = SHOWN) -> tuple[Move, ...]:
    """Best play: the winner hurries, the loser delays, and in a draw one move is enough to show it."""
    moves: list[Move] = []
    while pentago.to_move(state) is not None and len(moves) < most:
        value = solver.solve(state).value
        move = _quickest(state) if value > 0 else _stubborn(state) if value < 0 else solver.solve(state).best[0]
        moves.append(move)
        state = pentago.play(state, move)
        if value == 0:
            break
    return tuple(moves)


def _quickest(state: pentago.State) -> Move:
    """A move that wins soonest, in a won position."""
    horizon = 1
    while True:
        solution = solver.solve(state, horizon=horizon)
        if solution.value == 1:
            return solution.best[0]
        horizon += 2


def _stubborn(state: pentago.State) -> Move:
    """A move that loses latest, in a lost position."""
    last = pentago.legal_moves(state)
    for horizon in range(1, 2 * LONGEST + 2):
        values = solver.solve(state, horizon=min(horizon, len(solver.empty_cells(state)))).moves
        still = [move for move in last if values[move] >= 0]
        if not still:
            break
        last = still
    return last[0]
