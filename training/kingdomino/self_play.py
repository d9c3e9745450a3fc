"""Self-play for the value network: games of the network policy with some noise, and the kingdoms seen in them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fivefold.bots.kingdomino.kernel_network import AFTER_PICK, UNIT, Nets, forward, new_scratch, write_inputs
from fivefold.bots.kingdomino.kernel_rollout import WIDTHS
from fivefold.bots.kingdomino.kernel_state import (
    AT,
    HELD,
    KING,
    KINGS,
    LINE,
    LINES_LEFT,
    OWNER,
    Floats,
    empty_round,
    fill_bag,
    kings_on,
    open_game,
    points_of,
    take_line_from_bag,
    take_turn,
)
from fivefold.bots.kingdomino.policy.kernel_literature import literature_turn
from fivefold.bots.kingdomino.policy.kernel_network import OF_PICK, network_turn, value_seats, value_with_held
from fivefold.games.kingdomino.kernel import count, lay
from fivefold.kernels import below, kernel, next_random

EVERYBODY, NETWORK_SEAT, FULL_GREEDY_SEATS = 0, 1, 2  # whose kingdoms are sampled


class Setup(NamedTuple):
    """The table, and how to sample: kingdoms of one in `keep` games.

    Every seat follows the network policy with noise, unless `sampled` is NETWORK_SEAT or FULL_GREEDY_SEATS: then one
    seat does and the others are full-greedy. `trace` is the weight of the final points in a target beside later values.
    """

    players: int
    lines: int
    size: int
    noise: float
    keep: int
    trace: float
    sampled: int


class Samples(NamedTuple):
    """For each sampled kingdom its inputs, its points then and its target; `values[game, lines left, seat]` and the
    final points `ends[game, seat]` of every game."""

    inputs: Floats
    points: Floats
    targets: Floats
    values: Floats
    ends: Floats


@kernel
def self_play(games: int, setup: Setup, nets: Nets, learner: Floats, samples: Samples, random: int) -> int:
    """Play games by `nets` and give the number of kingdoms sampled; `learner` is the network that learns from them.

    A target is the points at the end, mixed (the less the greater the trace is) with what the learner expected later in
    the same game.
    """
    state = empty_round()
    scratch = new_scratch()
    draft = state.draft
    kingdoms = state.kingdoms
    trial = scratch.kingdoms[AFTER_PICK]
    learning = Nets(learner, nets.full_greedy, nets.fast)
    players = setup.players
    points = np.zeros(4, np.float64)
    owners = np.zeros(len(samples.inputs), np.int64)
    expected = np.zeros(len(samples.inputs), np.float64)
    each = 2 if players == 2 else 1
    n = 0
    for game in range(games):
        random = next_random(random)
        bonus = 0
        if below(random, 4) == 0:
            random = next_random(random)
            bonus = below(random, 4)
        random = open_game(state, players, setup.lines, setup.size, bonus, random)
        random = next_random(random)
        noise = setup.noise * max(0, below(random, 100) - 40) / 60.0
        fill_bag(draft, state.deck)
        take_line_from_bag(draft)
        first = n
        kept = game % setup.keep == 0
        while True:
            at = draft[AT]
            seat = draft[KING + at]
            by_network = setup.sampled == EVERYBODY or seat == game % players
            sampled = by_network == (setup.sampled < FULL_GREEDY_SEATS)
            if by_network:
                full_greedy = 0b1111 if setup.sampled else 0
                place, pick, random = network_turn(state, full_greedy, nets, WIDTHS, noise, scratch, random)
            else:
                place, pick, random = literature_turn(state, 1, scratch, random)
            if place >= 0:
                lay(kingdoms[seat], draft[HELD + at], place)
            last = at + 1 == draft[KINGS]
            if draft[LINE]:
                draft[OWNER + pick] = seat
                draft[AT] = at + 1
                left = each * draft[LINES_LEFT] + count(kings_on(draft, KING, seat) >> at + 1)
                if kept and sampled and left and n < len(samples.inputs):
                    trial[:] = kingdoms[seat]
                    value_with_held(trial, seat, WIDTHS[OF_PICK], draft, learning, scratch)
                    x = samples.inputs[n]
                    samples.points[n] = write_inputs(trial, draft, left, kings_on(draft, OWNER, seat), x)
                    expected[n] = samples.points[n] + UNIT * forward(x, learner, scratch.layers[1])
                    owners[n] = seat
                    n += 1
                if last:
                    value_seats(state, WIDTHS[OF_PICK], nets, scratch, points)
                    for other in range(players):
                        samples.values[game, draft[LINES_LEFT], other] = points[other]
                draft[AT] = at
            if take_turn(kingdoms, draft, state.deck, -1, pick) == 0:
                break
            if last:
                take_line_from_bag(draft)
        for seat in range(players):
            points[seat] = points_of(kingdoms[seat], setup.size, bonus)
            samples.ends[game, seat] = points[seat]
        for i in range(n - 1, first - 1, -1):
            samples.targets[i] = points[owners[i]]
            points[owners[i]] = setup.trace * points[owners[i]] + (1.0 - setup.trace) * expected[i]
    return n
