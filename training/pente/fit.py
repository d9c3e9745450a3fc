"""Fits the evaluation of Pente's engine (src/fivefold/bots/pente/weights.txt) by logistic regression.

    python -m training.pente.fit selfplay GAMES FILE [SEED]     the search plays itself at 1,500 positions a move
    python -m training.pente.fit fit WEIGHTS FILE…              games of one a line: `winner position moves…`

Files with the columns of a table of rated human games (`winner`, …, `moves`) are read too. From each game some
positions are taken where nobody wins at once; a position is described by how often each pattern stands on its empty
points, for the side to move and for the side that waits, and by the stones caught. The label is who won.
"""

from __future__ import annotations

import csv
import gzip
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from fivefold.bots.limits import Budget
from fivefold.bots.pente.kernel_board import PATTERNS, TAKEN_POINT, PatternBoard, advance, list_wins
from fivefold.bots.pente.openings import candidate
from fivefold.bots.pente.search import DECISIVE, SearchLimits, code_of, pattern_board, search
from fivefold.games import pente
from fivefold.games.pente.kernel import CAUGHT, ENDED, POINTS, TURNS
from fivefold.refusals import Refused

Floats = npt.NDArray[np.float64]

A_MOVE = 1500  # positions a move in self-play
SKIP_FIRST, SKIP_LAST = 4, 2  # turns whose positions say little
PENALTY = 60.0

# What the values are drawn to where the games say little: in thousandths, by line, to the mover and to the other.
LINES = (0, 2, 8, 14, 25, 150, 160, 900, 3000), (0, 2, 8, 14, 20, 60, 90, 300, 900)
PAIRS = (0, 250, 600, 1200, 2600)
CHANCE_UNTIL = 14  # turns in which chance decides between moves that are about equal
ABOUT_EQUAL = 120  # thousandths of log-odds


class Game(NamedTuple):
    """A game to learn from: who won (seat), the first position, the moves."""

    winner: int
    first: pente.State
    moves: list[pente.Move]


class Examples(NamedTuple):
    """Descriptions of positions, whether the side to move won, and the number of each one's game."""

    x: Floats
    y: Floats
    groups: npt.NDArray[np.int64]


def play_itself(rng: random.Random, nodes: int = A_MOVE) -> Game | None:
    """A game of the search against itself with chance in the first turns; None if nobody won."""
    first = state = candidate(rng)
    played = []
    while pente.to_move(state) is not None and state.turns < 120:
        early = state.turns < CHANCE_UNTIL
        result = search(state, Budget(nodes=nodes), SearchLimits(margin=ABOUT_EQUAL if early else 0))
        move = result.best
        if early and abs(result.value) < DECISIVE:
            move = rng.choice([m for m, value in result.moves if value >= result.value - ABOUT_EQUAL])
        played.append(move)
        state = pente.play(state, move)
    ended = pente.outcome(state)
    return None if ended is None or ended.ranks == (1, 1) else Game(ended.ranks.index(1), first, played)


def selfplay(games: int, path: Path, seed: int, nodes: int = A_MOVE) -> None:
    """Append games of self-play to a file."""
    with path.open("a", encoding="utf-8") as out:
        for number in range(games):
            game = play_itself(random.Random(f"{seed}/{number}"), nodes)
            if game is not None:
                moves = " ".join(str(move.point) for move in game.moves)
                out.write(f"{game.winner + 1}\t{pente.write_position(game.first)}\t{moves}\n")
                out.flush()


def games_in(path: Path) -> Iterator[Game]:
    """The games of a file; of a table of people's games those that the rules can read."""
    if path.name.endswith(".csv.gz"):
        with gzip.open(path, "rt", encoding="utf-8") as table:
            for row in csv.DictReader(table):
                try:
                    yield Game(int(row["winner"]) - 1, pente.start(), _read_moves(row["moves"].split()))
                except Refused:
                    continue
    else:
        for line in path.read_text(encoding="utf-8").splitlines():
            winner, position, moves = line.split("\t")
            yield Game(int(winner) - 1, pente.read_position(position), [pente.Move(int(p)) for p in moves.split()])


def _read_moves(words: Sequence[str]) -> list[pente.Move]:
    start = pente.start()
    return [pente.read_move(start, word, "K10") for word in words]


def described(board: PatternBoard) -> npt.NDArray[np.uint16]:
    """Counts of the patterns, the mover's first, and a place of the 5×5 table of pairs."""
    me = int(board.facts[TURNS]) & 1
    mine = np.bincount(board.patterns[me].ravel(), minlength=PATTERNS)[:TAKEN_POINT]
    theirs = np.bincount(board.patterns[1 - me].ravel(), minlength=PATTERNS)[:TAKEN_POINT]
    pairs = np.zeros(25, np.int64)
    pairs[5 * (int(board.facts[CAUGHT + me]) // 2) + int(board.facts[CAUGHT + 1 - me]) // 2] = 1
    return np.concatenate([mine, theirs, pairs]).astype(np.uint16)


def examples(path: Path, rng: random.Random, share: float = 0.35) -> Examples:
    """Some positions of every game of a file."""
    rows, labels, groups = [], [], []
    points = np.zeros(POINTS, np.int64)
    for number, game in enumerate(games_in(path)):
        board = pattern_board(game.first)
        for n, move in enumerate(game.moves):
            if board.facts[ENDED]:
                break
            board.turns[0] = 0  # nothing is taken back here
            left_out = board.facts[TURNS] < SKIP_FIRST or n >= len(game.moves) - SKIP_LAST or rng.random() >= share
            if not left_out and not list_wins(board, 0, points) and not list_wins(board, 1, points):
                rows.append(described(board))
                labels.append(float(game.winner == int(board.facts[TURNS]) & 1))
                groups.append(number)
            advance(board, code_of(move))
    return Examples(np.array(rows, np.float64), np.array(labels), np.array(groups, np.int64))


def first_guess() -> Floats:
    """Values made by hand, to begin with."""
    both = []
    for side, taken in ((0, 150), (1, 110)):
        values = [
            LINES[side][p // 12] + taken * (p // 4 % 3) + 6 * (p // 2 % 2) - 6 * (p % 2) for p in range(TAKEN_POINT)
        ]
        both.append(np.array(values) * (-1 if side else 1))
    pairs = np.array([100 + PAIRS[i] - PAIRS[j] for i in range(5) for j in range(5)])
    guess: Floats = np.concatenate([*both, pairs]) / 1000
    return guess


def fitted(x: Floats, y: Floats, rounds: int = 25) -> Floats:
    """Weights by Newton's method, with a penalty that keeps rare patterns near the first guess."""
    guess = first_guess()
    w = guess.copy()
    for _ in range(rounds):
        p = 1 / (1 + np.exp(-(x @ w)))
        gradient = x.T @ (p - y) + PENALTY * (w - guess)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + PENALTY * np.eye(len(w))
        step = np.linalg.solve(curvature, gradient)
        w = w - step
        if np.abs(step).max() < 1e-4:
            break
    return w


def loss(x: Floats, y: Floats, w: Floats) -> tuple[float, float]:
    """(cross-entropy, share of winners right) of weights on examples."""
    p = np.clip(1 / (1 + np.exp(-(x @ w))), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), float(((p > 0.5) == (y > 0.5)).mean())


def write_weights(w: Floats, path: Path) -> None:
    """Write weights as `evaluation.read_weights` reads them."""
    mine = np.rint(1000 * w[:TAKEN_POINT]).astype(int)
    theirs = np.rint(-1000 * w[TAKEN_POINT : 2 * TAKEN_POINT]).astype(int)
    pairs = np.rint(1000 * w[2 * TAKEN_POINT :]).astype(int).reshape(5, 5)
    lines = [
        "# Values in thousandths of log-odds, fitted by training/pente/fit.py: a row a pattern, to the side to move",
        "# and to the side that waits; then by stones caught, 0 to 9, the mover's downwards, the other's across.",
    ]
    lines += [f"{a} {b}" for a, b in zip(mine, theirs, strict=True)] + ["0 0"]
    lines += [" ".join(str(pairs[i // 2, j // 2]) for j in range(10)) for i in range(10)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def fit(path: Path, sources: Sequence[Path]) -> None:
    """Fit weights to the games of some files; every tenth game is kept for the test."""
    rng = random.Random(1)
    parts = [examples(source, rng) for source in sources]
    x, y = np.concatenate([part.x for part in parts]), np.concatenate([part.y for part in parts])
    test = np.concatenate([part.groups % 10 == 0 for part in parts])
    print(len(y), "positions,", int(test.sum()), "of them for the test")
    w = fitted(x[~test], y[~test])
    print("train: loss {:.4f}, right {:.3f}".format(*loss(x[~test], y[~test], w)))
    print("test:  loss {:.4f}, right {:.3f}".format(*loss(x[test], y[test], w)))
    write_weights(w, path)


def main(words: Sequence[str]) -> None:
    """Run one of the two commands."""
    if words[0] == "selfplay":
        selfplay(int(words[1]), Path(words[2]), int(words[3]) if len(words) > 3 else 1)
    else:
        fit(Path(words[1]), [Path(word) for word in words[2:]])


if __name__ == "__main__":
    main(sys.argv[1:])
