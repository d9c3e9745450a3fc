"""Computer players. Each game's folder enters its players in `PLAYERS`; another package names such a module by an entry
point of the group `fivefold.bots`, called as its game.

>>> list(players("pentago"))[:3]
['random', 'greedy', 'level1']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec

from fivefold.bots.core import Analyst, AnyPlayer, Players, Random
from fivefold.games import game
from fivefold.games.core import Warmer, nothing_compiled
from fivefold.refusals import Refused


def players(name: str) -> Mapping[str, AnyPlayer]:
    """The computer players of a game, by name; every game has at least `random`."""
    module = _imported(name)
    return {"random": Random(game(name)), **(module.PLAYERS if module else {})}


def stand_in(name: str) -> str:
    """The bot that takes over a lost seat: the first that does not play by lot.

    >>> stand_in("pentago")
    'greedy'
    """
    return next((player for player in players(name) if player != "random"), "random")


def warmers(name: str) -> Sequence[Warmer]:
    """A call for each kernel entry point of a game's players; those in plain Python have none."""
    found: Callable[[], Sequence[Warmer]] = getattr(_imported(name), "warmers", nothing_compiled)
    return found()


def analyst(name: str) -> Analyst:
    """The module that analyses a game's positions (`position`) and records (`game`), where there is one.

    >>> analyst("pentago").__name__
    'fivefold.bots.pentago.analyse'
    """
    if not has_analyst(name):
        raise Refused("There is no analysis of {game} yet", code="no-analysis", game=game(name).title)
    return import_module(f"{_module(game(name).name)}.analyse")


def has_analyst(name: str) -> bool:
    """Can a game be analysed?

    >>> has_analyst("pentago")
    True
    """
    module = _module(game(name).name)
    return bool(module) and find_spec(f"{module}.analyse") is not None


def _imported(name: str) -> Players | None:
    module = _module(name)
    return import_module(module) if module else None


@cache
def _module(name: str) -> str:
    """The module of a game's players, or nothing."""
    if find_spec(f"fivefold.bots.{name}"):
        return f"fivefold.bots.{name}"
    return next((entry.value for entry in entry_points(group="fivefold.bots") if entry.name == name), "")
