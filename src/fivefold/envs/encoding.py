"""A game under fixed options as numbers: its moves from 0 on, and what a seat sees as arrays.

Each game has a module here whose `encoding(options)` says it. Boards are read as one reads a page: row 0 is the top
row, column 0 the left one. Everything is told from the seat that looks, so that one policy can play every seat.

>>> from fivefold.games import pentago
>>> found = encoding_of(pentago.GAME, pentago.Options())
>>> found.actions, found.shape("planes"), found.shape("flat")
(324, (2, 6, 6), (72,))
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Generic, Literal

import numpy as np
import numpy.typing as npt

from fivefold.games import GAMES, AnyGame
from fivefold.games.core import M, Move, Options, S, State
from fivefold.refusals import Refused

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]
Form = Literal["planes", "flat"]
FORMS: tuple[Form, ...] = ("planes", "flat")


@dataclass(frozen=True, kw_only=True)
class Lots(Generic[S, M]):
    """What chance does, in draws of one thing each, so that every draw has a short list of outcomes."""

    most: int
    """Outcomes are numbered from 0 to one less."""
    outcomes: Callable[[S, tuple[int, ...]], list[tuple[int, float]]]
    """The outcomes of the next draw and how likely they are, after the draws of the same move before it."""
    move: Callable[[S, tuple[int, ...]], M | None]
    """The move that these draws make, or None while more are needed; no draw at all where the rules leave one move."""
    text: Callable[[S, int], str]
    """A draw in words."""


@dataclass(frozen=True, kw_only=True)
class Encoding(Generic[S, M]):
    """How moves are numbered, and what a seat is shown."""

    actions: int
    """How many numbers there are."""
    number: Callable[[S, M], int]
    """The number of a legal move."""
    move: Callable[[S, int], M]
    """The move of a number; `play` says whether it is legal."""
    planes: tuple[str, ...]
    """What each plane shows."""
    size: tuple[int, int]
    """Rows and columns of a plane."""
    draw: Callable[[S, int], Numbers]
    """The planes as a seat sees them."""
    facts: tuple[str, ...] = ()
    """What is told beside the board."""
    tell: Callable[[S, int], Sequence[int]] = lambda state, seat: ()
    """The facts as a seat sees them."""
    most: int = 1
    """No number in an observation is greater, and none is below 0."""
    longest: int = 0
    """No game has more turns of its players; 0 where pieces can be taken up for ever."""
    lots: Lots[S, M] | None = None
    """What chance does; None where nothing is left to it."""

    def shape(self, form: Form) -> tuple[int, ...]:
        """The shape of an observation."""
        rows, columns = self.size
        if form == "flat":
            return (len(self.planes) * rows * columns + len(self.facts),)
        return len(self.planes) + len(self.facts), rows, columns

    def observation(self, state: S, seat: int, form: Form) -> Numbers:
        """What a seat sees: planes, with a constant plane for each fact; or all in one row, the facts last."""
        planes, facts = self.draw(state, seat), np.array(self.tell(state, seat), np.int16)
        if form == "flat":
            return np.concatenate([planes.ravel(), facts])
        if not len(facts):
            return planes
        return np.concatenate([planes, np.broadcast_to(facts[:, None, None], (len(facts), *self.size))])


AnyEncoding = Encoding[State, Move]


def encoding_of(game: AnyGame, options: Options) -> AnyEncoding:
    """The encoding of one of our games."""
    if game.name not in GAMES:
        raise Refused("The moves of {game} have no numbers", code="no-encoding", game=game.title)
    found: AnyEncoding = import_module(f"fivefold.envs.{game.name}").encoding(options)
    return found


def check_form(form: str) -> None:
    """Refuse a form that does not exist."""
    if form not in FORMS:
        raise Refused(
            "There is no form {form}; there are: {forms}", code="no-form", form=repr(form), forms=", ".join(FORMS)
        )
