"""Many games of Kingdomino side by side, one row of an array each.

    rows[game, FIELDS * seat …]   the seat's kingdom (see the game's `kernel.py`)
    OLD, OLD_KING                 the dominoes that wait, lowest first, and whose king stands on each; OLD_COUNT of them
    NEW, NEW_KING                 the new line, and whose king stands on each, -1 nobody; NEW_COUNT of them
    HAND                          how many kings of each seat are still in the hand; DRAWN is the one just drawn, or -1
    BAG                           the dominoes in the bag, bit n - 1 for number n
    FINISHED, BEFORE              how many games of a dynasty are over; points, largest property and crowns in each
    LAID                          for each domino 0, or 1 + ROOM * seat + its place, or + DISCARDED
    CHANCE                        the generator that deals and draws
    action                        (kings + 1) * place + choice (see `envs/kingdomino.py`)

Nothing here decides where a domino fits or what it scores: `why_not`, `fits` and `score` are the game's own.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

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
    MIDDLE,
    MOST_PLACES,
    SPAN,
    TERRAIN,
    WIDTH,
    Table,
    clear,
    count,
    crowns_in,
    fits,
    lay,
    list_places,
    property_at,
    score,
    why_not,
)
from fivefold.kernels import below, kernel, next_random

Bytes = npt.NDArray[np.int8]
Shorts = npt.NDArray[np.int16]
Floats = npt.NDArray[np.float32]

SEATS, KINGS_MOST, GAMES_BEFORE = 4, 4, 2
OLD = SEATS * FIELDS
OLD_KING = OLD + KINGS_MOST
NEW = OLD_KING + KINGS_MOST
NEW_KING = NEW + KINGS_MOST
HAND = NEW_KING + KINGS_MOST
OLD_COUNT, NEW_COUNT, DRAWN, BAG, FINISHED, CHANCE = (HAND + SEATS + n for n in range(6))
BEFORE = CHANCE + 1
LAID = BEFORE + GAMES_BEFORE * SEATS * 3
ROW = LAID + DOMINOES

ROOM, DISCARDED = 1024, 1000
NOBODY = -1
FULL_BAG = (1 << DOMINOES) - 1

# The options, as places of `law`.
PLAYERS, KINGS, LINES, SIZE, GAMES, CENTRED_BONUS, FULL_BONUS, TIES_BROKEN = 0, 1, 2, 3, 4, 5, 6, 7


@kernel
def set_up(row: Table, law: Table) -> None:
    """Castles, all kings in the hand, all dominoes in the bag (KD2); what the games before brought stays."""
    for seat in range(law[PLAYERS]):
        clear(row[FIELDS * seat : FIELDS * (seat + 1)])
        row[HAND + seat] = law[KINGS] // law[PLAYERS]
    row[OLD_COUNT] = 0
    row[NEW_COUNT] = 0
    row[DRAWN] = NOBODY
    row[BAG] = FULL_BAG
    row[LAID:] = 0


@kernel
def is_over(row: Table, law: Table) -> int:
    """1 at the end of a game, which in a dynasty may not be the last."""
    dealt = (DOMINOES - count(row[BAG])) // law[KINGS]
    return 1 if row[OLD_COUNT] == 0 and row[NEW_COUNT] == 0 and dealt == law[LINES] else 0


@kernel
def kings_in_hand(row: Table, law: Table) -> int:
    """How many kings of the first round are still in the hand."""
    kings = 0
    for seat in range(law[PLAYERS]):
        kings += row[HAND + seat]
    return kings


@kernel
def summary(kingdom: Table, law: Table) -> tuple[int, int, int]:
    """Points with bonuses, the largest property, crowns (KD8, KD10)."""
    points = score(kingdom)
    size = law[SIZE]
    reach = max(kingdom[CASTLE_X], kingdom[CASTLE_Y])
    reach = max(reach, kingdom[WIDTH] - 1 - kingdom[CASTLE_X], kingdom[HEIGHT] - 1 - kingdom[CASTLE_Y])
    if reach <= size // 2:
        points += law[CENTRED_BONUS]
    if count(kingdom[FILLED]) == size * size:
        points += law[FULL_BONUS]
    largest = 0
    for terrain in range(6):
        left = kingdom[terrain]
        while left:
            area = property_at(kingdom[terrain], left & -left)
            largest = max(largest, count(area))
            left &= ~area
    return points, largest, crowns_in(kingdom, kingdom[FILLED])


@kernel
def deal(row: Table, law: Table) -> None:
    """Draw a line from the bag and lay it out by number (KD3); after a dynasty's game a new one begins (KD10)."""
    if is_over(row, law):
        for seat in range(law[PLAYERS]):
            points, largest, crowns = summary(row[FIELDS * seat : FIELDS * (seat + 1)], law)
            at = BEFORE + 3 * (SEATS * row[FINISHED] + seat)
            row[at] = points
            row[at + 1] = largest
            row[at + 2] = crowns
        row[FINISHED] += 1
        set_up(row, law)
    for n in range(law[KINGS]):
        row[CHANCE] = next_random(int(row[CHANCE]))
        bag = row[BAG]
        for _ in range(below(int(row[CHANCE]), count(bag))):
            bag &= bag - 1
        drawn = bag & -bag
        row[BAG] ^= drawn
        number = count(drawn - 1) + 1
        at = n
        while at > 0 and row[NEW + at - 1] > number:
            row[NEW + at] = row[NEW + at - 1]
            at -= 1
        row[NEW + at] = number
        row[NEW_KING + n] = NOBODY
    row[NEW_COUNT] = law[KINGS]


@kernel
def leave_to_chance(row: Table, law: Table) -> int:
    """Deal, draw kings and discard what must be (KD7) until a player moves; 1 if the game is over instead."""
    while True:
        if row[NEW_COUNT] == 0:
            dealt = (DOMINOES - count(row[BAG])) // law[KINGS]
            over = is_over(row, law)
            if dealt < law[LINES] or (over and row[FINISHED] + 1 < law[GAMES]):
                deal(row, law)
                continue
            if over:
                return 1
            if fits(row[FIELDS * row[OLD_KING] : FIELDS * (row[OLD_KING] + 1)], row[OLD], law[SIZE]):
                return 0
            discard(row, law)
            continue
        kings = kings_in_hand(row, law)
        if kings and row[DRAWN] == NOBODY:
            row[CHANCE] = next_random(int(row[CHANCE]))
            nth = below(int(row[CHANCE]), kings)
            seat = 0
            while nth >= row[HAND + seat]:
                nth -= row[HAND + seat]
                seat += 1
            row[DRAWN] = seat
        return 0


@kernel
def discard(row: Table, law: Table) -> None:
    """The lowest domino that waits leaves the game (KD7)."""
    row[LAID + row[OLD] - 1] = 1 + ROOM * row[OLD_KING] + DISCARDED
    next_waits(row)


@kernel
def next_waits(row: Table) -> None:
    """The lowest domino of the old line is done."""
    row[OLD_COUNT] -= 1
    for n in range(row[OLD_COUNT]):
        row[OLD + n] = row[OLD + n + 1]
        row[OLD_KING + n] = row[OLD_KING + n + 1]


@kernel
def mover(row: Table, law: Table) -> int:
    """The seat to move."""
    return row[DRAWN] if kings_in_hand(row, law) else row[OLD_KING]


@kernel
def kernel_place(place: int, size: int) -> int:
    """A place of the action as the kingdom's kernel numbers it."""
    span = 2 * size - 1
    cell = place // 4
    off = MIDDLE - size + 1
    return 4 * (SPAN * (cell // span + off) + cell % span + off) + place % 4


@kernel
def action_place(place: int, size: int) -> int:
    """A place of the kingdom's kernel as the action numbers it."""
    span = 2 * size - 1
    cell = place // 4
    off = MIDDLE - size + 1
    return 4 * (span * (cell // SPAN - off) + cell % SPAN - off) + place % 4


@kernel
def turn(row: Table, action: int, law: Table) -> int:
    """Place and choose; 0 if that is illegal, and then nothing has changed."""
    kings, size = law[KINGS], law[SIZE]
    nowhere = 4 * (2 * size - 1) * (2 * size - 1)
    place, choice = action // (kings + 1), action % (kings + 1)
    if action < 0 or place > nowhere:
        return 0
    if row[NEW_COUNT]:
        if choice == kings or row[NEW_KING + choice] != NOBODY:
            return 0
    elif choice != kings:
        return 0
    seat = mover(row, law)
    if kings_in_hand(row, law):
        if place != nowhere:
            return 0
        row[HAND + seat] -= 1
        row[DRAWN] = NOBODY
    else:
        kingdom, number = row[FIELDS * seat : FIELDS * (seat + 1)], row[OLD]
        if place == nowhere:
            if fits(kingdom, number, size):
                return 0
            discard(row, law)
        else:
            double = TERRAIN[number - 1, 0] == TERRAIN[number - 1, 1]
            if double and (place % 4 == 1 or place % 4 == 2):  # a double is named from its other end
                return 0
            there = kernel_place(place, size)
            if why_not(kingdom, number, there, size):
                return 0
            lay(kingdom, number, there)
            row[LAID + number - 1] = 1 + ROOM * seat + there
            next_waits(row)
    if row[NEW_COUNT]:
        row[NEW_KING + choice] = seat
        taken = 1
        for n in range(kings):
            if row[NEW_KING + n] == NOBODY:
                taken = 0
        if taken:
            row[OLD : OLD + 2 * KINGS_MOST] = row[NEW : NEW + 2 * KINGS_MOST]
            row[OLD_COUNT] = kings
            row[NEW_COUNT] = 0
    return 1


@kernel
def reward(row: Table, law: Table, rewards: Floats) -> None:
    """The share of rivals left behind, less the share of those ahead (KD8, KD9)."""
    players = law[PLAYERS]
    keys = np.zeros((SEATS, 3), np.int64)
    for seat in range(players):
        points, largest, crowns = summary(row[FIELDS * seat : FIELDS * (seat + 1)], law)
        for game in range(row[FINISHED]):
            at = BEFORE + 3 * (SEATS * game + seat)
            points += row[at]
            largest = max(largest, row[at + 1])
            crowns += row[at + 2]
        keys[seat, 0] = points
        if law[TIES_BROKEN]:
            keys[seat, 1] = largest
            keys[seat, 2] = crowns
    for seat in range(players):
        ahead = 0
        for other in range(players):
            for n in range(3):
                if keys[seat, n] != keys[other, n]:
                    ahead += 1 if keys[seat, n] > keys[other, n] else -1
                    break
        rewards[seat] = ahead / (players - 1)


@kernel
def begin(rows: Table, law: Table) -> None:
    """A new game in every row; its generator goes on."""
    for game in range(len(rows)):
        row = rows[game]
        row[FINISHED] = 0
        row[BEFORE:LAID] = 0
        set_up(row, law)
        leave_to_chance(row, law)


@kernel
def step(rows: Table, actions: Table, law: Table, rewards: Floats, ended: Bytes) -> int:
    """Play one action in every game, in place, and what chance adds; the first game whose action is illegal, or -1."""
    rewards[:] = 0
    for game in range(len(rows)):
        row = rows[game]
        if is_over(row, law) or not turn(row, actions[game], law):
            return game
        ended[game] = leave_to_chance(row, law)
        if ended[game]:
            reward(row, law, rewards[game])
    return -1


@kernel
def movers(rows: Table, law: Table, seats: Table) -> None:
    """The seat to move in every game."""
    for game in range(len(rows)):
        seats[game] = mover(rows[game], law)


@kernel
def mask(rows: Table, law: Table, found: Bytes) -> None:
    """1 for each legal action of every game."""
    found[:] = 0
    kings = law[KINGS]
    places = np.empty(MOST_PLACES, np.int64)
    for game in range(len(rows)):
        row = rows[game]
        n = choose_places(row, law, places)
        for i in range(n):
            place = (kings + 1) * places[i]
            if row[NEW_COUNT] == 0:
                found[game, place + kings] = 1
                continue
            for choice in range(kings):
                found[game, place + choice] = 1 if row[NEW_KING + choice] == NOBODY else 0


@kernel
def choose_places(row: Table, law: Table, places: Table) -> int:
    """The places of the domino that is due, as actions number them; how many."""
    size = law[SIZE]
    n = 0
    if not kings_in_hand(row, law):
        seat = mover(row, law)
        n = list_places(row[FIELDS * seat : FIELDS * (seat + 1)], row[OLD], size, places)
    if n == 0:
        places[0] = 4 * (2 * size - 1) * (2 * size - 1)
        return 1
    for i in range(n):
        places[i] = action_place(places[i], size)
    return n


@kernel
def sample(rows: Table, law: Table, randoms: Table, actions: Table) -> None:
    """A random legal action for every game, each as likely as the others; `randoms` goes on."""
    kings = law[KINGS]
    places = np.empty(MOST_PLACES, np.int64)
    for game in range(len(rows)):
        row, random = rows[game], next_random(int(randoms[game]))
        place = places[below(random, choose_places(row, law, places))]
        choice = kings
        if row[NEW_COUNT]:
            random = next_random(random)
            choice = below(random, kings)
            while row[NEW_KING + choice] != NOBODY:
                random = next_random(random)
                choice = below(random, kings)
        actions[game] = (kings + 1) * place + choice
        randoms[game] = random


@kernel
def observe(rows: Table, law: Table, planes: Bytes, facts: Shorts) -> None:
    """The kingdoms from the mover's own on; both lines, the bag, and in a dynasty the points before."""
    planes[:] = 0
    facts[:] = 0
    players, kings, reach = law[PLAYERS], law[KINGS], law[SIZE] - 1
    for game in range(len(rows)):
        row = rows[game]
        seat = mover(row, law)
        for other in range(players):
            who = (seat + other) % players
            kingdom = row[FIELDS * who : FIELDS * (who + 1)]
            planes[game, 8 * other, reach, reach] = 1
            for y in range(kingdom[HEIGHT]):
                for x in range(kingdom[WIDTH]):
                    bit = x + 8 * y
                    down, right = reach + y - kingdom[CASTLE_Y], reach + x - kingdom[CASTLE_X]
                    for terrain in range(6):
                        if kingdom[terrain] >> bit & 1:
                            planes[game, 8 * other + 1 + terrain, down, right] = 1
                    crowns = (kingdom[CROWN_1] >> bit & 1) + (kingdom[CROWN_2] >> bit & 1)
                    planes[game, 8 * other + 7, down, right] = crowns + (kingdom[CROWN_3] >> bit & 1)
            if law[GAMES] > 1:
                for before in range(row[FINISHED]):
                    facts[game, 12 * kings + DOMINOES + other] += row[BEFORE + 3 * (SEATS * before + who)]
        for line in range(2):
            start = NEW if line else OLD
            for n in range(row[NEW_COUNT] if line else row[OLD_COUNT]):
                number, king = row[start + n], row[start + KINGS_MOST + n]
                at = 6 * (kings * line + n)
                facts[game, at] = number
                facts[game, at + 1] = 0 if king == NOBODY else (king - seat) % players + 1
                for half in range(2):
                    facts[game, at + 2 + 2 * half] = TERRAIN[number - 1, half] + 1
                    facts[game, at + 3 + 2 * half] = CROWNS[number - 1, half]
        for number in range(DOMINOES):
            facts[game, 12 * kings + number] = row[BAG] >> number & 1
