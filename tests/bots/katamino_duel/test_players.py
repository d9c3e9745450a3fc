"""The duel's computer players: the greedy duellist."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fivefold.bots import players
from fivefold.bots.core import Player
from fivefold.games import katamino_duel
from fivefold.games.core import own
from fivefold.games.katamino_duel import Options


def duel(seats: tuple[Player[Any, Any], Player[Any, Any]], options: Options, seed: int) -> int:
    """The seat that wins."""
    rng = random.Random(seed)
    state = katamino_duel.start(options)
    while (seat := katamino_duel.to_move(state)) is not None:
        state = katamino_duel.play(state, seats[seat].choose(state, rng))
    ended = katamino_duel.outcome(state)
    assert ended is not None
    return ended.ranks.index(1)


def test_greed_takes_a_win_when_there_is_one() -> None:
    greedy, rng = players("katamino_duel")["greedy"], random.Random(1)
    found = 0
    for seed in range(12):
        rng = random.Random(seed)
        state = katamino_duel.start()
        while (seat := katamino_duel.to_move(state)) is not None:
            moves = katamino_duel.legal_moves(state)
            if len(moves) < 60:
                after = [katamino_duel.to_move(katamino_duel.play(state, move)) for move in moves]
                if None in after:
                    found += 1
                    chosen = katamino_duel.play(state, own(greedy.choose(state, rng), katamino_duel.Move))
                    ended = katamino_duel.outcome(chosen)
                    assert ended is not None
                    assert ended.scores[seat] == 1
            state = katamino_duel.play(state, rng.choice(moves))
    assert found


@pytest.mark.compiled
def test_greed_beats_chance_in_every_variant() -> None:
    greedy, chance = players("katamino_duel")["greedy"], players("katamino_duel")["random"]
    for options in (Options(), Options("draft"), Options("even_odd")):
        wins = sum(duel((greedy, chance), options, seed) == 0 for seed in range(25))
        wins += sum(duel((chance, greedy), options, seed) == 1 for seed in range(25))
        assert wins >= 32, options
