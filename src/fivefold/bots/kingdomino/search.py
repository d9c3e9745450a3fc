"""The engine's search: the value network names a few moves, and rollouts over sampled deals tell them apart.

Every move is first scored by the network policy. The best are rolled out over the same sampled deals, the mover by the
network policy and the rivals as their kingdoms tell, for some rounds, where the value networks turn into chances of
winning, or to the end of the game. Sequential halving gives most of the time to the moves that are hard to tell
apart. The last rounds are solved (`endgame`).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fivefold.bots.kingdomino import endgame
from fivefold.bots.kingdomino.halving import Evaluate, Prior, SequentialHalving
from fivefold.bots.kingdomino.kernel_network import NETWORK
from fivefold.bots.kingdomino.kernel_rollout import Rollouts, evaluate_moves
from fivefold.bots.kingdomino.kernel_state import Doubles
from fivefold.bots.kingdomino.network import aligned, kind_of, networks
from fivefold.bots.kingdomino.policy.kernel_network import score_turns
from fivefold.bots.kingdomino.rivals import p_full_greedy
from fivefold.bots.kingdomino.state import Position, position_of
from fivefold.bots.limits import Budget
from fivefold.games import kingdomino
from fivefold.games.kingdomino.kernel import Table

GREEDY_TABLE = 0.5  # this part of the rivals being full-greedy makes one: what they will do is well known
ALL_SEATS = 0b1111
WORK_PER_SECOND = 300_000  # half of what a second allows, so that time is left for rollouts if it was not enough
WIDTH = 3  # places of a picked domino that are valued when moves are scored


@dataclass(frozen=True, slots=True)
class SearchLimits:
    """How wide and how far to search, and what to assume of the rivals.

    - `moves`: candidates that are rolled out; `places`: at most this many places for each pick.
    - `rounds`: rounds rolled out past this one.
    - `margin`: the value of a point of lead beside the chance of winning.
    - `trust`: prior weight of the network's score, in deals; `share`: floor of that weight as a fraction of all deals,
      since rollouts overrate denying others. Both shrink the surer it is that the rivals are full-greedy.
    - `p_full_greedy`: prior that a rival is full-greedy; `p_greedy`: else, the fraction of deals in which it plays our
      greedy policy instead of the fast one.
    - `work`: node budget of the endgame solver.
    """

    moves: int = 8
    places: int = 3
    rounds: int = 2
    margin: float = 0.004
    trust: float = 60.0
    share: float = 0.67
    p_greedy: float = 0.5
    p_full_greedy: float = 0.7
    work: int = endgame.WORK


@dataclass(frozen=True, slots=True)
class MoveScore:
    """A move: its value (chance of winning and a little for the lead), expected points, the chance alone, and in how
    many deals it was rolled out; 0 means that only the network has seen it."""

    move: kingdomino.Move
    value: float
    points: float
    chance: float
    deals: int


@dataclass(frozen=True, slots=True)
class SearchResult:
    """Moves, the best first; was the rest of the game solved, and exactly so?"""

    moves: tuple[MoveScore, ...]
    exact: bool = False
    solved: bool = False

    @property
    def best(self) -> kingdomino.Move:
        """The move to make."""
        return self.moves[0].move


def search(
    state: kingdomino.State,
    budget: Budget,
    *,
    seed: int,
    limits: SearchLimits | None = None,
    threads: int = 1,
    also: kingdomino.Move | None = None,
) -> SearchResult:
    """Search until the budget is spent; with a budget of nodes (playouts) the same seed gives the same result.

    The move `also` is rolled out even if the network does not name it.
    """
    began = budget.clock()
    position = position_of(state)
    limits = limits or SearchLimits()
    part = full_greedy_part(position, limits)
    end = _solved(position, part, budget, limits)
    if end and (also is None or also in {position.move(*turn) for turn in end.turns}):
        return _solved_result(position, end)
    scored = score_moves(position, part)
    live = named(scored, limits)
    live += [i for i, one in enumerate(scored) if one.found.move == also and i not in live]
    if len(live) == 1 or not (budget.nodes or budget.seconds):
        first, found = live, [one.found for one in scored]
    else:
        first, found = _rolled_out(position, scored, live, SearchContext(budget, began, seed, limits, threads, part))
    rest = [i for i in range(len(scored)) if i not in set(live)]
    return SearchResult(tuple(found[i] for i in (*first, *rest)))


@dataclass(frozen=True, slots=True)
class SearchContext:
    """What the rollouts of one search need beside the position."""

    budget: Budget
    began: float
    seed: int
    limits: SearchLimits
    threads: int
    full_greedy: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move as the network policy scores it: for its points and for what is left to the rivals."""

    place: int
    pick: int
    score: float
    found: MoveScore


def score_moves(position: Position, full_greedy: float = 0.0) -> list[Candidate]:
    """Every move, the network policy's favourite first, where this part of the rivals is full-greedy."""
    nets = networks(kind_of(position.state.options)).against(full_greedy)
    seats = ALL_SEATS if full_greedy >= GREEDY_TABLE else 0
    values, scores = score_turns(position.round, seats, nets, position.places, position.picks, WIDTH)
    found = []
    for flat in np.argsort(-scores, axis=None, kind="stable").tolist():
        place, pick = (int(position.places[flat // values.shape[1]]), int(position.picks[flat % values.shape[1]]))
        move = MoveScore(position.move(place, pick), 0.0, float(values.flat[flat]), 0.0, 0)
        found.append(Candidate(place, pick, float(scores.flat[flat]), move))
    return found


def named(scored: list[Candidate], limits: SearchLimits) -> list[int]:
    """Which moves are rolled out: the favourites, but only a few places for each pick."""
    found: list[int] = []
    places: dict[int, int] = {}
    for i, one in enumerate(scored):
        if len(found) == limits.moves:
            break
        if places.get(one.pick, 0) < limits.places:
            places[one.pick] = places.get(one.pick, 0) + 1
            found.append(i)
    return found


def full_greedy_part(position: Position, limits: SearchLimits) -> float:
    """The part of the rivals that is expected to be full-greedy."""
    return float(p_full_greedy(position, limits.p_full_greedy).sum()) / (position.state.options.players - 1)


def rollouts(position: Position, limits: SearchLimits) -> Evaluate:
    """Rolls moves out: the mover by the network policy, the rivals as they are expected to play; in the mighty duel,
    whose kingdoms the fast policy does not know, by the network policy too."""
    learned = networks(kind_of(position.state.options))
    full_greedy = p_full_greedy(position, limits.p_full_greedy)
    rivals = position.state.options.players - 1
    nets = [*(learned.against(count / rivals).value for count in range(rivals + 1)), learned.full_greedy]
    values = aligned(len(nets))
    values[:, :NETWORK] = nets
    plan = Rollouts(
        rounds=limits.rounds if position.state.options.size == 5 else 1,  # in the mighty duel the network is slow
        values=values,
        fast=learned.fast,
        spreads=learned.spreads_in(position.state),
        margin=limits.margin,
        rivals=np.stack([limits.p_greedy * (1 - full_greedy), full_greedy], 1),
    )

    def evaluate(moves: Table, deals: int, random: int, sums: Doubles) -> int:
        return evaluate_moves(position.round, plan, moves, deals, random, sums)

    return evaluate


def _rolled_out(
    position: Position, scored: list[Candidate], live: list[int], context: SearchContext
) -> tuple[list[int], list[MoveScore]]:
    """The live candidates, the best first, and what has been found about every move."""
    candidates = [scored[i] for i in live]
    prior = _prior(candidates, position, context)
    evaluate = rollouts(position, context.limits)
    halving = SequentialHalving(
        [(one.place, one.pick) for one in candidates], evaluate, context.seed, context.threads, prior
    )
    halving.run(context.budget, context.began)
    found = [one.found for one in scored]
    for i, seen in zip(live, halving.estimates(), strict=True):
        if seen.deals:
            found[i] = MoveScore(found[i].move, seen.value, seen.points, seen.chance, seen.deals)
    return [live[i] for i in halving.order()], found


def _prior(candidates: list[Candidate], position: Position, context: SearchContext) -> Prior | None:
    """The network's scores, weighted as the limits say."""
    limits, unsure = context.limits, 1 - context.full_greedy
    if not limits.trust:
        return None
    spreads = networks(kind_of(position.state.options)).spreads_in(position.state)
    spread = max(1.0, float(spreads[position.lines_left]))
    return Prior([one.score for one in candidates], limits.trust * unsure, limits.share * unsure, spread)


def _solved(position: Position, full_greedy: float, budget: Budget, limits: SearchLimits) -> endgame.Solved | None:
    """The solved rest of the game where that is to be believed.

    The solver takes rivals for perfect: while full-greedy ones pick, rollouts tell more, unless the win is sure.
    """
    greedy = full_greedy >= GREEDY_TABLE
    if greedy and position.lines_left:
        return None
    work = limits.work if budget.nodes else min(limits.work, int(WORK_PER_SECOND * (budget.seconds or 0.0)))
    spread = float(networks(kind_of(position.state.options)).spreads_in(position.state)[-1])
    end = endgame.solved(position, spread, work)
    if end and greedy and position.picks[0] >= 0 and max(chance for _, _, chance in end.turns.values()) < 1.0:
        return None
    return end


def _solved_result(position: Position, end: endgame.Solved) -> SearchResult:
    """The moves of a solved endgame; those that it left out are no better than others in every case."""
    order = sorted(end.turns.items(), key=lambda item: -item[1][0])
    moves = [MoveScore(position.move(*turn), value, points, chance, 1) for turn, (value, points, chance) in order]
    return SearchResult(tuple(moves), end.exact, solved=True)
