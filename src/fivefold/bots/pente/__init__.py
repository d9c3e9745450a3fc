"""Pente's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.pente.engine import Engine
from fivefold.bots.pente.greedy import Greedy
from fivefold.bots.pente.levels import LEVELS
from fivefold.games import pente
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player[pente.State, pente.Move]] = {"greedy": Greedy(), **LEVELS, "engine": Engine(seconds=1.0)}

LATER = "19/" * 9 + "9w1b7/8wb1w7/9w9" + "/19" * 7 + " 8 0-0"


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    return (
        Warmer("Pente: greedy player", lambda: Greedy().choose(pente.start(), random.Random(1)), serves=("greedy",)),
        Warmer(
            "Pente: engine",
            lambda: LEVELS["level7"].choose(pente.read_position(LATER), random.Random(1)),
            serves=(*LEVELS, "engine"),
        ),
        Warmer("Gomoku, for Gomocup's managers", _warm_gomoku),
    )


def _warm_gomoku() -> None:
    from fivefold.bots.gomocup import gomoku

    gomoku.warm()
