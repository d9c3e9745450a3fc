"""Thinking about a Pente position: one look after the other, each a turn deeper, until the time is up.

>>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
>>> think(state, nodes=1000).best
<Move G10>
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from fivefold.bots.core import Stop
from fivefold.bots.pente import kernel_search as kernel
from fivefold.bots.pente.evaluation import Weights, weights
from fivefold.bots.pente.kernel_desk import DEEPEST, Desk, list_wins, new_desk
from fivefold.bots.pente.kernel_moves import new_memory
from fivefold.bots.pente.kernel_worth import SURE as SURE, WIN
from fivefold.games import pente
from fivefold.games.pente.kernel import POINTS, Table
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.notation import Move
from fivefold.games.pente.state import numbers, packed
from fivefold.refusals import Conflict

TABLE_BITS = 19
ENDLESS = 1 << 60
DEEPEST_LOOK = 40
CHUNK = 512  # positions between looks at the clock
SPARE = 0.002  # seconds
NEAR_FIRST = 48  # moves that deep looks consider
SCALE = 1000  # a log-odd
LINE = 8  # moves of a principal line
FARTHEST = kernel.LAST_PLY
UNSEEN = -WIN


@dataclass(frozen=True, slots=True)
class Thought:
    """What thinking found: moves and their worths, the best first, how deep, after how many positions.

    A worth is in thousandths of log-odds; beyond `SURE` a win is seen, though not proved.
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
        """Was there but one move worth a look?"""
        return len(self.moves) == 1 or self.moves[1][1] == UNSEEN

    @property
    def worth(self) -> int:
        """What the position is worth to the side to move."""
        return self.moves[0][1]


def desk_of(state: pente.State, table: Weights | None = None) -> Desk:
    """The position as the search takes it."""
    board, tallies, law = packed(state)
    return new_desk(board, tallies, law, numbers(state.fives), numbers(state.seen), (table or weights()).patterns)


def new_table() -> Table:
    """An empty table for `think`."""
    return np.zeros((1 << TABLE_BITS, 2), np.int64)


class Thinker:
    """One thread's share of a search: its own desk and memory, the common table."""

    def __init__(self, state: pente.State, table: Table, with_weights: Weights, horizon: int = FARTHEST) -> None:
        self.state = state
        self.desk = desk_of(state, with_weights)
        self.memory = new_memory(DEEPEST)
        self.frames = np.zeros((DEEPEST, kernel.FIELDS), np.int64)
        self.frames[0, kernel.HORIZON] = min(horizon, FARTHEST)
        self.balance = with_weights.balance
        self.table = table
        self.control = np.zeros(kernel.CONTROLS, np.int64)

    @property
    def nodes(self) -> int:
        """How many positions it has looked at."""
        return int(self.control[kernel.NODES])

    def look(self, codes: Table, depth: int, margin: int, enough: Stop, most: int) -> tuple[int, Table]:
        """(how many moves were finished, their worths) after a look at moves in this order."""
        worths = np.full(len(codes), -WIN)
        kernel.begin(self.memory, self.frames, self.control, codes, depth, margin)
        done = 0
        while not done:
            chunk = min(CHUNK, most - self.nodes)
            if chunk <= 0 or enough():
                break
            done = kernel.go_on(
                self.desk, self.memory, self.frames, self.balance, self.table, self.control, worths, chunk
            )
        if not done:
            kernel.break_off(self.desk, self.control)
        return int(self.frames[0, kernel.AT_MOVE]), worths

    def likely(self) -> list[int]:
        """The moves worth a look, the likeliest first."""
        n = kernel.list_root(self.desk, self.memory)
        return self.memory.codes[0, :n].tolist()

    def line(self, code: int) -> Iterator[Move]:
        """A move and what the table says comes after it, as far as the rules agree."""
        state = self.state
        for _ in range(LINE):
            move = pente.move_of(code)
            if move not in pente.legal_moves(state):
                return
            yield move
            state = pente.play(state, move)
            code = int(kernel.remembered(pente.key(state), self.table))
            if code < 0:
                return


def think(
    state: pente.State,
    *,
    seconds: float | None = None,
    nodes: int = ENDLESS,
    depth: int = DEEPEST_LOOK,
    horizon: int = FARTHEST,
    threads: int = 1,
    margin: int = 0,
    among: Sequence[Move] = (),
    stop: Stop | None = None,
    table: Table | None = None,
    with_weights: Weights | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Thought:
    """Search until `seconds`, `nodes` or `depth` runs out, whichever is first.

    Forced lines are looked at beyond the depth, but none beyond the `horizon`.
    Moves within `margin` of the best get their true worth; `among` restricts the moves; a `table` that was used before
    makes a second look at a position quicker. On one thread without
    `seconds` equal questions get equal answers.
    """
    if pente.to_move(state) is None:
        raise Conflict("The game is over; there is nothing to think about", code="game-over")
    began = clock()
    common = new_table() if table is None else table
    used = with_weights or weights()
    thinkers = [Thinker(state, common, used, horizon) for _ in range(threads)]
    legal = [code_of(move) for move in among] if among else legal_moves(*packed(state)).tolist()

    def enough() -> bool:
        return (seconds is not None and clock() - began > seconds - SPARE) or (stop is not None and stop())

    likely = [code for code in thinkers[0].likely() if code in set(legal)][:NEAR_FIRST]
    run = _Run(thinkers[0], likely or legal[:NEAR_FIRST], legal, margin, enough)
    run.go_with(thinkers[1:], depth, nodes)
    moves = tuple((pente.move_of(code), worth) for code, worth in run.found)
    line = tuple(thinkers[0].line(run.found[0][0]))
    return Thought(moves, run.depth, sum(thinker.nodes for thinker in thinkers), line)


def immediate_wins(state: pente.State) -> list[Move]:
    """The points where a stone of the side to move would make a five that counts, or take the fifth pair.

    >>> immediate_wins(pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5))
    [<Move G10>, <Move M10>]
    """
    if pente.to_move(state) is None or state.moving:
        return []
    points = np.zeros(POINTS, np.int64)
    n = list_wins(desk_of(state), state.seat, points)
    return [Move(int(point)) for point in points[:n]]


def code_of(move: Move) -> int:
    """A move as one number.

    >>> code_of(Move(180)), pente.move_of(code_of(Move(3, 2)))
    (180, <Move C1-D1>)
    """
    return (move.origin + 1) * POINTS + move.point if move != pente.PASS else (POINTS + 1) * POINTS


class _Run:
    """The looks of the first thinker, deeper and deeper; `found` always holds a move."""

    def __init__(self, thinker: Thinker, likely: list[int], legal: list[int], margin: int, enough: Stop) -> None:
        self.thinker, self.margin, self.enough = thinker, margin, enough
        self.codes = np.array(likely)
        # What is not likely is never looked at, and stays behind all that was.
        self.found = [(code, 0) for code in likely] + [(code, UNSEEN) for code in legal if code not in set(likely)]
        self.depth = 0
        self.over = False

    def go(self, deepest: int, nodes: int) -> None:
        """Look until something ends it."""
        for depth in range(1, deepest + 1):
            margin = WIN if depth == 1 else self.margin
            done, worths = self.thinker.look(self.codes, depth, margin, self.enough, nodes)
            self._take_in(done, worths, depth)
            if done < len(self.codes) or abs(self.found[0][1]) > SURE or len(self.codes) == 1:
                return
            self.codes = np.array([code for code, _ in self.found[: len(self.codes)]])

    def go_with(self, others: Sequence[Thinker], deepest: int, nodes: int) -> None:
        """Look while others look too and fill the common table."""
        workers = [threading.Thread(target=self._help, args=(n, other)) for n, other in enumerate(others, 1)]
        for worker in workers:
            worker.start()
        try:
            self.go(deepest, nodes)
        finally:
            self.over = True
            for worker in workers:
                worker.join()

    def _help(self, number: int, thinker: Thinker) -> None:
        for depth in range(2, DEEPEST_LOOK):
            codes = np.array([code for code, _ in self.found[: len(self.codes)]])
            if thinker.look(codes, depth + number % 2, 0, lambda: self.over, ENDLESS)[0] < len(codes):
                return

    def _take_in(self, done: int, worths: Table, depth: int) -> None:
        """Keep what a look found; a broken one counts where it found something better than the old best move."""
        looked = [(int(code), int(worth)) for code, worth in zip(self.codes[:done], worths[:done], strict=True)]
        if not looked:
            return
        if done == len(self.codes):
            self.depth = depth
        old = dict(self.found)
        top = max(worth for _, worth in looked)
        # Only the best and what is within the margin is a true worth; the others stay in the order they had.
        true = sorted((pair for pair in looked if pair[1] >= top - self.margin or depth == 1), key=lambda p: -p[1])
        named, now = {code for code, _ in true}, dict(looked)
        rest = [(code, min(now.get(code, worth), top)) for code, worth in old.items() if code not in named]
        rest.sort(key=lambda pair: pair[1] == UNSEEN)
        self.found = true + rest
