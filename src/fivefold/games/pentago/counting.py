"""Counting Pentago: leaves of the game tree, distinct boards, random games. Numbers to check the rules by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivefold.games.pentago import kernel
from fivefold.games.pentago.options import Options
from fivefold.kernels import seeded

if TYPE_CHECKING:
    from fivefold.games.pentago import State


@dataclass(frozen=True, slots=True)
class Count:
    """How many games or leaves there are, and how they stand."""

    going_on: int = 0
    first_wins: int = 0
    second_wins: int = 0
    both_five: int = 0
    board_full: int = 0

    @property
    def total(self) -> int:
        """All of them."""
        return self.going_on + self.first_wins + self.second_wins + self.both_five + self.board_full


def perft(state: State, depth: int) -> Count:
    """The positions exactly `depth` turns ahead; a winning placement counts once.

    >>> from fivefold.games import pentago
    >>> perft(pentago.start(), 2).total
    80640
    """
    counts = np.zeros(5, np.int64)
    kernel.count_leaves(state.first, state.second, depth, *state.options.codes, counts)
    return Count(*counts.tolist())


def distinct_boards(depth: int) -> int:
    """How many different boards can stand after `depth` turns; no game ends before the ninth.

    >>> [distinct_boards(depth) for depth in (1, 2)]
    [36, 1260]
    """
    if not 0 <= depth <= 8:
        raise ValueError("Distinct boards are counted for 0 to 8 turns.")
    firsts = seconds = np.zeros(1, np.int64)
    for ply in range(depth):
        firsts, seconds = kernel.boards_after_one_turn(firsts, seconds, ply % 2)
        _, different = np.unique(kernel.keys(firsts, seconds), return_index=True)
        firsts, seconds = firsts[different], seconds[different]
    return len(firsts)


def random_games(games: int, *, seed: int, options: Options | None = None) -> tuple[Count, int]:
    """How `games` games of random turns end, and how many turns they took together."""
    plies, *ended = kernel.random_games(games, seeded(seed), *(options or Options()).codes).tolist()
    return Count(0, *ended), plies
