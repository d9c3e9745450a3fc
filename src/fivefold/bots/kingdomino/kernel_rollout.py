"""Rollouts: moves played on over sampled deals, a policy for each seat, to the end of a later round or of the game."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_kingdom import crowns_of
from fivefold.bots.kingdomino.kernel_network import PLACES, SCORES, Nets, Scratch, new_scratch, value_of
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    EARLIER,
    HELD,
    KING,
    KINGS,
    LEFT,
    LINE,
    LINES_LEFT,
    OWNER,
    PLAYERS,
    SIZE,
    Doubles,
    Floats,
    Round,
    dominoes_left,
    final_shares,
    lead_of,
    new_round,
    shuffle,
    take_line_from_bag,
    take_turn,
    win_chances,
)
from fivefold.bots.kingdomino.policy.kernel_fast import fast_place, pick_score, score_halves
from fivefold.bots.kingdomino.policy.kernel_greedy import CROWN, WEIGHTS, greedy_place, write_survey
from fivefold.bots.kingdomino.policy.kernel_literature import literature_turn
from fivefold.bots.kingdomino.policy.kernel_network import OF_PICK, network_turn, value_seats
from fivefold.games.kingdomino.kernel import Table, count, lay
from fivefold.kernels import below, kernel, next_random

# Policies of a seat, the first two rows of the greedy WEIGHTS. POINTS stands for FULL_GREEDY in later rounds: tables of
# either come to the same points, and it is much faster.
POINTS, GREEDY, FAST, FULL_GREEDY, NETWORK = range(5)
EXACT_ROUNDS = 1  # after this one, in which FULL_GREEDY is played as it is
WIDTHS = np.array([4, 2, 2])  # of the network policy

P_GREEDY, P_FULL_GREEDY = 0, 1  # of Rollouts.rivals


class Rollouts(NamedTuple):
    """How to roll out: `rounds` past this one, then the value networks judge.

    `values` has a network for each number of full-greedy seats and last the one for their own kingdoms; `fast` the fast
    policy's weights. `spreads` turn expected points into chances of winning: one for each number of lines left, and
    last the one for the end of the game, 0 if that decides. `margin` is the value of a point of lead. `rivals` has for
    each seat the probability that it is greedy, and that it is full-greedy; else it follows the fast policy.
    """

    rounds: int
    values: Floats
    fast: Floats
    spreads: Doubles
    margin: float
    rivals: Doubles


@kernel
def prepare(state: Round, fast: Floats) -> None:
    """Count what each seat has to lay, and score the halves of its kingdom for the fast policy."""
    draft = state.draft
    for seat in range(draft[PLAYERS]):
        draft[LEFT + seat] = dominoes_left(draft, seat)
        if draft[LEFT + seat]:
            score_halves(state.kingdoms[seat], draft[LEFT + seat], draft, fast, state.halves[seat])


@kernel
def turn(policy: int, state: Round, full_greedy: int, nets: Nets, scratch: Scratch, random: int) -> tuple[int, int]:
    """Lay what the king holds by a policy, and give the index of its pick (-1: none) and the new random state.

    `full_greedy` is a bit mask of seats, for the network policy. The seat's halves must be written for the fast one.
    """
    draft = state.draft
    at = draft[AT]
    seat = draft[KING + at]
    kingdom = state.kingdoms[seat]
    halves = state.halves[seat]
    domino = draft[HELD + at]
    fast = nets.fast
    left = draft[LEFT + seat]
    if policy > FAST:
        if policy == FULL_GREEDY:
            place, pick, random = literature_turn(state, 1, scratch, random)
        else:
            place, pick, _ = network_turn(state, full_greedy, nets, WIDTHS, 0.0, scratch, 0)
        if place >= 0:
            lay(kingdom, domino, place)
        if domino:
            left -= 1
            draft[LEFT + seat] = left
        if policy == NETWORK and draft[SIZE] == 5 and left:
            score_halves(kingdom, left, draft, fast, halves)
        return pick, random
    # A call that passes whole values costs a tenth of a fast turn, so that this is not a function of its own.
    survey = scratch.survey
    weights = WEIGHTS[min(policy, GREEDY)]
    rows = scratch.rows
    places = rows[PLACES]
    scores = rows[SCORES]
    fast_scores = scratch.scores
    if policy != FAST:
        write_survey(kingdom, survey)
    if domino:
        if policy == FAST:
            place, _ = fast_place(kingdom, halves, domino, left, fast, places, fast_scores)
        else:
            place, _ = greedy_place(kingdom, survey, domino, 5, weights, places, scores)
        left -= 1
        draft[LEFT + seat] = left
        if place >= 0:
            lay(kingdom, domino, place)
        if left == 0:
            return -1, random
        if policy == FAST:
            score_halves(kingdom, left, draft, fast, halves)
        elif place >= 0:
            write_survey(kingdom, survey)
    pick = -1
    best = -1.0e9
    for i in range(draft[KINGS] if draft[LINE] else 0):
        if draft[OWNER + i] < 0:
            one = draft[LINE + i]
            if policy == FAST:
                _, score = fast_place(kingdom, halves, one, left, fast, places, fast_scores)
                total = score + pick_score(one, i, fast[left])
            else:
                _, points = greedy_place(kingdom, survey, one, 5, weights, places, scores)
                total = 1.0 * (points + weights[CROWN] * crowns_of(one))
            if total > best:
                best = total
                pick = i
    return pick, random


@kernel
def roll_out(
    state: Round, rounds: int, policies: Table, full_greedy: int, nets: Nets, scratch: Scratch, random: int
) -> int:
    """Play on until `rounds` more rounds have ended: 1 if there the last king has picked, 0 if the game is over.

    At the end of the last of these rounds every king has picked (AT is KINGS) and no new line is dealt.
    """
    draft = state.draft
    kings = draft[KINGS]
    far = rounds - EXACT_ROUNDS
    while True:
        seat = draft[KING + draft[AT]]
        policy = policies[seat]
        if policy == FULL_GREEDY and rounds < far:
            policy = POINTS
        pick, random = turn(policy, state, full_greedy, nets, scratch, random)
        last = draft[AT] + 1 == kings
        if last and draft[LINE] and rounds == 0:
            draft[OWNER + pick] = seat
            draft[AT] = kings
            return 1
        if take_turn(state.kingdoms, draft, state.deck, -1, pick) == 0:
            return 0
        if last:
            rounds -= 1
            take_line_from_bag(draft)


@kernel
def value_leaf(
    state: Round, policies: Table, full_greedy: int, plan: Rollouts, scratch: Scratch, points: Doubles
) -> None:
    """At the end of a round: the value of each seat's 5 × 5 kingdom, its picks being laid by the fast policy."""
    draft = state.draft
    fast = plan.fast
    values = plan.values
    kingdoms = state.kingdoms
    all_halves = state.halves
    layers = scratch.layers
    fast_scores = scratch.scores
    places = scratch.rows[PLACES]
    for seat in range(draft[PLAYERS]):
        kingdom = kingdoms[seat]
        halves = all_halves[seat]
        left = draft[LEFT + seat]
        written = policies[seat] == FAST or policies[seat] == NETWORK
        net = values[len(values) - 1 if policies[seat] == FULL_GREEDY else count(full_greedy)]
        orders = 0
        for i in range(draft[KINGS]):
            if draft[OWNER + i] == seat:
                if not written:
                    score_halves(kingdom, left, draft, fast, halves)
                place, _ = fast_place(kingdom, halves, draft[LINE + i], left, fast, places, fast_scores)
                if place >= 0:
                    lay(kingdom, draft[LINE + i], place)
                left -= 1
                written = False
                orders |= 1 << i
        points[seat] = value_of(kingdom, draft, left, orders, net, layers)


@kernel
def draw_policies(draft: Table, rivals: Doubles, policies: Table, random: int) -> int:
    """Draw a policy for each seat; the mover's is the network's, and in a 7 × 7 game everybody's."""
    mover = draft[KING + draft[AT]]
    for seat in range(draft[PLAYERS]):
        random = next_random(random)
        drawn = below(random, 1024) / 1024
        policies[seat] = FAST
        if draft[SIZE] != 5 or seat == mover:
            policies[seat] = NETWORK
        elif drawn < rivals[seat, P_GREEDY]:
            policies[seat] = GREEDY
        elif drawn < rivals[seat, P_GREEDY] + rivals[seat, P_FULL_GREEDY]:
            policies[seat] = FULL_GREEDY
    return random


@kernel
def copy_round(root: Round, deck: Table) -> Round:
    """A copy of a round that deals from this deck."""
    return new_round(root.kingdoms.copy(), root.draft.copy(), deck)


@kernel
def reset(state: Round, root: Round) -> None:
    """Back to the beginning of a rollout."""
    state.kingdoms[:] = root.kingdoms
    state.draft[:] = root.draft
    state.halves[:] = root.halves


@kernel
def play_move(state: Round, place: int, pick: int, rounds: int, fast: Floats) -> tuple[int, int]:
    """The move that a rollout tries: 1 if the game goes on, 0 if it is over; and the rounds still to be played.

    -1 rounds: this one was the last, and every king has picked.
    """
    draft = state.draft
    kings = draft[KINGS]
    at = draft[AT]
    seat = draft[KING + at]
    if draft[HELD + at]:
        draft[LEFT + seat] -= 1
        if place >= 0:
            lay(state.kingdoms[seat], draft[HELD + at], place)
        if draft[SIZE] == 5 and draft[LEFT + seat]:
            score_halves(state.kingdoms[seat], draft[LEFT + seat], draft, fast, state.halves[seat])
    last = at + 1 == kings
    if last and draft[LINE] and rounds == 0:
        draft[OWNER + pick] = seat
        draft[AT] = kings
        return 1, -1
    going = take_turn(state.kingdoms, draft, state.deck, -1, pick)
    if going and last:
        take_line_from_bag(draft)
        return going, rounds - 1
    return going, rounds


@kernel
def evaluate_moves(root: Round, plan: Rollouts, moves: Table, deals: int, random: int, sums: Doubles) -> int:
    """Roll out every candidate (rows of place and pick) over the same `deals` random deals; gives the random state.

    Into `sums` go, for each move, the mover's value, points and chance of winning.
    """
    start = copy_round(root, root.deck.copy())
    state = copy_round(root, start.deck)
    scratch = new_scratch()
    policies = np.zeros(4, np.int64)
    shares = np.zeros(4, np.float64)
    points = np.zeros(4, np.float64)
    seat = root.draft[KING + root.draft[AT]]
    players = root.draft[PLAYERS]
    small = root.draft[SIZE] == 5
    if small:
        prepare(start, plan.fast)
    for _ in range(deals):
        random = shuffle(start.deck, start.draft, random)
        random = draw_policies(root.draft, plan.rivals, policies, random)
        full_greedy = 0
        for other in range(players):
            if policies[other] == FULL_GREEDY:
                full_greedy |= 1 << other
        nets = Nets(plan.values[count(full_greedy)], plan.values[-1], plan.fast)
        for move in range(len(moves)):
            reset(state, start)
            going, rounds = play_move(state, moves[move, 0], moves[move, 1], plan.rounds, plan.fast)
            if going and rounds >= 0:
                going = roll_out(state, rounds, policies, full_greedy, nets, scratch, random)
            if going:
                if small:
                    value_leaf(state, policies, full_greedy, plan, scratch, points)
                else:
                    value_seats(state, WIDTHS[OF_PICK], nets, scratch, points)
                for other in range(players):
                    points[other] += root.draft[EARLIER + other]
                win_chances(points, players, plan.spreads[state.draft[LINES_LEFT]], shares)
            else:
                final_shares(state, points, shares)
                if plan.spreads[-1] > 0.0:
                    win_chances(points, players, plan.spreads[-1], shares)
            sums[move, 0] += shares[seat] + plan.margin * lead_of(points, seat, players)
            sums[move, 1] += points[seat] - root.draft[EARLIER + seat]
            sums[move, 2] += shares[seat]
    return random
