"""The network policy: the turn of the highest value, and the value of every turn.

Three steps: the fast policy names a few places of the domino in hand, the value network keeps the best of them, and
for each of these and each free domino of the line it values the kingdom with that domino laid as well. Where the seat
has two kings, what the other king holds is laid hypothetically, too.
"""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_network import (
    AFTER_PICK,
    AFTER_PLACE,
    BEST,
    CANDIDATE,
    CHOSEN,
    KEPT,
    NAMED,
    OWN_PLACES,
    OWN_SCORES,
    PLACES,
    SCORES,
    TRIAL,
    Nets,
    Scratch,
    new_scratch,
    value_of,
)
from fivefold.bots.kingdomino.kernel_rivals import rest_of_round, score_rivals
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    HELD,
    KING,
    KINGS,
    LINE,
    OWNER,
    PLAYERS,
    SIZE,
    Doubles,
    Floats,
    Round,
    dominoes_left,
    kings_on,
    other_held,
)
from fivefold.bots.kingdomino.policy.kernel_fast import list_fast, score_halves
from fivefold.bots.kingdomino.policy.kernel_greedy import GREEDY, list_greedy_by_laying
from fivefold.games.kingdomino.kernel import Table, lay
from fivefold.kernels import below, kernel, next_random

# Widths: the places that the fast policy names, those that the network keeps, and those of a picked domino it values.
TO_NAME, TO_KEEP, OF_PICK = 0, 1, 2
NOWHERE = -1


@kernel
def best_few(scores: Table, n: int, few: int, chosen: Table) -> int:
    """The indexes of the highest scores, the highest first."""
    m = min(n, few)
    for k in range(m):
        best = -1
        for i in range(n):
            taken = 0
            for j in range(k):
                if chosen[j] == i:
                    taken = 1
            if taken == 0 and (best < 0 or scores[i] > scores[best]):
                best = i
        chosen[k] = best
    return m


@kernel
def list_candidates(
    kingdom: Table, halves: Floats, domino: int, left: int, fast: Floats, places: Table, exact: Floats, scores: Table
) -> int:
    """`list_fast` with its scores as whole numbers too; without `left` the greedy scores in a 7 × 7 kingdom."""
    if left == 0:
        return list_greedy_by_laying(kingdom, domino, 7, GREEDY, places, scores)
    n = list_fast(kingdom, halves, domino, left, fast, places, exact)
    for i in range(n):
        scores[i] = int(exact[i] * 1024.0)
    return n


@kernel
def value_after_laying(
    kingdom: Table, domino: int, left: int, orders: int, width: int, draft: Table, nets: Nets, scratch: Scratch
) -> float:
    """The value of the kingdom with this domino at the best of its first `width` places; it stays laid there.

    `left` dominoes are to come after it.
    """
    # Taking an array out of a value counts references, so that hot kernels do it once.
    net = nets.value
    layers = scratch.layers
    rows = scratch.rows
    boards = scratch.kingdoms
    places = rows[PLACES]
    scores = rows[SCORES]
    chosen = rows[CHOSEN]
    known = left + 1 if draft[SIZE] == 5 else 0
    n = list_candidates(kingdom, scratch.halves, domino, known, nets.fast, places, scratch.scores, scores)
    if n == 0:
        return value_of(kingdom, draft, left, orders, net, layers)
    m = best_few(scores, n, width, chosen)
    best = -1.0e9
    trial = boards[TRIAL]
    kept = boards[BEST]
    for k in range(m):
        trial[:] = kingdom
        lay(trial, domino, places[chosen[k]])
        value = value_of(trial, draft, left, orders, net, layers)
        if value > best:
            best = value
            kept[:] = trial
    kingdom[:] = kept
    return best


@kernel
def value_with_held(kingdom: Table, seat: int, width: int, draft: Table, nets: Nets, scratch: Scratch) -> float:
    """The value of a seat's kingdom with all that it holds laid; it stays laid in this kingdom."""
    small = draft[SIZE] == 5
    left = dominoes_left(draft, seat)
    orders = kings_on(draft, KING, seat)
    points = value_of(kingdom, draft, left, orders, nets.value, scratch.layers)
    for i in range(draft[AT], draft[KINGS]):
        if draft[KING + i] == seat and draft[HELD + i]:
            if small:
                score_halves(kingdom, left, draft, nets.fast, scratch.halves)
            left -= 1
            points = value_after_laying(kingdom, draft[HELD + i], left, orders, width, draft, nets, scratch)
    orders = 0
    for i in range(draft[KINGS]):
        if draft[LINE + i] and draft[OWNER + i] == seat:
            if small:
                score_halves(kingdom, left, draft, nets.fast, scratch.halves)
            left -= 1
            orders |= 1 << i
            points = value_after_laying(kingdom, draft[LINE + i], left, orders, width, draft, nets, scratch)
    return points


@kernel
def value_seats(state: Round, width: int, nets: Nets, scratch: Scratch, points: Doubles) -> None:
    """The value of each seat's kingdom with what it holds; best asked when every king of a round has picked."""
    trial = scratch.kingdoms[AFTER_PICK]
    for seat in range(state.draft[PLAYERS]):
        trial[:] = state.kingdoms[seat]
        points[seat] = value_with_held(trial, seat, width, state.draft, nets, scratch)


@kernel
def seat_values(state: Round, width: int, nets: Nets) -> Doubles:
    """The value of each seat's kingdom in a position."""
    points = np.zeros(4, np.float64)
    value_seats(state, width, nets, new_scratch(), points)
    return points


@kernel
def noisy(value: float, noise: float, random: int) -> float:
    """The value with noise of at most twice that many points."""
    return value + noise * (below(random, 1024) - 512) / 256.0


@kernel
def network_turn(
    state: Round, full_greedy: int, nets: Nets, widths: Table, noise: float, scratch: Scratch, random: int
) -> tuple[int, int, int]:
    """The turn of the highest value: a place (-1 for none), an index of the line (-1 for none), and the random state.

    What the rest of the round brings to the rivals who pick later is subtracted (`kernel_rivals`). `full_greedy` is a
    bit mask of full-greedy seats, whose kingdoms are valued by their own network.
    """
    draft = state.draft
    at = draft[AT]
    seat = draft[KING + at]
    domino = draft[HELD + at]
    small = draft[SIZE] == 5
    kingdom = state.kingdoms[seat]
    fast = nets.fast
    net = nets.value
    layers = scratch.layers
    halves = scratch.halves
    boards = scratch.kingdoms
    rows = scratch.rows
    places = rows[OWN_PLACES]
    scores = rows[OWN_SCORES]
    candidates = rows[NAMED]
    keep = rows[KEPT]
    left = dominoes_left(draft, seat)
    n = 0
    if domino:
        if small:
            score_halves(kingdom, left, draft, fast, halves)
        known = left if small else 0
        n = list_candidates(kingdom, halves, domino, known, fast, places, scratch.scores, scores)
        left -= 1
    named = best_few(scores, n, widths[TO_NAME], candidates)
    other = other_held(draft, seat)
    if other:
        left -= 1
    picked = kings_on(draft, OWNER, seat)
    orders = picked if picked else kings_on(draft, KING, seat)
    for k in range(max(1, named)):
        after = boards[CANDIDATE + k]
        after[:] = kingdom
        if n:
            lay(after, domino, places[candidates[k]])
        value = 0.0
        if other:
            if small:
                score_halves(after, left + 1, draft, fast, halves)
            value = value_after_laying(after, other, left, orders, 1, draft, nets, scratch)
        elif named > 1:
            value = value_of(after, draft, left, orders, net, layers)
        if noise > 0.0:
            random = next_random(random)
            value = noisy(value, noise, random)
        scores[k] = int(value * 1024.0)
    kept = best_few(scores, max(1, named), 1 if draft[LINE] == 0 else widths[TO_KEEP], keep)
    if draft[LINE] == 0:
        return (places[candidates[keep[0]]] if n else NOWHERE), -1, random
    best = -1.0e9
    best_place = NOWHERE
    best_pick = -1
    trial = boards[AFTER_PICK]
    values = np.zeros(4, np.float64)
    rival_scores = np.zeros((4, 2, 4), np.float64)
    if small:
        score_rivals(state, full_greedy, nets, scratch, rival_scores)
    for k in range(kept):
        after = boards[CANDIDATE + keep[k]]
        if small:
            score_halves(after, left, draft, fast, halves)
        for i in range(draft[KINGS]):
            if draft[OWNER + i] < 0:
                trial[:] = after
                values[i] = value_after_laying(
                    trial, draft[LINE + i], left - 1, picked | 1 << i, widths[OF_PICK], draft, nets, scratch
                )
                if noise > 0.0:
                    random = next_random(random)
                    values[i] = noisy(values[i], noise, random)
        for i in range(draft[KINGS]):
            if draft[OWNER + i] < 0:
                value = values[i]
                if small:
                    value += rest_of_round(draft, i, values, rival_scores)
                if value > best:
                    best = value
                    best_place = places[candidates[keep[k]]] if n else NOWHERE
                    best_pick = i
    return best_place, best_pick, random


@kernel
def score_turns(
    state: Round, full_greedy: int, nets: Nets, places: Table, picks: Table, width: int
) -> tuple[Doubles, Doubles]:
    """The value of the mover's kingdom after each place (-1: none) with each pick (-1: none), and the score of that
    turn: the value and what the rest of the round brings to all, as in `network_turn`."""
    scratch = new_scratch()
    fast = nets.fast
    halves = scratch.halves
    draft = state.draft
    values = np.zeros((len(places), len(picks)), np.float64)
    scores = np.zeros((len(places), len(picks)), np.float64)
    rival_scores = np.zeros((4, 2, 4), np.float64)
    row = np.zeros(4, np.float64)
    seat = draft[KING + draft[AT]]
    domino = draft[HELD + draft[AT]]
    small = draft[SIZE] == 5
    other = other_held(draft, seat)
    left = dominoes_left(draft, seat) - (1 if domino else 0) - (1 if other else 0)
    picked = kings_on(draft, OWNER, seat)
    orders = picked if picked else kings_on(draft, KING, seat)
    after = scratch.kingdoms[AFTER_PLACE]
    trial = scratch.kingdoms[AFTER_PICK]
    models_rivals = small and draft[LINE] > 0
    if models_rivals:
        score_rivals(state, full_greedy, nets, scratch, rival_scores)
    for a in range(len(places)):
        after[:] = state.kingdoms[seat]
        if places[a] >= 0:
            lay(after, domino, places[a])
        if other:
            if small:
                score_halves(after, left + 1, draft, fast, halves)
            value_after_laying(after, other, left, orders, width, draft, nets, scratch)
        if small and left:
            score_halves(after, left, draft, fast, halves)
        for i in range(len(picks)):
            trial[:] = after
            if picks[i] < 0:
                values[a, i] = value_of(trial, draft, left, orders, nets.value, scratch.layers)
            else:
                values[a, i] = value_after_laying(
                    trial, draft[LINE + picks[i]], left - 1, picked | 1 << picks[i], width, draft, nets, scratch
                )
                row[picks[i]] = values[a, i]
        for i in range(len(picks)):
            scores[a, i] = values[a, i]
            if models_rivals:
                scores[a, i] += rest_of_round(draft, picks[i], row, rival_scores)
    return values, scores
