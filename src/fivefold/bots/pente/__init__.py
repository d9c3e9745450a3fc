"""Pente's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.pente.greedy import Greedy
from fivefold.games import pente
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player] = {"greedy": Greedy()}


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    return (("Pente: greedy player", lambda: Greedy().choose(pente.start(), random.Random(1))),)
