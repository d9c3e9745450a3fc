"""At tables of full greed: nets of their own judge, less is expected of its kingdoms, and it is taken for no solver."""

from __future__ import annotations

import random
from typing import Literal

import numpy as np
import pytest

from fivefold.bots.kingdomino import search
from fivefold.bots.kingdomino.evaluation import evaluation, kind_of
from fivefold.bots.kingdomino.kernel_outlook import outlook_of
from fivefold.bots.kingdomino.paper import PaperGreedy
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options


def table(players: Literal[2, 3, 4], lines: int, seed: int) -> Position:
    """A table of full greed after so many lines."""
    lots, state = random.Random(seed), kingdomino.start(Options(players=players))
    while state.dealt < lines or kingdomino.to_move(state) == CHANCE:
        chance = kingdomino.to_move(state) == CHANCE
        move = kingdomino.chance(state, lots) if chance else PaperGreedy().choose(state, lots)
        state = kingdomino.play(state, move)
    return position_of(state)


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_between_practised_players_and_full_greed_the_net_is_mixed(kind: str) -> None:
    judge = evaluation(kind)
    assert (judge.net != judge.among_greed).any()
    assert (judge.among_greed != judge.of_greed).any()
    assert np.allclose(judge.net_against(0.5), (judge.net + judge.among_greed) / 2, atol=1e-6)
    assert np.allclose(judge.net_against(1.0), judge.among_greed, atol=1e-6)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_less_is_expected_of_a_kingdom_that_full_greed_owns(players: Literal[2, 3, 4]) -> None:
    for seed in range(5):
        here = table(players, 3, seed)
        judge = evaluation(kind_of(here.state.options))
        practised = outlook_of(here.kingdoms, here.course, here.deck, judge.net, judge.habit, 2)
        plain = outlook_of(here.kingdoms, here.course, here.deck, judge.of_greed, judge.habit, 2)
        assert (plain < practised)[:players].all()


@pytest.mark.compiled
def test_turns_are_judged_by_what_the_rivals_are() -> None:
    here = table(4, 3, 0)
    calm, plain = ({one.verdict.move: one.verdict.points for one in search.at_once(here, part)} for part in (0.0, 1.0))
    assert calm.keys() == plain.keys()
    assert calm != plain


@pytest.mark.compiled
def test_the_next_to_last_line_is_played_ahead_against_full_greed_and_solved_against_others() -> None:
    state = table(4, 11, 1).state  # the last line is known though not dealt
    greedy = search.think(state, seed=1, playouts=60, look=search.Look(plainness=0.99))
    others = search.think(state, seed=1, playouts=60, look=search.Look(plainness=0.0))
    assert not greedy.solved
    assert others.solved
    assert not others.exact
