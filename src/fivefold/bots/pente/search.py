"""Thinking about a Pente position: one look after the other, each a turn deeper, until the time is up.

>>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
>>> think(state, nodes=1000).best
<Move H10>
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from fivefold.bots.pente import kernel_search as kernel
from fivefold.bots.pente.evaluation import Weights, weights
from fivefold.bots.pente.kernel_desk import DEEPEST, Desk, new_desk
from fivefold.bots.pente.kernel_moves import new_memory
from fivefold.games import pente
from fivefold.games.core import Refused
from fivefold.games.pente.kernel import POINTS, Table
from fivefold.games.pente.kernel_position import legal_moves
from fivefold.games.pente.notation import Move
from fivefold.games.pente.state import numbers, packed

Stop = Callable[[], bool]

TABLE_BITS = 19
ENDLESS = 1 << 60
DEEPEST_LOOK = 40
OFTEN = 0.004  # seconds between looks at the clock
NEAR_FIRST = 48  # moves that deep looks consider
SCALE = 1000  # a log-odd


@dataclass(frozen=True, slots=True)
class Thought:
    """What thinking found: moves and their worths, the best first, how deep, after how many positions.

    A worth is in thousandths of log-odds; beyond `kernel.SURE` a win is seen, though not proved.
    """

    moves: tuple[tuple[Move, int], ...]
    depth: int
    nodes: int

    @property
    def best(self) -> Move:
        """The move to play."""
        return self.moves[0][0]

    @property
    def worth(self) -> int:
        """What the position is worth to the side to move."""
        return self.moves[0][1]


def desk_of(state: pente.State, table: Weights | None = None) -> Desk:
    """The position as the search takes it."""
    board, tallies, law = packed(state)
    return new_desk(board, tallies, law, numbers(state.fives), numbers(state.seen), (table or weights()).patterns)


class Thinker:
    """One thread's share of a search: its own desk and memory, the common table."""

    def __init__(self, state: pente.State, table: Table, limit: int, with_weights: Weights) -> None:
        self.desk = desk_of(state, with_weights)
        self.memory = new_memory(DEEPEST)
        self.balance = with_weights.balance
        self.table = table
        self.control = np.zeros(kernel.CONTROLS, np.int64)
        self.control[kernel.LIMIT] = limit

    def look(self, codes: Table, depth: int, margin: int) -> tuple[int, Table]:
        """(how many moves were finished, their worths) after a look at moves in this order."""
        worths = np.full(len(codes), -kernel.WIN)
        done = kernel.look(
            self.desk, self.memory, self.balance, self.table, self.control, codes, worths, depth, margin
        )
        return int(done), worths


def think(
    state: pente.State,
    *,
    seconds: float | None = None,
    nodes: int = ENDLESS,
    depth: int = DEEPEST_LOOK,
    threads: int = 1,
    margin: int = 0,
    among: Sequence[Move] = (),
    stop: Stop | None = None,
    with_weights: Weights | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> Thought:
    """What is to be found out with so much time, so many positions, or so deep; whichever ends first.

    Moves within `margin` of the best get their true worth; `among` restricts the moves. On one thread without
    `seconds` equal questions get equal answers.
    """
    if pente.to_move(state) is None:
        raise Refused("The game is over; there is nothing to think about", code="game-over")
    began = clock()
    table = np.zeros((1 << TABLE_BITS, 2), np.int64)
    used = with_weights or weights()
    thinkers = [Thinker(state, table, nodes, used) for _ in range(threads)]
    codes = np.array([code_of(move) for move in among]) if among else legal_moves(*packed(state))
    run = _Run(thinkers[0], codes, depth, margin)
    if seconds is None and stop is None and threads == 1:
        run.go()
    else:
        _watched(run, thinkers[1:], began + (seconds if seconds is not None else 1e9), stop, clock)
    moves = tuple((pente.move_of(code), worth) for code, worth in run.found)
    return Thought(moves, run.depth, sum(int(thinker.control[kernel.NODES]) for thinker in thinkers))


def code_of(move: Move) -> int:
    """A move as one number.

    >>> code_of(Move(180)), pente.move_of(code_of(Move(3, 2)))
    (180, <Move D1 from C1>)
    """
    return (move.origin + 1) * POINTS + move.point if move != pente.PASS else (POINTS + 1) * POINTS


class _Run:
    """The looks of the first thinker, deeper and deeper; `found` always holds a move."""

    def __init__(self, thinker: Thinker, codes: Table, depth: int, margin: int) -> None:
        self.thinker, self.codes, self.most, self.margin = thinker, codes, depth, margin
        self.found: list[tuple[int, int]] = [(int(code), 0) for code in codes]
        self.depth = 0

    def go(self) -> None:
        """Look until something ends it."""
        for depth in range(1, self.most + 1):
            done, worths = self.thinker.look(self.codes, depth, kernel.WIN if depth == 1 else self.margin)
            self._take_in(done, worths, depth)
            if done < len(self.codes) or abs(self.found[0][1]) > kernel.SURE:
                return
            if depth == 1 and len(self.codes) == 1:
                return
            self.codes = np.array([code for code, _ in self.found[: NEAR_FIRST if depth > 1 else None]])

    def _take_in(self, done: int, worths: Table, depth: int) -> None:
        """Keep what a look found; a broken one counts where it found something better than the old best move."""
        looked = [(int(code), int(worth)) for code, worth in zip(self.codes[:done], worths[:done], strict=True)]
        if not looked:
            return
        if done == len(self.codes):
            self.depth = depth
        old = {code: worth for code, worth in self.found}
        place = {code: n for n, (code, _) in enumerate(self.found)}
        top = max(worth for _, worth in looked)
        # Only the best and what is within the margin is a true worth; the others stay in the order they had.
        true = sorted((pair for pair in looked if pair[1] >= top - self.margin or depth == 1), key=lambda p: -p[1])
        named = {code for code, _ in true}
        now = dict(looked)
        rest = [(code, min(now.get(code, old[code]), top)) for code in sorted(old, key=place.__getitem__)]
        self.found = true + [pair for pair in rest if pair[0] not in named]


def _watched(
    run: _Run, others: list[Thinker], deadline: float, stop: Stop | None, clock: Callable[[], float]
) -> None:
    """Run on threads of their own while this one looks at the clock."""
    done = threading.Event()
    trouble: list[BaseException] = []

    def first() -> None:
        try:
            run.go()
        except BaseException as wrong:
            trouble.append(wrong)
        finally:
            done.set()

    def other(number: int, thinker: Thinker) -> None:
        codes = np.roll(run.codes, -number)
        for depth in range(2, run.most + 1):
            if thinker.look(codes, depth + number % 2, 0)[0] < len(codes):
                return
            codes = np.array([code for code, _ in run.found[:NEAR_FIRST]])

    workers = [threading.Thread(target=first)]
    workers += [threading.Thread(target=other, args=(n + 1, thinker)) for n, thinker in enumerate(others)]
    for worker in workers:
        worker.start()
    while not done.wait(OFTEN):
        if clock() > deadline - OFTEN or (stop and stop()):
            run.thinker.control[kernel.STOP] = 1
            done.wait()
    for thinker in others:
        thinker.control[kernel.STOP] = 1
    for worker in workers:
        worker.join()
    if trouble:
        raise trouble[0]
