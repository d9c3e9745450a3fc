"""What the computer's levels are worth, on the scale of people's ratings.

The steps from level to level were measured in matches (`docs/pentago-engine.md`, `docs/pente-engine.md`,
`docs/katamino-duel.md`, `docs/engines/kingdomino-results.md`); where a scale begins is not measured but agreed: level 1
of each game is 800. Games of people against levels move people's ratings only, so they tie the two together.
Kingdomino's levels were measured at tables of four, one against three of the level below; their shares are turned into
steps by the model of Plackett and Luce.
"""

from __future__ import annotations

import math
from itertools import accumulate
from typing import Final, Literal

from fivefold.server.people.glicko import SCALE, Skill

LEVEL_1: Final = 800.0
UNSURE: Final = 60.0
"""The deviation of a level: its steps have errors of this order."""

Company = Literal["two", "more"]
"""How many play: two are rated by Glicko-2, more by Plackett and Luce's model."""


def step_of_share(share: float, others: int) -> float:
    """The step that a share of won games against some equal others shows.

    >>> round(step_of_share(0.25, 3)), round(step_of_share(0.38, 3))
    (0, 106)
    """
    return SCALE * math.log(others * share / (1 - share))


STEPS: Final[dict[tuple[str, Company], tuple[float, ...]]] = {
    ("pentago", "two"): (323, 259, 228, 184, 75, 169, 191, 133, 66),
    ("pente", "two"): (191, 255, 359, 285, 241, 454, 191, 191, 137),
    ("katamino_duel", "two"): (95, 161, 203, 98, 95, 80, 70, 168, 127),
    ("kingdomino", "more"): tuple(
        step_of_share(share, 3) for share in (0.38, 0.35, 0.40, 0.39, 0.33, 0.35, 0.33, 0.37, 0.35)
    ),
}
"""From each level to the next one."""

LEVELS: Final = {
    (game, company, f"level{number}"): Skill(value, UNSURE)
    for (game, company), steps in STEPS.items()
    for number, value in enumerate(accumulate(steps, initial=LEVEL_1), 1)
}


def level_skill(game: str, company: Company, bot: str) -> Skill | None:
    """What a computer's level is worth; None for one that was not measured.

    >>> round(level_skill("pentago", "two", "level10").value)
    2428
    >>> level_skill("pentago", "two", "random")
    """
    return LEVELS.get((game, company, bot))
