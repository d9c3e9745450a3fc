"""Looking a few turns ahead with a net's odds at the last level, full width, and proofs of a near sweep on top."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from training.pentago.arrays import Array, to_numpy, xp
from training.pentago.boards import MOVE_TURNS, all_fives, empty_cells, has_five, tables, turned
from training.pentago.classes import classes, placed
from training.pentago.rules import Position, Rule
from training.pentago.sweep import Swept, values_of

Judgement = Callable[[Array, Array], Array]
"""From boards (own, other) to the odds [board, 2] that the side to move holds, and that it wins."""

UNKNOWN = -2.0


class Seen(NamedTuple):
    """A level of a search: the marbles of each class, its odds from -1 to 1 [class, 256, 2] where turns lead, and
    on which boards the game is over [class, 256].
    """

    own: Array
    other: Array
    odds: Array
    over: Array


def last_level(own: Array, other: Array, level: int, judgement: Judgement) -> Array:
    """The odds of the boards that stand after this many turns."""
    ways = tables().ways[level]
    stands = xp.tile(ways, len(own))
    boards = (turned(xp.repeat(side, len(ways)), stands) for side in (own, other))
    found = xp.full((len(own), 256, 2), UNKNOWN, np.float32)
    found[:, ways] = 2 * judgement(*boards).reshape(len(own), len(ways), 2) - 1
    return found


def best_of_turns(after: Array) -> Array:
    """For each stand the best of the eight that one turn leads to: [class, 256, 2]."""
    stands = after.reshape(-1, 4, 4, 4, 4, 2)  # r3, r2, r1, r0
    best = xp.full_like(stands, UNKNOWN)
    for axis in range(1, 5):
        for step in (1, -1):
            best = xp.maximum(best, xp.roll(stands, step, axis))
    return best.reshape(-1, 256, 2)


def look(root: Position, depth: int, rule: Rule, judgement: Judgement, near: Swept | None = None) -> list[Seen]:
    """The levels 0 to `depth` after a root, out of the odds on the last; `near` may have proved some boards."""
    cells = xp.asarray(np.array(empty_cells(*root)))
    # A board with two fives: held and not won where that is a draw, lost where the other side wins by having moved.
    both = xp.asarray(np.array([1.0 if rule == "draw" else -1.0, -1.0], np.float32))
    levels = classes(len(cells), depth)
    seen: list[Seen] = []
    other_fives: list[Array] = []
    for level in range(depth, -1, -1):
        sides = (root.theirs, root.mine) if level % 2 else (root.mine, root.theirs)
        own, other = placed(sides[0], levels[level].own, cells), placed(sides[1], levels[level].other, cells)
        own_five, other_five = all_fives(own)[..., None], all_fives(other)[..., None]
        if level == depth:
            odds = last_level(own, other, level, judgement)
        else:
            below, below_five = seen[-1].odds, other_fives[-1]
            best, wins_now = xp.full((len(own), 256, 2), UNKNOWN, np.float32), xp.zeros_like(own_five)
            for after in levels[level].after:
                free, child = (after >= 0)[:, None, None], xp.maximum(after, 0)
                best = xp.maximum(best, xp.where(free, -below[child][..., ::-1], UNKNOWN))
                wins_now |= below_five[child] & free
            odds = xp.where(wins_now, 1.0, best_of_turns(best))
        if near is not None:
            number = xp.repeat(xp.arange(len(own)), 256)
            proved = values_of(near.words[level], number, xp.tile(xp.arange(256), len(own))).reshape(-1, 256, 1)
            odds = xp.where(proved == 0, odds, proved.astype(np.float32))
        odds = xp.where(own_five & other_five, both, xp.where(own_five, 1.0, xp.where(other_five, -1.0, odds)))
        seen.append(Seen(own, other, odds, (own_five | other_five)[..., 0]))
        other_fives.append(other_five)
    return seen[::-1]


def move_odds(root: Position, first: Seen) -> Array:
    """The odds of every move for the side to move, out of a look's level 1: [empty cell, turn, 2] in NumPy."""
    found = to_numpy(-first.odds[:, xp.asarray(MOVE_TURNS)][..., ::-1])
    wins = has_five(root.mine | 1 << xp.asarray(np.array(empty_cells(*root))))
    return np.where(to_numpy(wins)[:, None, None], 1.0, found)
