"""What will a seat come to with all that it holds laid, and what will a table? From that the chances of winning."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import (
    AT,
    BONUS,
    KINGS,
    LINE,
    OWNER,
    PLAYERS,
    SIZE,
    WHAT,
    WHO,
    Shares,
    dominoes_left,
    kings_on,
)
from fivefold.bots.kingdomino.kernel_habit import look_round
from fivefold.bots.kingdomino.kernel_mind import ROOMS, hand_down
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, Floats, fill_bag, prospect
from fivefold.games.kingdomino.kernel import FIELDS, MOST_PLACES, Table
from fivefold.kernels import kernel


@kernel
def settle(
    kingdom: Table,
    course: Table,
    seat: int,
    bag: Table,
    net: Floats,
    habit: Floats,
    looked: int,
    rooms: Table,
    land: Floats,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
) -> float:
    """What a seat will come to; all that it holds is laid in this kingdom."""
    size = course[SIZE]
    bonus = course[BONUS]
    left = dominoes_left(course, seat)
    orders = kings_on(course, WHO, seat)
    points = prospect(kingdom, size, bonus, left, orders, bag, net, x, hidden)
    for i in range(course[AT], course[KINGS]):
        if course[WHO + i] == seat and course[WHAT + i]:
            if size == 5:
                look_round(kingdom, left, bag, habit, land)
            left -= 1
            one = course[WHAT + i]
            points = hand_down(
                kingdom, one, size, bonus, left, orders, bag, net, habit, looked, rooms, land, wishes, x, hidden
            )
    orders = 0
    for i in range(course[KINGS]):
        if course[LINE + i] and course[OWNER + i] == seat:
            if size == 5:
                look_round(kingdom, left, bag, habit, land)
            left -= 1
            orders |= 1 << i
            one = course[LINE + i]
            points = hand_down(
                kingdom, one, size, bonus, left, orders, bag, net, habit, looked, rooms, land, wishes, x, hidden
            )
    return points


@kernel
def outlook(
    kingdoms: Table,
    course: Table,
    bag: Table,
    net: Floats,
    habit: Floats,
    looked: int,
    rooms: Table,
    land: Floats,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
    points: Shares,
) -> None:
    """What each seat will come to with what it holds; best asked at the end of a round, when every king has chosen."""
    trial = rooms[9][:FIELDS]
    for seat in range(course[PLAYERS]):
        trial[:] = kingdoms[seat]
        points[seat] = settle(trial, course, seat, bag, net, habit, looked, rooms, land, wishes, x, hidden)


@kernel
def outlook_of(kingdoms: Table, course: Table, deck: Table, net: Floats, habit: Floats, looked: int) -> Shares:
    """The outlook of each seat in a position."""
    bag = np.zeros(BAG, np.int64)
    fill_bag(bag, deck)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    land = np.zeros((6, 3, 64), np.float32)
    wishes = np.empty(MOST_PLACES, np.float32)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    points = np.zeros(4, np.float64)
    outlook(kingdoms, course, bag, net, habit, looked, rooms, land, wishes, x, hidden, points)
    return points


@kernel
def share_by_outlook(points: Shares, players: int, spread: float, shares: Shares) -> None:
    """Each seat's chance of the first place when points have that spread."""
    top = -1.0e9
    for seat in range(players):
        top = max(top, points[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = np.exp((points[seat] - top) / spread)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
