"""The games. This list is the only place where a game is entered.

>>> pentago = game("pentago")
>>> pentago.TITLE
'Pentago'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from fivefold.refusals import NotFound

if TYPE_CHECKING:
    from fivefold.games.core import Game

GAMES = ("pentago", "pente", "kingdomino", "katamino", "katamino_duel")


def game(name: str) -> Game:
    """The game of this name."""
    if name not in GAMES:
        raise NotFound(
            "There is no game {name}; there are: {names}", code="no-such-game", name=repr(name), names=", ".join(GAMES)
        )
    return cast("Game", import_module(f"fivefold.games.{name}"))
