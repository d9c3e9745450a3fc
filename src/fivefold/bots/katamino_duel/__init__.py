"""The duel's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.katamino_duel.greedy import Greedy
from fivefold.bots.katamino_duel.levels import LEVELS, ShortSearch
from fivefold.games import katamino_duel
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player[katamino_duel.State, katamino_duel.Move]] = {
    "greedy": Greedy(),
    **LEVELS,
    "perfect": LEVELS["level10"],
}


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    return (
        Warmer(
            "Katamino duel: greedy player",
            lambda: Greedy().choose(katamino_duel.start(), random.Random(1)),
            serves=("greedy",),
        ),
        Warmer(
            "Katamino duel: solver",
            lambda: ShortSearch(1)(katamino_duel.start(), random.Random(1)),
            serves=(*LEVELS, "perfect"),
        ),
    )
