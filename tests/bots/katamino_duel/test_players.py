"""The duel's computer players: the greedy duellist."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fivefold.bots import players
from fivefold.bots.core import Player
from fivefold.bots.katamino_duel.answers import answers, divisions
from fivefold.bots.katamino_duel.perfect import placement_of
from fivefold.bots.katamino_duel.solver import SearchResult, Solver, images
from fivefold.bots.katamino_duel.worklist import DRAFT, Work
from fivefold.games import katamino_duel
from fivefold.games.core import own
from fivefold.games.katamino.pieces import ALL
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


def test_after_a_stored_division_the_first_placement_needs_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_search(*_: object) -> SearchResult:
        raise AssertionError("it searches")

    monkeypatch.setattr(Solver, "solve", no_search)
    perfect, rng, known = players("katamino_duel")["perfect"], random.Random(1), divisions()
    for starter, wins in known.items():
        state = katamino_duel.State(hands=(starter, ALL & ~starter), options=Options("draft"))
        placement = placement_of(own(perfect.choose(state, rng), katamino_duel.Move))
        stored = answers()[Work(DRAFT, starter)]
        assert (placement in images(stored.best or 0)) if wins else (min(images(placement)) in stored.replies)
    assert len(known) == 924
