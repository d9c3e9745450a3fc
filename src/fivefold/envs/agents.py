"""PettingZoo's environments: every game for two to four, turn by turn."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from fivefold.envs.encoding import Form
from fivefold.envs.table import RENDER_MODES, Observation, Table, check_render_mode
from fivefold.games.core import Options, State
from fivefold.games.record import Record
from fivefold.refusals import Refused

AGENT = "player_{}"


class TableEnv(AECEnv[str, Observation, int]):
    """A table as PettingZoo sees it; the agents are the seats, `player_0` begins in most games.

    Chance moves by itself, from the seed of `reset`. An illegal action is refused and changes nothing.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "fivefold_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self, game: str, options: Options | str | None = None, *, form: Form = "planes", render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self.table = Table(game, options, form)
        if self.table.seats < 2:
            raise Refused("{game} is for one; see fivefold.envs.Solo", code="for-one", game=self.table.game.title)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.render_mode = render_mode
        self.possible_agents = [AGENT.format(seat) for seat in range(self.table.seats)]
        self.agents = list(self.possible_agents)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.table.actions)

    def observation_space(self, agent: str) -> spaces.Dict[Any]:
        """The same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The same numbers for all seats."""
        return self.action_spaces[agent]

    @property
    def game_state(self) -> State:
        """The position, as the game's own functions take it."""
        return self.table.state

    def record(self) -> Record:
        """The game so far as a record."""
        return self.table.record()

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game; the seed is that of chance."""
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def _next(self) -> str:
        seat = self.table.seat
        return AGENT.format(0 if seat is None else seat)

    def observe(self, agent: str) -> Observation:
        """What a seat sees."""
        return self.table.observation(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Play for the selected seat."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Refused("It is {agent}'s turn: an action is wanted", code="no-action", agent=agent)
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
        if self.table.seat is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next()
        self._accumulate_rewards()
        if self.table.seat is None:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board: printed (`human`), as text (`ansi`) or as SVG (`svg`)."""
        shown = self.table.render(self.render_mode)
        if self.render_mode != "human":
            return shown
        sys.stdout.write(f"{shown}\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


def aec(
    game: str, options: Options | str | None = None, *, form: Form = "planes", render_mode: str | None = None
) -> wrappers.BaseWrapper[str, Observation, int]:
    """A PettingZoo environment with PettingZoo's usual wrappers: an illegal action loses, with a reward of -1.

    >>> env = aec("pentago", "tournament")
    >>> env.reset(seed=1)
    >>> observation, reward, ended, cut, info = env.last()
    >>> observation["observation"].shape, int(observation["action_mask"].sum()), env.agent_selection
    ((2, 6, 6), 288, 'player_0')
    """
    table = TableEnv(game, options, form=form, render_mode=render_mode)
    losing = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(losing))
