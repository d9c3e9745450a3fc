"""A plain prover of short Pente wins that tries everything: every move, every reply, on the rules' own board.

It knows no patterns, no threats and no shortcuts, so that what it says of a win in two or three own moves is true, and
the list of winning first moves complete. `python -m tests.bots.pente.exhaustive FILE SECONDS SEED [2]` adds to such a
list.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from fivefold.bots.pente.puzzles import self_play
from fivefold.games import pente
from fivefold.games.pente import Options, State
from fivefold.games.pente.kernel import CAUGHT, NOWHERE, POINTS, Bytes, Table, is_taken, make, mover, shapes_at, undo
from fivefold.games.pente.kernel_position import unpack
from fivefold.games.pente.kernel_rules import ENOUGH, FIVES_MADE, made_five
from fivefold.games.pente.state import packed
from fivefold.kernels import kernel

GOLDEN = Path(__file__).parents[2] / "golden/pente/wins.txt"


@kernel
def has_won(lines: Table, facts: Table, law: Table, point: int) -> int:
    """1 if the stone just put on this point won (PT8, PT9)."""
    colour = 1 - mover(facts)
    if made_five(lines, facts, law, colour, point) or facts[CAUGHT + colour] >= ENOUGH:
        return 1
    return 0


@kernel
def wins_in_one(lines: Table, facts: Table, law: Table) -> int:
    """1 if some move of the side to move wins at once."""
    me = mover(facts)
    for point in range(POINTS):
        if not is_taken(lines, point):
            shapes = shapes_at(lines, me, point)
            if shapes & (FIVES_MADE | 0x30303030):
                took = make(lines, facts, NOWHERE, point)
                won = has_won(lines, facts, law, point)
                undo(lines, facts, NOWHERE, point, took)
                if won:
                    return 1
    return 0


@kernel
def every_reply_loses_in_one(lines: Table, facts: Table, law: Table, killer: Table) -> int:
    """1 if after each reply the other side wins at once."""
    for turn in range(-1, POINTS):
        point = killer[0] if turn < 0 else turn  # the reply that held last time comes first
        if is_taken(lines, point):
            continue
        took = make(lines, facts, NOWHERE, point)
        holds = has_won(lines, facts, law, point) or not wins_in_one(lines, facts, law)
        undo(lines, facts, NOWHERE, point, took)
        if holds:
            killer[0] = point
            return 0
    return 1


@kernel
def wins_in_two(lines: Table, facts: Table, law: Table, killers: Table) -> int:
    """1 if the side to move wins within two own moves."""
    for turn in range(-1, POINTS):
        point = killers[1, 1] if turn < 0 else turn
        if is_taken(lines, point):
            continue
        took = make(lines, facts, NOWHERE, point)
        wins = has_won(lines, facts, law, point) or every_reply_loses_in_one(lines, facts, law, killers[0])
        undo(lines, facts, NOWHERE, point, took)
        if wins:
            killers[1, 1] = point
            return 1
    return 0


@kernel
def every_reply_loses_in_two(lines: Table, facts: Table, law: Table, killers: Table) -> int:
    """1 if after each reply the other side wins within two own moves."""
    for turn in range(-1, POINTS):
        point = killers[2, 0] if turn < 0 else turn
        if is_taken(lines, point):
            continue
        took = make(lines, facts, NOWHERE, point)
        holds = has_won(lines, facts, law, point) or not wins_in_two(lines, facts, law, killers)
        undo(lines, facts, NOWHERE, point, took)
        if holds:
            killers[2, 0] = point
            return 0
    return 1


@kernel
def winning_points(board: Bytes, tallies: Table, law: Table, left: int) -> Table:
    """Every first move that wins within `left` own moves, at most three."""
    lines, facts = unpack(board, tallies, law)
    killers = np.zeros((3, 2), np.int64)
    found = np.zeros(POINTS, np.int64)
    n = 0
    for point in range(POINTS):
        if is_taken(lines, point):
            continue
        took = make(lines, facts, NOWHERE, point)
        wins = has_won(lines, facts, law, point)
        if not wins and left == 2:
            wins = every_reply_loses_in_one(lines, facts, law, killers[0])
        if not wins and left == 3:
            wins = every_reply_loses_in_two(lines, facts, law, killers)
        undo(lines, facts, NOWHERE, point, took)
        if wins:
            found[n] = point
            n += 1
    return found[:n].copy()


def candidates(rng: random.Random) -> Iterator[State]:
    """Positions near the end of the engine's games, and stones scattered by lot around the centre."""
    size: Any = rng.choice((13, 13, 13, 13, 13, 15, 19))
    if rng.random() < 0.2:
        yield from self_play(rng, Options(size=size))[-9:-1]
    for _ in range(12):
        state, middle = pente.start(Options(size=size, opening="free")), size // 2
        for _ in range(rng.randrange(9, 18)):
            near = [
                m for m in pente.legal_moves(state) if max(abs(m.point // 19 - middle), abs(m.point % 19 - middle)) < 4
            ]
            state = pente.play(state, rng.choice(near))
            if state.ended:
                break
        if not state.ended:
            yield state


def write_golden(path: Path, seconds: float, seed: int, farthest: int = 3) -> None:
    """Add positions: size, in how many own moves it is won (0: not in three), the first moves that do, the position.

    With `farthest` 2 only wins in two are kept; they are found far more quickly.
    """
    began = time.process_time()
    rng, short = random.Random(seed), 0
    while time.process_time() - began < seconds:
        for state in candidates(rng):
            for left in range(1, farthest + 1):
                points = winning_points(*packed(state), left).tolist()
                if points:
                    break
            short += left == 2
            unwanted = farthest == 2 or rng.random() > 0.05
            if left == 1 or (left == 2 and farthest == 3 and short % 2) or (not points and unwanted):
                continue
            with path.open("a", encoding="utf-8") as out:
                first = ",".join(map(str, points)) or "-"
                out.write(f"{state.options.size} {left if points else 0} {first} {pente.write_position(state)}\n")


if __name__ == "__main__":
    write_golden(Path(sys.argv[1]), float(sys.argv[2]), *map(int, sys.argv[3:5]))
