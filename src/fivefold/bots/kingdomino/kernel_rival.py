"""What one takes another does not get: what do the rivals want of the line, and how will the round go on?"""

from __future__ import annotations

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
from fivefold.bots.kingdomino.kernel_ground import PLAIN_GREED, best_place, survey
from fivefold.bots.kingdomino.kernel_habit import best_habit, look_round
from fivefold.bots.kingdomino.kernel_net import Floats, prospect
from fivefold.games.kingdomino.kernel import FIELDS, Table, lay
from fivefold.kernels import kernel

LIKED, WORTH = 0, 1  # of wants
HEED = 1.0  # what a point of every rival counts beside an own one


@kernel
def rival_wants(
    kingdoms: Table,
    course: Table,
    rival: int,
    plain: int,
    bag: Table,
    net: Floats,
    habit: Floats,
    rooms: Table,
    land: Floats,
    ground: Table,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
    wants: Shares,
) -> None:
    """How a rival likes each free domino of the line, and what its kingdom comes to with it.

    What the rival holds is laid in thought. If it is `plain` it plays by full greed, and likes what brings points now.
    """
    kingdom = rooms[3][:FIELDS]
    after = rooms[4][:FIELDS]
    kingdom[:] = kingdoms[rival]
    left = dominoes_left(course, rival)
    for i in range(course[AT], 2 * course[KINGS]):
        if i < course[KINGS]:
            domino = course[WHAT + i] if course[WHO + i] == rival else 0
        else:
            domino = course[LINE + i - course[KINGS]] if course[OWNER + i - course[KINGS]] == rival else 0
        if domino:
            if plain:
                survey(kingdom, ground)
                place, _ = best_place(kingdom, ground, domino, 5, PLAIN_GREED, rooms[0], rooms[1])
            else:
                look_round(kingdom, left, bag, habit, land)
                place, _ = best_habit(kingdom, land, domino, left, habit, rooms[0], wishes)
            if place >= 0:
                lay(kingdom, domino, place)
            left -= 1
    if plain:
        survey(kingdom, ground)
    else:
        look_round(kingdom, left, bag, habit, land)
    orders = kings_on(course, OWNER, rival)
    for i in range(course[KINGS]):
        if course[OWNER + i] >= 0:
            continue
        domino = course[LINE + i]
        if plain:
            place, points = best_place(kingdom, ground, domino, 5, PLAIN_GREED, rooms[0], rooms[1])
            wants[LIKED, i] = points
        else:
            place, _ = best_habit(kingdom, land, domino, left, habit, rooms[0], wishes)
        after[:] = kingdom
        if place >= 0:
            lay(after, domino, place)
        wants[WORTH, i] = prospect(after, course[SIZE], course[BONUS], left - 1, orders | 1 << i, bag, net, x, hidden)
        if not plain:
            wants[LIKED, i] = wants[WORTH, i]


@kernel
def all_wants(
    kingdoms: Table,
    course: Table,
    plain: int,
    bag: Table,
    net: Floats,
    of_greed: Floats,
    habit: Floats,
    rooms: Table,
    land: Floats,
    ground: Table,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
    wants: Shares,
) -> None:
    """`rival_wants` of each rival who chooses after the mover; the bits in `plain` say who plays by full greed."""
    seat = course[WHO + course[AT]]
    asked = 1 << seat
    for king in range(course[AT] + 1, course[KINGS]):
        rival = course[WHO + king]
        if asked >> rival & 1 == 0:
            asked |= 1 << rival
            greedy = plain >> rival & 1
            rival_wants(
                kingdoms,
                course,
                rival,
                greedy,
                bag,
                of_greed if greedy else net,
                habit,
                rooms,
                land,
                ground,
                wishes,
                x,
                hidden,
                wants[rival],
            )


@kernel
def rest_of_round(course: Table, pick: int, values: Shares, wants: Shares) -> float:
    """What the mover's kings still get after this choice, less what the rivals' get (on average over the rivals): each
    king takes what it likes best."""
    seat = course[WHO + course[AT]]
    heed = HEED / (course[PLAYERS] - 1)
    taken = 1 << pick
    worth = 0.0
    for king in range(course[AT] + 1, course[KINGS]):
        other = course[WHO + king]
        best = -1
        most = 0.0
        for i in range(course[KINGS]):
            if course[OWNER + i] < 0 and taken >> i & 1 == 0:
                liked = values[i] if other == seat else wants[other, LIKED, i]
                if best < 0 or liked > most:
                    best = i
                    most = liked
        taken |= 1 << best
        worth += values[best] if other == seat else -heed * wants[other, WORTH, best]
    return worth
