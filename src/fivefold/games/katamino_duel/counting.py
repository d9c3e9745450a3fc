"""Counting the duel: positions ahead, openings up to symmetry, random games. Numbers to check the rules by."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from fivefold.games.katamino_duel import kernel
from fivefold.games.katamino_duel.options import Options
from fivefold.games.katamino_duel.placements import BOARD, tables_of
from fivefold.kernels import seeded

if TYPE_CHECKING:
    from fivefold.games.katamino_duel import State


@dataclass(frozen=True, slots=True)
class Games:
    """How many games each player won, and how many ended with 0, 1, 2 … 12 pieces on the board."""

    first_wins: int
    second_wins: int
    by_length: tuple[int, ...]


def random_games(games: int, *, seed: int, options: Options | None = None) -> Games:
    """Play `games` games of random placements, after a random draft where one is played.

    >>> sum(random_games(10, seed=1).by_length)
    10
    """
    chosen = options or Options()
    draft = int(chosen.variant == "draft")
    first, second, *by_length = kernel.random_games(
        *tables_of(chosen), *chosen.hands, draft, games, seeded(seed)
    ).tolist()
    return Games(first, second, (0, *by_length))


def leaves(state: State, depth: int) -> int:
    """How many positions stand `depth` placements ahead of one where the pieces are shared out.

    >>> from fivefold.games import katamino_duel
    >>> leaves(katamino_duel.start(), 1)
    740
    """
    taken = np.uint64(state.taken)
    seat = state.laid % 2
    shared = int(state.options.shared)
    mine, theirs = state.left[seat], state.left[1 - seat]
    return int(kernel.count_leaves(*tables_of(state.options), taken, mine, theirs, shared, depth))


def transformed(mask: int, symmetry: int) -> int:
    """Squares on the board turned or flipped; the symmetries are numbered 0 to 7.

    >>> BOARD.names(transformed(1, 3))
    ('h1',)
    """
    places = BOARD.symmetries[symmetry]
    return sum(1 << places[bit] for bit in range(64) if mask >> bit & 1)
