"""What a computer player and an analyst are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol

from fivefold.bots.analysis import Analysis, Point
from fivefold.bots.limits import Stop as Stop
from fivefold.games.core import Game, M, M_co, Move, O, S, S_in, State


class Player(Protocol[S_in, M_co]):
    """Somebody who picks a move in a position where it is a seat's turn."""

    def choose(self, state: S_in, rng: random.Random, stop: Stop | None = None, /) -> M_co:
        """A legal move; equal positions and equal random numbers give equal moves.

        A player that searches for long asks `stop` now and then, and answers with what it has found when that says yes.
        """


AnyPlayer = Player[State, Move]
"""A player of some game; only its game's positions can be shown to it."""


class Players(Protocol):
    """A module of a game's players."""

    PLAYERS: Mapping[str, AnyPlayer]


class Analyst(Protocol):
    """A module that analyses the positions and the records of one game."""

    __name__: str

    def position(self, state: State, *, seconds: float = 2.0, threads: int = 1) -> Analysis:
        """What can be said about a position within this time."""

    def game(
        self, states: Sequence[State], moves: Sequence[Move], *, seconds: float = 1.0, threads: int = 1
    ) -> Iterator[Point]:
        """A point for each position of a game, as it becomes known."""


@dataclass(frozen=True)
class Random(Generic[S, M, O]):
    """Any legal move, each as likely as the others.

    >>> from fivefold.games import pentago
    >>> move = Random(pentago.GAME).choose(pentago.start(), random.Random(1))
    >>> move in pentago.legal_moves(pentago.start())
    True
    """

    game: Game[S, M, O]

    def choose(self, state: S, rng: random.Random, stop: Stop | None = None) -> M:
        """Draw a move by lot."""
        return rng.choice(self.game.legal_moves(state))
