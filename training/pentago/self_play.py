"""Games of a net against itself, with boards of the early game and what its minimax makes of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from training.pentago.arrays import Array, xp
from training.pentago.boards import MOVE_TURNS, has_five, marbles_in, net_input, tables, turned
from training.pentago.minimax import Judgement, Seen, look, move_odds
from training.pentago.program import say
from training.pentago.rules import Position, Rule

RANDOM_TURNS = 2
LABELLED = range(2, 14)
"""Marbles of the positions around which boards are taken."""

BOARDS = {0: 100, 1: 2000, 2: 4000}
"""How many boards are drawn on each level of a look, of which a level must lie at least two turns above the last."""

NOISES = (0.02, 0.1, 0.3)
SETTLED = 0.2
"""The share that is kept of boards which the look has decided."""


class Play(NamedTuple):
    """How a net plays: under which rule, how many turns ahead, to how many marbles."""

    rule: Rule
    depth: int = 3
    marbles: int = 18


class Judged(NamedTuple):
    """Boards as a net learns them: its input [board, 8], the odds of the side to move from 0 to 1, the marbles."""

    boards: Array
    odds: Array
    marbles: Array


def game(judgement: Judgement, play: Play, rng: np.random.Generator) -> Iterator[tuple[int, list[Seen]]]:
    """The looks of a game, each with the marbles on the board; the first turns are random."""
    noise = rng.choice(NOISES)
    root = Position(0, 0)
    for marbles in range(play.marbles):
        seen = look(root, play.depth, play.rule, judgement)
        yield marbles, seen
        odds = move_odds(root, seen[1]).mean(-1)
        odds = odds + noise * rng.standard_normal(odds.shape) if marbles >= RANDOM_TURNS else rng.random(odds.shape)
        cell, turn = np.unravel_index(int(odds.argmax()), odds.shape)
        moved = seen[1].other[cell : cell + 1]
        stand = xp.asarray(MOVE_TURNS[turn : turn + 1])
        after = turned(moved, stand), turned(seen[1].own[cell : cell + 1], stand)
        if bool(has_five(moved)[0]) or any(bool(has_five(side)[0]) for side in after):
            return
        root = Position(int(after[1][0]), int(after[0][0]))


def drawn(seen: Seen, level: int, count: int, rng: np.random.Generator) -> Judged:
    """Boards of a level on which the game goes on, few of them decided by the look."""
    ways = tables().ways[level]
    number = xp.asarray(rng.integers(0, len(seen.own), count))
    stand = ways[xp.asarray(rng.integers(0, len(ways), count))]
    odds = seen.odds[number, stand].mean(-1)
    kept = ~seen.over[number, stand] & ((xp.abs(odds) < 1) | (xp.asarray(rng.random(count)) < SETTLED))
    number, stand, odds = number[kept], stand[kept], odds[kept]
    own, other = turned(seen.own[number], stand), turned(seen.other[number], stand)
    return Judged(net_input(own, other), (odds + 1) / 2, marbles_in(own | other).astype(np.uint8))


def early_boards(judgement: Judgement, play: Play, seconds: float, seed: int) -> Judged:
    """The boards of games that are played until time is up, at least of one."""
    rng = np.random.default_rng(seed)
    parts: list[Judged] = []
    games, end = 0, time.monotonic() + seconds
    while not games or time.monotonic() < end:
        for marbles, seen in game(judgement, play, rng):
            for level, count in BOARDS.items():
                if marbles in LABELLED and play.depth - level >= 2:
                    parts.append(drawn(seen[level], level, count, rng))
        games += 1
    found = Judged(*(xp.concatenate(part) for part in zip(*parts, strict=True)))
    say(games, "games,", len(found.odds), "early boards")
    return found
