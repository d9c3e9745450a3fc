"""What no kingdom can score more than: a slip on a score sheet is found by it.

A property scores its squares times its crowns, so a kingdom scores at most, over the terrains, squares times the most
crowns that this terrain can have on its crowned squares. Each domino has crowns on one half at most. How dominoes must
lie is left out, so the true maximum may be lower.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from fivefold.games.kingdomino.kernel import CROWNS, TERRAIN
from fivefold.games.kingdomino.options import Options
from fivefold.games.kingdomino.scoring import HARMONY, MIDDLE_KINGDOM

ORDINARY, MIGHTY = 12, 24
"""Dominoes in a full kingdom of 5 × 5 and of 7 × 7."""
GAMES_OF_A_DYNASTY = 3


def most_points(options: Options) -> int:
    """A score that nobody exceeds with these options.

    >>> most_points(Options()), most_points(Options(dynasty=True)) == 3 * most_points(Options())
    (168, True)
    """
    bonus = MIDDLE_KINGDOM * options.middle_kingdom + HARMONY * options.harmony
    games = GAMES_OF_A_DYNASTY if options.dynasty else 1
    return games * (_most_of(MIGHTY if options.mighty_duel else ORDINARY) + bonus)


@cache
def _most_of(dominoes: int) -> int:
    squares = 2 * dominoes
    best = np.zeros((squares + 1, dominoes + 1), np.int64)  # [squares left, crowned squares left], terrain by terrain
    for terrain in range(int(TERRAIN.max()) + 1):
        owned = np.sort(CROWNS[terrain == TERRAIN])[::-1]
        crowns = np.concatenate(([0], np.cumsum(owned[owned > 0])))
        after = best.copy()
        for many in range(1, min(squares, len(owned)) + 1):
            for crowned in range(1, min(many, dominoes, len(crowns) - 1) + 1):
                with_it = best[: squares + 1 - many, : dominoes + 1 - crowned] + many * crowns[crowned]
                np.maximum(after[many:, crowned:], with_it, out=after[many:, crowned:])
        best = after
    return int(best[squares, dominoes])
