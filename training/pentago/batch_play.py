"""Thousands of games at once, one turn of all of them after the other, by players that see one turn ahead.

Their worths come from a judgement of the boards after each move, with noise that differs from player to player. A
game of a strong judge with much noise and one of `line_worth` are other games than those of the package's players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from fivefold.games.pentago.kernel import CELLS, five_lines
from training.pentago.arrays import Array, to_numpy, xp
from training.pentago.boards import MOVE_TURNS, has_five, turned
from training.pentago.minimax import Judgement
from training.pentago.rules import Position, Rule

Worth = Callable[[Array, Array], Array]
"""From boards (own, other) to what each is worth to the side to move, from -1 to 1."""

NOISES = (0.01, 0.05, 0.15, 0.4)
LINE_WORTHS = (0.0, 0.01, 0.03, 0.1, 0.25, 0.5)
"""Of a line with 0 to 5 marbles of one side and none of the other."""

LIKING = 0.5
"""What open lines count for in `mixed`."""

LOST, ILLEGAL = -10.0, -100.0


class Batch(NamedTuple):
    """Games to be played: how many turns are random, at how many marbles each ends, how much noise each side has."""

    random_turns: Array
    marbles: Array
    noise: Array


def batch(count: int, marbles: dict[int, float], rng: np.random.Generator) -> Batch:
    """Games with chance openings of 2 to 7 turns, and weights for the numbers of marbles."""
    weights = np.array(list(marbles.values()))
    return Batch(
        xp.asarray(rng.integers(2, 8, count)),
        xp.asarray(rng.choice(list(marbles), count, p=weights / weights.sum())),
        xp.asarray(rng.choice(NOISES, (count, 2)).astype(np.float32)),
    )


def judged(judgement: Judgement) -> Worth:
    """The mean of both odds as a worth."""
    return lambda own, other: judgement(own, other).sum(-1) - 1


def line_worth(own: Array, other: Array) -> Array:
    """What the open lines are worth: for play without a net."""
    worths = xp.asarray(np.array(LINE_WORTHS, np.float32))
    total = xp.zeros(own.shape, np.float32)
    for line in five_lines():
        cells = [cell for cell in range(CELLS) if line >> cell & 1]
        for side, rival, sign in ((own, other, 1), (other, own, -1)):
            count = sum((side >> cell & 1 for cell in cells), xp.zeros_like(side))
            total += sign * worths[xp.where(rival & line == 0, count, 0)]
    return xp.tanh(total)


def mixed(worth: Worth) -> Worth:
    """A score with a bonus for open lines: games of another style that still get far."""
    return lambda own, other: (worth(own, other) + LIKING * line_worth(own, other)) / (1 + LIKING)


def play_turn(own: Array, other: Array, worth: Worth, rule: Rule, noise: Array) -> tuple[Array, Array, Array]:
    """One turn of every game: (own, other) as the next side sees it, and which games go on.

    A game in which the side to move can win at once is over.
    """
    placed = own[:, None] | 1 << xp.arange(CELLS)
    free = (own | other)[:, None] >> xp.arange(CELLS) & 1 == 0
    stands = xp.asarray(MOVE_TURNS)
    moved = turned(placed[:, :, None], stands)
    waiting = xp.broadcast_to(turned(other[:, None, None], stands), moved.shape)
    my_five, their_five = has_five(moved) & free[:, :, None], has_five(waiting)
    wins = my_five if rule == "mover" else my_five & ~their_five
    goes_on = ~(has_five(placed) & free).any(1) & ~wins.any((1, 2))
    open_moves = free[:, :, None] & ~my_five & ~their_five & goes_on[:, None, None]
    score = (xp.where(free, LOST, ILLEGAL)[:, :, None] + noise).reshape(-1)
    waiting, moved, index = waiting.reshape(-1), moved.reshape(-1), xp.flatnonzero(open_moves)
    score[index] += -LOST - worth(waiting[index], moved[index])
    best = score.reshape(len(own), -1).argmax(1) + 8 * CELLS * xp.arange(len(own))
    next_own, next_other = waiting[best], moved[best]
    return next_own, next_other, goes_on & ~has_five(next_own) & ~has_five(next_other)


def play(games: Batch, worth: Worth, rule: Rule, seed: int) -> list[tuple[int, Position]]:
    """The number of each game that went on to its number of marbles, and its position then."""
    rng = xp.random.default_rng(seed)
    number = xp.arange(len(games.marbles))
    own = other = xp.zeros_like(number)
    found: list[tuple[int, Position]] = []
    for turn in range(int(games.marbles.max()) + 1):
        arrived = games.marbles[number] == turn
        found += positions_of(number[arrived], own[arrived], other[arrived])
        number, own, other = (each[~arrived] for each in (number, own, other))
        if not len(number):
            break
        by_chance = games.random_turns[number] > turn
        size = xp.where(by_chance, 5.0, games.noise[number, turn % 2])
        noise = size[:, None, None] * rng.standard_normal((len(number), CELLS, 8), dtype=np.float32)
        own, other, goes_on = play_turn(own, other, worth, rule, noise)
        number, own, other = (each[goes_on] for each in (number, own, other))
    return found


def positions_of(number: Array, own: Array, other: Array) -> Sequence[tuple[int, Position]]:
    """Arrays of games as a list."""
    games, mine, theirs = (to_numpy(each).tolist() for each in (number, own, other))
    return [(game, Position(*sides)) for game, *sides in zip(games, mine, theirs, strict=True)]
