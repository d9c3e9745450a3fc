"""Pente's strong player: it plays a proved win if it finds one, and else the best move of the search.

>>> state = pente.read_position("19/" * 9 + "7wwww8/19/19/19/4b2b1bb8" + "/19" * 5)
>>> Engine(seconds=0.1).choose(state, random.Random(1)) in (pente.Move(177), pente.Move(182))
True
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from fivefold.bots.limits import Budget, Clock, Stop
from fivefold.bots.pente import search
from fivefold.bots.pente.evaluation import Weights, strongest, weights
from fivefold.bots.pente.proof import Prover, Unknown, can_prove, questions
from fivefold.bots.pente.search import SearchLimits, SearchResult
from fivefold.games import pente
from fivefold.games.pente.kernel import Table
from fivefold.games.pente.notation import Move
from fivefold.games.pente.scoring import points

FIRST_SEARCH = 0.6  # of the time is over when the first best move is asked about
LATE = 0.9  # of the time: then nothing new is begun
GUARDED = 6  # moves that are asked about
OPENING_TURNS = 4  # in which moves that seem about equal are drawn by lot
ABOUT_EQUAL = 80  # thousandths of log-odds
OPENING_DEPTH = 4


@dataclass(frozen=True)
class Engine:
    """Thinks `seconds` a move, or `nodes` positions (then equal random numbers give equal moves on one thread).

    `depth` limits the search, whose forced lines go on beyond it, but not beyond the `horizon`; `proves` is whether it
    looks for proved wins: its own in the share `proving` of the time, the enemy's after its move in `guarding` of it;
    `net` is whether it evaluates with the net, where that was trained for the game.
    """

    seconds: float | None = 1.0
    nodes: int | None = None
    depth: int = search.MAX_DEPTH
    horizon: int = search.MAX_HORIZON
    threads: int = 1
    proves: bool = True
    net: bool = True
    proving: float = 0.15
    guarding: float = 0.15
    clock: Clock = time.perf_counter

    def choose(self, state: pente.State, rng: random.Random, stop: Stop | None = None) -> Move:
        """The best move it finds, in the opening by lot among near equals; when `stop` says yes, the best so far."""
        if state.options.points and (richest := most_points(state)):
            return richest
        if state.turns < OPENING_TURNS:
            limits = SearchLimits(min(self.depth, OPENING_DEPTH), self.horizon, ABOUT_EQUAL)
            budget = Budget(nodes=self.nodes, stop=stop)
            about = search.search(state, budget, limits, with_weights=self.weights(state))
            if abs(about.value) < search.DECISIVE:
                return rng.choice([move for move, value in about.moves if value >= about.value - ABOUT_EQUAL])
        began = self.clock()
        if self.proves and (move := self.proved(state, stop)):
            return move
        if self.proves and can_prove(state.options):
            return self._guarded(state, began, stop)
        return self.search(state, began, stop=stop).best

    def _guarded(self, state: pente.State, began: float, stop: Stop | None) -> Move:
        """The best move after which the enemy has no proved win, as far as the time reaches.

        After a first search its best move is given to the prover. If it is refuted, the others are searched again; if
        it stands, all are in the time that is left, and another best move is given to the prover too.
        """
        table, refuted, safe = search.new_table(), set[Move](), None
        result = first = self.search(state, began, FIRST_SEARCH, table=table, stop=stop)
        while abs(result.value) < search.DECISIVE and not result.only and result.best != safe:
            if self._is_refuted(state, result.best, began, stop):
                refuted.add(result.best)
            elif safe is None:
                safe = result.best
            else:
                return result.best
            others = [move for move in pente.legal_moves(state) if move not in refuted]
            if not others or len(refuted) == GUARDED or self._late(began):
                return safe or first.best
            result = self.search(state, began, table=table, among=others, stop=stop)
            if result.depth < (first.depth if safe else 1) and result.value < search.DECISIVE:
                return safe or first.best  # there was no time for a deeper iteration
        # Where all the others are seen to lose, what is only refuted by a long proof is the better try.
        return first.best if refuted and result.value < -search.DECISIVE else result.best

    def _late(self, began: float) -> bool:
        return self.seconds is not None and self.clock() - began > LATE * self.seconds

    def _is_refuted(self, state: pente.State, move: Move, began: float, stop: Stop | None) -> bool:
        """Has the enemy a proved win after this move, as far as a share of the time shows?"""
        after, seconds = pente.play(state, move), None
        if pente.to_move(after) is None:
            return False
        if self.seconds is not None:
            left = self.seconds - search.TIME_RESERVE - (self.clock() - began)
            seconds = min(self.guarding * self.seconds, left)
        prover = Prover(after, Budget(seconds, self._share(self.guarding / 2), stop, self.clock))
        try:
            return any(prover.wins(left, quiet) for left, quiet in questions(7))
        except Unknown:
            return False

    def _share(self, share: float) -> int | None:
        """This share of the positions of a move."""
        return None if self.nodes is None else int(share * self.nodes)

    def search(
        self,
        state: pente.State,
        began: float,
        share: float = 1.0,
        *,
        table: Table | None = None,
        among: Sequence[Move] = (),
        stop: Stop | None = None,
    ) -> SearchResult:
        """What the search finds until this share of the time since the move began is over."""
        seconds = None if self.seconds is None else max(0.0, share * self.seconds - (self.clock() - began))
        nodes = self._share(share if table is None or not among else 1 - FIRST_SEARCH)
        return search.search(
            state,
            Budget(seconds, nodes, stop, self.clock),
            SearchLimits(self.depth, self.horizon),
            threads=self.threads,
            among=among,
            table=table,
            with_weights=self.weights(state),
        )

    def weights(self, state: pente.State) -> Weights:
        """What its search evaluates with: the net where it has one for the game."""
        return strongest(state.options) if self.net else weights()

    def proved(self, state: pente.State, stop: Stop | None = None) -> Move | None:
        """The first move of a proved win, if one is found in a share of the time."""
        if not can_prove(state.options):
            return None
        seconds = None if self.seconds is None else self.proving * self.seconds
        prover = Prover(state, Budget(seconds, self._share(self.proving), stop, self.clock))
        try:
            for left, quiet in questions(10):
                if move := prover.first_move(left, quiet):
                    return move
        except Unknown:
            pass
        return None


def most_points(state: pente.State) -> Move | None:
    """Where points count (PT18): of the moves that win at once the one that gains the most."""
    seat, found = state.seat, []
    for move in search.immediate_wins(state):
        after = pente.play(state, move)
        if after.ended:
            gained = points(after)
            found.append((gained[seat % 2] - gained[1 - seat % 2], move))
    return max(found, key=lambda pair: pair[0])[1] if found else None
