"""Pente puzzles: "win in n" with one winning first move, found in games that the engine plays with itself.

>>> one = puzzles()[0]
>>> one.moves in (2, 3, 4, 5), checked(one)
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from fivefold.bots.artifacts import read_text
from fivefold.bots.limits import Budget
from fivefold.bots.pente import checker, search
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.openings import balanced
from fivefold.bots.pente.proof import EXHAUSTIVE, Prover, Unknown, questions
from fivefold.games import pente
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.notation import K10, Move
from fivefold.games.pente.options import Options
from fivefold.games.pente.state import packed
from fivefold.refusals import Refused

FORMAT = 1
NODES = 40_000  # positions that a puzzle may cost
A_MOVE = 500  # positions of a move in self-play
OPENING_DEPTH = 3
LAST = 6  # own moves before the end of a game in which puzzles are looked for
ABOUT_EQUAL = 150  # thousandths of log-odds: chance decides between such moves
LONGEST = 5


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position whose mover wins in `moves` own moves, by one first move alone.

    Up to three moves "alone" is exact: every other first move was tried against every answer. Beyond that the others
    were tried as far as the threat search sees.
    """

    position: str
    moves: int
    solution: Move

    @property
    def state(self) -> pente.State:
        """The position to think about."""
        return pente.read_position(self.position)

    def __str__(self) -> str:
        return f"{self.moves} {pente.write_move(self.state, self.solution, K10).rstrip('*')} {self.position}"


@lru_cache
def puzzles() -> tuple[Puzzle, ...]:
    """The set that comes with the house, the shortest first."""
    text = read_text("bots/pente/puzzles.txt", version=FORMAT)
    return tuple(read_puzzle(line) for line in text.splitlines() if line and line[0] != "#")


def read_puzzle(line: str) -> Puzzle:
    """A puzzle from its line: moves, solution, position.

    >>> read_puzzle("win K10")
    Traceback (most recent call last):
    fivefold.refusals.Refused: 'win K10' is no puzzle: it is written as moves, solution, position.
    """
    words = line.split(maxsplit=2)
    if len(words) != 3 or not words[0].isdigit() or not 0 < int(words[0]) < 100:
        raise Refused(
            "{line} is no puzzle: it is written as moves, solution, position",
            code="pente-bad-puzzle",
            line=repr(line[:60]),
        )
    state = pente.read_position(words[2])
    return Puzzle(words[2], int(words[0]), pente.read_move(state, words[1], K10))


def proof_of(puzzle: Puzzle) -> Proof:
    """The tree of the solution, found anew."""
    prover = Prover(puzzle.state)
    for left, quiet in questions(puzzle.moves):
        if left == puzzle.moves and prover.holds(puzzle.solution.point, left, quiet):
            return prover.proof_of(puzzle.solution.point, left, quiet)
    raise Refused("{puzzle} has no such win", code="pente-no-such-win", puzzle=str(puzzle))


def checked(puzzle: Puzzle) -> bool:
    """Does the solution win in `moves` own moves, as the checker sees it?"""
    proof = proof_of(puzzle)
    return proof.moves == puzzle.moves and checker.holds(puzzle.state, proof)


def puzzle_in(state: pente.State, *, longest: int = LONGEST) -> Puzzle | None:
    """The puzzle that a position is, if it is one."""
    prover = Prover(state, Budget(nodes=NODES))
    codes = legal_moves(*packed(state)).tolist()
    try:
        if prover.wins(1, 0):
            return None
        for left, quiet in questions(longest):
            if left > 1 and prover.first_move(left, quiet):
                widest = max(quiet, 1) if left <= EXHAUSTIVE else quiet
                good = [code for code in codes if prover.holds(code, left, widest)]
                if len(good) != 1:
                    return None
                found = Puzzle(pente.write_position(state), left, pente.move_of(good[0]))
                return found if checked(found) else None
    except (Unknown, Refused):
        pass
    return None


def self_play(rng: random.Random, options: Options | None = None) -> list[pente.State]:
    """The positions of a game that the engine plays with itself."""
    states = [balanced(rng, options, depth=OPENING_DEPTH)]
    while pente.to_move(states[-1]) is not None:
        result = search.search(states[-1], Budget(nodes=A_MOVE), search.SearchLimits(margin=ABOUT_EQUAL))
        open_still = abs(result.value) < search.DECISIVE
        about = [m for m, w in result.moves if w >= result.value - ABOUT_EQUAL] if open_still else [result.best]
        states.append(pente.play(states[-1], rng.choice(about)))
    return states


def puzzles_of(states: Sequence[pente.State], *, longest: int = LONGEST) -> list[Puzzle]:
    """The puzzles on the winner's way to the end of a game, at most one of each length."""
    ended = pente.outcome(states[-1])
    if ended is None or ended.ranks.count(1) == len(ended.ranks):
        return []
    winner = ended.ranks.index(1)
    before = [state for state in states[:-1] if state.seat == winner][-LAST:]
    found = [puzzle for state in before if (puzzle := puzzle_in(state, longest=longest))]
    return list({puzzle.moves: puzzle for puzzle in found}.values())


def new_puzzles(rng: random.Random, *, longest: int = LONGEST) -> Iterator[Puzzle]:
    """Puzzles without end, from games of self-play."""
    while True:
        yield from puzzles_of(self_play(rng), longest=longest)
