"""Searching a Pente position by iterative deepening, until the limits are reached.

>>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
>>> search(state, Budget(nodes=1000)).best
<Move G10>
"""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from fivefold.bots.limits import UNLIMITED, Budget, Stop
from fivefold.bots.pente import kernel_search as kernel
from fivefold.bots.pente.evaluation import Weights, weights
from fivefold.bots.pente.kernel_board import MAX_PLIES, PatternBoard, list_wins, new_pattern_board
from fivefold.bots.pente.kernel_moves import new_memory
from fivefold.bots.pente.kernel_value import DECISIVE as DECISIVE, WIN
from fivefold.games import pente
from fivefold.games.pente.kernel import POINTS, Table
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.notation import Move
from fivefold.games.pente.state import numbers, packed
from fivefold.refusals import Conflict

TABLE_BITS = 19
MAX_DEPTH = 40
CHUNK = 512  # positions between two readings of the clock
TIME_RESERVE = 0.002  # seconds
ROOT_WIDTH = 48  # root moves that are searched
SCALE = 1000  # a log-odd
LINE_LENGTH = 8  # moves of a principal line
MAX_HORIZON = kernel.LAST_PLY
UNSEARCHED = -WIN


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How far a search goes: to the iteration of this `depth`, forced lines beyond it, but none beyond the `horizon`.

    Root moves within `margin` of the best get exact values.
    """

    depth: int = MAX_DEPTH
    horizon: int = MAX_HORIZON
    margin: int = 0


NO_LIMITS = SearchLimits()


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found: root moves and their values, the best first, the depth, the positions, the principal line.

    A value is in thousandths of log-odds; beyond `DECISIVE` a win is seen, though not proved.
    """

    moves: tuple[tuple[Move, int], ...]
    depth: int
    nodes: int
    line: tuple[Move, ...] = ()

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0][0]

    @property
    def only(self) -> bool:
        """Was only one move searched?"""
        return len(self.moves) == 1 or self.moves[1][1] == UNSEARCHED

    @property
    def value(self) -> int:
        """The value of the position to the side to move."""
        return self.moves[0][1]


def pattern_board(state: pente.State, table: Weights | None = None) -> PatternBoard:
    """The position as the search takes it."""
    stones, tallies, law = packed(state)
    return new_pattern_board(stones, tallies, law, numbers(state.fives), numbers(state.seen), (table or weights()).used)


def new_table() -> Table:
    """An empty transposition table for `search`."""
    return np.zeros((1 << TABLE_BITS, 2), np.int64)


class Searcher:
    """One thread of a search: its own board and memory, the common transposition table."""

    def __init__(self, state: pente.State, table: Table, with_weights: Weights, horizon: int = MAX_HORIZON) -> None:
        self.state = state
        self.board = pattern_board(state, with_weights)
        self.memory = new_memory(MAX_PLIES)
        self.frames = np.zeros((MAX_PLIES, kernel.FIELDS), np.int64)
        self.frames[0, kernel.HORIZON] = min(horizon, MAX_HORIZON)
        self.balance = with_weights.balance
        self.table = table
        self.control = np.zeros(kernel.CONTROLS, np.int64)

    @property
    def nodes(self) -> int:
        """How many positions it has searched."""
        return int(self.control[kernel.NODES])

    def search_depth(self, codes: Table, depth: int, margin: int, over: Stop, most: int | None) -> tuple[int, Table]:
        """(how many moves were finished, their values) after an iteration over root moves in this order."""
        values = np.full(len(codes), -WIN)
        kernel.start(self.memory, self.frames, self.control, codes, depth, margin)
        done = 0
        while not done:
            chunk = CHUNK if most is None else min(CHUNK, most - self.nodes)
            if chunk <= 0 or over():
                break
            done = kernel.resume(
                self.board, self.memory, self.frames, self.balance, self.table, self.control, values, chunk
            )
        if not done:
            kernel.abort(self.board, self.control)
        return int(self.frames[0, kernel.AT_MOVE]), values

    def root_moves(self) -> list[int]:
        """The root moves to search, the likeliest first."""
        n = kernel.list_root(self.board, self.memory)
        return self.memory.codes[0, :n].tolist()

    def line(self, code: int) -> Iterator[Move]:
        """A move and what the table says comes after it, as far as the rules agree."""
        state = self.state
        for _ in range(LINE_LENGTH):
            move = pente.move_of(code)
            if move not in pente.legal_moves(state):
                return
            yield move
            state = pente.play(state, move)
            code = int(kernel.stored_move(pente.key(state), self.table))
            if code < 0:
                return


def search(
    state: pente.State,
    budget: Budget = UNLIMITED,
    limits: SearchLimits = NO_LIMITS,
    *,
    threads: int = 1,
    among: Sequence[Move] = (),
    table: Table | None = None,
    with_weights: Weights | None = None,
) -> SearchResult:
    """Search until the budget is spent or the limits are reached, whichever is first.

    `among` restricts the root moves; a transposition `table` that was used before makes a second search of a position
    quicker. On one thread without a budget of seconds equal questions get equal answers.
    """
    if pente.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to think about", code="game-over")
    over = budget.begin(TIME_RESERVE)
    common = new_table() if table is None else table
    used = with_weights or weights()
    searchers = [Searcher(state, common, used, limits.horizon) for _ in range(threads)]
    legal = [code_of(move) for move in among] if among else legal_moves(*packed(state)).tolist()

    likely = [code for code in searchers[0].root_moves() if code in set(legal)][:ROOT_WIDTH]
    run = _Deepening(searchers[0], likely or legal[:ROOT_WIDTH], legal, limits.margin, over)
    run.go_with(searchers[1:], limits.depth, budget.nodes)
    moves = tuple((pente.move_of(code), value) for code, value in run.found)
    line = tuple(searchers[0].line(run.found[0][0]))
    return SearchResult(moves, run.depth, sum(searcher.nodes for searcher in searchers), line)


def immediate_wins(state: pente.State) -> list[Move]:
    """The points where a stone of the side to move would make a five that counts, or take the fifth pair.

    >>> immediate_wins(pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5))
    [<Move G10>, <Move M10>]
    """
    if pente.to_move(state) is None or state.moving:
        return []
    points = np.zeros(POINTS, np.int64)
    n = list_wins(pattern_board(state), state.seat, points)
    return [Move(int(point)) for point in points[:n]]


def code_of(move: Move) -> int:
    """A move as one number.

    >>> code_of(Move(180)), pente.move_of(code_of(Move(3, 2)))
    (180, <Move C1-D1>)
    """
    return (move.origin + 1) * POINTS + move.point if move != pente.PASS else (POINTS + 1) * POINTS


class _Deepening:
    """Iterative deepening by the first searcher; `found` always holds a move."""

    def __init__(self, searcher: Searcher, likely: list[int], legal: list[int], margin: int, over: Stop) -> None:
        self.searcher, self.margin, self.over = searcher, margin, over
        self.codes = np.array(likely)
        # Moves that are not likely are never searched, and stay behind all that are.
        self.found = [(code, 0) for code in likely] + [(code, UNSEARCHED) for code in legal if code not in set(likely)]
        self.depth = 0
        self.ended = False

    def go(self, deepest: int, nodes: int | None) -> None:
        """Deepen until a limit is reached."""
        for depth in range(1, deepest + 1):
            margin = WIN if depth == 1 else self.margin
            done, values = self.searcher.search_depth(self.codes, depth, margin, self.over, nodes)
            self._record(done, values, depth)
            if done < len(self.codes) or abs(self.found[0][1]) > DECISIVE or len(self.codes) == 1:
                return
            self.codes = np.array([code for code, _ in self.found[: len(self.codes)]])

    def go_with(self, others: Sequence[Searcher], deepest: int, nodes: int | None) -> None:
        """Deepen while helpers fill the common table."""
        workers = [threading.Thread(target=self._help, args=(n, other)) for n, other in enumerate(others, 1)]
        for worker in workers:
            worker.start()
        try:
            self.go(deepest, nodes)
        finally:
            self.ended = True
            for worker in workers:
                worker.join()

    def _help(self, number: int, searcher: Searcher) -> None:
        for depth in range(2, MAX_DEPTH):
            codes = np.array([code for code, _ in self.found[: len(self.codes)]])
            if searcher.search_depth(codes, depth + number % 2, 0, lambda: self.ended, None)[0] < len(codes):
                return

    def _record(self, done: int, values: Table, depth: int) -> None:
        """Record an iteration; an aborted one counts where it found a better move than the old best one."""
        searched = [(int(code), int(value)) for code, value in zip(self.codes[:done], values[:done], strict=True)]
        if not searched:
            return
        if done == len(self.codes):
            self.depth = depth
        old = dict(self.found)
        top = max(value for _, value in searched)
        # Only the best and what is within the margin is a true value; the others stay in the order they had.
        true = sorted((pair for pair in searched if pair[1] >= top - self.margin or depth == 1), key=lambda p: -p[1])
        named, now = {code for code, _ in true}, dict(searched)
        rest = [(code, min(now.get(code, value), top)) for code, value in old.items() if code not in named]
        rest.sort(key=lambda pair: pair[1] == UNSEARCHED)
        self.found = true + rest
