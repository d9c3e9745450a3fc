"""Batches play bit for bit what the rules play, all games at once."""

from __future__ import annotations

import os

import numpy as np
import pytest

from fivefold.envs import batch
from fivefold.envs.pentago import draw, move, number
from fivefold.envs.rewards import rewards_of
from fivefold.games import pentago
from fivefold.refusals import Refused

STEPS = 1_000 if os.environ.get("FIVEFOLD_SOAK") else 40
OPTIONS = ["ordinary", "tournament", "double_five=starter", "five_on_placement=off double_five=mover"]


@pytest.mark.parametrize("options", OPTIONS)
def test_every_game_of_a_batch_is_the_game_of_the_rules(options: str) -> None:
    games = batch("pentago", 12, options)
    states = [games.state(i) for i in range(games.n)]
    assert states == [pentago.start(games.options)] * games.n
    ends = 0
    for _ in range(STEPS):
        masks, seen, seats, actions = games.masks(), games.observations(), games.seats, games.sample()
        for i, state in enumerate(states):
            assert np.flatnonzero(masks[i]).tolist() == sorted(number(state, one) for one in pentago.legal_moves(state))
            assert seats[i] == pentago.to_move(state)
            assert (seen[i] == draw(state, seats[i])).all()
        step = games.step(actions)
        for i, state in enumerate(states):
            after = pentago.play(state, move(state, int(actions[i])))
            ended = pentago.outcome(after)
            assert step.last[i].tolist() == [after.first, after.second]
            assert bool(step.ended[i]) == (ended is not None)
            assert step.rewards[i].tolist() == (rewards_of(ended) if ended else [0, 0])
            states[i] = pentago.start(games.options) if ended else after
            ends += ended is not None
            assert games.state(i) == states[i]
    assert ends >= games.n


def test_each_game_has_its_own_seed() -> None:
    def actions(seeds: list[int]) -> list[list[int]]:
        games = batch("pentago", len(seeds), seeds=seeds)
        return np.array([(chosen := games.sample(), games.step(chosen))[0] for _ in range(30)]).T.tolist()

    together, apart = actions([4, 5, 4]), [actions([seed])[0] for seed in (4, 5)]
    assert together == [apart[0], apart[1], apart[0]]
    assert apart[0] != apart[1]


def test_one_illegal_action_is_refused_with_its_game_and_changes_nothing() -> None:
    games = batch("pentago", 3)
    games.step([0, 9, 18])  # b6 NW+ carries the marble to c5
    before = games.boards.copy()
    with pytest.raises(Refused, match=r"Game 1: c5 NW\+: c5 already holds a marble"):
        games.step([27, 9 * 8, 27])
    with pytest.raises(Refused, match="Game 2: there is no action 324"):
        games.step([27, 27, 324])
    with pytest.raises(Refused, match="3 games need 3 actions, not an array of 2"):
        games.step([27, 27])
    assert (games.boards == before).all()


def test_a_batch_that_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match="There are batches of pentago, not of kingdomino"):
        batch("kingdomino", 4)
    with pytest.raises(Refused, match="at least one game"):
        batch("pentago", 0)
    with pytest.raises(Refused, match="2 games need 2 seeds, not 1"):
        batch("pentago", 2, seeds=[1])
