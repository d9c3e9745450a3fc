"""Environments: batches equal to the rules, then steps per CPU-second beside OpenSpiel, pgx and PettingZoo itself."""

from __future__ import annotations

import random

import numpy as np
import pyspiel

from benchmarks import cpu_seconds
from benchmarks.envs_peers import classic_games, pgx_games
from fivefold.envs import aec, batch
from fivefold.envs.agents import TableEnv
from fivefold.games import katamino_duel, kingdomino, pentago, pente
from fivefold.games.core import CHANCE

GAMES, STEPS = 4_096, 100
ENVIRONMENTS = {"pentago": "ordinary", "pente": "standard", "kingdomino": "ordinary", "katamino_duel": "ordinary"}


def assert_counts() -> None:
    """The batches' games are those of the rules, and end as often as random games do."""
    games = batch("pentago", 8)
    for _ in range(60):
        states, actions = [games.state(i) for i in range(games.n)], games.sample()
        step = games.step(actions)
        last = iter(step.last)
        for i, state in enumerate(states):
            reached = games.state_of(next(last)) if step.ended[i] else games.state(i)
            assert reached == games.game.play(state, games.encoding.move(state, int(actions[i])))
    games, ends = batch("pentago", GAMES), np.zeros(3, np.int64)
    for _ in range(500):
        step = games.step(games.sample())
        ends += [(step.rewards[:, 0] == won).sum() for won in (1, -1, 0)] - np.array([0, 0, (~step.ended).sum()])
    shares = ends / ends.sum()
    assert np.allclose(shares, [0.520, 0.428, 0.052], atol=0.01), shares
    print(f"counts hold: 480 moves as the rules play them; {ends.sum():,} games of Pentago end as random games do")
    for name, expected in turns_of_the_rules().items():
        turns = turns_a_game(name)
        assert abs(turns - expected) < 0.05 * expected, (name, turns, expected)
        print(f"  a random game of {name} has {turns:.1f} turns, by the rules {expected:.1f}")


def turns_of_the_rules(games: int = 2_000) -> dict[str, float]:
    """How many turns a random game has, by the kernels that the rules count with; in Kingdomino by `play`."""
    rng, turns, played = random.Random(1), 0, 60
    for _ in range(played):
        state = kingdomino.start()
        while (seat := kingdomino.to_move(state)) is not None:
            chance = seat == CHANCE
            move = kingdomino.chance(state, rng) if chance else rng.choice(kingdomino.legal_moves(state))
            state, turns = kingdomino.play(state, move), turns + (not chance)
    lengths = katamino_duel.counting.random_games(games, seed=1).by_length
    return {
        "pentago": pentago.counting.random_games(games, seed=1)[1] / games,
        "pente": pente.counting.random_games(games, seed=1).turns / games,
        "katamino_duel": sum(pieces * count for pieces, count in enumerate(lengths)) / games,
        "kingdomino": turns / played,
    }


def turns_a_game(name: str, n: int = 1_024) -> float:
    """The average over the first game of each of many."""
    games, turns = batch(name, n, ENVIRONMENTS[name]), 0
    running = np.ones(n, np.bool_)
    while running.any():
        turns += int(running.sum())
        running &= ~games.step(games.sample()).ended
    return turns / n


def steps_only(name: str = "pentago", games: int = GAMES, steps: int = STEPS) -> None:
    table = batch(name, games, ENVIRONMENTS[name])
    for _ in range(steps):
        table.step(table.sample())


def with_masks_and_planes(name: str = "pentago", games: int = GAMES, steps: int = STEPS) -> None:
    table = batch(name, games, ENVIRONMENTS[name])
    for _ in range(steps):
        table.masks()
        table.observations()
        table.step(table.sample())


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


def main() -> None:
    assert_counts()
    with_masks_and_planes(steps=1)  # compiled
    fast, full = (GAMES * STEPS / cpu_seconds(work) for work in (steps_only, with_masks_and_planes))
    moves = openspiel(300, seen=False)
    bare = moves / cpu_seconds(lambda: openspiel(300, seen=False))
    theirs = moves / cpu_seconds(lambda: openspiel(300, seen=True))
    print(f"Pentago steps per CPU-second, {GAMES} games a batch   {fast:12,.0f}")
    print(f"  OpenSpiel's Pentago from Python                {bare:12,.0f}   ours is {fast / bare:6.0f} ×")
    print(f"the same with masks and planes of all games      {full:12,.0f}")
    print(f"  OpenSpiel's Pentago from Python                {theirs:12,.0f}   ours is {full / theirs:6.0f} ×")
    assert min(fast, full) > 1_000_000
    assert fast > 20 * bare
    assert full > 20 * theirs
    speeds = {"pentago": full}
    for name in ("pente", "kingdomino", "katamino_duel"):
        with_masks_and_planes(name, 2, 1)
        fast, speeds[name] = (
            1_024 * 60 / cpu_seconds(lambda work=work, name=name: work(name, 1_024, 60))  # type: ignore[misc]
            for work in (steps_only, with_masks_and_planes)
        )
        print(f"{name + ', 1024 games a batch: steps':48} {fast:12,.0f}   with masks and planes {speeds[name]:12,.0f}")
    for name, speed in pgx_games(1_024, 60):
        beside = "pente" if name in ("go_19x19", "hex") else "pentago"
        print(f"{'  pgx ' + name:48} {speed:12,.0f}   our {beside} is {speeds[beside] / speed:6.1f} ×")
    for name, options in ENVIRONMENTS.items():
        speeds[name] = moves_through_pettingzoo(aec(name, options))
        print(f"{name + ' through PettingZoo, steps':48} {speeds[name]:12,.0f}")
    for name, env in classic_games():
        beside = "pente" if name == "go_v5" else "pentago"
        speed = moves_through_pettingzoo(env)
        print(f"{'  PettingZoo ' + name:48} {speed:12,.0f}   our {beside} is {speeds[beside] / speed:6.2f} ×")


def moves_through_pettingzoo(env: TableEnv) -> float:
    """Random moves per CPU-second."""
    through_pettingzoo(env, 100)
    return 1_000 / cpu_seconds(lambda: through_pettingzoo(env, 1_000))
