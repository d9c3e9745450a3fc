"""What the computer's levels are worth, on the scale of people's ratings.

The steps from level to level were measured in matches (`bots/measured.py`); where a scale begins is not measured but
agreed: level 1 of each game is 800. Games of people against levels move people's ratings only, so they tie the two
together.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from fivefold.bots.measured import STEPS, Company
from fivefold.server.people.glicko import Skill

LEVEL_1: Final = 800.0
UNSURE: Final = 60.0
"""The deviation of a level: its steps have errors of this order."""

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
