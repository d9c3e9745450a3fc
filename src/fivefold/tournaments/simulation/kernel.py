"""Simulated tournaments, thousands a second: what every format needs.

All in whole numbers, so that compiled and plain play the very same tournaments. A player is a strength; a game score is
a middle value plus the strength plus luck, both drawn from a table of normal quantiles (`Model`).

What is counted goes into `counts`:

    0 tied for first on points    1 tied for first after all tie-breaks    2 the strongest player is first
    3 starts: never               4 three or more starts                   5 meetings in all
    6 repeated meetings           7 tournaments where a pair meets thrice  8 seats at small tables
    9 champions' seats there     10 games                                 11 drawn games
   12 lots for a place           13 rivals meet in the first cup round    14 players
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fivefold.kernels import below, kernel, next_random, seeded as seeded

Ints = NDArray[np.int64]

COUNTS = 15
TIED, STILL_TIED, BEST_WINS, NEVER, OFTEN, MEETINGS, AGAIN, THRICE = 0, 1, 2, 3, 4, 5, 6, 7
SMALL_SEATS, CHAMPIONS_SMALL, GAMES, DRAWS, LOTS, RIVALS, PLAYERS = 8, 9, 10, 11, 12, 13, 14
UNIT = 27720
"""Points are counted in parts of this, so that two to twelve can share them."""
QUANTILES = 4096


class Model(NamedTuple):
    """How scores come about."""

    skill: int  # standard deviation of the players' strengths, in points
    luck: int  # standard deviation of a player's score from game to game, in points
    draw_margin: int  # thousandths of a point; scores nearer than this are a draw
    quantiles: Ints  # of the standard normal distribution, in thousandths
    games: int  # of a match between two


@kernel
def shuffle(order: Ints, state: int) -> int:
    """Put the players into a random order; gives the next random state."""
    for i in range(len(order) - 1, 0, -1):
        state = next_random(state)
        j = below(state, i + 1)
        held = order[i]
        order[i] = order[j]
        order[j] = held
    return state


@kernel
def sort_down(order: Ints, first: Ints, second: Ints, third: Ints) -> None:
    """Sort by three keys, the highest first; the sort is stable, so equals stay in their random order."""
    for i in range(1, len(order)):
        who = order[i]
        a, b, c = first[who], second[who], third[who]
        j = i - 1
        while j >= 0:
            other = order[j]
            if first[other] > a:
                break
            if first[other] == a:
                if second[other] > b:
                    break
                if second[other] == b and third[other] >= c:
                    break
            order[j + 1] = other
            j -= 1
        order[j + 1] = who


@kernel
def draw_strengths(model: Model, strength: Ints, state: int) -> int:
    """Draw the players' strengths; gives the next random state."""
    skill, quantiles = model.skill, model.quantiles
    for i in range(len(strength)):
        state = next_random(state)
        strength[i] = skill * quantiles[below(state, QUANTILES)]
    return state


@kernel
def play_duel(one: int, other: int, strength: Ints, model: Model, state: int) -> tuple[int, int]:
    """A game or match for two: the difference of the scores or games (0 is a draw), and the next random state."""
    luck, margin, quantiles = model.luck, model.draw_margin, model.quantiles
    if model.games > 1:
        lead = 0
        for left in range(model.games - 1, -1, -1):
            state = next_random(state)
            mine = strength[one] + luck * quantiles[below(state, QUANTILES)]
            state = next_random(state)
            gap = mine - strength[other] - luck * quantiles[below(state, QUANTILES)]
            if gap >= margin:
                lead += 1
            elif gap <= -margin:
                lead -= 1
            if abs(lead) > left:
                break
        return lead, state
    state = next_random(state)
    a = strength[one] + luck * quantiles[below(state, QUANTILES)]
    state = next_random(state)
    b = strength[other] + luck * quantiles[below(state, QUANTILES)]
    gap = a - b
    if -margin < gap < margin:
        gap = 0
    return gap, state


@kernel
def strongest(strength: Ints) -> int:
    """The number of the strongest player."""
    best = 0
    for i in range(len(strength)):
        if strength[i] > strength[best]:
            best = i
    return best


@kernel
def count_players(starts: Ints, met: Ints, counts: Ints) -> None:
    """Count starts and meetings of a finished tournament."""
    n = len(starts)
    thrice = 0
    for i in range(n):
        counts[PLAYERS] += 1
        if starts[i] == 0:
            counts[NEVER] += 1
        if starts[i] >= 3:
            counts[OFTEN] += 1
        for j in range(i):
            times = met[i * n + j]
            counts[MEETINGS] += times
            if times > 1:
                counts[AGAIN] += times - 1
            if times > 2:
                thrice = 1
    counts[THRICE] += thrice


@kernel
def count_first(order: Ints, first: Ints, second: Ints, third: Ints, strength: Ints, counts: Ints) -> None:
    """Count ties for the first place, and whether the strongest player has it."""
    if len(order) > 1 and first[order[0]] == first[order[1]]:
        counts[TIED] += 1
        if second[order[0]] == second[order[1]] and third[order[0]] == third[order[1]]:
            counts[STILL_TIED] += 1
    if strongest(strength) == order[0]:
        counts[BEST_WINS] += 1
