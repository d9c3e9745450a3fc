"""Many games of Pentago side by side, one row of an array each.

    boards[game]     the marbles of the player who began, those of the other (see `games/pentago/kernel.py`)
    action           9 * cell + turn, cells from the top left row by row (see `envs/pentago.py`)

Nothing here decides a rule: legality is `why_illegal`, the end is `judge`, both of the game's own kernel.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fivefold.games.pentago.kernel import (
    CELLS,
    FIRST_WINS,
    FULL,
    NO_TURN,
    SECOND_WINS,
    cell_at,
    judge,
    lines_of,
    marbles_in,
    placed_and_turned,
    why_illegal,
)
from fivefold.kernels import below, kernel, next_random

Table = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]

ACTIONS = 9 * CELLS
CELL = np.array([cell_at(place % 6, place // 6) for place in range(CELLS)])


@kernel
def step(boards: Table, actions: Table, law: Table, rewards: Floats, ended: Bytes) -> int:
    """Play one action in every game, in place; the first game whose action is illegal, or -1.

    `law` is how a double five is judged and whether a five wins on placement. `ended` is how a game is over, or 0.
    """
    for game in range(len(boards)):
        first, second, action = boards[game, 0], boards[game, 1], actions[game]
        if action < 0 or action >= ACTIONS:
            return game
        second_moves = marbles_in(first) - marbles_in(second)
        mine, theirs = (second, first) if second_moves else (first, second)
        cell, turn = CELL[action // 9], action % 9
        if why_illegal(mine, theirs, cell, turn, law[1]):
            return game
        mine, theirs = placed_and_turned(mine, theirs, cell, turn)
        first, second = (theirs, mine) if second_moves else (mine, theirs)
        value = judge(first, second, second_moves, law[0])
        boards[game, 0], boards[game, 1] = first, second
        ended[game] = value
        won = np.float32(0)
        if value == FIRST_WINS:
            won = np.float32(1)
        elif value == SECOND_WINS:
            won = np.float32(-1)
        rewards[game, 0], rewards[game, 1] = won, -won
    return -1


@kernel
def mask(boards: Table, law: Table, masks: Bytes) -> None:
    """1 for each legal action of every game, all of which go on."""
    for game in range(len(boards)):
        first, second = boards[game, 0], boards[game, 1]
        mine, theirs = (second, first) if marbles_in(first) - marbles_in(second) else (first, second)
        for place in range(CELLS):
            cell = CELL[place]
            wins = why_illegal(mine, theirs, cell, NO_TURN, law[1]) == 0
            turns = why_illegal(mine, theirs, cell, 0, law[1]) == 0
            for turn in range(NO_TURN):
                masks[game, 9 * place + turn] = turns
            masks[game, 9 * place + NO_TURN] = wins


@kernel
def sample(boards: Table, law: Table, randoms: Table, actions: Table) -> None:
    """A random cell and a random turn for every game, each cell as likely as the others; `randoms` goes on."""
    for game in range(len(boards)):
        first, second, random = boards[game, 0], boards[game, 1], int(randoms[game])
        free = ~(first | second) & FULL
        random = next_random(random)
        place = below(random, CELLS)
        while not free >> CELL[place] & 1:
            random = next_random(random)
            place = below(random, CELLS)
        turn = random >> 27 & 7  # bits that `below` does not use
        mine = second if marbles_in(first) - marbles_in(second) else first
        if law[1] and lines_of(mine | 1 << CELL[place]):
            turn = NO_TURN
        actions[game] = 9 * place + turn
        randoms[game] = random


@kernel
def planes(boards: Table, shown: Bytes) -> None:
    """The marbles of the player to move, then those of the other, as 6 × 6 from the top left."""
    for game in range(len(boards)):
        first, second = boards[game, 0], boards[game, 1]
        mine, theirs = (second, first) if marbles_in(first) - marbles_in(second) else (first, second)
        for place in range(CELLS):
            shown[game, 0, place // 6, place % 6] = mine >> CELL[place] & 1
            shown[game, 1, place // 6, place % 6] = theirs >> CELL[place] & 1
