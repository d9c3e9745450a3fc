"""Makes the sets of puzzles: src/fivefold/bots/<game>/puzzles.txt.

python -m training.puzzles find GAME FOUND SEEDS [FIRST]  appends the puzzles of the next SEEDS games to FOUND, graded
python -m training.puzzles choose GAME FOUND [MOST]       adds those of different boards to the package

A line of FOUND is the seed and the puzzle, so that a run that was stopped goes on after its last seed, and the same
seeds give the same puzzles; a new file begins with FIRST. What the package holds already stays, because people have
links to it. A grade is a rating: level 1 of our players has 800, each further one 200 more, and a
puzzle has the rating at which the shares in which levels 1 to 7 hit upon the right move are likeliest. Pente's levels
see every forced win at once, which people do not: there each own move after the first makes it 300 harder.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from dataclasses import replace
from math import exp, log1p
from pathlib import Path

from fivefold import bots
from fivefold.bots import artifacts
from fivefold.bots.levels import NoisyPlayer
from fivefold.bots.puzzles import FORMAT, Puzzle, puzzle_master, puzzles, read_puzzle
from fivefold.games import game as game_of

TRIES = 60  # of a level at a puzzle
FIRST_LEVEL, A_LEVEL, LEVELS = 800, 200, 7
SCALE = 400 / 2.302585  # of Elo's logistic curve
RATINGS = range(400, 2801, 20)
PRIOR = 1600, 600
A_MOVE_AHEAD = {"pente": 300}
HEAD = "# goal, own moves, grade, theme, right move, options and position, with tabs; made by training/puzzles.py\n"


def share_solved(puzzle: Puzzle, level: int, rng: random.Random) -> float:
    """How often a level plays the right move."""
    rules, state = game_of(puzzle.game), puzzle.state
    right, player = rules.read_move(state, puzzle.solution), bots.players(puzzle.game)[f"level{level}"]
    seen = rules.observe(state, rules.to_move(state))
    if not isinstance(player, NoisyPlayer):
        return float(player.choose(seen, rng) == right)
    scored = list(player.scores(seen, rng))
    spread, hits = player.noise * player.scale, 0
    for _ in range(TRIES):
        hits += (
            max(((score + rng.gauss(0, spread), move) for move, score in scored), key=lambda one: one[0])[1] == right
        )
    return hits / TRIES


def fitted(shares: Sequence[float]) -> int:
    """The rating of a puzzle that levels solve with these shares.

    >>> fitted([0, 0, 0, 0.5, 1, 1, 1]), fitted([1] * 7) < 900, fitted([0] * 7) > 2100
    (1400, True, True)
    """

    def likelihood(rating: int) -> float:
        total = -(((rating - PRIOR[0]) / PRIOR[1]) ** 2) / 2
        for level, share in enumerate(shares):
            ahead = (FIRST_LEVEL + A_LEVEL * level - rating) / SCALE
            total -= share * log1p(exp(-ahead)) + (1 - share) * log1p(exp(ahead))
        return total

    return max(RATINGS, key=likelihood)


def grade(puzzle: Puzzle, rng: random.Random) -> int:
    """How hard a puzzle is, as a rating."""
    own = getattr(puzzle_master(puzzle.game), "rating", None)
    if own:
        return int(own(puzzle))
    return fitted([share_solved(puzzle, level, rng) for level in range(1, LEVELS + 1)])


def find(game: str, path: Path, seeds: int, first: int = 0) -> None:
    """Append the puzzles of the next seeds to a file; a new one begins with seed `first`."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    begin = max((int(line.split("\t", 1)[0]) for line in lines), default=first - 1) + 1
    with path.open("a", encoding="utf-8") as file:
        for seed in range(begin, begin + seeds):
            rng = random.Random(f"{game} puzzles {seed}")
            for puzzle in puzzle_master(game).find(rng):
                told = replace(puzzle, grade=grade(puzzle, rng), theme=puzzle_master(game).theme(puzzle))
                file.write(f"{seed}\t{told}\n")
            file.flush()


def choose(game: str, path: Path, most: int) -> int:
    """Add the puzzles of a file to the package, each board once in any symmetry; how many there are then."""
    master = puzzle_master(game)
    kept: dict[object, Puzzle] = {master.key(one.state): one for one in puzzles(game).values()}
    for line in path.read_text(encoding="utf-8").splitlines():
        if len(kept) >= most:
            break
        puzzle = read_puzzle(game, line.split("\t", 1)[1])
        harder = A_MOVE_AHEAD.get(game, 0) * (puzzle.moves - 1)
        kept.setdefault(master.key(puzzle.state), replace(puzzle, grade=puzzle.grade + harder))
    lines = sorted(kept.values(), key=lambda puzzle: (puzzle.grade, puzzle.name))
    name = f"bots/{game}/puzzles.txt"
    package = Path(bots.__file__).parent.parent
    (package / name).write_text(HEAD + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    artifacts.main(name, str(FORMAT))
    return len(lines)


def main(words: Sequence[str]) -> None:
    """Run one of the two commands."""
    command, game, path, *rest = words
    if command == "find":
        find(game, Path(path), *map(int, rest))
    else:
        print(choose(game, Path(path), int(rest[0]) if rest else 2000))


if __name__ == "__main__":
    main(sys.argv[1:])
