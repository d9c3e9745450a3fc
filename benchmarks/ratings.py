"""Ratings: ten thousand rated games counted from nothing."""

from __future__ import annotations

import random
import time

from fivefold.server.people.ratings import Book, counted
from fivefold.server.people.results import Player, Result

GAMES, PEOPLE = 10_000, 200
GOAL = 5.0
"""Seconds."""


def season() -> list[Result]:
    """Games of two and of four by lot, the stronger ones winning more often."""
    rng = random.Random(1)
    found = []
    for number in range(GAMES):
        whos = rng.sample(range(PEOPLE), 2 if number % 4 else 4)
        order = sorted(whos, key=lambda who: who + rng.gauss(0, PEOPLE / 3))
        players = tuple(Player(order.index(who) + 1, 0.0, f"p{who}", moves=9) for who in whos)
        ended = number * 600.0
        found.append(Result(f"t{number}", "pente", ended, "slow", "board", players, rated=True))
    return found


def points(book: Book) -> int:
    """How many ratings stand in a book."""
    return sum(len(line) for pool in book.pools.values() for line in pool.values())


def main() -> None:
    games = season()
    began = time.process_time()
    book = counted("pente", games)
    seconds = time.process_time() - began
    assert book.counted == GAMES
    assert points(book) == 2 * (GAMES * 3 // 4) + 4 * (GAMES // 4)
    assert counted("pente", reversed(games)).pools == book.pools
    assert seconds < GOAL, seconds
    print(f"{GAMES} rated games, a quarter of four players: {seconds:.2f} CPU seconds, goal {GOAL:.0f}")
