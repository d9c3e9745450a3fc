"""At full-greedy tables: other networks value the kingdoms, and the rivals are not taken for perfect."""

from __future__ import annotations

import random
from typing import Literal

import numpy as np
import pytest

from fivefold.bots.kingdomino.network import kind_of, networks
from fivefold.bots.kingdomino.players import LiteratureGreedy
from fivefold.bots.kingdomino.policy.kernel_network import seat_values
from fivefold.bots.kingdomino.search import SearchLimits, score_moves, search
from fivefold.bots.kingdomino.state import Position, position_of
from fivefold.bots.limits import Budget
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options


def table(players: Literal[2, 3, 4], lines: int, seed: int) -> Position:
    """A full-greedy table when this many lines have been dealt."""
    rng, state = random.Random(seed), kingdomino.start(Options(players=players))
    while state.dealt < lines or kingdomino.to_move(state) == CHANCE:
        chance = kingdomino.to_move(state) == CHANCE
        move = kingdomino.chance(state, rng) if chance else LiteratureGreedy().choose(state, rng)
        state = kingdomino.play(state, move)
    return position_of(state)


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_between_practised_and_full_greedy_rivals_the_network_is_mixed(kind: str) -> None:
    learned = networks(kind)
    assert (learned.practised != learned.among_full_greedy).any()
    assert (learned.among_full_greedy != learned.full_greedy).any()
    assert np.allclose(learned.against(0.5).value, (learned.practised + learned.among_full_greedy) / 2, atol=1e-6)
    assert np.allclose(learned.against(1.0).value, learned.among_full_greedy, atol=1e-6)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_less_is_expected_of_a_kingdom_whose_owner_is_full_greedy(players: Literal[2, 3, 4]) -> None:
    for seed in range(5):
        here = table(players, 3, seed)
        nets = networks(kind_of(here.state.options)).against(0.0)
        practised = seat_values(here.round, 2, nets)
        full_greedy = seat_values(here.round, 2, nets._replace(value=nets.full_greedy))
        assert (full_greedy < practised)[:players].all()


@pytest.mark.compiled
def test_moves_are_scored_by_what_the_rivals_are() -> None:
    here = table(4, 3, 0)
    practised, greedy = ({one.found.move: one.found.points for one in score_moves(here, part)} for part in (0.0, 1.0))
    assert practised.keys() == greedy.keys()
    assert practised != greedy


@pytest.mark.compiled
def test_the_next_to_last_line_is_rolled_out_against_full_greedy_rivals_and_solved_against_others() -> None:
    state = table(4, 11, 1).state  # the last line is known though not dealt
    greedy = search(state, Budget(nodes=60), seed=1, limits=SearchLimits(p_full_greedy=0.99))
    others = search(state, Budget(nodes=60), seed=1, limits=SearchLimits(p_full_greedy=0.0))
    assert not greedy.solved
    assert others.solved
    assert not others.exact
