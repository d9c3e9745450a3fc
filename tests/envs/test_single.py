"""Gymnasium's environments: Gymnasium's own checker, games against our players, Katamino for one."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from fivefold.envs import Against, Solo
from fivefold.envs.single import SeatEnv
from fivefold.games import katamino
from fivefold.refusals import Refused

pytestmark = pytest.mark.compiled

ENVIRONMENTS: dict[str, Callable[[], SeatEnv]] = {
    "A4": lambda: Solo("A4", render_mode="ansi"),
    "a figure": lambda: Solo("triple-6", form="flat", render_mode="svg"),
    "pentago": lambda: Against("pentago", "greedy", render_mode="ansi"),
    "pente": lambda: Against("pente", "random", "team size=13", form="flat"),
    "kingdomino": lambda: Against("kingdomino", "random", seat=2),
    "duel": lambda: Against("katamino_duel", "greedy", "draft"),
}


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_environment_passes_the_checker(name: str) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*not having a spec")  # only `gymnasium.make` brings one
        check_env(ENVIRONMENTS[name]())


@pytest.mark.parametrize(
    ("name", "arguments"), [("Solo", {"options": "A4"}), ("Against", {"game": "pentago", "opponent": "greedy"})]
)
def test_gymnasium_makes_them_by_name_and_checks_every_render_mode(name: str, arguments: dict[str, Any]) -> None:
    env = gymnasium.make(f"fivefold.envs.single:fivefold/{name}-v0", render_mode="svg", **arguments)
    check_env(env.unwrapped)
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")


@pytest.mark.parametrize("name", ["pentago", "pente", "kingdomino", "duel"])
def test_a_seat_plays_whole_games_against_our_players(name: str) -> None:
    env, rng, ends = ENVIRONMENTS[name](), np.random.default_rng(1), set()
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        ended = False
        while not ended:
            assert env.table.seat == info["seat"]
            action = rng.choice(np.flatnonzero(observation["action_mask"]))
            observation, reward, ended, _, info = env.step(action)
            assert env.observation_space.contains(observation)
        assert reward == env.table.rewards()[info["seat"]]
        ends.add(env.record().states()[-1] == env.table.state)
    assert ends == {True}


def test_equal_seeds_give_equal_opponents_and_seats() -> None:
    def moves(seed: int) -> list[object]:
        env = Against("pentago", "greedy")
        observation, _ = env.reset(seed=seed)
        for _ in range(4):
            observation, *_ = env.step(np.flatnonzero(observation["action_mask"])[0])
        return list(env.table.moves)

    assert moves(5) == moves(5)
    assert len({str(moves(seed)) for seed in range(6)}) > 1


def test_a_frame_is_filled_by_its_solution_and_brings_one_point() -> None:
    env = Solo("A4")
    env.reset(seed=1)
    state, rewards = katamino.start(katamino.PRESETS["A4"]), []
    while katamino.to_move(state) is not None:
        hint = katamino.hint(state)
        assert hint is not None
        _, reward, ended, cut, _ = env.step(env.table.encoding.number(state, hint.move))
        state = katamino.play(state, hint.move)
        rewards.append((reward, ended, cut))
    assert rewards == [(0, False, False)] * 3 + [(1, True, False)]


def test_a_frame_that_is_never_filled_is_cut() -> None:
    env = Solo("A4", steps=4)
    env.reset()
    ends = [env.step(action)[2:4] for action in (0, 172, 0, 172)]
    assert ends == [(False, False)] * 3 + [(False, True)]
    with pytest.raises(Refused, match="The game is over"):
        env.step(0)


def test_an_illegal_action_ends_the_episode_and_says_why() -> None:
    env = Against("pentago", seat=0)
    env.reset(seed=1)
    _, reward, ended, cut, info = env.step(8)
    assert (reward, ended, cut) == (-1, True, False)
    assert info["illegal"] == "a6: a quadrant must be turned after the marble, as a6 NW+ (PG3)."


def test_an_unknown_player_or_seat_is_refused() -> None:
    with pytest.raises(Refused, match="There is no player 'deep'; there are: random, greedy"):
        Against("pentago", "deep")
    with pytest.raises(Refused, match="There is no seat 2"):
        Against("pentago", seat=2)
    with pytest.raises(Refused, match="Katamino is for one"):
        Against("katamino")
