"""Learn to tell a player's manner from the kingdom: python -m training.kingdomino.manners OUT.npz --games 3000

Tables of mixed players: the paper's full greedy, our greed, habit, and the net with and without wavering; and some tables
of players who think, flat Monte Carlo and the engine with few playouts. For each number of dominoes laid a logistic
regression tells full greedy from the others; either side makes half of the weight, and those who think half of theirs.
"""

from __future__ import annotations

import argparse
import random

import numpy as np

from fivefold.bots.kingdomino.engine import Engine
from fivefold.bots.kingdomino.evaluation import evaluation
from fivefold.bots.kingdomino.flat import FlatMonteCarlo
from fivefold.bots.kingdomino.kernel_course import AT, COURSE, KINGS, LINE, WHAT, WHO, Shares, make_turn, open_game
from fivefold.bots.kingdomino.kernel_ground import GREED
from fivefold.bots.kingdomino.kernel_habit import LEFTS
from fivefold.bots.kingdomino.kernel_manner import TRAITS, traits
from fivefold.bots.kingdomino.kernel_mind import ROOMS, think_turn
from fivefold.bots.kingdomino.kernel_net import BAG, FIRST, INPUTS, SECOND, Floats, fill_bag, take_from_bag
from fivefold.bots.kingdomino.kernel_paper import paper_turn
from fivefold.bots.kingdomino.kernel_stride import WIDTHS, greedy_turn, habit_turn, look_at_all
from fivefold.bots.kingdomino.search import Look
from fivefold.games import kingdomino
from fivefold.games.core import CHANCE
from fivefold.games.kingdomino.kernel import DOMINOES, FIELDS, MOST_PLACES, Table, lay
from fivefold.kernels import below, kernel, next_random, seeded

TABLES = {"four": (4, 12), "three": (3, 12), "two": (2, 6)}
PAPER, OURS, HABIT, NET, WAVERING, FLAT, ENGINE = 0, 1, 2, 3, 4, 5, 6


@kernel
def mixed_games(
    games: int, chance: int, players: int, lines: int, bonus: int, net: Floats, habit: Floats, seen: Shares, who: Table
) -> int:
    """`seen[game, seat, laid]` becomes the traits of each kingdom with so many dominoes laid or discarded, `who` the
    manner of each seat."""
    kingdoms = np.zeros((4, FIELDS), np.int64)
    course = np.zeros(COURSE, np.int64)
    deck = np.arange(1, DOMINOES + 1)
    bag = np.zeros(BAG, np.int64)
    lefts = np.zeros(4, np.int64)
    rooms = np.empty((ROOMS, MOST_PLACES), np.int64)
    ground = np.zeros((6, 3, 64), np.int64)
    lands = np.zeros((4, 6, 3, 64), np.float32)
    wishes = np.empty(MOST_PLACES, np.float32)
    x = np.zeros(INPUTS, np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    for game in range(games):
        chance = open_game(kingdoms, course, deck, players, lines, 5, bonus, chance)
        for seat in range(players):
            chance = next_random(chance)
            who[game, seat] = max(0, below(chance, 8) - 3)
        fill_bag(bag, deck)
        for i in range(course[KINGS]):
            take_from_bag(bag, course[LINE + i], 1)
        look_at_all(kingdoms, course, lefts, bag, habit, lands)
        going = 1
        while going:
            at = course[AT]
            seat = course[WHO + at]
            domino = course[WHAT + at]
            manner = who[game, seat]
            left = lefts[seat]
            place = -1
            if manner == OURS:
                pick = greedy_turn(kingdoms, course, lefts, GREED, ground, rooms[0], rooms[1])
            elif manner == HABIT:
                pick = habit_turn(kingdoms, course, lefts, bag, habit, lands, rooms[0], wishes)
            elif manner == PAPER:
                place, pick, chance = paper_turn(kingdoms, course, 1, ground, rooms, chance)
            else:
                noise = 0.0 if manner == NET else 4.0
                place, pick, chance = think_turn(
                    kingdoms,
                    course,
                    bag,
                    net,
                    net,
                    0,
                    habit,
                    WIDTHS,
                    noise,
                    chance,
                    rooms,
                    lands[0],
                    ground,
                    wishes,
                    x,
                    hidden,
                )
            if place >= 0:
                lay(kingdoms[seat], domino, place)
            if domino:
                lefts[seat] = left - 1
                traits(kingdoms[seat], seen[game, seat, 13 - left])
            last = at + 1 == course[KINGS]
            going = make_turn(kingdoms, course, deck, -1, pick)
            if going and last and course[LINE]:
                for i in range(course[KINGS]):
                    take_from_bag(bag, course[LINE + i], 1)
    return chance


def thinking_games(games, players, bonus, seed):
    """The same traits of kingdoms made by players who think; slow, so there are fewer."""
    options = kingdomino.Options(players=players, middle_kingdom=bool(bonus), harmony=bool(bonus))
    kinds = {FLAT: FlatMonteCarlo(playouts=100), ENGINE: Engine(playouts=60, look=Look(plainness=0.0))}
    seen, who = np.zeros((games, players, LEFTS, TRAITS)), np.zeros((games, players), np.int64)
    lots = random.Random(seed)
    for game in range(games):
        who[game] = [lots.choice(list(kinds)) for _ in range(players)]
        state = kingdomino.start(options)
        while (seat := kingdomino.to_move(state)) is not None:
            mind = None if seat == CHANCE else kinds[who[game, seat]]
            state = kingdomino.play(state, mind.choose(state, lots) if mind else kingdomino.chance(state, lots))
            for one, kingdom in enumerate(state.kingdoms):
                traits(np.array(kingdom.board), seen[game, one, len(kingdom.laid) + len(kingdom.discarded)])
    return seen, who


def fitted(x, y, share):
    """Weights of a logistic regression, by Newton's method with a little damping."""
    weights = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ weights))
        slope = x.T @ (share * (y - p)) - 1e-5 * weights
        bend = (x * (share * p * (1 - p))[:, None]).T @ x + 1e-5 * np.eye(len(weights))
        weights += np.linalg.solve(bend, slope)
    return weights


def main():
    ask = argparse.ArgumentParser()
    ask.add_argument("out")
    ask.add_argument("--games", type=int, default=3_000)
    ask.add_argument("--thinking", type=int, default=100)
    wish = ask.parse_args()
    found = np.zeros((2, LEFTS, 2 * TRAITS))
    for bonus in (0, 3):
        samples = []
        for number, (kind, (players, lines)) in enumerate(TABLES.items()):
            seen, who = np.zeros((wish.games, players, LEFTS, TRAITS)), np.zeros((wish.games, players), np.int64)
            judge = evaluation(kind)
            mixed_games(
                wish.games, seeded(10 * bonus + number), players, lines, bonus, judge.net, judge.habit, seen, who
            )
            samples.append((seen, who))
            samples.append(thinking_games(wish.thinking, players, bonus, number))
        x = np.concatenate([seen.reshape(-1, LEFTS, TRAITS) for seen, _ in samples])
        x = np.concatenate([x, x**2], 2)  # as `rivals.traits_of` does
        who = np.concatenate([who.reshape(-1) for _, who in samples])
        share = np.zeros(len(x))
        for group, part in (((PAPER,), 0.5), ((OURS, HABIT, NET, WAVERING), 0.25), ((FLAT, ENGINE), 0.25)):
            mine = np.isin(who, group)
            share[mine] = part / mine.sum()
        test = np.arange(len(x)) % 5 == 0
        for laid in range(1, LEFTS):
            weights = fitted(x[~test, laid], (who == PAPER)[~test], share[~test])
            found[bonus & 1, laid] = weights
            guess = 1 / (1 + np.exp(-x[test, laid] @ weights))
            means = ", ".join(f"{guess[who[test] == manner].mean():.2f}" for manner in range(7))
            print(f"bonus {bonus}, {laid} laid: guess for each manner {means}", flush=True)
    np.savez_compressed(wish.out, manners=found.astype(np.float32))


if __name__ == "__main__":
    main()
