"""A game in progress, as every environment plays it: numbered moves, chance drawn by a seed, rewards by rank."""

from __future__ import annotations

import random
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fivefold import games
from fivefold.envs.encoding import Form, check_form, encoding_of
from fivefold.envs.rewards import rewards_of
from fivefold.games import AnyGame
from fivefold.games.core import CHANCE, Move, Options, State
from fivefold.games.options import read_options
from fivefold.games.record import Record, new_record
from fivefold.refusals import Refused

RENDER_MODES = ("human", "ansi", "svg")


Observation = dict[str, Any]
"""`observation`: what a seat sees; `action_mask`: 1 for each action that it may take, all 0 when it is not its turn."""


class Table:
    """One game under fixed options, from a seed on.

    >>> table = Table("kingdomino", "two")
    >>> table.begin(seed=1)
    >>> [str(move) for move in table.moves]
    ['deal 9 37 5 17', 'king 1']
    >>> table.legal().tolist()
    [1620, 1621, 1622, 1623]
    """

    def __init__(self, game: str, options: Options | str | None = None, form: Form = "planes") -> None:
        check_form(form)
        self.game: AnyGame = games.game(game)
        if isinstance(options, str):
            options = read_options(self.game.options, options, self.game.presets)
        self.state: State = self.game.start(options)
        self.options: Options = self.state.options
        self.seats = self.game.seats(self.options)
        self.encoding = encoding_of(self.game, self.options)
        self.form: Form = form
        self.moves: list[Move] = []
        self.rng = random.Random()

    def begin(self, seed: int | None = None) -> None:
        """A new game; without a seed chance goes on where it stood."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.state, self.moves = self.game.start(self.options), []
        self._draw_lots()

    def play(self, move: Move) -> None:
        """A seat's move, checked, and what chance adds to it."""
        self.state = self.game.play(self.state, move)
        self.moves.append(move)
        self._draw_lots()

    def act(self, action: int) -> None:
        """Play the move of a number."""
        if not 0 <= action < self.encoding.actions:
            raise Refused(
                "There is no action {action}; they go from 0 to {last}",
                code="no-such-action",
                action=action,
                last=self.encoding.actions - 1,
            )
        self.play(self.encoding.move(self.state, action))

    def _draw_lots(self) -> None:
        while self.game.to_move(self.state) == CHANCE:
            move = self.game.chance(self.state, self.rng)
            self.state = self.game.play(self.state, move)
            self.moves.append(move)

    @property
    def seat(self) -> int | None:
        """The seat to move, or None when the game is over."""
        return self.game.to_move(self.state)

    def legal(self) -> npt.NDArray[np.int64]:
        """The numbers of the legal moves, in the order of the rules."""
        state, number = self.state, self.encoding.number
        return np.array([number(state, move) for move in self.game.legal_moves(state)], np.int64)

    def observation(self, seat: int) -> Observation:
        """What a seat sees now."""
        mask = np.zeros(self.encoding.actions, np.int8)
        if self.seat == seat:
            mask[self.legal()] = 1
        seen = self.game.observe(self.state, seat)
        return {"observation": self.encoding.observation(seen, seat, self.form), "action_mask": mask}

    @cached_property
    def space(self) -> spaces.Dict[Any]:
        """The space of observations."""
        shape = self.encoding.shape(self.form)
        return spaces.Dict(
            {
                "observation": spaces.Box(0, self.encoding.most, shape, np.int16),
                "action_mask": spaces.Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )

    @property
    def actions(self) -> spaces.Discrete[np.int64]:
        """The space of actions."""
        return spaces.Discrete(self.encoding.actions)

    def rewards(self) -> list[float]:
        """What each seat gets at the end, by rank; 0 for everybody before."""
        ended = self.game.outcome(self.state)
        return rewards_of(ended, teams=self.game.teams(self.options)) if ended else [0.0] * self.seats

    def record(self) -> Record:
        """The game as a record, which replays without our seed."""
        empty = new_record(self.game.name, self.options)
        return Record(empty.headers, tuple(self.moves))

    def render(self, mode: str | None) -> str | None:
        """The board as text or as SVG."""
        return None if mode is None else self.game.svg(self.state) if mode == "svg" else str(self.state)


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise Refused(
            "There is no render mode {mode}; there are: {modes}",
            code="no-render-mode",
            mode=repr(mode),
            modes=", ".join(RENDER_MODES),
        )
