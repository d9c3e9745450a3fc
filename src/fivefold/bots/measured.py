"""How much stronger each level is than the one below, as matches have shown (Elo differences).

The figures are those of `docs/pentago-engine.md`, `docs/pente-engine.md`, `docs/katamino-duel.md` and
`docs/engines/kingdomino-results.md`. Kingdomino's levels were measured at tables of four, one against three of the
level below; their shares are turned into steps by the model of Plackett and Luce.
"""

from __future__ import annotations

import math
from typing import Final, Literal

STRAIGHT: Final = 400 / math.log(10)
"""Elo's scale: a difference of so much is one of e to 1 in the odds."""
Company = Literal["two", "more"]
"""How many play: two are rated by Glicko-2, more by Plackett and Luce's model."""


def step_of_share(share: float, others: int) -> float:
    """The step that a share of won games against some equal others shows.

    >>> round(step_of_share(0.25, 3)), round(step_of_share(0.38, 3))
    (0, 106)
    """
    return STRAIGHT * math.log(others * share / (1 - share))


STEPS: Final[dict[tuple[str, Company], tuple[float, ...]]] = {
    ("pentago", "two"): (323, 259, 228, 184, 75, 169, 191, 133, 66),
    ("pente", "two"): (191, 255, 359, 285, 241, 454, 191, 191, 137),
    ("katamino_duel", "two"): (95, 161, 203, 98, 95, 80, 70, 168, 127),
    ("kingdomino", "more"): tuple(
        step_of_share(share, 3) for share in (0.38, 0.35, 0.40, 0.39, 0.33, 0.35, 0.33, 0.37, 0.35)
    ),
}
"""From each level to the next one."""
