"""What each rank is worth."""

from __future__ import annotations

from collections.abc import Sequence

from fivefold.games.core import Outcome


def rewards_of(ended: Outcome, *, teams: bool = False) -> list[float]:
    """The share of rivals that a seat has left behind, less the share of those that are ahead of it.

    First of two gets 1 and the other -1, equals get 0; of four they get 1, 1/3, -1/3 and -1. Partners are no rivals.

    >>> from fivefold.sayings import Said
    >>> rewards_of(Outcome((1, 3, 1), (40, 20, 40), Said("points", "points")))
    [0.5, -1.0, 0.5]
    """
    return [_reward(ended.ranks, seat, teams) for seat in range(len(ended.ranks))]


def _reward(ranks: Sequence[int], seat: int, teams: bool) -> float:
    step = 2 if teams else len(ranks)
    rivals = [rank for other, rank in enumerate(ranks) if (other - seat) % step]
    if not rivals:
        return 1.0
    return (sum(rank > ranks[seat] for rank in rivals) - sum(rank < ranks[seat] for rank in rivals)) / len(rivals)
