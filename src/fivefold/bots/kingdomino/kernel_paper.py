"""How the simple players of the 2018 paper move: for the most points, with what is laid now and what is chosen next.

They are careful while they can be: in a kingdom of 5 × 5 the castle stays in the middle, and no single square is walled
in. A careless turn is made only where none is careful, and a domino that will fit nowhere is chosen only where every
one is such. Whoever has laid nothing yet lays anywhere and chooses the most crowns.

A plan is a mask of a kingdom with the castle in the middle, bits 8 * y + x from the corner; -1 if it is not so.
"""

from __future__ import annotations

from fivefold.bots.kingdomino.kernel_course import AT, KINGS, LINE, OWNER, SIZE, WHAT, WHO
from fivefold.bots.kingdomino.kernel_ground import PLAIN_GREED, list_worths, survey
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWNS,
    FIELDS,
    FILLED,
    HEIGHT,
    MIDDLE,
    SPAN,
    STEP_X,
    STEP_Y,
    WIDTH,
    Table,
    lay,
)
from fivefold.kernels import below, kernel, next_random

CARELESS, USELESS = 1_000, 100_000  # what such a turn costs; more than all points
PLAN = sum(0x1F << 8 * row for row in range(5))
CASTLE = 1 << 2 + 8 * 2
NOTHING_YET = 1  # the castle alone


@kernel
def plan_of(kingdom: Table) -> int:
    """The kingdom as a plan."""
    right = 2 - kingdom[CASTLE_X]
    down = 2 - kingdom[CASTLE_Y]
    if right < 0 or down < 0 or kingdom[WIDTH] + right > 5 or kingdom[HEIGHT] + down > 5:
        return -1
    return kingdom[FILLED] << right + 8 * down


@kernel
def plan_with(plan: int, place: int) -> int:
    """The plan with a domino in this place."""
    x = (place >> 2) % SPAN - MIDDLE + 2
    y = (place >> 2) // SPAN - MIDDLE + 2
    other_x = x + STEP_X[place & 3]
    other_y = y + STEP_Y[place & 3]
    if plan < 0 or min(x, other_x) < 0 or max(x, other_x) > 4 or min(y, other_y) < 0 or max(y, other_y) > 4:
        return -1
    return plan | 1 << x + 8 * y | 1 << other_x + 8 * other_y


@kernel
def careful(plan: int) -> bool:
    """Is the castle in the middle, and does every free square have a free one, or the castle, beside it?"""
    if plan < 0:
        return False
    free = PLAN & ~plan
    room = free | CASTLE
    return free & ~(room << 1 | room >> 1 | room << 8 | room >> 8) == 0


@kernel
def best_next(kingdom: Table, plan: int, domino: int, size: int, least: int, ground: Table, rooms: Table) -> int:
    """What a domino can gain here, less what it costs to be careless; `ground` has been surveyed.

    Below `least` it may be anything below.
    """
    best = -USELESS
    for i in range(list_worths(kingdom, ground, domino, size, PLAIN_GREED, rooms[0], rooms[1])):
        gain = rooms[1, i]
        if gain > best and gain >= least:
            if size == 5 and not careful(plan_with(plan, rooms[0, i])):
                gain -= CARELESS
            best = max(best, gain)
        elif best == -USELESS:
            best = gain - CARELESS
    return best


@kernel
def paper_turn(
    kingdoms: Table, course: Table, choosing: int, ground: Table, rooms: Table, random: int
) -> tuple[int, int, int]:
    """Where the king's domino goes (-1: nowhere), which of the line it takes (-1: none), and new chance.

    Lots decide between equals. Without `choosing` the choice does not count, and any will do.
    """
    at = course[AT]
    kingdom = kingdoms[course[WHO + at]]
    domino = course[WHAT + at]
    size = course[SIZE]
    kings = course[KINGS]
    fresh = kingdom[FILLED] == NOTHING_YET
    plan = plan_of(kingdom)
    places = rooms[2]
    gains = rooms[3]
    after = rooms[4]
    places[0] = -1
    gains[0] = 0
    n = 1
    if domino:
        survey(kingdom, ground)
        n = max(1, list_worths(kingdom, ground, domino, size, PLAIN_GREED, places, gains))
    best = -10 * USELESS
    place = -1
    pick = -1
    equals = 0
    for a in range(n):
        after[:FIELDS] = kingdom
        then = plan
        if places[a] >= 0:
            then = plan_with(plan, places[a])
            if choosing and course[LINE] and not fresh:
                lay(after, domino, places[a])
                if size == 5:
                    survey(after, ground)
        for i in range(kings):
            if course[LINE] and course[OWNER + i] >= 0:
                continue
            worth = gains[a]
            one = course[LINE + i]
            if fresh:
                worth = CROWNS[one - 1, 0] + CROWNS[one - 1, 1] if one and choosing else 0
            elif one and choosing:
                worth += best_next(after, then, one, size, best - worth, ground, rooms)
            elif size == 5 and not careful(then):
                worth -= CARELESS
            if worth > best:
                best = worth
                equals = 0
            if worth == best:
                equals += 1
                random = next_random(random)
                if below(random, equals) == 0:
                    place = places[a]
                    pick = i if one else -1
            if one == 0:
                break
    return place, pick, random
