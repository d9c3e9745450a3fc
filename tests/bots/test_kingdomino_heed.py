"""What one takes another does not get; and with two players what both kings hold."""

from __future__ import annotations

import random
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from tests.bots.test_kingdomino_players import played

from fivefold.bots.core import Player
from fivefold.bots.kingdomino import search
from fivefold.bots.kingdomino.evaluation import evaluation
from fivefold.bots.kingdomino.kernel_course import (
    AT,
    COURSE,
    KINGS,
    LINE,
    OWNER,
    PLAYERS,
    SIZE,
    WHAT,
    WHO,
    kings_on,
    other_held,
)
from fivefold.bots.kingdomino.kernel_mind import ROOMS, judge_moves
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, fill_bag
from fivefold.bots.kingdomino.kernel_rival import LIKED, WORTH, all_wants, rest_of_round
from fivefold.bots.kingdomino.levels import Learner
from fivefold.bots.kingdomino.paper import PaperGreedy
from fivefold.bots.kingdomino.table import Position, position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Options, State
from fivefold.games.kingdomino.kernel import MOST_PLACES, Table


def course(at: int, kings: tuple[int, ...], owners: tuple[int, ...]) -> Table:
    """A round in which these kings lay dominoes 11 to 14 and choose from 21 to 24."""
    found = np.zeros(COURSE, np.int64)
    found[[AT, KINGS, PLAYERS, SIZE]] = at, 4, 1 + max(kings), 5
    found[WHAT : WHAT + 4], found[WHO : WHO + 4] = (11, 12, 13, 14), kings
    found[LINE : LINE + 4], found[OWNER : OWNER + 4] = (21, 22, 23, 24), owners
    return found


def middle(seed: int, turns: int) -> State:
    """A table of full greed after so many turns; somebody is to choose."""
    lots, state, made = random.Random(seed), kingdomino.start(Options(players=2)), 0
    while made < turns or kingdomino.to_move(state) == CHANCE:
        chance = kingdomino.to_move(state) == CHANCE
        move = kingdomino.chance(state, lots) if chance else PaperGreedy().choose(state, lots)
        made += not chance
        state = kingdomino.play(state, move)
    return state


def wants_in(here: Position, plain: int) -> np.ndarray:
    judge, wants, bag = evaluation("two"), np.zeros((4, 2, 4)), np.zeros(BAG, np.int64)
    fill_bag(bag, here.deck)
    rooms, wishes = np.empty((ROOMS, MOST_PLACES), np.int64), np.empty(MOST_PLACES, np.float32)
    land, ground = np.zeros((6, 3, 64), np.float32), np.zeros((6, 3, 64), np.int64)
    x, hidden = np.zeros(INPUTS, np.float32), np.zeros(FIRST + SECOND, np.float32)
    all_wants(
        here.kingdoms,
        here.course,
        plain,
        bag,
        judge.net,
        judge.of_greed,
        judge.habit,
        rooms,
        land,
        ground,
        wishes,
        x,
        hidden,
        wants,
    )
    return wants


@pytest.mark.parametrize(
    ("at", "owners", "held"),
    [
        (0, (-1, -1, -1, -1), 13),  # the first king moves; the other lays 13 later
        (2, (-1, 0, 1, -1), 22),  # the other king has laid and chosen 22
        (1, (-1, 1, -1, -1), 14),  # the rival's first king: 14 is still to be laid
        (3, (0, 1, 0, -1), 22),
    ],
)
def test_what_the_other_king_holds_is_known(at: int, owners: tuple[int, ...], held: int) -> None:
    here = course(at, (0, 1, 0, 1), owners)
    assert other_held(here, here[WHO + at]) == held


def test_kings_are_told_by_bits() -> None:
    here = course(2, (0, 1, 0, 1), (1, -1, -1, 0))
    assert kings_on(here, WHO, 0) == 0b0101
    assert kings_on(here, OWNER, 0) == 0b1000
    assert kings_on(here, OWNER, 1) == 0b0001


@pytest.mark.parametrize("kings", sorted({*permutations((0, 0, 1, 1)), *permutations(range(4))}))
def test_the_rest_of_a_round_goes_by_what_each_likes(kings: tuple[int, ...]) -> None:
    """Kings in every order, any likings: a slow reading of the same."""
    lots = random.Random(1)
    for at in range(4):
        taken = lots.sample(range(4), at)
        owners = [-1] * 4
        for king, pick in enumerate(taken):
            owners[pick] = kings[king]
        here = course(at, kings, tuple(owners))
        values, wants = np.array([lots.uniform(0, 9) for _ in range(4)]), np.zeros((4, 2, 4))
        for seat in range(4):
            wants[seat, LIKED], wants[seat, WORTH] = lots.sample(range(9), 4), lots.sample(range(9), 4)
        for pick in set(range(4)) - set(taken):
            free, worth = set(range(4)) - set(taken) - {pick}, 0.0
            for seat in kings[at + 1 :]:
                mine = seat == kings[at]
                liked = values if mine else wants[seat, LIKED]
                best = max(free, key=lambda i: liked[i])
                worth += values[best] if mine else -wants[seat, WORTH, best] / max(kings)
                free.remove(best)
            assert rest_of_round(here, pick, values, wants) == pytest.approx(worth)


@pytest.mark.compiled
def test_full_greed_is_thought_to_like_points() -> None:
    """While it holds nothing, what it likes is what the best place of a domino adds by the rules."""
    for seed in range(20):
        state = middle(seed, 4 + seed % 12)
        here = position_of(state)
        rival, at = 1 - here.seat, int(here.course[AT])
        here.course[WHAT : WHAT + 4], here.course[OWNER : OWNER + 4] = 0, -1
        here.course[WHO + at + 1 : WHO + 4] = rival
        if at == 3:
            continue
        wants, kingdom = wants_in(here, 1 << rival), state.kingdoms[rival]
        for i in range(4):
            gains = kingdom.gains(int(here.course[LINE + i])).values()
            assert not gains or wants[rival, LIKED, i] == max(gains)


@pytest.mark.compiled
def test_turns_are_liked_for_what_the_rest_of_the_round_brings() -> None:
    judge, changed = evaluation("two"), 0
    for seed in range(20):
        here = position_of(middle(seed, 3 + seed))
        values, likings = judge_moves(
            here.kingdoms,
            here.course,
            here.deck,
            judge.net,
            judge.of_greed,
            0b11,
            judge.habit,
            here.places,
            here.picks,
            2,
        )
        if here.picks[0] < 0:
            assert (values == likings).all()
            continue
        wants, row = wants_in(here, 0b11), np.zeros(4)
        for a in range(len(here.places)):
            row[here.picks] = values[a]
            for i, pick in enumerate(here.picks.tolist()):
                assert likings[a, i] == pytest.approx(values[a, i] + rest_of_round(here.course, pick, row, wants))
        changed += int(values.argmax() != likings.argmax())
    assert changed > 3


@pytest.mark.compiled
def test_the_net_alone_beats_full_greed() -> None:
    won = 0.0
    for seed in range(60):
        me, bots = seed % 2, list[Player[Any, Any]]([PaperGreedy()] * 2)
        bots[me] = Learner(0.0)
        ended = kingdomino.outcome(played(Options(players=2), bots, random.Random(seed)))
        assert ended is not None
        won += ended.ranks[me] == 1
    assert won >= 52  # 93 % of many; a net that heeds neither the rival nor the other king wins 79 %


@pytest.mark.compiled
def test_while_full_greed_chooses_the_last_line_is_solved_only_for_a_sure_win() -> None:
    told = set()
    for seed in range(12):
        state = middle(seed, 20)  # the last line lies on the table
        plain = search.think(state, seed=1, playouts=60, look=search.Look(plainness=0.99))
        others = search.think(state, seed=1, playouts=60, look=search.Look(plainness=0.0))
        if not others.solved:
            continue
        sure = max(verdict.chance for verdict in others.verdicts) == 1.0
        assert plain.solved == sure
        told.add(sure)
    assert told == {True, False}
