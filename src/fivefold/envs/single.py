"""Gymnasium's environments: Katamino for one, and a seat at a table where our players have the others."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from fivefold import bots
from fivefold.bots.core import AnyPlayer
from fivefold.envs.encoding import Form
from fivefold.envs.table import RENDER_MODES, Observation, Table, check_render_mode
from fivefold.games.core import IllegalMove, Options
from fivefold.games.record import Record
from fivefold.refusals import NotFound, Refused

ILLEGAL = -1.0
STEPS = 200


Info = dict[str, Any]
"""`seat`: the one that is played; `illegal`: the sentence that refused an illegal action."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. An illegal action ends the episode with a reward of -1; `info` says why it is illegal."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(self, table: Table, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.table = table
        self.render_mode = render_mode
        self.seat = 0
        self.observation_space = table.space
        self.action_space = table.actions
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a new game."""
        super().reset(seed=seed)
        self._over = False
        if seed is not None:
            self._seeded(seed)
        self._begin(seed)
        return self._seen(), {"seat": self.seat}

    def _seeded(self, seed: int) -> None:
        """Draw from this seed from now on."""

    def _begin(self, seed: int | None) -> None:
        self.table.begin(seed)

    def _seen(self) -> Observation:
        return self.table.observation(self.seat)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        """Play, and let the others play until it is this seat's turn again."""
        if self._over:
            raise Refused("The game is over; reset begins a new one", code="episode-over")
        try:
            self.table.act(int(action))
        except IllegalMove as error:
            self._over = True
            return self._seen(), ILLEGAL, True, False, {"seat": self.seat, "illegal": str(error)}
        self._others()
        ended = self.table.seat is None
        cut = not ended and self._cut()
        self._over = ended or cut
        if self.render_mode == "human":
            self.render()
        return self._seen(), self.table.rewards()[self.seat], ended, cut, {"seat": self.seat}

    def _others(self) -> None:
        """The other seats play."""

    def _cut(self) -> bool:
        return False

    def record(self) -> Record:
        """The game so far as a record."""
        return self.table.record()

    def render(self) -> str | None:
        """The board: printed (`human`), as text (`ansi`) or as SVG (`svg`)."""
        shown = self.table.render(self.render_mode)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None


class Solo(SeatEnv):
    """Fill a frame of Katamino: 1 when it is full, 0 before; after `steps` actions the episode is cut.

    >>> env = Solo("A4")
    >>> observation, info = env.reset(seed=1)
    >>> observation["observation"].shape, int(observation["action_mask"].sum())
    ((25, 5, 4), 172)
    """

    def __init__(
        self,
        options: Options | str | None = "A4",
        *,
        form: Form = "planes",
        steps: int = STEPS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(Table("katamino", options, form), render_mode)
        self.steps = steps

    def _cut(self) -> bool:
        return len(self.table.moves) >= self.steps


class Against(SeatEnv):
    """A seat of any game for two to four; `opponent` names the player of all other seats.

    `seat` is the one that is played; without it the seats are drawn by lot at each reset.

    >>> env = Against("pentago", "greedy", seat=1)
    >>> observation, info = env.reset(seed=1)
    >>> int(observation["observation"].sum()), info
    (1, {'seat': 1})
    """

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        options: Options | str | None = None,
        *,
        seat: int | None = None,
        form: Form = "planes",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(Table(game, options, form), render_mode)
        if self.table.seats < 2:
            raise Refused("{game} is for one", code="for-one", game=self.table.game.title)
        if seat is not None and not 0 <= seat < self.table.seats:
            raise Refused(
                "There is no seat {seat}; they go from 0 to {last}",
                code="no-such-seat",
                seat=seat,
                last=self.table.seats - 1,
            )
        self.opponent = _player(game, opponent)
        self.fixed_seat = seat
        self.rng = random.Random()

    def _seeded(self, seed: int) -> None:
        self.rng = random.Random(f"opponents of {seed}")

    def _begin(self, seed: int | None) -> None:
        super()._begin(seed)
        self.seat = self.rng.randrange(self.table.seats) if self.fixed_seat is None else self.fixed_seat
        self._others()

    def _others(self) -> None:
        while self.table.seat not in (None, self.seat):
            seen = self.table.game.observe(self.table.state, self.table.seat)
            self.table.play(self.opponent.choose(seen, self.rng))


def _player(game: str, name: str) -> AnyPlayer:
    known: Sequence[str] = list(bots.players(game))
    if name not in known:
        raise NotFound(
            "There is no player {name}; there are: {names}", code="no-player", name=repr(name), names=", ".join(known)
        )
    return bots.players(game)[name]


IDS = {f"fivefold/{kind.__name__}-v0": f"{kind.__module__}:{kind.__name__}" for kind in (Against, Solo)}
"""For `gymnasium.make("fivefold.envs.single:fivefold/Solo-v0")`, which imports this module first."""

for _id, _where in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point=_where)
