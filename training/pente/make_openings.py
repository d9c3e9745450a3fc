"""Finds the balanced beginnings that are shipped as src/fivefold/bots/pente/openings.txt.

    python training/pente/make_openings.py PROCESSES SECONDS FILE [OLD_FILE]

A beginning of five turns near the centre that a short look and a long one find a little better for the second player
is played on by the search against itself, GAMES times with lots in the first turns. It is kept where both sides win
about as often: what an evaluation calls equal the first player won in 71 of 100 games, often every time, and a match
from there measures nothing. The beginnings of an old file are tried again first.

Lines: position, games won by the first player, games, turns of a game.
"""

import random
import sys
import time
from multiprocessing import Process

from fivefold.bots.pente import search
from fivefold.bots.pente.openings import candidate
from fivefold.games import pente

GAMES = 10
A_MOVE = 20_000  # positions
LONG_LOOK = 600_000  # positions
BETTER = (100, 1400)  # thousandths of log-odds for the second player, as a short look sees it
A_LITTLE_BETTER = (100, 700)  # and as a long look sees it
LOTS_FOR = 6  # turns
ABOUT_EQUAL = 60


def won_by_first(state, lots):
    """(the first player's point, turns) of a game of the search against itself."""
    begun = state.turns
    while pente.to_move(state) is not None and state.turns < 150:
        drawing = state.turns < begun + LOTS_FOR
        thought = search.think(state, nodes=A_MOVE, margin=ABOUT_EQUAL if drawing else 0)
        move = thought.best
        if drawing and abs(thought.worth) < search.SURE:
            move = lots.choice([m for m, worth in thought.moves if worth >= thought.worth - ABOUT_EQUAL])
        state = pente.play(state, move)
    ended = pente.outcome(state)
    return 0.5 if ended is None or ended.ranks == (1, 1) else float(ended.ranks[0] == 1), state.turns


def balance(state, lots, until):
    """(games won by the first player, games, their turns), given up as soon as it cannot be even or the time is up."""
    won, turns = 0.0, 0
    for played in range(1, GAMES + 1):
        result, length = won_by_first(state, lots)
        won, turns = won + result, turns + length
        if max(won, played - won) > GAMES / 2 + 1 or (played == 3 and won in (0.0, 3.0)) or time.time() > until:
            return won, played, turns
    return won, GAMES, turns


def beginnings(lots, old, until):
    """Those of the old file that are this process's, then new ones."""
    while time.time() < until:
        state = old.pop() if old else candidate(lots, depth=1, equal=search.SURE)
        if BETTER[0] <= search.think(state, depth=5).worth <= BETTER[1]:
            if A_LITTLE_BETTER[0] <= search.think(state, nodes=LONG_LOOK).worth <= A_LITTLE_BETTER[1]:
                yield state


def find(number, until, path, old):
    lots = random.Random(f"beginnings/{number}")
    with open(f"{path}.{number}", "a", encoding="utf-8") as out:
        for state in beginnings(lots, old, until):
            won, games, turns = balance(state, lots, until)
            out.write(f"{pente.write_position(state)}\t{won:g}\t{games}\t{turns / games:.0f}\n")
            out.flush()


if __name__ == "__main__":
    processes, seconds, path = int(sys.argv[1]), float(sys.argv[2]), sys.argv[3]
    until = time.time() + seconds
    lines = open(sys.argv[4], encoding="utf-8").read().splitlines() if len(sys.argv) > 4 else []
    old = [pente.read_position(line.split("\t")[0]) for line in lines if line[0] != "#"]
    workers = [Process(target=find, args=(n, until, path, old[n::processes])) for n in range(processes)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    rows = [row for n in range(processes) for row in open(f"{path}.{n}", encoding="utf-8")]
    even = [row for row in rows if int(row.split("\t")[2]) == GAMES and abs(float(row.split("\t")[1]) - GAMES / 2) <= 1]
    open(path, "w", encoding="utf-8").writelines(even)
    won = [float(row.split("\t")[1]) / int(row.split("\t")[2]) for row in rows]
    print(
        f"{len(rows)} beginnings, {sum(won) / len(won):.2f} of their games won by the first player; {len(even)} are even"
    )
