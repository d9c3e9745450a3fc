"""Pente puzzles: "win in n" with one winning first move, found in games that the engine plays with itself.

Up to three moves "one" is exact: every other first move was tried against every answer. Beyond that the others were
tried as far as the threat search sees.

>>> one = next(iter(puzzles("pente").values()))
>>> one.moves in (2, 3, 4, 5), checked(one)
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from fivefold.bots.limits import Budget
from fivefold.bots.pente import checker, search
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.openings import balanced
from fivefold.bots.pente.proof import EXHAUSTIVE, Prover, Unknown, find_win, questions
from fivefold.bots.puzzles import Puzzle, Verdict, any_move, puzzles as puzzles
from fivefold.games import pente
from fivefold.games.core import Move as AnyMove, State as AnyState, own
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.notation import Move
from fivefold.games.pente.options import Options
from fivefold.games.pente.state import packed
from fivefold.refusals import Refused
from fivefold.sayings import Said

NODES = 40_000  # positions that a puzzle may cost
A_MOVE = 500  # positions of a move in self-play
OPENING_DEPTH = 3
LAST = 6  # own moves before the end of a game in which puzzles are looked for
ABOUT_EQUAL = 150  # thousandths of log-odds: chance decides between such moves
LONGEST = 5
A_TRY = 60_000  # positions that the judgement of a try may cost
DEFENCES = 12  # answers to a wrong try that are looked at
SHOWN = 7  # moves of a refutation

LOSES = Said("this loses by force", "loses")

may_try = any_move


def state_of(puzzle: Puzzle) -> pente.State:
    """The position to think about."""
    return own(puzzle.state, pente.State)


def solution_of(puzzle: Puzzle) -> Move:
    """The one first move that wins."""
    return pente.read_move(state_of(puzzle), puzzle.solution)


def proof_of(puzzle: Puzzle) -> Proof:
    """The tree of the solution, found anew."""
    prover, solution = Prover(state_of(puzzle)), solution_of(puzzle)
    for left, quiet in questions(puzzle.moves):
        if left == puzzle.moves and prover.holds(solution.point, left, quiet):
            return prover.proof_of(solution.point, left, quiet)
    raise Refused("{puzzle} has no such win", code="pente-no-such-win", puzzle=str(puzzle))


def checked(puzzle: Puzzle) -> bool:
    """Does the solution win in `moves` own moves, as the checker sees it?"""
    proof = proof_of(puzzle)
    return proof.moves == puzzle.moves and checker.holds(state_of(puzzle), proof)


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
                text = pente.write_move(state, pente.move_of(good[0]))
                found = Puzzle("pente", "win", left, text, pente.write_position(state))
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


def find(rng: random.Random) -> Iterator[Puzzle]:
    """The puzzles of one game of self-play."""
    yield from puzzles_of(self_play(rng))


def new_puzzles(rng: random.Random, *, longest: int = LONGEST) -> Iterator[Puzzle]:
    """Puzzles without end, from games of self-play."""
    while True:
        yield from puzzles_of(self_play(rng), longest=longest)


def key(state: AnyState) -> object:
    """The least of the eight boards that turning and mirroring make of it."""
    known = own(state, pente.State)
    return min(pente.key(pente.symmetric(known, symmetry)) for symmetry in range(8))


def theme(puzzle: Puzzle) -> str:
    """How it is won: by the fifth pair, with a capture on the way, from a quiet move, or by threats alone."""
    state, right = state_of(puzzle), solution_of(puzzle)
    seat, end = state.seat, state
    for move in proof_of(puzzle).line():
        end = pente.play(end, move)
    ended = pente.outcome(end)
    if ended and ended.reason.code == "five-pairs-captured":
        return "pairs"
    if end.caught[seat] > state.caught[seat]:
        return "capture"
    threatens = Prover(state, Budget(nodes=A_TRY)).holds(right.point, puzzle.moves, 0)
    return "threats" if threatens else "quiet"


def judge(puzzle: Puzzle, state: AnyState, move: AnyMove, made: int) -> Verdict:
    """Right is what still wins in time; the best defence is the one that lasts longest."""
    known, tried, left = own(state, pente.State), own(move, Move), puzzle.moves - made
    after = pente.play(known, tried)
    if ended := pente.outcome(after):
        return Verdict("solved" if ended.ranks[known.seat] == 1 else "wrong")
    proof = _proved(known, tried, left) if made or tried == solution_of(puzzle) else None
    if proof:
        answer = max(proof.replies, key=lambda reply: proof.replies[reply].moves, default=None)
        return Verdict("right", (answer or _best(after),))
    if loss := find_win(after, Budget(nodes=A_TRY)):
        return Verdict("wrong", loss.line()[:SHOWN], LOSES)
    said = Said("after this answer there is no win in {n}", "no-win-in", {"n": max(0, left - 1)})
    return Verdict("wrong", (_defence(after, left - 1),), said)


def _proved(state: pente.State, move: Move, within: int) -> Proof | None:
    """The tree by which a move wins in time."""
    prover = Prover(state, Budget(nodes=A_TRY))
    try:
        for left, quiet in questions(within):
            if prover.holds(move.point, left, quiet):
                return prover.proof_of(move.point, left, quiet)
    except Unknown:
        pass
    return None


def _defence(state: pente.State, left: int) -> Move:
    """An answer after which there is no win in `left` moves: of the most likely ones the first that stands."""
    likely = search.search(state, Budget(nodes=A_MOVE), search.SearchLimits(margin=ABOUT_EQUAL)).moves
    for move, _ in likely[:DEFENCES]:
        after = pente.play(state, move)
        if pente.to_move(after) is None:
            return move
        win = find_win(after, Budget(nodes=A_TRY // DEFENCES), farthest=max(1, left)) if left > 0 else None
        if win is None:
            return move
    return likely[0][0]


def _best(state: pente.State) -> Move:
    return search.search(state, Budget(nodes=A_MOVE)).best


def line(puzzle: Puzzle) -> tuple[Move, ...]:
    """The longest line of the proof."""
    return proof_of(puzzle).line()
