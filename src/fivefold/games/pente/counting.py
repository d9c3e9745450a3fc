"""Counting Pente: leaves of the game tree and random games. Numbers to check the rules by."""

from __future__ import annotations

from dataclasses import dataclass

from fivefold.games.pente import kernel_games as games, kernel_rules as rules
from fivefold.games.pente.options import Options
from fivefold.games.pente.state import State, numbers, packed
from fivefold.kernels import seeded


@dataclass(frozen=True, slots=True)
class Count:
    """How many games ended in which way, and in how many turns together."""

    turns: int
    first_wins: int
    second_wins: int
    draws: int
    by_line: int
    by_pairs: int

    @property
    def total(self) -> int:
        """All games."""
        return self.first_wins + self.second_wins + self.draws


def leaves(state: State, depth: int) -> int:
    """How many positions stand exactly `depth` turns ahead.

    >>> [leaves(State(), depth) for depth in (0, 1, 2, 3)]
    [1, 1, 360, 120624]
    """
    if depth == 0:
        return 1
    board, tallies, law = packed(state)
    return int(games.count_leaves(board, tallies, numbers(state.fives), numbers(state.seen), law, depth))


def random_games(count: int, *, seed: int, options: Options | None = None) -> Count:
    """How `count` games of random turns end."""
    turns, *ended = games.random_games(count, seeded(seed), (options or Options()).law).tolist()
    ways = dict(enumerate(ended, 1))
    return Count(
        turns=turns,
        first_wins=sum(n for way, n in ways.items() if way % 4 == 0),
        second_wins=sum(n for way, n in ways.items() if way % 4 == 1),
        draws=sum(n for way, n in ways.items() if way % 4 == rules.NOBODY),
        by_line=sum(n for way, n in ways.items() if way // 4 == rules.BY_LINE),
        by_pairs=sum(n for way, n in ways.items() if way // 4 == rules.BY_PAIRS),
    )
