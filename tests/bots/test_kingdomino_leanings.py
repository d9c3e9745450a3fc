"""The net beside full greed: it leans otherwise there, and expects less of kingdoms that full greed owns."""

from __future__ import annotations

import random
from typing import Literal

import numpy as np
import pytest

from fivefold.bots.kingdomino import search
from fivefold.bots.kingdomino.evaluation import biases, evaluation, kind_of
from fivefold.bots.kingdomino.kernel_mind import outlook_of
from fivefold.bots.kingdomino.kernel_net import NET
from fivefold.bots.kingdomino.paper import PaperGreedy
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options


def tables(players: Literal[2, 3, 4]) -> list[Position]:
    """Tables of full greed after some rounds."""
    found = []
    for seed in range(5):
        lots, state = random.Random(seed), kingdomino.start(Options(players=players))
        while state.dealt < 3 or kingdomino.to_move(state) == CHANCE:
            chance = kingdomino.to_move(state) == CHANCE
            move = kingdomino.chance(state, lots) if chance else PaperGreedy().choose(state, lots)
            state = kingdomino.play(state, move)
        found.append(position_of(state))
    return found


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_only_biases_move(kind: str) -> None:
    judge = evaluation(kind)
    others = np.setdiff1d(np.arange(NET), biases())
    for net in (judge.net_against(0.5), judge.net_for_full_greed()):
        assert (net[others] == judge.net[others]).all()
        assert (net[biases()] != judge.net[biases()]).any()


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_less_is_expected_of_a_kingdom_that_full_greed_owns(players: Literal[2, 3, 4]) -> None:
    for here in tables(players):
        judge = evaluation(kind_of(here.state.options))
        practised = outlook_of(here.kingdoms, here.course, here.deck, judge.net, judge.habit, 2)
        plain = outlook_of(here.kingdoms, here.course, here.deck, judge.net_for_full_greed(), judge.habit, 2)
        assert (plain < practised)[:players].all()


@pytest.mark.compiled
def test_turns_are_judged_by_what_the_rivals_are() -> None:
    here = tables(4)[0]
    calm, plain = ({one.verdict.move: one.verdict.points for one in search.at_once(here, part)} for part in (0.0, 1.0))
    assert calm.keys() == plain.keys()
    assert calm != plain
