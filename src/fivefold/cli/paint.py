"""A position on the terminal, in colour where the terminal has colours."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType
from rich.text import Text

from fivefold.games import AnyGame
from fivefold.games.core import State


def painted(game: AnyGame, state: State) -> RenderableType:
    """The board as its game's painter shows it, or as plain text."""
    painter = f"fivefold.cli.painters.{game.name}"
    if find_spec(painter):
        picture: RenderableType = import_module(painter).paint(state)
        return picture
    return Text(str(state))
