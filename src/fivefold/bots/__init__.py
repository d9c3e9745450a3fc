"""Computer players. Each game's folder enters its players in `PLAYERS`.

>>> sorted(players("pentago"))
['greedy', 'random']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from fivefold.bots.core import Player, Random
from fivefold.games import game
from fivefold.games.core import Warmer


def players(name: str) -> Mapping[str, Player]:
    """The computer players of a game, by name; every game has at least `random`."""
    room = _room(name)
    return {"random": Random(game(name)), **(room.PLAYERS if room else {})}


def warmers(name: str) -> Sequence[Warmer]:
    """A call for each kernel entry point of a game's players."""
    room = _room(name)
    return room.warmers() if room else ()


def _room(name: str) -> Any | None:
    module = f"fivefold.bots.{name}"
    return import_module(module) if find_spec(module) else None
