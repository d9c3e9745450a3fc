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
from fivefold.games.core import CHANCE, Warmer

PLAYERS: dict[str, Player[kingdomino.State, kingdomino.Move]] = {
    "greedy": Greedy(),
    **LEVELS,
    "greedy-placement": PaperGreedy(choice=False),
    "full-greedy": PaperGreedy(),
    "flat": FlatMonteCarlo(),
    "uct": TreeSearch(),
    "engine": Engine(seconds=0.5),
}


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    lots = random.Random(1)

    def monte_carlo() -> None:
        state = _state(lines=2)
        FlatMonteCarlo(40).choose(state, lots)
        TreeSearch(4).choose(state, lots)

    def engine() -> None:
        for lines in (2, 12):  # play ahead, and solve
            Engine(playouts=40).choose(_state(lines), lots)

    def analyst() -> None:
        from fivefold.bots.kingdomino import analyse

        analyse.position(_state(lines=2), seconds=0.01)
        best_arrangement((48, 45))

    return (
        (
            "Kingdomino: greedy players",
            lambda: [PLAYERS[n].choose(_state(lines=2), lots) for n in ("greedy", "full-greedy")],
        ),
        ("Kingdomino: Monte Carlo", monte_carlo),
        ("Kingdomino: engine", engine),
        ("Kingdomino: analyst", analyst),
    )


def _state(lines: int) -> kingdomino.State:
    """Somebody's turn when so many lines have been dealt."""
    lots, state = random.Random(1), kingdomino.start()
    while state.dealt < lines or kingdomino.to_move(state) == CHANCE:
        chance = kingdomino.to_move(state) == CHANCE
        state = kingdomino.play(state, kingdomino.chance(state, lots) if chance else PaperGreedy().choose(state, lots))
    return state
