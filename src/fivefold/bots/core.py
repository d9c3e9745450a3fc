"""What a computer player is, and the simplest one."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Protocol

from fivefold.games.core import Game


class Player(Protocol):
    """Somebody who picks a move in a position where it is a seat's turn."""

    def choose(self, state: Any, lots: random.Random) -> Any:
        """A legal move; equal positions and equal lots give equal moves."""


@dataclass(frozen=True)
class Random:
    """Any legal move, each as likely as the others.

    >>> from fivefold.games import pentago
    >>> move = Random(pentago).choose(pentago.start(), random.Random(1))
    >>> move in pentago.legal_moves(pentago.start())
    True
    """

    game: Game

    def choose(self, state: Any, lots: random.Random) -> Any:
        """Draw a move by lot."""
        return lots.choice(self.game.legal_moves(state))
