"""Games that `play.cu` plays: what it reads, how it is built, and the games it writes.

python -m training.pente.games TABLES                  writes what the program reads
python -m training.pente.games TABLES GAMES            checks a file of games by the rules
python -m training.pente.games people TABLE GAMES      writes people's games, to test a net on
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from fivefold.bots.pente.evaluation import weights
from fivefold.bots.pente.kernel_board import MEANING, PATTERN
from fivefold.bots.pente.kernel_moves import PAIR_SCORE
from fivefold.bots.pente.kernel_search import REDUCTIONS
from fivefold.bots.pente.kernel_value import static_value
from fivefold.bots.pente.search import pattern_board
from fivefold.games import pente
from fivefold.refusals import Refused
from training.pente.fit import games_in
from training.pente.records import MAX_MOVES, NOT_SEARCHED, RECORD, Records, read_records

SOURCE = Path(__file__).with_name("play.cu")


def tables() -> bytes:
    """What the program reads: patterns, their meanings, the fitted values, and numbers of the search."""
    packed = weights().patterns
    moving = ((packed + (1 << 31)) & ((1 << 32) - 1)) - (1 << 31)
    waiting = (packed - moving) >> 32
    parts = [
        PATTERN.astype("<u1"),
        MEANING.astype("<i8"),
        moving.astype("<i4"),
        waiting.astype("<i4"),
        weights().balance.astype("<i4"),
        PAIR_SCORE.astype("<i4"),
        REDUCTIONS.astype("<i4"),
    ]
    found = b"".join(part.tobytes() for part in parts)
    return found + bytes(-len(found) % 8)


def build(compiler: str, program: Path) -> None:
    """Compile the program for CPU cores."""
    command = [compiler, "-O3", "-march=native", "-std=c++17", "-pthread", "-x", "c++", str(SOURCE), "-o", str(program)]
    subprocess.run(command, check=True)


def check(record: np.void) -> None:
    """Fail unless the rules agree with a game: every move legal, its winner right, its end where the game ends."""
    state, first = pente.start(), int(record["opening"])
    for turn in range(int(record["moves"])):
        assert pente.to_move(state) is not None, "the game is over before its last move"
        if turn == first:
            board = pattern_board(state)
            assert int(static_value(board, weights().balance)) == int(record["first_value"]), "another static value"
        best = int(record["best"][turn])
        if best != NOT_SEARCHED:
            assert pente.Move(best) in pente.legal_moves(state), "the best move is not legal"
        state = pente.play(state, pente.Move(int(record["move"][turn])))
    ended = pente.outcome(state)
    if ended is None:
        assert (int(record["moves"]), int(record["winner"])) == (MAX_MOVES, -1), "the game is not over"
        return
    winner = -1 if ended.ranks == (1, 1) else ended.ranks.index(1)
    assert winner == int(record["winner"]), "another winner"


def people(path: Path) -> Records:
    """The games of a table of people's games that were played to the end, every turn searched, as it were."""
    found = []
    for game in games_in(path):
        state = game.first
        try:
            for move in game.moves:
                state = pente.play(state, move)
        except Refused:  # the free opening, or moves after the end
            continue
        if pente.to_move(state) is None and len(game.moves) < MAX_MOVES:
            record = np.zeros((), RECORD)
            record["opening"], record["moves"], record["winner"] = 5, len(game.moves), game.winner
            record["move"][: len(game.moves)] = record["best"][: len(game.moves)] = [m.point for m in game.moves]
            found.append(record)
    return np.array(found, RECORD)


def main(words: Sequence[str]) -> None:
    """Write the tables, or check a file of games."""
    if words[0] == "people":
        people(Path(words[1])).tofile(words[2])
        return
    path = Path(words[0])
    if len(words) == 1:
        path.write_bytes(tables())
        return
    records = read_records(Path(words[1]))
    chosen = random.Random(1).sample(range(len(records)), min(len(records), 3000))
    for number in chosen:
        check(records[number])
    searched = records["moves"].astype(int) - records["opening"]
    print(f"{len(chosen)} of {len(records)} games agree with the rules; {searched.mean():.1f} moves searched in each")


if __name__ == "__main__":
    main(sys.argv[1:])
