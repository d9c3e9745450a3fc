"""Computer players. Each game's folder enters its players in `PLAYERS`.

>>> sorted(players("pentago"))
['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec

from fivefold.bots.core import Player, Random
from fivefold.games import game


def players(name: str) -> Mapping[str, Player]:
    """The computer players of a game, by name; every game has at least `random`."""
    found: dict[str, Player] = {"random": Random(game(name))}
    if find_spec(f"fivefold.bots.{name}"):
        found.update(import_module(f"fivefold.bots.{name}").PLAYERS)
    return found
