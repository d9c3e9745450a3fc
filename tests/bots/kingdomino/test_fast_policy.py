"""The fast policy: what it reads from a kingdom, and that who follows it or a greedy one keeps to the rules."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.bots.kingdomino.test_kernels import some_kingdom

from fivefold.bots.kingdomino import kernel_rollout, kernel_state as layout
from fivefold.bots.kingdomino.kernel_kingdom import dead_ends
from fivefold.bots.kingdomino.kernel_network import PLACES, new_scratch
from fivefold.bots.kingdomino.network import kind_of, networks
from fivefold.bots.kingdomino.policy import kernel_fast
from fivefold.bots.kingdomino.state import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Kingdom, Move, Options
from fivefold.games.kingdomino.kingdom import place_names
from fivefold.games.kingdomino.notation import DISCARD

LEFT = 5


def read(kingdom: Kingdom, number: int, weight: int) -> dict[str, float]:
    """What one weight alone gives for each place."""
    weights = np.zeros((kernel_fast.LEFTS, kernel_fast.WEIGHTS), np.float32)
    weights[LEFT, weight] = 1.0
    draft, scratch, board = np.zeros(layout.DRAFT, np.int64), new_scratch(), np.array(kingdom.board)
    layout.fill_bag(draft, np.arange(20, 40))
    places, scores = scratch.rows[PLACES], scratch.scores
    kernel_fast.score_halves(board, LEFT, draft, weights, scratch.halves)
    n = kernel_fast.list_fast(board, scratch.halves, number, LEFT, weights, places, scores)
    return {place_names(5)[p]: float(w) for p, w in zip(places[:n].tolist(), scores[:n].tolist(), strict=True)}


@pytest.mark.rule("KD5", "KD6", "KD8")
def test_it_sees_every_place_and_its_points() -> None:
    rng = random.Random(4)
    for _ in range(12):
        kingdom = some_kingdom(5, rng)
        for number in rng.sample(range(1, 49), 8):
            assert read(kingdom, number, kernel_fast.POINT) == kingdom.gains(number)


def test_it_counts_equal_squares_beside_and_growth_of_the_box() -> None:
    kingdom = Kingdom().with_domino(1, "e6E")  # wheat above the castle and to the right of it
    links = read(kingdom, 13, kernel_fast.LINKS)  # wheat and forest
    assert links["g6E"] == 1.0  # one wheat square beside the wheat half
    assert links["d5W"] == 0.0  # only the castle
    growth = read(kingdom, 13, kernel_fast.GROWTH)
    assert (growth["g6E"], growth["d6N"], growth["f5E"]) == (2.0, 2.0, 1.0)  # columns and rows that the box gains


def test_dead_ends_are_free_squares_with_one_free_neighbour() -> None:
    rng = random.Random(5)
    for _ in range(50):
        free = sum(1 << 8 * y + x for y in range(7) for x in range(7) if rng.random() < 0.5)
        beside = [sum(free >> at + step & 1 for step in (1, -1, 8, -8) if at + step >= 0) for at in range(56)]
        assert dead_ends(free) == sum(free >> at & 1 and beside[at] == 1 for at in range(56))


@pytest.mark.rule("KD4", "KD7")
@pytest.mark.parametrize("options", [Options(), Options(players=3), Options(players=2)], ids=lambda o: str(o.players))
@pytest.mark.parametrize("policy", [kernel_rollout.FAST, kernel_rollout.GREEDY], ids=["fast", "greedy"])
def test_who_follows_a_policy_keeps_to_the_rules(options: Options, policy: int) -> None:
    """Every turn of a rollout is found among the legal ones, and the rules play on from there."""
    nets, scratch = networks(kind_of(options)).against(0.0), new_scratch()
    rng, state = random.Random(6), kingdomino.start(options)
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            state = kingdomino.play(state, kingdomino.chance(state, rng))
            continue
        here = position_of(state)
        kingdoms, before, domino = here.round.kingdoms, here.round.kingdoms[seat].copy(), here.domino
        kernel_rollout.prepare(here.round, nets.fast)
        pick, _ = kernel_rollout.turn(policy, here.round, 0, nets, scratch, 0)
        number = int(here.round.draft[layout.LINE + pick]) if pick >= 0 else 0
        legal = [m for m in kingdomino.legal_moves(state) if isinstance(m, Move) and m.pick == number]
        if domino and (kingdoms[seat] != before).any():
            legal = [
                m
                for m in legal
                if m.place != DISCARD
                and (np.array(state.kingdoms[seat].with_domino(domino, m.place).board) == kingdoms[seat]).all()
            ]
        assert legal
        assert (kingdoms[seat] != before).any() or not domino or legal[0].place == DISCARD
        state = kingdomino.play(state, legal[0])
