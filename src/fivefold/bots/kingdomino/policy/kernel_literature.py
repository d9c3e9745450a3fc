"""The greedy players of Gedda, Lagerkvist and Butler (2018): the most points from what is laid now and picked next.

They are careful while they can be: in a 5 × 5 kingdom the castle stays in the middle, and no single square is walled
in. A careless turn is made only where none is careful, and a domino that will fit nowhere is picked only where every
one is such. Whoever has laid nothing yet lays anywhere and picks the most crowns.
"""

from __future__ import annotations

from fivefold.bots.kingdomino.kernel_kingdom import PUSHED, careful, crowns_of, double_gain
from fivefold.bots.kingdomino.kernel_network import OWN_PLACES, OWN_SCORES, PLACES, SCORES, TRIAL, Scratch
from fivefold.bots.kingdomino.kernel_state import AT, HELD, KING, KINGS, LINE, OWNER, SIZE, Round
from fivefold.bots.kingdomino.policy.kernel_greedy import (
    CROWNED,
    POINTS,
    POINTS_ONLY,
    SQUARES,
    list_greedy,
    write_survey,
)
from fivefold.games.kingdomino.kernel import CROWNS, FILLED, TERRAIN, Table, beside, count, fitting, lay
from fivefold.kernels import below, kernel, next_random

CARELESS, USELESS = 1_000, 100_000  # what such a turn costs; more than all points
CASTLE_ALONE = 1


@kernel
def half_gain(survey: Table, terrain: int, crowns: int, bit: int, joins: bool) -> int:
    """The points that a half of a mixed domino adds on this square."""
    if not joins:
        return crowns
    here = survey[terrain]
    return (here[SQUARES, bit] + 1) * (here[CROWNED, bit] + crowns) - here[POINTS, bit]


@kernel
def best_next(kingdom: Table, domino: int, least: int, survey: Table) -> int:
    """The points that a domino can gain in a surveyed 5 × 5 kingdom, less the cost of being careless.

    Where that is less than `least` any number below it will do.
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
                gain = half_gain(survey, first, first_crowns, one_bit, one & edge_first != 0)
                gain += half_gain(survey, second, second_crowns, 2 * bit + step - one_bit, other & edge_second != 0)
            if gain <= best:
                continue
            if gain < least or not careful(kingdom, both):
                gain -= CARELESS
            best = max(best, gain)
    return best


@kernel
def best_next_by_laying(kingdom: Table, domino: int, size: int, scratch: Scratch) -> int:
    """The same for a kingdom of any size, where nobody is careful."""
    places = scratch.rows[PLACES]
    gains = scratch.rows[SCORES]
    best = -USELESS
    for i in range(list_greedy(kingdom, scratch.survey, domino, size, POINTS_ONLY, places, gains)):
        best = max(best, gains[i])
    return best


@kernel
def literature_turn(state: Round, choosing: int, scratch: Scratch, random: int) -> tuple[int, int, int]:
    """The place of the king's domino (-1: nowhere), the index of its pick (-1: none), and the new random state.

    Ties are broken at random. Without `choosing` the pick does not count, and any will do.
    """
    draft = state.draft
    at = draft[AT]
    kingdom = state.kingdoms[draft[KING + at]]
    domino = draft[HELD + at]
    size = draft[SIZE]
    fresh = kingdom[FILLED] == CASTLE_ALONE
    survey = scratch.survey
    places = scratch.rows[OWN_PLACES]
    gains = scratch.rows[OWN_SCORES]
    after = scratch.kingdoms[TRIAL]
    places[0] = -1
    gains[0] = 0
    n = 1
    if size == 5:
        write_survey(kingdom, survey)
    if domino:
        n = max(1, list_greedy(kingdom, survey, domino, size, POINTS_ONLY, places, gains))
    best = -10 * USELESS
    place = -1
    pick = -1
    equals = 0
    for a in range(n):
        after[:] = kingdom
        if places[a] >= 0 and not fresh:
            lay(after, domino, places[a])
            if choosing and size == 5:
                write_survey(after, survey)
        for i in range(draft[KINGS]):
            one = draft[LINE + i]
            if one and draft[OWNER + i] >= 0:
                continue
            score = gains[a]
            if fresh:
                score = crowns_of(one) if one and choosing else 0
            elif one and choosing and size == 5:
                score += best_next(after, one, best - score, survey)
            elif one and choosing:
                score += best_next_by_laying(after, one, size, scratch)
            elif size == 5 and not careful(after, 0):
                score -= CARELESS
            if score > best:
                best = score
                equals = 0
            if score == best:
                equals += 1
                random = next_random(random)
                if below(random, equals) == 0:
                    place = places[a]
                    pick = i if one else -1
            if one == 0:
                break
    return place, pick, random
