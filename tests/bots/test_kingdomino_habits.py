"""Kingdomino's habits: what they read from the land, and that who follows them keeps to the rules."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.bots.test_kingdomino_kernels import some_kingdom

from fivefold.bots.kingdomino import kernel_course as course_of, kernel_habit, kernel_net, kernel_stride
from fivefold.bots.kingdomino.evaluation import evaluation, kind_of
from fivefold.bots.kingdomino.table import position_of
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino import Kingdom, Move, Options
from fivefold.games.kingdomino.kernel import MOST_PLACES
from fivefold.games.kingdomino.kingdom import place_names
from fivefold.games.kingdomino.notation import DISCARD

LEFT = 5


def read(kingdom: Kingdom, number: int, weight: int) -> dict[str, float]:
    """What a habit of one weight gives for each place."""
    habit = np.zeros((kernel_habit.LEFTS, kernel_habit.HABIT), np.float32)
    habit[LEFT, weight] = 1.0
    bag = np.zeros(kernel_net.BAG, np.int64)
    kernel_net.fill_bag(bag, np.arange(20, 40))
    land, board = np.zeros((6, 3, 64), np.float32), np.array(kingdom.board)
    places, worths = np.empty(MOST_PLACES, np.int64), np.empty(MOST_PLACES, np.float32)
    kernel_habit.look_round(board, LEFT, bag, habit, land)
    n = kernel_habit.list_habits(board, land, number, LEFT, habit, places, worths)
    return {place_names(5)[p]: float(w) for p, w in zip(places[:n].tolist(), worths[:n].tolist(), strict=True)}


@pytest.mark.rule("KD5", "KD6", "KD8")
def test_habits_see_every_place_and_its_points() -> None:
    lots = random.Random(4)
    for _ in range(12):
        kingdom = some_kingdom(5, lots)
        for number in lots.sample(range(1, 49), 8):
            assert read(kingdom, number, kernel_habit.POINT) == kingdom.gains(number)


def test_habits_count_equal_squares_beside_and_growth_of_the_box() -> None:
    kingdom = Kingdom().with_domino(1, "e6E")  # wheat above the castle and to the right of it
    links = read(kingdom, 13, kernel_habit.LINKS)  # wheat and forest
    assert links["g6E"] == 1.0  # one wheat square beside the wheat half
    assert links["d5W"] == 0.0  # only the castle
    growth = read(kingdom, 13, kernel_habit.GROWTH)
    assert (growth["g6E"], growth["d6N"], growth["f5E"]) == (2.0, 2.0, 1.0)  # columns and rows that the box gains


def test_ends_are_free_squares_with_one_free_neighbour() -> None:
    lots = random.Random(5)
    for _ in range(50):
        free = sum(1 << 8 * y + x for y in range(7) for x in range(7) if lots.random() < 0.5)
        beside = [sum(free >> at + step & 1 for step in (1, -1, 8, -8) if at + step >= 0) for at in range(56)]
        assert kernel_habit.ends_of(free) == sum(free >> at & 1 and beside[at] == 1 for at in range(56))


@pytest.mark.rule("KD4", "KD7")
@pytest.mark.parametrize("options", [Options(), Options(players=3), Options(players=2)], ids=lambda o: str(o.players))
@pytest.mark.parametrize("simple", [0, 15])
def test_who_follows_habit_or_greed_keeps_to_the_rules(options: Options, simple: int) -> None:
    """Every turn of a stride is found among the legal ones, and the rules play on from there."""
    judge, lots, state = evaluation(kind_of(options)), random.Random(6), kingdomino.start(options)
    bag, lefts = np.zeros(kernel_net.BAG, np.int64), np.zeros(4, np.int64)
    lands, ground = np.zeros((4, 6, 3, 64), np.float32), np.zeros((6, 3, 64), np.int64)
    places, worths = np.empty(MOST_PLACES, np.int64), np.empty(MOST_PLACES, np.int64)
    wishes = np.empty(MOST_PLACES, np.float32)
    while (seat := kingdomino.to_move(state)) is not None:
        if seat == CHANCE:
            state = kingdomino.play(state, kingdomino.chance(state, lots))
            continue
        here = position_of(state)
        before, kingdoms = here.kingdoms[seat].copy(), here.kingdoms.copy()
        kernel_net.fill_bag(bag, here.deck)
        kernel_stride.look_at_all(kingdoms, here.course, lefts, bag, judge.habit, lands)
        if simple:
            taste = np.array([8, 7, 18, 1, -4, 0])
            pick = kernel_stride.greedy_turn(kingdoms, here.course, lefts, taste, ground, places, worths)
        else:
            pick = kernel_stride.habit_turn(kingdoms, here.course, lefts, bag, judge.habit, lands, places, wishes)
        number = int(here.course[course_of.LINE + pick]) if pick >= 0 else 0
        domino = int(here.course[course_of.WHAT + here.course[course_of.AT]])
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
