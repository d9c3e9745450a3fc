"""Finds the even openings that are shipped as src/fivefold/bots/pente/openings.txt.

    python -m training.pente.make_openings PROCESSES SECONDS FILE [OLD_FILE]

An opening of five turns near the centre that a short search and a long one find a little better for the second player
is played on by the search against itself, GAMES times with chance in the first turns. It is kept where both sides win
about as often: what an evaluation calls equal the first player won in 71 of 100 games, often every time, and a match
from there measures nothing. The openings of an old file are tried again first.

Lines: position, games won by the first player, games, turns of a game.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator, Sequence
from multiprocessing import Process
from pathlib import Path

from fivefold.bots.limits import Budget
from fivefold.bots.pente.openings import candidate
from fivefold.bots.pente.search import DECISIVE, SearchLimits, search
from fivefold.games import pente

GAMES = 10
A_MOVE = 20_000  # positions
LONG_SEARCH = 600_000  # positions
BETTER = (100, 1400)  # thousandths of log-odds for the second player, by a search of five turns
A_LITTLE_BETTER = (100, 700)  # and by a long search
CHANCE_FOR = 6  # turns
ABOUT_EQUAL = 60


def won_by_first(state: pente.State, rng: random.Random, nodes: int = A_MOVE) -> tuple[float, int]:
    """(the first player's point, turns) of a game of the search against itself."""
    begun = state.turns
    while pente.to_move(state) is not None and state.turns < 150:
        drawing = state.turns < begun + CHANCE_FOR
        result = search(state, Budget(nodes=nodes), SearchLimits(margin=ABOUT_EQUAL if drawing else 0))
        move = result.best
        if drawing and abs(result.value) < DECISIVE:
            move = rng.choice([m for m, value in result.moves if value >= result.value - ABOUT_EQUAL])
        state = pente.play(state, move)
    ended = pente.outcome(state)
    return 0.5 if ended is None or ended.ranks == (1, 1) else float(ended.ranks[0] == 1), state.turns


def balance(state: pente.State, rng: random.Random, until: float) -> tuple[float, int, int]:
    """(games won by the first player, games, their turns), ended when it cannot be even or the time is up."""
    won, turns = 0.0, 0
    for played in range(1, GAMES + 1):
        result, length = won_by_first(state, rng)
        won, turns = won + result, turns + length
        hopeless = max(won, played - won) > GAMES / 2 + 1 or (played == 3 and won in (0.0, 3.0))
        if hopeless or time.time() > until:
            return won, played, turns
    return won, GAMES, turns


def candidates(rng: random.Random, old: list[pente.State], until: float) -> Iterator[pente.State]:
    """Those of the old file that are this process's, then new ones."""
    while time.time() < until:
        state = old.pop() if old else candidate(rng, depth=1, equal=DECISIVE)
        if BETTER[0] <= search(state, limits=SearchLimits(depth=5)).value <= BETTER[1]:
            value = search(state, Budget(nodes=LONG_SEARCH)).value
            if A_LITTLE_BETTER[0] <= value <= A_LITTLE_BETTER[1]:
                yield state


def find(number: int, until: float, path: Path, old: list[pente.State]) -> None:
    """Append the games of each candidate to a file of this process."""
    rng = random.Random(f"beginnings/{number}")
    with Path(f"{path}.{number}").open("a", encoding="utf-8") as out:
        for state in candidates(rng, old, until):
            won, games, turns = balance(state, rng, until)
            out.write(f"{pente.write_position(state)}\t{won:g}\t{games}\t{turns / games:.0f}\n")
            out.flush()


def is_even(row: str) -> bool:
    """Did both sides win about as often, in all games?"""
    _, won, games, _ = row.split("\t")
    return int(games) == GAMES and abs(float(won) - GAMES / 2) <= 1


def main(words: Sequence[str]) -> None:
    """Find openings on several processes and keep the even ones."""
    processes, seconds, path = int(words[0]), float(words[1]), Path(words[2])
    until = time.time() + seconds
    lines = Path(words[3]).read_text(encoding="utf-8").splitlines() if len(words) > 3 else []
    old = [pente.read_position(line.split("\t")[0]) for line in lines if line[0] != "#"]
    workers = [Process(target=find, args=(n, until, path, old[n::processes])) for n in range(processes)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    rows = [row for n in range(processes) for row in Path(f"{path}.{n}").read_text(encoding="utf-8").splitlines()]
    even = [row for row in rows if is_even(row)]
    path.write_text("".join(f"{row}\n" for row in even), encoding="utf-8")
    shares = [float(row.split("\t")[1]) / int(row.split("\t")[2]) for row in rows]
    mean = sum(shares) / len(shares) if shares else 0.0
    print(f"{len(rows)} openings, {mean:.2f} of their games won by the first player; {len(even)} are even")


if __name__ == "__main__":
    main(sys.argv[1:])
