"""Games played on by habit from any position: fast strides to some later round, or to the end."""

from __future__ import annotations

import numpy as np

from fivefold.bots.kingdomino.kernel_course import (
    AT,
    BONUS,
    COURSE,
    KINGS,
    LINE,
    LINES_LEFT,
    OWNER,
    PLAYERS,
    SIZE,
    WHAT,
    WHO,
    Shares,
    dominoes_left,
    lead_of,
    make_turn,
    share_out,
    shuffle,
)
from fivefold.bots.kingdomino.kernel_ground import CROWN, GREED, PLAIN_GREED, best_place, survey
from fivefold.bots.kingdomino.kernel_habit import best_habit, choice_worth, look_round
from fivefold.bots.kingdomino.kernel_mind import LOOKED, ROOMS, think_turn
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, Floats, fill_bag, prospect, take_from_bag
from fivefold.bots.kingdomino.kernel_outlook import outlook, share_by_outlook
from fivefold.bots.kingdomino.kernel_paper import paper_turn
from fivefold.games.kingdomino.kernel import CROWNS, FIELDS, MOST_PLACES, Table, count, lay
from fivefold.kernels import below, kernel, next_random

GREEDY, PLAIN = 0, 1  # of manners
EXACTLY = 1  # so many rounds after this one full greed is played out exactly
WIDTHS = np.array([4, 2, 2])  # of the net, where it plays on


@kernel
def habit_turn(
    kingdoms: Table,
    course: Table,
    lefts: Table,
    bag: Table,
    habit: Floats,
    lands: Floats,
    places: Table,
    worths: Floats,
) -> int:
    """Lay what the king holds and say which domino of the line it takes (-1 for none); its seat's land is looked at."""
    at = course[AT]
    seat = course[WHO + at]
    kingdom = kingdoms[seat]
    land = lands[seat]
    domino = course[WHAT + at]
    if domino:
        place, _ = best_habit(kingdom, land, domino, lefts[seat], habit, places, worths)
        lefts[seat] -= 1
        if place >= 0:
            lay(kingdom, domino, place)
        if lefts[seat] == 0:
            return -1
        look_round(kingdom, lefts[seat], bag, habit, land)
    if course[LINE] == 0:
        return -1
    pick = -1
    best = -1.0e9
    for i in range(course[KINGS]):
        if course[OWNER + i] < 0:
            one = course[LINE + i]
            _, worth = best_habit(kingdom, land, one, lefts[seat], habit, places, worths)
            worth += choice_worth(one, i, habit[lefts[seat]])
            if worth > best:
                best = worth
                pick = i
    return pick


@kernel
def greedy_turn(
    kingdoms: Table, course: Table, lefts: Table, taste: Table, ground: Table, places: Table, worths: Table
) -> int:
    """The same for a simple player who follows a taste."""
    at = course[AT]
    seat = course[WHO + at]
    kingdom = kingdoms[seat]
    domino = course[WHAT + at]
    survey(kingdom, ground)
    if domino:
        place, _ = best_place(kingdom, ground, domino, 5, taste, places, worths)
        lefts[seat] -= 1
        if place >= 0:
            lay(kingdom, domino, place)
            survey(kingdom, ground)
    if course[LINE] == 0:
        return -1
    pick = -1
    best = -1_000_000
    for i in range(course[KINGS]):
        if course[OWNER + i] < 0:
            one = course[LINE + i]
            _, worth = best_place(kingdom, ground, one, 5, taste, places, worths)
            worth += taste[CROWN] * (CROWNS[one - 1, 0] + CROWNS[one - 1, 1])
            if worth > best:
                best = worth
                pick = i
    return pick


@kernel
def look_at_all(kingdoms: Table, course: Table, lefts: Table, bag: Table, habit: Floats, lands: Floats) -> None:
    """Count what each seat has to lay, and look at its land."""
    for seat in range(course[PLAYERS]):
        lefts[seat] = dominoes_left(course, seat)
        if lefts[seat]:
            look_round(kingdoms[seat], lefts[seat], bag, habit, lands[seat])


@kernel
def stride(
    kingdoms: Table,
    course: Table,
    deck: Table,
    lefts: Table,
    bag: Table,
    habit: Floats,
    net: Floats,
    of_greed: Floats,
    rounds: int,
    mover: int,
    simple: int,
    plain: int,
    random: int,
    lands: Floats,
    ground: Table,
    rooms: Table,
    wishes: Floats,
    x: Floats,
    hidden: Floats,
) -> int:
    """Play on until so many more rounds have ended: 1 if there the last king has chosen, 0 if the game is over.

    At the end of the last of these rounds every king has chosen (AT is KINGS) and no new line is dealt. The mover
    follows the net, the others habit; habits do not know kingdoms of 7 × 7, so that there everybody follows the net.
    The seats whose bits stand in `simple` play by greed, those in `plain` as the paper's full greedy: exactly so at
    first, but far ahead by greed for points that looks at one thing after the other; tables of either come to the same
    points, and that is much faster.
    """
    kings = course[KINGS]
    far = rounds - EXACTLY
    while True:
        seat = course[WHO + course[AT]]
        if course[SIZE] == 5 and plain >> seat & 1 and rounds < far:
            pick = greedy_turn(kingdoms, course, lefts, PLAIN_GREED, ground, rooms[0], rooms[1])
        elif course[SIZE] == 5 and plain >> seat & 1:
            place, pick, random = paper_turn(kingdoms, course, 1, ground, rooms, random)
            if course[WHAT + course[AT]]:
                lefts[seat] -= 1
                if place >= 0:
                    lay(kingdoms[seat], course[WHAT + course[AT]], place)
        elif course[SIZE] == 5 and simple >> seat & 1:
            pick = greedy_turn(kingdoms, course, lefts, GREED, ground, rooms[0], rooms[1])
        elif course[SIZE] == 5 and seat != mover:
            pick = habit_turn(kingdoms, course, lefts, bag, habit, lands, rooms[0], wishes)
        else:
            place, pick, _ = think_turn(
                kingdoms,
                course,
                bag,
                net,
                of_greed,
                plain,
                habit,
                WIDTHS,
                0.0,
                0,
                rooms,
                lands[seat],
                ground,
                wishes,
                x,
                hidden,
            )
            if place >= 0:
                lay(kingdoms[seat], course[WHAT + course[AT]], place)
            if course[SIZE] == 5:
                if course[WHAT + course[AT]]:
                    lefts[seat] -= 1
                if lefts[seat]:
                    look_round(kingdoms[seat], lefts[seat], bag, habit, lands[seat])
        last = course[AT] + 1 == kings
        if last and course[LINE] and rounds == 0:
            course[OWNER + pick] = seat
            course[AT] = kings
            return 1
        if make_turn(kingdoms, course, deck, -1, pick) == 0:
            return 0
        if last:
            rounds -= 1
            if course[LINE]:
                for i in range(kings):
                    take_from_bag(bag, course[LINE + i], 1)


@kernel
def outlook_by_habit(
    kingdoms: Table,
    course: Table,
    lefts: Table,
    simple: int,
    plain: int,
    bag: Table,
    habit: Floats,
    lands: Floats,
    places: Table,
    worths: Floats,
    nets: Floats,
    x: Floats,
    hidden: Floats,
    points: Shares,
) -> None:
    """At the end of a round: what each seat will come to, what it has chosen being laid by habit.

    `nets` has one for each number of seats that play by full greed, and last the one for their kingdoms.
    """
    size = course[SIZE]
    for seat in range(course[PLAYERS]):
        looked = 0 if (simple | plain) >> seat & 1 else 1
        net = nets[len(nets) - 1 if plain >> seat & 1 else count(plain)]
        orders = 0
        for i in range(course[KINGS]):
            if course[OWNER + i] == seat:
                if looked == 0:
                    look_round(kingdoms[seat], lefts[seat], bag, habit, lands[seat])
                place, _ = best_habit(kingdoms[seat], lands[seat], course[LINE + i], lefts[seat], habit, places, worths)
                if place >= 0:
                    lay(kingdoms[seat], course[LINE + i], place)
                lefts[seat] -= 1
                looked = 0
                orders |= 1 << i
        points[seat] = prospect(kingdoms[seat], size, course[BONUS], lefts[seat], orders, bag, net, x, hidden)


@kernel
def stride_ahead(
    kingdoms: Table,
    course: Table,
    deck: Table,
    earlier: Table,
    moves: Table,
    deals: int,
    rounds: int,
    habit: Floats,
    nets: Floats,
    spreads: Shares,
    margin: float,
    manners: Shares,
    random: int,
    sums: Shares,
) -> int:
    """Play each of the moves on in so many common deals, to the end of this round and so many rounds more.

    `manners` has for each seat the share of the deals in which it plays by greed, and that in which it plays as the
    paper's full greedy; in the rest it plays by habit. At the end the outlook is taken; `nets` are those of
    `outlook_by_habit`. Into `sums` go, for each move, the mover's worth, points and chance of the first place.
    `spreads` has one for each number of lines left, and last one for the time after the game: 0 if it decides.
    """
    board = np.empty((4, FIELDS), np.int64)
    then = np.empty(COURSE, np.int64)
    dealt = deck.copy()
    start = course.copy()
    full = np.zeros(BAG, np.int64)
    bag = np.zeros(BAG, np.int64)
    fill_bag(full, deck)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    greeds = np.zeros((6, 3, 64), np.int64)
    ground = np.zeros((4, 6, 3, 64), np.float32)
    lands = np.zeros((4, 6, 3, 64), np.float32)
    before = np.zeros(4, np.int64)
    lefts = np.zeros(4, np.int64)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    wishes = np.empty(MOST_PLACES, np.float32)
    ranks = np.zeros(4, np.int64)
    shares = np.zeros(4, np.float64)
    points = np.zeros(4, np.float64)
    seat = course[WHO + course[AT]]
    kings = course[KINGS]
    players = course[PLAYERS]
    small = course[SIZE] == 5
    if small:
        look_at_all(kingdoms, course, before, full, habit, ground)
    for _ in range(deals):
        random = shuffle(dealt, start, random)
        simple = 0
        plain = 0
        for other in range(players):
            random = next_random(random)
            lot = below(random, 1024) / 1024
            if other == seat:
                continue
            if lot < manners[other, GREEDY]:
                simple |= 1 << other
            elif lot < manners[other, GREEDY] + manners[other, PLAIN]:
                plain |= 1 << other
        net = nets[count(plain)]
        for move in range(len(moves)):
            board[:] = kingdoms
            then[:] = start
            bag[:] = full
            lefts[:] = before
            lands[:] = ground
            at = then[AT]
            more = rounds
            if then[WHAT + at]:
                lefts[seat] -= 1
                if moves[move, 0] >= 0:
                    lay(board[seat], then[WHAT + at], moves[move, 0])
                if small and lefts[seat]:
                    look_round(board[seat], lefts[seat], full, habit, lands[seat])
            going = 1
            if at + 1 == kings and then[LINE] and more == 0:
                then[OWNER + moves[move, 1]] = seat
                then[AT] = kings
            else:
                going = make_turn(board, then, dealt, -1, moves[move, 1])
                if going and at + 1 == kings:
                    more -= 1
                    if then[LINE]:
                        for i in range(kings):
                            take_from_bag(bag, then[LINE + i], 1)
                if going:
                    going = stride(
                        board,
                        then,
                        dealt,
                        lefts,
                        bag,
                        habit,
                        net,
                        nets[-1],
                        more,
                        seat,
                        simple,
                        plain,
                        random,
                        lands,
                        greeds,
                        rooms,
                        wishes,
                        x,
                        hidden,
                    )
            if going:
                if small:
                    outlook_by_habit(
                        board, then, lefts, simple, plain, bag, habit, lands, rooms[0], wishes, nets, x, hidden, points
                    )
                else:
                    outlook(board, then, bag, net, habit, WIDTHS[LOOKED], rooms, lands[0], wishes, x, hidden, points)
                for other in range(players):
                    points[other] += earlier[other]
                share_by_outlook(points, players, spreads[then[LINES_LEFT]], shares)
            else:
                share_out(board, then, earlier, ranks, points, shares)
                if spreads[-1] > 0.0:
                    share_by_outlook(points, players, spreads[-1], shares)
            sums[move, 0] += shares[seat] + margin * lead_of(points, seat, players)
            sums[move, 1] += points[seat] - earlier[seat]
            sums[move, 2] += shares[seat]
    return random
