"""The greedy Pente player: wins when it can, stops a win when it can, plays every variant."""

from __future__ import annotations

import random

import pytest
from tests.games.pente.drawn import drawn, scene

from fivefold.bots import players
from fivefold.bots.pente.greedy import Greedy
from fivefold.games import pente
from fivefold.games.core import own
from fivefold.games.pente import PRESETS
from fivefold.kernels import PLAIN


def choice(state: pente.State) -> pente.Move:
    return Greedy().choose(state, random.Random(1))


def test_it_wins_at_once() -> None:
    state, spot = drawn("b w w w w ?")
    assert choice(state) == spot
    state, spot = drawn("w b b ?\n. . . .\nb b b b .", caught=(8, 0))
    assert choice(state) == spot


@pytest.mark.rule("PT16")
def test_it_knows_that_six_do_not_win() -> None:
    state, at = scene("w w w 1 w w\n. . . . . .\nb w w w w 2", line="exactly_five")
    assert choice(state) == at["2"]


def test_it_stops_a_five_and_the_fifth_pair() -> None:
    state, spot = drawn("w b b b b ?")
    assert choice(state) == spot
    state, _ = scene("b w w 1 . .\n2 . . . . .", caught=(0, 8))
    after = pente.play(state, choice(state))
    assert all(pente.play(after, move).caught[1] < 10 for move in pente.legal_moves(after))


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_random_players_in_every_preset(preset: str) -> None:
    rng, rivals = random.Random(1), players("pente")
    for seat in range(1 if PLAIN else 2):
        state = pente.start(PRESETS[preset])
        while (to_move := pente.to_move(state)) is not None:
            player = rivals["greedy"] if to_move % 2 == seat else rivals["random"]
            state = pente.play(state, own(player.choose(state, rng), pente.Move))
        ended = pente.outcome(state)
        assert ended
        assert ended.ranks[seat] == 1


def test_equal_lots_give_equal_moves() -> None:
    state = pente.play(pente.start(), pente.Move(180))
    assert Greedy().choose(state, random.Random(5)) == Greedy().choose(state, random.Random(5))
