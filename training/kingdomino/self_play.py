"""Self-play for the net: games in which every seat follows the net (with some noise), and what the net saw in them."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import (
    AT,
    COURSE,
    KINGS,
    LINE,
    LINES_LEFT,
    OWNER,
    WHAT,
    WHO,
    kings_on,
    make_turn,
    open_game,
    points_of,
)
from fivefold.bots.kingdomino.kernel_mind import ROOMS, think_turn
from fivefold.bots.kingdomino.kernel_net import (
    BAG,
    FIRST,
    INPUTS,
    SECOND,
    UNIT,
    Floats,
    answer,
    describe,
    fill_bag,
    take_from_bag,
)
from fivefold.bots.kingdomino.kernel_outlook import outlook, settle
from fivefold.bots.kingdomino.kernel_paper import paper_turn
from fivefold.games.kingdomino.kernel import DOMINOES, FIELDS, MOST_PLACES, Table, count, lay
from fivefold.kernels import below, kernel, next_random


@kernel
def self_play(
    games: int,
    random: int,
    players: int,
    lines: int,
    size: int,
    net: Floats,
    of_greed: Floats,
    judge: Floats,
    habit: Floats,
    widths: Table,
    most_noise: float,
    keep: int,
    trace: float,
    alone: int,
    seen: Floats,
    target: Floats,
    base: Floats,
    looks: Floats,
    ends: Floats,
) -> tuple[int, int]:
    """Fill `seen` with inputs (one in `keep` games), `base` with the points that stood then, `target` with the points
    that came of it: those at the end, mixed (the less the greater `trace` is) with what the judge thought later in the
    same game; `net` plays, with `of_greed` for the kingdoms of full greed, and `judge` is the net that learns;
    `looks[game, lines left, seat]` with the outlook at each round's end, `ends[game, seat]` with the end. If
    `alone` is not 0 one seat follows the net and the others play by full greed; watched is that one (1), or the others (2)."""
    kingdoms = np.zeros((4, FIELDS), np.int64)
    course = np.zeros(COURSE, np.int64)
    deck = np.arange(1, DOMINOES + 1)
    bag = np.zeros(BAG, np.int64)
    trial = np.zeros(FIELDS, np.int64)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    land = np.zeros((6, 3, 64), np.float32)
    ground = np.zeros((6, 3, 64), np.int64)
    wishes = np.empty(MOST_PLACES, np.float32)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    points = np.zeros(4, np.float64)
    who = np.zeros(len(seen), np.int64)
    thought = np.zeros(len(seen), np.float64)
    each = 2 if players == 2 else 1
    n = 0
    for game in range(games):
        random = next_random(random)
        bonus = 0
        if below(random, 4) == 0:
            random = next_random(random)
            bonus = below(random, 4)
        random = open_game(kingdoms, course, deck, players, lines, size, bonus, random)
        random = next_random(random)
        noise = most_noise * max(0, below(random, 100) - 40) / 60.0
        fill_bag(bag, deck)
        for i in range(course[KINGS]):
            take_from_bag(bag, course[LINE + i], 1)
        first = n
        kept = game % keep == 0
        while True:
            at = course[AT]
            seat = course[WHO + at]
            minded = alone == 0 or seat == game % players
            watched = minded == (alone < 2)
            if minded:
                place, pick, random = think_turn(
                    kingdoms,
                    course,
                    bag,
                    net,
                    of_greed,
                    0b1111 if alone else 0,
                    habit,
                    widths,
                    noise,
                    random,
                    rooms,
                    land,
                    ground,
                    wishes,
                    x,
                    hidden,
                )
            else:
                place, pick, random = paper_turn(kingdoms, course, 1, ground, rooms, random)
            if place >= 0:
                lay(kingdoms[seat], course[WHAT + at], place)
            last = at + 1 == course[KINGS]
            if course[LINE]:
                course[OWNER + pick] = seat
                course[AT] = at + 1
                left = each * course[LINES_LEFT] + count(kings_on(course, WHO, seat) >> at + 1)
                if kept and watched and left and n < len(seen):
                    trial[:] = kingdoms[seat]
                    settle(trial, course, seat, bag, judge, habit, widths[2], rooms, land, wishes, x, hidden)
                    base[n] = describe(trial, size, bonus, left, kings_on(course, OWNER, seat), bag, seen[n])
                    thought[n] = base[n] + UNIT * answer(seen[n], judge, hidden)
                    who[n] = seat
                    n += 1
                if last:
                    outlook(kingdoms, course, bag, net, habit, widths[2], rooms, land, wishes, x, hidden, points)
                    for other in range(players):
                        looks[game, course[LINES_LEFT], other] = points[other]
                course[AT] = at
            if make_turn(kingdoms, course, deck, -1, pick) == 0:
                break
            if last and course[LINE]:
                for i in range(course[KINGS]):
                    take_from_bag(bag, course[LINE + i], 1)
        for seat in range(players):
            points[seat] = points_of(kingdoms[seat], size, bonus)
            ends[game, seat] = points[seat]
        for i in range(n - 1, first - 1, -1):
            target[i] = points[who[i]]
            points[who[i]] = trace * points[who[i]] + (1.0 - trace) * thought[i]
    return n, random
