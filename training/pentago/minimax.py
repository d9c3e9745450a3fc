"""Looking a few turns ahead with odds at the last level, full width, and proofs of a near sweep on top."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from fivefold.games.pentago.kernel import CELLS
from training.pentago.arrays import Array, to_numpy, xp
from training.pentago.boards import MOVE_TURNS, all_fives, has_five, tables, turned
from training.pentago.classes import classes, placed
from training.pentago.rules import Rule
from training.pentago.sweep import Swept, values_of

Judgement = Callable[[Array, Array], Array]
"""From boards (own, other) to the odds [board, 2] that the side to move holds, and that it wins."""

UNKNOWN = -2.0


def last_level(own: Array, other: Array, level: int, judgement: Judgement) -> Array:
    """The odds from -1 to 1 of the boards that stand after so many turns: [class, 256, 2]."""
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


def move_odds(near: Swept, depth: int, rule: Rule, judgement: Judgement) -> Array:
    """The odds from -1 to 1 of every move for the side to move, `depth` turns ahead: [empty cell, turn, 2] in NumPy."""
    root, cells = near.root, near.cells
    # A board with two fives: held and not won where that is a draw, lost where the other side wins by having moved.
    both = xp.asarray(np.array([1.0 if rule == "draw" else -1.0, -1.0], np.float32))
    levels = classes(CELLS - root.marbles, depth)
    below = ended = xp.zeros((0, 256, 2), np.float32)
    for level in range(depth, 0, -1):
        sides = (root.theirs, root.mine) if level % 2 else (root.mine, root.theirs)
        own, other = placed(sides[0], levels[level].own, cells), placed(sides[1], levels[level].other, cells)
        own_five, other_five = all_fives(own)[..., None], all_fives(other)[..., None]
        if level == depth:
            odds = last_level(own, other, level, judgement)
        else:
            best, wins_now = xp.full((len(own), 256, 2), UNKNOWN, np.float32), xp.zeros_like(own_five)
            for after in levels[level].after:
                free, child = (after >= 0)[:, None, None], xp.maximum(after, 0)
                best = xp.maximum(best, xp.where(free, -below[child][..., ::-1], UNKNOWN))
                wins_now |= ended[child] & free
            odds = xp.where(wins_now, 1.0, best_of_turns(best))
        number = xp.repeat(xp.arange(len(own)), 256)
        proved = values_of(near.words[level], number, xp.tile(xp.arange(256), len(own))).reshape(-1, 256, 1)
        odds = xp.where(proved == 0, odds, proved.astype(np.float32))
        below = xp.where(own_five & other_five, both, xp.where(own_five, 1.0, xp.where(other_five, -1.0, odds)))
        ended = other_five
    found = to_numpy(-below[:, xp.asarray(MOVE_TURNS)][..., ::-1])
    return np.where(to_numpy(has_five(root.mine | 1 << cells))[:, None, None], 1.0, found)
