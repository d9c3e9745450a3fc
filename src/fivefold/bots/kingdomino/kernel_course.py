"""A table in the middle of a round as plain numbers, and whole games from there with random or greedy players.

`kingdoms` has a row of FIELDS for each seat. `course` says who places what next and what lies in the new line:

     WHAT + i   the domino that the i-th king of this round places (0 in the first round)
     WHO + i    whose king that is
     LINE + i   the dominoes of the new line from the lowest (0 in the last round)
     OWNER + i  whose king stands on each, or -1
     AT         the king that moves now; LINES_LEFT lines are still to be dealt after this one

`deck` holds the dominoes not dealt yet; the next line comes from its front. Whoever wants a fair deal shuffles it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fivefold.bots.kingdomino.kernel_ground import CROWN, POINT, best_place, list_worths, survey
from fivefold.games.kingdomino.kernel import (
    CASTLE_X,
    CASTLE_Y,
    CROWN_1,
    CROWN_2,
    CROWN_3,
    CROWNS,
    DOMINOES,
    FIELDS,
    FILLED,
    HEIGHT,
    MOST_PLACES,
    WIDTH,
    Table,
    clear,
    count,
    lay,
    property_at,
    score,
)
from fivefold.games.kingdomino.kernel_table import lay_at_random
from fivefold.kernels import below, kernel, next_random

Shares = NDArray[np.float64]

WHAT, WHO, LINE, OWNER, AT, KINGS, PLAYERS, SIZE, LINES_LEFT, BONUS, COURSE = 0, 4, 8, 12, 16, 17, 18, 19, 20, 21, 22
MIDDLE_KINGDOM, HARMONY, TIE_BREAK = 1, 2, 4  # of BONUS
MARGIN = 0.004  # what a point of lead is worth beside the share of a win


@kernel
def points_of(kingdom: Table, size: int, bonus: int) -> int:
    """Points with the bonuses of the variants (KD8, KD10)."""
    points = score(kingdom)
    if bonus & MIDDLE_KINGDOM:
        far = max(kingdom[CASTLE_X], kingdom[CASTLE_Y])
        far = max(far, kingdom[WIDTH] - 1 - kingdom[CASTLE_X])
        far = max(far, kingdom[HEIGHT] - 1 - kingdom[CASTLE_Y])
        if far <= size // 2:
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
        left = kingdom[terrain]
        while left:
            area = property_at(kingdom[terrain], left & -left)
            left &= ~area
            largest = max(largest, count(area))
    crowns = count(kingdom[CROWN_1]) + count(kingdom[CROWN_2]) + count(kingdom[CROWN_3])
    return points << 16 | largest << 8 | crowns


@kernel
def shift_round(course: Table, deck: Table) -> int:
    """After the last king of a round: the new line becomes the old one, the next is dealt; 0 when the game is over."""
    if course[LINE] == 0:
        return 0
    kings = course[KINGS]
    course[AT] = 0
    for i in range(kings):
        course[WHAT + i] = course[LINE + i]
        course[WHO + i] = course[OWNER + i]
        course[LINE + i] = 0
        course[OWNER + i] = -1
    if course[LINES_LEFT] == 0:
        return 1
    dealt = len(deck) - course[LINES_LEFT] * kings
    for i in range(kings):
        domino = deck[dealt + i]
        at = i
        while at > 0 and course[LINE + at - 1] > domino:
            course[LINE + at] = course[LINE + at - 1]
            at -= 1
        course[LINE + at] = domino
    course[LINES_LEFT] -= 1
    return 1


@kernel
def shuffle(deck: Table, course: Table, random: int) -> int:
    """A fair deal: the deck's end that will come in order, and in the first round the kings not drawn yet."""
    n = len(deck)
    for i in range(n - 1, n - 1 - course[LINES_LEFT] * course[KINGS], -1):
        random = next_random(random)
        other = below(random, i + 1)
        deck[i], deck[other] = deck[other], deck[i]
    if course[WHAT + course[AT]] == 0:
        for i in range(course[KINGS] - 1, course[AT] + 1, -1):
            random = next_random(random)
            other = course[AT] + 1 + below(random, i - course[AT])
            course[WHO + i], course[WHO + other] = course[WHO + other], course[WHO + i]
    return random


@kernel
def make_turn(kingdoms: Table, course: Table, deck: Table, place: int, pick: int) -> int:
    """Place (-1: nowhere) and choose (an index of the line, -1: nothing); 0 when that was the last turn."""
    at = course[AT]
    seat = course[WHO + at]
    if place >= 0:
        lay(kingdoms[seat], course[WHAT + at], place)
    if pick >= 0:
        course[OWNER + pick] = seat
    course[AT] = at + 1
    return 1 if at + 1 < course[KINGS] else shift_round(course, deck)


@kernel
def dominoes_left(course: Table, seat: int) -> int:
    """How many dominoes a seat has still to lay, those it holds and those to come, this turn's included."""
    each = 2 if course[PLAYERS] == 2 else 1
    left = each * course[LINES_LEFT]
    for i in range(course[AT], course[KINGS]):
        if course[WHO + i] == seat:
            if course[WHAT + i]:
                left += 1
            if course[LINE]:
                left += 1  # the domino that this king will choose
    for i in range(course[KINGS]):
        if course[LINE + i] and course[OWNER + i] == seat:
            left += 1
    return left


@kernel
def other_held(course: Table, seat: int) -> int:
    """What another king of the mover's holds: to be laid in this round, or chosen from the new line; 0 for nothing."""
    for i in range(course[AT] + 1, course[KINGS]):
        if course[WHO + i] == seat and course[WHAT + i]:
            return course[WHAT + i]
    for i in range(course[KINGS]):
        if course[LINE + i] and course[OWNER + i] == seat:
            return course[LINE + i]
    return 0


@kernel
def kings_on(course: Table, row: int, seat: int) -> int:
    """A bit for each of a seat's kings in this round (row WHO), or on the new line (row OWNER)."""
    orders = 0
    for i in range(course[KINGS]):
        if course[row + i] == seat:
            orders |= 1 << i
    return orders


@kernel
def free_in_line(course: Table, nth: int) -> int:
    """The index of the nth free domino of the line."""
    for i in range(course[KINGS]):
        if course[OWNER + i] < 0:
            if nth == 0:
                return i
            nth -= 1
    return -1


@kernel
def play_out(
    kingdoms: Table, course: Table, deck: Table, tastes: Table, ground: Table, places: Table, worths: Table, random: int
) -> int:
    """Play to the end of the game; `ground` has a survey for each seat, which is made here.

    Each seat has its taste; one that gives nothing for points means random places and choices.
    """
    size = course[SIZE]
    if size == 5:
        for seat in range(course[PLAYERS]):
            if tastes[seat, POINT]:
                survey(kingdoms[seat], ground[seat])
    while True:
        at = course[AT]
        seat = course[WHO + at]
        kingdom = kingdoms[seat]
        domino = course[WHAT + at]
        pick = -1
        random = next_random(random)
        taste = tastes[seat]
        if taste[POINT] == 0:
            if domino:
                lay_at_random(kingdom, domino, size, random)
            if course[LINE]:
                nth = below(random << 17 & 0x3FFFFFFFFFFFFFFF, course[KINGS] - at)  # bits that placing did not use
                pick = free_in_line(course, nth)
        else:
            if domino:
                place, _ = best_place(kingdom, ground[seat], domino, size, taste, places, worths)
                if place >= 0:
                    lay(kingdom, domino, place)
                    if size == 5:
                        survey(kingdom, ground[seat])
            if course[LINE]:
                best = -1_000_000
                for i in range(course[KINGS]):
                    if course[OWNER + i] < 0:
                        one = course[LINE + i]
                        _, worth = best_place(kingdom, ground[seat], one, size, taste, places, worths)
                        worth += taste[CROWN] * (CROWNS[one - 1, 0] + CROWNS[one - 1, 1])
                        if worth > best:
                            best = worth
                            pick = i
        if make_turn(kingdoms, course, deck, -1, pick) == 0:
            return random


@kernel
def share_out(kingdoms: Table, course: Table, earlier: Table, ranks: Table, points: Shares, shares: Shares) -> None:
    """At the end of a game: each seat's rank number, its points with those of earlier games, its share of the win."""
    players = course[PLAYERS]
    best = 0
    for seat in range(players):
        total = points_of(kingdoms[seat], course[SIZE], course[BONUS]) + earlier[seat]
        points[seat] = total
        ranks[seat] = rank_of(kingdoms[seat], total, course[BONUS])
        best = max(best, ranks[seat])
    first = 0
    for seat in range(players):
        first += 1 if ranks[seat] == best else 0
    for seat in range(players):
        shares[seat] = 1.0 / first if ranks[seat] == best else 0.0


@kernel
def lead_of(points: Shares, seat: int, players: int) -> float:
    """How far a seat lies before the best of the others, or behind."""
    rival = -1.0e9
    for other in range(players):
        if other != seat:
            rival = max(rival, points[other])
    return points[seat] - rival


@kernel
def try_moves(
    kingdoms: Table,
    course: Table,
    deck: Table,
    earlier: Table,
    moves: Table,
    deals: int,
    tastes: Table,
    random: int,
    sums: Shares,
) -> int:
    """Play each of the moves (rows of place and pick) out in so many common deals.

    Into `sums` go, for each move, the mover's worth, points and share of the first place.
    """
    board = np.empty((4, FIELDS), np.int64)
    then = np.empty(COURSE, np.int64)
    dealt = deck.copy()
    start = course.copy()
    ground = np.zeros((4, 6, 3, 64), np.int64)
    places = np.empty(MOST_PLACES, np.int64)
    worths = np.empty(MOST_PLACES, np.int64)
    ranks = np.zeros(4, np.int64)
    points = np.zeros(4, np.float64)
    shares = np.zeros(4, np.float64)
    seat = course[WHO + course[AT]]
    for _ in range(deals):
        random = shuffle(dealt, start, random)
        random = next_random(random)
        for move in range(len(moves)):
            board[:] = kingdoms
            then[:] = start
            if make_turn(board, then, dealt, moves[move, 0], moves[move, 1]):
                play_out(board, then, dealt, tastes, ground, places, worths, random)
            share_out(board, then, earlier, ranks, points, shares)
            sums[move, 0] += shares[seat] + MARGIN * lead_of(points, seat, course[PLAYERS])
            sums[move, 1] += points[seat] - earlier[seat]
            sums[move, 2] += shares[seat]
    return random


@kernel
def greedy_worths(kingdoms: Table, course: Table, places: Table, picks: Table, taste: Table) -> Table:
    """The worth to a taste of each place (-1: none) with each choice (an index of the line, -1: none)."""
    ground = np.zeros((6, 3, 64), np.int64)
    found = np.empty(MOST_PLACES, np.int64)
    worths = np.empty(MOST_PLACES, np.int64)
    after = np.empty(FIELDS, np.int64)
    at = course[AT]
    size = course[SIZE]
    kingdom = kingdoms[course[WHO + at]]
    values = np.zeros((len(places), len(picks)), np.int64)
    if places[0] >= 0:
        if size == 5:
            survey(kingdom, ground)
        n = list_worths(kingdom, ground, course[WHAT + at], size, taste, found, worths)
        for a in range(len(places)):
            for i in range(n):
                if found[i] == places[a]:
                    values[a, :] = worths[i]
    if picks[0] < 0:
        return values
    for a in range(len(places)):
        after[:] = kingdom
        if places[a] >= 0:
            lay(after, course[WHAT + at], places[a])
        if size == 5:
            survey(after, ground)
        for i in range(len(picks)):
            one = course[LINE + picks[i]]
            _, worth = best_place(after, ground, one, size, taste, found, worths)
            values[a, i] += worth + taste[CROWN] * (CROWNS[one - 1, 0] + CROWNS[one - 1, 1])
    return values


@kernel
def open_game(
    kingdoms: Table, course: Table, deck: Table, players: int, lines: int, size: int, bonus: int, random: int
) -> int:
    """Castles, the first line, and the kings in the order in which they will be drawn (KD2, KD3)."""
    for seat in range(players):
        clear(kingdoms[seat])
    kings = 3 if players == 3 else 4
    course[:] = 0
    course[KINGS] = kings
    course[PLAYERS] = players
    course[SIZE] = size
    course[BONUS] = bonus
    course[LINES_LEFT] = lines
    random = shuffle(deck, course, random)
    course[LINE] = 1  # only so that a line is dealt
    shift_round(course, deck)
    for i in range(kings):
        course[WHAT + i] = 0
        course[WHO + i] = i % players
    for i in range(kings - 1, 0, -1):
        random = next_random(random)
        other = below(random, i + 1)
        course[WHO + i], course[WHO + other] = course[WHO + other], course[WHO + i]
    return random


@kernel
def whole_games(games: int, random: int, players: int, lines: int, size: int, tastes: Table) -> Table:
    """Whole games of these tastes: each seat's points and first places, and a checksum over the kingdoms."""
    kingdoms = np.zeros((4, FIELDS), np.int64)
    course = np.zeros(COURSE, np.int64)
    deck = np.arange(1, DOMINOES + 1)
    ground = np.zeros((4, 6, 3, 64), np.int64)
    places = np.empty(MOST_PLACES, np.int64)
    worths = np.empty(MOST_PLACES, np.int64)
    totals = np.zeros(9, np.int64)
    earlier = np.zeros(4, np.int64)
    ranks = np.zeros(4, np.int64)
    points = np.zeros(4, np.float64)
    shares = np.zeros(4, np.float64)
    for _ in range(games):
        random = open_game(kingdoms, course, deck, players, lines, size, 0, random)
        random = play_out(kingdoms, course, deck, tastes, ground, places, worths, random)
        share_out(kingdoms, course, earlier, ranks, points, shares)
        for seat in range(players):
            totals[seat] += int(points[seat])
            totals[4 + seat] += 1 if shares[seat] > 0 else 0
            totals[8] = (31 * totals[8] + kingdoms[seat, FILLED]) & 0xFFFFFFFFFFFF
    return totals
