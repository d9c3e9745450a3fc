"""Kingdomino's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.greedy import Greedy
from fivefold.games import kingdomino
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player] = {"greedy": Greedy()}


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    state = kingdomino.play(kingdomino.start(), kingdomino.Deal((1, 2, 3, 4)))
    state = kingdomino.play(state, kingdomino.King(0))
    return (("Kingdomino: greedy player", lambda: Greedy().choose(state, random.Random(1))),)
