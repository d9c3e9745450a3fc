"""The greedy Kingdomino player: takes points, makes legal turns, beats random play."""

from __future__ import annotations

import random

import pytest
from tests.games.kingdomino.test_course import played

from fivefold.bots import players
from fivefold.bots.kingdomino.players import Greedy
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE, own
from fivefold.games.kingdomino import Options, State


def game(options: Options, seats: list[str], seed: int) -> State:
    bots, rng = players("kingdomino"), random.Random(seed)
    state = kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            move = kingdomino.chance(state, rng)
        else:
            move = own(bots[seats[seat]].choose(kingdomino.observe(state, seat), rng), kingdomino.Move)
        state = kingdomino.play(state, move)
    return state


def test_it_chooses_crowns_and_joins_them() -> None:
    moves = "deal 1 2 3 48", "king 1", "48", "king 1", "1", "king 2", "2", "king 2", "3", "deal 7 8 45 9"
    state = played(kingdomino.start(Options(players=2)), *moves)
    choice = Greedy().choose(state, random.Random(1))
    assert choice.pick == 45
    state = kingdomino.play(state, choice)
    for _ in range(3):
        state = kingdomino.play(state, Greedy().choose(state, random.Random(1)))
    assert max(kingdom.properties()[-1].points for kingdom in state.kingdoms) >= 3


@pytest.mark.parametrize("preset", ["two", "three", "ordinary", "duel"])
def test_it_plays_whole_games_at_every_table(preset: str) -> None:
    options = kingdomino.PRESETS[preset]
    assert kingdomino.outcome(game(options, ["greedy"] * options.players, seed=1)) is not None


@pytest.mark.compiled
def test_it_beats_three_random_players() -> None:
    wins, points = 0, 0.0
    for seed in range(40):
        seats = ["random"] * 4
        seats[seed % 4] = "greedy"
        ended = kingdomino.outcome(game(Options(), seats, seed))
        assert ended is not None
        wins += ended.ranks[seed % 4] == 1
        points += ended.scores[seed % 4] / 40
    assert wins >= 34
    assert points > 38
