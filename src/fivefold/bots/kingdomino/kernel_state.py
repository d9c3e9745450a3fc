"""A table in the middle of a round on arrays: who holds which domino, who picks next, and what each seat scores.

`Round.draft` says who places what and what lies in the new line:

     HELD + i     the domino that the i-th king of this round places (0 in the first round)
     KING + i     whose king that is
     LINE + i     the dominoes of the new line from the lowest (0 in the last round)
     OWNER + i    whose king stands on each, or -1
     AT           the king that moves now; LINES_LEFT lines are still to be dealt after this one
     EARLIER + s  the points of seat s in earlier games of a dynasty
     LEFT + s     the dominoes that seat s has still to lay; only rollouts keep it up
     BAG + t      what nobody has seen: squares of terrain t; from BAG + 6 crowns, and at UNSEEN dominoes

The next line comes from the front of `Round.deck`, the dominoes that nobody has seen.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.kingdomino.kernel_kingdom import castle_distance
from fivefold.games.kingdomino.kernel import (
    CROWNS,
    DOMINOES,
    FIELDS,
    FILLED,
    TERRAIN,
    Table,
    clear,
    count,
    crowns_in,
    lay,
    property_at,
    score,
)
from fivefold.kernels import below, kernel, next_random

Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]

HELD, KING, LINE, OWNER, AT, KINGS, PLAYERS, SIZE, LINES_LEFT, BONUS = 0, 4, 8, 12, 16, 17, 18, 19, 20, 21
EARLIER, LEFT, BAG, UNSEEN, DRAFT = 22, 26, 30, 42, 43
MIDDLE_KINGDOM, HARMONY, TIE_BREAK = 1, 2, 4  # of BONUS
MARGIN = 0.004  # the value of a point of lead beside the probability of winning


class Round(NamedTuple):
    """The state of a game: a row of FIELDS for each seat's kingdom, the draft and the deck.

    In rollouts `halves` has for each seat the scores of halves that the fast policy reads (`policy.kernel_fast`).
    """

    kingdoms: Table
    draft: Table
    deck: Table
    halves: Floats


@kernel
def new_round(kingdoms: Table, draft: Table, deck: Table) -> Round:
    """A round on these arrays; the bag is counted from the deck."""
    fill_bag(draft, deck)
    return Round(kingdoms, draft, deck, np.zeros((4, 6, 3, 64), np.float32))


@kernel
def empty_round() -> Round:
    """Room for a game; `open_game` begins one."""
    return new_round(np.zeros((4, FIELDS), np.int64), np.zeros(DRAFT, np.int64), np.arange(1, DOMINOES + 1))


@kernel
def fill_bag(draft: Table, deck: Table) -> None:
    """Count what a deck holds."""
    draft[BAG : UNSEEN + 1] = 0
    for i in range(len(deck)):
        take_from_bag(draft, deck[i], -1)


@kernel
def take_from_bag(draft: Table, domino: int, times: int) -> None:
    """One domino comes out of the bag (or, -1 times, into it)."""
    for half in range(2):
        draft[BAG + TERRAIN[domino - 1, half]] -= times
        draft[BAG + 6 + TERRAIN[domino - 1, half]] -= times * CROWNS[domino - 1, half]
    draft[UNSEEN] -= times


@kernel
def take_line_from_bag(draft: Table) -> None:
    """The new line has been dealt and is seen."""
    if draft[LINE]:
        for i in range(draft[KINGS]):
            take_from_bag(draft, draft[LINE + i], 1)


@kernel
def open_game(state: Round, players: int, lines: int, size: int, bonus: int, random: int) -> int:
    """Castles, a shuffled deck, the first line, and the kings in the order in which they will be drawn (KD2, KD3)."""
    draft = state.draft
    for seat in range(players):
        clear(state.kingdoms[seat])
    kings = 3 if players == 3 else 4
    draft[:] = 0
    draft[KINGS] = kings
    draft[PLAYERS] = players
    draft[SIZE] = size
    draft[BONUS] = bonus
    draft[LINES_LEFT] = lines
    random = shuffle(state.deck, draft, random)
    draft[LINE] = 1  # only so that a line is dealt
    end_round(draft, state.deck)
    for i in range(kings):
        draft[HELD + i] = 0
        draft[KING + i] = i % players
    for i in range(kings - 1, 0, -1):
        random = next_random(random)
        other = below(random, i + 1)
        draft[KING + i], draft[KING + other] = draft[KING + other], draft[KING + i]
    return random


@kernel
def shuffle(deck: Table, draft: Table, random: int) -> int:
    """A fair deal: the deck's end that will come in order, and in the first round the kings not drawn yet."""
    n = len(deck)
    for i in range(n - 1, n - 1 - draft[LINES_LEFT] * draft[KINGS], -1):
        random = next_random(random)
        other = below(random, i + 1)
        deck[i], deck[other] = deck[other], deck[i]
    if draft[HELD + draft[AT]] == 0:
        for i in range(draft[KINGS] - 1, draft[AT] + 1, -1):
            random = next_random(random)
            other = draft[AT] + 1 + below(random, i - draft[AT])
            draft[KING + i], draft[KING + other] = draft[KING + other], draft[KING + i]
    return random


@kernel
def end_round(draft: Table, deck: Table) -> int:
    """After the last king of a round: the new line becomes the old one, the next is dealt; 0 when the game is over."""
    if draft[LINE] == 0:
        return 0
    kings = draft[KINGS]
    draft[AT] = 0
    for i in range(kings):
        draft[HELD + i] = draft[LINE + i]
        draft[KING + i] = draft[OWNER + i]
        draft[LINE + i] = 0
        draft[OWNER + i] = -1
    if draft[LINES_LEFT] == 0:
        return 1
    dealt = len(deck) - draft[LINES_LEFT] * kings
    for i in range(kings):
        domino = deck[dealt + i]
        at = i
        while at > 0 and draft[LINE + at - 1] > domino:
            draft[LINE + at] = draft[LINE + at - 1]
            at -= 1
        draft[LINE + at] = domino
    draft[LINES_LEFT] -= 1
    return 1


@kernel
def take_turn(kingdoms: Table, draft: Table, deck: Table, place: int, pick: int) -> int:
    """Place (-1: nowhere) and pick (an index of the line, -1: nothing); 0 when that was the last turn."""
    at = draft[AT]
    seat = draft[KING + at]
    if place >= 0:
        lay(kingdoms[seat], draft[HELD + at], place)
    if pick >= 0:
        draft[OWNER + pick] = seat
    draft[AT] = at + 1
    return 1 if at + 1 < draft[KINGS] else end_round(draft, deck)


@kernel
def dominoes_left(draft: Table, seat: int) -> int:
    """How many dominoes a seat has still to lay, those it holds and those to come, this turn's included."""
    each = 2 if draft[PLAYERS] == 2 else 1
    left = each * draft[LINES_LEFT]
    for i in range(draft[AT], draft[KINGS]):
        if draft[KING + i] == seat:
            if draft[HELD + i]:
                left += 1
            if draft[LINE]:
                left += 1  # the domino that this king will pick
    for i in range(draft[KINGS]):
        if draft[LINE + i] and draft[OWNER + i] == seat:
            left += 1
    return left


@kernel
def other_held(draft: Table, seat: int) -> int:
    """What another king of the mover's holds: to be laid in this round, or picked from the new line; 0 for nothing."""
    for i in range(draft[AT] + 1, draft[KINGS]):
        if draft[KING + i] == seat and draft[HELD + i]:
            return draft[HELD + i]
    for i in range(draft[KINGS]):
        if draft[LINE + i] and draft[OWNER + i] == seat:
            return draft[LINE + i]
    return 0


@kernel
def kings_on(draft: Table, row: int, seat: int) -> int:
    """A bit for each of a seat's kings in this round (row KING), or on the new line (row OWNER)."""
    orders = 0
    for i in range(draft[KINGS]):
        if draft[row + i] == seat:
            orders |= 1 << i
    return orders


@kernel
def points_of(kingdom: Table, size: int, bonus: int) -> int:
    """Points with the bonuses of the variants (KD8, KD10)."""
    points = score(kingdom)
    if bonus & MIDDLE_KINGDOM and castle_distance(kingdom) <= size // 2:
        points += 10
    if bonus & HARMONY and count(kingdom[FILLED]) == size * size:
        points += 5
    return points


@kernel
def rank_of(kingdom: Table, points: int, bonus: int) -> int:
    """One number that orders seats at the end: points, then the largest property, then crowns (KD9)."""
    if bonus & TIE_BREAK == 0:
        return points << 16
    largest = 0
    for terrain in range(6):
        rest = kingdom[terrain]
        while rest:
            area = property_at(kingdom[terrain], rest & -rest)
            rest &= ~area
            largest = max(largest, count(area))
    return points << 16 | largest << 8 | crowns_in(kingdom, kingdom[FILLED])


@kernel
def final_shares(state: Round, points: Doubles, shares: Doubles) -> None:
    """At the end of a game: each seat's points with those of earlier games, and its share of the win."""
    draft = state.draft
    players = draft[PLAYERS]
    best = 0
    for seat in range(players):
        total = points_of(state.kingdoms[seat], draft[SIZE], draft[BONUS]) + draft[EARLIER + seat]
        points[seat] = total
        rank = rank_of(state.kingdoms[seat], total, draft[BONUS])
        shares[seat] = rank
        best = max(best, rank)
    first = 0
    for seat in range(players):
        first += 1 if shares[seat] == best else 0
    for seat in range(players):
        shares[seat] = 1.0 / first if shares[seat] == best else 0.0


@kernel
def win_chances(points: Doubles, players: int, spread: float, chances: Doubles) -> None:
    """Each seat's probability of the first place when expected points have that spread: a softmax."""
    top = -1.0e9
    for seat in range(players):
        top = max(top, points[seat])
    total = 0.0
    for seat in range(players):
        chances[seat] = np.exp((points[seat] - top) / spread)
        total += chances[seat]
    for seat in range(players):
        chances[seat] /= total


@kernel
def lead_of(points: Doubles, seat: int, players: int) -> float:
    """How far a seat lies before the best of the others, or behind."""
    rival = -1.0e9
    for other in range(players):
        if other != seat:
            rival = max(rival, points[other])
    return points[seat] - rival
