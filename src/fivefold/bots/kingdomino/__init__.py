"""Kingdomino's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.arrangement import best_arrangement
from fivefold.bots.kingdomino.engine import Engine
from fivefold.bots.kingdomino.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.greedy import Greedy
from fivefold.bots.kingdomino.levels import LEVELS
from fivefold.bots.kingdomino.paper import PaperGreedy
from fivefold.bots.kingdomino.tree import TreeSearch
from fivefold.games import kingdomino
from fivefold.games.core import Warmer

PLAYERS: dict[str, Player] = {
    "greedy": Greedy(),
    **LEVELS,
    "greedy-placement": PaperGreedy(choice=False),
    "full-greedy": PaperGreedy(),
    "flat": FlatMonteCarlo(),
    "uct": TreeSearch(),
    "engine": Engine(seconds=0.5),
}

FIRST = "deal 1 20 33 48", "king 1", "48", "king 2", "1", "king 3", "20", "king 4", "33", "deal 2 21 34 47"


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    state = kingdomino.start()
    for text in FIRST:
        state = kingdomino.play(state, kingdomino.read_move(state, text))
    lots = random.Random(1)
    return (
        (
            "Kingdomino: greedy players",
            lambda: [PLAYERS[name].choose(state, lots) for name in ("greedy", "full-greedy")],
        ),
        (
            "Kingdomino: Monte Carlo",
            lambda: [FlatMonteCarlo(40).choose(state, lots), TreeSearch(4).choose(state, lots)],
        ),
        ("Kingdomino: engine", lambda: Engine(playouts=40).choose(state, lots)),
        ("Kingdomino: arrangements", lambda: best_arrangement((48, 45))),
    )
