"""Kingdomino's computer players."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fivefold.bots.core import Player
from fivefold.bots.kingdomino.arrangement import best_arrangement
from fivefold.bots.kingdomino.baselines.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.baselines.uct import UCT
from fivefold.bots.kingdomino.players import LEVELS, Engine, Greedy, LiteratureGreedy
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, Warmer

PLAYERS: dict[str, Player[kingdomino.State, kingdomino.Move]] = {
    "greedy": Greedy(),
    **LEVELS,
    "greedy-placement": LiteratureGreedy(full=False),
    "full-greedy": LiteratureGreedy(),
    "flat": FlatMonteCarlo(),
    "uct": UCT(),
    "engine": Engine(seconds=0.5),
}


def warmers() -> Sequence[Warmer]:
    """One call for each kernel that the players use."""
    rng, greedy = random.Random(1), ("greedy", "greedy-placement", "full-greedy")

    def monte_carlo() -> None:
        state = _state(lines=2)
        FlatMonteCarlo(40).choose(state, rng)
        UCT(4).choose(state, rng)

    def engine() -> None:
        for lines in (2, 12):  # roll out, and solve
            Engine(playouts=40).choose(_state(lines), rng)

    def analyst() -> None:
        from fivefold.bots.kingdomino import analyse

        analyse.position(_state(lines=2), seconds=0.01)
        best_arrangement((48, 45))

    return (
        Warmer(
            "Kingdomino: greedy players",
            lambda: [PLAYERS[name].choose(_state(lines=2), rng) for name in greedy],
            serves=greedy,
        ),
        Warmer("Kingdomino: levels", lambda: LEVELS["level1"].choose(_state(lines=2), rng), serves=(*LEVELS, "engine")),
        Warmer("Kingdomino: engine", engine, serves=("level10", "engine")),
        Warmer("Kingdomino: Monte Carlo", monte_carlo, serves=("flat", "uct")),
        Warmer("Kingdomino: analyst", analyst),
    )


def _state(lines: int) -> kingdomino.State:
    """Somebody's turn when this many lines have been dealt."""
    rng, state = random.Random(1), kingdomino.start()
    while state.dealt < lines or kingdomino.to_move(state) == CHANCE:
        chance = kingdomino.to_move(state) == CHANCE
        state = kingdomino.play(
            state, kingdomino.chance(state, rng) if chance else LiteratureGreedy().choose(state, rng)
        )
    return state
