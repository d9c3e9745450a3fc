"""Fits the evaluation of Pente's engine (src/fivefold/bots/pente/weights.txt) by logistic regression.

    python training/pente/fit.py selfplay GAMES FILE [SEED]     the engine plays itself at 1,500 positions a move
    python training/pente/fit.py fit WEIGHTS FILE…              games of one a line: `winner moves…`, winner 1 or 2

Files with the columns of a table of rated human games (`winner`, …, `moves`) are read too. From each game some positions
are taken where nobody wins at once; a position is described by how often each pattern stands on its empty points, for the
side to move and for the side that waits, and by the stones caught. The label is who won.
"""

import csv
import gzip
import os
import random
import sys

import numpy as np

from fivefold.bots.pente import search
from fivefold.bots.pente.kernel_desk import PATTERNS, TAKEN_POINT, advance, list_wins
from fivefold.bots.pente.openings import candidate
from fivefold.games import pente

A_MOVE = 1500  # positions that self-play looks at
SKIP_FIRST, SKIP_LAST = 4, 2  # turns whose positions say little
PENALTY = 60.0

# What the worths are drawn to where the games say little: in thousandths, by line, then for a pair taken, attacked, at risk.
LINES = (0, 2, 8, 14, 25, 150, 160, 900, 3000), (0, 2, 8, 14, 20, 60, 90, 300, 900)
PAIRS = (0, 250, 600, 1200, 2600)


def selfplay(games, path, seed):
    with open(path, "a", encoding="utf-8") as out:
        for number in range(games):
            lots = random.Random(f"{seed}/{number}")
            first = state = candidate(lots)
            played = []
            while pente.to_move(state) is not None and state.turns < 120:
                thought = search.think(state, nodes=A_MOVE, margin=120 if state.turns < 14 else 0)
                move = thought.best
                if state.turns < 14 and abs(thought.worth) < search.SURE:
                    move = lots.choice([m for m, w in thought.moves if w >= thought.worth - 120])
                played.append(move.point)
                state = pente.play(state, move)
            ended = pente.outcome(state)
            if ended is None or ended.ranks == (1, 1):
                continue
            out.write(f"{ended.ranks.index(1) + 1}\t{pente.write_position(first)}\t{' '.join(map(str, played))}\n")
            out.flush()


def games_in(path):
    if path.endswith(".csv.gz"):
        for row in csv.DictReader(gzip.open(path, "rt")):
            yield int(row["winner"]), pente.start(), row["moves"].split()
    else:
        for line in open(path, encoding="utf-8"):
            winner, position, moves = line.rstrip("\n").split("\t")
            yield int(winner), pente.read_position(position), [pente.Move(int(p)) for p in moves.split()]


def described(desk, facts):
    """Counts of the patterns, the mover's first, and a place of the 5×5 table of pairs."""
    me = int(facts[0]) & 1
    mine = np.bincount(desk.patterns[me].ravel(), minlength=PATTERNS)[:TAKEN_POINT]
    theirs = np.bincount(desk.patterns[1 - me].ravel(), minlength=PATTERNS)[:TAKEN_POINT]
    pairs = np.zeros(25)
    pairs[5 * (int(facts[1 + me]) // 2) + int(facts[2 - me]) // 2] = 1
    return np.concatenate([mine, theirs, pairs])


def examples(path, lots, share=0.35):
    rows, labels, groups = [], [], []
    points = np.zeros(361, np.int64)
    for number, (winner, state, moves) in enumerate(games_in(path)):
        desk = search.desk_of(state)
        try:
            moves = [m if isinstance(m, pente.Move) else pente.read_move(state, m, "K10") for m in moves]
        except Exception:
            continue
        for n, move in enumerate(moves):
            facts = desk.facts
            if facts[9]:
                break
            if n and n % 60 == 0:
                desk.turns[0] = 0  # nothing is taken back here
            if facts[0] >= SKIP_FIRST and n < len(moves) - SKIP_LAST and lots.random() < share:
                if not list_wins(desk, 0, points) and not list_wins(desk, 1, points):
                    rows.append(described(desk, facts).astype(np.float32))
                    labels.append(1.0 if winner - 1 == int(facts[0]) & 1 else 0.0)
                    groups.append(number)
            advance(desk, search.code_of(move))
    return np.array(rows), np.array(labels), np.array(groups)


def kept_examples(path, lots):
    """`examples`, kept beside the games for the next time."""
    kept = path + ".npz"
    if not os.path.exists(kept):
        x, y, groups = examples(path, lots)
        np.savez_compressed(kept, x=x.astype(np.uint8 if x.max() < 256 else np.uint16), y=y, groups=groups)
    with np.load(kept) as data:
        return data["x"].astype(np.float32), data["y"], data["groups"]


def first_guess():
    """Worths made by hand, to begin with."""
    both = []
    for side, taken in ((0, 150), (1, 110)):
        worths = [
            LINES[side][p // 12] + taken * (p // 4 % 3) + 6 * (p // 2 % 2) - 6 * (p % 2) for p in range(TAKEN_POINT)
        ]
        both.append(np.array(worths) * (-1 if side else 1))
    pairs = [100 + PAIRS[i] - PAIRS[j] for i in range(5) for j in range(5)]
    return np.concatenate([*both, pairs]) / 1000


def fitted(x, y, rounds=25):
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


def loss(x, y, w):
    p = np.clip(1 / (1 + np.exp(-(x @ w))), 1e-6, 1 - 1e-6)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), float(((p > 0.5) == (y > 0.5)).mean())


def written(w, path):
    mine = np.rint(1000 * w[:TAKEN_POINT]).astype(int)
    theirs = np.rint(-1000 * w[TAKEN_POINT : 2 * TAKEN_POINT]).astype(int)
    pairs = np.rint(1000 * w[2 * TAKEN_POINT :]).astype(int).reshape(5, 5)
    lines = [
        "# Worths in thousandths of log-odds, fitted by training/pente/fit.py: a row a pattern, to the side to move and to",
        "# the side that waits; then by stones caught, 0 to 9, the mover's downwards, the other's across.",
    ]
    lines += [f"{a} {b}" for a, b in zip(mine, theirs)] + ["0 0"]
    lines += [" ".join(str(pairs[i // 2, j // 2]) for j in range(10)) for i in range(10)]
    open(path, "w", encoding="utf-8").write("\n".join(lines) + "\n")


def fit(path, sources):
    lots = random.Random(1)
    parts = [kept_examples(source, lots) for source in sources]
    x = np.concatenate([part[0] for part in parts]).astype(np.float64)
    y = np.concatenate([part[1] for part in parts])
    test = np.concatenate([part[2] % 10 == 0 for part in parts])
    print(len(y), "positions,", int(test.sum()), "of them for the test")
    w = fitted(x[~test], y[~test])
    print("train: loss {:.4f}, right {:.3f}".format(*loss(x[~test], y[~test], w)))
    print("test:  loss {:.4f}, right {:.3f}".format(*loss(x[test], y[test], w)))
    written(w, path)


if __name__ == "__main__":
    if sys.argv[1] == "selfplay":
        selfplay(int(sys.argv[2]), sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else 1)
    else:
        fit(sys.argv[2], sys.argv[3:])
