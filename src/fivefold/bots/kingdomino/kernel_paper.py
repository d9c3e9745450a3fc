"""How the simple players of the 2018 paper move: for the most points, with what is laid now and what is chosen next.

They are careful while they can be: in a kingdom of 5 × 5 the castle stays in the middle, and no single square is walled
in. A careless turn is made only where none is careful, and a domino that will fit nowhere is chosen only where every
one is such. Whoever has laid nothing yet lays anywhere and chooses the most crowns.
"""

from __future__ import annotations

from fivefold.bots.kingdomino.kernel_course import AT, KINGS, LINE, OWNER, SIZE, WHAT, WHO
from fivefold.bots.kingdomino.kernel_ground import (
    JOINS,
    PLAIN_GREED,
    PUSHED,
    REIGNS,
    SCORES,
    double_gain,
    list_worths,
    survey,
)
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWNS,
    FIELDS,
    FILLED,
    TERRAIN,
    Table,
    beside,
    count,
    fitting,
    lay,
)
from fivefold.kernels import below, kernel, next_random

CARELESS, USELESS = 1_000, 100_000  # what such a turn costs; more than all points
PLAN = sum(0x1F << 8 * row for row in range(5))  # 5 × 5 squares; around the castle when pushed as it is
NOTHING_YET = 1  # the castle alone


@kernel
def centred(kingdom: Table) -> bool:
    """Is the castle in the middle of what the kingdom can become?"""
    return (kingdom[FILLED] << PUSHED) & ~(PLAN << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]) == 0


@kernel
def careful(kingdom: Table, both: int) -> bool:
    """With these two squares of the pushed board filled too: is the castle in the middle, and does every free square
    around it have a free one, or the castle, beside it?"""
    plan = PLAN << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y]
    filled = kingdom[FILLED] << PUSHED | both
    if filled & ~plan:
        return False
    free = plan & ~filled
    room = free | 1 << kingdom[CASTLE_X] + 8 * kingdom[CASTLE_Y] + PUSHED
    return free & ~(room << 1 | room >> 1 | room << 8 | room >> 8) == 0


@kernel
def half_gain(ground: Table, terrain: int, crowns: int, bit: int, joins: bool) -> int:
    """What a half of a mixed domino adds on this square."""
    if not joins:
        return crowns
    here = ground[terrain]
    return (here[JOINS, bit] + 1) * (here[REIGNS, bit] + crowns) - here[SCORES, bit]


@kernel
def best_next(kingdom: Table, domino: int, least: int, ground: Table) -> int:
    """What a domino can gain in a 5 × 5 kingdom whose ground has been surveyed, less what it costs to be careless.

    Where it is less than `least` any number below that will do.
    """
    masks = fitting(kingdom, domino, 5, 0, PUSHED)
    first = TERRAIN[domino - 1, 0]
    second = TERRAIN[domino - 1, 1]
    first_crowns = CROWNS[domino - 1, 0]
    second_crowns = CROWNS[domino - 1, 1]
    edge_first = beside(kingdom[first] << PUSHED)
    edge_second = beside(kingdom[second] << PUSHED)
    best = -USELESS
    for direction in range(4):
        step = 8 if direction & 1 else 1
        rest = masks[direction]
        while rest:
            corner = rest & -rest
            rest &= rest - 1
            both = corner | corner << step
            if first == second:
                gain = double_gain(kingdom, first, both)
            else:
                one = corner if direction < 2 else corner << step
                other = both & ~one
                bit = count(corner - 1)
                one_bit = bit if direction < 2 else bit + step
                gain = half_gain(ground, first, first_crowns, one_bit, one & edge_first != 0)
                gain += half_gain(ground, second, second_crowns, 2 * bit + step - one_bit, other & edge_second != 0)
            if gain <= best:
                continue
            if gain < least or not careful(kingdom, both):
                gain -= CARELESS
            best = max(best, gain)
    return best


@kernel
def best_next_by_laying(kingdom: Table, domino: int, size: int, ground: Table, rooms: Table) -> int:
    """The same for a kingdom of any size, where nobody is careful."""
    best = -USELESS
    for i in range(list_worths(kingdom, ground, domino, size, PLAIN_GREED, rooms[0], rooms[1])):
        best = max(best, rooms[1, i])
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
    fresh = kingdom[FILLED] == NOTHING_YET
    places = rooms[2]
    gains = rooms[3]
    after = rooms[4][:FIELDS]
    places[0] = -1
    gains[0] = 0
    n = 1
    if size == 5:
        survey(kingdom, ground)
    if domino:
        n = max(1, list_worths(kingdom, ground, domino, size, PLAIN_GREED, places, gains))
    best = -10 * USELESS
    place = -1
    pick = -1
    equals = 0
    for a in range(n):
        after[:] = kingdom
        if places[a] >= 0 and not fresh:
            lay(after, domino, places[a])
            if choosing and size == 5:
                survey(after, ground)
        for i in range(course[KINGS]):
            one = course[LINE + i]
            if one and course[OWNER + i] >= 0:
                continue
            worth = gains[a]
            if fresh:
                worth = CROWNS[one - 1, 0] + CROWNS[one - 1, 1] if one and choosing else 0
            elif one and choosing and size == 5:
                worth += best_next(after, one, best - worth, ground)
            elif one and choosing:
                worth += best_next_by_laying(after, one, size, ground, rooms)
            elif size == 5 and not careful(after, 0):
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
