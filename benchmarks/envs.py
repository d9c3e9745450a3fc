"""Environments: batches equal to the rules, then steps per CPU-second beside OpenSpiel and PettingZoo's own games."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from types import ModuleType

import numpy as np
import pyspiel

from fivefold.envs import aec, batch
from fivefold.envs.agents import TableEnv
from fivefold.envs.pentago import move
from fivefold.games import pentago

GAMES, STEPS = 4_096, 100
ENVIRONMENTS = {"pentago": "ordinary", "pente": "standard", "kingdomino": "ordinary", "katamino_duel": "ordinary"}


def cpu_seconds(work: Callable[[], object], times: int = 3) -> float:
    """The least CPU time of a few runs."""
    best = float("inf")
    for _ in range(times):
        began = time.process_time()
        work()
        best = min(best, time.process_time() - began)
    return best


def assert_counts() -> None:
    """The batch's games are those of the rules, and end as often as random games do."""
    games = batch("pentago", 8)
    for _ in range(60):
        states, actions = [games.state(i) for i in range(games.n)], games.sample()
        last = games.step(actions).last
        for i, state in enumerate(states):
            after = pentago.play(state, move(state, int(actions[i])))
            assert last[i].tolist() == [after.first, after.second]
    games, ends = batch("pentago", GAMES), np.zeros(3, np.int64)
    for _ in range(500):
        step = games.step(games.sample())
        ends += [(step.rewards[:, 0] == won).sum() for won in (1, -1, 0)] - np.array([0, 0, (~step.ended).sum()])
    shares = ends / ends.sum()
    assert np.allclose(shares, [0.520, 0.428, 0.052], atol=0.01), shares
    print(f"counts hold: 480 moves as the rules play them; {ends.sum():,} games end as random games do")


def steps_only(steps: int = STEPS) -> None:
    games = batch("pentago", GAMES)
    for _ in range(steps):
        games.step(games.sample())


def with_masks_and_planes(steps: int = STEPS) -> None:
    games = batch("pentago", GAMES)
    for _ in range(steps):
        games.masks()
        games.observations()
        games.step(games.sample())


def openspiel(games: int, *, seen: bool) -> int:
    """Random games of OpenSpiel's Pentago from Python; how many moves they had."""
    game, rng, moves = pyspiel.load_game("pentago"), random.Random(1), 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if seen:
                state.legal_actions_mask()
                np.array(state.observation_tensor(), np.float32)
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    return moves


def through_pettingzoo(env: TableEnv, steps: int) -> None:
    """So many random moves through PettingZoo's interface."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(steps):
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            continue
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))


def classic() -> dict[str, ModuleType]:
    """PettingZoo's classic games that can be played here."""
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3
    except ImportError as error:
        print(f"PettingZoo's classic games are left out: {error}.")
        return {}
    return {"connect_four": connect_four_v3, "tictactoe": tictactoe_v3}


def main() -> None:
    assert_counts()
    with_masks_and_planes(1)  # compiled
    fast, full = (GAMES * STEPS / cpu_seconds(work) for work in (steps_only, with_masks_and_planes))
    moves = openspiel(300, seen=False)
    bare = moves / cpu_seconds(lambda: openspiel(300, seen=False))
    theirs = moves / cpu_seconds(lambda: openspiel(300, seen=True))
    print(f"Pentago steps per CPU-second, {GAMES} games a batch   {fast:12,.0f}")
    print(f"  OpenSpiel from Python                          {bare:12,.0f}   ours is {fast / bare:6.0f} ×")
    print(f"the same with masks and planes of all games      {full:12,.0f}")
    print(f"  OpenSpiel from Python                          {theirs:12,.0f}   ours is {full / theirs:6.0f} ×")
    assert min(fast, full) > 1_000_000
    assert fast > 20 * bare
    assert full > 20 * theirs
    for name, options in ENVIRONMENTS.items():
        env = aec(name, options)
        through_pettingzoo(env, 100)
        speed = 1_000 / cpu_seconds(lambda env=env: through_pettingzoo(env, 1_000))  # type: ignore[misc]
        print(f"{name + ' through PettingZoo, steps':48} {speed:12,.0f}")
    for name, module in classic().items():
        env = module.env()
        speed = 1_000 / cpu_seconds(lambda env=env: through_pettingzoo(env, 1_000))  # type: ignore[misc]
        print(f"{'  PettingZoo ' + name:48} {speed:12,.0f}")
