"""One hand a game that needs more than typed moves: what a player does with a piece before it is laid down."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from fivefold.games import AnyGame


@dataclass(frozen=True)
class Answer:
    """What is shown, or the move that was made."""

    shown: RenderableType = ""
    move: Any = None


class Hand(Protocol):
    """Holds something between two moves and understands some words of its own."""

    HELP: str

    def typed(self, state: Any, text: str) -> Answer | None:
        """What follows from these words, or None if they are not for the hand."""

    def finished(self, state: Any) -> str:
        """A last word when the game is over, or nothing."""


def hand_for(game: AnyGame) -> Hand | None:
    """The hand of a game that has one."""
    module = f"fivefold.cli.hands.{game.name}"
    if not find_spec(module):
        return None
    hand: Hand = import_module(module).hand()
    return hand
