"""A duellist who never lets a won game go.

It plays the stored answers at the beginning and searches to the end of the game after that. All limits are numbers of
positions, not seconds, so that equal positions and random numbers give equal moves.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from fivefold.bots.katamino_duel import book, kernel
from fivefold.bots.katamino_duel.solver import Position, Solver, images, position_of
from fivefold.bots.limits import Budget, Stop
from fivefold.games import katamino_duel
from fivefold.games.katamino_duel.kernel import Table
from fivefold.games.katamino_duel.placements import BOARD, MOVES, PLACEMENT, tables_of

EARLY = 4_000_000  # positions spent on resistance; about a second
MOST = 60_000_000  # positions for a search where pieces need not touch; that is too few for the first two of them
TABLE_BITS = 21
EARLY_BITS = 23  # after a draft, where one placement or none is laid


def by_replies(state: katamino_duel.State) -> list[tuple[int, int]]:
    """Every legal placement with the replies it leaves, the fewest first; late, what loses at once comes last."""
    seat = katamino_duel.to_move(state) or 0
    placements, replies = kernel.replies(
        *tables_of(state.options),
        np.uint64(state.taken),
        state.left[seat],
        state.left[1 - seat],
        int(state.options.shared),
    )
    order: Table = np.argsort(replies, kind="stable")
    return [(int(placements[i]), int(replies[i])) for i in order]


def pick(state: katamino_duel.State, rng: random.Random) -> katamino_duel.Move:
    """A piece in the draft: one that wins by what is stored, else the one with the largest share of won divisions.

    >>> state = katamino_duel.start(katamino_duel.Options("draft"))
    >>> pick(state, random.Random(1)) in katamino_duel.legal_moves(state)
    True
    """
    seat = katamino_duel.to_move(state) or 0
    known = book.draft()
    scores: dict[katamino_duel.Move, float] = {}
    for move in katamino_duel.legal_moves(state):
        hands = katamino_duel.play(state, move).hands
        value = known.value(*hands)
        starter = known.share(*hands) if value is None else 2.0 * value - 0.5 + 0.01 * known.share(*hands)
        scores[move] = -starter if seat else starter
    best = max(scores.values())
    return rng.choice([move for move, score in scores.items() if score == best])


@dataclass(frozen=True)
class Perfect:
    """Wins whatever can be won.

    >>> state = katamino_duel.start()
    >>> state = katamino_duel.play(state, Perfect().choose(state, random.Random(1)))
    >>> state.laid
    1
    """

    resistance: int = EARLY

    def choose(self, state: katamino_duel.State, rng: random.Random, stop: Stop | None = None) -> katamino_duel.Move:
        """A winning placement; where there is none, the one after which the win is hardest to find."""
        if state.drafting:
            return pick(state, rng)
        known = book.stored(state)
        winning = [placement for placement, wins in known.items() if wins]
        if winning:
            return MOVES[rng.choice(winning)]
        if state.laid == 0 and len(known) == len(position_of(state).legal()):
            return MOVES[_longest_refuted(state, sorted(known), rng)]
        solver = Solver(TABLE_BITS if state.laid > 1 else EARLY_BITS)
        if not known:
            budget = Budget(nodes=None if state.options.touching else MOST, stop=stop)
            found = solver.solve(position_of(state), budget).placement
            if found is not None:
                return MOVES[found]
        return MOVES[self.resist(state, solver, stop)]

    def resist(self, state: katamino_duel.State, solver: Solver, stop: Stop | None = None) -> int:
        """The placement after which the smallest share of the replies wins, of those that could be searched."""
        left = self.resistance
        best, least = -1, 2.0
        for placement, _ in by_replies(state):
            share, spent = _share_of_wins(position_of(state).after(placement), solver, Budget(nodes=left, stop=stop))
            left -= spent
            if share is None:
                break
            if share < least:
                best, least = placement, share
        return best if best >= 0 else by_replies(state)[0][0]


def _longest_refuted(state: katamino_duel.State, placements: Sequence[int], rng: random.Random) -> int:
    """Of first placements that all lose, one that took the solver longest to refute."""
    nodes = {placement: known.nodes for placement in placements if (known := book.first_move(state, placement))}
    longest = max(nodes, key=lambda placement: (nodes[placement], -placement))
    return rng.choice(sorted(set(images(longest))))


def _share_of_wins(position: Position, solver: Solver, budget: Budget) -> tuple[float | None, int]:
    """The share of the replies that win, and the positions it took; None if the budget does not suffice."""
    replies, spent, wins, nodes = position.legal(), 0, 0, budget.nodes or 0
    for reply in replies:
        if spent >= nodes:
            return None, spent
        result = solver.solve(position.after(reply), replace(budget, nodes=nodes - spent))
        spent += result.nodes + 1
        if result.wins is None:
            return None, spent
        wins += not result.wins
    return wins / max(1, len(replies)), spent


def placement_of(move: katamino_duel.Move) -> int:
    """The number of a placement.

    >>> MOVES[placement_of(MOVES[7])] == MOVES[7]
    True
    """
    return PLACEMENT[move.piece - 1, BOARD.mask(move.squares)]
