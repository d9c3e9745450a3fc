"""Counting Kingdomino: what chance may draw, random games. Numbers to check the rules by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from fivefold.games.kingdomino import kernel_table
from fivefold.games.kingdomino.box import numbers_in
from fivefold.games.kingdomino.notation import DISCARD, AnyMove, Deal, King, Move
from fivefold.games.kingdomino.options import Options
from fivefold.kernels import seeded

if TYPE_CHECKING:
    from fivefold.games.kingdomino.state import State


@dataclass(frozen=True, slots=True)
class Count:
    """What random games came to: dominoes placed and discarded, points of all kingdoms, the best kingdom's points,
    and a checksum over every placing."""

    games: int
    placed: int
    discarded: int
    points: int
    best: int
    checksum: int


def random_games(games: int, *, seed: int, options: Options | None = None) -> Count:
    """Whole games in which every place and every choice is drawn by lot.

    >>> count = random_games(50, seed=1)
    >>> count.placed + count.discarded == 50 * 48
    True
    """
    choice = options or Options()
    totals = kernel_table.random_games(games, seeded(seed), choice.players, choice.lines, choice.size)
    return Count(games, *totals.tolist())


def chance_moves(state: State) -> Iterator[AnyMove]:
    """Everything that chance may draw where a line or a king is due; the discard where the rules leave no choice."""
    if state.deal_due:
        yield from map(Deal, combinations(numbers_in(state.bag_of_next_deal), state.options.kings))
    elif state.king_due:
        yield from map(King, sorted(set(state.hand)))
    elif state.discard_due:
        yield Move(state.waiting[0][0], DISCARD)
