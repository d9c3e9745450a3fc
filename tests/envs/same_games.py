"""Random games of every environment beside those of the rules, move for move.

Each function plays with a seed and says how many moves were compared. The rules have a generator of their own from the
same seed; wherever it is a seat's turn, what the environment allows must be exactly the legal moves.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import numpy as np
import pytest

from fivefold import games
from fivefold.envs import Against, Solo, batch
from fivefold.envs.agents import TableEnv
from fivefold.envs.batches import Batch
from fivefold.envs.rewards import rewards_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, Move, State, own
from fivefold.games.kingdomino.notation import AnyMove
from fivefold.games.options import read_options


def with_pettingzoo(game: str, options: str, seed: int) -> int:
    """A game of `aec` without its wrappers."""
    rules = games.game(game)
    chosen = read_options(rules.options, options, rules.presets)
    env, state, lots, rng = TableEnv(game, chosen), rules.start(chosen), random.Random(seed), random.Random(seed + 1)
    env.reset(seed=seed)
    moves = []
    while (seat := rules.to_move(state)) is not None:
        if seat == CHANCE:
            move = rules.chance(state, lots)
        else:
            assert env.agent_selection == f"player_{seat}"
            legal = rules.legal_moves(state)
            encoding = env.table.encoding
            numbers = [encoding.number(state, each) for each in legal]
            mask = env.observe(env.agent_selection)["action_mask"]
            assert sorted(numbers) == np.flatnonzero(mask).tolist()
            assert [encoding.move(state, each) for each in numbers] == list(legal)
            chosen_number = rng.randrange(len(legal))
            move = legal[chosen_number]
            env.step(numbers[chosen_number])
        state = rules.play(state, move)
        moves.append(move)
    assert env.game_state == state
    assert env.table.moves == moves
    ended = rules.outcome(state)
    assert ended is not None
    assert list(env.rewards.values()) == rewards_of(ended, teams=rules.teams(chosen))
    assert all(env.terminations.values())
    assert env.record().states()[-1] == state
    return len(moves)


def with_gymnasium(game: str, options: str, seed: int) -> int:
    """A game of `Against` and two random players, or of `Solo`."""
    env = Solo(options) if game == "katamino" else Against(game, "random", options)
    rules, table, rng = env.table.game, env.table, random.Random(seed)
    observation, info = env.reset(seed=seed)
    state, played, ended, cut = rules.start(table.options), 0, False, False
    while True:
        for move in table.moves[played:]:
            assert move in rules.legal_moves(state) or rules.to_move(state) == CHANCE
            state, played = rules.play(state, move), played + 1
        assert state == table.state
        if ended or cut:
            break
        seat = rules.to_move(state)
        assert seat == info["seat"]
        numbers = {table.encoding.number(state, move): move for move in rules.legal_moves(state)}
        assert sorted(numbers) == np.flatnonzero(observation["action_mask"]).tolist()
        action = rng.choice(sorted(numbers))
        observation, reward, ended, cut, info = env.step(action)
        assert table.moves[played] == numbers[action]
    outcome = rules.outcome(state)
    assert (outcome is not None) == ended
    rewards = rewards_of(outcome, teams=rules.teams(table.options)) if outcome else [0.0] * table.seats
    assert reward == rewards[env.seat]
    return played


def with_openspiel(name: str, seed: int) -> int:
    """A game of OpenSpiel's Python games."""
    pyspiel = pytest.importorskip("pyspiel")
    from fivefold.envs import openspiel

    openspiel.register()
    game, rng = pyspiel.load_game(name), random.Random(seed)
    rules, state = game.rules, game.new_initial_state()
    position, played = rules.start(game.options), 0
    while True:
        while rules.to_move(position) == CHANCE and played < len(state.moves):
            position, played = rules.play(position, state.moves[played]), played + 1
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        assert state.current_player() == rules.to_move(position)
        numbers = {game.encoding.number(position, move): move for move in rules.legal_moves(position)}
        assert state.legal_actions() == sorted(numbers)
        action = rng.choice(state.legal_actions())
        assert state.action_to_string(action) == str(numbers[action])
        state.apply_action(action)
        position, played = rules.play(position, numbers[action]), played + 1
    assert (state.position, played) == (position, len(state.moves))
    ended = rules.outcome(position)
    assert ended is not None
    assert state.returns() == pytest.approx(rewards_of(ended, teams=rules.teams(game.options)))
    return played


def with_batches(game: str, options: str, wanted: int, seeds: Iterable[int]) -> int:
    """A batch with a game a seed, each begun anew when it ends, until `wanted` have ended: masks, observations,
    positions, ends and rewards."""
    seeds, ends, moves = list(seeds), 0, 0
    table = batch(game, len(seeds), options, seeds=seeds)
    rules, encoding = table.game, table.encoding
    states = [_followed(table, rules.start(table.options), table.state(i)) for i in range(table.n)]
    while ends < wanted:
        masks, seen, seats, actions = table.masks(), table.observations(), table.seats, table.sample()
        for i, state in enumerate(states):
            assert table.state(i) == state
            assert np.flatnonzero(masks[i]).tolist() == sorted(
                encoding.number(state, one) for one in rules.legal_moves(state)
            )
            assert seats[i] == rules.to_move(state)
            assert (seen.planes[i] == encoding.draw(state, seats[i])).all()
            assert seen.facts[i].tolist() == list(encoding.tell(state, seats[i]))
        step = table.step(actions)
        last = iter(step.last)
        for i, state in enumerate(states):
            after = rules.play(state, encoding.move(state, int(actions[i])))
            reached = table.state_of(next(last)) if step.ended[i] else table.state(i)
            after = _followed(table, after, reached)
            assert reached == after
            ended = rules.outcome(after)
            assert bool(step.ended[i]) == (ended is not None)
            rewards = rewards_of(ended, teams=rules.teams(table.options)) if ended else [0.0] * table.players
            assert step.rewards[i].tolist() == pytest.approx(rewards)
            states[i] = _followed(table, rules.start(table.options), table.state(i)) if ended else after
            ends += ended is not None
        moves += table.n
    return moves


def _chance_moves(before: State, after: State) -> Iterator[Move]:
    """What chance must have moved on the way to the position that the batch has reached."""
    state, there = own(before, kingdomino.State), own(after, kingdomino.State)
    while kingdomino.to_move(state) == CHANCE:
        if state.deal_due:
            move: AnyMove = kingdomino.Deal(tuple(number for number, _ in there.line))
        elif state.king_due:
            move = kingdomino.King(there.drawn)
        else:
            move = kingdomino.Move(state.waiting[0][0], "x")
        state = kingdomino.play(state, move)
        yield move


def _followed(table: Batch, state: State, reached: State) -> State:
    """A position of the rules and what chance did after it."""
    for move in _chance_moves(state, reached) if table.game.name == "kingdomino" else ():
        state = table.game.play(state, move)
    return state
