"""The games: our own, by folder, and those that other packages bring.

Another package brings a game by an entry point of the group `fivefold.games` that names its `GAME`. Our own are listed
here and not as entry points, so that they are found in a source checkout, where nothing is installed.

>>> game("pentago").title
'Pentago'
>>> names()[:2]
('pentago', 'pente')
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from fivefold.games.core import Game, Move, Options, State
from fivefold.refusals import NotFound, Refused

AnyGame = Game[State, Move, Options]

GAMES = ("pentago", "pente", "kingdomino", "katamino", "katamino_duel")
"""Our own, in the order in which they are shown."""


def names() -> tuple[str, ...]:
    """All games that can be played: our own, then those of other packages."""
    return (*GAMES, *_others())


def game(name: str) -> AnyGame:
    """The game of this name."""
    if name in GAMES:
        return _checked(import_module(f"fivefold.games.{name}").GAME, name)
    if name in _others():
        return _others()[name]
    if name in _entries():
        return _loaded(_entries()[name])  # it cannot be loaded, and says why
    raise NotFound(
        "There is no game {name}; there are: {names}", code="no-such-game", name=repr(name), names=", ".join(names())
    )


def find(name: str) -> AnyGame | None:
    """The game of this name, if there is one.

    >>> find("checkers") is None
    True
    """
    return game(name) if name in names() else None


@lru_cache
def _entries() -> Mapping[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group="fivefold.games") if entry.name not in GAMES}


@lru_cache
def _others() -> Mapping[str, AnyGame]:
    """The games of other packages; one that cannot be loaded is warned of and left out."""
    found: dict[str, AnyGame] = {}
    for name, entry in _entries().items():
        try:
            found[name] = _loaded(entry)
        except Refused as error:
            warnings.warn(str(error), stacklevel=2)
    return found


def _loaded(entry: EntryPoint) -> AnyGame:
    try:
        found = entry.load()
    except Exception as error:
        raise Refused(
            "The game {name} ({where}) cannot be loaded: {why}",
            code="game-not-loaded",
            name=entry.name,
            where=entry.value,
            why=f"{type(error).__name__}: {error}",
        ) from error
    return _checked(found, entry.name)


def _checked(found: object, name: str) -> AnyGame:
    if not isinstance(found, Game) or found.name != name:
        raise Refused("What is entered as the game {name} is no Game of this name", code="no-game-value", name=name)
    return found
