"""Proved wins in Pente: is there one, by which first moves, and the tree of answers that shows it.

>>> state = pente.read_position("19/" * 9 + "7www9/19/19/19/4b2b1b9" + "/19" * 5)
>>> win = find_win(state)
>>> win.moves, [pente.write_move(state, move, "K10") for move in winning_moves(state, 2)]
(2, ['G10', 'L10'])
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import numpy as np

from fivefold.bots.limits import UNLIMITED, Budget
from fivefold.bots.pente import kernel_proof as kernel
from fivefold.bots.pente.certificate import Proof
from fivefold.bots.pente.kernel_board import MAX_PLIES, advance, list_wins, next_colour, retreat
from fivefold.bots.pente.kernel_moves import list_answers, new_memory
from fivefold.bots.pente.kernel_threats import real_threat
from fivefold.bots.pente.search import pattern_board
from fivefold.games import pente
from fivefold.games.pente.kernel import CLAIM, ENDED, POINTS, mover
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.kernel_rules import legal_codes
from fivefold.games.pente.notation import Move
from fivefold.games.pente.options import Options
from fivefold.games.pente.state import packed

CHUNK = 1024  # positions between two readings of the clock
TABLE_BITS = 17
MAX_HORIZON = 14  # own moves
EXHAUSTIVE = 3  # own moves: up to here all winning first moves are known exactly


class Unknown(Exception):
    """The budget was spent before the question was answered."""


def can_prove(options: Options) -> bool:
    """Wins are proved for two sides whose stones stay where they are.

    Under the reply rule the fives that count must be seen on the board, so five or more in a row must count; and rows
    of four must not weigh, since the prover answers a claim by captures and fives alone.

    >>> can_prove(Options()), can_prove(Options(reply=True)), can_prove(Options(teams=True))
    (True, True, False)
    """
    if options.reply and (options.points or options.line == "exactly_five"):
        return False
    return not (options.teams or options.exhaustion == "move")


class Prover:
    """A position, and a table of what is known about it and the positions after it.

    All questions together have one budget, whose clock starts here.
    """

    def __init__(self, state: pente.State, budget: Budget = UNLIMITED) -> None:
        self.state = state
        self.board = pattern_board(state)
        self.memory = new_memory(MAX_PLIES)
        self.frames = np.zeros((MAX_PLIES, kernel.FIELDS), np.int64)
        self.table = np.zeros((1 << TABLE_BITS, 2), np.int64)
        self.control = np.zeros(kernel.CONTROLS, np.int64)
        self.over, self.most = budget.begin(), budget.nodes
        self._proofs: dict[tuple[object, ...], Proof] = {}

    @property
    def nodes(self) -> int:
        """How many positions it has searched."""
        return int(self.control[kernel.NODES])

    def wins(self, left: int, quiet: int) -> bool:
        """Does the side to move win within `left` own moves, `quiet` of which do not threaten at once?"""
        return self._ask(0, left, quiet)

    def _ask(self, first: int, left: int, quiet: int) -> bool:
        kernel.start(self.frames, self.control, first, left, quiet, int(self.board.turns[0]))
        done = 0
        while not done:
            if (self.most is not None and self.nodes >= self.most) or self.over():
                kernel.abort(self.board, self.control)
                raise Unknown
            done = kernel.resume(self.board, self.memory, self.frames, self.table, self.control, CHUNK)
        return bool(self.control[kernel.VALUE])

    def first_move(self, left: int, quiet: int) -> Move | None:
        """A first move that wins within `left` own moves; up to EXHAUSTIVE moves every first move is tried."""
        if self.wins(left, quiet):
            return pente.move_of(int(self.frames[0, kernel.BEST_CODE]))
        if left == EXHAUSTIVE and quiet == 1:
            for code in legal_moves(*packed(self.state)).tolist():
                if self.holds(code, left, quiet):
                    return pente.move_of(code)
        return None

    def holds(self, code: int, left: int, quiet: int) -> bool:
        """Does this first move win within `left` own moves (this one included)?"""
        advance(self.board, code)
        try:
            if self.board.facts[ENDED]:
                return bool(self.board.facts[ENDED] & 3 == self.state.seat & 1)
            return (left > 1 or self.state.options.reply) and self._ask(1, left - 1, quiet)
        finally:
            retreat(self.board)

    def proof(self, left: int, quiet: int) -> Proof:
        """The tree of a win that `wins` has found."""
        assert self.wins(left, quiet)
        return self._after_move(int(self.frames[0, kernel.BEST_CODE]), left, quiet)

    def proof_of(self, code: int, left: int, quiet: int) -> Proof:
        """The tree of a first move that `holds`."""
        return self._after_move(code, left, quiet)

    def _after_move(self, code: int, left: int, quiet: int) -> Proof:
        board = self.board
        advance(board, code)
        try:
            if board.facts[ENDED]:
                return self._shared(code, {}, None)
            if self.state.options.reply:
                return self._after_claim_or_threat(code, left, quiet)
            points = np.zeros(2 * POINTS, np.int64)
            wins = int(list_wins(board, next_colour(board.facts), points))
            if wins:
                n = int(list_answers(board, mover(board.facts), points, wins))
                last = self._shared(int(points[0]), {}, None)
                replies = {int(point): self._after_reply(int(point), left - 1, quiet) for point in points[:n]}
                return self._shared(code, replies, last)
            codes = np.zeros(9 * POINTS, np.int64)
            n = int(legal_codes(board.lines, board.facts, board.law, codes))
            every = {int(reply): self._after_reply(int(reply), left - 1, quiet - 1) for reply in codes[:n]}
            common = Counter(map(id, every.values())).most_common(1)[0][0]
            otherwise = next(proof for proof in every.values() if id(proof) == common)
            return self._shared(code, {r: p for r, p in every.items() if p is not otherwise}, otherwise)
        finally:
            retreat(board)

    def _after_claim_or_threat(self, code: int, left: int, quiet: int) -> Proof:
        """`_after_move` under the reply rule: a reply that ends the game lost it, every other has its answer."""
        board = self.board
        points, room = np.zeros((2, 2 * POINTS), np.int64)
        unforced = not board.facts[CLAIM] and real_threat(board, points, room) < 0
        codes = np.zeros(9 * POINTS, np.int64)
        every = {}
        for reply in codes[: int(legal_codes(board.lines, board.facts, board.law, codes))].tolist():
            advance(board, reply)
            over = board.facts[ENDED]
            retreat(board)
            if not over:
                every[reply] = self._after_reply(reply, left - 1, quiet - unforced)
        if not every:
            return self._shared(code, {}, None)
        common = Counter(map(id, every.values())).most_common(1)[0][0]
        otherwise = next(proof for proof in every.values() if id(proof) == common)
        return self._shared(code, {r: p for r, p in every.items() if p is not otherwise}, otherwise)

    def _after_reply(self, code: int, left: int, quiet: int) -> Proof:
        advance(self.board, code)
        try:
            for fewer in range(1, left + 1):
                if self.wins(fewer, quiet):
                    return self.proof(fewer, quiet)
            raise AssertionError("a proved win has an answer to every reply")
        finally:
            retreat(self.board)

    def _shared(self, code: int, replies: Mapping[int, Proof], otherwise: Proof | None) -> Proof:
        """Equal trees are one and the same value, so that they are easily compared and counted."""
        key = (code, tuple(sorted((reply, id(proof)) for reply, proof in replies.items())), id(otherwise))
        if key not in self._proofs:
            after = [*replies.values(), *([otherwise] if otherwise else [])]
            self._proofs[key] = Proof(
                pente.move_of(code),
                {pente.move_of(reply): proof for reply, proof in replies.items()},
                otherwise,
                1 + max((proof.moves for proof in after), default=0),
            )
        return self._proofs[key]


def questions(farthest: int) -> list[tuple[int, int]]:
    """(own moves, quiet moves) in the order in which a win is looked for.

    >>> questions(4)
    [(1, 0), (2, 0), (3, 0), (3, 1), (4, 0), (4, 1), (4, 2)]
    """
    found = []
    for left in range(1, farthest + 1):
        found.append((left, 0))
        found += [(left, quiet) for quiet in (1, 2, 3) if left >= quiet + 2 and left <= 6 + 2 * (quiet == 1)]
    return found


def find_win(state: pente.State, budget: Budget = UNLIMITED, *, farthest: int = 6) -> Proof | None:
    """A proved win of the side to move with its tree, or None where the budget shows none."""
    if pente.to_move(state) is None or not can_prove(state.options):
        return None
    prover = Prover(state, budget)
    try:
        for left, quiet in questions(farthest):
            if move := prover.first_move(left, quiet):
                prover.over, prover.most = UNLIMITED.begin(), UNLIMITED.nodes  # the tree is written down whole
                return prover.proof_of(move.point, left, quiet)
    except Unknown:
        pass
    return None


def winning_moves(state: pente.State, within: int, *, quiet: int = 1, prover: Prover | None = None) -> dict[Move, int]:
    """Every first move that wins within `within` own moves, and in how many; exact up to EXHAUSTIVE moves."""
    if pente.to_move(state) is None or not can_prove(state.options):
        return {}
    asked = prover or Prover(state)
    found: dict[Move, int] = {}
    codes = legal_moves(*packed(state)).tolist()
    for left in range(1, within + 1):
        for code in codes:
            move = pente.move_of(code)
            if move not in found and asked.holds(code, left, min(quiet, left - 2) if left > 2 else 0):
                found[move] = left
    return found
